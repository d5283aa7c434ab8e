"""The convention card: its defaults, what it refuses, what it switches on."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.card import (
    FIRST_STEPS,
    PLAIN,
    Card,
    OverInterference,
    SlamQuestion,
    Stayman,
)
from bridgetutor.bidding.options import chosen, option
from bridgetutor.bidding.rule import Agreement
from bridgetutor.hands.carding import Leads, Signals
from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError

ALWAYS_ON, DRURY, HOYT = (
    Agreement(name, phrase("{name}", name=name), ()) for name in ("on", "drury", "hoyt")
)
LISTED = (option("drury", DRURY), ALWAYS_ON, option("slam_question", HOYT, SlamQuestion.HOYT))


def test_the_options_of_standard_american_are_off_until_switched_on() -> None:
    off = (PLAIN.splinters, PLAIN.drury, PLAIN.lebensohl, PLAIN.support_doubles, PLAIN.responsive_doubles)
    assert not any(off)
    assert PLAIN.slam_question is SlamQuestion.BLACKWOOD
    assert PLAIN.over_interference is OverInterference.DOPI


def test_first_steps_are_without_conventions() -> None:
    assert (FIRST_STEPS.stayman, FIRST_STEPS.slam_question) == (Stayman.OFF, SlamQuestion.OFF)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (
            {"over_interference": OverInterference.STEPS, "slam_question": SlamQuestion.KEY_CARD_1430},
            "four notrump must be Blackwood or Hoyt",
        ),
        (
            {"over_interference": OverInterference.STEPS, "slam_question": SlamQuestion.OFF},
            "four notrump must be Blackwood or Hoyt",
        ),
    ],
)
def test_contradictions_are_refused_in_one_sentence(options: dict[str, object], says: str) -> None:
    with pytest.raises(BridgeError, match=says):
        Card(**options)  # type: ignore[arg-type]  # names and values stand above


def test_steps_go_with_blackwood() -> None:
    card = Card(over_interference=OverInterference.STEPS, slam_question=SlamQuestion.HOYT)
    assert card.over_interference is OverInterference.STEPS


@pytest.mark.parametrize(
    ("card", "says"),
    [
        (Card(splinters=True), "This system has no “splinters” \\(splinters\\)"),
        (
            Card(stayman=Stayman.NOTRUMP_FOR_MAXIMUM),
            "This system has no “notrump for a maximum” \\(stayman\\)",
        ),
    ],
)
def test_a_choice_that_the_system_does_not_offer_is_refused(card: Card, says: str) -> None:
    with pytest.raises(BridgeError, match=says):
        chosen(LISTED, card)


def test_how_cards_are_played_is_no_matter_of_bidding() -> None:
    assert len(chosen(LISTED, Card(leads=Leads.THIRD_AND_FIFTH, signals=Signals.UPSIDE_DOWN))) == 1


@pytest.mark.parametrize(
    ("card", "names"),
    [
        (Card(), ("on",)),
        (Card(drury=True), ("drury", "on")),
        (Card(slam_question=SlamQuestion.HOYT), ("on", "hoyt")),
    ],
)
def test_a_card_switches_agreements_on_in_their_order(card: Card, names: tuple[str, ...]) -> None:
    assert tuple(agreement.name for agreement in chosen(LISTED, card)) == names


@pytest.mark.parametrize(
    ("card", "is_on"),
    [
        (Card(drury=True), True),
        (Card(), False),
        (Card(drury=True, slam_question=SlamQuestion.OFF), False),
        (Card(slam_question=SlamQuestion.OFF), False),
    ],
)
def test_an_option_within_an_option_needs_both_entries(card: Card, is_on: bool) -> None:
    both = option("drury", option("slam_question", HOYT, SlamQuestion.BLACKWOOD))
    assert bool(chosen((both,), card)) == is_on
