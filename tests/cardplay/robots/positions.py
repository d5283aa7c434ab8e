"""Moments of play for the robots' tests, and robots that think little."""

from __future__ import annotations

from bridgetutor.cardplay.robots import Aim, Choice, ChooseCard, Effort
from bridgetutor.cardplay.robots.layouts import Told
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.promises import SILENCE
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.play import Play

TINY = Effort(lead=2, opening=3, first=3, middle=4, late=6)
FAIR = Effort(lead=20, opening=24, first=24, middle=40, late=60)


def at(deal: str, contract: str, cards: str = "") -> Play:
    """The play of a contract after these cards."""
    return Play.of(Deal.parse(deal), Contract.parse(contract), map(Card.parse, cards.split()))


def choice(
    play: Play, *, effort: Effort = FAIR, seed: int = 1, aim: Aim | None = None, told: Told = SILENCE
) -> Choice:
    """What the robot to play chooses, knowing nothing of the auction unless it is told."""
    view = PlayView.of(play, play.player)
    return ChooseCard(view, aim or Aim.tricks(), told, effort=effort, seed=seed).answer()
