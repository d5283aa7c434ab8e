"""Boards as JSON, one object a line: all that a record holds, for any program to read.

    {"board": 3, "dealer": "S", "vul": "EW", "deal": "N:… … … …",
     "event": "…", "site": "…", "date": "2026.11.29", "scoring": "IMP", "room": "Open",
     "players": {"N": "…", "E": "…", "S": "…", "W": "…"},
     "auction": ["1N", "P", …], "call_notes": [{"index": 0, "kind": "explanation", "text": "15-17"}, …],
     "contract": "3NT", "declarer": "S", "tricks": 9,
     "play": ["HK", "H5", …], "card_notes": [like "call_notes"],
     "comments": [{"text": "…", "after": "Play", "index": 3}, …],
     "claimed": true, "unfinished": true,
     "tags": [{"name": "Stage", "value": "Final", "rows": []}, …], "verbatim": [like "tags"],
     "first": "E", "ending": {"strain": "NT", "leader": "W", "declarer": "S"},
     "calls_rest": ["…"], "cards_rest": ["…"]}

What is not known is left out. `vul` is None, NS, EW or All, a contract "Pass" for a board passed out; calls are P, X,
XX, 1C … 7N, the dealer's first, cards SA … C2 in the order played; an `index` counts them from 0. Kinds of notes are
explanation, alert and mark. `first` is who calls first where it is not the dealer; the other rare keys are those of
`BoardRecord`. Keys may be added, none is taken away or changed. A JSON list of such objects is read as well.
"""

from bridgetutor.rules.notation.jsons.reader import passages, read
from bridgetutor.rules.notation.jsons.writer import as_object, write

__all__ = ["as_object", "passages", "read", "write"]
