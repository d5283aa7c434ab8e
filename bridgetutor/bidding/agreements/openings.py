"""The pass in first, second, third or fourth seat: less than any opening promises."""

from __future__ import annotations

from bridgetutor.bidding.rule import Agreement, Rung, rule
from bridgetutor.hands.claims import points
from bridgetutor.phrase import phrase

OPENINGS = Agreement("opening_pass", phrase("The first pass"), (rule("P", points(0, 13), rung=Rung.LAST),))
