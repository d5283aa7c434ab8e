"""What a deal came to, as far as any settlement needs to know: result, honours, and who had the better cards."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.hands.facts.suits import fits
from bridgetutor.phrase import phrase
from bridgetutor.rules.contract import Result
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.scoring.honours import Honours, honours
from bridgetutor.rules.scoring.target import Strength
from bridgetutor.rules.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a deal, None where it was passed out; honours, None where nobody holds them or none count.

    `strength` is None where nobody has counted the hands: only target scoring needs it. Raises `BridgeError` for
    honours that the strain does not have, or without a contract.
    """

    result: Result | None = None
    honours: Honours | None = None
    strength: Strength | None = None

    def __post_init__(self) -> None:
        if self.honours is None:
            return
        if self.result is None:
            raise BridgeError(phrase("Honours do not count in a deal that was passed out"))
        self.honours.check(self.result.contract.strain)

    @classmethod
    def of(cls, deal: Deal, result: Result | None) -> Outcome:
        """The outcome of a deal whose hands are known: honours and strength are read from them.

        Raises `BridgeError` where a hand is missing.
        """
        held = None if result is None else honours(deal, result.contract.strain)
        return cls(result, held, strength(deal))


PASSED_OUT = Outcome()


def strength(deal: Deal) -> Strength:
    """Which side has more high-card points, how many, and with how many fits. Raises `BridgeError`: hands unknown."""
    points, suits = zip(*(_counted(deal, side) for side in Side), strict=True)
    return Strength.compare(points, suits)


def _counted(deal: Deal, side: Side) -> tuple[int, int]:
    hands = [deal[seat] for seat in Seat if seat.side is side]
    one, other = hands
    if one is None or other is None:
        raise BridgeError(phrase("Points and fits are counted only where all four hands are known"))
    return high_card_points(one) + high_card_points(other), len(fits(one, other))
