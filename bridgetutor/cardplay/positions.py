"""Whether a position can be, and the last trick, which needs no solver.

The solver library crashes on hands of unequal length and answers wrongly where nothing is left to choose.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridgetutor.cardplay.solver import Position, Scores, hands_of
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import PACK, Card, Strain
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError, Fault
from bridgetutor.rules.play import Play, Trick
from bridgetutor.rules.seats import Seat

_PACK = (1 << len(PACK)) - 1
_SUIT = (1 << 13) - 1


def check(position: Position) -> None:
    """Raises `BridgeError` for a position that no play leads to; checked thousands of times, so on plain numbers."""
    if not _has_each_card_once(position):
        raise BridgeError(phrase("A card of this position is in two places, or is no card"))
    begun, leader = len(position.trick), position.leader
    sizes = {position.hands[(leader + place) % 4].bit_count() + (place < begun) for place in range(4)}
    if begun > 3 or len(sizes) > 1 or sizes == {0}:
        raise BridgeError(
            phrase("The hands of this position do not have the same number of cards, at least one")
        )
    if begun > 1 and not _has_followed(position):
        raise BridgeError(phrase("A hand of this position has not followed suit, though it could"))


def is_last_trick(position: Position) -> bool:
    """Whether nobody has a choice any more."""
    return position.hands[position.turn] & (position.hands[position.turn] - 1) == 0


def last_trick(position: Position) -> Scores:
    """What the only card of the seat to play is worth to its side."""
    begun = len(position.trick)
    rest = [position.hands[position.leader.after(place)].bit_length() - 1 for place in range(begun, 4)]
    trick = Trick(position.leader, tuple(PACK[index] for index in (*position.trick, *rest)))
    won = trick.winner(position.strain).side is position.turn.side
    return Scores(((rest[0], int(won)),))


def check_deal(deal: Deal) -> None:
    """Raises `BridgeError` for a deal that is not of four times thirteen cards."""
    _check_hands(deal, 13)


def start_of(deal: Deal, strain: Strain, leader: Seat, cards: Sequence[Card]) -> Position:
    """The position before the first card. Raises `BridgeError` for a deal that cannot be or a card against the Laws."""
    _check_hands(deal, len(deal.hands[0] or ()))
    north, east, south, west = (hand.bits for hand in hands_of(deal))
    start = Position((north, east, south, west), strain, leader)
    check(start)
    Play(deal, strain, leader).after(*cards)
    return start


def _check_hands(deal: Deal, size: int) -> None:
    if not deal.is_complete:
        raise BridgeError(phrase("A hand of this deal is not known"))
    faults: tuple[Fault, ...] = deal.faults(size)
    if faults:
        raise BridgeError(faults[0].says, faults[0].law)


def _has_each_card_once(position: Position) -> bool:
    seen = 0
    for index in position.trick:
        if not 0 <= index < len(PACK) or seen >> index & 1:
            return False
        seen |= 1 << index
    for hand in position.hands:
        if hand & seen or hand & ~_PACK:
            return False
        seen |= hand
    return True


def _has_followed(position: Position) -> bool:
    led = position.trick[0] // 13
    return all(
        index // 13 == led or not position.hands[(position.leader + place) % 4] >> (13 * led) & _SUIT
        for place, index in enumerate(position.trick)
    )
