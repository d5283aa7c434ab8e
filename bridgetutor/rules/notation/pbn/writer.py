"""Writing PBN in its export format: what `read` turns back into the same records."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from bridgetutor.rules.auction import Auction, Bid, Call, Pass
from bridgetutor.rules.notation.pbn.fields import EXPORTED, PASSED_OUT, SECTIONS
from bridgetutor.rules.notation.pbn.tags import escaped
from bridgetutor.rules.notation.record import BoardRecord, Comment, Note, NoteKind, OtherTag
from bridgetutor.rules.play import Play

HEADER = "% PBN 2.1\n% EXPORT\n"
_LINE_BREAKS = str.maketrans("\r\n", "  ")
_MARK = re.compile(r"\$\d{1,3}|[!?]{1,2}")


def write(records: Iterable[BoardRecord]) -> str:
    """The records as a PBN file, one game each, with all tags of the export format, known or not."""
    return HEADER + "\n".join(map(game, records))


def game(record: BoardRecord) -> str:
    """The lines of one game, each with its end. `verbatim` tags stand as they are while they still say the same."""
    return _Game(record, {tag.name: tag for tag in record.verbatim}).text


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
