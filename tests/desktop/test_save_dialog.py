"""Where to write: the ending of the kind that was chosen, and never over a file nobody was asked about."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from bridgetutor.desktop.save_dialog import ask_where

KINDS = {".pbn": "Boards", ".set.pbn": "Sets", ".pdf": "Pages"}


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def answer(monkeypatch: pytest.MonkeyPatch, name: Path | str, kind: str = "Boards (*.pbn)") -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(name), kind))


def test_nothing_chosen_nothing_written(parent: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    answer(monkeypatch, "", "")
    assert ask_where(parent, "Save", KINDS) is None


@pytest.mark.parametrize("name", ["hand.pbn", "hand.PDF", "a.set.pbn"])
def test_an_ending_that_is_known_stays(
    parent: QWidget, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    answer(monkeypatch, tmp_path / name)
    assert ask_where(parent, "Save", KINDS) == tmp_path / name


@pytest.mark.parametrize("name", ["hand", "hand.doc", "of 30.11"])
def test_another_name_ends_as_the_kind_says(
    parent: QWidget, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    answer(monkeypatch, tmp_path / name, "Pages (*.pdf)")
    assert ask_where(parent, "Save", KINDS) == tmp_path / f"{name}.pdf"
    answer(monkeypatch, tmp_path / name, "")
    assert ask_where(parent, "Save", KINDS) == tmp_path / f"{name}.pbn"


def test_a_file_nobody_was_asked_about_is_not_written_over(
    parent: QWidget, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "hand.pbn").touch()
    answer(monkeypatch, tmp_path / "hand")
    assert ask_where(parent, "Save", KINDS) == tmp_path / "hand 2.pbn"
    (tmp_path / "hand 2.pbn").touch()
    assert ask_where(parent, "Save", KINDS) == tmp_path / "hand 3.pbn"


@pytest.mark.parametrize("usual", ["", "my table.pbn"])
def test_it_begins_among_the_documents_wherever_the_program_was_started(
    parent: QWidget, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, usual: str
) -> None:
    monkeypatch.chdir(tmp_path)
    begun: list[str] = []

    def answer_nothing(_parent: QWidget, _title: str, begin: str, _kinds: str) -> tuple[str, str]:
        begun.append(begin)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer_nothing)
    ask_where(parent, "Save", KINDS, usual=usual)
    assert Path(begun[0]).is_absolute()
    assert tmp_path not in Path(begun[0]).parents
    assert begun[0].endswith(usual)
