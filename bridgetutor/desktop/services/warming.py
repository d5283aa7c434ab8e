"""Gets the bidding engine ready while the learner reads: its first use in a process takes half a second and more."""

from __future__ import annotations

from threading import Thread


class Warming:
    """At most one thread at a time; `end` waits for it."""

    def __init__(self) -> None:
        self._thread: Thread | None = None

    def begin(self, system: str) -> None:
        """Build the system in the background, unless something is being built already."""
        from bridgetutor.teaching.by_system import get_ready

        if self._thread is None or not self._thread.is_alive():
            self._thread = Thread(target=get_ready, args=(system,), name="warming", daemon=True)
            self._thread.start()

    def end(self) -> None:
        """Nothing is built any more."""
        if self._thread is not None:
            self._thread.join()
