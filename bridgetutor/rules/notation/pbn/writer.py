"""Writing PBN in its export format: what `read` turns back into the same records."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from bridgetutor.rules.auction import Auction, Bid, Call, Pass
from bridgetutor.rules.notation.pbn.fields import EXPORTED, PASSED_OUT, SECTIONS
from bridgetutor.rules.notation.pbn.reader import read
from bridgetutor.rules.notation.pbn.tags import escaped
from bridgetutor.rules.notation.record import BoardRecord, Note, NoteKind, OtherTag
from bridgetutor.rules.play import Play

HEADER = "% PBN 2.1\n% EXPORT\n"
_LINE_BREAKS = str.maketrans("\r\n", "  ")


def write(records: Iterable[BoardRecord]) -> str:
    """The records as a PBN file, one game each, with all tags of the export format, known or not."""
    return HEADER + "\n".join(map(game, records))


def game(record: BoardRecord) -> str:
    """The lines of one game, each with its end. `verbatim` tags stand as they are while they still say the same."""
    tags = record.verbatim
    choices = [tags, *((*tags[:i], *tags[i + 1 :]) for i in range(len(tags)))]
    texts = (_Game(record, {tag.name: tag for tag in choice}).text for choice in choices if choice)
    said = next((text for text in texts if _says_the_same(text, record)), None)
    return _Game(record, {}).text if said is None else said


def _says_the_same(text: str, record: BoardRecord) -> bool:
    """Whether a game read again is the record: not if a value was changed since a verbatim tag was read."""
    found = [replace(board, verbatim=(), calls_rest=(), cards_rest=()) for board in read(text).boards]
    return found == [replace(record, verbatim=(), calls_rest=(), cards_rest=())]


class _Game:
    """A game to be written: the record, the tags that stand verbatim, and the comments still to come."""

    def __init__(self, record: BoardRecord, verbatim: Mapping[str, OtherTag]) -> None:
        self._record, self._verbatim = record, verbatim
        self._comments = [comment for comment in record.comments if comment.after not in verbatim]

    @property
    def text(self) -> str:
        """All lines."""
        return "".join(f"{line}\n" for line in self._lines())

    def _lines(self) -> Iterator[str]:
        yield from self._head()
        for name, value in _values(self._record):
            yield from self._tag(name, value)
        yield from self._sections()
        if self._record.room is not None:
            yield from self._tag("Room", self._record.room.value)
        for other in self._record.others:
            yield from self._other(other)
        for name, tag in self._verbatim.items():
            if name not in {"", *EXPORTED, *SECTIONS}:
                yield from _as_it_stands(tag)
        yield from (_comment(comment.text) for comment in self._comments)

    def _head(self) -> Iterator[str]:
        head = self._verbatim.get("")
        yield from self._take("") if head is None else head.rows

    def _take(self, after: str, index: int | None = None) -> list[str]:
        """The comments at a place, at any index where it is None. Each is written once."""
        taken = [
            comment
            for comment in self._comments
            if comment.after == after and (index is None or comment.index <= index)
        ]
        if taken:
            self._comments = [comment for comment in self._comments if comment not in taken]
        return [_comment(comment.text) for comment in taken]

    def _tag(self, name: str, value: str) -> Iterator[str]:
        if name in self._verbatim:
            yield from _as_it_stands(self._verbatim[name])
        else:
            yield _tag(name, value)
            yield from self._take(name)

    def _other(self, other: OtherTag) -> Iterator[str]:
        yield _tag(other.name, other.value)
        yield from self._take(other.name, -1)
        for index, row in enumerate(other.rows):
            # A line that begins with a per cent sign would be no part of the game.
            yield f" {row}" if row.startswith("%") else row
            yield from self._take(other.name, index)

    def _sections(self) -> Iterator[str]:
        record, play = self._record, self._record.play
        if "Auction" in self._verbatim:
            yield from _as_it_stands(self._verbatim["Auction"])
        elif record.auction is not None:
            yield from self._auction(record.auction)
        if "Play" in self._verbatim:
            yield from _as_it_stands(self._verbatim["Play"])
        elif play is not None and self._has_play(play):
            yield from self._play(play)

    def _has_play(self, play: Play) -> bool:
        record = self._record
        still_bidding = record.auction is not None and not record.auction.is_over
        commented = any(comment.after == "Play" for comment in self._comments)
        return bool(play.cards) or record.claimed or commented or (record.unfinished and not still_bidding)

    def _auction(self, auction: Auction) -> Iterator[str]:
        record = self._record
        yield _tag("Auction", auction.dealer.letter)
        yield from self._take("Auction", -1)
        numbers = _numbered(record.call_notes)
        entries = [
            self._with_words("Auction", i, [_call(call), *_signs(record.call_notes, i, numbers)])
            for i, call in enumerate(auction.calls)
        ]
        yield from (_line(entries[start : start + 4]) for start in range(0, len(entries), 4))
        yield from _left(record.calls_rest)
        if not auction.is_over:
            yield "+" if record.unfinished else "*"
        yield from _notes(numbers)

    def _play(self, play: Play) -> Iterator[str]:
        """The tricks in columns from the opening leader on, "-" for a card not played."""
        record = self._record
        yield _tag("Play", play.leader.letter)
        yield from self._take("Play", -1)
        numbers = _numbered(record.card_notes)
        end = self._end_of(play)
        for number, trick in enumerate(play.tricks):
            row = ["-"] * 4
            if end == "+" and not trick.is_complete:
                row[(play.turn - play.leader) % 4], end = "+", ""
            for i, (seat, card) in enumerate(trick.plays):
                words = [str(card), *_signs(record.card_notes, 4 * number + i, numbers)]
                row[(seat - play.leader) % 4] = self._with_words("Play", 4 * number + i, words)
            yield _line(row)
        yield from _left(record.cards_rest)
        if end:
            yield end
        yield from _notes(numbers)

    def _end_of(self, play: Play) -> str:
        """The mark after the cards: + while the play goes on, * where it ended early (PBN 3.6)."""
        record = self._record
        if play.is_over:
            return ""
        if record.unfinished and (record.auction is None or record.auction.is_over):
            return "+"
        return "*" if record.claimed or record.tricks is None else ""

    def _with_words(self, after: str, index: int, entry: Sequence[str]) -> str:
        """A call or card with its signs and comments. A rest-of-line comment ends its line."""
        comments = self._take_at(after, index)
        return " ".join([*entry, *(f"{words}\n" if words[0] == ";" else words for words in comments)])

    def _take_at(self, after: str, index: int) -> list[str]:
        found = [comment for comment in self._comments if comment.after == after and comment.index == index]
        self._comments = [comment for comment in self._comments if comment not in found]
        return [_comment(comment.text) for comment in found]


def _left(rest: Sequence[str]) -> Iterator[str]:
    """What could not be followed and has no place of its own, for people to read."""
    if rest:
        yield _comment(f"… {' '.join(rest)}")


def _values(record: BoardRecord) -> Iterator[tuple[str, str]]:
    """The tags of the export format with their values, in its order."""
    north, east, south, west = record.players
    ending = record.ending
    declarer = record.contract or ending
    strain = "" if ending is None else str(ending.strain)
    passed_out = PASSED_OUT if record.passed_out else strain
    values = (
        record.event,
        record.site,
        record.date,
        _text(record.number),
        west,
        north,
        east,
        south,
        _text(record.dealer),
        _text(record.vulnerability),
        "" if record.deal is None else str(record.deal),
        record.scoring,
        "" if declarer is None else _text(declarer.declarer),
        passed_out if record.contract is None else record.contract.name,
        _text(record.tricks),
    )
    return zip(EXPORTED, values, strict=True)


def _text(value: object) -> str:
    return "" if value is None else str(value)


def _tag(name: str, value: str) -> str:
    """A tag; a value has one line, so line breaks become spaces."""
    return f'[{name} "{escaped(value.translate(_LINE_BREAKS))}"]'


def _as_it_stands(tag: OtherTag) -> Iterator[str]:
    """A tag whose value is raw, and all that follows it."""
    yield f'[{tag.name} "{tag.value}"]'
    yield from tag.rows


def _comment(text: str) -> str:
    """A comment in braces; one with a closing brace after semicolons, line by line."""
    if "}" in text:
        return "\n".join(f"; {line}" for line in text.split("\n"))
    return f"{{\n{text}\n}}" if "\n" in text else f"{{{text}}}"


def _line(entries: Sequence[str]) -> str:
    """Entries with spaces between, and no line break behind: an empty line would end the game."""
    return " ".join(entries).rstrip("\n")


def _call(call: Call) -> str:
    match call:
        case Pass():
            return "Pass"
        case Bid():
            return f"{call.level}{call.strain}"
        case _:
            return str(call)


def _numbered(notes: Sequence[Note]) -> dict[str, int]:
    """The numbers of the explanations, from 1; the same words share one."""
    texts = dict.fromkeys(note.text for note in notes if note.kind is NoteKind.EXPLANATION)
    return {text: number for number, text in enumerate(texts, start=1)}


def _signs(notes: Sequence[Note], index: int, numbers: Mapping[str, int]) -> Iterator[str]:
    """What stands behind a call or card: judgements as they are, =0= for an alert without words, as others write it."""
    for note in notes:
        if note.index == index:
            match note.kind:
                case NoteKind.EXPLANATION:
                    yield f"={numbers[note.text]}="
                case NoteKind.ALERT:
                    yield "=0="
                case NoteKind.MARK:
                    yield note.text


def _notes(numbers: Mapping[str, int]) -> Iterator[str]:
    return (_tag("Note", f"{number}:{text}") for text, number in numbers.items())
