"""A lesson or a game in the terminal: the same session as in the window, asked and answered in lines of text."""

from __future__ import annotations

import sys
import uuid
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Generic, TypeVar

from bridgetutor.cli.terminal import ACTION_WORDS, QUIT, page, prompt, read
from bridgetutor.progress.faults import StoreFault
from bridgetutor.progress.store import Store
from bridgetutor.rules.faults import NotationError
from bridgetutor.session.choice import Action, Choice, Theirs, format_choice
from bridgetutor.session.conductor import Conductor
from bridgetutor.session.kept import Surroundings
from bridgetutor.session.lesson_walk import LessonWalk
from bridgetutor.session.others import AsKept, ByHabit, Robots
from bridgetutor.session.screen import Screen
from bridgetutor.session.walk import Walk
from bridgetutor.teaching.lesson import Lesson
from bridgetutor.wording import Wording

S = TypeVar("S")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Face(Generic[V]):
    """How screens of a kind are shown in the terminal, and what is typed to them is read."""

    page: Callable[[V, Wording, V | None], str]
    """The screen; after another one only what is new."""
    prompt: Callable[[V, Wording], str]
    read: Callable[[str, V, Wording], Choice]
    """Raises `NotationError`."""
    actions: Callable[[V], tuple[Action, ...]]
    is_finished: Callable[[V], bool]


LESSON: Face[Screen] = Face(
    page,
    prompt=lambda screen, wording: prompt(screen.ask, screen.actions, wording),
    read=lambda typed, screen, wording: read(typed, screen.ask, wording),
    actions=lambda screen: screen.actions,
    is_finished=lambda screen: screen.finished,
)


def take(lesson: Lesson, record: Path, wording: Wording, *, afresh: bool) -> int:
    """Ask and answer until the lesson is over or the learner leaves; every answer is kept in `record`."""
    converse(LessonWalk(lesson), LESSON, record, wording, afresh=afresh)
    return 0


def take_choices(lesson: Lesson, choices: Sequence[Choice], wording: Wording) -> int:
    """Go through a lesson with these choices, printing each screen. Nothing is kept."""
    act_out(LessonWalk(lesson), LESSON, choices, wording)
    return 0


def act_out(walk: Walk[S, V], face: Face[V], choices: Sequence[Choice], wording: Wording) -> None:
    """Go through a walk with these choices, printing each screen. Nothing is kept."""
    kept = any(isinstance(choice, Theirs) for choice in choices)
    conductor = Conductor(walk, _surroundings(None), AsKept() if kept else ByHabit())
    screen = conductor.open()
    print(face.page(screen, wording, None))
    for choice in choices:
        print(f"\n> {format_choice(choice)}")
        before, screen = screen, conductor.choose(choice)
        print(face.page(screen, wording, before))


def converse(walk: Walk[S, V], face: Face[V], record: Path, wording: Wording, *, afresh: bool) -> None:
    """Ask and answer until the walk is over or the learner leaves; robots play the other seats, all is kept."""
    with _record(record, wording) as store:
        conductor = Conductor(walk, _surroundings(store), Robots())
        screen = conductor.open(afresh=afresh)
        print(face.page(screen, wording, None))
        while not face.is_finished(screen):
            print(face.prompt(screen, wording), end="", flush=True)
            typed = sys.stdin.readline()
            if not typed or typed.strip().casefold() in {wording.render(QUIT).casefold(), "quit"}:
                print(wording.say("Your place is kept."))
                return
            choice = _choice(typed, screen, face, wording)
            if choice is None:
                continue
            before, screen = screen, conductor.choose(choice)
            print(face.page(screen, wording, before))
            if conductor.trouble is not None:
                print(wording.render(conductor.trouble), file=sys.stderr)


def _choice(typed: str, screen: V, face: Face[V], wording: Wording) -> Choice | None:
    """What was typed; None, and a sentence, where it makes no sense or is not possible."""
    try:
        choice = face.read(typed, screen, wording)
    except NotationError as error:
        print(wording.render(error.fault.says))
        return None
    if isinstance(choice, Action) and choice not in face.actions(screen):
        print(wording.say("{action:capital}: not possible just now.", action=ACTION_WORDS[choice]))
        return None
    return choice


def _surroundings(store: Store | None) -> Surroundings:
    return Surroundings(store, clock=lambda: datetime.now(UTC), new_id=lambda: uuid.uuid4().hex)


@contextmanager
def _record(path: Path, wording: Wording) -> Iterator[Store | None]:
    """The record while it is open; without one all goes on the same, and the learner is told."""
    try:
        store = Store.open(path, now=datetime.now(UTC))
    except StoreFault as fault:
        print(wording.render(fault.fault.says), file=sys.stderr)
        yield None
        return
    if store.notice is not None:
        print(wording.render(store.notice), file=sys.stderr)
    with store:
        yield store
