"""A claim in a whole hand: how many of the remaining tricks the learner takes, and what becomes of it (Laws 68 to 71).

Whether it stands is found out elsewhere, for that takes a solver, and comes back as a choice of its own: `Ruled`.
"""

from __future__ import annotations

from dataclasses import replace

from bridgetutor.cardplay.robots import JudgeClaim
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.play import TrickClaim
from bridgetutor.session import playing
from bridgetutor.session.choice import Number, Ruled, format_choice
from bridgetutor.session.screen import Feedback, Tone
from bridgetutor.session.state import Claim, Deed, Refutation, State, Work
from bridgetutor.session.tables import play_of
from bridgetutor.teaching.lesson import PlayExercise, Step
from bridgetutor.teaching.scripted import is_learners_turn

MOST_TRICKS = 9
"""With more to come nobody claims, and the judgement would take long."""


def left(exercise: PlayExercise, work: Work) -> int:
    """The tricks that can be claimed now: those that remain, where the learner is to lead to the next; else 0."""
    play = play_of(exercise, work)
    if exercise.goal is None or play.is_over or play.current_trick is not None:
        return 0
    remaining = play.size - len(play.complete_tricks)
    return remaining if is_learners_turn(exercise, play) and 1 < remaining <= MOST_TRICKS else 0


def begun(exercise: PlayExercise, work: Work) -> Deed:
    """The learner is asked how many tricks."""
    most = left(exercise, work)
    asks = phrase("How many of the {n} remaining tricks do you claim?", n=most)
    body = (phrase("The defenders get the rest; 0 concedes them all. Or play a card."),)
    return Deed(replace(work, claim=Claim(most), feedback=Feedback(Tone.NOTE, asks, body), marked=()))


def dropped(work: Work) -> Work:
    """No claim is made after all."""
    return replace(work, claim=None, feedback=None, waits=False)


def made(work: Work, tricks: int) -> Deed:
    """The number has been said; more than remain are not taken."""
    if work.claim is None or not 0 <= tricks <= work.claim.most:
        return Deed(work)
    says = Feedback(Tone.NOTE, phrase("Your claim is being looked at."))
    claim = replace(work.claim, tricks=tricks)
    said = counted("You claim {n} trick.", "You claim {n} tricks.", n=tricks)
    return Deed(replace(work, claim=claim, feedback=says, waits=True), announcements=(said,))


def question(state: State) -> JudgeClaim | None:
    """What has to be judged; None where no claim has been made."""
    exercise, work = state.step.exercise, state.work
    if state.is_finished or not isinstance(exercise, PlayExercise) or work.claim is None:
        return None
    if work.claim.tricks is None:
        return None
    play = play_of(exercise, work)
    return JudgeClaim(TrickClaim(play.player, work.claim.tricks, len(play.cards)), play)


def ruled(step: Step, exercise: PlayExercise, work: Work, ruling: Ruled) -> Deed:
    """What follows: the hand is over, or it goes on and the cards that beat the claim are shown."""
    claim = work.claim
    if claim is None or claim.tricks is None:
        return Deed(work)
    after = dropped(work)
    if ruling.tricks is None:
        return Deed(replace(after, feedback=_unjudged()))
    if ruling.line:
        return Deed(_refused(after, claim.tricks, ruling))
    play = play_of(exercise, work)
    won = play.tricks_won(play.turn.side) + ruling.tricks
    said = (phrase("Your claim stands."), *_more(ruling.tricks - claim.tricks))
    last = format_choice(Number(claim.tricks))
    return playing.hand_over(step, exercise, Deed(after), won, last, said)


def _unjudged() -> Feedback:
    says = phrase("Nobody here can judge that: play on.")
    return Feedback(
        Tone.NOTE, says, (phrase("Only a claim of all the tricks, all of them high cards, is plain."),)
    )


def _refused(work: Work, tricks: int, ruling: Ruled) -> Work:
    """The line lies ready to be looked through; then the learner plays on."""
    says = counted("Not that many: {n} trick.", "Not that many: {n} tricks.", n=tricks)
    won = counted(
        "These cards leave you {n} of them.", "These cards leave you {n} of them.", n=ruling.tricks or 0
    )
    refused = Feedback(Tone.NOTE, says, (won,))
    return replace(work, feedback=refused, refutation=Refutation(ruling.line, says=says))


def _more(tricks: int) -> tuple[Phrase, ...]:
    """Tricks that were conceded and cannot be lost."""
    if not tricks:
        return ()
    return (
        counted(
            "{n} trick more could not be lost: it is yours.",
            "{n} tricks more could not be lost: they are yours.",
            n=tricks,
        ),
    )
