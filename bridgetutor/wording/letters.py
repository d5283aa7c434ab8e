"""The letters of the high cards in the languages bridge is written in; chosen apart from the interface language."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bridgetutor.rules.cards import Rank

CARD_LETTERS: Mapping[str, tuple[str, str, str, str, str]] = MappingProxyType(
    {
        "en": ("A", "K", "Q", "J", "10"),
        "de": ("A", "K", "D", "B", "10"),
        "fr": ("A", "R", "D", "V", "10"),
        "it": ("A", "R", "D", "F", "10"),
        "nl": ("A", "H", "V", "B", "10"),
        "pl": ("A", "K", "D", "W", "10"),
        "ru": ("Т", "К", "Д", "В", "10"),
        "sv": ("E", "K", "D", "Kn", "10"),
        "tr": ("A", "R", "D", "V", "10"),
        "uk": ("Т", "К", "Д", "В", "10"),
    }
)
"""Ace, king, queen, jack and ten by language code; the Russian and Ukrainian letters are Cyrillic."""


def rank_letter(rank: Rank, language: str) -> str:
    """How a card index shows the rank; English letters for a language that has no table."""
    if rank < Rank.TEN:
        return rank.letter
    return CARD_LETTERS.get(language, CARD_LETTERS["en"])[Rank.ACE - rank]
