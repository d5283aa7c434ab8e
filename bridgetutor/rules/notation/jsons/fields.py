"""The values of a JSON object by key: each of the kind that is asked for, or a fault and nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation.record import LineFault

T = TypeVar("T")


class Fields:
    """An object and the faults found in it, all on the line where it begins."""

    def __init__(self, values: Mapping[str, object], line: int, faults: list[LineFault]) -> None:
        self._values = values
        self._faults = faults
        self._line = line

    def fault(self, says: Phrase) -> None:
        """Keeps a fault."""
        self._faults.append(LineFault(self._line, says))

    def text(self, key: str) -> str:
        """A text; empty where there is none."""
        value = self._values.get(key)
        if isinstance(value, str):
            return value
        self._unfit(key, value)
        return ""

    def number(self, key: str, least: int, most: int) -> int | None:
        """A whole number within bounds."""
        value = self._values.get(key)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self._unfit(key, value)
        return None

    def flag(self, key: str) -> bool:
        """Whether it is true."""
        value = self._values.get(key)
        if value not in {None, True, False}:
            self._unfit(key, value)
        return value is True

    def texts(self, key: str) -> list[str]:
        """A list of texts."""
        value = self._values.get(key)
        if isinstance(value, list):
            return [item for item in value if self._is_text(key, item)]
        self._unfit(key, value)
        return []

    def _is_text(self, key: str, item: object) -> bool:
        if not isinstance(item, str):
            self._unfit(key, item)
        return isinstance(item, str)

    def inner_list(self, key: str) -> list[Fields]:
        """A list of objects."""
        value = self._values.get(key)
        if isinstance(value, list):
            return [self._inner(key, item) for item in value]
        self._unfit(key, value)
        return []

    def inner(self, key: str) -> Fields | None:
        """An object."""
        return self._inner(key, self._values[key]) if self._values.get(key) is not None else None

    def _inner(self, key: str, value: object) -> Fields:
        if isinstance(value, dict):
            return Fields(value, self._line, self._faults)
        self._unfit(key, value)
        return Fields({}, self._line, self._faults)

    def has(self, key: str) -> bool:
        """Whether the key says anything."""
        return self._values.get(key) is not None

    def parsed(self, key: str, parse: Callable[[str], T]) -> T | None:
        """What a text means."""
        text = self.text(key)
        try:
            return parse(text) if text else None
        except BridgeError as error:
            self.fault(error.fault.says)
            return None

    def one_of(self, key: str, kinds: Iterable[T], name: Callable[[T], str]) -> T | None:
        """The one of these values whose name it is."""
        text = self.text(key)
        found = next((kind for kind in kinds if name(kind) == text), None)
        if text and found is None:
            self._unfit(key, text)
        return found

    def _unfit(self, key: str, value: object) -> None:
        if value is not None:
            self.fault(phrase("“{key}” cannot be {value}", key=key, value=str(value)[:60]))
