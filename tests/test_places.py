"""Where the program finds its own files and keeps the user's."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bridgetutor import places


def test_one_variable_moves_all_the_users_files(tmp_path: Path) -> None:
    found = places.find({places.HOME_VARIABLE: str(tmp_path)})
    for path in (found.data, found.settings, found.logs, found.progress):
        assert path.is_relative_to(tmp_path)
    assert found.settings.name == "settings.toml"
    assert list(tmp_path.iterdir()) == []


def test_a_relative_home_is_taken_from_where_the_program_was_started(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert places.find({places.HOME_VARIABLE: "here"}).data == tmp_path / "here" / "data"


def test_without_it_the_system_decides() -> None:
    found = places.find({})
    assert "bridgetutor" in found.data.parts
    assert found.settings.is_absolute()


def test_a_clone_has_its_files_beside_the_package() -> None:
    found = places.find({})
    assert (found.resources / "cards").is_dir()
    assert found.translations == found.resources / "translations"


def test_a_frozen_program_has_its_files_where_it_is_unpacked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "lessons").mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert places.own_folder("lessons") == tmp_path / "lessons"
    (tmp_path / "bridgetutor" / "lessons").mkdir(parents=True)
    assert places.own_folder("lessons") == tmp_path / "bridgetutor" / "lessons"


def test_a_folder_that_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="no such-folder"):
        places.own_folder("such-folder")
