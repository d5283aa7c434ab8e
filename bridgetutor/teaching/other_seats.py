"""The cards of the seats that are not the learner's: those the author wrote for them, else by habit."""

from __future__ import annotations

from bridgetutor.cardplay.habits import habitual_card
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from bridgetutor.teaching.lesson import PlayExercise


def scripted_card(exercise: PlayExercise, play: Play) -> Card:
    """The card of the seat whose turn it is: the first of its line that is legal, else its habitual card."""
    return written_card(exercise, play) or habitual_card(PlayView.of(play, play.player))


def written_card(exercise: PlayExercise, play: Play) -> Card | None:
    """The first card of its line that the seat whose turn it is may play; None where the author wrote none."""
    legal = play.legal_cards
    return next((card for card in exercise.lines.get(play.turn, ()) if card in legal), None)


def keeps_to_the_script(exercise: PlayExercise, play: Play, card: Card) -> bool:
    """Whether a seat's card leads to what the author has seen: its suit where it leads, else who wins so far."""
    scripted = scripted_card(exercise, play)
    if card == scripted:
        return True
    if play.current_trick is None:
        return card.suit is scripted.suit
    return _winner(play.after(card)) is _winner(play.after(scripted))


def _winner(play: Play) -> Seat:
    """Who wins the trick that was played to last, as far as it goes."""
    return play.tricks[-1].winner(play.strain)
