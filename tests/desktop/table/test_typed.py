"""Typed cards and calls: in either order, with signs, in the letters on the cards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.desktop.table.typed import Entry, T, call_entry, card_entry
from bridgetutor.rules.auction import CALLS, Call
from bridgetutor.rules.cards import PACK, Card
from bridgetutor.wording.letters import CARD_LETTERS, rank_letter


def typed(entry: Entry[T], text: str) -> Entry[T]:
    for letter in text:
        entry = entry.typed(letter) or entry
    return entry


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("4S", "S4"),
        ("s4", "S4"),
        ("H K", "HK"),
        ("10h", "HT"),
        ("h10", "HT"),
        ("th", "HT"),
        ("♠A", "SA"),
        ("qd", "DQ"),
    ],
)
def test_a_card_in_either_order(text: str, card: str) -> None:
    assert typed(card_entry("en"), text).complete == Card.parse(card)


@pytest.mark.parametrize("language", sorted(CARD_LETTERS))
@given(card=st.sampled_from(PACK))
def test_the_letters_on_the_cards_name_every_card(language: str, card: Card) -> None:
    letter = rank_letter(card.rank, language)
    assert typed(card_entry(language), f"{card.suit}{letter}").named == card
    assert typed(card_entry(language), f"{letter}{card.suit}").named == card


def test_half_a_card_is_not_yet_one() -> None:
    entry = typed(card_entry("en"), "h1")
    assert (entry.text, entry.named, entry.complete) == ("H1", None, None)


def test_a_letter_that_does_not_go_on_begins_anew_and_a_strange_one_is_not_taken() -> None:
    entry = typed(card_entry("en"), "s")
    assert (entry.typed("h") or entry).text == "H"
    assert entry.typed("w") is None
    assert card_entry("en").typed(" ") is None
    assert entry.shorter().text == ""
    assert entry.cleared().text == ""


def test_in_swedish_a_king_waits_for_enter_because_a_jack_begins_alike() -> None:
    entry = typed(card_entry("sv"), "hk")
    assert (entry.complete, entry.named) == (None, Card.parse("HK"))
    assert typed(card_entry("sv"), "hkn").complete == Card.parse("HJ")


@given(st.sampled_from(CALLS))
def test_every_call_can_be_typed(call: Call) -> None:
    assert typed(call_entry(), str(call).lower()).named == call


def test_a_double_waits_for_enter_because_a_redouble_begins_alike() -> None:
    assert typed(call_entry(), "x").complete is None
    assert str(typed(call_entry(), "xx").complete) == "XX"
    assert str(typed(call_entry(), "2♣").complete) == "2C"
