"""The replies and hints of an exercise: `:right 4H: …`, `:at 3 wrong DA: …`, `:refute`, `:because`, `:hint`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Card
from bridgetutor.rules.faults import NotationError
from bridgetutor.teaching import codes
from bridgetutor.teaching.fences import Option
from bridgetutor.teaching.lesson import Mark, Prose, Reply
from bridgetutor.teaching.reader import Reader, whole_number

T = TypeVar("T")

MARKS = tuple(mark.value for mark in Mark)
"""The keys that are replies: right, also, wrong."""

REPLY_OPTIONS = frozenset({*MARKS, "because", "hint", "was"})
"""What every exercise may repeat."""


def hints(reader: Reader) -> tuple[Prose, ...]:
    """The hints, in order."""
    return tuple(Prose(option.value) for option in reader.every("hint"))


def replies(
    reader: Reader, parse: Callable[[str], T], *, separate: bool = True, must_have_right: bool = True
) -> tuple[Reply[T], ...]:
    """All replies in the author's order. `parse` reads one choice; unless they are `separate` the argument is one.

    Two replies to one answer are noted; a question that must have a right answer and has none is a dead end.
    """
    reading = _Reading(reader, parse, separate, [])
    for option in reader.every(*MARKS, "at", "because", "refute"):
        reading.take(option)
    _note_doubles(reader, reading.replies)
    if must_have_right and not any(reply.mark is Mark.RIGHT for reply in reading.replies):
        reader.fault(codes.NO_RIGHT, phrase("No answer is right: “:right …:” is missing"))
    return tuple(reading.replies)


@dataclass
class _Reading(Generic[T]):
    """The replies read so far; `because` and `refute` add to them."""

    reader: Reader
    parse: Callable[[str], T]
    separate: bool
    replies: list[Reply[T]]

    def take(self, option: Option) -> None:
        match option.key:
            case "because":
                self._because(option)
            case "refute":
                self._refute(option, option.argument, None)
            case "at":
                self._at(option)
            case mark:
                self._reply(option, Mark(mark), option.argument, None)

    def _at(self, option: Option) -> None:
        """`:at 3 wrong DA: …`: the trick, the word, the cards."""
        number, _, rest = option.argument.partition(" ")
        word, _, choices = rest.strip().partition(" ")
        trick = self.reader.parsed(option, whole_number, number)
        if trick is None:
            return
        if word in MARKS and trick >= 1:
            self._reply(option, Mark(word), choices, trick)
        elif word == "refute":
            self._refute(option, choices, trick)
        else:
            says = phrase(
                "After “:at” come the trick, from 1, and right, also, wrong or refute: “:at 3 right H4:”"
            )
            self.reader.fault(codes.NOT_UNDERSTOOD, says, line=option.line)

    def _reply(self, option: Option, mark: Mark, argument: str, trick: int | None) -> None:
        texts = argument.split() if self.separate else [argument] * bool(argument)
        if not texts:
            says = phrase("“:{key}” does not say which answer: write it before the colon", key=option.key)
            self.reader.fault(codes.NOT_UNDERSTOOD, says, line=option.line)
            return
        read = [self.reader.parsed(option, self.parse, text) for text in texts]
        choices = tuple(choice for choice in read if choice is not None)
        if choices:
            self.replies.append(Reply(mark, choices, Prose(option.value), trick, line=option.line))

    def _because(self, option: Option) -> None:
        if not self.replies or self.replies[-1].mark is not Mark.RIGHT:
            says = phrase("“:because:” follows a right answer")
            self.reader.note(codes.LOST_REMARK, says, line=option.line)
            return
        self.replies[-1] = replace(self.replies[-1], because=Prose(option.value))

    def _refute(self, option: Option, argument: str, trick: int | None) -> None:
        """The cards go with the last wrong reply that names the card, which then speaks to that card alone."""
        refuted = self.reader.parsed(option, self.parse, argument)
        after = self.reader.parsed(option, _cards)
        if refuted is None or after is None:
            return
        for place, reply in reversed(list(enumerate(self.replies))):
            if reply.mark is Mark.WRONG and refuted in reply.choices and trick in {None, reply.trick}:
                alone = replace(reply, choices=(refuted,), refutation=after)
                others = tuple(choice for choice in reply.choices if choice != refuted)
                rest = [replace(reply, choices=others)] if others else []
                self.replies[place : place + 1] = [alone, *rest]
                return
        says = phrase("“:refute {card}:” follows “:wrong {card}:”", card=refuted)
        self.reader.note(codes.LOST_REMARK, says, line=option.line)


def _cards(text: str) -> tuple[Card, ...]:
    if not text.split():
        raise NotationError(phrase("The cards that follow are missing"))
    return tuple(Card.parse(word) for word in text.split())


def _note_doubles(reader: Reader, read: list[Reply[T]]) -> None:
    seen: set[tuple[int | None, T]] = set()
    for reply in read:
        for choice in reply.choices:
            if (reply.trick, choice) in seen:
                says = phrase("There is a reply to {choice} already", choice=choice)
                reader.note(codes.TWO_REPLIES, says, line=reply.line)
            seen.add((reply.trick, choice))
