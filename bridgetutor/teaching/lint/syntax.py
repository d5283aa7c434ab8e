"""S: how the text is written, beyond what reading it has found: lists, HTML, links, pictures, the file's name."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bridgetutor.phrase import phrase
from bridgetutor.teaching import codes
from bridgetutor.teaching.course import COURSE_FILE
from bridgetutor.teaching.fences import prose_lines
from bridgetutor.teaching.lint.subject import Kind, Passage, Subject
from bridgetutor.teaching.lint.visible import without_code
from bridgetutor.teaching.tree import LINK, PICTURE

_ITEM = re.compile(r"(?P<indent>[ \t]*)(?:[-*+]|\d+[.)])[ \t]+\S")
_HTML = re.compile(r"</?[A-Za-z][\w-]*(?:\s[^<>]*)?/?>|<!--|<!\w")
_LINK = re.compile(r"(?P<picture>!?)\[[^\[\]]*\]\(\s*(?P<to>[^()\s]*)[^()]*\)")
_REFERENCE = re.compile(r"^\s{0,3}\[[^\]]+\]:\s*(?P<to>\S+)", re.MULTILINE)
_FILE = re.compile(r"\d+-[a-z0-9]+(-[a-z0-9]+)*\.md")


def check(subject: Subject) -> None:
    """Notes every fault of this family."""
    for passage in subject.passages():
        if passage.kind in {Kind.PROSE, Kind.QUESTION}:
            _check_lists(subject, passage)
        _check_html(subject, passage)
        _check_links(subject, passage)
    _check_places(subject)
    _check_file(subject)


def _check_lists(subject: Subject, passage: Passage) -> None:
    in_list, before = False, ""
    for number, line in prose_lines(passage.text):
        item = _ITEM.match(line)
        if item is not None:
            if before.strip() and not in_list:
                says = phrase("A list needs a blank line before it")
                subject.note(codes.LIST_RUNS_ON, says, passage.line + number)
            if len(item["indent"].expandtabs(4)) % 4:
                says = phrase("A list within a list is indented by four spaces")
                subject.note(codes.LIST_NESTING, says, passage.line + number)
        in_list = item is not None or (
            in_list and (not line.strip() or line.startswith((" ", "\t")) or bool(before.strip()))
        )
        before = line


def _check_html(subject: Subject, passage: Passage) -> None:
    for found in _HTML.finditer(without_code(passage.text)):
        says = phrase("“{tag}” is HTML, which lessons do not use", tag=found[0])
        subject.note(codes.RAW_HTML, says, passage.line_of(found.start()))


def _check_links(subject: Subject, passage: Passage) -> None:
    for is_picture, target, place in _targets(without_code(passage.text)):
        line = passage.line_of(place)
        if is_picture:
            _check_picture(subject, target, line)
        elif LINK.fullmatch(target) is None:
            says = phrase("“{target}” is no place a link may lead to", target=target)
            subject.note(codes.BAD_LINK, says, line)
        else:
            _check_known(subject, target, line)


def _targets(text: str) -> Iterator[tuple[bool, str, int]]:
    for found in _LINK.finditer(text):
        yield bool(found["picture"]), found["to"], found.start()
    for found in _REFERENCE.finditer(text):
        yield False, found["to"], found.start()


def _check_picture(subject: Subject, target: str, line: int) -> None:
    if PICTURE.fullmatch(target) is None:
        says = phrase("“{target}” is not a picture in the lesson's folder", target=target)
    elif not (subject.path.parent / target).is_file():
        says = phrase("There is no picture “{target}” in the lesson's folder", target=target)
    else:
        return
    subject.note(codes.PICTURE, says, line)


def _check_known(subject: Subject, target: str, line: int) -> None:
    scheme, _, name = target.partition(":")
    lessons, glossary = subject.around.lessons, subject.around.glossary
    if scheme == "lesson" and lessons is not None and name not in lessons:
        subject.note(codes.UNKNOWN_LESSON, phrase("There is no lesson “{name}”", name=name), line)
    if scheme == "glossary" and glossary is not None and glossary.find(name) is None:
        subject.note(codes.UNKNOWN_WORD, phrase("The glossary has no word “{name}”", name=name), line)


def _check_places(subject: Subject) -> None:
    """A lesson that `:place:` names is one like those of links."""
    card = subject.reading.card
    if card is not None and card.place is not None:
        _check_known(subject, f"lesson:{card.place}", subject.reading.card_line)
    for page in subject.pages:
        for option in page.page.fence.options if page.page.fence is not None else ():
            if option.key == "place":
                _check_known(subject, f"lesson:{option.value}", option.line)


def _check_file(subject: Subject) -> None:
    in_a_course = (subject.path.parent / COURSE_FILE).is_file()
    if in_a_course and _FILE.fullmatch(subject.path.name) is None:
        says = phrase("The file is not named with its place and lower case: 01-my-lesson.md")
        subject.note(codes.UNREADABLE, says, 1)
