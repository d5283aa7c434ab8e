"""What lies on the table of an evening, worked out anew each time. No card leaves here that is hidden."""

from __future__ import annotations

from dataclasses import replace

from bridgetutor.cardplay.agreements import describe
from bridgetutor.hands.carding import STANDARD
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.hands import NO_CARDS
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat, Side
from bridgetutor.session.at_the_table import Exposed, table_in_play
from bridgetutor.session.evening import bidding
from bridgetutor.session.evening.setting import is_played
from bridgetutor.session.evening.state import Evening
from bridgetutor.session.screen import HandView, TableView


def table_of(evening: Evening) -> TableView:
    """The hands that may be seen, the auction or the trick: as the learner sits there, or looks at it."""
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
    has_begun = board.play is not None and bool(board.play.cards)
    if has_begun or not (evening.is_bidding or board.auction is not None):
        return table
    meant = bidding.meanings(evening)
    return replace(
        table,
        auction=board.auction or Auction(board.dealer),
        remarks=tuple((place, remark.says) for place, remark in sorted(meant.items())),
        alerts=frozenset(place for place, remark in meant.items() if remark.is_alerted),
        turn=None if evening.given_up else board.turn,
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
    contract, looked_at = evening.board.contract, _looked_at(evening, play)
    table = table_in_play(
        looked_at,
        Exposed(_shown(evening), evening.seats, play.dummy),
        contract=contract,
        vulnerability=evening.board.vulnerability,
        begun=bool(looked_at.cards),
        asked=evening.is_learners_turn,
        needed=None if contract is None else contract.tricks_needed,
    )
    if looked_at is not play:
        return table
    if evening.is_done or (evening.lies and not play.cards):
        tricks = (evening.board.tricks_won(Side.NORTH_SOUTH), evening.board.tricks_won(Side.EAST_WEST))
        return replace(table, turn=None, playable=NO_CARDS, tricks=tricks)
    return replace(table, thinking=evening.waits, agreements=describe(STANDARD))


def _looked_at(evening: Evening, play: Play) -> Play:
    """The play as it lies on the table: as far as it is stepped through, or on by the cards that beat a claim."""
    if evening.refutation is not None:
        return play.after(*evening.refutation.cards[: evening.refutation.shown])
    return play if evening.at is None else play.before(evening.at)


def _shown(evening: Evening) -> frozenset[Seat]:
    """The seats whose cards the learner sees. Who sits down in another's chair sees that hand too.

    Of the cards that beat a claim each is seen as it falls, and no other: the hand is played on.
    After an auction alone it is partner's that counts: what was shown lies beside what was held.
    """
    if evening.board.is_over and not is_played(evening.game) and evening.board.contract is not None:
        return frozenset({evening.learner, evening.learner.partner})
    if evening.is_done:
        return frozenset(Seat)
    return evening.seats | {evening.learner} | evening.board.faced
