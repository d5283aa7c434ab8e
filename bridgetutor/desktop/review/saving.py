"""Saving a hand that was looked back at: as a file of boards with its notes, or as pages to print."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from bridgetutor.desktop.save_dialog import ask_where
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.places import put_file
from bridgetutor.rules.faults import BridgeError

if TYPE_CHECKING:
    from bridgetutor.desktop.look import Look
    from bridgetutor.rules.notation.record import BoardRecord
    from bridgetutor.session.looking_back import LookingBack

PDF = ".pdf"


def ask_for_file(parent: QWidget, look: Look) -> Path | None:
    """The file to write; None where nothing is to be written."""
    say = look.wording
    kinds = {
        ".pbn": say.say("Board with notes, PBN"),
        ".lin": say.say("Board for hand viewers, LIN"),
        PDF: say.say("Pages to print, PDF"),
        ".json": say.say("Board for programs, JSON"),
    }
    return ask_where(parent, say.say("Save this hand"), kinds)


def save(moment: LookingBack, path: Path, look: Look, resources: Path) -> Phrase:
    """Writes the hand with what is known of it by now; what has come of that, in a sentence."""
    from bridgetutor.rules.notation import source
    from bridgetutor.rules.notation.formats import by_ending
    from bridgetutor.session.looking_back.recording import recorded

    record = recorded(moment, look.wording)
    chosen = by_ending(path.name)
    if chosen is None:
        return _print(record, path, look, resources)
    try:
        put_file(path, source.encode(chosen.write([record])))
    except BridgeError as error:
        return error.fault.says
    return phrase("The hand is saved as {path}.", path=str(path))


def _print(record: BoardRecord, path: Path, look: Look, resources: Path) -> Phrase:
    from bridgetutor.printing.board import board, title
    from bridgetutor.printing.pdf import write_pdf

    try:
        write_pdf(board(record, look.wording), path, resources, title=title(record, look.wording))
    except BridgeError as error:
        return error.fault.says
    return phrase("The hand is saved as {path}.", path=str(path))
