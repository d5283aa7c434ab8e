"""Boards on which a technique of card play decides the contract that the robots' own auction leads to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property

from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import auction_of
from bridgetutor.bidding.system import System
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.planning import plan_of
from bridgetutor.cardplay.techniques import NAMES, Finding, Technique
from bridgetutor.dealing import language
from bridgetutor.dealing.at_sight import SHOWN_BY_DUMMY, at_the_lead, is_likely, seen
from bridgetutor.dealing.constraint import Constraint
from bridgetutor.dealing.feature import Decided
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Board
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Side

BY_ITSELF = frozenset(
    {
        Technique.HOLD_UP,
        Technique.DISCARD,
        Technique.CROSS_RUFF,
        Technique.ELIMINATION,
        Technique.DUMMY_REVERSAL,
    }
)
"""What is no line in one suit that a course could be made of: it is there only where the tricks are missing."""

OURS = "North and South together: 21-30 points"
LIKELY: Mapping[Technique, tuple[str, ...]] = {
    Technique.HOLD_UP: ("North and South together: 24-28 points",),
    Technique.ELIMINATION: tuple(
        "North and South together: 24-30 points; "
        f"South: {south} {suit}, semi-balanced; North: {north} {suit}, semi-balanced"
        for suit in ("spades", "hearts")
        for south, north in (("5+", "4+"), ("4", "5+"))
    ),
}
"""Hands among which one's own side mostly finds it; `OURS` for those that are not named here."""


@dataclass(frozen=True)
class Decides:
    """A technique that declarer sees when dummy comes down, and without which tricks are missing. A `Feature`.

    The suit it is about belongs to declarer's best course, so it is not there by the way. The lead is the likeliest.
    With `against`, what East–West play, only contracts of North–South count.
    Raises `BridgeError` for a technique that is not seen so early.
    """

    system: System
    technique: Technique
    against: System | None = None

    def __post_init__(self) -> None:
        if self.technique not in SHOWN_BY_DUMMY:
            raise BridgeError(
                phrase(
                    "{technique} does not show when dummy comes down, so no deal can be looked for; these do: {names}",
                    technique=NAMES[self.technique],
                    names=tuple(each.value for each in SHOWN_BY_DUMMY),
                )
            )

    @property
    def name(self) -> str:
        """As lessons call it."""
        return self.technique.value

    @cached_property
    def likely(self) -> tuple[Constraint, ...]:
        """See `Feature`."""
        return tuple(map(language.parse, LIKELY.get(self.technique, (OURS,))))

    def shown(self, board: Board) -> Decided | None:
        """What declarer sees; None where the technique is not there, or nothing hangs on it."""
        if not any(is_likely(board, self.technique, side) for side in self._sides):
            return None
        reader = Reader(self.system, self.against or self.system)
        auction = auction_of(board, reader)
        if auction.contract is None or auction.contract.declarer.side not in self._sides:
            return None
        told = reader.read(auction, board.vulnerability).promises
        outlook = at_the_lead(board, auction.contract, told)
        finding = next(self._that_matter(outlook), None)
        return None if finding is None else _decided(finding, auction, auction.contract)

    @property
    def _sides(self) -> tuple[Side, ...]:
        """Those whose contracts count."""
        return tuple(Side) if self.against is None else (Side.NORTH_SOUTH,)

    def _that_matter(self, outlook: Outlook) -> Iterator[Finding]:
        """Where it is there, and the contract hangs on it."""
        findings = seen(outlook, self.technique)
        if self.technique in BY_ITSELF:
            yield from findings
            return
        plan = plan_of(outlook) if findings else None
        if plan is not None and plan.best is not None and plan.best.in_time:
            suits = {way.suit for way in plan.best.ways}
            yield from (finding for finding in findings if finding.suit is None or finding.suit in suits)


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
