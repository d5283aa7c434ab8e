"""Counting drills: points, losers and the like of a hand dealt at random."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridgetutor.hands.facts.points import suit_points
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import PACK, SUITS_DOWN
from bridgetutor.rules.hands import Hand
from bridgetutor.teaching.counting import recount
from bridgetutor.teaching.drills.item import Item, Probe, named
from bridgetutor.teaching.lesson import Countable, CountExercise, Mark, Prose, Reply
from bridgetutor.wording import Wording

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, slots=True)
class Counting:
    """A `Maker`: count something of a hand."""

    concept: str
    title: Phrase
    of: Countable
    asks: Phrase

    def item(self, _probe: Probe | None, random: Random, wording: Wording) -> Item:
        """Any hand will do: the number is always there."""
        hand = Hand.of(random.sample(PACK, 13))
        asked = CountExercise(named(self.concept, ""), Prose(wording.render(self.asks)), self.of, (), hand)
        number = recount(asked)
        if number is None:
            raise AssertionError(f"{self.of} of a hand is no number")
        says = Prose(wording.render(_shown(self.of, hand, number)))
        reply = Reply(Mark.RIGHT, (number,), says)
        return Item(self.concept, "", CountExercise(asked.id, asked.question, asked.of, (reply,), hand))


def _shown(of: Countable, hand: Hand, number: int) -> Phrase:
    """How the number comes about, where that can be said suit by suit."""
    if of is not Countable.POINTS:
        return counted("It is {n}.", "They are {n}.", n=number)
    parts = tuple(
        phrase("{suit:sign} {points}", suit=suit, points=suit_points(hand, suit)) for suit in SUITS_DOWN
    )
    return phrase("{parts}: {sum} in all.", parts=parts, sum=number)


COUNTING = (
    Counting("points", phrase("High-card points"), Countable.POINTS, phrase("How many high-card points?")),
    Counting(
        "losers", phrase("Losers"), Countable.LOSERS, phrase("How many losers by the losing-trick count?")
    ),
    Counting(
        "length-points",
        phrase("Points for length"),
        Countable.LENGTH_POINTS,
        phrase("How many points for length?"),
    ),
    Counting(
        "controls", phrase("Controls"), Countable.CONTROLS, phrase("How many controls, ace 2 and king 1?")
    ),
)
