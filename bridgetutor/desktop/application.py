"""Where the desktop is put together: Qt, settings, look, window; then, once the window is there, all the rest."""

from __future__ import annotations

import os
import signal
import sys
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QMessageLogContext, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from bridgetutor import places as all_places
from bridgetutor import settings as settings_file
from bridgetutor.desktop import dress
from bridgetutor.desktop.desk import Desk
from bridgetutor.desktop.look import Look
from bridgetutor.desktop.main_window import MainWindow
from bridgetutor.desktop.opening import OpeningPage
from bridgetutor.desktop.services import log, window_state
from bridgetutor.desktop.services.log import LOGGER

if TYPE_CHECKING:
    from pathlib import Path

    from bridgetutor.places import Places

PATIENCE = 0.001
"""Seconds for which the window's thread lets another one of this process go on: each time it paints it may have to."""

NO_DISPLAY = (
    "There is no display for windows here; “bridgetutor lesson run” gives the lessons in the terminal."
)


def run(file: Path | None = None, *, quit_when_shown: bool = False) -> int:
    """Open the desktop, with a file if one is given, and stay until it is closed; the exit code.

    `quit_when_shown` leaves once the window is painted, and prints its size and the milliseconds from this call on.
    """
    began = perf_counter()
    # Ctrl+C in the terminal ends the program, though Qt is in charge; every answer is on disk already.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    places = all_places.find()
    handler = log.open_log(places.logs)
    application = _application()
    try:
        desk = build(application, places)
        if quit_when_shown:
            desk.window.painted.connect(lambda: _report_size(desk.window, began))
        else:
            desk.window.painted.connect(lambda: QTimer.singleShot(0, desk, lambda: desk.open(file)))
        desk.window.show()
        code = application.exec()
        desk.close()
        return code
    finally:
        log.close_log(handler)


def build(application: QApplication, places: Places) -> Desk:
    """The window and the desk that chooses its pages; nothing is read yet but settings and fonts."""
    sys.setswitchinterval(PATIENCE)
    settings, faults = settings_file.load(places.settings)
    dress.set_up(application, places.resources)
    look = Look(settings, places)
    dress.wear(application, look)
    look.changed.connect(lambda: dress.wear(application, look))
    application.styleHints().colorSchemeChanged.connect(look.follow_system)
    window = MainWindow(look)
    window.show_page(lambda: OpeningPage(look))
    window_state.fit(window, application.primaryScreen().availableSize())
    window_state.restore(window, places.data / "window.json", application.screens())
    desk = Desk(window, look, places)
    if faults:
        LOGGER.warning("settings: %s", "; ".join(map(str, faults)))
        window.tell(look.wording.render(faults[0].says))
    return desk


def _application() -> QApplication:
    """Qt's application; where Qt finds no display it would abort, so its last words become a sentence of ours."""
    before = qInstallMessageHandler(_say_no_display)
    try:
        return QApplication(sys.argv[:1])
    finally:
        qInstallMessageHandler(before)


def _say_no_display(kind: QtMsgType, _context: QMessageLogContext, message: str | None) -> None:
    LOGGER.warning("Qt: %s", message)
    if kind is QtMsgType.QtFatalMsg:
        print(NO_DISPLAY, file=sys.stderr, flush=True)
        os._exit(1)  # Qt aborts the process as soon as this returns


def _report_size(window: MainWindow, began: float) -> None:
    milliseconds = round((perf_counter() - began) * 1000)
    print(f"{window.width()}×{window.height()} {milliseconds} ms", flush=True)
    QTimer.singleShot(0, window, window.close)
