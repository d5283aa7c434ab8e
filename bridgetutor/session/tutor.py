"""One choice in, one turn out: the pure heart of every lesson. A lesson is a fold of `submit` over the choices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bridgetutor.cardplay.habits import KLINGER
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card
from bridgetutor.session import answering, lesson_claims, playing, refuting
from bridgetutor.session.choice import Action, Answer, Choice, GoTo, Number, Posed, Refuted, Ruled, Theirs
from bridgetutor.session.contest.choices import Elsewhere, LaidOut
from bridgetutor.session.evening.arrangement import Arrangement
from bridgetutor.session.moves import MOVES
from bridgetutor.session.partnership.weight import Weighed
from bridgetutor.session.state import State, Work
from bridgetutor.session.tables import play_of
from bridgetutor.session.turn import Turn, arrived, turned
from bridgetutor.session.wanted import CardWanted, Wanted
from bridgetutor.teaching.lesson import Lesson, PlayExercise
from bridgetutor.teaching.marking import right_cards
from bridgetutor.teaching.scripted import is_learners_turn


def begin(lesson: Lesson, *, robots: bool = False) -> State:
    """The lesson at its first step."""
    return arrived(State.begin(lesson, robots=robots)).state


def replay(lesson: Lesson, choices: Sequence[Choice]) -> State:
    """The state these choices lead to. Choices that make no sense any more change nothing.

    Where cards of the other seats are among them, those fall and no others.
    """
    state = begin(lesson, robots=any(isinstance(choice, Theirs | Ruled | Refuted) for choice in choices))
    for choice in choices:
        state = submit(state, choice).state
    return state


def submit(state: State, choice: Choice) -> Turn:
    """The turn that follows from a choice. One that is not open leaves the state as it is, or says why."""
    match choice:
        case Theirs():
            return _theirs(state, choice)
        case Ruled():
            return _ruled(state, choice)
        case Refuted():
            return _refuted(state, choice)
        case (
            Posed() | Weighed() | Arrangement() | LaidOut() | Elsewhere()
        ):  # nothing of the kind happens in a lesson
            return Turn(state)
        case GoTo():
            return arrived(state.moved_to(choice.step - 1))
        case Action():
            move = MOVES.get(choice)
            return move.act(state) if move is not None and move.is_open(state) else Turn(state)
        case _:
            return _answered(state, choice)


def open_actions(state: State) -> tuple[Action, ...]:
    """The actions that make sense now, in the order of `Action`."""
    return tuple(action for action, move in MOVES.items() if move.is_open(state))


def awaited(state: State) -> Wanted | None:
    """What is being thought out: a card, a ruling, the price of a wrong card; None where nothing is waited for."""
    exercise, work = state.step.exercise, state.work
    if state.is_finished or not work.waits or not isinstance(exercise, PlayExercise):
        return None
    if not work.waits_for_a_card:
        return lesson_claims.question(exercise, work) or refuting.question(exercise, work)
    return _card_wanted(exercise, work)


def _card_wanted(exercise: PlayExercise, work: Work) -> CardWanted:
    play = play_of(exercise, work)
    return CardWanted(PlayView.of(play, play.player), exercise.contract, carding=KLINGER)


def foreseen(state: State) -> Iterator[CardWanted]:
    """The cards that would be wanted after each card the learner may play now, the author's right ones first.

    They can be thought out while the learner thinks.
    """
    exercise = state.step.exercise
    if state.is_finished or not state.is_open or not isinstance(exercise, PlayExercise):
        return
    play = play_of(exercise, state.work)
    is_shown = state.work.refutation is not None
    if is_shown or play.is_over or not is_learners_turn(exercise, play):
        return
    for card in dict.fromkeys((*right_cards(exercise, play), *play.legal_cards)):
        work = replace(state.work, cards=(*state.work.cards, card), refutation=None)
        if play.after(card).current_trick is not None:
            work = playing.advance(state.step, exercise, work, robots=True).work
            if work.waits:
                yield _card_wanted(exercise, work)


def _theirs(state: State, choice: Theirs) -> Turn:
    exercise = state.step.exercise
    if state.is_finished or not isinstance(exercise, PlayExercise) or not isinstance(choice.what, Card):
        return Turn(state)
    return turned(state, playing.others_played(state.step, exercise, state.work, choice.what))


def _ruled(state: State, ruling: Ruled) -> Turn:
    exercise = state.step.exercise
    if state.is_finished or not isinstance(exercise, PlayExercise):
        return Turn(state)
    return turned(state, lesson_claims.ruled(state.step, exercise, state.work, ruling))


def _refuted(state: State, refuted: Refuted) -> Turn:
    exercise = state.step.exercise
    if state.is_finished or not isinstance(exercise, PlayExercise):
        return Turn(state)
    return turned(state, refuting.came(exercise, state.work, refuted))


def _answered(state: State, answer: Answer) -> Turn:
    exercise, work = state.step.exercise, state.work
    if exercise is None or not state.is_open or work.refutation is not None or work.waits:
        return Turn(state)
    if not isinstance(exercise, PlayExercise):
        return turned(state, answering.answered(state.step, exercise, work, answer))
    if work.claim is not None and isinstance(answer, Number):
        return turned(state, lesson_claims.made(work, answer.value))
    if not isinstance(answer, Card):
        return Turn(state)
    work = work if work.claim is None else lesson_claims.dropped(work)
    return turned(state, playing.card_played(state.step, exercise, work, answer, robots=state.robots))
