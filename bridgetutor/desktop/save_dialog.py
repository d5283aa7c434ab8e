"""Asking for the file to write: its name ends as the kind that was chosen, and no other file is lost by that."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget


def ask_where(parent: QWidget, title: str, kinds: Mapping[str, str], *, usual: str = "") -> Path | None:
    """The file that was named; None where nothing is to be written.

    `kinds` has the words for each ending, the usual one first; `usual` is a name to begin with, among the user's
    documents, wherever the program was started. A name with none of these endings is given that of the kind. Nobody
    was asked about a file of that longer name: where there is one already, a number is added.
    """
    filters = {f"{words} (*{ending})": ending for ending, words in kinds.items()}
    begin = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)) / usual
    name, chosen = QFileDialog.getSaveFileName(parent, title, str(begin), ";;".join(filters))
    if not name:
        return None
    if name.lower().endswith(tuple(kinds)):
        return Path(name)
    return _free(name, filters.get(chosen, next(iter(kinds))))


def _free(name: str, ending: str) -> Path:
    path = Path(name + ending)
    for number in count(2):
        if not path.exists():
            break
        path = Path(f"{name} {number}{ending}")
    return path
