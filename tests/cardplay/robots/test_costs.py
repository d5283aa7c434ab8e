"""What cards cost, beside the double-dummy result."""

from __future__ import annotations

from random import Random

import pytest

from bridgetutor.cardplay.robots.costs import Costs, costs
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from tests.cardplay.robots.positions import at

DEAL = "N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8"


def test_a_play_without_an_error_costs_nothing_and_ends_at_the_double_dummy_result() -> None:
    found = costs(at(DEAL, "3N by S", "HK H5 H2 H4"))
    assert found == Costs(found.tricks, 0, 0, 0, 0, 0)


@pytest.mark.parametrize(
    ("deal", "cards", "found"),
    [
        # Dummy takes the finesse that wins, or the ace that gives it up.
        ("N:AQ... 63... 52... K4...", "S4 SQ S3 S2", Costs(2, 0, 0, 0, 0, 0)),
        ("N:AQ... 63... 52... K4...", "S4 SA S3 S2", Costs(2, 0, 1, 1, 0, 0)),
        # West might have led a spade into dummy's tenace and kept the heart; east leads away from the king.
        ("N:AQ.2.. K3.A.. 52.3.. J4.4..", "H4 H2 HA H3 SK S2 S4 SA", Costs(1, 1, 0, 0, 0, 0)),
        ("N:AQ.2.. K3.A.. 52.3.. J4.4..", "H4 H2 HA H3 S3 S2 S4 SA", Costs(1, 1, 1, 1, 0, 0)),
    ],
)
def test_an_error_is_put_down_to_who_made_it(deal: str, cards: str, found: Costs) -> None:
    assert costs(at(deal, "1N by S", cards)) == found


@pytest.mark.parametrize("seed", range(4))
def test_the_costs_are_the_difference_between_the_tricks_won_and_double_dummy(seed: int) -> None:
    random, play = Random(seed), at(DEAL, "4S by N")
    while not play.is_over:
        play = play.after(random.choice(tuple(play.legal_cards)))
    found = costs(play)
    won = play.tricks_won(Seat.NORTH.side)
    assert won == found.tricks + found.lead + found.defence - found.declarer
    assert found.declarer_errors <= found.declarer
    assert found.defence_errors <= found.defence
    assert found.declarer + found.defence > 0


def test_only_complete_deals_in_a_contract_have_costs() -> None:
    deal = Deal.parse(DEAL)
    with pytest.raises(ValueError, match="complete deal"):
        costs(Play(deal, at(DEAL, "1N by S").strain, Seat.WEST))
