"""The author's line of a played exercise, and the lines of the file that a fault is noted at."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.rules.play import Play
from bridgetutor.teaching.lesson import PlayExercise
from bridgetutor.teaching.loader import ReadPage
from bridgetutor.teaching.other_seats import scripted_card
from bridgetutor.teaching.scripted import is_learners_turn, model_card


def model_line(exercise: PlayExercise) -> Iterator[Play]:
    """The hand played out by the author's line: the position before each card, and the last one."""
    play = exercise.play
    while not play.is_over:
        yield play
        card = (
            model_card(exercise, play) if is_learners_turn(exercise, play) else scripted_card(exercise, play)
        )
        play = play.after(card)
    yield play


def option_line(page: ReadPage, key: str) -> int:
    """Where an option of the page's fence stands; the fence where it has none."""
    fence = page.page.fence
    if fence is None:
        return page.page.line
    return next((option.line for option in fence.options if option.key == key), fence.line)
