"""The cards of the seats that are not the learner's, as the author has seen them and as they fell."""

from __future__ import annotations

import pytest

from bridgetutor.rules.cards import Card
from bridgetutor.teaching.other_seats import keeps_to_the_script, scripted_card
from tests.teaching.test_foreseen import after, whole

EAST_IN_THE_MIDDLE = "H5 H2 HA D2 D3 DQ D6 S7"
"""Dummy has led a spade, and East has the 10, the 6 and the 4."""


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


@pytest.mark.parametrize(("later", "keeps"), [("SA S2", True), ("S5 S2", False)])
def test_who_wins_the_trick_matters_and_not_who_was_ahead(later: str, keeps: bool) -> None:
    found = whole()
    play = after(found, EAST_IN_THE_MIDDLE)
    assert scripted_card(found, play) in cards("S4 S6")
    assert keeps_to_the_script(found, play, Card.parse("ST"), cards(later)) is keeps


def test_of_a_lead_the_suit_matters() -> None:
    found = whole()
    play = after(found, "H5 H2 H4")
    assert scripted_card(found, play) == Card.parse("HQ")
    assert keeps_to_the_script(found, play, Card.parse("H9"), ())
    assert not keeps_to_the_script(found, play, Card.parse("S2"), ())
