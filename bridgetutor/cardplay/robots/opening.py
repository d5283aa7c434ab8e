"""The opening lead: what the sampled layouts say, together with what experience says of such suits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import log

from bridgetutor.cardplay.leads import Table, opening_leads
from bridgetutor.cardplay.leads.opening import SHARPNESS
from bridgetutor.cardplay.robots.pricing import Price
from bridgetutor.hands.carding import Carding
from bridgetutor.rules.cards import PACK
from bridgetutor.rules.hands import Hand

TRUST = 0.6
"""What experience weighs beside the layouts: the average of forty is off by an eighth of a trick."""


def with_experience(
    worth: Mapping[int, Price], hand: Hand, table: Table, carding: Carding, unit: float
) -> dict[int, Price]:
    """The prices of the cards, each moved by what its suit is usually worth; `unit` is a trick in those of the aim."""
    usual = {lead.card.suit: log(lead.share) / SHARPNESS for lead in opening_leads(hand, table, carding)}
    return {
        card: replace(price, worth=price.worth + TRUST * unit * usual[PACK[card].suit])
        for card, price in worth.items()
    }
