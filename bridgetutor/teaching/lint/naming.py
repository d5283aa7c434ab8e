"""Whether a text names an answer: the right one, and no other beside it."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bridgetutor.rules.auction import Bid, Call, Double, Pass, Redouble
from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.teaching.lesson import BidExercise, Countable, CountExercise, Exercise, Mark, QuizExercise
from bridgetutor.teaching.lint.visible import visible
from bridgetutor.teaching.marking import Answer

_SIGN = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
_SUIT_WORD = {Suit.SPADES: "spade", Suit.HEARTS: "heart", Suit.DIAMONDS: "diamond", Suit.CLUBS: "club"}
_NOUNS = {
    Countable.LOSERS: "losers?",
    Countable.CONTROLS: "controls?",
    Countable.LONGEST_SUIT: "cards?",
    Countable.SURE_WINNERS: "(?:sure )?(?:winners?|tricks?)",
    Countable.SPADES: "spades?",
    Countable.HEARTS: "hearts?",
    Countable.DIAMONDS: "diamonds?",
    Countable.CLUBS: "clubs?",
}
_POINTS = r"(?:\w+[ -])?points?"
_CARD = re.compile(r"[♠♥♦♣](?:10|[AKQJT2-9])+")
_CALL = re.compile(r"[1-7](?:[♠♥♦♣]|NT?\b)")


def gives_away(text: str, exercise: Exercise) -> Answer | None:
    """The right answer that the text names, where it names none that is not right; None where it gives nothing away.

    To name several answers, right and wrong, is to put the choice, and gives nothing away.
    """
    seen = visible(text)
    replies = [(reply.mark, choice) for reply in exercise.replies for choice in reply.choices]
    right = [choice for mark, choice in replies if mark is Mark.RIGHT and _names(seen, choice, exercise)]
    others = any(mark is not Mark.RIGHT and _names(seen, choice, exercise) for mark, choice in replies)
    if not right or others or _offers_others(seen, right, exercise):
        return None
    return right[0]


def _names(text: str, answer: Answer, exercise: Exercise) -> bool:
    match answer:
        case Card():
            return _names_card(text, answer)
        case Bid() | Pass() | Double() | Redouble():
            made = isinstance(exercise, BidExercise) and answer in exercise.auction.calls
            return not made and _found(_call_pattern(answer), text)
        case int():
            return isinstance(exercise, CountExercise) and _found(_number_pattern(answer, exercise.of), text)
        case str():
            return _names_option(text, answer)


def _names_card(text: str, card: Card) -> bool:
    letter = "10|T" if card.rank is Rank.TEN else card.rank.letter
    spelled = rf"\b(?:{card.rank.name.lower()}|{letter}) of {_SUIT_WORD[card.suit]}s\b"
    return _found(rf"{_SIGN[card.suit]}(?:{letter})(?![AKQJT\d])|{spelled}", text)


def _call_pattern(call: Call) -> str:
    match call:
        case Pass():
            return r"\bpass\b"
        case Double():
            return r"\bdouble\b"
        case Redouble():
            return r"\bredouble\b"
        case Bid(level, strain):
            sign = "NT?" if strain.suit is None else _SIGN[strain.suit]
            word = r"\s?(?:no[ -]?trumps?)" if strain.suit is None else rf"\s{_SUIT_WORD[strain.suit]}s?"
            return rf"(?<![\d.]){level}(?:{sign}(?!\w)|{word}\b)"


def _number_pattern(number: int, of: Countable | None) -> str:
    noun = r"\w+" if of is None else _NOUNS.get(of, _POINTS)
    return rf"(?<![\d–-]){number} {noun}\b"


def _names_option(text: str, option: str) -> bool:
    """A single word, or a single figure, comes up by chance, or because it is taught: it is not looked for."""
    words = visible(option).strip()
    telling = len(words.split()) > 1 or (len(words) > 2 and any(map(str.isdecimal, words)))
    return telling and not words.isdecimal() and _found(rf"(?<!\w){re.escape(words)}(?!\w)", text)


def _offers_others(text: str, right: Iterable[Answer], exercise: Exercise) -> bool:
    """Whether other cards or calls stand beside the right one, so that it is one of several."""
    if isinstance(exercise, QuizExercise | CountExercise):
        return False
    if isinstance(exercise, BidExercise):
        made = {str(call) for call in exercise.auction.calls}
        named = {found.translate(_LETTERS)[:2] for found in _CALL.findall(text)} - made
        return len(named - {str(answer) for answer in right}) > 0
    cards = {found[0] + rank for found in _CARD.findall(text) for rank in found[1:].replace("10", "T")}
    return len(cards) > len({answer for answer in right if isinstance(answer, Card)})


_LETTERS = str.maketrans({sign: suit.letter for suit, sign in _SIGN.items()})


def _found(pattern: str, text: str) -> bool:
    return re.search(pattern, text, re.IGNORECASE) is not None
