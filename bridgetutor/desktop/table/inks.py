"""The colours of suit signs in text: those of the deck, made readable on the ground they stand on."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QColor

from bridgetutor.desktop.table.art import DeckColours
from bridgetutor.desktop.theme import Colours
from bridgetutor.rules.cards import Suit

READABLE = 4.5
"""The least contrast of text on its ground (WCAG 2.2, 1.4.3)."""

BLACK = 0.03
"""Colours of less luminance than this are seen as black."""


@cache
def contrast(one: str, other: str) -> float:
    """The contrast of two colours given as #RRGGBB, from 1 to 21, as WCAG 2.2 defines it."""
    lights = sorted((_luminance(QColor(one)), _luminance(QColor(other))))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def _luminance(colour: QColor) -> float:
    red, green, blue = (_linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def suit_ink(suit: Suit, deck: DeckColours, colours: Colours, *, ground: str = "") -> str:
    """The deck's colour of the suit, moved towards the theme's ink until it reads on the ground (or the card).

    A black suit is as black as the text beside it, which in the dark is white.
    """
    under = ground or colours.card
    ink = deck.ink(suit)
    if _luminance(QColor(ink)) < BLACK:
        return colours.ink
    for share in range(0, 101, 5):
        mixed = _mixed(ink, colours.ink, share / 100)
        if contrast(mixed, under) >= READABLE:
            return mixed
    return colours.ink


@cache
def _mixed(one: str, other: str, share: float) -> str:
    first, second = QColor(one), QColor(other)
    red, green, blue = (
        round(a + (b - a) * share)
        for a, b in (
            (first.red(), second.red()),
            (first.green(), second.green()),
            (first.blue(), second.blue()),
        )
    )
    return QColor(red, green, blue).name()
