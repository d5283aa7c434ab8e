"""The chances of a hidden holding: who has a certain card, how a suit lies. Exact where only the cards have spoken."""

from __future__ import annotations

from random import Random

from bridgetutor.cardplay.odds.by_places import ByPlaces
from bridgetutor.cardplay.odds.by_sample import BySample
from bridgetutor.cardplay.odds.reckoning import LengthsBySuit, Odds
from bridgetutor.cardplay.sampling import layouts
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.promises import SILENCE, Promises
from bridgetutor.hands.region import EVERYWHERE
from bridgetutor.rules.seats import Seat

__all__ = ["ByPlaces", "BySample", "LengthsBySuit", "Odds", "odds"]

SAMPLE = 400
"""Layouts looked at where the auction has told something: a chance of a half is then right within 0.025."""


def odds(view: PlayView, promises: Promises = SILENCE) -> Odds:
    """What the seat of the view can reckon: exactly, where nothing was promised of the hidden hands, else by a sample.

    Raises `ValueError` where not just two hands are hidden, as before the opening lead.
    """
    hidden = tuple(seat for seat in Seat if view.play.deal[seat] is None)
    if len(hidden) != 2:
        raise ValueError("odds are about two hidden hands")
    if all(promises.picture[seat] == EVERYWHERE for seat in hidden):
        return ByPlaces(view, hidden[0], hidden[1])
    found = layouts(view, promises, count=SAMPLE, random=Random(f"odds {len(view.play.cards)}"))
    return BySample(found, view)
