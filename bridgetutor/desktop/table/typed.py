"""Cards and calls typed on the keyboard: `4S`, `S4`, `H K`, `10h`, `♠A`; `2C`, `3N`, `P`, `X`, `XX`.

An entry is the text so far. It is complete when it names one card or call and nothing longer begins with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Generic, TypeVar

from bridgetutor.rules.auction import CALLS, Call
from bridgetutor.rules.cards import LETTER_OF_SIGN, PACK, Card, Rank
from bridgetutor.wording.letters import rank_letter

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Entry(Generic[T]):
    """What has been typed, and what it may still become."""

    names: Mapping[str, T]
    text: str = ""

    def typed(self, letters: str) -> Entry[T] | None:
        """The entry with these letters more; begun anew where they do not go on; None where they begin nothing."""
        letter = _plain(letters)
        if not letter:
            return self if self.text and letters.isspace() else None
        for text in (self.text + letter, letter):
            if any(name.startswith(text) for name in self.names):
                return Entry(self.names, text)
        return None

    def shorter(self) -> Entry[T]:
        """The entry without its last letter."""
        return Entry(self.names, self.text[:-1])

    def cleared(self) -> Entry[T]:
        """Nothing typed."""
        return Entry(self.names)

    @property
    def named(self) -> T | None:
        """What the text names as it stands: for Enter."""
        return self.names.get(self.text)

    @property
    def complete(self) -> T | None:
        """What the text names, where no further letter could change it: needs no Enter."""
        longer = any(name.startswith(self.text) and name != self.text for name in self.names)
        return None if longer else self.named


def _plain(letters: str) -> str:
    return letters.strip().upper().translate(LETTER_OF_SIGN)


@lru_cache(maxsize=4)
def card_entry(card_letters: str) -> Entry[Card]:
    """An entry for cards: suit and rank in either order, in English or in the letters on the cards."""
    names: dict[str, Card] = {}
    for language in ("en", card_letters):
        for card in PACK:
            rank, suit = rank_letter(card.rank, language).upper(), card.suit.letter
            names |= {suit + rank: card, rank + suit: card}
    tens = [card for card in PACK if card.rank is Rank.TEN]
    names |= {f"T{card.suit}": card for card in tens} | {f"{card.suit}T": card for card in tens}
    return Entry(names)


def call_entry() -> Entry[Call]:
    """An entry for calls; bids of notrump as 3N, so that no Enter is needed."""
    names: dict[str, Call] = {str(call): call for call in CALLS}
    return Entry(names)
