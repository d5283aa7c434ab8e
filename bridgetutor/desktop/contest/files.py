"""Sets of boards as files: which one is played or written, what is in it, and what went wrong, in a sentence."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog, QWidget

from bridgetutor.desktop.save_dialog import ask_where
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.places import put_file
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation import pbn
from bridgetutor.rules.notation.source import decode, encode
from bridgetutor.session.contest import set_file

if TYPE_CHECKING:
    from bridgetutor.games.contest import Contest
    from bridgetutor.session.contest.choices import Elsewhere, LaidOut
    from bridgetutor.wording import Wording


def ask_for_file(parent: QWidget, words: Wording) -> Path | None:
    """A friend's set; None where none is chosen."""
    title, kind = words.say("Play a friend's set"), words.say("Sets of boards (*.pbn)")
    name, _ = QFileDialog.getOpenFileName(parent, title, "", kind)
    return Path(name) if name else None


def ask_where_to_save(parent: QWidget, words: Wording) -> Path | None:
    """The file to write; None where nothing is to be written."""
    kinds = {set_file.ENDING: words.say("Sets of boards")}
    usual = words.say("my table") + set_file.ENDING
    return ask_where(parent, words.say("Save the set"), kinds, usual=usual)


def read(path: Path) -> tuple[LaidOut, tuple[Elsewhere, ...]] | Phrase:
    """A friend's set, the writer called as the file is; or why it cannot be played."""
    try:
        boards = pbn.read(decode(path.read_bytes())).boards
        return set_file.read(boards, path.name.removesuffix(set_file.ENDING))
    except BridgeError as error:
        why = error.fault.says
    except OSError:
        why = phrase("it cannot be read")
    return phrase("{file} cannot be played: {why}.", file=path.name, why=why)


def save(contest: Contest, path: Path) -> Phrase:
    """Writes the set with all results; what has come of that."""
    try:
        put_file(path, encode(pbn.write(set_file.records(contest))))
    except BridgeError as error:
        return error.fault.says
    return phrase("The set is saved as {file}.", file=path.name)
