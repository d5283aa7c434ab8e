"""Writing LIN: what `read` turns back into the same records, as far as LIN can hold them (`holdable`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bridgetutor.rules.notation.lin.calls import ALERT, VULNERABILITIES, format_call
from bridgetutor.rules.notation.lin.hands import SEATS, format_md
from bridgetutor.rules.notation.lin.heading import format_event
from bridgetutor.rules.notation.lin.holding import holdable
from bridgetutor.rules.notation.lin.reader import ROWS
from bridgetutor.rules.notation.record import BoardRecord, Comment, NoteKind, Room

_VULNERABILITY = {side: letter for letter, side in reversed(VULNERABILITIES.items())}
_ROOMS = {Room.OPEN: "o", Room.CLOSED: "c", None: "o"}


def write(records: Iterable[BoardRecord]) -> str:
    """The records as a LIN file, each with the names of its own players; the event stands where it changes."""
    return "".join(_pieces(records))


def board(record: BoardRecord) -> str:
    """One board without its event, as it stands in a file that has told the event before."""
    return "".join(_board(holdable(record)))


def _pieces(records: Iterable[BoardRecord]) -> Iterator[str]:
    last = ("", "")
    for record in map(holdable, records):
        event = format_event(record)
        for name, value, before in zip(("vg", "mn"), event, last, strict=True):
            if value != before:
                yield f"{name}|{value}|" + ("pg||\n" if name == "vg" else "\n")
        last = event
        yield from _board(record)


def _board(record: BoardRecord) -> Iterator[str]:
    spoken = list(record.comments)
    rows = [row for other in record.others if other.name == ROWS for row in other.rows]
    if record.number is not None or record.room is not None:
        yield f"qx|{_ROOMS[record.room]}{record.number or ''}|"
    yield f"pn|{','.join(record.players[seat] for seat in SEATS)}|st||"
    yield from _said(spoken, "")
    yield f"md|{format_md(record.dealer, record.deal)}|rh||"
    if record.number is not None:
        yield f"ah|Board {record.number}|"
    if record.vulnerability is not None:
        yield f"sv|{_VULNERABILITY[record.vulnerability]}|"
    yield from _said(spoken, "Deal")
    yield from _kept(rows, 0, 0)
    yield from _calls(record, spoken, rows)
    yield from _cards(record, spoken, rows)
    yield from (f"pc|{text}|" for text in record.cards_rest)
    yield "pg||\n" if record.tricks is None or _shows_tricks(record) else f"mc|{record.tricks}|pg||\n"


def _shows_tricks(record: BoardRecord) -> bool:
    """Whether all cards were played, so that they tell the tricks."""
    play = record.play
    return play is not None and play.is_over and play.declarer is not None and (
        play.tricks_won(play.declarer.side) == record.tricks
    )  # fmt: skip


def _calls(record: BoardRecord, spoken: list[Comment], rows: list[str]) -> Iterator[str]:
    for index, call in enumerate(() if record.auction is None else record.auction.calls):
        notes = [note for note in record.call_notes if note.index == index]
        alert = ALERT if any(note.kind is NoteKind.ALERT for note in notes) else ""
        yield f"mb|{format_call(call)}{alert}|"
        yield from (f"an|{note.text}|" for note in notes if note.kind is NoteKind.EXPLANATION)
        yield from _said(spoken, "Auction", index)
        yield from _kept(rows, index + 1, 0)
    yield from (f"mb|{text}|" for text in record.calls_rest)


def _cards(record: BoardRecord, spoken: list[Comment], rows: list[str]) -> Iterator[str]:
    calls = 0 if record.auction is None else len(record.auction.calls)
    if record.cards:
        yield "pg||\n"
    for index, card in enumerate(record.cards):
        yield f"pc|{card}|"
        yield from _said(spoken, "Play", index)
        yield from _kept(rows, calls, index + 1)
        if index % 4 == 3:
            yield "pg||\n"


def _said(spoken: list[Comment], after: str, index: int = -1) -> Iterator[str]:
    return (
        f"nt|{comment.text}|pg||\n" for comment in spoken if (comment.after, comment.index) == (after, index)
    )


def _kept(rows: list[str], calls: int, cards: int) -> Iterator[str]:
    """The tokens that stood at this place."""
    place = f"{calls}+{cards} "
    return (row.removeprefix(place) for row in rows if row.startswith(place))
