"""The card that is led from a holding, by agreement: golden tables, and what lies beside them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.cardplay.leads import Against, Whose, card_led, rank_led
from bridgetutor.hands.carding import Leads
from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.rules.hands import Hand

GOLDEN = Path(__file__).parents[2] / "golden" / "play" / "opening-leads.jsonl"
KLINGER = [json.loads(line) for line in GOLDEN.read_text("utf-8").splitlines()]
TRUMPS, NOTRUMP, SLAM = Against

# Holdings and the card led, in one line each: "AK5:K" is the king from ace, king and five.
AMERICAN_AT_TRUMPS = (
    "AK:A AK5:K AKQ4:K A83:A A8532:A AQ53:A KQ:K KQ5:K KQ52:K KJT4:J K98:8 K9:K KT95:T QJ52:Q QJ:Q QT93:T Q73:3 "
    "Q7532:3 JT52:J J852:2 T93:T T973:T T952:2 T4:T 973:9 9742:2 97532:3 975432:4 97:9 6:6 A:A"
)
AMERICAN_AT_NOTRUMP = (
    "AK742:4 AKQ4:K AKJ5:K AKT92:T AQJ4:Q AJT4:J AT95:T A9532:3 KQ52:2 KQT5:K KQ5:K KJT4:J QJ52:2 QJ93:Q QJ5:Q JT52:2 "
    "JT84:J T984:T 973:9 9742:2 95:9 Q73:3"
)
THIRD_AND_FIFTH_AT_TRUMPS = (
    "AK5:K KQ52:K QJ52:Q Q73:3 Q732:3 Q7532:2 Q87532:7 J98765:8 973:3 "
    "9742:4 97532:2 975432:5 97:9 T952:5 A8532:A"
)
BRITISH_AT_TRUMPS = "AK:K AK5:A 973:7 9742:7 97532:7 QJ52:2 JT52:2 Q732:2 Q73:3 KQ52:K QJ5:Q"


def _led(holding: str, leads: Leads, against: Against, whose: Whose = Whose.OWN) -> str:
    return card_led(Hand.parse(f"{holding}..."), Suit.SPADES, leads, against, whose).rank.letter


def _pairs(table: str) -> list[tuple[str, str]]:
    return [(holding, card) for holding, _, card in (entry.partition(":") for entry in table.split())]


@pytest.mark.parametrize("fact", KLINGER, ids=lambda fact: fact["holding"] + "-" + fact["contract"])
def test_klingers_leads(fact: dict[str, str]) -> None:
    against = NOTRUMP if fact["contract"] == "NT" else TRUMPS
    assert _led(fact["holding"], Leads.BRITISH, against) == fact["lead"]


@pytest.mark.parametrize(("holding", "card"), _pairs(BRITISH_AT_TRUMPS))
def test_the_british_leads_beside_the_table(holding: str, card: str) -> None:
    assert _led(holding, Leads.BRITISH, TRUMPS) == card


@pytest.mark.parametrize(("holding", "card"), _pairs(AMERICAN_AT_TRUMPS))
def test_american_leads_against_trumps(holding: str, card: str) -> None:
    assert _led(holding, Leads.FOURTH_BEST, TRUMPS) == card


@pytest.mark.parametrize(("holding", "card"), _pairs(AMERICAN_AT_NOTRUMP))
def test_american_leads_against_notrump(holding: str, card: str) -> None:
    assert _led(holding, Leads.FOURTH_BEST, NOTRUMP) == card


@pytest.mark.parametrize(("holding", "card"), _pairs(AMERICAN_AT_NOTRUMP))
def test_third_and_fifth_is_for_trumps_only(holding: str, card: str) -> None:
    assert _led(holding, Leads.THIRD_AND_FIFTH, NOTRUMP) == card


@pytest.mark.parametrize(("holding", "card"), _pairs(THIRD_AND_FIFTH_AT_TRUMPS))
def test_third_and_fifth(holding: str, card: str) -> None:
    assert _led(holding, Leads.THIRD_AND_FIFTH, TRUMPS) == card


@pytest.mark.parametrize(
    ("holding", "whose", "card"),
    [
        ("Q73", Whose.PARTNERS, "3"),
        ("QT93", Whose.PARTNERS, "3"),
        ("973", Whose.PARTNERS, "3"),
        ("973", Whose.RAISED, "9"),
        ("Q73", Whose.RAISED, "3"),
        ("KQ3", Whose.PARTNERS, "K"),
        ("A73", Whose.PARTNERS, "A"),
        ("97", Whose.PARTNERS, "9"),
        ("K7", Whose.PARTNERS, "K"),
    ],
)
def test_in_partners_suit_the_small_card_tells_honour_and_length(
    holding: str, whose: Whose, card: str
) -> None:
    assert _led(holding, Leads.FOURTH_BEST, TRUMPS, whose) == card


@pytest.mark.parametrize(("holding", "card"), [("972", "2"), ("97", "7"), ("K72", "2"), ("QJ4", "Q")])
def test_trumps_are_led_low_unless_from_a_sequence(holding: str, card: str) -> None:
    assert _led(holding, Leads.FOURTH_BEST, TRUMPS, Whose.TRUMPS) == card


def test_against_a_notrump_slam_two_honours_are_a_sequence_and_aces_wait() -> None:
    assert _led("KQ52", Leads.FOURTH_BEST, SLAM) == "K"
    assert _led("A852", Leads.FOURTH_BEST, SLAM) == "2"


holdings = st.integers(1, (1 << 13) - 1)


@given(holdings, st.sampled_from(Leads), st.sampled_from(Against), st.sampled_from(Whose))
def test_the_card_is_held(holding: int, leads: Leads, against: Against, whose: Whose) -> None:
    assert holding >> (rank_led(holding, leads, against, whose) - 2) & 1


@given(holdings, st.sampled_from(Leads))
def test_no_small_card_is_led_from_an_ace_against_trumps(holding: int, leads: Leads) -> None:
    if holding >> 12:
        assert rank_led(holding, leads, TRUMPS) >= Rank.KING


def test_a_void_has_no_card_to_lead() -> None:
    with pytest.raises(IndexError):
        card_led(Hand.of([Card(Suit.HEARTS, Rank.ACE)]), Suit.SPADES, Leads.BRITISH)
