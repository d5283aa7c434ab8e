"""Questions that were missed as a deck of cards for Anki: the only door to genanki, which is an extra."""

from __future__ import annotations

import html
import os
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from bridgetutor.phrase import phrase
from bridgetutor.progress.faults import StoreFault, worded

DECK, MODEL = 1_730_405_211, 1_730_405_212
"""Numbers by which Anki knows the deck and its kind of card again."""


class Flashcard(NamedTuple):
    """`key` tells the question, so that the same one, written again, takes the place of the first. The rest is text."""

    key: str
    front: str
    back: str


def write_deck(path: Path, title: str, cards: Iterable[Flashcard]) -> int:
    """Write an .apkg file, whole or not at all; how many cards are in it.

    Raises `StoreFault` where genanki is not installed, or the file cannot be written.
    """
    try:
        import genanki
    except ImportError as error:
        raise StoreFault(
            phrase("Decks for Anki need one more part: pip install {extra}", extra='"bridgetutor[anki]"')
        ) from error
    model = genanki.Model(
        MODEL,
        "bridgetutor",
        fields=[{"name": "Front"}, {"name": "Back"}],
        templates=[
            {"name": "Card", "qfmt": "{{Front}}", "afmt": "{{FrontSide}}<hr id=answer>{{Back}}"},
        ],
        css=".card { font-family: sans-serif; font-size: 20px; text-align: center; }",
    )
    deck = genanki.Deck(DECK, title)
    n = 0
    for card in cards:
        fields = [_as_html(card.front), _as_html(card.back)]
        deck.add_note(genanki.Note(model=model, fields=fields, guid=genanki.guid_for(card.key)))
        n += 1
    unfinished = path.with_name(f"{path.name}.{os.getpid()}.new")
    with worded(path):
        try:
            genanki.Package(deck).write_to_file(str(unfinished))
            unfinished.replace(path)
        finally:
            unfinished.unlink(missing_ok=True)
    return n


def _as_html(text: str) -> str:
    return html.escape(text).replace("\n", "<br>")
