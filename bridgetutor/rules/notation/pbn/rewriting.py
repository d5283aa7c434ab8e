"""A PBN file after some of its boards were changed: all others stay byte for byte as they were."""

from __future__ import annotations

from bridgetutor.rules.notation.pbn.inheritance import Inheritance
from bridgetutor.rules.notation.pbn.pieces import Piece
from bridgetutor.rules.notation.pbn.reader import passage
from bridgetutor.rules.notation.pbn.writer import game
from bridgetutor.rules.notation.record import BoardFile, Passage


def rewritten(file: BoardFile) -> str:
    """The source of the file with its edited boards written anew, for `source.encode`.

    A board that repeats values of one before it (PBN 4.8) is written anew too where these have changed.
    """
    is_8_bit = any(_has_8_bit_signs(found.source) for found in file.passages)
    inheritance = Inheritance()
    sources: list[str] = []
    for i, found in enumerate(file.passages):
        source, after = found.source, inheritance.copy()
        if found.record is not None and not _still_says(found, after):
            last = i + 1 == len(file.passages)
            gap_follows = last or file.passages[i + 1].source.isspace()
            source = _as_before(game(found.record), found.source, is_8_bit=is_8_bit, gap_follows=gap_follows)
            after = inheritance.copy()
            passage(Piece(source, 1, is_game=True), after)
        inheritance = after
        sources.append(source)
    return "".join(sources)


def _still_says(found: Passage, inheritance: Inheritance) -> bool:
    """Whether the source of a board, read after those before it, still gives its record."""
    read = passage(Piece(found.source, found.line, is_game=True), inheritance)
    return not found.edited and read.record == found.record


def _as_before(text: str, source: str, *, is_8_bit: bool, gap_follows: bool) -> str:
    """A new text with the line ends and, as far as it can, the encoding of the old one."""
    if not gap_follows:
        text += "\n"
    if "\r\n" in source:
        text = text.replace("\n", "\r\n")
    if not is_8_bit:
        return text
    try:
        return text.encode("iso-8859-1").decode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return text


def _has_8_bit_signs(source: str) -> bool:
    return not source.isascii() and any("\udc80" <= sign <= "\udcff" for sign in source)
