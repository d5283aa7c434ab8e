"""The ladder of bids: the cheapest bid of a suit over another, the jump above it, the suits that are left."""

from __future__ import annotations

from collections.abc import Iterable

from bridgetutor.rules.auction import BIDS, Bid, parse_call
from bridgetutor.rules.cards import SUITS_DOWN, Strain, Suit

MAJORS = (Suit.SPADES, Suit.HEARTS)
MINORS = (Suit.DIAMONDS, Suit.CLUBS)


def others(*suits: Suit) -> tuple[Suit, ...]:
    """The other suits, the highest first."""
    return tuple(suit for suit in SUITS_DOWN if suit not in suits)


def others_upwards(*suits: Suit) -> tuple[Suit, ...]:
    """The other suits, the lowest first."""
    return others(*suits)[::-1]


def other_majors(*suits: Suit) -> tuple[Suit, ...]:
    """The majors among the other suits, spades first."""
    return tuple(suit for suit in MAJORS if suit not in suits)


def other_minors(*suits: Suit) -> tuple[Suit, ...]:
    """The minors among the other suits, diamonds first."""
    return tuple(suit for suit in MINORS if suit not in suits)


def over(last: Bid | str, strain: Suit | Strain) -> Bid:
    """The cheapest bid of a strain over a bid: over 1H 1S, and 2D. Raises `ValueError` where there is none."""
    below = parse_call(last) if isinstance(last, str) else last
    for bid in BIDS:
        if isinstance(below, Bid) and bid > below and bid.strain == strain:
            return bid
    raise ValueError(str(last))


def cheapest_first(last: Bid | str, suits: tuple[Suit, ...]) -> tuple[Suit, ...]:
    """The suits in the order in which they can be bid over a bid: over 1H spades, clubs, diamonds."""
    return tuple(sorted(suits, key=lambda suit: over(last, suit)))


def below(bid: Bid) -> tuple[Bid, ...]:
    """The bids over which this one is the cheapest of its strain."""
    place = BIDS.index(bid)
    return BIDS[max(0, place - len(Strain)) : place]


def bids_between(first: str, last: str) -> tuple[Bid, ...]:
    """The bids from one to the other, both included."""
    names = list(map(str, BIDS))
    return BIDS[names.index(first) : names.index(last) + 1]


def by_them(bids: Iterable[Bid]) -> str:
    """A place in a pattern for any of these bids by the opponents."""
    return "|".join(f"({bid})" for bid in bids)


def by_us(bids: Iterable[Bid]) -> str:
    """A place in a pattern for any of these bids of ours."""
    return "|".join(map(str, bids))


def raised(bid: Bid, levels: int = 1) -> Bid:
    """The bid of the same strain so many levels higher."""
    return Bid(bid.level + levels, bid.strain)


def between(low: str, high: str) -> str:
    """The bids from one to another as the alternatives of a pattern: `between("1C", "1H")` is "1C|1D|1H"."""
    names = tuple(map(str, BIDS))
    return "|".join(names[names.index(low) : names.index(high) + 1])


def suits_between(low: str, high: str) -> str:
    """The same, bids of notrump left out."""
    return "|".join(bid for bid in between(low, high).split("|") if not bid.endswith("N"))


def bids_of(suit: Suit, low: int, high: int) -> tuple[Bid, ...]:
    """The bids of a suit from one level to another."""
    return tuple(Bid(level, suit.strain) for level in range(low, high + 1))


def to_play(answer: str, contract: str) -> str:
    """The call that ends the auction in a contract: a pass where partner's answer happens to be that bid."""
    return "P" if answer == contract else contract


def above(bid: str, count: int, *, but: str = "") -> tuple[str, ...]:
    """The next bids above one, a certain one left out."""
    names = tuple(map(str, BIDS))
    return tuple(name for name in names[names.index(bid) + 1 :] if name != but)[:count]


def lower(suit: Suit, *but: Suit) -> tuple[Suit, ...]:
    """The suits that rank below one, the highest first, certain ones left out."""
    return tuple(other for other in others(*but) if other < suit)


def higher(suit: Suit, *but: Suit) -> tuple[Suit, ...]:
    """The suits that rank above one, the highest first, certain ones left out."""
    return tuple(other for other in others(*but) if other > suit)


def majors_of(*suits: Suit) -> tuple[Suit, ...]:
    """Those of the suits that are majors."""
    return tuple(suit for suit in suits if suit.is_major)


def minors_of(*suits: Suit) -> tuple[Suit, ...]:
    """Those of the suits that are minors."""
    return tuple(suit for suit in suits if not suit.is_major)


def at_the_three_level(last: str, suit: Suit) -> tuple[Bid, ...]:
    """The cheapest bid of a suit over another bid, if it leaves three notrump to play."""
    return tuple(bid for bid in (over(last, suit),) if bid.level <= 3)
