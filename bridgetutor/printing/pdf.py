"""HTML to a PDF on A4, with the program's own type."""

from __future__ import annotations

import os
from contextlib import suppress
from errno import ENOSPC
from pathlib import Path

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QGuiApplication, QPageLayout, QPageSize, QPdfWriter, QTextDocument

from bridgetutor.phrase import phrase
from bridgetutor.printing import breaks, fonts
from bridgetutor.rules.faults import BridgeError

_STYLE = """
h1 { font-size: 20pt; } h2 { font-size: 14pt; } body { font-size: 11pt; }
.hearts, .diamonds { color: #B3261E; }
"""
_DOTS_PER_INCH = 300
_MARGIN_MM = 18


class PrintFault(BridgeError):
    """The page could not be written."""


def write_pdf(html: str, path: Path, resources: Path, *, title: str) -> None:
    """Write the pages at `path`, in place of what stood there. Raises `PrintFault`."""
    unfinished = path.with_name(path.name + ".new")
    application: object = None
    try:
        unfinished.touch()  # Qt would say no more than that it failed
        application = _application()
        _print(html, unfinished, fonts.load(resources), title)
        if unfinished.stat().st_size == 0:
            raise OSError(ENOSPC, os.strerror(ENOSPC))
        unfinished.replace(path)
    except OSError as error:
        why = error.strerror or str(error)
        raise PrintFault(phrase("{path} cannot be written: {why}.", path=str(path), why=why)) from error
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
        del application


def _application() -> object:
    """The running application, or one without a screen: printing on the command line must not need a display."""
    running = QGuiApplication.instance()
    if running is not None:
        return running
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return QGuiApplication(["bridgetutor"])


def _print(html: str, path: Path, families: tuple[str, ...], title: str) -> None:
    writer = QPdfWriter(str(path))
    writer.setResolution(_DOTS_PER_INCH)
    writer.setTitle(title)
    margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
    a4 = QPageSize(QPageSize.PageSizeId.A4)
    upright = QPageLayout.Orientation.Portrait
    writer.setPageLayout(QPageLayout(a4, upright, margins, QPageLayout.Unit.Millimeter))
    document = QTextDocument()
    document.setDefaultStyleSheet(_STYLE)
    font = document.defaultFont()
    font.setFamilies(list(families))
    font.setPointSizeF(11)
    document.setDefaultFont(font)
    document.documentLayout().setPaintDevice(writer)
    document.setPageSize(QSizeF(writer.width(), writer.height()))
    document.setHtml(html)
    breaks.keep_questions_whole(document)
    document.print_(writer)
