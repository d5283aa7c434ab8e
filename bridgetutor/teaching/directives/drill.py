"""`{drill}`: fresh examples of a concept."""

from __future__ import annotations

from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import NotationError
from bridgetutor.teaching.directive import Directive
from bridgetutor.teaching.lesson import Drill
from bridgetutor.teaching.reader import Reader, is_name, whole_number

_ITEMS = 10


def read(reader: Reader) -> Drill | None:
    """The drill, of ten items unless told otherwise."""
    concept = reader.needed_value("concept", _concept)
    if concept is None:
        return None
    return Drill(reader.name, concept, reader.value("items", _number_of_items, _ITEMS), reader.text)


def _concept(text: str) -> str:
    if not is_name(text):
        raise NotationError(phrase("“{text}” is not a concept: lower case with hyphens", text=text))
    return text


def _number_of_items(text: str) -> int:
    number = whole_number(text)
    if not 1 <= number <= 100:
        raise NotationError(phrase("A drill has 1 to 100 items"))
    return number


DIRECTIVE = Directive("drill", frozenset({"concept", "items"}), frozenset(), read)
