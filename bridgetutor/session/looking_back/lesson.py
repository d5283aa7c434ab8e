"""Looking back at a hand of a lesson: the learner's cards of an exercise that was played to its end."""

from __future__ import annotations

from dataclasses import replace

from bridgetutor.cardplay.robots import Aim
from bridgetutor.cardplay.verdicts import Review
from bridgetutor.hands.promises import SILENCE
from bridgetutor.rules.hands import FULL_PACK, Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from bridgetutor.session.looking_back.moment import LookingBack
from bridgetutor.session.state import State
from bridgetutor.session.tables import play_of
from bridgetutor.teaching.lesson import PlayExercise


def looking_back(state: State) -> LookingBack | None:
    """The hand that has been played to its end at this step, None where there is none; the learner's cards of it."""
    exercise, work = state.step.exercise, state.work
    if state.is_finished or not isinstance(exercise, PlayExercise) or exercise.goal is None:
        return None
    play = _with_dummy(play_of(exercise, work), exercise)
    if work.outcome is None or not work.cards or not play.deal.is_complete:
        return None
    # The contract of an ending counts tricks that nobody has seen.
    is_whole = _pack(play) == FULL_PACK
    contract = exercise.contract if is_whole else None
    players = frozenset(play.declarer if seat is play.dummy else seat for seat in exercise.seats)
    review = Review(
        play,
        frozenset(seat for seat in players if seat is not None),
        Aim.tricks() if contract is None else Aim.contract(contract),
        SILENCE if contract is None else contract,
        since=len(exercise.play.cards),
    )
    return LookingBack(review, exercise.contract, exercise.vulnerability)


def _with_dummy(play: Play, exercise: PlayExercise) -> Play:
    """Without a declarer a learner who plays north's cards and south's sees both: north lies as dummy."""
    if play.declarer is None and {Seat.NORTH, Seat.SOUTH} <= exercise.seats:
        return replace(play, declarer=Seat.SOUTH)
    return play


def _pack(play: Play) -> Hand:
    return Hand.of(card for hand in play.deal.known.values() for card in hand)
