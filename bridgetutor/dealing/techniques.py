"""Boards on which a technique of card play decides the contract that the robots' own auction leads to."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches

from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import auction_of
from bridgetutor.bidding.system import System
from bridgetutor.cardplay.habits import habitual_card
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.planning import plan_of
from bridgetutor.cardplay.techniques import Finding, Technique, found
from bridgetutor.cardplay.view import PlayView
from bridgetutor.dealing.feature import Decided
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Board
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Side


@dataclass(frozen=True, slots=True)
class Decides:
    """A technique that declarer sees when dummy comes down, and without which tricks are missing. A `Feature`.

    The suit it is about belongs to declarer's best course, so it is not there by the way. The lead is that of habit.
    With `against`, what East–West play, only contracts of North–South count.
    """

    system: System
    technique: Technique
    against: System | None = None

    @property
    def name(self) -> str:
        """As lessons call it."""
        return self.technique.value

    def shown(self, board: Board) -> Decided | None:
        """What declarer sees; None where the technique is not there, or nothing hangs on it."""
        auction = auction_of(board, Reader(self.system, self.against or self.system))
        if auction.contract is None:
            return None
        if self.against is not None and auction.contract.declarer.side is not Side.NORTH_SOUTH:
            return None
        outlook = _at_the_lead(board, auction.contract)
        if outlook.needed is None or outlook.winners >= outlook.needed:
            return None
        findings = [finding for finding in found(outlook) if finding.technique is self.technique]
        plan = plan_of(outlook) if findings else None
        if plan is None or plan.best is None or not plan.best.in_time:
            return None
        suits = {way.suit for way in plan.best.ways}
        finding = next((each for each in findings if each.suit is None or each.suit in suits), None)
        return None if finding is None else _decided(finding, auction, auction.contract)


def _at_the_lead(board: Board, contract: Contract) -> Outlook:
    play = Play.of(board.deal, contract)
    play = play.after(habitual_card(PlayView.of(play, play.player)))
    return Outlook(PlayView.of(play, contract.declarer), contract=contract)


def _decided(finding: Finding, auction: Auction, contract: Contract) -> Decided:
    return Decided(finding.technique.value, contract, auction, finding.plan, min(1.0, finding.chance))


def technique_named(text: str) -> Technique:
    """The technique of that name, however its words are joined. Raises `BridgeError` where there is none."""
    names = {_plain(each.value): each for each in Technique}
    wanted = names.get(_plain(text))
    if wanted is not None:
        return wanted
    close = get_close_matches(_plain(text), names, 3, 0.4)
    says = phrase(
        "There is no technique “{name}”; there is: {names}",
        name=text,
        names=tuple(names[each].value for each in close or sorted(names)),
    )
    raise BridgeError(says)


def _plain(name: str) -> str:
    return name.casefold().replace("_", " ").replace("-", " ")
