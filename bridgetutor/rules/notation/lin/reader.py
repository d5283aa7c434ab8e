"""Reading LIN: what the tokens of each board mean. Bad content never raises; each fault is reported with its line.

An unknown dealer follows from the board number, else South is taken, as in LIN without a digit. A board whose result
is missing takes it from the results of the session (`rs`), if they agree with the auction.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar

from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation.lin.calls import parse_sv
from bridgetutor.rules.notation.lin.chunks import Chunk, chunks
from bridgetutor.rules.notation.lin.hands import Dealt, parse_md
from bridgetutor.rules.notation.lin.heading import (
    Event,
    Heading,
    by_room,
    parse_names,
    parse_result,
    parse_vg,
)
from bridgetutor.rules.notation.lin.outcome import Outcome, outcome
from bridgetutor.rules.notation.lin.table import Table
from bridgetutor.rules.notation.lin.tokens import Token
from bridgetutor.rules.notation.record import BoardFile, BoardRecord, LineFault, OtherTag, Passage, Room
from bridgetutor.rules.seats import Seat, Vulnerability, dealer_of_board

T = TypeVar("T")

ROWS = "LIN"
"""The name under which a record keeps the tokens that have no meaning here, as the rows of a table."""

_QX = re.compile(r"\s*([oc]?)\s*0*(\d{1,6})?(?!\d)", re.IGNORECASE | re.ASCII)
_AH = re.compile(r"\s*board[\s+]*0*(\d{1,6})\s*", re.IGNORECASE | re.ASCII)
_ROOMS = {"o": Room.OPEN, "c": Room.CLOSED}
_READ = frozenset({"sv", "qx", "mn", "pn", "vg", "rs", "pw", "bn", "mc", "mb"})
"""Tokens whose meaning has been taken before the calls are followed."""

_LAYOUT = frozenset({"pg", "st", "rh", "sk", "ah"})
"""Tokens that say nothing where they are empty."""


def read(text: str) -> BoardFile:
    """Every board of a LIN text, and all that could not be read. A fault in one board leaves the others alone."""
    return BoardFile.of(passages(text))


def passages(text: str) -> Iterator[Passage]:
    """The boards of a LIN text one by one, and between them what belongs to no board."""
    heading, last, line = Heading(), None, 1
    start = 0
    for chunk in chunks(text):
        if last is not None:
            yield _passage(text[start : chunk.start], line, last, heading)
            start, line = chunk.start, chunk.line
        last = chunk
    if last is not None:
        yield _passage(text[start:], line, last, heading)
    elif text:
        yield Passage(text, 1)


def _passage(source: str, line: int, chunk: Chunk, heading: Heading) -> Passage:
    faults = [LineFault(stray.line, stray.says) for stray in chunk.strays]
    record = _Board(chunk, heading, faults).record() if _prepare(chunk, heading, faults) else None
    return Passage(source, line, record, tuple(sorted(faults, key=lambda fault: fault.line)))


def _prepare(chunk: Chunk, heading: Heading, faults: list[LineFault]) -> bool:
    """Takes down what holds for this board and those that follow; whether there is a board."""
    own = False
    for token in chunk.tokens:
        own = own or token.name == "qx"
        if not (own and token.name == "pn"):
            _head(token, heading, faults)
    return chunk.is_board


def _head(token: Token, heading: Heading, faults: list[LineFault]) -> None:
    match token.name:
        case "vg":
            heading.event = Event(parse_vg(token.value), heading.event.title)
            heading.results = ()
        case "mn":
            title = " ".join(token.value.split())
            heading.event = Event(heading.event.values, title)
        case "rs":
            heading.results, heading.results_line = tuple(token.value.split(",")), token.line
        case "pn" | "pw":
            names, wrong = parse_names(token.value)
            if token.name == "pn":
                heading.names = names
            else:
                heading.names, heading.names_by_board = (), tuple(map(str.strip, token.value.split(",")))
            if wrong is not None and token.name == "pn":
                faults.append(LineFault(token.line, wrong))
        case "bn":
            heading.numbers = tuple(number.strip() for number in token.value.split(","))
        case _:
            pass


@dataclass(slots=True)
class _Board:
    """A chunk on its way to a record."""

    chunk: Chunk
    heading: Heading
    faults: list[LineFault]
    place: int | None = None
    """The number in `qx`, by which the results are found; the board's own is in `ah`, if it is there."""
    number: int | None = None
    room: Room | None = None
    vulnerability: Vulnerability | None = None
    dealt: Dealt = field(default_factory=Dealt)
    claim: Token | None = None
    own_names: tuple[str, ...] | None = None

    def record(self) -> BoardRecord:
        """The record of the board."""
        for token in self.chunk.tokens:
            self._look(token)
        expected = parse_result(self.heading.result(self.place, self.room))
        table = Table(self.dealt.deal, self._dealer(), expected)
        for token in self.chunk.tokens:
            self._act(token, table)
        ended = outcome(table, self.claim, expected, self.heading.results_line)
        self.faults += [*table.faults, *ended.faults]
        return self._record(table, ended)

    def _dealer(self) -> Seat:
        if self.dealt.dealer is not None:
            return self.dealt.dealer
        return Seat.SOUTH if self.number is None else dealer_of_board(self.number)

    def _look(self, token: Token) -> None:
        """What has to be known before the first call."""
        match token.name:
            case "qx":
                self._look_at_qx(token.value)
            case "ah":
                found = _AH.fullmatch(token.value)
                self.number = self.number if found is None else int(found[1]) or None
            case "sv":
                self.vulnerability = self._read(token, parse_sv)
            case "md":
                self.dealt = parse_md(token.value)
                self.faults += [LineFault(token.line, says) for says in self.dealt.faults]
            case "mc":
                self.claim = token
            case "pn":
                self.own_names = parse_names(token.value)[0]
            case _:
                pass

    def _look_at_qx(self, value: str) -> None:
        found = _QX.match(value)
        if found is None:
            return
        self.place = int(found[2] or 0) or None
        self.number = self.place
        if self.heading.event.has_rooms or found[1] in {"c", "C"}:
            self.room = _ROOMS.get(found[1].lower())

    def _read(self, token: Token, parse: Callable[[str], T | None]) -> T | None:
        try:
            return parse(token.value)
        except BridgeError as error:
            self.faults.append(LineFault(token.line, error.fault.says))
            return None

    def _act(self, token: Token, table: Table) -> None:
        match token.name:
            case "md":
                table.is_dealt = True
            case "an":
                table.explain(token)
            case "pc":
                table.play(token)
            case "nt" | "at":
                table.say(token)
            case "mb" if token.value.strip():
                table.call(token)
            case name if name not in _READ and not self._is_layout(token):
                table.keep(token)
            case _:
                pass

    def _is_layout(self, token: Token) -> bool:
        """Whether the token only arranges the page, or gives the number as a heading."""
        is_empty = token.name in _LAYOUT and not token.value.strip()
        return is_empty or (token.name == "ah" and _AH.fullmatch(token.value) is not None)

    def _record(self, table: Table, ended: Outcome) -> BoardRecord:
        event = self.heading.event
        players = self.heading.players(self.place, self.room)
        return BoardRecord(
            number=self.number,
            dealer=table.auction.dealer if table.has_calls else self.dealt.dealer,
            vulnerability=self.vulnerability,
            deal=self.dealt.deal,
            event=event.name,
            date=event.date,
            scoring=event.scoring,
            players=players if self.own_names is None else by_room(self.own_names, self.room),
            contract=ended.contract,
            passed_out=ended.passed_out,
            tricks=ended.tricks,
            claimed=ended.claimed,
            unfinished=ended.unfinished,
            auction=table.auction if table.has_calls else None,
            call_notes=tuple(table.call_notes),
            calls_rest=tuple(table.calls_rest),
            cards=tuple(table.cards),
            ending=table.ending,
            cards_rest=tuple(table.cards_rest),
            comments=tuple(table.comments),
            room=self.room,
            others=(*event.others, *([OtherTag(ROWS, "", tuple(table.rows))] if table.rows else ())),
            line=self.chunk.line,
        )
