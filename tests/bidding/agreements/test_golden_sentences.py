"""A golden sentence for each agreement: hand, auction, call, and what is said of it at the table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bridgetutor.rules.auction import Auction
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.wording import Wording
from tests.bidding.agreements.test_golden_tables import ELSEWHERE, NAMES, SAID_OF_ANY_HAND, triples
from tests.bidding.at_the_table import choices, reader

SENTENCES = Path(__file__).parents[2] / "golden" / "bidding" / "sentences.jsonl"
ROWS = [json.loads(line) for line in SENTENCES.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("row", ROWS, ids=[row["agreement"] for row in ROWS])
def test_what_is_said_of_the_call(row: dict[str, str]) -> None:
    place = row["auction"], row["hand"], row["vulnerable"]
    # The same hand may stand in several tables, each with the card that it is played by.
    cards = dict.fromkeys(each.card for each in triples() if each[1:4] == place)
    found = ((card, choices(row["hand"], row["auction"], row["vulnerable"], card)) for card in cards)
    card, chosen = next(each for each in found if each[1].best.rule.agreement == row["agreement"])
    assert str(chosen.call) == row["call"]
    before = reader(card).read(
        Auction.parse(Seat.NORTH, row["auction"]), Vulnerability.parse(row["vulnerable"])
    )
    meaning = reader(card).after(before, chosen.call).meanings[-1]
    assert Wording.english().render(meaning.summary()) == row["says"]


def test_no_agreement_goes_without() -> None:
    without = set(NAMES) - {row["agreement"] for row in ROWS}
    assert without <= SAID_OF_ANY_HAND | ELSEWHERE
