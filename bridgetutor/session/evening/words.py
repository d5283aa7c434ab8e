"""What is said at a table: who has how many points, who declares, what was named and why, what it came to."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.games.game import GameBoard
from bridgetutor.games.naming import Naming, named
from bridgetutor.games.sheet import Entry, Item, Line
from bridgetutor.hands.facts.points import suit_points
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import SUITS_DOWN
from bridgetutor.rules.play import Play
from bridgetutor.rules.scoring.score import ScoreLine
from bridgetutor.rules.seats import Seat
from bridgetutor.session import feedback as said_to
from bridgetutor.session.evening import bidding
from bridgetutor.session.evening.state import Evening
from bridgetutor.session.evening.themes import told
from bridgetutor.session.screen import Feedback, Tone

TAKEN_BACK = phrase("Taken back.")

GIVEN_UP = (phrase("All hands are open."), phrase("The hand is given up: nothing of it is written."))

NOT_WRITTEN = phrase("You try another line: nothing of it is written.")

THE_COUNT = phrase("An ace counts 4, a king 3, a queen 2, a jack 1.")


def spoken(board: GameBoard) -> Phrase:
    """What the seat that spoke last has said."""
    seat = board.dealer.after(len(board.points) - 1)
    return counted("{seat}: {n} point.", "{seat}: {n} points.", n=board.points[-1], seat=seat)


def miscounted(evening: Evening, points: int, slips: int) -> Feedback:
    """To a wrong number: how points are counted, and then suit by suit what there is to count."""
    hand = evening.board.hand(evening.learner)
    body = THE_COUNT
    if slips > 1 and hand is not None:
        parts = tuple(phrase("{n} in {suit}", n=suit_points(hand, suit), suit=suit) for suit in SUITS_DOWN)
        body = phrase("{parts}. Together?", parts=parts)
    return Feedback(Tone.WRONG, phrase("Not {choice}.", choice=points), (body,))


def declared(evening: Evening) -> tuple[Phrase, ...]:
    """Once all have spoken: who has more, and who declares."""
    board = evening.board
    declarer = board.declarer
    if declarer is not None and board.auction is not None:
        return (_who_declares(evening, declarer),)
    if declarer is None:
        return (phrase("Both sides have 20 points: the cards are dealt again."),)
    side = declarer.side
    together = sum(points for seat, points in board.announced.items() if seat.side is side)
    more = phrase("{side} have {n} points together.", side=side, n=together)
    return (more, _who_declares(evening, declarer))


def _who_declares(evening: Evening, declarer: Seat) -> Phrase:
    learner = evening.learner
    if declarer is learner:
        return phrase("You declare, and {seat} is dummy.", seat=declarer.partner)
    if declarer is learner.partner and not evening.seats:
        return phrase("{seat} declares, and you are dummy.", seat=declarer)
    if declarer is learner.partner:
        return phrase("{seat} declares. You take that chair and play both hands.", seat=declarer)
    return phrase("{seat} declares, and {dummy} is dummy.", seat=declarer, dummy=declarer.partner)


def contract_named(evening: Evening) -> Phrase:
    """What is to be played."""
    return phrase("The contract is {contract}.", contract=evening.board.contract)


def proposal(board: GameBoard) -> Naming | None:
    """What a plain player would name with these two hands; None before it is known who declares."""
    if board.declarer is None or board.deal is None:
        return None
    hand, dummy = board.deal[board.declarer], board.deal[board.declarer.partner]
    return None if hand is None or dummy is None else named(hand, dummy)


def why_named(evening: Evening) -> tuple[Phrase, ...]:
    """Why the others have named their contract; nothing of one that the learner has named."""
    settled = evening.board.auction is not None or evening.board.declarer in evening.seats
    found = None if settled else proposal(evening.board)
    return () if found is None else found.why


def hints(evening: Evening) -> tuple[Phrase, ...]:
    """Help with points or contract, by degrees: a question first."""
    if evening.is_announcing:
        return (THE_COUNT,)
    if evening.is_bidding:
        return bidding.hints(evening)
    found = proposal(evening.board) if evening.is_picking else None
    return () if found is None else (TRUMPS_AND_LEVEL, *found.why)


TRUMPS_AND_LEVEL = phrase("In which suit have the two hands most cards, and do the points reach for a game?")


def hint(evening: Evening) -> Feedback:
    """The last of the degrees that have been asked for."""
    every = hints(evening)
    return said_to.hint(evening.hints, len(every), every[evening.hints - 1])


def scored(evening: Evening) -> tuple[Phrase, ...]:
    """At the end of a board: the tricks won against those needed, and who writes how much."""
    return tuple(_scored(evening))


def _scored(evening: Evening) -> Iterator[Phrase]:
    board = evening.board
    over = outcome_of(board)
    if board.outcome is None or over is None:
        return
    yield phrase("{over}.", over=over)
    if evening.tried is not None:
        yield NOT_WRITTEN
        return
    score = board.game.form.score(board.outcome, board.vulnerability)
    if score.winner is not None:
        yield counted(
            "{side} write {n} point.", "{side} write {n} points.", n=abs(score.total), side=score.winner
        )


def outcome_of(board: GameBoard) -> Phrase | None:
    """The tricks won against those needed; None before the end."""
    if board.outcome is None:
        return None
    if board.outcome.result is None:
        return phrase("Passed out")
    result = board.outcome.result
    contract, more = result.contract, result.difference
    if more < 0:
        return counted(
            "{contract} is one trick down", "{contract} is {n} tricks down", n=-more, contract=contract
        )
    if more == 0:
        return phrase("{contract} is made", contract=contract)
    return counted(
        "{contract} is made with one trick over",
        "{contract} is made with {n} tricks over",
        n=more,
        contract=contract,
    )


def place_in(play: Play) -> Phrase:
    """Where in a board that is done one is: the trick, and whose card comes next."""
    trick = len(play.complete_tricks) + 1
    if play.current_trick is None:
        return phrase("Trick {trick}: {seat} is to lead.", trick=trick, seat=play.turn)
    return phrase("Trick {trick}: {seat} is to play.", trick=trick, seat=play.turn)


def standing(evening: Evening) -> Phrase | None:
    """Who is ahead on the sheet, and once it is full who wins; None while nothing is written."""
    sheet, form = evening.sheet, evening.game.form
    if not sheet.outcomes:
        return None
    if evening.is_over:
        return phrase("{verdict}.", verdict=form.verdict(sheet))
    if sheet.leader is None:
        return phrase("The sides are level.")
    if form.in_imps:
        return counted(
            "{side} lead by {n} IMP.", "{side} lead by {n} IMPs.", n=abs(sheet.difference), side=sheet.leader
        )
    return phrase("{side} lead by {points} points.", side=sheet.leader, points=abs(sheet.difference))


def settled(evening: Evening) -> tuple[Phrase, ...]:
    """Who has won a sheet of several boards, at its end."""
    if not evening.ends_a_sheet:
        return ()
    return (phrase("{verdict}.", verdict=evening.game.form.verdict(evening.sheet)),)


def written_besides(evening: Evening) -> tuple[ScoreLine | Phrase, ...]:
    """What the sheet has of this board that is no part of its own score."""
    sheet = evening.sheet
    written = [item for item in sheet.items if item.deal == len(sheet.outcomes)]
    return tuple(said for item in written for said in _besides(item))


def _besides(item: Item) -> Iterator[ScoreLine | Phrase]:
    match item:
        case Line():
            yield item.says
        case Entry(because=(*_, target)):
            yield target
            yield item.what
        case Entry(premium=True):
            yield ScoreLine(item.what, item.points)


def looked_for(evening: Evening) -> tuple[Phrase, ...]:
    """What kind of cards the table was arranged for."""
    found = told(evening.arrangement)
    return (phrase("Looking for cards as you arranged them: {wishes}.", wishes=found),) if found else ()
