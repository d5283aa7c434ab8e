"""Writing JSON: everything a record holds, so that `read` gives the same record."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from bridgetutor.rules.notation.record import BoardRecord, Ending, Note, OtherTag
from bridgetutor.rules.seats import Seat

PASSED_OUT = "Pass"
_KEPT_WHEN_EMPTY = frozenset({"board", "tricks", "auction"})


def write(records: Iterable[BoardRecord]) -> str:
    """The records as JSON lines."""
    return "".join(json.dumps(as_object(record), ensure_ascii=False) + "\n" for record in records)


def as_object(record: BoardRecord) -> dict[str, object]:
    """The object of a record, without what is not known."""
    values = {**_board(record), **_bidding(record), **_play(record), **_remarks(record)}
    return {
        key: value
        for key, value in values.items()
        if value or (key in _KEPT_WHEN_EMPTY and value is not None)
    }


def _board(record: BoardRecord) -> dict[str, object]:
    return {
        "board": record.number,
        "dealer": _text(record.dealer),
        "vul": _text(record.vulnerability),
        "deal": _text(record.deal),
        "event": record.event,
        "site": record.site,
        "date": record.date,
        "scoring": record.scoring,
        "room": None if record.room is None else record.room.value,
        "players": {seat.letter: record.players[seat] for seat in Seat if record.players[seat]},
    }


def _bidding(record: BoardRecord) -> dict[str, object]:
    auction, contract = record.auction, record.contract
    return {
        "auction": None if auction is None else [str(call) for call in auction.calls],
        "call_notes": _notes(record.call_notes),
        "first": None if auction is None or auction.dealer is record.dealer else auction.dealer.letter,
        "calls_rest": list(record.calls_rest),
        "contract": (PASSED_OUT if record.passed_out else None) if contract is None else contract.name,
        "declarer": None if contract is None else contract.declarer.letter,
        "tricks": record.tricks,
    }


def _play(record: BoardRecord) -> dict[str, object]:
    return {
        "play": [str(card) for card in record.cards],
        "card_notes": _notes(record.card_notes),
        "cards_rest": list(record.cards_rest),
        "claimed": record.claimed,
        "unfinished": record.unfinished,
        "ending": None if record.ending is None else _ending(record.ending),
    }


def _remarks(record: BoardRecord) -> dict[str, object]:
    return {
        "comments": [{"text": c.text, "after": c.after, "index": c.index} for c in record.comments],
        "tags": [_tag(tag) for tag in record.others],
        "verbatim": [_tag(tag) for tag in record.verbatim],
    }


def _text(value: object) -> str | None:
    return None if value is None else str(value)


def _notes(notes: Sequence[Note]) -> list[dict[str, object]]:
    return [{"index": note.index, "kind": note.kind.value, "text": note.text} for note in notes]


def _tag(tag: OtherTag) -> dict[str, object]:
    return {"name": tag.name, "value": tag.value, "rows": list(tag.rows)}


def _ending(ending: Ending) -> dict[str, object]:
    return {"strain": str(ending.strain), "leader": ending.leader.letter, "declarer": _text(ending.declarer)}
