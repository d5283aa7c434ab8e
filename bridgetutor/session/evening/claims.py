"""A claim at the table: it ends the board, or the cards that beat it are shown and the play goes on."""

from __future__ import annotations

from dataclasses import replace

from bridgetutor.cardplay.robots import JudgeClaim
from bridgetutor.phrase import Phrase
from bridgetutor.rules.play import TrickClaim
from bridgetutor.session import claiming
from bridgetutor.session.at_the_table import announced
from bridgetutor.session.choice import Ruled
from bridgetutor.session.claiming import Claiming, Stands
from bridgetutor.session.evening import words
from bridgetutor.session.evening.state import Evening
from bridgetutor.session.screen import Feedback, Tone


def can_begin(evening: Evening) -> bool:
    """Whether the learner, of whichever side, is to play and may claim."""
    play = evening.play
    return play is not None and evening.is_learners_turn and evening.claim is None and claiming.left(play) > 0


def begun(evening: Evening) -> Evening:
    """The learner is asked how many tricks."""
    return evening if evening.play is None else _with(evening, claiming.begun(evening.play))


def dropped(evening: Evening) -> Evening:
    """No claim is made after all, or enough has been seen of the cards that beat it."""
    return _with(evening, Claiming())


def made(evening: Evening, tricks: int) -> tuple[Evening, tuple[Phrase, ...]]:
    """The number has been said; more than remain are not taken."""
    claim = None if evening.claim is None else claiming.made(evening.claim, tricks)
    if claim is None or evening.is_judged:
        return evening, ()
    return _with(evening, claim), (claiming.said(tricks),)


def question(evening: Evening) -> JudgeClaim | None:
    """What has to be judged; None where no claim has been made."""
    return None if evening.play is None else claiming.question(evening.play, evening.claim)


def ruled(evening: Evening, ruling: Ruled) -> tuple[Evening, tuple[Phrase, ...]]:
    """What follows, and what is said of it."""
    play, claim = evening.play, evening.claim
    if play is None or claim is None or claim.tricks is None:
        return evening, ()
    found = claiming.ruled(claim.tricks, ruling)
    if not isinstance(found, Stands):
        return _with(evening, found), ()
    step = TrickClaim(play.player, found.tricks, len(play.cards))
    after = evening.with_board(evening.board.after(step))
    headline, *body = found.says
    after = replace(after, feedback=Feedback(Tone.NOTE, headline, tuple(body)))
    return after, (*found.says, *words.scored(after))


def line_on(evening: Evening) -> tuple[Evening, tuple[Phrase, ...]]:
    """One card more of those that beat the claim; after the last the play goes on."""
    line, play = evening.refutation, evening.play
    if line is None or play is None or line.is_over:
        return dropped(evening), ()
    said = announced(play.after(*line.cards[: line.shown]), (line.cards[line.shown],))
    return replace(evening, refutation=line.on), said


def _with(evening: Evening, claim: Claiming) -> Evening:
    return replace(evening, claim=claim.claim, feedback=claim.feedback, refutation=claim.refutation)
