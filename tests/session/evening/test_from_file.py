"""Boards of one's own file: gone through in their order, begun again, and told of where there are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.session.evening.arrangement import Arrangement
from bridgetutor.session.evening.from_file import board_of, opened
from tests.session.evening.evenings import BOARDS


def test_a_file_of_boards_is_gone_through_and_begun_again(tmp_path: Path) -> None:
    path = tmp_path / "evening.pbn"
    path.write_text(BOARDS)
    found = opened(str(path))
    assert found.conditions == ((Seat.EAST, Vulnerability.ALL), (Seat.WEST, Vulnerability.NONE))
    assert found.faults
    arrangement = Arrangement("single", boards=str(path), conditions=found.conditions)
    norths = [str(board_of(arrangement, before).deal)[:6] for before in range(3)]
    assert norths == ["N:K73.", "N:AQ5.", "N:K73."]
    assert opened(str(path), 2).conditions == found.conditions[1:]


def test_a_file_that_has_gone_or_has_no_boards_is_told(tmp_path: Path) -> None:
    path = tmp_path / "none.pbn"
    for text, says in ((None, "cannot be opened"), ("", "no board"), (BOARDS.split("\n\n")[1], "line 4")):
        if text is not None:
            path.write_text(text)
        with pytest.raises(ValueError, match=says):
            opened(str(path))
