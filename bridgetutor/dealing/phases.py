"""The phase of the auction that a call belongs to."""

from __future__ import annotations

from enum import Enum

from bridgetutor.bidding.situation import Situation
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid, Call
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.faults import BridgeError


class Phase(Enum):
    """What a player learns one after the other."""

    OPENING = "opening"
    """Nobody has bid."""
    RESPONSE = "response"
    """Partner has opened, and it is the first call since then."""
    REBID = "rebid"
    """A later call, the opponents having passed."""
    COMPETITION = "competition"
    """The opponents have bid or doubled."""
    SLAM = "slam"
    """Four notrump or higher, the opponents having passed."""

    @classmethod
    def parse(cls, text: str) -> Phase:
        """The phase of that name. Raises `BridgeError`."""
        for each in cls:
            if each.value == text.strip().casefold():
                return each
        names = tuple(each.value for each in cls)
        raise BridgeError(phrase("There is no phase “{text}”; there is: {names}", text=text, names=names))


_SLAM = Bid(4, Strain.NOTRUMP)


def phase_of(situation: Situation, call: Call) -> Phase:
    """The phase of a call."""
    if situation.is_contested:
        return Phase.COMPETITION
    if isinstance(call, Bid) and call >= _SLAM:
        return Phase.SLAM
    ours = [each for each in situation.key if each != "-"]
    if not ours:
        return Phase.OPENING
    return Phase.RESPONSE if len(ours) == 1 else Phase.REBID
