"""How feedback looks: each tone has a colour, a sign and a word, never a colour alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.session.screen import Tone

if TYPE_CHECKING:
    from bridgetutor.desktop.theme import Colours


@dataclass(frozen=True, slots=True)
class Manner:
    """The sign and word of a tone, and the names of its colours in the theme."""

    sign: str
    word: Phrase
    ink: str
    ground: str


MANNERS = {
    Tone.RIGHT: Manner("✓", phrase("Right"), "right", "right_ground"),
    Tone.ALSO: Manner("≈", phrase("Also possible"), "also", "also_ground"),
    Tone.WRONG: Manner("✕", phrase("Not this one"), "wrong", "wrong_ground"),
    Tone.HINT: Manner("?", phrase("Hint"), "gold_text", "gold_ground"),
    Tone.ANSWER: Manner("→", phrase("The answer"), "also", "also_ground"),
    Tone.NOTE: Manner("•", phrase("Note"), "soft", "paper"),
}


def ink(tone: Tone, colours: Colours) -> str:
    """The colour of a tone's letters and bar."""
    return str(getattr(colours, MANNERS[tone].ink))


def ground(tone: Tone, colours: Colours) -> str:
    """The pale ground behind it."""
    return str(getattr(colours, MANNERS[tone].ground))
