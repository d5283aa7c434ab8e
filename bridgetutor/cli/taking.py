"""Taking a lesson in the terminal: the same session as at the table, asked and answered in lines of text."""

from __future__ import annotations

import sys
import uuid
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from bridgetutor.cli.terminal import ACTION_WORDS, QUIT, page, prompt, read
from bridgetutor.progress.faults import StoreFault
from bridgetutor.progress.store import Store
from bridgetutor.rules.faults import NotationError
from bridgetutor.session.choice import Action, Choice, Theirs, format_choice
from bridgetutor.session.conductor import Conductor, Surroundings
from bridgetutor.session.others import AsKept, ByHabit, Robots
from bridgetutor.session.screen import Screen
from bridgetutor.teaching.lesson import Lesson
from bridgetutor.wording import Wording


def take(lesson: Lesson, record: Path, wording: Wording, *, afresh: bool) -> int:
    """Ask and answer until the lesson is over or the learner leaves; every answer is kept in `record`."""
    store = _opened(record, wording)
    try:
        _converse(Conductor(lesson, _surroundings(store), Robots()), wording, afresh=afresh)
    finally:
        if store is not None:
            store.close()
    return 0


def take_choices(lesson: Lesson, choices: Sequence[Choice], wording: Wording) -> int:
    """Go through a lesson with these choices, printing each screen. Nothing is kept."""
    kept = any(isinstance(choice, Theirs) for choice in choices)
    conductor = Conductor(lesson, _surroundings(None), AsKept() if kept else ByHabit())
    screen = conductor.open()
    print(page(screen, wording))
    for choice in choices:
        print(f"\n> {format_choice(choice)}")
        screen = _show(conductor.choose(choice), screen, wording)
    return 0


def _surroundings(store: Store | None) -> Surroundings:
    return Surroundings(store, clock=lambda: datetime.now(UTC), new_id=lambda: uuid.uuid4().hex)


def _opened(record: Path, wording: Wording) -> Store | None:
    """The record; without one the lesson goes on all the same, and the learner is told."""
    try:
        store = Store.open(record, now=datetime.now(UTC))
    except StoreFault as fault:
        print(wording.render(fault.fault.says), file=sys.stderr)
        return None
    if store.notice is not None:
        print(wording.render(store.notice), file=sys.stderr)
    return store


def _converse(conductor: Conductor, wording: Wording, *, afresh: bool) -> None:
    screen = conductor.open(afresh=afresh)
    print(page(screen, wording))
    while not screen.finished:
        print(prompt(screen.ask, screen.actions, wording), end="", flush=True)
        typed = sys.stdin.readline()
        if not typed or typed.strip().casefold() in {wording.render(QUIT).casefold(), "quit"}:
            print(wording.say("Your place is kept."))
            return
        try:
            choice = read(typed, screen.ask, wording)
        except NotationError as error:
            print(wording.render(error.fault.says))
            continue
        if isinstance(choice, Action) and choice not in screen.actions:
            print(wording.say("{action:capital}: not possible just now.", action=ACTION_WORDS[choice]))
            continue
        screen = _show(conductor.choose(choice), screen, wording)
        if conductor.trouble is not None:
            print(wording.render(conductor.trouble), file=sys.stderr)


def _show(screen: Screen, before: Screen, wording: Wording) -> Screen:
    """Print what is new: all of another step, of the same one only what has changed."""
    print(page(screen, wording, before))
    return screen
