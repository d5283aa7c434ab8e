"""Files of the record: which to write or read, as the user names them, and what came of it in a sentence."""

from __future__ import annotations

import io
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog, QWidget

from bridgetutor.desktop.save_dialog import ask_where
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.places import put_file
from bridgetutor.progress.faults import StoreFault

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bridgetutor.desktop.look import Look
    from bridgetutor.progress.anki import Flashcard
    from bridgetutor.teaching.course import Library

ANKI = ".apkg"


def ask_where_to_export(parent: QWidget, look: Look) -> Path | None:
    """The file to write; None where nothing is to be written."""
    words = look.wording
    kinds = {
        ".json": words.say("Everything, for another computer or your teacher"),
        ".csv": words.say("Answers as a table"),
        ANKI: words.say("Missed questions for Anki"),
    }
    return ask_where(parent, words.say("Export"), kinds)


def ask_where_to_copy(parent: QWidget, look: Look) -> Path | None:
    """The file for a whole copy."""
    words = look.wording
    return ask_where(parent, words.say("Back up"), {".sqlite": words.say("Whole copy")})


def ask_what_to_read(parent: QWidget, look: Look) -> tuple[Path, ...]:
    """The exported files to read; none where the user thinks better of it."""
    words = look.wording
    kind = words.say("Exported records (*.json)")
    names, _ = QFileDialog.getOpenFileNames(parent, words.say("Open exported records"), "", kind)
    return tuple(map(Path, names))


def export(
    record: Path, learner: str, to: Path, library: Library, look: Look
) -> Callable[[Callable[[], bool]], Phrase | None]:
    """The work of writing a learner's record in the format that the name of the file asks for."""

    def work(is_wanted: Callable[[], bool]) -> Phrase | None:
        from bridgetutor.progress.anki import write_deck
        from bridgetutor.progress.store import Store
        from bridgetutor.session.flashcards import flashcards

        with Store.open(record, now=datetime.now(UTC)) as store:
            if to.suffix.lower() == ANKI:
                cards = flashcards(store, learner, library, look.wording)
                n = write_deck(to, look.wording.say("Bridge"), _as_long_as(cards, is_wanted))
                return phrase("{n} cards are in {path}.", n=n, path=str(to))
            out = io.StringIO()
            if to.suffix.lower() == ".csv":
                store.export_csv(out, learner)
            else:
                store.export_json(out, learner)
        put_file(to, out.getvalue().encode())
        return phrase("The record is in {path}.", path=str(to))

    return work


class _NotWanted(StoreFault):
    """The deck is not wanted any more: none is written."""


def _as_long_as(cards: Iterator[Flashcard], is_wanted: Callable[[], bool]) -> Iterator[Flashcard]:
    for card in cards:
        if not is_wanted():
            raise _NotWanted(phrase("Nothing was written."))
        yield card


def text_of(path: Path) -> str:
    """The text of an exported file. Raises `StoreFault`."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise StoreFault(phrase("{path} is not a text in UTF-8.", path=str(path))) from error
    except OSError as error:
        why = error.strerror or str(error)
        raise StoreFault(phrase("{file} cannot be opened: {why}.", file=path.name, why=why)) from error
