"""Drills as a learner goes through them, for the benchmarks: right so often, else wrong as people are wrong.

What is written comes from the same conductor and the same questions as in the window.
"""

from __future__ import annotations

import itertools
import uuid
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random

from bridgetutor.phrase import Phrase
from bridgetutor.rules.cards import Card
from bridgetutor.session.choice import Action, Choice, Posed
from bridgetutor.session.conductor import Conductor
from bridgetutor.session.drill_walk import DrillWalk
from bridgetutor.session.judging import as_answer
from bridgetutor.session.kept import Recorder, Surroundings
from bridgetutor.session.screen import AskCall, AskCard, AskNumber, AskOption, Screen
from bridgetutor.session.state import State
from bridgetutor.teaching.lesson import Mark
from bridgetutor.wording import Wording

WORDS = Wording.english()
RIGHT, SHOWN, HINTED = 0.7, 0.03, 0.05
MOST_CHOICES = 12
"""To one question; a walk that asks for more is stuck."""

Watch = Callable[[Choice | None, Screen], None]


@dataclass
class Habit:
    """How somebody answers: the dice, how often right at first sight, how long it takes."""

    random: Random
    right: float = RIGHT
    shown: float = SHOWN
    hinted: float = HINTED
    seconds: tuple[float, float] = (2.0, 40.0)


class Hours:
    """A clock that stands until it is moved."""

    def __init__(self, now: datetime) -> None:
        self.now = now

    def tell(self) -> datetime:
        """The time."""
        return self.now

    def pass_by(self, seconds: float) -> None:
        """Some time later, to the microsecond."""
        self.now += timedelta(microseconds=round(seconds * 1e6))


def drilled(
    recorder: Recorder | None,
    asked: Sequence[Posed],
    habit: Habit,
    hours: Hours,
    *,
    learner: str = "learner",
    name: str = "due",
    watch: Watch = lambda _choice, _screen: None,
) -> tuple[str, ...]:
    """One drill of these questions, from beginning to end; its choices. `watch` is shown every screen."""
    waiting = iter(asked)
    walk = DrillWalk(name, name, len(asked), lambda _state: next(waiting, None), WORDS)
    fresh = iter(lambda: uuid.UUID(int=habit.random.getrandbits(128)).hex, "")
    world = Surroundings(recorder, hours.tell, lambda: next(fresh), learner)
    conductor: Conductor[State, Screen] = Conductor(walk, world)
    watch(None, conductor.open(afresh=True))
    for _ in itertools.takewhile(lambda _: not conductor.screen.finished, range(MOST_CHOICES * len(asked))):
        choice = _chosen(conductor.state, conductor.screen, habit)
        hours.pass_by(habit.random.uniform(*habit.seconds) if conductor.screen.ask else 1)
        watch(choice, conductor.choose(choice))
    return conductor.choices


def _chosen(state: State, screen: Screen, habit: Habit) -> Choice:
    if screen.ask is None:
        return Action.NEXT
    if not state.work.wrong and habit.random.random() < habit.shown:
        return Action.ANSWER if Action.ANSWER in screen.actions else Action.NEXT
    if Action.HINT in screen.actions and not state.work.hints and habit.random.random() < habit.hinted:
        return Action.HINT
    return _right(state) if habit.random.random() < habit.right else _plausible(state, screen, habit.random)


def _right(state: State) -> Choice:
    exercise = state.step.exercise
    assert exercise is not None
    best = next(reply.choices[0] for reply in exercise.replies if reply.mark is Mark.RIGHT)
    return as_answer(exercise, best)


def _plausible(state: State, screen: Screen, random: Random) -> Choice:
    """A neighbour of the right answer: a number near it, a call near it, a card of the same suit, another option."""
    from bridgetutor.session.choice import Number, Pick

    right, ask = _right(state), screen.ask
    match ask:
        case AskNumber():
            assert isinstance(right, Number)
            near = [right.value + by for by in (-2, -1, 1, 2) if ask.low <= right.value + by <= ask.high]
            return Number(random.choice(near))
        case AskCall():
            place = ask.legal.index(right) if right in ask.legal else 0
            near_calls = [call for call in ask.legal[: place + 5] if call != right]
            return random.choice(near_calls[-8:])
        case AskOption():
            return random.choice([Pick(n) for n in range(1, len(ask.options) + 1) if Pick(n) != right])
        case AskCard():
            assert screen.table is not None
            cards = [card for card in screen.table.playable if card != right]
            suited = [card for card in cards if isinstance(right, Card) and card.suit == right.suit]
            return random.choice(suited if suited and random.random() < 0.5 else cards or [right])
        case _:
            raise AssertionError(ask)


def said(text: object) -> str:
    """A text of a screen in English."""
    return WORDS.render(text) if isinstance(text, Phrase) else getattr(text, "markdown", str(text))
