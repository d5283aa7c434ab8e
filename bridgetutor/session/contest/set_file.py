"""A set of boards as a file: every deal with the results of all tables, which a friend can play again and compare."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from bridgetutor.games.contest import HERE, Contest, Way, is_over, points_of
from bridgetutor.phrase import phrase
from bridgetutor.rules.deal import Board, Deal
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation.record import BoardRecord, OtherTag
from bridgetutor.session.contest.choices import Elsewhere, LaidOut

ENDING = ".set.pbn"
"""Ends the name of such a file: other programs read it as the PBN it is."""

EVENT, TABLE, WAY = "Duplicate against robots", "Table", "Competition"
"""The value of the tag Event, and the tags that say at which table a board was played and how the set is scored."""


def records(contest: Contest) -> Iterator[BoardRecord]:
    """Board by board what is known of each table, the writer's first; a board nobody has finished is a bare deal."""
    for place in range(len(contest.deals)):
        rows = [(table, row[place]) for table, row in enumerate(contest.results)]
        known = [(table, record) for table, record in rows if record is not None]
        if not known:
            yield _named(contest, contest.blank(place), HERE, ())
        for table, record in known:
            yield _named(contest, record, table, (OtherTag("Score", f"NS {points_of(record)}"),))


def _named(contest: Contest, record: BoardRecord, table: int, tags: Sequence[OtherTag]) -> BoardRecord:
    friend = "" if table == HERE else contest.names[table - 1]
    more = (*tags, OtherTag(WAY, contest.way.value), OtherTag(TABLE, str(table + 1)))
    return replace(record, event=EVENT, players=("", "", friend, ""), others=more)


def read(boards: Sequence[BoardRecord], writer: str) -> tuple[LaidOut, tuple[Elsewhere, ...]]:
    """How a friend's set begins here: the deals, the tables as they were, and the writer's as one more; their results.

    Raises `BridgeError` where these boards are no such set.
    """
    deals = dict(_deals(boards))
    ways = {record.tag(WAY) for record in boards} & {way.value for way in Way}
    if len(ways) != 1 or list(deals) != list(range(1, len(deals) + 1)):
        raise BridgeError(phrase("This file is no set of boards that was saved here"))
    tables = {_table(record): record.players[2] for record in boards if is_over(record)}
    others = [table for table in sorted(tables) if table != HERE] or [HERE + 1]
    names = [tables.get(table, "") for table in others]
    places = {table: place for place, table in enumerate(others, start=1)}
    if HERE in tables:
        names.append(writer)
        places[HERE] = len(names)
    laid_out = LaidOut(Way(ways.pop()), tuple(deals.values()), tuple(names))
    return laid_out, tuple(_results(boards, places, laid_out.contest))


def _deals(boards: Iterable[BoardRecord]) -> Iterator[tuple[int, Deal]]:
    for record in boards:
        board, number = record.board, record.number
        if number is None or board is None or not board.deal.is_complete or board.deal.faults():
            raise BridgeError(phrase("This file is no set of boards that was saved here"))
        if board == Board.numbered(number, board.deal):
            yield number, board.deal


def _results(boards: Iterable[BoardRecord], places: dict[int, int], contest: Contest) -> Iterator[Elsewhere]:
    for record in boards:
        if is_over(record):
            result = Elsewhere.of(places[_table(record)], record)
            result.check_cards(contest)
            yield result


def _table(record: BoardRecord) -> int:
    """Counted from 0, the writer's. Raises `BridgeError`."""
    number = record.tag(TABLE)
    if not number.isdecimal() or number == "0":
        raise BridgeError(phrase("This file is no set of boards that was saved here"))
    return int(number) - 1
