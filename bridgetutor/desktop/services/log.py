"""The log: a file or two of our own errors, for a report; nothing of the learner's is in it."""

from __future__ import annotations

import logging
from logging.handlers import RotatingFileHandler
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

LOGGER = logging.getLogger("bridgetutor")


def open_log(folder: Path) -> logging.Handler:
    """Write the log into that folder from now on; to stderr where the folder cannot be written."""
    handler: logging.Handler
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            folder / "bridgetutor.log", maxBytes=500_000, backupCount=2, encoding="utf-8", delay=True
        )
    except OSError:
        handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    LOGGER.addHandler(handler)
    LOGGER.propagate = False
    return handler


def close_log(handler: logging.Handler) -> None:
    """Stop writing into it."""
    LOGGER.removeHandler(handler)
    LOGGER.propagate = True
    handler.close()
