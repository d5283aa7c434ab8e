"""E, of techniques: the one that an exercise names is known, and the program sees it where the learner plays."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques import Technique, found, nearly
from bridgetutor.cardplay.view import PlayView
from bridgetutor.phrase import phrase
from bridgetutor.teaching import codes
from bridgetutor.teaching.by_play import is_meant
from bridgetutor.teaching.lesson import PlayExercise
from bridgetutor.teaching.lint.lines import model_line, option_line
from bridgetutor.teaching.lint.subject import Subject
from bridgetutor.teaching.loader import ReadPage
from bridgetutor.teaching.scripted import is_learners_turn


def check(subject: Subject, page: ReadPage, exercise: PlayExercise) -> None:
    """Notes a name that nobody knows, and a technique that is nowhere to be seen."""
    name = exercise.technique
    if name is None:
        return
    if name not in {technique.value for technique in Technique}:
        says = phrase("There is no technique “{name}”", name=name)
        subject.note(codes.TECHNIQUE, says, option_line(page, "technique"))
        return
    outlooks = tuple(_outlooks(exercise))
    if not outlooks or any(is_meant(each, name) for outlook in outlooks for each in found(outlook)):
        return
    near = next((each for outlook in outlooks for each in nearly(outlook) if is_meant(each, name)), None)
    says = phrase("“{name}” is seen at none of the learner's cards", name=name)
    if near is not None:
        says = phrase("“{name}” is nearly seen, but not this: {fails}", name=name, fails=near.fails[0])
    subject.note(codes.TECHNIQUE_NOT_SEEN, says, option_line(page, "technique"))


def _outlooks(exercise: PlayExercise) -> Iterator[Outlook]:
    """What the learner sees at each card of the author's line; nothing where there is no declarer."""
    plays = [exercise.play] if exercise.goal is None else model_line(exercise)
    for play in plays:
        if play.declarer is not None and not play.is_over and is_learners_turn(exercise, play):
            yield Outlook(PlayView.of(play, play.player), contract=exercise.contract)
