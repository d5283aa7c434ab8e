"""Cue bids: once a suit is agreed, a new suit at the four level shows its ace or a void and interest in a slam.

The cheapest control comes first, so that a suit passed over is not under control there; the same suit again at the
five level shows the king or singleton besides. Back to the trump suit: nothing more to say. Without a control in a
suit from either side there is no slam. Where both have forced to game and three hearts agree the suit, three spades are
the first of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgetutor.bidding.agreements.blackwood import ACES, SMALL_SLAM, ready_to_ask
from bridgetutor.bidding.condition import (
    Condition,
    agreed,
    asked_for,
    cheapest,
    game_forced,
    i_showed,
    partner_showed,
)
from bridgetutor.bidding.ladder import others
from bridgetutor.bidding.relative import Promise, likely_in
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import every
from bridgetutor.hands.claims import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    Claim,
    aces,
    controlled,
    first_round_control,
    holding,
    length,
    points,
    top_honours,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Card, Rank, Strain, Suit

CONTROL = phrase("a control on the way to a slam")


class Trumps(NamedTuple):
    """An agreed suit, partner's bids after which a control is shown, the suits for it at the four level, the game."""

    suit: Suit
    before: str
    sides: tuple[Suit, ...]
    game: Bid


SPADES_ARE = Trumps(SPADES, "2H|2S|3C|3D|3H|3S|3N", (CLUBS, DIAMONDS, HEARTS), Bid(4, Strain.SPADES))
HEARTS_ARE = Trumps(HEARTS, "2H|2S|3C|3D|3H|3S|3N", (CLUBS, DIAMONDS), Bid(4, Strain.HEARTS))
DIAMONDS_ARE = Trumps(DIAMONDS, "3D|4D", (HEARTS, SPADES), Bid(5, Strain.DIAMONDS))
CLUBS_ARE = Trumps(CLUBS, "3C|4C", (DIAMONDS, HEARTS, SPADES), Bid(5, Strain.CLUBS))
TRUMPS = (SPADES_ARE, HEARTS_ARE, DIAMONDS_ARE, CLUBS_ARE)


def _natural(suit: Suit) -> Condition:
    return i_showed(suit, 4) | partner_showed(suit, 4)


def _shows(pattern: str, hand: Promise, when: Condition, rung: Rung) -> Rule:
    return rule(pattern, hand, when=when, rung=rung, forcing=Forcing.ROUND, asks=CONTROL)


def _first(trumps: Trumps) -> Iterator[Rule]:
    strong = likely_in(trumps.suit, SMALL_SLAM + 1) & top_honours(trumps.suit, 1) & ~ready_to_ask(trumps.suit)
    for side in trumps.sides:
        bid = Bid(4, side.strain)
        when = agreed(trumps.suit) & cheapest(bid) & ~_natural(side)
        yield _shows(f"... {trumps.before} - {bid}", strong & first_round_control(side), when, Rung.SPECIAL)


def _three_spades() -> Iterator[Rule]:
    """The one control that can be shown below four: nobody can want to play in spades any more."""
    when = agreed(HEARTS) & game_forced & ~_natural(SPADES)
    strong = likely_in(HEARTS, SMALL_SLAM + 1) & top_honours(HEARTS, 1) & ~ready_to_ask(HEARTS)
    yield _shows("... 3H - 3S", strong & first_round_control(SPADES), when, Rung.SPECIAL)
    asked = asked_for(CONTROL) & agreed(HEARTS)
    ready = likely_in(HEARTS, SMALL_SLAM) & _ready(HEARTS, SPADES)
    so_far = "... 3H - 3S -"
    yield rule(f"{so_far} 4N", ready, when=asked, rung=Rung.SPECIAL, forcing=Forcing.ROUND, asks=ACES)
    for side in HEARTS_ARE.sides:
        yield _shows(f"{so_far} 4{side}", first_round_control(side), asked & ~_natural(side), Rung.ANSWER)
    yield rule(f"{so_far} 4H", length(HEARTS, 3), when=asked, rung=Rung.QUIET)


def _ready(trumps: Suit, known: Suit) -> Claim:
    """Partner has the control that was missing: aces settle the rest."""
    sides = every(controlled(side) for side in others(trumps, known))
    return sides & every(length(side, 1) for side in others(trumps)) & aces(1, 2, 3)


def _answers(trumps: Trumps) -> Iterator[Rule]:
    suit = trumps.suit
    asked = asked_for(CONTROL) & agreed(suit)
    for place, shown in enumerate(trumps.sides, start=1):
        so_far = f"... 4{shown} -"
        ready = likely_in(suit, SMALL_SLAM) & _ready(suit, shown)
        yield rule(f"{so_far} 4N", ready, when=asked, rung=Rung.SPECIAL, forcing=Forcing.ROUND, asks=ACES)
        for side in trumps.sides[place:]:
            yield _shows(f"{so_far} 4{side}", first_round_control(side), asked & ~_natural(side), Rung.ANSWER)
        denied = every(~first_round_control(side) for side in trumps.sides[place:])
        yield rule(f"{so_far} {trumps.game}", denied & length(suit, 3, 5), when=asked, rung=Rung.QUIET)
        yield rule(f"{so_far} {trumps.game}", length(suit, 3) & points(8), when=asked, rung=Rung.LAST)
        yield from _second(trumps, shown)


def _second(trumps: Trumps, side: Suit) -> Iterator[Rule]:
    """Partner has nothing more to show; the second control of one's own suit is a last try."""
    suit, when = trumps.suit, agreed(trumps.suit)
    so_far = f"... 4{side} - 4{suit} - 5{side}"
    both = holding(Card(side, Rank.ACE)) & (holding(Card(side, Rank.KING)) | length(side, 1, 1))
    yield _shows(so_far, both & likely_in(suit, SMALL_SLAM + 2), when, Rung.SPECIAL)
    controls = every(controlled(other) for other in others(suit, side)) & aces(1, 2, 3)
    yield rule(f"{so_far} - 6{suit}", controls, when=when, rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF)
    yield rule(f"{so_far} - 5{suit}", length(suit, 2), when=when, rung=Rung.QUIET, forcing=Forcing.SIGN_OFF)


CUE_BIDS = Agreement(
    "cue_bids",
    phrase("Cue bids"),
    (
        *_three_spades(),
        *(each for trumps in TRUMPS for part in (_first, _answers) for each in part(trumps)),
    ),
)
