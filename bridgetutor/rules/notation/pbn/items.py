"""The auction and play sections of PBN as items: calls or cards as they are written, with all that belongs to each.

PBN 2.1, sections 3.5 to 3.9: suffixes and numeric annotation glyphs, references to notes, comments, irregularities.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.notation.pbn.tags import Tag, comment_text, no_tag
from bridgetutor.rules.notation.record import LineFault, Note, NoteKind

_ITEM = re.compile(
    r"""
      (?P<word> [^\s=!?$*+\-^{};\[%]+ (?P<alert>\*?) )
    | (?P<skip> -+ )
    | =(?P<note> \w* )=
    | (?P<comment> \{[^}]*\}? | ;[^\n]* )
    | (?P<escape> ^%[^\n]* )
    | \^(?P<irregular> \w? )
    | (?P<mark> \$\w* | [!?]+ )
    | (?P<end> \* )
    | (?P<plus> \+ )
    | (?P<bad> \[[^\n]* | \S )
    """,
    re.MULTILINE | re.VERBOSE,
)

SKIPPED_TURN = "S"
"""The irregularity that stands for a whole call: the seat was skipped (PBN 3.9)."""

IRREGULARITIES = {"Auction": "IS", "Play": "LR"}
"""An insufficient bid, a seat skipped; a lead out of turn, a revoke (PBN 3.9)."""

_OTHER_GLYPHS = {"Auction": range(7, 13), "Play": range(1, 7)}
"""The glyphs that judge the other section's calls or cards (PBN 3.7)."""

_SUFFIXES = frozenset({"!", "?", "!!", "??", "!?", "?!"})


@dataclass(slots=True)
class Item:
    """A call or card as it is written; "-" for none, "+" for the one to come. `irregular` is the letter after ^.

    `signs` are the references to notes (=1=) and judgements (!, $5) behind it, in their order.
    """

    text: str
    offset: int
    irregular: str = ""
    is_alerted: bool = False
    is_judged: bool = False
    signs: list[str] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)

    @property
    def is_skip(self) -> bool:
        """Whether nothing is called or played at this place."""
        return self.text[:1] in {"-", "+"}

    @property
    def as_written(self) -> str:
        """The item with its irregularity."""
        return f"^{self.irregular} {self.text}".strip() if self.irregular else self.text


class Section:
    """The items of a section, and what stands before the first. The faults are those of signs, not of calls or cards.

    `end` is the number of items before the mark *, None without one. `has_plus` says that + is among the items.
    """

    def __init__(self, tag: Tag) -> None:
        self.tag = tag
        self.items: list[Item] = []
        self.comments: list[str] = []
        self.faults: list[LineFault] = []
        self.end: int | None = None
        self.has_plus = False
        self._irregular = ""
        for found in _ITEM.finditer(tag.body):
            kind = found.lastgroup
            if kind == "word" or kind == "skip":
                self._add(found[0], found)
            elif kind != "escape":
                self._add_sign(kind or "bad", found)
        if self._irregular:
            self._add("", None)

    def line(self, item: Item) -> int:
        """The line of an item."""
        return self.tag.line_at(item.offset)

    def _fault(self, found: re.Match[str], says: Phrase) -> None:
        self.faults.append(LineFault(self.tag.line_at(found.start()), says))

    def _add(self, text: str, found: re.Match[str] | None) -> None:
        is_alerted = found is not None and found["alert"] == "*"
        offset = len(self.tag.body) if found is None else found.start()
        item = Item(text.removesuffix("*"), offset, self._irregular, is_alerted)
        self.items.append(item)
        self._irregular = ""

    def _add_sign(self, kind: str, found: re.Match[str]) -> None:
        text = found[0].strip()
        match kind:
            case "comment":
                self._add_comment(found)
            case "irregular":
                self._add_irregular(found)
            case "note" | "mark":
                self._add_to_item(found)
            case "end":
                self.end = len(self.items) if self.end is None else self.end
            case "plus":
                self._add_plus(found)
            case _:
                self._fault(
                    found,
                    no_tag(text) if text[0] == "[" else phrase("“{text}” has no meaning here", text=text),
                )

    def _add_comment(self, found: re.Match[str]) -> None:
        if found[0][0] == "{" and found[0][-1] != "}":
            self._fault(found, phrase("A comment is not closed"))
        comments = self.items[-1].comments if self.items else self.comments
        comments.append(comment_text(found[0]))

    def _add_irregular(self, found: re.Match[str]) -> None:
        letter = found["irregular"].upper()
        if letter not in IRREGULARITIES[self.tag.name]:
            self._fault(found, phrase("“{text}” marks no irregularity", text=found[0]))
        elif self._irregular:
            self._fault(found, phrase("There are two irregularities at one place"))
        elif letter == SKIPPED_TURN:
            self.items.append(Item("", found.start(), letter))
        else:
            self._irregular = letter

    def _add_plus(self, found: re.Match[str]) -> None:
        if self.has_plus:
            self._fault(found, phrase("“+” stands twice: only one call or card is the next"))
        self.has_plus = True
        self._add("+", found)

    def _add_to_item(self, found: re.Match[str]) -> None:
        text = found[0]
        if not self.items:
            self._fault(found, phrase("“{text}” stands before the first call or card", text=text))
            return
        signs = self.items[-1].signs
        is_judgement, was_judged = _is_judgement(text), self.items[-1].is_judged
        self.items[-1].is_judged = was_judged or is_judgement
        if is_judgement and was_judged:
            self._fault(found, phrase("“{text}” is a second judgement of one call or card", text=text))
        elif not _is_sign(text, self.tag.name):
            self._fault(found, phrase("“{text}” is neither a judgement nor the number of a note", text=text))
        signs.append(text)


def _is_judgement(sign: str) -> bool:
    """Whether a sign says how good a call or card is: a suffix, or a glyph from $1 to $12, which mean the same."""
    return sign[0] in "!?" or sign in _JUDGEMENTS


_JUDGEMENTS = frozenset(f"${number}" for number in range(1, 13))


def _is_sign(text: str, section: str) -> bool:
    """A suffix, a numeric annotation glyph that suits the section, or a reference to a note (PBN 3.5.2, 3.7)."""
    if text[0] in "!?":
        return text in _SUFFIXES
    digits = text.strip("$=")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 3):
        return False
    return text[0] == "=" or (int(digits) <= 255 and int(digits) not in _OTHER_GLYPHS[section])


def notes_of(item: Item, index: int, texts: dict[int, str]) -> list[Note]:
    """What the signs of an item say, as notes of the call or card at `index`. A note that is missing is an alert."""
    found = [Note(index, "", NoteKind.ALERT)] if item.is_alerted else []
    for sign in item.signs:
        if sign[0] != "=":
            found.append(Note(index, sign, NoteKind.MARK))
        elif (number := number_of(sign)) in texts:
            found.append(Note(index, texts[number]))
        else:
            found.append(Note(index, "", NoteKind.ALERT))
    return found


def number_of(reference: str) -> int:
    """The number in =1=; -1 for anything else."""
    digits = reference.strip("=")
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= 9 else -1
