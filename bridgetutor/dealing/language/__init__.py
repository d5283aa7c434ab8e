"""The language of constraints: "South: 15-17 balanced; North: 8+ points, 4+ hearts, not 5+ spades".

A clause names seats, and after a colon what they have, comma by comma; clauses are parted by semicolons or lines. Two
seats `together` are looked at as one hand of 26 cards. `or` joins what stands next to it, `not` turns round what
follows it, and `; or` begins another way to keep the whole clause. What can be said of a hand is in `vocabulary`. A
constraint describes itself in words that are read as the same constraint, in English.
"""

from bridgetutor.dealing.language.faults import Misread, PlaceFault
from bridgetutor.dealing.language.grammar import parse

__all__ = ["Misread", "PlaceFault", "parse"]
"""What `parse` takes and raises."""
