"""How often the lead is lost before a suit has given its tricks: counted by hand for suits that every player knows."""

from __future__ import annotations

import pytest

from bridgetutor.cardplay.combinations import Combination, Places
from bridgetutor.cardplay.planning.tempo import NEVER, given_up


@pytest.mark.parametrize(
    ("suit", "tricks", "lost"),
    [
        ("KQJ/432", 2, 1),  # the ace is driven out
        ("QJT9/8765", 2, 2),  # ace and king
        ("AQ2/543", 2, 0),  # a finesse that works
        ("K32/54", 1, 1),  # led up to the king, the ace goes up
        ("AK432/765", 4, 1),  # three-two
        ("A8652/943", 3, 2),
        ("AKQ2/543", 4, 0),  # three-three
        ("AJT/543", 2, 1),  # two finesses, of which the first loses
        ("JT/54", 1, NEVER),
        ("AK/QJ", 2, 0),
        ("AK/QJ", 3, NEVER),
        ("AKQ/-", 0, 0),
    ],
)
def test_the_lead_is_lost_so_often(suit: str, tricks: int, lost: int) -> None:
    assert given_up(Combination.parse(suit), tricks) == lost


def test_the_likeliest_layout_is_asked() -> None:
    # With all six in one hand the suit would never come in; six free places on each side make that rare.
    assert given_up(Combination.parse("AKQ32/54"), 4, Places(13, 13)) == 1
    assert given_up(Combination.parse("AKQ32/54"), 4, Places(0, 6)) == NEVER
