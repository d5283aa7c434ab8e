"""Where layouts come from: two hidden hands are counted exactly; of three, one is drawn and the others are counted."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import accumulate, count
from math import fsum, prod
from typing import TYPE_CHECKING, NamedTuple, Protocol

from bridgetutor.cardplay.sampling.places import LAST_DEGREE, NOBODY, Place
from bridgetutor.cardplay.sampling.splits import Split
from bridgetutor.cardplay.solver import Bits
from bridgetutor.rules.seats import Seat

if TYPE_CHECKING:
    from random import Random

Held = tuple[Bits, ...]
"""What the hidden hands hold, in the order of their places."""

Weigh = Callable[[int, Bits], float]
"""How likely it is that the place of this number, from 0, holds these cards."""

FEW = 400
"""So many hands, or fewer, that one of three seats may have are all looked at."""

PROBES = 100
"""If so many hands of one of three leave no two for the others, the promises contradict each other."""

OPTIONS = 4
"""Of so many hands that one of three seats may have the likelier ones are drawn, before the others are counted."""

DRAWS_OF_TWO, DRAWS_OF_THREE = 16, 6
"""The most layouts that are made for one that is wanted, for want of likely ones. Of three hands they are dear."""


class Source(Protocol):
    """Layouts that fit what is certain and what was promised."""

    total: int | None
    """How many there are, where they were counted."""
    draws: int
    """The most that are worth making for one that is wanted."""

    def fits(self, random: Random) -> bool:
        """Whether there seems to be any."""

    def drawn(self, random: Random, most: int, weigh: Weigh | None = None) -> Iterator[tuple[float, Held]]:
        """So many or fewer at random, likelier ones more often; each with the weight that makes up for that."""


class Counted:
    """Layouts that have numbers: those of two hidden hands, or of three of which one has few to choose from."""

    draws = DRAWS_OF_TWO

    def __init__(self, splits: list[tuple[Held, Split]], cards: Bits) -> None:
        """`splits` are the ways of the last two places, each with what the first then holds."""
        self._splits, self._cards = splits, cards
        self._sums = list(accumulate(split.total for _, split in splits))
        self._count = self._sums[-1] if splits else 0
        self.total: int | None = self._count

    def fits(self, random: Random) -> bool:
        """See `Source`."""
        return self._count > 0

    def drawn(self, random: Random, most: int, weigh: Weigh | None = None) -> Iterator[tuple[float, Held]]:
        """See `Source`: no layout comes twice, and all weigh the same."""
        for index in random.sample(range(self._count), min(most, self._count)):
            yield 1.0, self._numbered(index)

    def _numbered(self, index: int) -> Held:
        place = bisect_right(self._sums, index)
        first, split = self._splits[place]
        one = split[index - self._sums[place - 1] if place else index]
        return (*first, one, (self._cards & ~sum(first)) ^ one)


class OneThenTwo:
    """Of three hidden hands the first is drawn from all it may be; the ways of the others are its weight."""

    total: int | None = None
    draws = DRAWS_OF_THREE

    def __init__(self, cards: Bits, first: Split, one: Place, other: Place) -> None:
        self._cards, self._first, self._one, self._other = cards, first, one, other

    def fits(self, random: Random) -> bool:
        """See `Source`."""
        return any(True for _ in self.drawn(random, PROBES))

    def drawn(self, random: Random, most: int, weigh: Weigh | None = None) -> Iterator[tuple[float, Held]]:
        """See `Source`."""
        for _ in range(most):
            (first,), weight = _likely(partial(self._drawn_first, random), weigh, random)
            split = Split(self._cards ^ first, self._one, self._other)
            if split.total:
                held, more = _likely(partial(self._drawn_others, first, split, random), weigh, random)
                yield weight * more * split.total, held

    def _drawn_first(self, random: Random) -> Held:
        return (self._first[random.randrange(self._first.total)],)

    def _drawn_others(self, first: Bits, split: Split, random: Random) -> Held:
        one = split[random.randrange(split.total)]
        return first, one, self._cards ^ first ^ one


def _likely(draw: Callable[[], Held], weigh: Weigh | None, random: Random) -> tuple[Held, float]:
    """One of a few that are drawn, chosen by what it weighs, and the weight that makes up for the choice."""
    if weigh is None:
        return draw(), 1.0
    options = [draw() for _ in range(OPTIONS)]
    weights = [prod(map(weigh, count(), held)) for held in options]
    if not any(weights):
        return options[0], 1.0
    place = random.choices(range(OPTIONS), weights)[0]
    return options[place], fsum(weights) / OPTIONS / weights[place]


class Found(NamedTuple):
    """A source that has layouts, the seats in the order of its hands, and how far the promises were relaxed for it."""

    source: Source
    seats: tuple[Seat, ...]
    relaxed: int


def fitting(cards: Bits, places: dict[Seat, Place], random: Random, *, few: int = FEW) -> Found:
    """The source of layouts of the unseen cards, the promises relaxed no further than need be.

    Relaxed are the seats with whom it is enough, and all of them where no single one is. Raises `ValueError` where the
    cards cannot lie at all.
    """
    source, seats = _source(cards, places, few)
    if source.fits(random):
        return Found(source, seats, 0)
    for degree in range(1, LAST_DEGREE + 1):
        wider = {seat: place.relaxed(degree) for seat, place in places.items()}
        alone = [seat for seat in places if _source(cards, places | {seat: wider[seat]}, few)[0].fits(random)]
        source, seats = _source(cards, places | {seat: wider[seat] for seat in alone or places}, few)
        if source.fits(random):
            return Found(source, seats, degree)
    raise ValueError("there is no way to share out the unseen cards")


def _source(cards: Bits, places: Mapping[Seat, Place], few: int) -> tuple[Source, tuple[Seat, ...]]:
    if len(places) < 3:
        one, other, *_ = (*places.values(), NOBODY, NOBODY)
        return Counted([((), Split(cards, one, other))], cards), tuple(places)
    return _of_three(cards, places, few)


def _of_three(cards: Bits, places: Mapping[Seat, Place], few: int) -> tuple[Source, tuple[Seat, ...]]:
    """The hand with the fewest possibilities comes first: the others are left in ways of much the same number."""
    turns = [tuple(places)[n:] + tuple(places)[:n] for n in range(3)]
    splits = [Split(cards, places[a], places[b].with_other(places[c])) for a, b, c in turns]
    first, seats = min(zip(splits, turns, strict=True), key=lambda pair: pair[0].total)
    one, other = (places[seat] for seat in seats[1:])
    if first.total > few:
        return OneThenTwo(cards, first, one, other), seats
    hands = [first[index] for index in range(first.total)]
    return Counted([((hand,), Split(cards ^ hand, one, other)) for hand in hands], cards), seats
