"""The tables the learner sat at before: of each game the last one, as it was arranged."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bridgetutor.games.catalogue import GAMES
from bridgetutor.progress.faults import StoreFault
from bridgetutor.rules.faults import NotationError
from bridgetutor.session.choice import parse_choice
from bridgetutor.session.evening.arrangement import Arrangement
from bridgetutor.session.evening.walk import id_of
from bridgetutor.session.kept import Recorder


@dataclass(frozen=True, slots=True)
class Sat:
    """A table as it was arranged, when its sheet was begun, and all that was chosen there."""

    arrangement: Arrangement
    begun: datetime
    choices: tuple[str, ...]


def last_tables(recorder: Recorder | None, learner: str) -> dict[str, Sat]:
    """By the name of the game; those of games never played are missing, and all where the record cannot be read."""
    found: dict[str, Sat] = {}
    if recorder is None:
        return found
    for game in GAMES:
        try:
            sitting = recorder.latest_sitting(learner, id_of(game))
        except StoreFault:
            return {}
        if sitting is not None:
            found[game.name] = Sat(_arranged(game.name, sitting.choices), sitting.begun, sitting.choices)
    return found


def latest(tables: dict[str, Sat]) -> Sat | None:
    """The table whose sheet was begun last; None where there is none."""
    return max(tables.values(), key=lambda sat: sat.begun, default=None)


def _arranged(game: str, choices: tuple[str, ...]) -> Arrangement:
    try:
        first = parse_choice(choices[0]) if choices else None
    except NotationError:
        first = None
    return first if isinstance(first, Arrangement) and first.game == game else Arrangement(game)
