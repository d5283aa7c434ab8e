"""A hand played on by the script: the other seats up to the learner's turn, and the author's own line."""

from __future__ import annotations

from collections.abc import Callable

from bridgetutor.rules.cards import Card
from bridgetutor.rules.play import Play
from bridgetutor.teaching.following import counts_alike
from bridgetutor.teaching.lesson import PlayExercise
from bridgetutor.teaching.marking import right_cards
from bridgetutor.teaching.other_seats import scripted_card


def model_card(exercise: PlayExercise, play: Play) -> Card:
    """The card of the author's own line for the learner: a right one, from `:line:` if it has one, else by habit."""
    right, legal = right_cards(exercise, play), play.legal_cards
    written = [card for card in exercise.lines.get(play.turn, ()) if card in legal]
    agreed = [card for card in written if not right or any(counts_alike(card, each, play) for each in right)]
    return next(iter([*agreed, *right]), None) or scripted_card(exercise, play)


def is_learners_turn(exercise: PlayExercise, play: Play) -> bool:
    """Whether the learner chooses the next card."""
    return not play.is_over and play.turn in exercise.seats


def play_on(exercise: PlayExercise, play: Play, card_of: Callable[[Play], Card | None]) -> Play:
    """The play after the other seats have played, until the learner is to play or the trick is complete.

    It stops early where `card_of` has no card for a seat.
    """
    while not play.is_over and not is_learners_turn(exercise, play):
        card = card_of(play)
        if card is None:
            break
        play = play.after(card)
        if play.current_trick is None:
            break
    return play
