"""How far a long job is, on one line of the terminal."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import TextIO

WIDTH = 30
_SECONDS_BETWEEN = 0.2


class ProgressBar:
    """Drawn on standard error while somebody watches; in a file or pipe nothing is said. Used as a context."""

    def __init__(self, total: int, *, done: int = 0, stream: TextIO | None = None) -> None:
        self._total, self._done, self._before = total, done, done
        self._stream = sys.stderr if stream is None else stream
        self._began = time.monotonic()
        self._drawn = 0.0

    def step(self) -> None:
        """One more is done."""
        self._done += 1
        now = time.monotonic()
        if now - self._drawn >= _SECONDS_BETWEEN or self._done == self._total:
            self._drawn = now
            self._draw(now - self._began)

    def __enter__(self) -> ProgressBar:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._drawn and self._stream.isatty():
            self._stream.write("\n")

    def _draw(self, spent: float) -> None:
        if not self._stream.isatty():
            return
        full = WIDTH * self._done // max(1, self._total)
        left = round(spent / (self._done - self._before) * (self._total - self._done))
        hours, minutes = left // 3600, left // 60 % 60
        bar = f"{'#' * full}{'-' * (WIDTH - full)}"
        self._stream.write(
            f"\r[{bar}] {self._done}/{self._total}  {hours}:{minutes:02}:{left % 60:02} \x1b[K"
        )
        self._stream.flush()
