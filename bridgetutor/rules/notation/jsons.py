"""Boards as JSON, one object a line: all that a record holds, readable by any program.

    {"board": 3, "dealer": "S", "vul": "EW", "deal": "N:… … … …", "event": "…", "site": "…", "date": "2026.11.29",
     "scoring": "IMP", "room": "Open", "players": {"N": "…", "E": "…", "S": "…", "W": "…"},
     "auction": [{"call": "1N", "notes": [{"kind": "explanation", "text": "15-17"}]}, {"call": "P"}, …],
     "contract": "3NT", "declarer": "S", "tricks": 9,
     "play": [{"card": "HK", "notes": […]}, {"card": "H5"}, …],
     "comments": [{"text": "…", "after": "Play", "index": 3}], "claimed": true, "unfinished": true,
     "ending": {"strain": "NT", "leader": "W", "declarer": "S"}, "calls_rest": ["2C"], "cards_rest": ["S2"],
     "tags": [{"name": "Stage", "value": "Final", "rows": ["…"]}], "verbatim": [like "tags"]}

What is not known is left out. `auction` begins with the dealer and is there, if empty, where no call is known of an
auction that has begun. A contract is "Pass" for a board passed out. `vul` is None, NS, EW or All; calls are P, X, XX,
1C … 7N; cards SA … C2; kinds of notes explanation, alert and mark. More keys may be added. A list of such objects is read as well.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation.json_fields import Fields, record_of
from bridgetutor.rules.notation.record import BoardFile, BoardRecord, LineFault, Note, OtherTag, Passage
from bridgetutor.rules.seats import Seat


def write(records: Iterable[BoardRecord]) -> str:
    """The records as JSON lines."""
    return "".join(json.dumps(as_json(record), ensure_ascii=False) + "\n" for record in records)


def as_json(record: BoardRecord) -> dict[str, object]:
    """The object of a record."""
    contract = record.contract
    values: dict[str, object] = {
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
        "auction": _auction(record),
        "contract": PASSED_OUT if record.passed_out else None if contract is None else contract.name,
        "declarer": None if contract is None else contract.declarer.letter,
        "tricks": record.tricks,
        "play": [_noted("card", str(card), i, record.card_notes) for i, card in enumerate(record.cards)],
        "comments": [{"text": c.text, "after": c.after, "index": c.index} for c in record.comments],
        "claimed": record.claimed,
        "unfinished": record.unfinished,
        "ending": _ending(record),
        "calls_rest": list(record.calls_rest),
        "cards_rest": list(record.cards_rest),
        "tags": [_tag(tag) for tag in record.others],
        "verbatim": [_tag(tag) for tag in record.verbatim],
    }
    kept = {"board", "tricks", "auction"}
    return {name: value for name, value in values.items() if value or (name in kept and value is not None)}
