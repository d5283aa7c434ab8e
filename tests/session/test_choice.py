"""Choices and how they are written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.rules.auction import CALLS, Bid
from bridgetutor.rules.cards import PACK, Card, Strain
from bridgetutor.rules.contract import Contract, Risk
from bridgetutor.rules.faults import NotationError
from bridgetutor.rules.seats import Seat
from bridgetutor.session.choice import (
    Action,
    Choice,
    GoTo,
    Number,
    Pick,
    Ruled,
    Theirs,
    format_choice,
    parse_choice,
)
from bridgetutor.session.partnership.weight import Weighed, Weight
from tests.strategies import deals

WEIGHTS = st.builds(
    Weight,
    st.builds(
        Contract, st.integers(1, 7), st.sampled_from(Strain), st.sampled_from(Seat), st.sampled_from(Risk)
    ),
    st.integers(0, 100),
    st.integers(-3000, 3000),
)

CHOICES: st.SearchStrategy[Choice] = st.one_of(
    st.sampled_from(Action),
    st.sampled_from(CALLS),
    st.sampled_from(PACK),
    st.builds(Pick, st.integers(1, 9)),
    st.builds(Number, st.integers(0, 99)),
    st.builds(GoTo, st.integers(1, 99)),
    st.builds(Theirs, st.sampled_from((*CALLS, *PACK)) | deals()),
    st.builds(Weighed, st.integers(0, 200), *[st.none() | WEIGHTS] * 3),
    st.builds(Ruled, st.none() | st.integers(0, 13), st.lists(st.sampled_from(PACK), max_size=8).map(tuple)),
)


@given(CHOICES)
def test_every_choice_reads_back_as_itself(choice: Choice) -> None:
    assert parse_choice(format_choice(choice)) == choice


def test_the_level_comes_first_in_a_bid_and_the_suit_first_in_a_card() -> None:
    assert parse_choice("2C") == Bid(2, Strain.CLUBS)
    assert parse_choice("C2") == Card.parse("C2")


def test_what_others_did_and_what_was_dealt_is_marked_and_never_taken_for_a_choice_of_ones_own() -> None:
    assert parse_choice("~2C") == Theirs(Bid(2, Strain.CLUBS))
    assert parse_choice("~C2") == Theirs(Card.parse("C2"))


@pytest.mark.parametrize("text", ["", "S", "8N", "#", "=x", "goto:", "nexx", "S1"])
def test_what_is_no_choice_is_refused_in_a_sentence_that_quotes_it(text: str) -> None:
    with pytest.raises(NotationError, match=r"is not a choice") as caught:
        parse_choice(text)
    assert text in str(caught.value)
