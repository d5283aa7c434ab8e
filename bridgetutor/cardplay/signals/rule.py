"""The rules that choose a card in following suit, leading and discarding, each with its sentence and its trust."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Card


class Rule(Enum):
    """Why a card is the expected one."""

    AGREED_LEAD = "agreed lead"
    RETURN = "return"
    ASKS_FOR_HIGHER = "asks for the higher suit"
    ASKS_FOR_LOWER = "asks for the lower suit"
    ENCOURAGES = "encourages"
    DISCOURAGES = "discourages"
    EVEN = "even"
    ODD = "odd"
    COVER = "cover"
    SPLIT = "split"
    THIRD_HAND = "third hand"
    WIN = "win"
    LOW = "low"

    @property
    def says(self) -> Phrase:
        """The sentence that goes with the card."""
        return _SAYS[self]

    @property
    def trust(self) -> float:
        """How often a player whom the rule concerns keeps it, 0 to 1; for the rest any card is as likely."""
        return _TRUST[self]


class Expected(NamedTuple):
    """The card that the agreements expect, and the rule that says so."""

    card: Card
    rule: Rule


_SAYS = {
    Rule.AGREED_LEAD: phrase("the card that is agreed to be led from this holding"),
    Rule.RETURN: phrase("return partner's suit: the higher of two cards left, else the original fourth best"),
    Rule.ASKS_FOR_HIGHER: phrase("a high card asks for the higher of the other suits"),
    Rule.ASKS_FOR_LOWER: phrase("a low card asks for the lower of the other suits"),
    Rule.ENCOURAGES: phrase("an encouraging card: this suit is welcome"),
    Rule.DISCOURAGES: phrase("a discouraging card: partner may do better in another suit"),
    Rule.EVEN: phrase("the first of two cards that show an even number"),
    Rule.ODD: phrase("the first of two cards that show an odd number"),
    Rule.COVER: phrase("cover an honour with an honour"),
    Rule.SPLIT: phrase("touching honours: second hand plays the lowest"),
    Rule.THIRD_HAND: phrase("third hand high, but no higher than needed"),
    Rule.WIN: phrase("win as cheaply as you can"),
    Rule.LOW: phrase("the smallest card"),
}

_TRUST = {
    Rule.AGREED_LEAD: 0.7,
    Rule.RETURN: 0.5,
    Rule.ASKS_FOR_HIGHER: 0.4,
    Rule.ASKS_FOR_LOWER: 0.4,
    Rule.ENCOURAGES: 0.4,
    Rule.DISCOURAGES: 0.5,
    Rule.EVEN: 0.35,
    Rule.ODD: 0.45,
    Rule.COVER: 0.4,
    Rule.SPLIT: 0.25,
    Rule.THIRD_HAND: 0.7,
    Rule.WIN: 0.7,
    Rule.LOW: 0.6,
}
"""Between our robots, who keep most of these nine times in ten, and the people of 89 recorded boards, with other cards.

There the agreed lead was found in 63 of a hundred cases, third hand's card in 80, an even count in 36, a split in 14.
"""
