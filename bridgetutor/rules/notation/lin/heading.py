"""What a LIN file says of all its boards: the event, the teams, the players, the results."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.contract import Contract, Result, Risk
from bridgetutor.rules.notation.lin.hands import SEATS
from bridgetutor.rules.notation.record import BoardRecord, OtherTag, Room
from bridgetutor.rules.seats import Seat

Players = tuple[str, str, str, str]

PAIRS = "MP"
SCORINGS = {"I": "IMP", "P": PAIRS, "B": "BAM"}
"""The letters of `vg` and the words of PBN for them; other words stand as they are."""

TAGS = (None, "Stage", None, None, None, "HomeTeam", "HomeCarryOver", "VisitTeam", "VisitCarryOver")
"""The names under which a record keeps the values of `vg`; event, scoring, first and last board are none of them."""

_DATED = re.compile(r"(?:(.*\S)\s+)?-\s+([\d?]{4}\.[\d?]{2}\.[\d?]{2})", re.DOTALL)
_RESULT = re.compile(r"([1-7])\s*(NT?|[CDHS])\s*([NESW])\s*(X{0,2})\s*(=|[+-]\d{1,2})")
_STRAINS = {strain.letter: strain for strain in Strain} | {"NT": Strain.NOTRUMP}


@dataclass(frozen=True, slots=True)
class Event:
    """The values of `vg`, "" where there is none, and of `mn`."""

    values: tuple[str, ...] = ("",) * 9
    title: str = ""

    @property
    def has_rooms(self) -> bool:
        """Whether "o" means the open room: single boards and pairs have it too, where it says nothing."""
        return any(self.values) and self.scoring != PAIRS

    @property
    def name(self) -> str:
        """The event, without its date."""
        return self._dated[0] or self.values[0]

    @property
    def date(self) -> str:
        """The date as PBN writes it, where `mn` gives one."""
        return self._dated[1]

    @property
    def _dated(self) -> tuple[str, str]:
        found = _DATED.fullmatch(self.title)
        return (self.title, "") if found is None else (found[1] or "", found[2])

    @property
    def scoring(self) -> str:
        """The form of scoring."""
        return SCORINGS.get(self.values[2], self.values[2])

    @property
    def first_board(self) -> int | None:
        """The number of the first board that results are given for."""
        return int(self.values[3]) if re.fullmatch(r"\d{1,6}", self.values[3], re.ASCII) else None

    @property
    def others(self) -> tuple[OtherTag, ...]:
        """Stage, teams and what they bring along from before."""
        pairs = zip(TAGS, self.values, strict=True)
        return tuple(OtherTag(tag, value) for tag, value in pairs if tag is not None and value)


def parse_vg(value: str) -> tuple[str, ...]:
    """Event, stage, scoring, first and last board, home team and carry-over, visitors and carry-over.

    Commas too many are the event's: they stand before the letter of scoring and two numbers.
    """
    fields = [field.strip() for field in " ".join(value.split()).split(",")]
    for end in range(1, len(fields) - 7):
        if len(fields[end + 1]) <= 1 and all(f == "" or f.isdigit() for f in fields[end + 2 : end + 4]):
            fields = [", ".join(fields[:end]), *fields[end:]]
            break
    return tuple((fields + [""] * 9)[:9])


@dataclass(slots=True)
class Heading:
    """What has been said so far and holds for the boards that follow."""

    event: Event = field(default_factory=Event)
    results: tuple[str, ...] = ()
    results_line: int = 0
    names: tuple[str, ...] = ()
    names_by_board: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()

    def result(self, number: int | None, room: Room | None) -> str:
        """What `rs` says of a board: it has two results for each, of the open and the closed room."""
        first = self.event.first_board
        if number is None or first is None or number < first:
            return ""
        place = 2 * (number - first) + (room is Room.CLOSED)
        return self.results[place].strip() if place < len(self.results) else ""

    def players(self, number: int | None, room: Room | None) -> Players:
        """The names by seat."""
        if not self.names and str(number) in self.numbers:
            place = 4 * self.numbers.index(str(number))
            return by_seat(self.names_by_board[place : place + 4])
        return by_room(self.names or self.names_by_board, room)


def by_room(names: Sequence[str], room: Room | None) -> Players:
    """The four names of a room; eight are those of both."""
    return by_seat(names[4:8] if room is Room.CLOSED and len(names) > 4 else names[:4])


def by_seat(names: Sequence[str]) -> Players:
    """Names in the order of LIN, South first, in the order of `Seat`."""
    found: Mapping[Seat, str] = dict(zip(SEATS, names, strict=False))
    north, east, south, west = (found.get(seat, "") for seat in Seat)
    return north, east, south, west


_MANY_NAMES = 64
"""More than anybody sits at two tables, whatever the commas."""


def parse_names(value: str) -> tuple[tuple[str, ...], Phrase | None]:
    """Four names, eight for two rooms, and what is wrong where there are others.

    A comma within a name ("Smith, J") has a space after it, and one too many may stand at the end.
    """
    fields = [" ".join(field.split()) if field.strip() else "" for field in value.split(",")]
    joined: list[str] = []
    for raw, name in zip(value.split(",")[:_MANY_NAMES], fields, strict=False):
        if joined and name and raw[:1].isspace():
            joined[-1] = f"{joined[-1]}, {name}"
        else:
            joined.append(name)
    for names in (fields, joined):
        while len(names) > 4 and len(names) != 8 and not names[-1]:
            names.pop()
        if len(names) <= 4 or len(names) == 8:
            return tuple(names), None
    says = phrase(
        "There should be four names, or eight for two rooms; here are {n}: {names}",
        n=len(fields),
        names=value,
    )
    return tuple(fields), says


def parse_result(text: str) -> Result | None:
    """A result such as 4HE= or 2SWx-1; None for any other text."""
    found = _RESULT.fullmatch(text.strip().upper())
    if found is None:
        return None
    contract = Contract(int(found[1]), _STRAINS[found[2]], Seat.parse(found[3]), Risk(len(found[4])))
    tricks = contract.tricks_needed + (0 if found[5] == "=" else int(found[5]))
    return Result(contract, tricks) if 0 <= tricks <= 13 else None


def format_event(record: BoardRecord) -> tuple[str, str]:
    """The values of `vg` and `mn` that say what a record says of its event, "" where the token is not needed."""
    letters = {words: letter for letter, words in SCORINGS.items()}
    values = ["" if tag is None else record.tag(tag) for tag in TAGS]
    values[0], values[2] = record.event, letters.get(record.scoring, record.scoring)
    needs_vg = any(values[1:]) or (record.room is Room.OPEN and record.event != "")
    title = f"{record.event} - {record.date}".strip() if record.date else record.event
    if needs_vg and not record.date and "," not in record.event:
        title = ""
    return ",".join(plain(value, ",") for value in values) if needs_vg else "", plain(title)


def room_of(record: BoardRecord) -> Room | None:
    """The room a reader takes from the board in its file: the open one wherever there can be two."""
    if record.room is Room.CLOSED:
        return record.room
    letters = record.room is not None or record.number is not None
    named = bool(format_event(record)[0].strip(","))
    return Room.OPEN if letters and named and record.scoring != PAIRS else None


def plain(text: str, *forbidden: str) -> str:
    """A text that LIN can hold: on one line, without bars and, where asked, without commas."""
    for letter in forbidden:
        text = text.replace(letter, " ")
    return " ".join(text.replace("|", "/").split())
