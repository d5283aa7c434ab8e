"""Saving a hand that was looked back at: as a file of boards with its notes, or as pages to print."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog, QWidget

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.places import put_file
from bridgetutor.rules.faults import BridgeError

if TYPE_CHECKING:
    from bridgetutor.desktop.look import Look
    from bridgetutor.rules.notation.record import BoardRecord
    from bridgetutor.session.looking_back import LookingBack

PDF = ".pdf"


def ask_where(parent: QWidget, look: Look) -> Path | None:
    """The file to write, as the user names it; None where nothing is to be written."""
    say = look.wording
    kinds = (
        say.say("Board with notes, PBN (*.pbn)"),
        say.say("Board for hand viewers, LIN (*.lin)"),
        say.say("Pages to print, PDF (*.pdf)"),
    )
    name, kind = QFileDialog.getSaveFileName(parent, say.say("Save this hand"), "", ";;".join(kinds))
    if not name:
        return None
    path = Path(name)
    return path if path.suffix else path.with_suffix((".pbn", ".lin", PDF)[kinds.index(kind)])


def save(moment: LookingBack, path: Path, look: Look, resources: Path) -> Phrase:
    """Writes the hand with what is known of it by now; what has come of that, in a sentence."""
    from bridgetutor.rules.notation import source
    from bridgetutor.rules.notation.formats import by_ending
    from bridgetutor.session.looking_back.recording import recorded

    record = recorded(moment, look.wording)
    chosen = by_ending(path.name)
    if path.suffix.lower() == PDF:
        return _print(record, path, look, resources)
    if chosen is None:
        return phrase("A hand can be saved as .pbn, .lin, .json or .pdf.")
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
