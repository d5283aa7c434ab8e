"""One choice in, one turn out: an evening is a fold of `submit` over what was dealt, said, named and played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bridgetutor.games.game import Announcement, Step
from bridgetutor.phrase import Phrase
from bridgetutor.progress.attempts import Answer
from bridgetutor.rules.auction import Bid, Call, Double, Pass, Redouble
from bridgetutor.rules.cards import Card
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError
from bridgetutor.session import feedback
from bridgetutor.session.at_the_table import announced
from bridgetutor.session.choice import Action, Choice, GoTo, Number, Ruled, Theirs
from bridgetutor.session.evening import bidding, claims, taking_back, trial, words
from bridgetutor.session.evening.arrangement import Arrangement
from bridgetutor.session.evening.marked import steps_to_the_mark
from bridgetutor.session.evening.open_actions import open_actions
from bridgetutor.session.evening.state import Evening
from bridgetutor.session.evening.thinking import awaited
from bridgetutor.session.wanted import CardWanted


@dataclass(frozen=True, slots=True)
class Turn:
    """The evening after a choice, and what is said aloud of it. What is played at a table is no attempt at anything."""

    state: Evening
    announcements: tuple[Phrase, ...] = ()
    attempts: tuple[Answer, ...] = ()


def submit(evening: Evening, choice: Choice) -> Turn:
    """The turn that follows from a choice. One that is not open leaves the evening as it is, or says why."""
    match choice:
        case Arrangement() | Theirs():
            return _from_elsewhere(evening, choice)
        case Ruled():
            return Turn(*claims.ruled(evening, choice))
        case Action():
            return _acted(evening, choice) if choice in open_actions(evening) else Turn(evening)
        case GoTo():
            return Turn(trial.at(evening, choice.step - 1))
        case Number():
            return _numbered(evening, choice.value)
        case Card():
            return _played(evening, choice)
        case Bid() | Pass() | Double() | Redouble():
            return _bid(evening, choice)
        case _:
            return Turn(evening)


def _from_elsewhere(evening: Evening, choice: Arrangement | Theirs) -> Turn:
    """What the learner has not chosen at the table."""
    if isinstance(choice, Arrangement):
        return _arranged(evening, choice)
    return _theirs(evening, choice.what)


def _numbered(evening: Evening, number: int) -> Turn:
    return _counted(evening, number) if evening.claim is None else Turn(*claims.made(evening, number))


def _bid(evening: Evening, call: Call) -> Turn:
    """A call of the auction, or the contract that is named."""
    if isinstance(call, Bid) and evening.is_picking:
        return _named(evening, call) if evening.is_learners_turn else Turn(evening)
    return _called(evening, call)


def foreseen(evening: Evening) -> Iterator[CardWanted]:
    """The cards that would be wanted after each card the learner may play now."""
    if evening.play is None or not evening.is_learners_turn:
        return
    for card in evening.play.legal_cards:
        wanted = awaited(_played(evening, card).state)
        if wanted is not None:
            yield wanted


def _arranged(evening: Evening, arrangement: Arrangement) -> Turn:
    """The table is set before the first cards are dealt, and then no more."""
    if evening.dealt or arrangement.game != evening.game.name:
        return Turn(evening)
    try:
        return Turn(Evening.arranged(arrangement))
    except BridgeError:  # a game or system of another version of the program
        return Turn(evening)


def _theirs(evening: Evening, what: Step | object) -> Turn:
    """What has been dealt, or another seat has named or played; if it is that which was waited for."""
    board = evening.board
    if evening.has_turn or evening.lies or evening.given_up:
        return Turn(evening)
    match what:
        case Deal() if board.fault(what) is None:
            steps = steps_to_the_mark(evening.arrangement, evening.dealt)
            dealt = replace(evening, dealt=evening.dealt + 1)
            return _announced(dealt.with_board(board.after(what, *steps)))
        case Bid() | Pass() | Double() | Redouble() if evening.is_bidding and board.fault(what) is None:
            return _after_call(evening, what)
        case Bid() if evening.is_picking:
            return _named(evening, what)
        case Card() if evening.waits and board.fault(what) is None:
            return _put_down(evening, what)
        case _:
            return Turn(evening)


def _announced(evening: Evening) -> Turn:
    """The other seats say their points, up to the learner; after the last it is known who declares."""
    said: list[Phrase] = []
    board = evening.board
    while evening.is_announcing and not evening.is_learners_turn:
        board = board.after(*board.legal)
        evening = evening.with_board(board)
        said.append(words.spoken(board))
    if evening.board.points and not evening.is_announcing:
        said += words.declared(evening)
    return Turn(evening, tuple(said))


def _counted(evening: Evening, points: int) -> Turn:
    """The learner says the points of the hand; a wrong number is not said, and helped by degrees."""
    if not evening.is_counting:
        return Turn(evening)
    if Announcement(points) not in evening.board.legal:
        slips = evening.slips + 1
        return Turn(replace(evening, slips=slips, feedback=words.miscounted(evening, points, slips)))
    board = evening.board.after(Announcement(points))
    turn = _announced(evening.with_board(board))
    return Turn(turn.state, (words.spoken(board), *turn.announcements))


def _named(evening: Evening, bid: Bid) -> Turn:
    """The contract. One that others have named lies a moment, unless it is the learner who leads."""
    by_others = not evening.is_learners_turn
    after = evening.with_board(evening.board.after(bid))
    after = replace(after, lies=by_others and not after.is_learners_turn)
    return Turn(after, (words.contract_named(after),))


def _called(evening: Evening, call: Call) -> Turn:
    """The learner's call; the Laws may refuse it."""
    if not evening.is_bidding or not evening.is_learners_turn:
        return Turn(evening)
    fault = evening.board.fault(call)
    if fault is not None:
        return Turn(replace(evening, feedback=feedback.refused(fault)))
    return _after_call(evening, call)


def _after_call(evening: Evening, call: Call) -> Turn:
    """A call is made. When the auction is over the contract is said, and that the cards were passed out."""
    after = evening.with_board(evening.board.after(call))
    told = [bidding.said(after.board)]
    if after.board.contract is not None:
        told.append(words.contract_named(after))
    return Turn(after, (*told, *words.scored(after)))


def _played(evening: Evening, card: Card) -> Turn:
    """The learner's card; the Laws may refuse it."""
    play = evening.play
    if play is None or not evening.is_learners_turn:
        return Turn(evening)
    evening = evening if evening.claim is None else claims.dropped(evening)
    fault = play.fault(card)
    if fault is not None:
        return Turn(replace(evening, feedback=feedback.card_refused(fault, play, card, evening.seats)))
    return _put_down(evening, card)


def _put_down(evening: Evening, card: Card) -> Turn:
    """The card goes on the table. A complete trick lies until the learner goes on or leads to the next."""
    if evening.play is None:
        return Turn(evening)
    said = announced(evening.play, (card,))
    after = evening.with_board(evening.board.after(card))
    if after.board.is_over:
        return Turn(after, (*said, *words.scored(after)))
    trick_is_complete = after.play is not None and after.play.current_trick is None
    return Turn(replace(after, lies=trick_is_complete and not after.is_learners_turn), said)


def _acted(evening: Evening, action: Action) -> Turn:
    match action:
        case Action.NEXT:
            return _gone_on(evening)
        case Action.BACK:
            return Turn(_gone_back(evening))
        case Action.HINT:
            after = replace(evening, hints=evening.hints + 1, feedback=None)
            return Turn(after if after.play is not None else replace(after, feedback=words.hint(after)))
        case Action.CLAIM:
            return Turn(claims.begun(evening))
        case Action.SHOW:
            given_up = replace(evening.with_board(evening.board), given_up=True)
            return Turn(given_up, words.GIVEN_UP)
        case Action.TRY:
            return Turn(trial.begun(evening), (words.NOT_WRITTEN,))
        case Action.UNDO:
            return _taken_back(evening, taking_back.undone(evening))
        case _:
            return _taken_back(evening, taking_back.played_again(evening))


def _gone_on(evening: Evening) -> Turn:
    """On from what lies on the table; card by card through a board; to the next; or the program counts."""
    if evening.refutation is not None:
        return Turn(*claims.line_on(evening))
    if evening.lies:
        return Turn(replace(evening, lies=False, feedback=None))
    if evening.at is not None:
        return Turn(trial.stepped(evening, 1))
    if evening.is_done:
        return Turn(evening.at_next_board() if evening.tried is None else trial.left(evening))
    (step,) = evening.board.legal
    return _counted(evening, step.points) if isinstance(step, Announcement) else Turn(evening)


def _gone_back(evening: Evening) -> Evening:
    if evening.claim is not None or evening.refutation is not None:
        return claims.dropped(evening)
    return trial.stepped(evening, -1) if evening.is_done else trial.left(evening)


def _taken_back(evening: Evening, after: Evening) -> Turn:
    """Something is said where anything was taken back."""
    return Turn(after) if after is evening else Turn(after, (words.TAKEN_BACK,))
