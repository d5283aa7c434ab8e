"""Drills of suit combinations: how to begin with a suit that has to give a number of tricks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from bridgetutor.cardplay.combinations import Combination, told
from bridgetutor.cardplay.combinations.beginnings import Beginning, Beginnings, ranked
from bridgetutor.cardplay.combinations.plan import Plan, Step
from bridgetutor.cardplay.combinations.position import ranks_of
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat
from bridgetutor.teaching.drills.item import Item, Probe, named
from bridgetutor.teaching.lesson import Mark, Prose, QuizExercise, Reply
from bridgetutor.wording import Wording

if TYPE_CHECKING:
    from random import Random

LENGTHS = ((3, 3), (4, 2), (4, 3), (4, 4), (5, 2), (5, 3), (3, 2))
"""The cards of the two hands."""

HONOURS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)

CLEAR = 0.05
"""A way that is worth so much less than the best is wrong; what lies between is not among the answers."""

WORTH_A_TRY = 0.15
"""Nobody plans for less than such a chance."""

OPTIONS, LOOKS = 4, 200


@dataclass(frozen=True, slots=True)
class Asked:
    """A suit, the tricks it has to give, and what each way to begin is worth."""

    suit: Combination
    tricks: int
    found: Beginnings

    @property
    def best(self) -> Beginning:
        """The way that the plan begins with."""
        return self.found.ways[0]

    @property
    def chance(self) -> float:
        """What that is worth."""
        return self.best.worth(self.tricks)

    @property
    def worse(self) -> tuple[Beginning, ...]:
        """The ways that are clearly worse, the nearest first; those with a small card alone nobody would think of."""
        return tuple(
            way
            for way in self.found.ways
            if way.worth(self.tricks) < self.chance - CLEAR and not _is_odd(way.step)
        )


@dataclass(frozen=True, slots=True)
class Combining:
    """A `Maker`: the first trick of a suit."""

    concept: str
    title: Phrase

    def item(self, _probe: Probe | None, random: Random, wording: Wording) -> Item:
        """A suit in which it matters how it is begun; what is said of chances is exact."""
        asked = next(islice(_worth_asking(random), 1), None)
        if asked is None:
            raise BridgeError(phrase("No question can be made about {agreement}", agreement=self.concept))
        ways = [asked.best, *asked.worse[: OPTIONS - 1]]
        random.shuffle(ways)
        exercise = QuizExercise(
            named(self.concept, ""),
            Prose(wording.render(_question(asked.tricks))),
            tuple(_words(way, wording) for way in ways),
            tuple(_reply(way, asked, wording) for way in ways),
            deal=_deal(asked.suit),
            shown=frozenset({Seat.NORTH, Seat.SOUTH}),
            hints=(
                Prose(
                    wording.say(
                        "Which of the missing cards can lie well for you? Think each way through with that card in "
                        "front of your high cards, and behind them."
                    )
                ),
            ),
        )
        return Item(self.concept, "", exercise)


def _is_odd(step: Step) -> bool:
    """Whether it names a card below the nine."""
    return any(rank is not None and rank < Rank.NINE for rank in (step.led, step.reply))


def _worth_asking(random: Random) -> Iterator[Asked]:
    for _ in range(LOOKS):
        suit = _suit(random)
        for tricks in random.sample(range(1, suit.position.longest + 1), suit.position.longest):
            found = ranked(suit, tricks)
            if found is None or not found.is_exact or found.ways[0].step != found.plan.step:
                continue
            asked = Asked(suit, tricks, found)
            if len(asked.worse) >= 2 and WORTH_A_TRY < asked.chance < 1:
                yield asked


def _suit(random: Random) -> Combination:
    """Two or three honours, the rest small, in hands of usual lengths."""
    north, south = random.choice(LENGTHS)
    honours = random.sample(HONOURS, random.randint(2, 3))
    small = random.sample([rank for rank in Rank if rank < Rank.TEN], north + south - len(honours))
    ranks = random.sample((*honours, *small), north + south)
    holdings = (Hand.of(Card(Suit.SPADES, rank) for rank in part) for part in (ranks[:north], ranks[north:]))
    return Combination.of(*(hand.holding(Suit.SPADES) for hand in holdings))


def _question(tricks: int) -> Phrase:
    return counted(
        "You need {n} trick from this suit, and can reach both hands. How do you begin?",
        "You need {n} tricks from this suit, and can reach both hands. How do you begin?",
        n=tricks,
    )


def _words(way: Beginning, wording: Wording) -> str:
    return wording.say("{way:capital}", way=told(Plan(way.step)))


def _reply(way: Beginning, asked: Asked, wording: Wording) -> Reply[str]:
    if way is asked.best:
        says = phrase(
            "{plan:capital}: {chance:.0f} %.", plan=told(asked.found.plan), chance=100 * asked.chance
        )
    else:
        says = counted(
            "That gives {n} trick in {chance:.0f} of 100 deals. There is more to be had.",
            "That gives {n} tricks in {chance:.0f} of 100 deals. There is more to be had.",
            n=asked.tricks,
            chance=100 * way.worth(asked.tricks),
        )
    mark = Mark.RIGHT if way is asked.best else Mark.WRONG
    return Reply(mark, (_words(way, wording),), Prose(wording.render(says)))


def _deal(suit: Combination) -> Deal:
    """The two holdings, and no other card."""
    holdings = {Seat.NORTH: suit.north, Seat.SOUTH: suit.south}
    return Deal.of(
        {
            seat: Hand.of(Card(Suit.SPADES, rank) for rank in ranks_of(holding))
            for seat, holding in holdings.items()
        }
    )


COMBINING = Combining("suit-combinations", phrase("How to play a suit"))
