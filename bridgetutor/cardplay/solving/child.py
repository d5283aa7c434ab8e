"""The inside of a child process: it answers one question after another until its parent hangs up.

It works in a folder that is thrown away, since the solver library writes a file where it stands when it is puzzled.
"""

from __future__ import annotations

import os
import shutil
import signal
import traceback
from contextlib import suppress
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from multiprocessing.reduction import ForkingPickler
from pathlib import Path
from threading import Thread

from bridgetutor.cardplay import solver
from bridgetutor.cardplay.solving.outcome import Answered, Failed
from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError

READY = b"ready"

BEHIND, LAST_IN_LINE = 10, 19
"""A priority below that of the window, which has to answer at once, and the lowest there is."""


def serve(connection: Connection, folder: str, megabytes: int, *, yields: bool) -> None:
    """Answers what comes; leaves by itself after an answer that left it larger than so many megabytes.

    Each reply is an outcome, and then whether it was the last one. Where the system knows of that, the window comes
    first, and one that `yields` leaves the processor to all others.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the parent, which then hangs up
    if hasattr(os, "nice"):
        os.nice(LAST_IN_LINE if yields else BEHIND)
    Path(folder).mkdir(exist_ok=True)  # a system that is up for weeks may have thrown it away
    os.chdir(folder)
    Thread(target=_leave_with_parent, args=(folder,), daemon=True).start()
    is_last = False
    with suppress(EOFError, OSError):  # the parent has hung up
        connection.send_bytes(READY)
        while not is_last:
            reply = _reply(connection.recv_bytes())
            is_last = _is_larger_than(megabytes)
            connection.send_bytes(reply)
            connection.send(is_last)


def _leave_with_parent(folder: str) -> None:
    """Waits for the end of the parent; where that was sudden, throws the folder away and ends in mid-answer."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.chdir(os.sep)
        shutil.rmtree(folder, ignore_errors=True)
        os._exit(1)


def _reply(question: bytes) -> bytes:
    """The outcome of a question, both pickled."""
    try:
        return bytes(ForkingPickler.dumps(Answered(ForkingPickler.loads(question).answer())))
    except BridgeError as error:
        failed = Failed(error.fault.says)
    except Exception:  # noqa: BLE001 - whatever is wrong with one question, the next one may be right
        says = phrase("Something went wrong while this was being worked out")
        failed = Failed(says, traceback.format_exc())
    return bytes(ForkingPickler.dumps(failed))


def _is_larger_than(megabytes: int) -> bool:
    if memory() <= megabytes:
        return False
    solver.free_memory()
    return memory() > megabytes


def memory() -> int:
    """What this process holds, in megabytes; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") >> 20
    except OSError:
        return _peak()


def _peak() -> int:
    try:
        import resource
    except ImportError:  # Windows
        return 0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 20  # in bytes on macOS, which has no /proc
