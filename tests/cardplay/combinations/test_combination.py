"""Combinations as they are written, and the layers that they are made of."""

from __future__ import annotations

import pytest
from hypothesis import given

from bridgetutor.cardplay.combinations import Combination
from bridgetutor.cardplay.combinations.combination import letters_of
from bridgetutor.cardplay.combinations.position import Position, ranks_of
from bridgetutor.rules.faults import NotationError
from tests.cardplay.combinations.holdings import combinations


@pytest.mark.parametrize(
    ("text", "north", "south", "missing"),
    [
        ("AQT9/543", "AQT9", "543", "KJ8762"),
        ("aj10/xxx", "AJT", "432", "KQ98765"),
        ("KJxx/AT9x", "KJ32", "AT94", "Q8765"),
        ("-/AK", "", "AK", "QJT98765432"),
        ("/AK", "", "AK", "QJT98765432"),
        (" 2x/x ", "32", "4", "AKQJT98765"),
    ],
)
def test_as_it_is_written(text: str, north: str, south: str, missing: str) -> None:
    suit = Combination.parse(text)
    assert tuple(map(letters_of, (suit.north, suit.south, suit.missing))) == (north, south, missing)


def test_missing_cards_may_be_fewer() -> None:
    suit = Combination.parse("AJx/xx", "KQ102")
    assert tuple(map(letters_of, (suit.north, suit.south, suit.missing))) == ("AJ3", "54", "KQT2")


@pytest.mark.parametrize(
    ("text", "missing", "says"),
    [
        ("AQT9", None, "not a combination"),
        ("AQ/T9/5", None, "not a combination"),
        ("AQ/AT", None, "in two hands"),
        ("AQ/T9", "KA", "in two hands"),
        ("AA/T9", None, "twice"),
        ("AQ/1", None, "not a card"),
        ("AQ/T9", "KW", "not a card"),
        ("/", None, "no cards"),
        ("-/-", "AK", "no cards"),
        ("xxxxxxx/xxxxxxx", None, "more cards than a suit"),
        ("xxxxxxx/xxxxx", "AK", "more cards than a suit"),
    ],
)
def test_a_fault_is_one_sentence(text: str, missing: str | None, says: str) -> None:
    with pytest.raises(NotationError, match=says):
        Combination.parse(text, missing)


def test_equal_cards_lie_in_one_layer() -> None:
    assert Combination.parse("AQT9/543").position == Position(
        ours=((1, 0), (1, 0), (2, 0), (0, 3), (0, 0)), theirs=(1, 1, 3, 1)
    )
    assert Combination.parse("QJ/T9", "AK2").position == Position(
        ours=((0, 0), (2, 2), (0, 0)), theirs=(2, 1)
    )


@given(combinations())
def test_nothing_is_lost_in_layers(suit: Combination) -> None:
    position = suit.position
    assert (position.length(0), position.length(1)) == (len(ranks_of(suit.north)), len(ranks_of(suit.south)))
    assert sum(position.theirs) == len(ranks_of(suit.missing))
    assert all(position.theirs)
    assert all(layer != (0, 0) for layer in position.ours[1:-1])
    assert suit.turned.position.ours == tuple((south, north) for north, south in position.ours)
    assert [card for group in range(len(position.theirs)) for card in suit.group(group)] == list(
        ranks_of(suit.missing)
    )
    for hand in (0, 1):
        layers = [card for place in range(len(position.ours)) for card in suit.layer(hand, place)]
        assert layers == list(ranks_of(suit.hand(hand)))


@given(combinations())
def test_what_is_written_is_read(suit: Combination) -> None:
    assert Combination.parse(str(suit), letters_of(suit.missing)) == suit
