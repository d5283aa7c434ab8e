"""Planning: counting, looking for ways, and weighing them together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise, product

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.planning.danger import cashed, danger, losers
from bridgetutor.cardplay.planning.plan import Course, Danger, Plan
from bridgetutor.cardplay.planning.ways import TOO_RARE, Way, ruffs_for, ways_in
from bridgetutor.rules.cards import SUITS_DOWN, Card, Suit
from bridgetutor.rules.seats import Seat

SHOWN = 3
"""So many courses are kept to be compared."""


def plan_of(outlook: Outlook) -> Plan | None:
    """Declarer's plan from a view at any moment after the opening lead; None for others, or without a contract."""
    needed = outlook.needed
    if needed is None or not outlook.is_declarers:
        return None
    winners = tuple((suit, outlook.sure_tricks(suit)) for suit in SUITS_DOWN)
    missing = max(0, needed - sum(tricks for _, tricks in winners))
    lines = tuple(way for suit in SUITS_DOWN for way in ways_in(outlook, suit))
    ways = (*lines, *ruffs_for(outlook))
    threat = danger(outlook)
    room = _Room(
        len(outlook.hand(outlook.view.seat)) - needed, threat, _at_once(outlook, lines), outlook.trumps
    )
    entries = tuple((seat, tuple(_entries(outlook, seat))) for seat in outlook.our_seats)
    courses = tuple(_best(ways, missing, room)) if missing else ()
    return Plan(needed, winners, losers(outlook, lines), ways, threat, courses, entries)


@dataclass(frozen=True, slots=True)
class _Room:
    """How many tricks can be lost: `spare` of them; `at_once` are those the defenders take in each suit left alone."""

    spare: int
    threat: Danger | None
    at_once: Mapping[Suit, int]
    trumps: Suit | None

    def bears(self, ways: Sequence[Way]) -> bool:
        """Whether the contract can bear what these ways give up, and what the defenders take meanwhile."""
        lost = sum(way.gives_up[-1] for way in ways)
        touched = {way.suit for way in ways if way.suit is not self.trumps}
        taken = sum(tricks for suit, tricks in self.at_once.items() if suit not in touched)
        runs = self.threat is not None and lost > self.threat.time and self.threat.suit not in touched
        return lost + taken + (self.threat.takes if self.threat is not None and runs else 0) <= self.spare


def _at_once(outlook: Outlook, lines: Sequence[Way]) -> dict[Suit, int]:
    """What the defenders take as soon as they are in, by suit; of trumps what they are likely to win in all."""
    if outlook.trumps is None:
        return {suit: cashed(outlook, suit) for suit in SUITS_DOWN}
    return {
        each.suit: each.fast + each.slow * (each.suit is outlook.trumps) for each in losers(outlook, lines)
    }


def _best(ways: Sequence[Way], missing: int, room: _Room) -> list[Course]:
    """The best course, then the best of those that rest on other suits."""
    courses = sorted(_courses(ways, missing, room), key=_merit, reverse=True)
    found: dict[frozenset[tuple[Suit, bool]], Course] = {}
    for course in courses:
        found.setdefault(frozenset((way.suit, way.is_ruff) for way in course.ways), course)
    return list(found.values())[:SHOWN]


def _merit(course: Course) -> tuple[float, float, int, int]:
    """In time before late, then the chance (a difference of a hundredth is none), then the fewest tricks given up."""
    lost = sum(way.gives_up[-1] for way in course.ways)
    return course.in_time * round(course.chance, 2), round(course.chance, 2), -len(course.ways), -lost


def _courses(ways: Sequence[Way], missing: int, room: _Room) -> Iterator[Course]:
    """Every choice of at most one line a suit, each as far as some number of tricks, in which none is idle."""
    by_place: dict[tuple[Suit, bool], list[Way | None]] = {}
    for way in ways:
        tries = by_place.setdefault((way.suit, way.is_ruff), [None])
        tries += [way.to(tricks) for tricks in range(1, min(way.most, missing) + 1)]
    for chosen in product(*by_place.values()):
        taken = [way for way in chosen if way is not None]
        if sum(way.most for way in taken) >= missing and not _is_idle(taken, missing):
            yield Course(_in_order(taken, missing), _together(taken, missing), room.bears(taken))


def _is_idle(ways: Sequence[Way], missing: int) -> bool:
    """Whether a way could aim one trick lower and nothing be lost."""
    chance = _together(ways, missing)
    return any(
        _together([*ways[:n], way.to(way.most - 1), *ways[n + 1 :]], missing) >= chance - TOO_RARE / 10
        for n, way in enumerate(ways)
    )


def _together(ways: Sequence[Way], missing: int) -> float:
    """The chance that the ways give so many tricks in all, each suit lying independently of the others."""
    shares = [1.0]
    for way in ways:
        exact = _exactly(way)
        sums = [0.0] * (len(shares) + len(exact) - 1)
        for before, share in enumerate(shares):
            for more, chance in enumerate(exact):
                sums[before + more] += share * chance
        shares = sums
    return sum(shares[missing:])


def _exactly(way: Way) -> list[float]:
    """The chances of just 0, 1, 2 … tricks."""
    return [max(0.0, here - there) for here, there in pairwise((1.0, *way.chances, 0.0))]


def _in_order(ways: Sequence[Way], missing: int) -> tuple[Way, ...]:
    """Ruffs first. Of lines that may do alone first what costs nothing; else what loses the lead, in good time."""
    alternatives = any(way.most >= missing for way in ways)
    sign = 1 if alternatives else -1
    return tuple(sorted(ways, key=lambda way: (not way.is_ruff, sign * way.gives_up[-1], -way.chances[-1])))


def _entries(outlook: Outlook, seat: Seat) -> Iterator[Card]:
    """The cards of a hand that win a trick from the top whenever the other hand leads the suit."""
    for suit in SUITS_DOWN:
        out = outlook.out(suit)
        if outlook.hand(seat.partner).length(suit):
            for card in outlook.hand(seat).cards(suit):
                if not out or card.rank > out[0].rank:
                    yield card
