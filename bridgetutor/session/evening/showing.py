"""The screen of an evening, worked out anew each time from how far it has come. Nothing hidden leaves here."""

from __future__ import annotations

from dataclasses import replace

from bridgetutor.cardplay.agreements import describe
from bridgetutor.cardplay.hints import Hint
from bridgetutor.games.settlement import deals_of
from bridgetutor.hands.carding import STANDARD
from bridgetutor.hands.region import MOST_POINTS
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import BIDS, Auction
from bridgetutor.rules.hands import NO_CARDS
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat, Side
from bridgetutor.session import advising
from bridgetutor.session.at_the_table import Exposed, table_in_play
from bridgetutor.session.choice import Action
from bridgetutor.session.evening import bidding, words
from bridgetutor.session.evening.looking_back import looking_back
from bridgetutor.session.evening.screen import AskAtTable, AskContract, BoardScore, EveningScreen, SheetRow
from bridgetutor.session.evening.setting import is_played
from bridgetutor.session.evening.state import Evening
from bridgetutor.session.evening.turns import hint_wanted, hints_left, open_actions
from bridgetutor.session.screen import AskCard, AskNumber, Feedback, HandView, TableView


def screen_of(
    evening: Evening, announcements: tuple[Phrase, ...] = (), hint: Hint | None = None
) -> EveningScreen:
    """What the learner sees, with the hint that was wanted once it is worked out."""
    actions = open_actions(evening)
    sheet = evening.sheet
    return EveningScreen(
        game=evening.game.title,
        step=len(evening.written) + 1,
        table=_table(evening),
        heading=_heading(evening),
        says=_says(evening),
        ask=_ask(evening),
        feedback=evening.feedback or _hint(evening, hint),
        actions=actions,
        next_label=_next_label(evening) if Action.NEXT in actions else None,
        hints_left=hints_left(evening),
        score=_score(evening),
        sheet=_rows(evening),
        totals=(sheet.total(Side.NORTH_SOUTH), sheet.total(Side.EAST_WEST)),
        standing=words.standing(evening) if is_played(evening.game) else None,
        announcements=announcements,
        paper=sheet if evening.game.form.has_line and sheet.outcomes else None,
        look_back=looking_back(evening),
    )


def _ask(evening: Evening) -> AskAtTable | None:
    if not evening.is_learners_turn:
        return None
    if evening.is_announcing:
        return AskNumber(0, MOST_POINTS)
    if evening.is_bidding:
        return bidding.asked(evening)
    if evening.is_picking:
        declarer = evening.board.declarer
        vulnerable = declarer is not None and evening.board.vulnerability.includes(declarer.side)
        return AskContract(BIDS, vulnerable)
    return None if evening.play is None else AskCard(evening.play.turn)


def _hint(evening: Evening, hint: Hint | None) -> Feedback | None:
    asked = hint_wanted(evening)
    return None if asked is None else advising.degree(asked, evening.hints, hint)


def _heading(evening: Evening) -> Phrase:
    board = evening.board
    if evening.is_dealing:
        return phrase("The cards are being dealt")
    if evening.is_announcing:
        return phrase("How many points do you hold?")
    if evening.is_bidding:
        return phrase("Your call?") if evening.is_learners_turn else phrase("The auction")
    if board.is_dealt_again:
        return phrase("Level at 20: nobody declares")
    if evening.is_picking and evening.is_learners_turn:
        return phrase("Which contract?")
    over = words.outcome_of(board)
    if over is not None:
        return over
    if board.contract is not None:
        return phrase("{contract}", contract=board.contract)
    return phrase("The cards are dealt")


def _says(evening: Evening) -> tuple[Phrase, ...]:
    """Who declares and why, until the first card has fallen; then the table says it all."""
    board = evening.board
    if evening.is_announcing or evening.is_bidding:
        return ()
    if evening.is_dealing:
        return words.looked_for(evening)
    if not is_played(evening.game) and board.is_over:
        return (phrase("By the system: {auction}", auction=bidding.by_the_system(evening)),)
    if board.play is not None and board.play.cards:
        auction = () if board.auction is None else (phrase("{auction}", auction=board.auction),)
        return (*words.settled(evening), *auction)
    return (*words.declared(evening), *words.why_named(evening))


def _next_label(evening: Evening) -> Phrase:
    if evening.is_announcing:
        return phrase("Tell me")
    if evening.board.is_dealt_again:
        return phrase("Deal again")
    if evening.ends_a_sheet:
        return phrase("New sheet")
    if evening.board.is_over:
        return phrase("Next hand")
    return phrase("Next trick") if evening.play is not None and evening.play.cards else phrase("Go on")


def _table(evening: Evening) -> TableView:
    board = evening.board
    table = _played(evening, board.play) if board.play and is_played(evening.game) else _dealt(evening)
    table = replace(
        table,
        dealer=board.dealer,
        vulnerability=board.vulnerability,
        announced=tuple(board.announced.items()),
    )
    return _with_auction(evening, table)


def _with_auction(evening: Evening, table: TableView) -> TableView:
    """The auction lies on the table until the first card: then only the contract counts."""
    board = evening.board
    is_played = board.play is not None and bool(board.play.cards)
    if is_played or not (evening.is_bidding or board.auction is not None):
        return table
    meant = bidding.meanings(evening)
    return replace(
        table,
        auction=board.auction or Auction(board.dealer),
        remarks=tuple((place, remark.says) for place, remark in sorted(meant.items())),
        alerts=frozenset(place for place, remark in meant.items() if remark.is_alerted),
        turn=board.turn,
    )


def _dealt(evening: Evening) -> TableView:
    """Before the play: the learner's hand, and dummy as soon as it is faced; all when the board is dealt again."""
    board, shown, played = evening.board, _shown(evening), is_played(evening.game)
    hands = tuple(
        HandView(
            seat,
            hand if seat in shown else None,
            len(hand),
            is_dummy=seat is board.dummy and played,
            is_learner=seat in evening.seats and not (seat is board.dummy and played),
        )
        for seat, hand in ((seat, board.hand(seat)) for seat in Seat)
        if hand is not None
    )
    return TableView(hands)


def _played(evening: Evening, play: Play) -> TableView:
    contract = evening.board.contract
    table = table_in_play(
        play,
        Exposed(_shown(evening), evening.seats, play.dummy),
        contract=contract,
        vulnerability=evening.board.vulnerability,
        begun=bool(play.cards),
        asked=evening.is_learners_turn,
        needed=None if contract is None else contract.tricks_needed,
    )
    if evening.lies and not play.cards:
        return replace(table, turn=None, playable=NO_CARDS)
    return replace(table, thinking=evening.waits, agreements=describe(STANDARD))


def _shown(evening: Evening) -> frozenset[Seat]:
    """The seats whose cards the learner sees. Who sits down in another's chair sees that hand too.

    After an auction alone it is partner's that counts: what was shown lies beside what was held.
    """
    if evening.board.is_over and not is_played(evening.game) and evening.board.contract is not None:
        return frozenset({evening.learner, evening.learner.partner})
    if evening.board.is_over:
        return frozenset(Seat)
    return evening.seats | {evening.learner} | evening.board.faced


def _score(evening: Evening) -> BoardScore | None:
    board = evening.board
    if board.outcome is None:
        return None
    score = board.game.form.score(board.outcome, board.vulnerability)
    side = score.winner
    lines = () if side is None else score.lines_for(side)
    return BoardScore(side, lines, abs(score.total), words.written_besides(evening))


def _rows(evening: Evening) -> tuple[SheetRow, ...]:
    sheet = evening.sheet
    if not is_played(evening.game):
        return ()
    return tuple(
        SheetRow(dealt.number, dealt.outcome, sheet.difference_of(dealt.number))
        for dealt in deals_of(evening.game.form.settlement, sheet.outcomes)
    )
