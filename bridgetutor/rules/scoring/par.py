"""Par: the score when both sides bid as well as they can, and all know what every contract would bring.

The auction is worked out backwards as a game of four players: whoever is to call passes or bids on, for the better of
its own side; a contract that would go down is doubled. At duplicate scoring.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from bridgetutor.rules.auction import BIDS, Bid
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.contract import Contract, Result, Risk
from bridgetutor.rules.scoring.duplicate import score
from bridgetutor.rules.seats import Seat, Vulnerability

_SIGN = (1, -1, 1, -1)
"""North-South's points as each seat sees them."""


@dataclass(frozen=True, slots=True)
class Par:
    """North-South's score, and the contracts that bring it: none where nobody can gain by bidding.

    A contract is named at its lowest level and for each declarer who takes as many tricks in it, the lowest first.
    """

    score: int
    contracts: tuple[Result, ...] = ()


def par(tricks: Sequence[Sequence[int]], dealer: Seat, vulnerability: Vulnerability) -> Par:
    """Par of a deal; `tricks[strain][declarer]` are the tricks that declarer's side takes."""
    ends = [[_end(bid, seat, tricks, vulnerability) for seat in Seat] for bid in BIDS]
    points = [[end.points for end in row] for row in ends]
    worth = _worth(points, dealer)
    return Par(worth, _contracts(ends, worth) if worth else ())


@dataclass(frozen=True, slots=True)
class _End:
    """A contract at which the auction may end, and North-South's points for it."""

    result: Result
    points: int


def _end(bid: Bid, declarer: Seat, tricks: Sequence[Sequence[int]], vulnerability: Vulnerability) -> _End:
    result, own = _final(bid, declarer, tricks[bid.strain][declarer], vulnerability.includes(declarer.side))
    return _End(result, _SIGN[declarer] * own)


@cache
def _final(bid: Bid, declarer: Seat, tricks: int, is_vulnerable: bool) -> tuple[Result, int]:
    """The result and declarer's points for it; doubled if it goes down, as each opponent would see to."""
    risk = Risk.UNDOUBLED if tricks >= 6 + bid.level else Risk.DOUBLED
    result = Result(Contract(bid.level, bid.strain, declarer, risk), tricks)
    return result, score(result, Vulnerability.ALL if is_vulnerable else Vulnerability.NONE).total


def _worth(points: Sequence[Sequence[int]], dealer: Seat) -> int:
    """North-South's points at the end of the best auction."""
    # What a seat can still reach by bidding, as it sees it; from the highest bid down.
    reach: list[int | None] = [None] * 4
    for row in reversed(points):
        bid_now = [_passed_on(row[seat], seat.next, 3, reach) for seat in Seat]
        reach = [_best(reach[seat], _SIGN[seat] * bid_now[seat]) for seat in Seat]
    return _passed_on(0, dealer, 4, reach)


def _passed_on(points: int, first: Seat, seats: int, reach: Sequence[int | None]) -> int:
    """North-South's points when so many seats in turn, from `first` on, may bid or leave it at `points`."""
    for step in reversed(range(seats)):
        seat = first.after(step)
        points = _SIGN[seat] * _best(reach[seat], _SIGN[seat] * points)
    return points


def _best(one: int | None, other: int) -> int:
    return other if one is None else max(one, other)


def _contracts(ends: Sequence[Sequence[_End]], worth: int) -> tuple[Result, ...]:
    """The contracts of that worth over which the opponents have no bid that is better for them."""
    found: dict[tuple[Strain, Seat], Result] = {}
    best_above = [-(1 << 30)] * 2
    for row in reversed(ends):
        for end, seat in zip(row, Seat, strict=True):
            if end.points == worth and best_above[seat.side.other] <= -_SIGN[seat] * worth:
                found[end.result.contract.strain, seat] = end.result
        for end, seat in zip(row, Seat, strict=True):
            best_above[seat.side] = max(best_above[seat.side], _SIGN[seat] * end.points)
    return tuple(sorted(found.values(), key=_order))


def _order(result: Result) -> tuple[int, Strain, Seat]:
    return result.contract.level, result.contract.strain, result.contract.declarer
