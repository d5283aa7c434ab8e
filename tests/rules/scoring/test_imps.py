"""The IMP scale against Law 78B."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.rules.scoring.imps import imps

SCALE = Path(__file__).parents[2] / "golden" / "scoring" / "imps.txt"
differences = st.integers(-1600, 1600).map(lambda tens: 10 * tens)


def test_every_row_of_the_scale_from_end_to_end() -> None:
    rows = [
        line.split() for line in SCALE.read_text(encoding="utf-8").splitlines() if not line.startswith("#")
    ]
    assert len(rows) == 25
    for low, high, won in rows:
        assert {imps(difference) for difference in range(int(low), int(high) + 1, 10)} == {int(won)}


@given(differences)
def test_what_one_team_wins_the_other_loses(difference: int) -> None:
    assert imps(-difference) == -imps(difference)


@given(differences, differences)
def test_more_points_are_never_fewer_imps(one: int, other: int) -> None:
    assert imps(min(one, other)) <= imps(max(one, other))
