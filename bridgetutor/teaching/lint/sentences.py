"""W: how it sounds: praise, verdicts, exclamation marks, capitals, long sentences, long pages."""

from __future__ import annotations

import re

from bridgetutor.phrase import counted, phrase
from bridgetutor.teaching import codes
from bridgetutor.teaching.lint.subject import Kind, Passage, Subject
from bridgetutor.teaching.lint.visible import sentences, visible

LONGEST_SENTENCE, LONGEST_PAGE = 30, 150
"""Words."""

_PRAISE = re.compile(
    r"\b(?:well done|well (?:played|bid)|good(?: job| work)?(?=[.,:;!])|great|excellent|perfect(?:ly)?|nice(?:ly)?"
    r"|brilliant(?:ly)?|beautiful(?:ly)?|exactly(?=[.,:;!])|bravo|super)\b",
    re.IGNORECASE,
)
_VERDICT = re.compile(
    r"(?:wrong|incorrect|not quite|sorry|correct|right|yes|no|true|false)\b[.,:;!–]", re.IGNORECASE
)
_EXCLAMATION = re.compile("!+")
_CAPITALS = re.compile(r"\b[A-Z]{4,}\b")
_ABBREVIATIONS = frozenset({"SAYC", "RKCB", "ACBL"})
_HOLDING = re.compile(r"[AKQJTX]+")


def check(subject: Subject) -> None:
    """Notes every fault of this family."""
    praised: dict[str, int] = {}
    for passage in subject.passages():
        _check_sentences(subject, passage)
        _check_calm(subject, passage)
        if passage.kind is Kind.REPLY:
            _check_reply(subject, passage, praised)
        if passage.kind is Kind.PROSE:
            _check_page(subject, passage)


def _check_sentences(subject: Subject, passage: Passage) -> None:
    for sentence in sentences(passage.text):
        words = len(sentence.words)
        if words > LONGEST_SENTENCE:
            says = counted("A sentence of {n} word", "A sentence of {n} words", n=words)
            subject.note(codes.LONG_SENTENCE, says, passage.line_of(sentence.place))


def _check_calm(subject: Subject, passage: Passage) -> None:
    seen = visible(passage.text)
    for found in _EXCLAMATION.finditer(seen):
        subject.note(codes.EXCLAMATION, phrase("An exclamation mark"), passage.line_of(found.start()))
    for found in _CAPITALS.finditer(seen):
        if found[0] not in _ABBREVIATIONS and _HOLDING.fullmatch(found[0]) is None:
            says = phrase("“{word}” shouts", word=found[0])
            subject.note(codes.SHOUTING, says, passage.line_of(found.start()))


def _check_reply(subject: Subject, passage: Passage, praised: dict[str, int]) -> None:
    seen = visible(passage.text).strip()
    for found in _PRAISE.finditer(seen):
        word = found[0].lower()
        if word in praised:
            says = phrase("“{word}” praises here as at line {line}", word=word, line=praised[word])
            subject.note(codes.PRAISE, says, passage.line)
        praised.setdefault(word, passage.line)
    verdict = _VERDICT.match(seen)
    if verdict is not None:
        says = phrase("“{word}” repeats what the program has said", word=verdict[0])
        subject.note(codes.VERDICT_IN_REPLY, says, passage.line)


def _check_page(subject: Subject, passage: Passage) -> None:
    words = sum(len(sentence.words) for sentence in sentences(passage.text))
    if words > LONGEST_PAGE:
        says = counted("{n} word on one page", "{n} words on one page", n=words)
        subject.note(codes.LONG_PAGE, says, passage.line)
