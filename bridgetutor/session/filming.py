"""Cards shown rather than asked for: films, and the refutation of a wrong card."""

from __future__ import annotations

from dataclasses import replace

from bridgetutor.session import feedback
from bridgetutor.session.at_the_table import announced
from bridgetutor.session.screen import Feedback
from bridgetutor.session.state import Deed, Work
from bridgetutor.session.tables import play_of
from bridgetutor.teaching.lesson import Film, PlayExercise


def forward(film: Film, work: Work) -> Deed:
    """One card more, with the author's remark to it."""
    card = film.cards[len(work.cards)]
    said = announced(film.play.after(*work.cards), (card,))
    return Deed(_at(film, work, len(work.cards) + 1), announcements=said)


def back(film: Film, work: Work) -> Deed:
    """One card less."""
    return Deed(_at(film, work, max(0, len(work.cards) - 1)))


def rewound(film: Film, work: Work) -> Deed:
    """The film from its beginning."""
    return Deed(_at(film, work, 0))


def refutation_forward(exercise: PlayExercise, work: Work) -> Deed:
    """One card more of a refutation; after its last the question stands again."""
    refutation = work.refutation
    if refutation is None or refutation.is_over:
        return Deed(replace(work, refutation=None))
    said = announced(play_of(exercise, work), (refutation.cards[refutation.shown],))
    return Deed(replace(work, refutation=refutation.on), announcements=said)


def _at(film: Film, work: Work, count: int) -> Work:
    return replace(work, cards=film.cards[:count], feedback=_remark(film, count))


def _remark(film: Film, count: int) -> Feedback | None:
    says = film.remarks.get(count - 1)
    return None if says is None else feedback.remark(says)
