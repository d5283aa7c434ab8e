"""Questions to try the service with: quick ones, slow ones, and some that no child survives."""

from __future__ import annotations

import os
import signal
import time
from dataclasses import dataclass
from pathlib import Path

from bridgetutor.cardplay.solver import Tables
from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError
from tests.cardplay.double_dummy import golden


@dataclass(frozen=True, slots=True)
class Echo:
    """Answers what it holds."""

    value: object

    def answer(self) -> object:
        """The value."""
        return self.value


@dataclass(frozen=True, slots=True)
class Priority:
    """How the child stands beside other processes: the higher, the later its turn."""

    def answer(self) -> int:
        """From -20 to 19."""
        return os.nice(0)


@dataclass(frozen=True, slots=True)
class Sleep:
    """Takes so many seconds."""

    seconds: float

    def answer(self) -> str:
        """A word."""
        time.sleep(self.seconds)
        return "slept"


@dataclass(frozen=True, slots=True)
class Where:
    """Asks for the child's process and folder."""

    def answer(self) -> tuple[int, str]:
        """Both."""
        return os.getpid(), str(Path.cwd())


@dataclass(frozen=True, slots=True)
class Impossible:
    """Cannot be answered, and says so."""

    def answer(self) -> None:
        """Raises `BridgeError`."""
        raise BridgeError(phrase("There is no such card"))


@dataclass(frozen=True, slots=True)
class Broken:
    """Has a fault of our own in it."""

    def answer(self) -> float:
        """Raises ZeroDivisionError."""
        return 1 / 0


@dataclass(frozen=True, slots=True)
class Unspeakable:
    """Has an answer that cannot be sent."""

    def answer(self) -> object:
        """A function."""
        return lambda: None


@dataclass(frozen=True, slots=True)
class Deadly:
    """Ends its process; with a path, only until that file is there: it makes it first."""

    path: str = ""

    def answer(self) -> str:
        """A word, the second time."""
        if not self.path or not Path(self.path).exists():
            if self.path:
                Path(self.path).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return "survived"


@dataclass(frozen=True, slots=True)
class UnequalHands:
    """What the library takes badly, straight to it, past the door that would refuse it."""

    def answer(self) -> None:
        """Raises an error of the library's, which writes a file where it stands, or ends the process."""
        from endplay import _dds

        deal = _dds.deal()
        deal.remainCards[0][0] = 0x7FFC
        for seat in (1, 2, 3):
            deal.remainCards[seat][1] = 0x4 << seat
        _dds.SolveBoard(deal, -1, 3, 1, _dds.futureTricks(), 0)


@dataclass(frozen=True, slots=True)
class Crash:
    """A sure crash: the library asked after its memory was taken from it."""

    def answer(self) -> None:
        """Ends the process in a segmentation fault."""
        from endplay import _dds

        tables = Tables((golden()[0].deal,))
        tables.answer()
        _dds.FreeMemory()  # type: ignore[no-untyped-call]
        tables.answer()


@dataclass(frozen=True, slots=True)
class Hungry:
    """Takes so many megabytes and keeps them."""

    megabytes: int

    def answer(self) -> int:
        """The process."""
        _kept.append(b"x" * (self.megabytes << 20))
        return os.getpid()


_kept: list[bytes] = []
