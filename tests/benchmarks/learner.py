"""Two weeks of a simulated learner with known weaknesses: drills that aim beside drills at random, in the same run.

python -m tests.benchmarks.learner   20 learners, 14 evenings of 20 questions, 24 concepts, 4 of them weak

A weak concept is known one time in four, another nine times in ten. Each question teaches a little of what
is not yet known, and what is not asked for is forgotten a little every night.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from random import Random
from statistics import fmean, stdev

from bridgetutor.progress.attempts import Answer, Attempt, Grade
from bridgetutor.progress.mastery import NOTHING, Learned, learned
from bridgetutor.session.aims import chosen, concepts_of
from bridgetutor.teaching.drills.item import named

MONDAY = datetime(2026, 11, 2, 19, tzinfo=UTC)
WEAK, STRONG, LEARNS, FORGETS = 0.25, 0.9, 0.12, 0.01

LOOKED_AT = (3, 5, 7)
"""The map is looked at after so many evenings: later the weak ones are weak no more."""

STILL_WEAK = 0.7
"""Who knows less than this share of a concept that was weak has not mended it yet."""

Choose = Callable[[Learned, tuple[str, ...], datetime, Random], str]


@dataclass
class Learner:
    """How likely each concept is known; the weak ones are remembered for the end."""

    random: Random
    weak: tuple[str, ...]
    knows: dict[str, float] = field(default_factory=dict)

    def answers(self, concept: str) -> bool:
        """Whether the answer is right. Being asked teaches."""
        known = self.knows[concept]
        self.knows[concept] = known + LEARNS * (1 - known)
        return self.random.random() < known

    def sleeps(self) -> None:
        """A night passes."""
        self.knows = {concept: known * (1 - FORGETS) for concept, known in self.knows.items()}


@dataclass(frozen=True, slots=True)
class Fortnight:
    """What came of two weeks."""

    share_weak: float
    """Of the questions, those about weak concepts."""
    knows_weak: float
    knows: float
    maps: tuple[Map, ...]
    """After each evening."""


@dataclass(frozen=True, slots=True)
class Map:
    """What is named as weak after an evening, beside what was weak at first, and what of it still is."""

    named: frozenset[str]
    weak: frozenset[str]
    still: frozenset[str]


def main(arguments: list[str]) -> int:
    """Prints the numbers; 1 where aiming is not worth what is promised of it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--learners", type=int, default=20)
    parser.add_argument("--evenings", type=int, default=14)
    parser.add_argument("--questions", type=int, default=20)
    parser.add_argument("--concepts", type=int, default=24)
    parser.add_argument("--weak", type=int, default=4)
    options = parser.parse_args(arguments)
    seeds = range(options.learners)
    aimed = [_fortnight(seed, _aimed, options) for seed in seeds]
    at_random = [_fortnight(seed, _at_random, options) for seed in seeds]
    for title, found in (("aimed", aimed), ("at random", at_random)):
        print(
            f"{title:10} on weak concepts {_spread(each.share_weak for each in found)} of the questions, "
            f"known afterwards {_spread(each.knows_weak for each in found)} of these and "
            f"{_spread(each.knows for each in found)} of all"
        )
    times = [one.share_weak / other.share_weak for one, other in zip(aimed, at_random, strict=True)]
    gained = [one.knows - other.knows for one, other in zip(aimed, at_random, strict=True)]
    print(
        f"{_spread(times)} times the share (at least {min(times):.1f}), {_spread(gained)} more known afterwards"
    )
    for evening in LOOKED_AT:
        _tell_maps(
            f"after {evening} evenings",
            [each.maps[evening - 1] for each in aimed if each.maps[evening - 1 :]],
        )
    every = [each for fortnight in aimed for each in fortnight.maps]
    ever = [len(frozenset().union(*(each.named for each in one.maps)) & one.maps[0].weak) for one in aimed]
    _tell_maps("over all evenings", every)
    print(f"on one evening or another the map names {_spread(ever)} of {options.weak} weak concepts")
    return 0 if fmean(times) >= 2 and fmean(gained) > 0 else 1


def _tell_maps(when: str, maps: list[Map]) -> None:
    """How much of what is named is weak, and how much of what is weak is named."""
    named = sum(len(each.named) for each in maps)
    right = sum(len(each.named & each.weak) for each in maps)
    still = sum(len(each.still) for each in maps)
    found = sum(len(each.named & each.still) for each in maps)
    print(
        f"{when} the map names {named / len(maps):.2f} concepts, {right / max(1, named):.2f} of them rightly: "
        f"{right / sum(len(each.weak) for each in maps):.2f} of those weak at first, {found / max(1, still):.2f} of "
        f"the {still / len(maps):.1f} that still are"
    )


def _spread(values: Iterable[float]) -> str:
    """The mean, and how far off it may be (its standard error)."""
    every = list(values)
    return f"{fmean(every):.3f} +- {stdev(every) / len(every) ** 0.5:.3f}"


def _aimed(known: Learned, concepts: tuple[str, ...], now: datetime, random: Random) -> str:
    return chosen(known, concepts, now=now, random=random)[0]


def _at_random(_known: Learned, concepts: tuple[str, ...], _now: datetime, random: Random) -> str:
    return random.choice(concepts)


def _fortnight(seed: int, choose: Choose, options: argparse.Namespace) -> Fortnight:
    concepts = tuple(f"concept {n}" for n in range(options.concepts))
    random = Random(seed)
    weak = tuple(random.sample(concepts, options.weak))
    learner = Learner(Random(seed), weak, {each: WEAK if each in weak else STRONG for each in concepts})
    known, asked, on_weak, maps = NOTHING, 0, 0, list[Map]()
    for evening in range(options.evenings):
        for question in range(options.questions):
            now = MONDAY + timedelta(days=evening, seconds=30 * question)
            concept = choose(known, concepts, now, random)
            grade = Grade.RIGHT if learner.answers(concept) else Grade.WRONG
            attempt = Attempt(f"{asked:032x}", "ann", now, 20, "s", Answer(named(concept, ""), "", "", grade))
            known = learned([attempt], concepts_of, known=known)
            asked, on_weak = asked + 1, on_weak + (concept in weak)
        learner.sleeps()
        still = frozenset(each for each in weak if learner.knows[each] < STILL_WEAK)
        maps.append(Map(frozenset(known.weak), frozenset(weak), still))
    return Fortnight(
        on_weak / asked,
        fmean(learner.knows[each] for each in weak),
        fmean(learner.knows.values()),
        tuple(maps),
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
