"""The screen of a board that is being bid with a robot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.deal import Board
from bridgetutor.rules.seats import Seat
from bridgetutor.session.choice import Action
from bridgetutor.session.partnership.state import Partnership
from bridgetutor.session.partnership.weighing import LAYOUTS
from bridgetutor.session.screen import AskCall, HandView, Screen, TableView
from bridgetutor.teaching.by_system import Wanted, remarks
from bridgetutor.teaching.lesson import Prose

if TYPE_CHECKING:
    from bridgetutor.wording import Wording


class Bidding(Protocol):
    """What is the same on every board: `PartnershipWalk`."""

    @property
    def id(self) -> str:
        """Of the walk."""

    @property
    def title(self) -> str:
        """Of the drill."""

    @property
    def system(self) -> str:
        """What both play."""

    @property
    def boards(self) -> int:
        """How many."""


def screen_of(of: Bidding, state: Partnership, announcements: tuple[Phrase, ...], wording: Wording) -> Screen:
    """South's hand and the auction; North's as well when that is over."""
    title, at = Prose(of.title), min(state.at + 1, of.boards)
    if state.at >= of.boards:
        return Screen(
            of.id,
            title,
            "",
            of.boards,
            of.boards,
            title,
            Prose(""),
            finished=True,
            summary=(_summary(of, state),),
        )
    if state.board is None or state.auction is None:
        return Screen(
            of.id, title, "", at, of.boards, title, Prose(wording.say("The cards are being dealt."))
        )
    asks = _ask(of, state.board, state.auction)
    return Screen(
        lesson=of.id,
        title=title,
        course="",
        step=at,
        steps=of.boards,
        heading=Prose(wording.say("Board {number}", number=at)),
        prose=Prose("" if state.is_bid else wording.say("Partner is a robot, and the opponents pass.")),
        question=Prose(wording.render(_question(state))),
        table=_table(of, state, state.board, state.auction),
        ask=asks,
        asked=asks,
        feedback=state.feedback,
        marked=state.marked,
        actions=(Action.NEXT,) if state.is_bid else (),
        next_label=_next_label(of, state) if state.is_bid else None,
        announcements=announcements,
    )


def _question(state: Partnership) -> Phrase:
    if not state.is_bid:
        return phrase("Your call?")
    if state.feedback is None:
        return phrase(
            "The contract is being weighed: the hidden hands are dealt {n} times. You can go on without.",
            n=LAYOUTS,
        )
    return phrase("What the contract is worth")


def _next_label(of: Bidding, state: Partnership) -> Phrase:
    return phrase("Finish") if state.at + 1 == of.boards else phrase("Next board")


def _ask(of: Bidding, board: Board, auction: Auction) -> AskCall | None:
    if auction.is_over or auction.turn is not Seat.SOUTH:
        return None
    return AskCall(auction.legal_calls, Wanted(auction, board.vulnerability, of.system))


def _table(of: Bidding, state: Partnership, board: Board, auction: Auction) -> TableView:
    meant = remarks(auction, board.vulnerability, of.system)
    shown = (Seat.NORTH, Seat.SOUTH) if state.is_bid else (Seat.SOUTH,)
    return TableView(
        hands=tuple(
            HandView(seat, board.deal[seat] if seat in shown else None, 13, is_learner=seat is Seat.SOUTH)
            for seat in (Seat.NORTH, Seat.SOUTH)
        ),
        contract=auction.contract if auction.is_over else None,
        dealer=board.dealer,
        vulnerability=board.vulnerability,
        auction=auction,
        remarks=tuple((place, remark.says) for place, remark in sorted(meant.items())),
        alerts=frozenset(place for place, remark in meant.items() if remark.is_alerted),
        turn=None if auction.is_over else auction.turn,
    )


def _summary(of: Bidding, state: Partnership) -> Phrase:
    return counted(
        "{good} of {n} contract was good enough.",
        "{good} of {n} contracts were good enough.",
        n=of.boards,
        good=state.good,
    )
