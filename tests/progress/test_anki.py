"""A deck for Anki is what Anki reads, whole or not there, and a sentence where genanki is not installed."""

from __future__ import annotations

import sqlite3
import sys
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from bridgetutor.progress.anki import Flashcard, write_deck
from bridgetutor.progress.faults import StoreFault

CARDS = (Flashcard("a", "♠AK\nYour call?", "1♠"), Flashcard("b", "<b> & co", "Pass"))


def notes(path: Path, folder: Path) -> list[tuple[str, str]]:
    """Name and fields of each note in the deck."""
    with zipfile.ZipFile(path) as packed:
        packed.extract("collection.anki2", folder)
    with closing(sqlite3.connect(folder / "collection.anki2")) as deck:
        return sorted(deck.execute("SELECT guid, flds FROM notes"))


def test_a_deck(tmp_path: Path) -> None:
    pytest.importorskip("genanki", reason="the extra anki is not installed")
    path = tmp_path / "deck.apkg"
    assert write_deck(path, "Bridge", CARDS) == 2
    first = notes(path, tmp_path)
    assert {fields for _, fields in first} == {
        "♠AK<br>Your call?\x1f1♠",
        "&lt;b&gt; &amp; co\x1fPass",
    }
    assert write_deck(path, "Bridge", CARDS) == 2
    assert notes(path, tmp_path) == first
    assert [each.name for each in tmp_path.iterdir() if each.name.endswith(".new")] == []


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    pytest.importorskip("genanki", reason="the extra anki is not installed")
    with pytest.raises(StoreFault):
        write_deck(tmp_path / "nowhere" / "deck.apkg", "Bridge", CARDS)


def test_without_genanki(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "genanki", None)
    with pytest.raises(StoreFault, match=r"bridgetutor\[anki\]"):
        write_deck(tmp_path / "deck.apkg", "Bridge", CARDS)
