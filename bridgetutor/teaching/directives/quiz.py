"""`{quiz}`: a question with a few answers to pick from."""

from __future__ import annotations

import re
from collections.abc import Collection
from hashlib import sha256

from bridgetutor.phrase import phrase
from bridgetutor.teaching import codes
from bridgetutor.teaching.at_the_table import deal_beside, hand_beside, shown
from bridgetutor.teaching.directive import Directive
from bridgetutor.teaching.lesson import QuizExercise
from bridgetutor.teaching.reader import Reader
from bridgetutor.teaching.replies import REPLY_OPTIONS, hints, replies

_NUMBER = re.compile(r"\d+(?:[.,]\d+)?")


def read(reader: Reader) -> QuizExercise:
    """The question; every reply's argument is one of its options."""
    deal = deal_beside(reader)
    read = replies(reader, str.strip, separate=False)
    options = in_order([choice for reply in read for choice in reply.choices], name=reader.name)
    if len(options) == 1 and not reader.is_broken:
        reader.note(codes.NO_REASON, phrase("There is only one answer to pick"))
    return QuizExercise(
        id=reader.name,
        question=reader.text,
        options=options,
        replies=read,
        hand=hand_beside(reader),
        deal=deal,
        shown=shown(reader, deal),
        hints=hints(reader),
    )


def in_order(options: Collection[str], *, name: str) -> tuple[str, ...]:
    """The options as they are shown: by number where all begin with one, else mixed, each time alike, by the name."""
    different = tuple(dict.fromkeys(options))
    numbers = {option: _NUMBER.match(option) for option in different}
    if all(numbers.values()):
        return tuple(sorted(different, key=lambda option: (_value(option), option)))
    return tuple(sorted(different, key=lambda option: sha256(f"{name}/{option}".encode()).digest()))


def _value(option: str) -> float:
    found = _NUMBER.match(option)
    return 0 if found is None else float(found[0].replace(",", "."))


DIRECTIVE = Directive("quiz", frozenset({"hand", "deal", "show", "place"}), REPLY_OPTIONS, read)
