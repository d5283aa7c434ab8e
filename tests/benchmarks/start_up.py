"""How long until the window is painted, against an empty Qt window in the same run, and the memory it takes.

`python -m tests.benchmarks.start_up [ROUNDS]` prints the figures and exits with 1 where a bound is broken.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time

TIMES_AT_MOST = 3.0
MEGABYTES_AT_MOST = 120

EMPTY = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

class Window(QWidget):
    def paintEvent(self, event):
        print("painted", flush=True)
        QTimer.singleShot(0, self.close)

application = QApplication([])
window = Window()
window.resize(1280, 800)
window.show()
sys.exit(application.exec())
"""

OWN = "import sys; from bridgetutor.__main__ import main; sys.exit(main(['--quit-when-shown']))"

# The library read, then a lesson with its table opened, as in the first minute of use.
IN_USE = """
import sys, time
from PySide6.QtWidgets import QApplication
from bridgetutor import places
from bridgetutor.desktop import application
from bridgetutor.session.choice import GoTo

def settle():
    end = time.monotonic() + 0.4
    while time.monotonic() < end:
        qt.processEvents()
    return [line.split()[1] for line in open("/proc/self/status") if line.startswith("VmRSS")][0]

qt = QApplication([])
desk = application.build(qt, places.find())
desk.window.show()
qt.processEvents()
desk.open()
library = settle()
desk.lessons.open_lesson(desk.lessons.shelf.library.lessons[0].id)
desk.window.page.choose(GoTo(2))
print(library, settle(), flush=True)
desk.close()
"""


def run(code: str, environ: dict[str, str]) -> tuple[float, int, str]:
    """Seconds from the start of the process to its first line, its peak in kilobytes, and the line."""
    began = time.perf_counter()
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, env=environ, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    seconds = time.perf_counter() - began
    _, _, usage = os.wait4(process.pid, 0)
    process.stdout.close()
    return seconds, usage.ru_maxrss, line.strip()


def main() -> int:
    """Measure, in turn, and print."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    with tempfile.TemporaryDirectory() as home:
        environ = {**os.environ, "BRIDGETUTOR_HOME": home}
        environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        pairs = [(run(EMPTY, environ), run(OWN, environ)) for _ in range(rounds + 1)][1:]
        _, _, in_use = run(IN_USE, environ)
    empty = statistics.median(pair[0][0] for pair in pairs)
    own = statistics.median(pair[1][0] for pair in pairs)
    ratio = statistics.median(pair[1][0] / pair[0][0] for pair in pairs)
    peak = max(pair[1][1] for pair in pairs) / 1024
    library, lesson = (int(kilobytes) / 1024 for kilobytes in in_use.split())
    print(
        f"empty window {empty * 1000:.0f} ms, ours {own * 1000:.0f} ms: {ratio:.2f} times ({rounds} rounds)"
    )
    print(f"memory {peak:.0f} MB when painted, {library:.0f} with the library, {lesson:.0f} in a lesson")
    return 0 if ratio <= TIMES_AT_MOST and max(peak, library) <= MEGABYTES_AT_MOST else 1


if __name__ == "__main__":
    sys.exit(main())
