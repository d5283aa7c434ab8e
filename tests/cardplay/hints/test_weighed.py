"""The cards by worth: which technique the contract hangs on, and which is idle."""

from __future__ import annotations

import pytest

from bridgetutor.cardplay.hints.weighed import Weighed, is_idle_safety
from bridgetutor.cardplay.techniques import Finding, Technique
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.hands import Hand


@pytest.mark.parametrize(
    ("technique", "elsewhere", "is_idle"),
    [
        (Technique.SAFETY_PLAY, 1.0, True),
        (Technique.SAFETY_PLAY, 0.9, False),
        (Technique.FINESSE, 1.0, False),
    ],
)
def test_a_safety_play_is_for_a_contract_that_hangs_on_the_suit(
    technique: Technique, elsewhere: float, is_idle: bool
) -> None:
    small, other = Card.parse("S3"), Card.parse("D7")
    finding = Finding(technique, Suit.SPADES, Hand.of([small]), (), phrase("?"), phrase("A plan."))
    cards = (Weighed(small, 1.0, 10.0), Weighed(Card.parse("SK"), 0.9, 10.5), Weighed(other, elsewhere, 9.9))
    assert is_idle_safety(finding, cards) is is_idle
