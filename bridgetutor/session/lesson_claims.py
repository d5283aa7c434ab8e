"""A claim in a whole hand of a lesson: it ends the hand, which is then held against its goal, or the play goes on."""

from __future__ import annotations

from dataclasses import replace

from bridgetutor.cardplay.robots import JudgeClaim
from bridgetutor.session import claiming, playing
from bridgetutor.session.choice import Number, Ruled, format_choice
from bridgetutor.session.claiming import Claiming, Stands
from bridgetutor.session.state import Deed, Work
from bridgetutor.session.tables import play_of
from bridgetutor.teaching.lesson import PlayExercise, Step
from bridgetutor.teaching.scripted import is_learners_turn


def left(exercise: PlayExercise, work: Work) -> int:
    """The tricks that the learner, whose turn it is, may claim now; else 0."""
    play = play_of(exercise, work)
    if exercise.goal is None or play.is_over or not is_learners_turn(exercise, play):
        return 0
    return claiming.left(play)


def begun(exercise: PlayExercise, work: Work) -> Deed:
    """The learner is asked how many tricks."""
    return Deed(replace(_with(work, claiming.begun(play_of(exercise, work))), marked=()))


def dropped(work: Work) -> Work:
    """No claim is made after all."""
    return _with(work, Claiming())


def made(work: Work, tricks: int) -> Deed:
    """The number has been said; more than remain are not taken."""
    claim = None if work.claim is None else claiming.made(work.claim, tricks)
    if claim is None:
        return Deed(work)
    return Deed(_with(work, claim), announcements=(claiming.said(tricks),))


def question(exercise: PlayExercise, work: Work) -> JudgeClaim | None:
    """What has to be judged; None where no claim has been made."""
    return None if work.claim is None else claiming.question(play_of(exercise, work), work.claim)


def ruled(step: Step, exercise: PlayExercise, work: Work, ruling: Ruled) -> Deed:
    """What follows: the hand is over, or it goes on and the cards that beat the claim are shown."""
    if work.claim is None or work.claim.tricks is None:
        return Deed(work)
    found = claiming.ruled(work.claim.tricks, ruling)
    if not isinstance(found, Stands):
        return Deed(_with(work, found))
    play = play_of(exercise, work)
    won = play.tricks_won(play.turn.side) + found.tricks
    last = format_choice(Number(work.claim.tricks))
    return playing.hand_over(step, exercise, Deed(dropped(work)), won, last, found.says)


def _with(work: Work, claim: Claiming) -> Work:
    return replace(
        work,
        claim=claim.claim,
        feedback=claim.feedback,
        refutation=claim.refutation,
        waits=claim.claim is not None and claim.claim.tricks is not None,
    )
