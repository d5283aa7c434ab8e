"""The gaps of a template, and what may stand in them: a number, a suit, a card, a shape, lengths."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from bridgetutor.dealing.language.amounts import Amount, amounts
from bridgetutor.dealing.language.tokens import Token
from bridgetutor.hands.facts.shape import PATTERNS
from bridgetutor.hands.measures.measure import Values
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Card, Rank, Suit

Words = tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class Said:
    """What stood in the gaps of a template, in order."""

    amounts: tuple[Amount, ...] = ()
    suits: tuple[Suit, ...] = ()
    cards: tuple[Card, ...] = ()
    shapes: tuple[Values, ...] = ()
    lengths: tuple[tuple[int, ...], ...] = ()

    @property
    def amount(self) -> Amount:
        """The only amount."""
        return self.amounts[0]

    @property
    def suit(self) -> Suit:
        """The first suit."""
        return self.suits[0]


Filled = Iterator[tuple[Said, int]]
"""What has been said with the gap filled, and the place after it, for each way to fill it."""


@dataclass(frozen=True, slots=True)
class Gap:
    """How a gap is called where it cannot be filled, and how it is filled from a place on."""

    name: Phrase
    filled: Callable[[Words, int, Said], Filled]


def _amount(words: Words, at: int, said: Said) -> Filled:
    for amount, after in amounts(words, at):
        yield replace(said, amounts=(*said.amounts, amount)), after


def _suit(words: Words, at: int, said: Said) -> Filled:
    suit = SUITS.get(words[at].word)
    if suit is not None:
        yield replace(said, suits=(*said.suits, suit)), at + 1


def _cards(words: Words, at: int, said: Said) -> Filled:
    """One card, "♠A" or "ace of spades", or several: "♠AKQ", "AKQ of spades"."""
    text = words[at].word
    suit, ranks, after = SUITS.get(text[:1]), text[1:], at + 1
    if text in _SIGNS:
        ranks, after = words[at + 1].word, at + 2
    elif words[at + 1 : at + 2] and words[at + 1].word == "of":
        suit, ranks, after = SUITS.get(words[at + 2].word), text, at + 3
    held = _ranks(ranks)
    if suit is not None and held:
        yield replace(said, cards=(*said.cards, *(Card(suit, rank) for rank in held))), after


def _ranks(text: str) -> tuple[Rank, ...]:
    """One rank by its letter or name, or several by their letters; none where it is something else."""
    if text in _RANKS:
        return (_RANKS[text],)
    letters = text.replace("10", "t")
    ranks = tuple(_RANKS[letter] for letter in letters if letter in _RANKS)
    return ranks if len(ranks) == len(letters) else ()


def _shape(words: Words, at: int, said: Said) -> Filled:
    """Patterns, "4432 or 5-3-3-2"; the longest reading first."""
    found: list[Values] = []
    while (shape := _pattern(words[at + 2 * len(found)].text)) != 0:
        found.append(shape if not found else found[-1] | shape)
        if words[at + 2 * len(found) - 1].word != "or":
            break
    for count, values in reversed(list(enumerate(found, 1))):
        yield replace(said, shapes=(*said.shapes, values)), at + 2 * count - 1


def _lengths(words: Words, at: int, said: Said) -> Filled:
    lengths = tuple(map(int, words[at].text.split("="))) if "=" in words[at].text[1:] else ()
    if sum(lengths) == _HAND:
        yield replace(said, lengths=(*said.lengths, lengths)), at + 1


def _pattern(text: str) -> Values:
    """The pattern that is written so, as a value of the measure `Shape`; none where it is no pattern."""
    parts = text.replace("–", "-").split("-") if len(text) > len("4432") else list(text)
    if len(parts) != 4 or not all(map(str.isdecimal, parts)):
        return 0
    lengths = tuple(sorted(map(int, parts), reverse=True))
    return sum(1 << place for place, each in enumerate(PATTERNS) if each == lengths)


_HAND = 13

SUITS = {
    name: suit
    for suit, names in zip(
        Suit,
        ("clubs club c ♣", "diamonds diamond d ♦", "hearts heart h ♥", "spades spade s ♠"),
        strict=True,
    )
    for name in names.split()
}
"""The ways to write a suit, in lower case."""

_SIGNS = frozenset("♣♦♥♠")

_RANKS = {
    **{rank.letter.casefold(): rank for rank in Rank},
    **{rank.name.casefold(): rank for rank in Rank},
    "10": Rank.TEN,
}

GAPS: Mapping[str, Gap] = {
    "{n}": Gap(phrase("a number"), _amount),
    "{suit}": Gap(phrase("a suit"), _suit),
    "{card}": Gap(phrase("a card"), _cards),
    "{shape}": Gap(phrase("a shape such as 4432"), _shape),
    "{lengths}": Gap(phrase("lengths such as 5=4=3=1"), _lengths),
}
"""All of them, as they stand in templates."""
