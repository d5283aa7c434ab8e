"""Writing PBN in its export format: what `read` turns back into the same records."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from bridgetutor.rules.auction import Auction, Bid, Call, Pass
from bridgetutor.rules.notation.pbn.fields import EXPORTED, PASSED_OUT
from bridgetutor.rules.notation.pbn.tokens import escaped
from bridgetutor.rules.notation.record import BoardRecord, Note
from bridgetutor.rules.play import Play

HEADER = "% PBN 2.1\n% EXPORT\n"
_LINE_BREAKS = str.maketrans("\r\n", "  ")


def write(records: Iterable[BoardRecord]) -> str:
    """The records as a PBN file, one game each, with all tags of the export format, known or not."""
    return HEADER + "\n".join("".join(f"{line}\n" for line in _game(record)) for record in records)


def _game(record: BoardRecord) -> Iterator[str]:
    values = _values(record)
    yield from (_tag(name, values[name]) for name in EXPORTED)
    if record.auction is not None:
        yield from _auction(record.auction, record.call_notes)
    play = record.play
    if play is not None and play.cards:
        yield from _play(play, record.card_notes)
    for other in record.others:
        yield _tag(other.name, other.value)
        # A line that begins with a per cent sign would be no part of the game.
        yield from (f" {row}" if row.startswith("%") else row for row in other.rows)


def _values(record: BoardRecord) -> Mapping[str, str]:
    north, east, south, west = record.players
    contract = record.contract
    played = {
        "Declarer": "" if contract is None else contract.declarer.letter,
        "Contract": (PASSED_OUT if record.passed_out else "") if contract is None else contract.name,
        "Result": _text(record.tricks),
    }
    return {
        "Event": record.event,
        "Site": record.site,
        "Date": record.date,
        "Board": _text(record.number),
        "West": west,
        "North": north,
        "East": east,
        "South": south,
        "Dealer": _text(record.dealer),
        "Vulnerable": _text(record.vulnerability),
        "Deal": "" if record.deal is None else str(record.deal),
        "Scoring": record.scoring,
        **played,
    }


def _text(value: object) -> str:
    return "" if value is None else str(value)


def _tag(name: str, value: str) -> str:
    """A tag; a value has one line, so line breaks become spaces."""
    return f'[{name} "{escaped(value.translate(_LINE_BREAKS))}"]'


def _auction(auction: Auction, notes: Sequence[Note]) -> Iterator[str]:
    yield _tag("Auction", auction.dealer.letter)
    numbers = _numbered(notes)
    entries = [_with_note(_call(call), i, notes, numbers) for i, call in enumerate(auction.calls)]
    yield from (" ".join(entries[start : start + 4]) for start in range(0, len(entries), 4))
    if not auction.is_over:
        yield "*"
    yield from _notes(numbers)


def _call(call: Call) -> str:
    match call:
        case Pass():
            return "Pass"
        case Bid():
            return f"{call.level}{call.strain}"
        case _:
            return str(call)


def _play(play: Play, notes: Sequence[Note]) -> Iterator[str]:
    """The tricks in columns from the opening leader on, "-" for a card not played."""
    yield _tag("Play", play.leader.letter)
    numbers = _numbered(notes)
    for number, trick in enumerate(play.tricks):
        row = ["-"] * 4
        for i, (seat, card) in enumerate(trick.plays):
            row[(seat - play.leader) % 4] = _with_note(str(card), 4 * number + i, notes, numbers)
        yield " ".join(row)
    if not play.is_over:
        yield "*"
    yield from _notes(numbers)


def _numbered(notes: Sequence[Note]) -> dict[str, int]:
    """The numbers of the notes, from 1; the same words share one."""
    texts = dict.fromkeys(note.text for note in notes)
    return {text: number for number, text in enumerate(texts, start=1)}


def _with_note(text: str, index: int, notes: Sequence[Note], numbers: Mapping[str, int]) -> str:
    return " ".join([text, *(f"={numbers[note.text]}=" for note in notes if note.index == index)])


def _notes(numbers: Mapping[str, int]) -> Iterator[str]:
    return (_tag("Note", f"{number}:{text}") for text, number in numbers.items())
