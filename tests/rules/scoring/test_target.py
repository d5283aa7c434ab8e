"""The target table, the side it belongs to, and scores laid beside it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.scoring import duplicate, russian
from bridgetutor.rules.scoring.score import Score
from bridgetutor.rules.scoring.target import TARGETS, Strength, beside
from bridgetutor.rules.seats import Seat, Side, Vulnerability
from tests.rules.scoring.golden import lines, made, table, vulnerable
from tests.strategies import vulnerabilities

strengths = st.builds(
    Strength.compare,
    st.integers(0, 40).map(lambda points: (points, 40 - points)),
    st.tuples(st.integers(0, 3), st.integers(0, 3)),
)


@pytest.mark.parametrize("row", table("targets.txt"), ids=lambda row: row[0])
def test_every_target(row: list[str]) -> None:
    points, *expected = map(int, row)
    for side in Side:
        found = [
            Strength(side, points, fits).target(vulnerability)
            for vulnerability in (Vulnerability(str(side.other)), Vulnerability(str(side)))
            for fits in range(3)
        ]
        assert found == expected


def test_the_ends_of_the_table() -> None:
    assert len(table("targets.txt")) == len(TARGETS) == 19
    assert Strength(Side.EAST_WEST, 40, 3).target(Vulnerability.NONE) == 1500
    assert Strength(Side.EAST_WEST, 25, 3).target(Vulnerability.NONE) == 410


@pytest.mark.parametrize(
    ("points", "fits", "expected"),
    [
        ((26, 14), (0, 2), Strength(Side.NORTH_SOUTH, 26, 0)),
        ((14, 26), (2, 1), Strength(Side.EAST_WEST, 26, 1)),
        ((20, 20), (1, 0), Strength(Side.NORTH_SOUTH, 20, 1)),
        ((20, 20), (1, 2), Strength(Side.EAST_WEST, 20, 2)),
        ((20, 20), (1, 1), Strength(None, 20, 1)),
    ],
)
def test_whose_the_target_is(points: tuple[int, int], fits: tuple[int, int], expected: Strength) -> None:
    assert Strength.compare(points, fits) == expected


def test_level_with_as_many_fits_the_target_is_nothing() -> None:
    assert Strength(None, 20, 2).target(Vulnerability.ALL) == 0
    assert Strength(Side.NORTH_SOUTH, 20, 2).target(Vulnerability.ALL) == 190


@pytest.mark.parametrize(("points", "fits"), [(19, 0), (41, 0), (25, 4), (25, -1)])
def test_what_cannot_be(points: int, fits: int) -> None:
    with pytest.raises(BridgeError):
        Strength(Side.NORTH_SOUTH, points, fits)


def test_a_yardstick_beside_a_duplicate_score() -> None:
    scored = duplicate.score(made("4S", 10))
    measured = beside(scored, Strength(Side.NORTH_SOUTH, 25, 1), Vulnerability.NONE)
    assert (measured.score, measured.target, measured.difference, measured.imps) == (420, 400, 20, 1)
    measured = beside(scored, Strength(Side.EAST_WEST, 21, 2), Vulnerability.ALL)
    assert (measured.side, measured.score, measured.target, measured.imps) == (Side.EAST_WEST, -420, 270, -12)


def test_a_deal_passed_out_falls_short_of_the_target() -> None:
    measured = beside(Score(), Strength(Side.EAST_WEST, 26, 1), Vulnerability.NONE)
    assert (measured.side, measured.difference, measured.imps) == (Side.EAST_WEST, -410, -9)
    assert beside(Score(), Strength(None), Vulnerability.NONE).imps == 0


@given(strengths, vulnerabilities)
def test_more_fits_and_points_never_lower_the_target(
    strength: Strength, vulnerability: Vulnerability
) -> None:
    if strength.side is not None and strength.fits < 3 and strength.points < 40:
        more_fits = Strength(strength.side, strength.points, strength.fits + 1)
        more_points = Strength(strength.side, strength.points + 1, strength.fits)
        assert more_fits.target(vulnerability) >= strength.target(vulnerability)
        assert more_points.target(vulnerability) >= strength.target(vulnerability)


@pytest.mark.parametrize("row", table("russian.txt"), ids=" ".join)
def test_real_scores(row: list[str]) -> None:
    contract, tricks, *expected = row
    totals = [russian.score(made(contract, int(tricks)), vulnerable(yes)).total for yes in (False, True)]
    assert totals == [int(points) for points in expected]


def test_a_real_score_is_explained() -> None:
    assert lines(russian.score(made("2NT", 8), vulnerable(True))) == [
        ("First odd trick at notrump at 40", 40),
        ("1 more odd trick at 30", 30),
        ("Bonus for 2NT or more, below game, vulnerable", 200),
    ]
    assert russian.score(None) == Score()
    assert russian.score(made("1S", 7, Seat.WEST)).side is Side.EAST_WEST
