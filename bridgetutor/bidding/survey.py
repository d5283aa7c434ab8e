"""What many auctions show of a system: where no agreement speaks, what is broken, what says too little."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from bridgetutor.bidding import principles
from bridgetutor.bidding.meaning import Reading
from bridgetutor.bidding.pattern import Key
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import Step, bid_out
from bridgetutor.bidding.stakes import NOTHING_SPECIAL, Stakes
from bridgetutor.hands.claim import Claim
from bridgetutor.rules.auction import PASS, Auction, Call
from bridgetutor.rules.deal import Board
from bridgetutor.rules.hands import Hand

TOO_LONG = 40
"""An auction of more calls than this is a fault."""

TOO_WIDE = 0.5
"""A bid, double or redouble that more than this share of all hands could make says nothing."""

MOST_KEPT = 1 << 15
"""Promises whose share is remembered."""


class Gap(Enum):
    """Why a call counts as one that no agreement speaks of."""

    PRINCIPLE = "by principle"
    WIDE = "promise too wide"
    ANYWHERE = "rule for any auction"


class Finding(NamedTuple):
    """Something wrong in an auction: the board, the calls before, the call, its rule, and what is wrong."""

    board: Board
    auction: Auction
    call: Call
    rule: str
    says: str = ""

    def __str__(self) -> str:
        where = f"{self.board.deal} dealer {self.board.dealer} vul {self.board.vulnerability}"
        return f"{where}: {self.auction} [{self.call}] {self.rule} {self.says}".rstrip()


class Spot(NamedTuple):
    """A place in auctions where no agreement speaks: the auction as the side to call sees it, and the call."""

    key: Key
    call: str
    rule: str
    gap: Gap


@dataclass(slots=True)
class Tally:
    """Counts over many boards; `True` is for calls in uncontested auctions. `examples` has a hand for each spot.

    `shares` has for each rule that was used the largest share of random hands that its promise admitted.
    """

    boards: int = 0
    calls: Counter[bool] = field(default_factory=Counter)
    gaps: Counter[tuple[bool, Gap]] = field(default_factory=Counter)
    spots: Counter[Spot] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    examples: dict[tuple[Key, str], Hand] = field(default_factory=dict)
    shares: dict[str, float] = field(default_factory=dict)
    crashed: list[Finding] = field(default_factory=list)
    illegal: list[Finding] = field(default_factory=list)
    broken: list[Finding] = field(default_factory=list)
    passed_forcing: list[Finding] = field(default_factory=list)
    too_long: list[Finding] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Take in what another has counted."""
        self.boards += other.boards
        self.calls += other.calls
        self.gaps += other.gaps
        self.spots += other.spots
        self.used += other.used
        self.examples = other.examples | self.examples
        self.shares |= {name: max(share, self.shares.get(name, 0)) for name, share in other.shares.items()}
        self.crashed += other.crashed
        self.illegal += other.illegal
        self.broken += other.broken
        self.passed_forcing += other.passed_forcing
        self.too_long += other.too_long

    @property
    def loose(self) -> dict[str, float]:
        """The rules for a bid, double or redouble whose promise says too little, the widest first."""
        wide = (
            pair for pair in self.shares.items() if pair[1] > TOO_WIDE and not pair[0].endswith(f" {PASS}")
        )
        return dict(sorted(wide, key=lambda pair: -pair[1]))

    def gap_share(self, *, free: bool) -> float:
        """The share of calls, uncontested or contested, that no agreement speaks of."""
        return self.gap_count(free=free) / max(1, self.calls[free])

    def gap_count(self, *, free: bool) -> int:
        """The calls, uncontested or contested, that no agreement speaks of."""
        return sum(count for (is_free, _), count in self.gaps.items() if is_free is free)

    @property
    def faults(self) -> int:
        """What should never happen: exceptions, illegal calls, endless auctions, broken promises, passed forces."""
        return sum(map(len, (self.crashed, self.illegal, self.too_long, self.broken, self.passed_forcing)))


@dataclass(slots=True)
class Survey:
    """Bids boards and counts. `sample` holds random hands to weigh promises with."""

    reader: Reader
    sample: Sequence[Hand]
    stakes: Stakes = NOTHING_SPECIAL
    _shares: dict[Claim, float] = field(default_factory=dict)

    def of(self, boards: Iterable[Board]) -> Tally:
        """What these boards show."""
        tally = Tally()
        for board in boards:
            self._add(board, tally)
        return tally

    def _add(self, board: Board, tally: Tally) -> None:
        auction = Auction(board.dealer)
        tally.boards += 1
        try:
            for step in bid_out(board, self.reader, self.stakes):
                if not auction.is_legal(step.call):
                    tally.illegal.append(_finding(board, step))
                    break
                self._count(board, step, tally)
                auction = auction.after(step.call)
        except Exception as error:  # noqa: BLE001 - any fault of ours is what is looked for here
            tally.crashed.append(Finding(board, auction, PASS, type(error).__name__, repr(error)))
        if len(auction.calls) > TOO_LONG:
            tally.too_long.append(Finding(board, auction, auction.calls[-1], ""))

    def _count(self, board: Board, step: Step, tally: Tally) -> None:
        free, name = not step.situation.is_contested, name_of(step.choices.best)
        tally.calls[free] += 1
        tally.used[step.choices.best.rule.agreement] += 1
        gap = self.gap(step)
        if gap is not None:
            key, call = step.situation.key, str(step.call)
            tally.gaps[free, gap] += 1
            tally.spots[Spot(key, call, name, gap)] += 1
            tally.examples.setdefault((key, call), step.hand)
        tally.shares[name] = max(self.share(step.choices.best.claim), tally.shares.get(name, 0))
        self._judge(board, step, tally)

    def gap(self, step: Step) -> Gap | None:
        """Whether no agreement, or none that says anything, led to the call."""
        best = step.choices.best
        if step.choices.by_principle:
            return Gap.PRINCIPLE
        if step.call == PASS:
            return None
        if self.share(best.claim) > TOO_WIDE:
            return Gap.WIDE
        return Gap.ANYWHERE if best.rule.pattern.fits_anything else None

    def _judge(self, board: Board, step: Step, tally: Tally) -> None:
        after = self.reader.after(step.situation, step.call)
        claim = after.meanings[-1].claim
        if not claim.holds(step.hand):
            says = "; ".join(str(broken.says) for broken in claim.broken_by(step.hand))
            tally.broken.append(_finding(board, step, says))
        elif not after.picture[step.situation.me].admits(step.hand):
            tally.broken.append(_finding(board, step, "outside its own picture"))
        if step.situation.bars(step.choices.best.rule):
            tally.passed_forcing.append(_finding(board, step))

    def share(self, claim: Claim) -> float:
        """The share of random hands that keep a claim."""
        known = self._shares.get(claim)
        if known is None:
            if len(self._shares) > MOST_KEPT:
                self._shares.clear()
            known = sum(map(claim.holds, self.sample)) / len(self.sample)
            self._shares[claim] = known
        return known


def name_of(reading: Reading) -> str:
    """The rule's agreement and pattern."""
    return f"{reading.rule.agreement or principles.NAME}: {reading.rule.pattern}"


def _finding(board: Board, step: Step, says: str = "") -> Finding:
    return Finding(board, step.situation.auction, step.call, name_of(step.choices.best), says)
