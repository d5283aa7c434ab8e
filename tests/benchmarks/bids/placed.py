"""A yardstick: the contract that points and the longest fit suggest to somebody who sees both hands of a side."""

from __future__ import annotations

from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.rules.cards import Strain, Suit
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Board
from bridgetutor.rules.seats import Seat

SIDES = ((Seat.NORTH, Seat.SOUTH), (Seat.EAST, Seat.WEST))
GAME, SMALL_SLAM, GRAND_SLAM, TWO = 25, 33, 37, 23


def placed(board: Board) -> Contract:
    """The stronger side plays a major with eight cards, else notrump or its long minor, as high as its points go."""
    hands = board.deal.known
    points = {side: sum(high_card_points(hands[seat]) for seat in side) for side in SIDES}
    side = max(SIDES, key=lambda each: points[each])
    lengths = {suit: sum(hands[seat].length(suit) for seat in side) for suit in Suit}
    strain = _strain(lengths, points[side])
    trumps = strain.suit
    if trumps is None:
        declarer = max(side, key=lambda seat: high_card_points(hands[seat]))
    else:
        declarer = max(side, key=lambda seat: hands[seat].length(trumps))
    return Contract(_level(strain, points[side]), strain, declarer)


def _strain(lengths: dict[Suit, int], points: int) -> Strain:
    fits = [suit for suit in Suit if suit.is_major and lengths[suit] >= 8]
    if fits:
        return max(fits, key=lambda suit: lengths[suit]).strain
    longest = max(Suit, key=lambda suit: (lengths[suit], suit))
    return Strain.NOTRUMP if points >= GAME or lengths[longest] < 8 else longest.strain


def _level(strain: Strain, points: int) -> int:
    if points >= SMALL_SLAM:
        return 7 if points >= GRAND_SLAM else 6
    if points >= GAME:
        return 3 if strain is Strain.NOTRUMP else 4
    return 1 if strain is Strain.NOTRUMP and points < TWO else 2
