"""The plain bidder to be measured against: points and fit in about ten lines, and nothing artificial."""

from __future__ import annotations

from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.rules.auction import BIDS, PASS, Auction, Bid, Call
from bridgetutor.rules.cards import Strain, Suit
from bridgetutor.rules.hands import Hand

OPENS, NOTRUMP, ANSWERS, GAME, SLAM = 12, 15, 6, 25, 33
PART_SCORES = ((0, 1), (20, 2), (23, 3))
"""The level that so many points together are worth."""


def plain_call(hand: Hand, auction: Auction) -> Call:
    """Open or overcall the longest suit with 12; with partner count points and cards together and go as high."""
    last, mine, partners = auction.last_bid, _of(auction, 0), _of(auction, 2)
    points, longest = high_card_points(hand), max(Suit, key=lambda suit: (hand.length(suit), suit))
    if not partners:
        flat = NOTRUMP <= points <= NOTRUMP + 2 and min(hand.lengths) >= 2
        enough = points >= OPENS and not mine and (last is None or hand.length(longest) >= 5 or flat)
        return _cheapest(Strain.NOTRUMP if flat else longest.strain, last, 2 if enough else 0)
    together = points + _shown(partners, answering=bool(mine) and mine[0] < partners[0])
    fits = [suit for suit in Suit if hand.length(suit) + _length(partners, suit) >= 8]
    trumps = max(fits, default=longest if len(mine) + len(partners) == 1 else None)
    strain = (
        Strain.NOTRUMP
        if trumps is None or (last and trumps.strain <= last.strain and not fits)
        else trumps.strain
    )
    if together >= GAME:
        major = trumps in fits and strain > Strain.DIAMONDS
        target = Bid(6 if together >= SLAM else 4 if major else 3, strain if major else Strain.NOTRUMP)
        return PASS if last is not None and target <= last else target
    if points < ANSWERS or (mine and mine[-1].strain == partners[-1].strain):
        return PASS
    wanted = max(level for least, level in PART_SCORES if together >= least)
    return _cheapest(strain, last, wanted if not mine or fits else 0)


def _shown(partners: list[Bid], *, answering: bool) -> int:
    if answering:
        return ANSWERS + 4 * (partners[0].level >= 2)
    return NOTRUMP if partners[0].strain is Strain.NOTRUMP else OPENS


def _length(partners: list[Bid], suit: Suit) -> int:
    times = sum(bid.strain is suit.strain for bid in partners)
    return (3 + suit.is_major + times) if times else 2 * any(b.strain is Strain.NOTRUMP for b in partners)


def _of(auction: Auction, steps: int) -> list[Bid]:
    who = auction.turn.after(steps)
    return [c for i, c in enumerate(auction.calls) if isinstance(c, Bid) and auction.caller(i) is who]


def _cheapest(strain: Strain, last: Bid | None, most: int) -> Call:
    bids = (
        bid for bid in BIDS if bid.strain is strain and (last is None or bid > last) and bid.level <= most
    )
    return next(bids, PASS)
