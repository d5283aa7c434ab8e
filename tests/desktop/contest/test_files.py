"""Sets of boards on the disk: what is saved is read again, and what goes wrong is a sentence with the file's name."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgetutor.desktop.contest import files
from bridgetutor.phrase import Phrase
from tests.session.contest.contesting import MATCH, passed, sat_down


def test_what_is_saved_is_read_under_the_name_of_the_file(tmp_path: Path) -> None:
    contest = sat_down(MATCH, passed(1)).state.contest
    assert contest is not None
    path = tmp_path / "Anna.set.pbn"
    assert str(files.save(contest, path)) == "The set is saved as Anna.set.pbn."
    found = files.read(path)
    assert not isinstance(found, Phrase)
    laid_out, results = found
    assert laid_out.deals == MATCH.deals
    assert [(result.table, result.number) for result in results] == [(1, 1)]


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert "was not written" in str(files.save(MATCH.contest, tmp_path / "nowhere" / "Anna.set.pbn"))


@pytest.mark.parametrize(("text", "why"), [(None, "it cannot be read"), ("", "no set of boards")])
def test_what_is_no_set_is_told(tmp_path: Path, text: str | None, why: str) -> None:
    path = tmp_path / "Bo.set.pbn"
    if text is not None:
        path.write_text(text, "utf-8")
    found = files.read(path)
    assert isinstance(found, Phrase)
    assert str(found).startswith("Bo.set.pbn cannot be played: ")
    assert why in str(found)
