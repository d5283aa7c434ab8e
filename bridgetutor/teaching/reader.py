"""One fence being read: hands out the values of its options and collects every fault on the way."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.faults import BridgeError, NotationError
from bridgetutor.teaching import codes
from bridgetutor.teaching.diagnostics import Code, Diagnostic
from bridgetutor.teaching.fences import OPTION, Fence, Option, lines_of
from bridgetutor.teaching.lesson import Prose

T = TypeVar("T")

_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@dataclass
class Reader:
    """Reads a fence. `system` is the lesson's, for questions that do not name their own.

    What keeps the fence from being used makes it `is_broken`; other faults are only noted.
    """

    fence: Fence
    path: Path
    system: str | None = None
    diagnostics: list[Diagnostic] = field(default_factory=list)
    is_broken: bool = False

    def fault(self, code: Code, says: Phrase, *, line: int | None = None) -> None:
        """Notes a fault that leaves the fence unusable; without a line, where the fence begins."""
        self.is_broken = True
        self.note(code, says, line=line)

    def note(self, code: Code, says: Phrase, *, line: int | None = None) -> None:
        """Notes a fault that the fence can be used in spite of."""
        self.diagnostics.append(
            Diagnostic(self.path, self.fence.line if line is None else line, code.id, says)
        )

    @property
    def text(self) -> Prose:
        """The question or caption."""
        return Prose(self.fence.text)

    @property
    def name(self) -> str:
        """The name of the fence, faulty or not."""
        return self.fence.id

    def every(self, *keys: str) -> tuple[Option, ...]:
        """The options of these keys, in the order they stand."""
        return tuple(option for option in self.fence.options if option.key in keys)

    def option(self, key: str) -> Option | None:
        """The first option of that key."""
        return next(iter(self.every(key)), None)

    def needed(self, key: str) -> Option | None:
        """The option of that key; a fault where it is missing or empty."""
        option = self.option(key)
        if option is None or not option.value:
            line = None if option is None else option.line
            self.fault(codes.MISSING_OPTION, phrase("“:{key}:” is missing", key=key), line=line)
            return None
        return option

    def value(self, key: str, parse: Callable[[str], T], default: T) -> T:
        """The value of an option that may be left out."""
        option = self.option(key)
        found = None if option is None else self.parsed(option, parse)
        return default if found is None else found

    def needed_value(self, key: str, parse: Callable[[str], T]) -> T | None:
        """The value of an option that must be there; None, and a fault, where it is not."""
        option = self.needed(key)
        return None if option is None else self.parsed(option, parse)

    def parsed(
        self,
        option: Option,
        parse: Callable[[str], T],
        text: str | None = None,
        *,
        code: Code = codes.NOT_UNDERSTOOD,
    ) -> T | None:
        """What `parse` makes of the option's value, or of another text out of it; None, and a fault, if it cannot."""
        try:
            return parse(option.value if text is None else text)
        except NotationError as error:
            self.fault(codes.NOT_UNDERSTOOD, error.fault.says, line=option.line)
        except BridgeError as error:
            self.fault(code, error.fault.says, line=option.line)
        return None

    def check_options(self, *, once: Collection[str], many: Collection[str]) -> None:
        """Notes options that the fence does not know, that stand twice, or that come after the text has begun."""
        seen: set[str] = set()
        for option in self.fence.options:
            if option.key not in {*once, *many}:
                says = phrase("{kind} has no option “:{key}:”", kind=self.fence.kind, key=option.key)
                self.note(codes.UNKNOWN_OPTION, says, line=option.line)
            elif option.key in seen and option.key not in many:
                says = phrase("“:{key}:” stands here for the second time", key=option.key)
                self.note(codes.REPEATED_OPTION, says, line=option.line)
            seen.add(option.key)
        self._check_text({*once, *many})

    def _check_text(self, known: set[str]) -> None:
        for number, line in enumerate(lines_of(self.fence.text)):
            found = OPTION.match(line.strip())
            if found is not None and found["key"] in known:
                says = phrase(
                    "“:{key}:” comes after the text has begun, and is read as text", key=found["key"]
                )
                self.note(codes.LATE_OPTION, says, line=self.fence.text_line + number)

    def check_name(self) -> None:
        """A fault where the name is missing or not written as names are."""
        if not is_name(self.name):
            says = phrase(
                "“{name}” is not a name: lower case with hyphens, such as {kind}-1",
                name=self.name,
                kind=self.fence.kind,
            )
            self.fault(codes.BAD_NAME, says)


def is_name(text: str) -> bool:
    """Whether a text can name a lesson or an exercise: kebab-case."""
    return _NAME.fullmatch(text) is not None


def whole_number(text: str) -> int:
    """A number of up to four figures, perhaps below zero. Raises `NotationError`."""
    if re.fullmatch(r"-?[0-9]{1,4}", text.strip()) is None:
        raise NotationError(phrase("“{text}” is not a whole number", text=text))
    return int(text)


def names(text: str) -> tuple[str, ...]:
    """Names with commas or spaces between them. Raises `NotationError` for one that is not kebab-case."""
    found = tuple(text.replace(",", " ").split())
    for name in found:
        if not is_name(name):
            raise NotationError(phrase("“{name}” is not a name: lower case with hyphens", name=name))
    return found
