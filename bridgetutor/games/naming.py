"""The contract a plain player names with both hands in sight, by points and fit, and the reasons in words."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.hands.facts.suits import Stopper, stopper
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import SUITS_DOWN, Strain, Suit
from bridgetutor.rules.hands import Hand

FIT = 8
"""Cards of a suit in two hands from which it is good enough for trumps."""

GAME, MINOR_GAME, SMALL_SLAM, GRAND_SLAM = 25, 29, 33, 37
"""Points of two hands from which so much is usually made, by the rule of thumb that all beginners' courses share.

On 446 random deals double-dummy (seed 7) a rule of 24 would have earned 20 points a deal more; hands are not played so.
"""


@dataclass(frozen=True, slots=True)
class Naming:
    """A contract for two hands. `why` has the reasons in the order one thinks of them: trumps, level."""

    bid: Bid
    why: tuple[Phrase, Phrase]


def named(hand: Hand, dummy: Hand) -> Naming:
    """What to name: a fit in a major is trumps, one in a minor only where notrump will not do; points settle the level.

    With nine trumps in a major a point less is enough for game.
    """
    points = high_card_points(hand) + high_card_points(dummy)
    trumps, why = _trumps(hand, dummy, points)
    level, reason = _level(points, trumps, 0 if trumps.suit is None else _held(hand, dummy, trumps.suit))
    return Naming(Bid(level, trumps), (why, reason))


def game_level(strain: Strain) -> int:
    """The lowest level that is a game: nine tricks at notrump, ten in a major, eleven in a minor."""
    if strain.suit is None:
        return 3
    return 5 if strain.is_minor else 4


def _trumps(hand: Hand, dummy: Hand, points: int) -> tuple[Strain, Phrase]:
    longest = max(SUITS_DOWN, key=lambda suit: _held(hand, dummy, suit))
    major = max((Suit.SPADES, Suit.HEARTS), key=lambda suit: _held(hand, dummy, suit))
    if _held(hand, dummy, major) >= FIT:
        return Strain(major), _fit(hand, dummy, major)
    if _held(hand, dummy, longest) < FIT:
        return Strain.NOTRUMP, phrase("No suit has eight cards between them: notrump.")
    if points >= GAME and _is_stopped(hand, dummy):
        return Strain.NOTRUMP, phrase(
            "The fit is in a minor, where game takes eleven tricks: notrump takes nine."
        )
    return Strain(longest), _fit(hand, dummy, longest)


def _fit(hand: Hand, dummy: Hand, suit: Suit) -> Phrase:
    return phrase("{n} {suit} between them are a fit.", n=_held(hand, dummy, suit), suit=suit)


def _level(points: int, trumps: Strain, length: int) -> tuple[int, Phrase]:
    if points >= GRAND_SLAM:
        return 7, phrase("From {least} points on, all thirteen tricks are likely.", least=GRAND_SLAM)
    if points >= SMALL_SLAM:
        return 6, phrase("From {least} points on, twelve tricks are likely.", least=SMALL_SLAM)
    least = MINOR_GAME if trumps.is_minor else GAME - (length > FIT)
    if points >= least:
        return game_level(trumps), phrase("From {least} points on, a game is likely.", least=least)
    least = least if points >= GAME else min(GAME, least)  # no game at all, not just none in this suit
    return 1, phrase("Under {least} points a game is not likely: a part score.", least=least)


def _held(hand: Hand, dummy: Hand, suit: Suit) -> int:
    return hand.length(suit) + dummy.length(suit)


def _is_stopped(hand: Hand, dummy: Hand) -> bool:
    return all(Stopper.FULL in (stopper(hand, suit), stopper(dummy, suit)) for suit in Suit)
