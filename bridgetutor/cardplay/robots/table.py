"""A contract played to the end by four robots, each seeing what its seat sees."""

from __future__ import annotations

from bridgetutor.cardplay.robots.aim import Aim
from bridgetutor.cardplay.robots.choosing import ChooseCard
from bridgetutor.cardplay.robots.effort import USUAL, Effort
from bridgetutor.cardplay.robots.layouts import Told
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.carding import STANDARD, Carding
from bridgetutor.rules.play import Play


def played_out(
    play: Play,
    aim: Aim,
    told: Told,
    *,
    cardings: tuple[Carding, Carding] = (STANDARD, STANDARD),
    effort: Effort = USUAL,
    seed: int = 1,
    most: int | None = None,
) -> Play:
    """The play with all its cards, or with so many more. Raises `BridgeError` where the solver cannot answer."""
    until = None if most is None else len(play.cards) + most
    while not play.is_over and len(play.cards) != until:
        view = PlayView.of(play, play.player)
        choice = ChooseCard(view, aim, told, cardings, effort, seed).answer()
        play = play.after(choice.card)
    return play
