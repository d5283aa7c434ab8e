"""Templates: how a thing is said, "{n} points|hcp in {suit}", and what is found where a text says it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product

from bridgetutor.dealing.language.gaps import GAPS, Said
from bridgetutor.dealing.language.tokens import Token
from bridgetutor.phrase import Phrase


@dataclass(slots=True)
class Furthest:
    """How far any template could follow the text, and what would have gone on from there."""

    at: int = -1
    expected: dict[str | Phrase, None] = field(default_factory=dict)

    def reached(self, at: int, expected: Sequence[str | Phrase]) -> None:
        """A template ended here, for want of one of these."""
        if at > self.at:
            self.at, self.expected = at, {}
        if at == self.at:
            self.expected |= dict.fromkeys(expected)


@dataclass(frozen=True, slots=True)
class Template:
    """Words, each with its alternatives, and gaps: {n} {suit} {card} {shape} {lengths}."""

    parts: tuple[tuple[str, ...], ...]

    def found(self, words: tuple[Token, ...], at: int, furthest: Furthest) -> Iterator[tuple[Said, int]]:
        """What the text says from a place on, and the place after it, for each way to read it so."""
        yield from _found(self.parts, words, at, Said(), furthest)


def templates(text: str) -> tuple[Template, ...]:
    """The templates written so: `|` parts alternatives for a word, a word in brackets may be missing."""
    choices = [
        ((), (tuple(part[1:-1].split("|")),)) if part.startswith("[") else ((tuple(part.split("|")),),)
        for part in text.split()
    ]
    return tuple(Template(tuple(part for each in choice for part in each)) for choice in product(*choices))


def _found(
    parts: tuple[tuple[str, ...], ...], words: tuple[Token, ...], at: int, said: Said, furthest: Furthest
) -> Iterator[tuple[Said, int]]:
    if not parts:
        yield said, at
        return
    gap = GAPS.get(parts[0][0])
    if gap is not None:
        here = list(gap.filled(words, at, said))
    else:
        here = [(said, at + 1)] if words[at].word in parts[0] else []
    if not here:
        furthest.reached(at, parts[0] if gap is None else [gap.name])
    for so_far, after in here:
        yield from _found(parts[1:], words, after, so_far, furthest)
