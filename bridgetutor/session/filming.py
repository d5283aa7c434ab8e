"""What is shown rather than asked for: films of cards and of calls, and the refutation of a wrong card."""

from __future__ import annotations

from dataclasses import replace

from bridgetutor.phrase import Phrase
from bridgetutor.session import feedback
from bridgetutor.session.at_the_table import announced, called
from bridgetutor.session.screen import Feedback
from bridgetutor.session.state import Deed, Work
from bridgetutor.session.tables import play_of
from bridgetutor.teaching.lesson import Film, PlayExercise, Running


def is_on(running: Running | None, work: Work) -> bool:
    """Whether there is more of a film to show."""
    return running is not None and work.shown < len(running.stops)


def forward(running: Running, work: Work) -> Deed:
    """One step more, with the author's remark to it."""
    after = _at(running, work, work.shown + 1)
    return Deed(after, announcements=_said(running, *_made(running, after.shown)))


def back(running: Running, work: Work) -> Deed:
    """One step less."""
    return Deed(_at(running, work, max(0, work.shown - 1)))


def rewound(running: Running, work: Work) -> Deed:
    """The film from its beginning."""
    return Deed(_at(running, work, 0))


def refutation_forward(exercise: PlayExercise, work: Work) -> Deed:
    """One card more of a refutation; after its last the question stands again."""
    refutation = work.refutation
    if refutation is None or refutation.is_over:
        return Deed(replace(work, refutation=None))
    said = announced(play_of(exercise, work), (refutation.cards[refutation.shown],))
    return Deed(replace(work, refutation=refutation.on), announcements=said)


def _at(running: Running, work: Work, shown: int) -> Work:
    return replace(work, shown=shown, feedback=_remark(running, shown))


def _made(running: Running, shown: int) -> tuple[int, int]:
    """What the last of these steps brought: from that place on, up to that one."""
    before, after = (0, *running.stops)[shown - 1 : shown + 1]
    return before, after


def _said(running: Running, start: int, end: int) -> tuple[Phrase, ...]:
    """What happened, aloud: all but a call that its remark begins with."""
    if isinstance(running, Film):
        return announced(running.play.after(*running.cards[:start]), running.cards[start:end])
    return tuple(called(running.auction, at) for at in range(start, end) if at not in running.remarks)


def _remark(running: Running, shown: int) -> Feedback | None:
    last = running.stops[shown - 1] - 1 if shown else -1
    says = running.remarks.get(last)
    if says is None:
        return None
    return (
        feedback.remark(says)
        if isinstance(running, Film)
        else feedback.remark_on(running.auction, last, says)
    )
