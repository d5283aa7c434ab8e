"""Where an auction is to end."""

from __future__ import annotations

import pytest

from bridgetutor.dealing.goals import Goal
from bridgetutor.rules.auction import BIDS, Auction, parse_call
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Seat


@pytest.mark.parametrize(
    ("text", "calls", "reached"),
    [
        ("4S", "1S P 4S P P P", True),
        ("4♠", "1S P 4S X P P P", True),
        ("4S", "1S P 4H P P P", False),
        ("7", "7D P P P", True),
        ("7", "6D P P P", False),
        ("grand slam", "7D P P P", True),
        ("Small-Slam", "6D P P P", True),
        ("slam", "6D P P P", True),
        ("slam", "5D P P P", False),
        ("game", "5D P P P", True),
        ("game", "4D P P P", False),
        ("game", "3N P P P", True),
        ("game", "6S P P P", False),
        ("part-score", "4D P P P", True),
        ("part-score", "P P P P", False),
        ("3nt", "3N P P P", True),
    ],
)
def test_goals(text: str, calls: str, reached: bool) -> None:
    auction = Auction(Seat.NORTH, tuple(map(parse_call, calls.split())))
    assert Goal.parse(text).reached(auction) is reached


def test_every_contract_is_a_part_score_a_game_or_a_slam() -> None:
    three = [Goal.parse(name).bids for name in ("part-score", "game", "slam")]
    assert sorted(bid for bids in three for bid in bids) == list(BIDS)


@pytest.mark.parametrize("text", ["", "8", "8S", "P", "X", "0", "slams"])
def test_what_is_no_goal(text: str) -> None:
    with pytest.raises(BridgeError, match="is no contract: write 4S, 7, or one of part-score"):
        Goal.parse(text)
