"""Counting drills: points, losers and the like of a hand dealt at random."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import PACK
from bridgetutor.rules.hands import Hand
from bridgetutor.teaching.counting import by_suit
from bridgetutor.teaching.drills.item import Item, Probe, named
from bridgetutor.teaching.lesson import Countable, CountExercise, Mark, Prose, Reply
from bridgetutor.wording import Wording

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, slots=True)
class Counting:
    """A `Maker`: count something of a hand, suit by suit. `rule` is how it is counted."""

    concept: str
    title: Phrase
    of: Countable
    asks: Phrase
    rule: Phrase

    def item(self, _probe: Probe | None, random: Random, wording: Wording) -> Item:
        """Any hand will do: the number is always there. The rule is the hint, and stands beside the number."""
        hand = Hand.of(random.sample(PACK, 13))
        counts = by_suit(self.of, hand)
        number, rule = sum(n for _, n in counts), wording.render(self.rule)
        parts = tuple(phrase("{suit:sign} {points}", suit=suit, points=n) for suit, n in counts)
        shown = wording.say("{parts}: {sum} in all.", parts=parts, sum=number)
        reply = Reply(Mark.RIGHT, (number,), Prose(f"{shown} {rule}"))
        asked = Prose(wording.render(self.asks))
        exercise = CountExercise(
            named(self.concept, ""), asked, self.of, (reply,), hand, hints=(Prose(rule),)
        )
        return Item(self.concept, "", exercise)


COUNTING = (
    Counting(
        "points",
        phrase("High-card points"),
        Countable.POINTS,
        phrase("How many high-card points?"),
        phrase("Ace 4, king 3, queen 2, jack 1."),
    ),
    Counting(
        "losers",
        phrase("Losers"),
        Countable.LOSERS,
        phrase("How many losers by the losing-trick count?"),
        phrase(
            "Of the first three cards of each suit, all are losers but the ace, a king with another card, and a queen "
            "with two others."
        ),
    ),
    Counting(
        "length-points",
        phrase("Points for length"),
        Countable.LENGTH_POINTS,
        phrase("How many points for length?"),
        phrase("One for each card over four in a suit."),
    ),
    Counting(
        "controls",
        phrase("Controls"),
        Countable.CONTROLS,
        phrase("How many controls, ace 2 and king 1?"),
        phrase("An ace is two controls, a king one; nothing else counts."),
    ),
)
