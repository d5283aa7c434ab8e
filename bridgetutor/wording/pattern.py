"""Filling the braces of a pattern: `{suit}`, `{suit:sign}`, `{card:capital name}`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from string import Formatter


class PatternError(ValueError):
    """A pattern with unbalanced braces, or with a field that the phrase has no value for."""


def fields(pattern: str) -> Iterator[tuple[str, str, str]]:
    """The pieces of a pattern: text, then the name and the form of the field after it (both empty at the end).

    Raises `PatternError` for braces that do not pair and for fields such as `{a.b}`, `{0}` or `{a!r}`.
    """
    try:
        for text, name, form, conversion in Formatter().parse(pattern):
            if conversion or not (name is None or name.isidentifier()):
                raise PatternError(f"only plain names may stand in braces: {pattern!r}")
            yield text, name or "", form or ""
    except ValueError as error:
        raise PatternError(f"{error}: {pattern!r}") from error


def fill(pattern: str, values: Mapping[str, object], word: Callable[[object, str], str]) -> str:
    """The pattern with each field replaced by `word(value, form)`. Raises `PatternError`."""
    pieces: list[str] = []
    for text, name, form in fields(pattern):
        pieces.append(text)
        if name and name not in values:
            raise PatternError(f"no value for {{{name}}}: {pattern!r}")
        if name:
            pieces.append(word(values[name], form))
    return "".join(pieces)
