"""The opening lead: what the sampled layouts say, together with what experience says of such suits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import log

from bridgetutor.cardplay.leads import Table, opening_leads
from bridgetutor.cardplay.leads.opening import SHARPNESS
from bridgetutor.cardplay.leads.worth import Role
from bridgetutor.cardplay.robots.pricing import Price
from bridgetutor.hands.carding import Carding
from bridgetutor.rules.cards import PACK, Rank, Suit
from bridgetutor.rules.hands import Hand

TRUST, TRUST_AT_NOTRUMP = 1.0, 3.0
"""What experience weighs beside the layouts, whose average of sixteen is off by a fifth of a trick.

On 130 contracts, nothing else being known, no weight from 0.2 to 3 could be told from another. At notrump, where the
layouts say little of long suits, they did worst alone: 70 % of their leads cost nothing, 75 % of those of experience.
"""


LONE_ACE = 0.3
"""Taken off the cards of a suit headed by the ace without the king, against trumps, in tricks.

Double-dummy such aces look well, for the solver sees where they may be cashed. Without this 9 of 61 leads were such
aces, with it 2, and as many leads cost nothing (77 %).
"""


def with_experience(
    worth: Mapping[int, Price], hand: Hand, table: Table, carding: Carding, unit: float
) -> dict[int, Price]:
    """The prices of the cards, each moved by what its suit is usually worth; `unit` is a trick in those of the aim."""
    usual = {lead.card.suit: log(lead.share) / SHARPNESS for lead in opening_leads(hand, table, carding)}
    trust = TRUST_AT_NOTRUMP if table.trumps is None else TRUST
    moved = {
        suit: trust * value - (LONE_ACE if _is_lone_ace(hand, suit, table) else 0.0)
        for suit, value in usual.items()
    }
    return {
        card: replace(price, worth=price.worth + unit * moved[PACK[card].suit])
        for card, price in worth.items()
    }


def _is_lone_ace(hand: Hand, suit: Suit, table: Table) -> bool:
    """Whether leading the suit is leading an ace, or from under it, which nobody asked for."""
    ranks = hand.ranks(suit)
    if table.trumps in {None, suit} or table.roles[suit] is Role.PARTNERS or len(ranks) == 1:
        return False
    return ranks[0] is Rank.ACE and ranks[1] is not Rank.KING
