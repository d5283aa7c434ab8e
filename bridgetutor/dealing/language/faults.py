"""What cannot be read in a constraint: each fault with its place and what was expected there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from bridgetutor.dealing.language.gaps import GAPS, SUITS
from bridgetutor.dealing.language.tokens import Token
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.faults import BridgeError


@dataclass(frozen=True, slots=True)
class PlaceFault:
    """One thing that cannot be read: where it begins, the first column being 1, the word that is there, and why."""

    column: int
    word: str
    why: Phrase

    @property
    def says(self) -> Phrase:
        """All of it in a sentence."""
        if not self.word:
            return phrase("Column {column}, at the end: {why}", column=self.column, why=self.why)
        return phrase("Column {column}, “{word}”: {why}", column=self.column, word=self.word, why=self.why)


class Misread(BridgeError):
    """A constraint that cannot be read; `faults` has everything that is wrong, in order, and at least one thing."""

    def __init__(self, faults: Sequence[PlaceFault]) -> None:
        super().__init__(faults[0].says)
        self.faults = tuple(faults)


def expected(token: Token, words: Sequence[str | Phrase]) -> Phrase:
    """What would have gone on from a place: the word that may have been meant, or the few that there are."""
    plain = [each for each in words if isinstance(each, str)]
    suits = SUITS if GAPS["{suit}"].name in words else ()
    meant = close(token, (*plain, *suits))
    if meant is not None:
        return meant
    if "points" in plain:
        return phrase("here is expected of what: 15-17 points, 4+ hearts, 5-7 losers, 20-21 balanced …")
    if len(plain) == len(words) or len(words) > _MOST_EXPECTED:
        return phrase("here something is expected that a hand can have: 15-17 points, 4+ hearts, balanced …")
    return phrase("here is expected: {expected:or}", expected=tuple(words))


def close(token: Token, words: Iterable[str]) -> Phrase | None:
    """A word that may have been meant."""
    near = get_close_matches(token.word, words, 1)
    return phrase("did you mean “{word}”?", word=near[0]) if near else None


_MOST_EXPECTED = 4
