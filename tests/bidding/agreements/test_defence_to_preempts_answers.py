"""Answers over weak twos and preempts."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


@pytest.mark.parametrize(
    ("auction", "hand", "expected", "vulnerable"),
    [
        ("2H X P", "Q842.73.J642.T85", "2S", "None"),
        ("2H X P", "KQ42.73.K642.T85", "2S", "None"),  # eight
        ("2H X P", "KQ42.73.KJ42.T85", "3S", "None"),  # nine
        ("2H X P", "KQ8642.3.KQ42.85", "4S", "None"),
        ("2H X P", "Q84.KJ3.KJ42.T85", "2N", "None"),
        ("2H X P", "Q84.KJ3.KJ42.AT8", "3N", "None"),
        ("2H X P", "84.QJT93.KQ4.T85", "P", "None"),  # trumps
        ("2S X P", "QT964.T6.J642.Q4", "3D", "None"),  # their suit is the longer one
        ("3C X P", "KJ842.3.K642.854", "4S", "None"),
        ("3C X P", "J9842.3.J642.854", "3S", "None"),
        ("2S 3H P", "84.K93.A842.T853", "P", "None"),
        ("2S 3H P", "84.K93.AK42.T853", "4H", "None"),
        ("2S 2N P", "84.KJ93.K842.Q53", "3C", "None"),
        ("2S 2N P 3C P", "KQT.AK42.KQ2.T98", "3H", "None"),
        ("2S 3C P", "AT97.AJ9.Q8.T982", "3N", "None"),  # clubs will run
        ("2S 3C P", "T976.AJ9.KQ.T982", "P", "None"),  # no stopper
        ("P P P 2D P P X P", "A52.J3.K842.K982", "2N", "None"),
        ("3D 4C P 4H P", "K.KQT.J5.QJT8763", "P", "None"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str, vulnerable: str) -> None:
    assert call(hand, auction, vulnerable) == expected
