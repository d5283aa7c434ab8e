"""What makes a game with the part score is bid, and not invited over."""

from __future__ import annotations

import pytest

from bridgetutor.bidding.stakes import Scoring, Stakes
from tests.bidding.at_the_table import call, choices


@pytest.mark.parametrize(
    ("below", "auction", "hand", "expected", "otherwise"),
    [
        # North-South have so much; the hand, what it calls then, and what it calls with nothing below the line.
        (60, "1N P", "K32.A54.QJ64.K92", "P", "3N"),
        (50, "1N P", "K32.A54.QJ64.K92", "3N", "3N"),
        (60, "1N P", "KQ2.A54.AJ64.Q92", "4N", "4N"),
        (60, "1N P", "QJ8532.A54.64.92", "2H", "2H"),
        (30, "2N P", "Q32.K54.QJ64.J92", "P", "3N"),
        (20, "2N P", "Q32.K54.QJ64.J92", "3N", "3N"),
        (40, "1S P", "K62.A854.QJ4.942", "2S", "3S"),
        (30, "1S P", "K62.A854.QJ4.942", "3S", "3S"),
        (40, "1S P", "KT62.A854.KQ4.92", "2S", "2N"),
        (40, "1S P", "K62.A5.KQJ4.A942", "2C", "2C"),
        (40, "1S P 2S P", "AQ982.KT5.AJ86.6", "P", "3D"),
        (30, "1S P 2S P", "AQ982.KT5.AJ86.6", "3D", "3D"),
        (60, "1S P 2S P", "AKQ982.AK5.AK6.6", "4S", "4S"),
        (10, "1H P 3H P", "AK3.AJ964.9.KQT5", "P", "4H"),
        (60, "1D P 1N P", "AQ4.KJ5.AKJ52.84", "P", "2N"),
        (50, "1D P 1N P", "AQ4.KJ5.AKJ52.84", "2N", "2N"),
        (60, "1S P 2C P", "AJ842.KQ5.K62.84", "2N", "2N"),
    ],
)
def test_the_call(below: int, auction: str, hand: str, expected: str, otherwise: str) -> None:
    assert call(hand, auction, stakes=Stakes(Scoring.RUBBER, (below, 0))) == expected
    assert call(hand, auction, stakes=Stakes(Scoring.RUBBER, (0, below))) == otherwise
    assert call(hand, auction) == otherwise


def test_a_raise_to_game_by_part_score_shows_all_that_it_may_be() -> None:
    chosen = choices("KT62.A854.KQ4.92", "1S P", stakes=Stakes(Scoring.RUBBER, (40, 0)))
    says = chosen.spoken.meaning(chosen.call).summary()
    assert str(says) == "at most 15 points, 3+ spades, 6–15 points in support of S"
