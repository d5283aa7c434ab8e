"""Nothing more to say: after our preempt, notrump or strong two clubs has been told and they have come in, we pass.

It stands behind every other agreement, so a hand that has something to bid or double has done so.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import contested, forced
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claim import ALWAYS
from bridgetutor.phrase import phrase

OPENINGS = "1N|2C|2D|2H|2S|2N|3C|3D|3H|3S|3N|4C|4D|4H|4S|5C|5D"
THEY, WE = "-|(*)", "*"
MOST_ROUNDS = 7


def _rules() -> Iterator[Rule]:
    before = f"{OPENINGS} {THEY}"
    for _ in range(MOST_ROUNDS):
        yield rule(f"{before} P", ALWAYS, when=contested & ~forced, rung=Rung.LAST)
        before = f"{before} {WE} {THEY}"


CONTESTED_SILENCE = Agreement("contested_silence", phrase("Nothing more to say"), tuple(_rules()))
