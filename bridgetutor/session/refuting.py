"""What a wrong card costs, played out on the table: as the author wrote it, else as the solver finds it."""

from __future__ import annotations

from dataclasses import replace

from bridgetutor.cardplay.refuting import Refute
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Card
from bridgetutor.session.at_the_table import announced
from bridgetutor.session.choice import Refuted
from bridgetutor.session.screen import Feedback, Tone
from bridgetutor.session.state import Deed, Refutation, Work
from bridgetutor.session.tables import play_of
from bridgetutor.teaching.following import legal_run
from bridgetutor.teaching.lesson import PlayExercise
from bridgetutor.teaching.marking import refutation_of


def can_be_shown(exercise: PlayExercise, work: Work, *, robots: bool) -> bool:
    """Whether the last wrong card can be played out. Only where `robots` think can it be found out."""
    return bool(_written(exercise, work)) or (robots and _is_open(exercise, work))


def begun(exercise: PlayExercise, work: Work, *, robots: bool) -> Deed:
    """The author's line begins; where there is none, one is looked for."""
    cards = _written(exercise, work)
    if cards:
        return _shown(exercise, work, cards)
    if robots and _is_open(exercise, work):
        return Deed(replace(work, priced=_wrong_card(work), waits=True))
    return Deed(work)


def question(exercise: PlayExercise, work: Work) -> Refute | None:
    """What has to be found out; None where nobody asked, or the answer has come."""
    if work.priced is None or not work.waits:
        return None
    return Refute(play_of(exercise, work), work.priced)


def came(exercise: PlayExercise, work: Work, refuted: Refuted) -> Deed:
    """The line that was looked for is shown; where the card costs nothing, that is said, and is asked no more."""
    asked = question(exercise, work)
    if asked is None:
        return Deed(work)
    work = replace(work, waits=False)
    legal = legal_run(asked.play, (asked.card, *(refuted.line or ())))
    if len(legal) > 1:
        return _shown(exercise, replace(work, priced=None), legal)
    return Deed(_said(work, _no_price(refuted)))


def _no_price(refuted: Refuted) -> Phrase:
    if refuted.line is None:
        return phrase("What it costs cannot be found out on this computer.")
    return phrase("As the cards lie it costs no trick this time.")


def _said(work: Work, says: Phrase) -> Work:
    if work.feedback is None or work.feedback.tone is Tone.HINT:
        return replace(work, feedback=Feedback(Tone.NOTE, says))
    return replace(work, feedback=replace(work.feedback, body=(*work.feedback.body, says)))


def _shown(exercise: PlayExercise, work: Work, cards: tuple[Card, ...]) -> Deed:
    said = announced(play_of(exercise, work), cards[:1])
    return Deed(replace(work, refutation=Refutation(cards)), announcements=said)


def _written(exercise: PlayExercise, work: Work) -> tuple[Card, ...]:
    """The last wrong card and what the author lets follow it; empty where nothing is written.

    Only as far as it can be played: a slip of the author's must not stop the lesson (lint tells of it).
    """
    card = _wrong_card(work)
    if card is None:
        return ()
    play = play_of(exercise, work)
    legal = legal_run(play, (card, *refutation_of(exercise, play, card)))
    return legal if len(legal) > 1 else ()


def _is_open(exercise: PlayExercise, work: Work) -> bool:
    """Whether the solver may be asked: all four hands are known, and it has not been asked of this card."""
    card = _wrong_card(work)
    return card is not None and card != work.priced and exercise.play.deal.is_complete


def _wrong_card(work: Work) -> Card | None:
    card = work.wrong[-1] if work.wrong else None
    return card if isinstance(card, Card) else None
