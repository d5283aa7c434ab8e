"""Boards on which a system's own auction uses an agreement.

The auctions are those that four robots have by themselves: what is drawn is as frequent as at the table.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property

from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import Step, bid_out
from bridgetutor.bidding.rule import Rule
from bridgetutor.bidding.system import System
from bridgetutor.dealing.constraint import Constraint
from bridgetutor.dealing.difficulty import Difficulty, difficulty_of
from bridgetutor.dealing.feature import Shown
from bridgetutor.dealing.goals import Goal
from bridgetutor.dealing.language import parse
from bridgetutor.dealing.phases import Phase, phase_of
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import PASS, Auction
from bridgetutor.rules.deal import Board
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Side

_SLAM = 6
_STRENGTH = ((7, 34), (_SLAM, 30))
"""From that level on so many points are mostly held: some fewer than it is said to take, as shape bids slams too."""

_ABOUT_SLAMS = frozenset(
    {"blackwood", "five_notrump_for_kings", "dopi", "josephine", "gerber", "trump_question", "cue_bids"}
)

Calls = tuple[str, ...]
"""An auction from the first bid on, as it is written."""


@dataclass(frozen=True)
class Use:
    """A call of an agreement, or of any if none is named, perhaps of one phase and one difficulty. A `Feature`.

    With a goal the auction must end there, too. With `against`, what East–West play, only calls of North–South count.
    """

    system: System
    agreement: str | None = None
    phase: Phase | None = None
    difficulty: Difficulty | None = None
    goal: Goal | None = None
    against: System | None = None

    @property
    def name(self) -> str:
        """See `Feature`."""
        return self.agreement or self.system.name

    @property
    def likely(self) -> tuple[Constraint, ...]:
        """Slams of one's own side, and the calls that look for them, are found among strong hands."""
        if self.against is None:
            return ()
        level = _SLAM if self.agreement in _ABOUT_SLAMS else 0
        if self.goal is not None:
            level = max(level, min(bid.level for bid in self.goal.bids))
        points = next((points for lowest, points in _STRENGTH if level >= lowest), None)
        return () if points is None else (parse(f"North and South together: {points}+ points"),)

    def shown(self, board: Board) -> Shown | None:
        """The first such call; the auction is left as soon as it cannot come any more."""
        found, auction = None, Auction(board.dealer)
        for step in bid_out(board, Reader(self.system, self.against or self.system)):
            auction = auction.after(step.call)
            if found is None and self._is_meant(step):
                found = _shown(step, auction)
            if found is None and not self._may_come(auction):
                return None
            if found is not None and self.goal is None:
                return found
        return found if self._is_reached(auction) else None

    def _is_reached(self, auction: Auction) -> bool:
        contract = auction.contract
        if self.goal is None or contract is None or not self.goal.reached(auction):
            return False
        return self.against is None or contract.declarer.side is Side.NORTH_SOUTH

    def _is_meant(self, step: Step) -> bool:
        if self.against is not None and step.situation.me.side is not Side.NORTH_SOUTH:
            return False
        if self.agreement is None and (step.call == PASS or step.choices.by_principle):
            return False
        return (
            self.agreement in {None, step.choices.best.rule.agreement}
            and self.phase in {None, phase_of(step.situation, step.call)}
            and self.difficulty in {None, difficulty_of(step)}
        )

    def _may_come(self, auction: Auction) -> bool:
        return self._beginnings is None or _from_the_first_bid(map(str, auction.calls)) in self._beginnings

    @cached_property
    def _beginnings(self) -> frozenset[Calls] | None:
        """The beginnings of all auctions that the agreement's rules are for; None where there is no end of them."""
        rules = [rule for each in self.system.agreements if each.name == self.agreement for rule in each]
        if not rules or not all(rule.pattern.is_exact for rule in rules):
            return None
        auctions = {auction for rule in rules for auction in auctions_of(rule)}
        return frozenset(auction[:end] for auction in auctions for end in range(len(auction) + 1))


def _shown(step: Step, auction: Auction) -> Shown:
    agreement, situation = step.choices.best.rule.agreement, step.situation
    phase, difficulty = phase_of(situation, step.call), difficulty_of(step)
    return Shown(agreement, situation.me, auction, phase, difficulty)


def auctions_of(rule: Rule) -> Iterator[Calls]:
    """The auctions in which the rule's call is made, that included; none where there is no end of them."""
    for key in rule.pattern.keys or ():
        yield _from_the_first_bid((*(_call(token) for token in key), str(rule.call)))


def _call(token: str) -> str:
    return str(PASS) if token == "-" else token.strip("()")


def _from_the_first_bid(calls: Iterable[str]) -> Calls:
    said = tuple(calls)
    start = next((place for place, call in enumerate(said) if call != str(PASS)), len(said))
    return said[start:]


def agreement_named(text: str, system: System) -> str:
    """The name of an agreement, however its words are joined: "Cue bids". Raises `BridgeError` where there is none."""
    names = {_plain(each.name): each.name for each in system.agreements}
    found = names.get(_plain(text))
    if found is not None:
        return found
    close = get_close_matches(_plain(text), names, 3, 0.4)
    says = phrase(
        "There is no agreement “{name}” in {system}; there is: {names}",
        name=text,
        system=system.name,
        names=tuple(names[each] for each in close or sorted(names)),
    )
    raise BridgeError(says)


def _plain(name: str) -> str:
    return " ".join(re.findall(r"[^\W_]+", name.casefold()))
