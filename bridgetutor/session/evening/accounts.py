"""The running accounts of the learner and North with the others: each sheet that was filled, as the record keeps it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridgetutor.games.accounts import Accounts, hundreds
from bridgetutor.games.catalogue import GAMES
from bridgetutor.games.seating import Seating
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.progress.attempts import Sitting
from bridgetutor.progress.faults import StoreFault
from bridgetutor.session.kept import Recorder

if TYPE_CHECKING:
    from bridgetutor.session.evening.state import Evening
    from bridgetutor.session.kept import Surroundings

BOOK = "accounts"
"""The name of the book among the sittings of the record; each line of it is written where those have a choice."""

RULES = "1"

LATEST = 5
"""How many sheets are shown beside the balance."""

TABLE = Seating("north", "east", "south", "west")


@dataclass(frozen=True, slots=True)
class Settled:
    """A sheet that was filled: its game, a name no other sheet has, and by how many points North and South won."""

    game: str
    sheet: str
    difference: int

    def __str__(self) -> str:
        return f"{self.game} {self.sheet} {self.difference:+d}"


STRUCK = "struck"
"""Stands in a line in place of the difference where what was settled holds no longer."""

LINE = re.compile(rf"(\S+) (\S+) ([+-]\d+|{STRUCK})")


def settlement_of(evening: Evening, sitting: str) -> Settled | None:
    """What the sheet on the table came to; None before its end, and where it is not settled in hundreds.

    A last hand that is taken back and played once more settles the same sheet again.
    """
    if not evening.ends_a_sheet or evening.game.form.in_imps:
        return None
    return Settled(evening.game.name, _sheet(evening, sitting), evening.sheet.difference)


def settle(evening: Evening, sitting: str, world: Surroundings) -> Phrase | None:
    """Enter what the sheet came to, or strike what it came to before its last hand was taken back.

    What is wrong with the record, where it could not be written.
    """
    settled = settlement_of(evening, sitting)
    if settled is not None:
        return enter(settled, world)
    return None if evening.tried is not None else strike(evening.game.name, _sheet(evening, sitting), world)


def enter(settled: Settled, world: Surroundings) -> Phrase | None:
    """Write it into the book, unless it stands there; what is wrong with the record, where it could not be written."""
    return _written(world, str(settled), lambda standing: settled not in standing)


def strike(game: str, sheet: str, world: Surroundings) -> Phrase | None:
    """Write into the book that this sheet came to nothing, where it stands there; else as `enter`."""
    return _written(
        world, f"{game} {sheet} {STRUCK}", lambda standing: sheet in {each.sheet for each in standing}
    )


def _written(
    world: Surroundings, line: str, is_wanted: Callable[[tuple[Settled, ...]], bool]
) -> Phrase | None:
    recorder = world.recorder
    if recorder is None:
        return None
    try:
        if is_wanted(_standing(recorder, world.learner)):
            book = recorder.latest_sitting(world.learner, BOOK) or _begun(world, recorder)
            recorder.record(book.id, len(book.choices), line)
    except StoreFault as fault:
        return fault.fault.says
    return None


def _begun(world: Surroundings, recorder: Recorder) -> Sitting:
    book = Sitting(world.new_id(), world.learner, BOOK, RULES, world.clock())
    recorder.begin(book)
    return book


def _sheet(evening: Evening, sitting: str) -> str:
    """The name of the sheet that the board on the table would fill."""
    return f"{sitting}.{evening.dealt}"


def settled_sheets(recorder: Recorder | None, learner: str) -> tuple[Settled, ...]:
    """Every sheet that was settled, the first one first; none where the record cannot be read."""
    if recorder is None:
        return ()
    try:
        return _standing(recorder, learner)
    except StoreFault:
        return ()


def account(sheets: tuple[Settled, ...]) -> int:
    """What the learner, and so North, has won in hundreds, below nothing what was lost."""
    accounts = Accounts()
    for settled in sheets:
        accounts = accounts.after(TABLE, settled.difference)
    return accounts.of(TABLE.south)


def told(sheets: tuple[Settled, ...]) -> tuple[Phrase, ...]:
    """The balance, and the last sheets that led to it, the latest first; nothing before the first settlement."""
    if not sheets:
        return ()
    return _balance(account(sheets)), *map(_one, reversed(sheets[-LATEST:]))


def _balance(won: int) -> Phrase:
    if won == 0:
        return phrase("Running account: you and North are level with East and West.")
    if won > 0:
        return counted(
            "Running account: you and North have each won {n} hundred.",
            "Running account: you and North have each won {n} hundreds.",
            n=won,
        )
    return counted(
        "Running account: you and North have each lost {n} hundred.",
        "Running account: you and North have each lost {n} hundreds.",
        n=-won,
    )


def _one(settled: Settled) -> Phrase:
    title = next((game.title for game in GAMES if game.name == settled.game), phrase("A sheet"))
    points, n = abs(settled.difference), hundreds(abs(settled.difference))
    if settled.difference >= 0:
        return counted(
            "{game}: won by {points} points, {n} hundred",
            "{game}: won by {points} points, {n} hundreds",
            n=n,
            game=title,
            points=points,
        )
    return counted(
        "{game}: lost by {points} points, {n} hundred",
        "{game}: lost by {points} points, {n} hundreds",
        n=n,
        game=title,
        points=points,
    )


def _standing(recorder: Recorder, learner: str) -> tuple[Settled, ...]:
    """The lines that hold, of all books, one of each machine: of two on the same sheet the later one, in its place."""
    found: dict[str, Settled] = {}
    for book in recorder.sittings_of(learner, BOOK):
        for line in book.choices:
            read = LINE.fullmatch(line)
            if read is not None and read[3] == STRUCK:
                found.pop(read[2], None)
            elif read is not None:
                found[read[2]] = Settled(read[1], read[2], int(read[3]))
    return tuple(found.values())
