"""`{count}`: how many …?"""

from __future__ import annotations

from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import NotationError
from bridgetutor.teaching.at_the_table import deal_beside, hand_beside, shown
from bridgetutor.teaching.directive import Directive
from bridgetutor.teaching.lesson import Countable, CountExercise
from bridgetutor.teaching.reader import Reader, whole_number
from bridgetutor.teaching.replies import REPLY_OPTIONS, hints, replies


def read(reader: Reader) -> CountExercise:
    """The question; without `:of:` the author counts."""
    deal = deal_beside(reader)
    of = None if reader.option("of") is None else reader.needed_value("of", _countable)
    return CountExercise(
        id=reader.name,
        question=reader.text,
        of=of,
        replies=replies(reader, whole_number),
        hand=hand_beside(reader),
        deal=deal,
        shown=shown(reader, deal),
        hints=hints(reader),
    )


def _countable(text: str) -> Countable:
    try:
        return Countable(" ".join(text.lower().split()))
    except ValueError:
        known = tuple(countable.value for countable in Countable)
        says = phrase("“{text}” cannot be counted; these can: {known}", text=text, known=known)
        raise NotationError(says) from None


DIRECTIVE = Directive("count", frozenset({"of", "hand", "deal", "show", "place"}), REPLY_OPTIONS, read)
