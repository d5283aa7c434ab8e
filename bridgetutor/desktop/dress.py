"""Style, palette, fonts and style sheet put on the whole program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QIcon

from bridgetutor.desktop import style
from bridgetutor.desktop.services.log import LOGGER
from bridgetutor.printing import fonts

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from bridgetutor.desktop.look import Look


def set_up(application: QApplication, resources: Path) -> None:
    """Once, before the first window. A missing font costs the looks, not the program."""
    application.setStyle("Fusion")
    application.setWindowIcon(QIcon(str(resources / "icons" / "bridgetutor.svg")))
    try:
        families = fonts.load(resources)
    except fonts.FontError as error:
        LOGGER.warning("%s", error)
        return
    font = QFont(families[0])
    # The same letters on every machine: pictures of pages can be compared, and nothing shifts by half a pixel.
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    application.setFont(font)


def wear(application: QApplication, look: Look) -> None:
    """The look as it is now."""
    font = application.font()
    font.setPixelSize(look.theme.px(16))
    application.setFont(font)
    application.setPalette(style.palette(look.theme.colours))
    application.setStyleSheet(style.sheet(look.theme))
    application.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
