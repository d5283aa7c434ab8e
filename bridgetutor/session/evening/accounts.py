"""The running accounts of the learner and North with the others: each sheet that was filled, as the record keeps it."""

from __future__ import annotations

import re
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


LINE = re.compile(r"(\S+) (\S+) ([+-]\d+)")


def settlement_of(evening: Evening, sitting: str) -> Settled | None:
    """What the sheet on the table came to; None before its end, and where it is not settled in hundreds.

    A last hand that is taken back and played once more settles the same sheet again.
    """
    if not evening.ends_a_sheet or evening.game.form.in_imps:
        return None
    return Settled(evening.game.name, f"{sitting}.{evening.dealt}", evening.sheet.difference)


def enter(settled: Settled, world: Surroundings) -> Phrase | None:
    """Write it into the book, unless it stands there; what is wrong with the record, where it could not be written."""
    if world.recorder is None:
        return None
    try:
        book = _book(world.recorder, world.learner) or _begun(world, world.recorder)
        if settled not in _standing(book):
            world.recorder.record(book.id, len(book.choices), str(settled))
    except StoreFault as fault:
        return fault.fault.says
    return None


def settled_sheets(recorder: Recorder | None, learner: str) -> tuple[Settled, ...]:
    """Every sheet that was settled, the first one first; none where the record cannot be read."""
    if recorder is None:
        return ()
    try:
        book = _book(recorder, learner)
    except StoreFault:
        return ()
    return () if book is None else _standing(book)


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


def _book(recorder: Recorder, learner: str) -> Sitting | None:
    return recorder.latest_sitting(learner, BOOK)


def _begun(world: Surroundings, recorder: Recorder) -> Sitting:
    book = Sitting(world.new_id(), world.learner, BOOK, RULES, world.clock())
    recorder.begin(book)
    return book


def _standing(book: Sitting) -> tuple[Settled, ...]:
    """The lines that hold: of two on the same sheet the later one, in the place of the first."""
    found: dict[str, Settled] = {}
    for line in book.choices:
        read = LINE.fullmatch(line)
        if read is not None:
            settled = Settled(read[1], read[2], int(read[3]))
            found[settled.sheet] = settled
    return tuple(found.values())
