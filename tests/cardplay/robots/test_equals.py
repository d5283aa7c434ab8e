"""Equal cards: nobody else holds a card between them."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetutor.cardplay.robots.equals import groups
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.hands import Hand
from tests.cardplay.double_dummy import by_trying, ending
from tests.cardplay.robots.positions import at

DEAL = "N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8"


@pytest.mark.parametrize(
    ("cards", "found"),
    [
        ("", "SJ S98 S2 HKQJT9 D43 CJ C8"),
        # The five and the seven of hearts have the six between them; south holds it.
        ("HK", "H7 H5"),
        # The cards of the trick being played still count: the ten of clubs stands between jack and nine.
        ("HK H5 H2 HA D2 D3 DQ DA CT C3", "CJ C8"),
        # After it is gone only the nine does, in south's hand.
        ("HK H5 H2 HA D2 D3 DQ DA CT C9", "CJ C8"),
    ],
)
def test_groups(cards: str, found: str) -> None:
    play = at(DEAL, "3N by S", cards)
    shown = " ".join(
        group[0].suit.letter + "".join(card.rank.letter for card in group)
        for group in groups(PlayView.of(play, play.player))
    )
    assert shown == found


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 7))
def test_equal_cards_win_the_same_wherever_the_others_lie(seed: int, count: int) -> None:
    random = Random(seed)
    play = ending(random, 3)
    for _ in range(count):
        play = play.after(random.choice(tuple(play.legal_cards)))
    worth = by_trying(play)
    found = groups(PlayView.of(play, play.player))
    assert Hand.of(card for group in found for card in group) == play.legal_cards
    assert all(len({worth[card] for card in group}) == 1 for group in found)
