"""The cards of the seats that are not the learner's: those the author wrote for them, else by habit."""

from __future__ import annotations

from bridgetutor.cardplay.habits import habitual_card
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card
from bridgetutor.rules.play import Play, Trick
from bridgetutor.teaching.lesson import PlayExercise


def scripted_card(exercise: PlayExercise, play: Play) -> Card:
    """The card of the seat whose turn it is: the first of its line that is legal, else its habitual card."""
    return written_card(exercise, play) or habitual_card(PlayView.of(play, play.player))


def written_card(exercise: PlayExercise, play: Play) -> Card | None:
    """The first card of its line that the seat whose turn it is may play; None where the author wrote none."""
    legal = play.legal_cards
    return next((card for card in exercise.lines.get(play.turn, ()) if card in legal), None)


def keeps_to_the_script(exercise: PlayExercise, play: Play, card: Card, later: tuple[Card, ...]) -> bool:
    """Whether a seat's card leads to what the author has seen: its suit where it leads, else who wins the trick.

    `later` are the cards that have followed it to the trick.
    """
    scripted, trick = scripted_card(exercise, play), play.current_trick
    if card == scripted:
        return True
    if trick is None:
        return card.suit is scripted.suit
    ends = (Trick(trick.leader, (*trick.cards, each, *later)) for each in (card, scripted))
    return len({end.winner(play.strain) for end in ends}) == 1
