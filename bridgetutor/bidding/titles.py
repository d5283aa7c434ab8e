"""What the systems are called, to be known before one of them is built."""

from __future__ import annotations

from bridgetutor.phrase import phrase

STANDARD_AMERICAN = phrase("Standard American")
NATURAL = phrase("Natural, first steps")
