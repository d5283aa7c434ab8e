"""A saved problem report, acted out again: the lesson or game, the choices, and each screen they lead to."""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from pathlib import Path

from bridgetutor import places
from bridgetutor.cli.game_text import TABLE
from bridgetutor.cli.taking import act_out, take_choices
from bridgetutor.games.catalogue import GAMES
from bridgetutor.games.contest import Way
from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.session.choice import parse_choice
from bridgetutor.session.contest.walk import ContestWalk
from bridgetutor.session.evening.walk import EveningWalk
from bridgetutor.teaching.course import Library
from bridgetutor.teaching.lesson import Lesson
from bridgetutor.teaching.loader import load_lesson
from bridgetutor.wording import Wording

HELP = "Act out a saved problem report again."


def configure(parser: argparse.ArgumentParser) -> None:
    """The report."""
    parser.epilog = "example:\n  bridgetutor replay report-2026-11-29T20-15-00.json"
    parser.add_argument("report", type=Path, help="the file that “Save a report” wrote")


def run(options: argparse.Namespace, wording: Wording) -> int:
    """What the report is of, choice by choice."""
    report = _read(options.report)
    choices = tuple(map(parse_choice, report.choices))
    game, contest = _game(report), _contest(report)
    if game is not None:
        act_out(game, TABLE, choices, wording)
    elif contest is not None:
        act_out(contest, TABLE, choices, wording)
    else:
        return take_choices(_lesson(report, wording), choices, wording)
    return 0


def _game(report: _Report) -> EveningWalk | None:
    """The game of that name; its deals are among the choices."""
    walks = (EveningWalk(game, None) for game in GAMES)
    return next((walk for walk in walks if walk.id == report.lesson), None)


def _contest(report: _Report) -> ContestWalk | None:
    """The contest scored in that way; its boards are among the choices."""
    walks = (ContestWalk(way, random=None) for way in Way)
    return next((walk for walk in walks if walk.id == report.lesson), None)


@dataclass(frozen=True, slots=True)
class _Report:
    """What is needed of a report."""

    lesson: str
    path: str
    choices: tuple[str, ...]


def _read(path: Path) -> _Report:
    try:
        found = json.loads(path.read_text("utf-8"))
        return _Report(str(found["lesson"]), str(found.get("path", "")), tuple(map(str, found["choices"])))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BridgeError(phrase("{path} is not a problem report.", path=str(path))) from error


def _lesson(report: _Report, wording: Wording) -> Lesson:
    """By its name in the library; a teacher's own lesson by its file."""
    lesson = Library.open(places.find().lessons, wording.language).lesson(report.lesson)
    if lesson is None and report.path:
        lesson = load_lesson(Path(report.path))[0]
    if lesson is None:
        raise BridgeError(phrase("The lesson of the report, “{id}”, is not here.", id=report.lesson))
    return lesson
