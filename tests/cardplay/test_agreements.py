"""What the opponents are told of leads and signals."""

from __future__ import annotations

from itertools import product

from bridgetutor.cardplay.agreements import describe
from bridgetutor.hands.carding import STANDARD, Carding, Discards, Leads, Signals


def test_every_carding_has_words_of_its_own() -> None:
    cardings = [Carding(*entries) for entries in product(Leads, Signals, Discards)]
    assert len({describe(carding) for carding in cardings}) == len(cardings) == 18


def test_the_card_of_standard_american_in_words() -> None:
    says = list(map(str, describe(STANDARD)))
    assert says[0] == "leads: the top of touching honours, but the king from ace-king"
    assert "on partner's lead a high card encourages, a low one discourages" in says
