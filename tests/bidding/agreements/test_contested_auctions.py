"""Whole auctions in which the opponents come in over our opening, bid by four robots."""

from __future__ import annotations

import pytest

from tests.bidding.at_the_table import call


def bid(hands: str, vulnerable: str) -> str:
    """The auction of four hands, North's first, who deals."""
    made: list[str] = []
    seats = hands.split()
    while len(made) < 4 or made[-3:] != ["P", "P", "P"]:
        made.append(call(seats[len(made) % 4], " ".join(made), vulnerable))
    return " ".join(made)


@pytest.mark.parametrize(
    ("hands", "vulnerable", "auction"),
    [
        # A competitive raise, and the law.
        (
            "KQ962.AJ5.AT6.82 74.Q6.KJ842.AK73 JT83.K9.7.JT9654 A5.T87432.Q953.Q",
            "EW",
            "1S P 2S P P 3D 3S P P P",
        ),
        # A negative double finds the other major.
        (
            "KQ943.AK92.7.T93 A2.JT.AQJ9432.A2 J7.Q876.K85.KJ54 T865.543.T6.Q876",
            "None",
            "1S 2D X P 2H 3D 3H P 4H P P P",
        ),
        # The cue bid for a raise worth game.
        (
            "AT754.5.Q73.AQ86 92.KJ9873.KT6.KT KQJ.AQ64.J842.97 863.T2.A95.J5432",
            "All",
            "1S 2H 3H P 4S P P P",
        ),
        # A redouble, and a penalty double of what they ran to.
        (
            "AQ9653.8.KQ84.94 87.A632.JT6.AK76 2.K974.A2.QJT832 KJT4.QJT5.9753.5",
            "NS",
            "1S X XX 2D X P P P",
        ),
        # One notrump overcalled, doubled and passed out.
        (
            "AJT7.84.KJ63.AJ5 K63.KT.AQ975.K84 85.AQJ62.4.QT762 Q942.9753.T82.93",
            "None",
            "1D 1N X P P P",
        ),
        # Reopening with a double, the jump, and the game.
        (
            "AQJT.K843.KJT6.6 532..A872.AQ9873 8.AQJT9.943.JT42 K9764.7652.Q5.K5",
            "NS",
            "1D 2C P P X P 3H P 4H P P P",
        ),
        # Michaels: their suit for a limit raise.
        (
            "65.AKJ964.KJ.K62 KQJ93.752..AQ743 A.QT83.AT9853.98 T8742..Q7642.JT5",
            "All",
            "1H 2H 2S 3S 4H P P 4S X P P P",
        ),
    ],
)
def test_the_auction(hands: str, vulnerable: str, auction: str) -> None:
    assert bid(hands, vulnerable) == auction
