"""The one bundled type family: it has the suits, Latin, Cyrillic and Arabic in a single face."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QFontDatabase

if TYPE_CHECKING:
    from pathlib import Path

FILES = ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSans-Oblique.ttf", "DejaVuSans-BoldOblique.ttf")
"""Prose, headings, emphasis and both; the family has no semi-bold, and Qt takes bold for it."""


class FontError(OSError):
    """A bundled font is missing or damaged: the program can run on with the system's own."""


def load(resources: Path) -> tuple[str, ...]:
    """Register the fonts of `resources/fonts` with Qt and give their family names, each once.

    Needs a QGuiApplication. Raises `FontError`, which names the file.
    """
    families: dict[str, None] = {}
    for name in FILES:
        path = resources / "fonts" / name
        number = QFontDatabase.addApplicationFont(str(path)) if path.is_file() else -1
        if number < 0:
            raise FontError(f"The font {path} is missing or damaged.")
        families.update(dict.fromkeys(QFontDatabase.applicationFontFamilies(number)))
    return tuple(families)
