"""Opener after partner's free bid in a new suit: as without the overcall, with their suit stopped for notrump.

Minimum up to 15, medium 16–18, maximum from 19. A new suit at the one level promised five cards, or four of a major
over 1♦; at the two level five and ten points. Their suit is bid on a hand too strong for anything else.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgetutor.bidding.contests import LOW_CONTESTS, Contest, Overcalled
