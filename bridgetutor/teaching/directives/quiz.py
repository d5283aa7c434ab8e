"""`{quiz}`: a question with a few answers to pick from; with `:of:` the program marks those the author does not."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import replace
from hashlib import sha256

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.faults import NotationError
from bridgetutor.teaching import by_suit, codes
from bridgetutor.teaching.at_the_table import (
    deal_beside,
    hand_beside,
    played,
    seen_by,
    setting,
    shown,
)
from bridgetutor.teaching.directive import Directive
from bridgetutor.teaching.lesson import Asked, Mark, QuizExercise, Reply
from bridgetutor.teaching.quizzing import opinion
from bridgetutor.teaching.reader import Reader, whole_number
from bridgetutor.teaching.replies import REPLY_OPTIONS, hints, replies

_NUMBER = re.compile(r"\d+(?:[.,]\d+)?")


def read(reader: Reader) -> QuizExercise | None:
    """The question; every reply's argument is one of its options, and so is each of `:options:`."""
    of = None if reader.option("of") is None else reader.needed_value("of", _asked)
    is_left = reader.option("of") is not None
    written = replies(reader, str.strip, separate=False, must_have_right=not is_left)
    tricks = None if reader.option("tricks") is None else reader.needed_value("tricks", whole_number)
    exercise = _placed(reader, QuizExercise(reader.name, reader.text, (), written, of=of, tricks=tricks))
    if exercise is None:
        return None
    if is_left and not reader.is_broken:
        exercise = replace(exercise, replies=(*written, *_marked(reader, exercise)))
    options = in_order([choice for reply in exercise.replies for choice in reply.choices], name=reader.name)
    if len(options) == 1 and not reader.is_broken:
        reader.note(codes.NO_REASON, phrase("There is only one answer to pick"))
    return replace(exercise, options=options, hand=hand_beside(reader), hints=hints(reader))


def _asked(text: str) -> Asked:
    try:
        return Asked(" ".join(text.lower().split()))
    except ValueError:
        known = tuple(asked.value for asked in Asked)
        says = phrase("“{text}” cannot be asked; these can: {known}", text=text, known=known)
        raise NotationError(says) from None


def _placed(reader: Reader, exercise: QuizExercise) -> QuizExercise | None:
    """With what lies beside the question; None, and a fault, where what it is about is not there."""
    if exercise.of is Asked.TECHNIQUE:
        return _with_play(reader, exercise)
    deal = deal_beside(reader)
    if exercise.of is not None and (deal is None or by_suit.combination(deal) is None):
        says = phrase("“:deal:” with North's and South's cards of one suit is missing: N:AQ4... - 653... -")
        reader.fault(codes.MISSING_OPTION, says)
        return None
    if exercise.of is Asked.CHANCE:
        reader.needed("tricks")
    return replace(exercise, deal=deal, shown=shown(reader, deal))


def _with_play(reader: Reader, exercise: QuizExercise) -> QuizExercise | None:
    """The position after `:played:`, and the hands that the player to play sees."""
    begins = None if reader.needed("contract") is None else setting(reader)
    play = None if begins is None or reader.is_broken else played(reader, begins.play, "played")
    if begins is None or play is None:
        return None
    if play.is_over or play.deal[play.player] is None:
        reader.fault(codes.DEAL, phrase("The next card is nobody's whose hand is known"))
        return None
    seen = shown(reader, play.deal, default=seen_by(play, frozenset({play.player})))
    return replace(exercise, deal=play.deal, shown=seen, play=play, contract=begins.contract)


def _marked(reader: Reader, exercise: QuizExercise) -> tuple[Reply[str], ...]:
    """The options that the author leaves to the program, as it marks them."""
    option = reader.option("options")
    texts = [] if option is None else [text.strip() for text in option.value.split(";")]
    named = {choice for reply in exercise.replies for choice in reply.choices}
    line = None if option is None else option.line
    found = []
    for text in filter(None, texts):
        reply = None if text in named else opinion(exercise, text)
        if reply is not None:
            found.append(reply)
        elif text not in named:
            reader.fault(codes.NOT_UNDERSTOOD, _not_understood(exercise, text), line=line)
    if not any(reply.mark is Mark.RIGHT for reply in (*exercise.replies, *found)):
        reader.fault(codes.NO_RIGHT, phrase("No answer is right: the program finds none either"), line=line)
    return tuple(found)


def _not_understood(exercise: QuizExercise, option: str) -> Phrase:
    """What an author may write instead."""
    suit = None if exercise.deal is None else by_suit.combination(exercise.deal)
    if exercise.of is Asked.BEST_LINE and suit is not None:
        return phrase(
            "“{option}” is no way to begin this suit; these are: {known}",
            option=option,
            known=by_suit.steps(suit),
        )
    if exercise.of is Asked.CHANCE:
        return phrase("“{option}” is not a percentage, such as 76 %", option=option)
    return phrase("There is no technique “{name}”", name=option)


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


DIRECTIVE = Directive(
    "quiz",
    frozenset({"hand", "deal", "show", "place", "of", "options", "tricks", "contract", "played"}),
    REPLY_OPTIONS,
    read,
)
