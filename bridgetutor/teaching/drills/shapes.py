"""Shape drills: the name for the shape of a hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from bridgetutor.hands.facts.shape import PATTERNS, Pattern, is_balanced, is_semi_balanced, pattern
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.teaching.drills.item import Item, Probe, named
from bridgetutor.teaching.lesson import Mark, Prose, QuizExercise, Reply
from bridgetutor.wording import Wording

if TYPE_CHECKING:
    from random import Random

LONGEST = 7
"""Longer suits are so rare that their names need no practice."""


class ShapeName(Enum):
    """The name of a shape; the value is the probe."""

    BALANCED = "balanced"
    NEARLY_BALANCED = "nearly balanced"
    ONE_SUIT = "one suit"
    TWO_SUITS = "two suits"
    THREE_SUITS = "three suits"

    @classmethod
    def of(cls, shape: Pattern) -> ShapeName:
        """The name of a pattern: each has exactly one."""
        if is_balanced(shape):
            return cls.BALANCED
        if is_semi_balanced(shape):
            return cls.NEARLY_BALANCED
        return (cls.ONE_SUIT, cls.TWO_SUITS, cls.THREE_SUITS)[sum(length >= 4 for length in shape) - 1]


NAMES = {
    ShapeName.BALANCED: phrase("Balanced"),
    ShapeName.NEARLY_BALANCED: phrase("Nearly balanced"),
    ShapeName.ONE_SUIT: phrase("One long suit"),
    ShapeName.TWO_SUITS: phrase("Two suits"),
    ShapeName.THREE_SUITS: phrase("Three suits"),
}

MEANINGS = {
    ShapeName.BALANCED: phrase("A balanced hand has no void, no singleton, and at most one doubleton."),
    ShapeName.NEARLY_BALANCED: phrase("Nearly balanced is one doubleton too many: 5-4-2-2 or 6-3-2-2."),
    ShapeName.ONE_SUIT: phrase("With one long suit no other has 4 cards, and the rest is not balanced."),
    ShapeName.TWO_SUITS: phrase("Two suits have 4 cards or more, and there is a void or a singleton."),
    ShapeName.THREE_SUITS: phrase("With three suits each of them has 4 cards or more."),
}
"""Said to a wrong answer: what it would mean."""


@dataclass(frozen=True, slots=True)
class Shapes:
    """A `Maker`: what the shape of a hand is called."""

    concept: str
    title: Phrase

    def item(self, probe: Probe | None, random: Random, wording: Wording) -> Item:
        """The probe is one of the names; each comes as often as the others."""
        name = _named(probe) or random.choice(tuple(ShapeName))
        hand = _hand(random.choice([shape for shape in _usual() if ShapeName.of(shape) is name]), random)
        options = {each: wording.render(says) for each, says in NAMES.items()}
        exercise = QuizExercise(
            named(self.concept, name.value),
            Prose(wording.say("What shape is this?")),
            tuple(options.values()),
            tuple(_reply(each, name, hand, wording) for each in ShapeName),
            hand,
            hints=(
                Prose(
                    wording.say(
                        "Put the four lengths in order, the longest first. Is there a void or a singleton, or more "
                        "than one doubleton?"
                    )
                ),
            ),
        )
        return Item(self.concept, name.value, exercise)


def _named(probe: Probe | None) -> ShapeName | None:
    return next((name for name in ShapeName if name.value == probe), None)


def _usual() -> Iterator[Pattern]:
    return (shape for shape in PATTERNS if shape[0] <= LONGEST)


def _hand(shape: Pattern, random: Random) -> Hand:
    """A hand of the shape, the suits in any order."""
    lengths = random.sample(shape, 4)
    return Hand.of(
        Card(suit, rank)
        for suit, length in zip(Suit, lengths, strict=True)
        for rank in random.sample(tuple(Rank), length)
    )


def _reply(answer: ShapeName, right: ShapeName, hand: Hand, wording: Wording) -> Reply[str]:
    option = wording.render(NAMES[answer])
    if answer is not right:
        return Reply(Mark.WRONG, (option,), Prose(wording.render(MEANINGS[answer])))
    return Reply(Mark.RIGHT, (option,), Prose(wording.say("{shape}.", shape=_written(pattern(hand)))))


def _written(shape: Pattern) -> str:
    """With hyphens, as lessons write it: 5-4-3-1."""
    return "-".join(map(str, shape))


NAMING = Shapes("shapes", phrase("The words for shape"))
