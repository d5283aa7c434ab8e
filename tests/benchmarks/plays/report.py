"""The numbers over the deals that were played, each with its standard error."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from statistics import mean, median, quantiles, stdev
from typing import Any

from bridgetutor.rules.scoring.imps import imps
from tests.benchmarks.plays.rooms import DECLARES, DEFENDS, OURS, PLAIN

Row = Mapping[str, Any]
"""A deal as it was kept: number, given, contract, and what happened in each room."""

DECLARERS_CARDS, DEFENDERS_CARDS = 24, 25
"""Of a deal, in which a card can cost: the last trick plays itself, and the lead counts apart."""


def report(rows: Sequence[Row]) -> Iterator[str]:
    """The lines of the report."""
    for says, chosen in (
        ("given contracts", [row for row in rows if row["given"]]),
        ("own auctions", [row for row in rows if not row["given"]]),
        ("all", list(rows)),
    ):
        for room in (OURS, PLAIN):
            there = [row for row in chosen if room in row["rooms"]]
            if there:
                yield f"{says}, {room}: {len(there)} deals"
                yield from _errors(there, room)
        if any(room in row["rooms"] for row in chosen for room in (DECLARES, DEFENDS)):
            yield from _match(chosen, says)
    yield from _time(rows)


def _errors(rows: Sequence[Row], room: str) -> Iterator[str]:
    """Shares in percent, tricks a deal."""
    lead = [100.0 * (_costs(row, room)["lead"] == 0) for row in rows]
    declarer = [100.0 * _costs(row, room)["declarer_errors"] / DECLARERS_CARDS for row in rows]
    defence = [100.0 * _costs(row, room)["defence_errors"] / DEFENDERS_CARDS for row in rows]
    yield f"    lead {_mean(lead, 1)} %   declarer {_mean(declarer)} %   defence {_mean(defence)} %"
    beside = [float(row["rooms"][room]["tricks"] - _costs(row, room)["tricks"]) for row in rows]
    made = sum(row["rooms"][room]["tricks"] >= row["needed"] for row in rows)
    there = sum(_costs(row, room)["tricks"] >= row["needed"] for row in rows)
    yield f"    tricks beside double-dummy {_mean(beside)}   contracts made {made}, double-dummy {there}"


def _match(rows: Sequence[Row], says: str) -> Iterator[str]:
    """The same contract in both rooms: declared by ours and by the plain robot, the other side defending."""
    played = [row["rooms"] for row in rows if {DECLARES, DEFENDS} <= set(row["rooms"])]
    won = [float(imps(rooms[DECLARES]["score"] - rooms[DEFENDS]["score"])) for rooms in played]
    if won:
        yield f"{says}: IMPs a board against the plain robot, both rooms {_mean(won)}"


def _time(rows: Sequence[Row]) -> Iterator[str]:
    seconds = [taken for row in rows for room in row["rooms"].values() for taken in room["seconds"]]
    if len(seconds) > 1:
        late = quantiles(seconds, n=20)[-1]
        middle, most = median(seconds), max(seconds)
        yield f"seconds a card of ours, of one core: median {middle:.2f}, 95 % within {late:.2f}, most {most:.1f}"


def _costs(row: Row, room: str) -> Mapping[str, int]:
    found: Mapping[str, int] = row["rooms"][room]["costs"]
    return found


def _mean(values: Sequence[float], digits: int = 2) -> str:
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{mean(values):.{digits}f} ± {error:.{digits}f}"
