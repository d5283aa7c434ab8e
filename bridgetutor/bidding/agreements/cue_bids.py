"""Cue bids: once a suit is agreed, a new suit at the four level shows its ace or a void and interest in a slam.

The cheapest control comes first, so that a suit passed over is not under control there; the same suit again at the
five level shows the king or singleton besides. Back to the trump suit: nothing more to say. Without a control in a
suit from either side there is no slam.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.blackwood import ACES, SMALL_SLAM
from bridgetutor.bidding.condition import Condition, agreed, asked_for, cheapest, i_showed, partner_showed
from bridgetutor.bidding.ladder import others, others_upwards, suits_between
from bridgetutor.bidding.relative import likely_in
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import every
from bridgetutor.hands.claims import (
    Claim,
    aces,
    controlled,
    first_round_control,
    holding,
    length,
    top_honours,
)
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Card, Rank, Suit

CONTROL = phrase("a control on the way to a slam")

TRUMPS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


def cues(trumps: Suit) -> tuple[Bid, ...]:
    """The bids at the four level that show a control: below four of a major, above four of a minor."""
    return tuple(
        Bid(4, suit.strain)
        for suit in others_upwards(trumps)
        if (suit < trumps if trumps.is_major else suit > trumps)
    )


def _natural(suit: Suit) -> Condition:
    return i_showed(suit, 4) | partner_showed(suit, 4)


def _first(trumps: Suit) -> Iterator[Rule]:
    before = "2H|2S|3H|3S" if trumps.is_major else f"3{trumps}|4{trumps}"
    top = top_honours(trumps, 1)
    for bid in cues(trumps):
        suit = Suit(bid.strain)
        hand = likely_in(trumps, SMALL_SLAM) & first_round_control(suit) & top
        when = agreed(trumps) & cheapest(bid) & ~_natural(suit)
        yield rule(
            f"... {before} - {bid}", hand, when=when, rung=Rung.SPECIAL, forcing=Forcing.ROUND, asks=CONTROL
        )


def _asking(trumps: Suit, known: Suit) -> Claim:
    """Partner has the control that was missing: aces settle the rest."""
    sides = every(controlled(side) for side in others(trumps, known))
    return sides & every(length(side, 1) for side in others(trumps)) & aces(1, 2, 3)


def _answers(trumps: Suit) -> Iterator[Rule]:
    game = Bid(4 if trumps.is_major else 5, trumps.strain)
    asked = asked_for(CONTROL) & agreed(trumps)
    for shown in cues(trumps):
        so_far = f"... {shown} -"
        known = Suit(shown.strain)
        ready = likely_in(trumps, SMALL_SLAM) & _asking(trumps, known)
        yield rule(f"{so_far} 4N", ready, when=asked, rung=Rung.SPECIAL, forcing=Forcing.ROUND, asks=ACES)
        for bid in cues(trumps):
            yield from _shown_in_turn(so_far, shown, bid, asked)
        yield rule(f"{so_far} {game}", length(trumps, 2), when=asked, rung=Rung.QUIET)
        yield from _after_the_game(trumps, shown, game)


def _shown_in_turn(so_far: str, shown: Bid, bid: Bid, asked: Condition) -> Iterator[Rule]:
    for suit in (Suit(bid.strain),)[: int(bid > shown)]:
        yield rule(
            f"{so_far} {bid}",
            first_round_control(suit),
            when=asked & ~_natural(suit),
            rung=Rung.ANSWER,
            forcing=Forcing.ROUND,
            asks=CONTROL,
        )


def _after_the_game(trumps: Suit, mine: Bid, game: Bid) -> Iterator[Rule]:
    """Partner has nothing more to show; the second control of one's own suit is a last try."""
    suit = Suit(mine.strain)
    both = holding(Card(suit, Rank.ACE)) & (holding(Card(suit, Rank.KING)) | length(suit, 1, 1))
    so_far, when = f"... {mine} - {game} -", agreed(trumps)
    last = f"{so_far} 5{suit} -"
    for _ in (trumps,)[: int(trumps.is_major)]:
        yield rule(
            f"{so_far} 5{suit}",
            both & likely_in(trumps, SMALL_SLAM + 2),
            when=when,
            rung=Rung.SPECIAL,
            forcing=Forcing.ROUND,
            asks=CONTROL,
        )
        sides = every(controlled(side) for side in others(trumps, suit))
        yield rule(
            f"{last} 6{trumps}", sides & aces(1, 2, 3), when=when, rung=Rung.ANSWER, forcing=Forcing.SIGN_OFF
        )
        yield rule(f"{last} 5{trumps}", length(trumps, 2), when=when, rung=Rung.QUIET, forcing=Forcing.SIGN_OFF)


CUE_BIDS = Agreement(
    "cue_bids",
    phrase("Cue bids"),
    tuple(each for trumps in TRUMPS for part in (_first, _answers) for each in part(trumps)),
)
