"""A sentence that has not been put into words yet: an English pattern and the values it speaks of.

Lower layers return phrases; `bridgetutor.wording` renders them in the user's language. The pattern is the key of the
translation catalogue, so the English stands where it is meant:

    phrase("{seat} led {suit}: you have a {suit}", seat=Seat.WEST, suit=Suit.HEARTS)
    counted("{n} trick", "{n} tricks", n=3)

Values may be text, numbers, anything of `bridgetutor.rules` (cards, calls, seats, suits …), other phrases, or a
tuple of these, which is rendered as a list ("spades, hearts and clubs").
"""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Phrase:
    """An English pattern, its plural if it has one, and the values by name (`n` chooses the plural)."""

    pattern: str
    values: tuple[tuple[str, object], ...] = ()
    plural: str | None = None

    @property
    def count(self) -> int:
        """The number that chooses between pattern and plural; 1 where there is no plural."""
        return next((value for name, value in self.values if name == "n" and isinstance(value, int)), 1)

    def __str__(self) -> str:
        """Plain English, for logs and exceptions; users get `wording.Wording.render`."""
        pattern = self.plural if self.plural is not None and self.count != 1 else self.pattern
        values = dict(self.values)
        return _FIELD.sub(lambda field: _plain(values[field[1]]), pattern)


_FIELD = re.compile(r"\{(\w+)(?::[^{}]*)?\}")
"""A value's place in a pattern, perhaps with the form it is wanted in: `{card}`, `{card:name}`."""


def phrase(pattern: str, /, **values: object) -> Phrase:
    """A phrase without a plural. The pattern must be a literal: the catalogue is extracted from calls of this."""
    return Phrase(pattern, tuple(values.items()))


def counted(one: str, many: str, /, *, n: int, **values: object) -> Phrase:
    """A phrase whose form depends on the number `n`. Both patterns must be literals."""
    return Phrase(one, (("n", n), *values.items()), many)


def _plain(value: object) -> str:
    return ", ".join(map(_plain, value)) if isinstance(value, tuple) else str(value)
