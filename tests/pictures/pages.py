"""Takes pictures of every page in the real window under X, to be looked at: `python -m tests.pictures.pages FOLDER`.

Starts Xvfb and openbox where there is no display. `--real` walks the lessons of the program instead of the test's own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

TEST_LESSONS = Path(__file__).parents[1] / "desktop" / "lessons"


@dataclass(frozen=True, slots=True)
class Setting:
    """One way the window can look."""

    name: str
    width: int
    height: int
    type_size: int = 100
    appearance: str = "light"
    deck: str = "four"
    language: str = "en"


SETTINGS = (
    Setting("1280", 1280, 800),
    Setting("1280-150", 1280, 800, type_size=150),
    Setting("1280-dark", 1280, 800, appearance="dark"),
    Setting("1280-pseudo", 1280, 800, language="pseudo"),
    Setting("1920", 1920, 1080, deck="two"),
    Setting("1920-150-dark", 1920, 1080, type_size=150, appearance="dark", deck="colour-blind"),
    Setting("1024", 1024, 700),
    Setting("1024-150", 1024, 700, type_size=150),
    Setting("1024-200", 1024, 700, type_size=200),
    Setting("3840-200", 3840, 2160, type_size=200),
)


@contextmanager
def display() -> Iterator[None]:
    """An X server with a window manager, unless there is one."""
    if os.environ.get("DISPLAY"):
        yield
        return
    reading, writing = os.pipe()
    # -displayfd: the server takes a number that is free and tells it when it is ready.
    screen = ["-screen", "0", "3840x2160x24", "-nolisten", "tcp"]
    server = subprocess.Popen(["Xvfb", "-displayfd", str(writing), *screen], pass_fds=[writing])
    os.close(writing)
    with os.fdopen(reading) as ready:
        os.environ["DISPLAY"] = f":{ready.readline().strip()}"
    manager = subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL)
    time.sleep(1)
    try:
        yield
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait()


def main() -> int:
    """Take them all, or those whose names contain one of the words given after the folder."""
    if shutil.which("Xvfb") is None and not os.environ.get("DISPLAY"):
        print("Xvfb is not here", file=sys.stderr)
        return 1
    words = [word for word in sys.argv[2:] if not word.startswith("--")]
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    with display(), tempfile.TemporaryDirectory() as home:
        os.environ["BRIDGETUTOR_HOME"] = home
        os.environ["QT_QPA_PLATFORM"] = "xcb"
        # Only now: the modules below import Qt, which looks for the display.
        from tests.pictures.walk import Walk

        lessons = None if "--real" in sys.argv else TEST_LESSONS
        for setting in SETTINGS:
            if not words or setting.name in words:
                Walk(setting, out, lessons).run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
