"""The plain bidder to be measured against: points, length and fit, in about ten lines, and nothing artificial."""

from __future__ import annotations

from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.rules.auction import BIDS, PASS, Auction, Bid, Call
from bridgetutor.rules.cards import Strain, Suit
from bridgetutor.rules.hands import Hand


def plain_call(hand: Hand, auction: Auction) -> Call:
    """Open and overcall with 12, answer with 6, raise with eight cards together, bid the game the points are for."""
    last, mine = auction.last_bid, _of(auction, 0)
    partners, points = _of(auction, 2), high_card_points(hand)
    longest = max(Suit, key=lambda suit: (hand.length(suit), suit))
    if not partners:
        flat = not mine and 15 <= points <= 17 and min(hand.lengths) >= 2
        return _cheapest(Strain.NOTRUMP if flat else longest.strain, last, 2 if points >= 12 and not mine else 0)
    together = points + (15 if partners[0].strain is Strain.NOTRUMP else 6 if mine else 12)
    fits = [suit for suit in Suit if hand.length(suit) + 4 * any(b.strain == suit for b in partners) >= 8]
    trumps = max(fits, default=None)
    wanted = trumps.strain if trumps is not None else Strain.NOTRUMP
    level = 6 if together >= 33 else 4 if together >= 25 and trumps is not None and trumps.is_major else 3
    if together >= 25:
        wanted = wanted if level != 3 else Strain.NOTRUMP
        return next((bid for bid in BIDS if bid == Bid(level, wanted) and (last is None or bid > last)), PASS)
    if trumps is not None or mine or points < 6:
        return _cheapest(wanted, last, 3 if trumps is not None and points >= 6 and len(mine) < 2 else 0)
    return _cheapest(longest.strain if last is None or longest.strain > last.strain else Strain.NOTRUMP, last, 1)


def _of(auction: Auction, steps: int) -> list[Bid]:
    who = auction.turn.after(steps)
    return [c for i, c in enumerate(auction.calls) if isinstance(c, Bid) and auction.caller(i) is who]


def _cheapest(strain: Strain, last: Bid | None, most: int) -> Call:
    bids = (bid for bid in BIDS if bid.strain is strain and (last is None or bid > last) and bid.level <= most)
    return next(bids, PASS)
