"""Our opening of one of a suit and what the next hand put in: the auction, and where each suit stands over it."""

from __future__ import annotations

from typing import NamedTuple

from bridgetutor.bidding.ladder import majors_of, minors_of, others, over, raised
from bridgetutor.rules.auction import BIDS, Bid
from bridgetutor.rules.cards import Strain, Suit

NEGATIVE_TO = Bid(2, Strain.SPADES)
"""Doubles of overcalls up to this one are negative (SAYC booklet)."""
LAST_OVERCALL = Bid(4, Strain.SPADES)


class Contest(NamedTuple):
    """One of a suit opened, and a natural overcall."""

    opened: Suit
    overcall: Bid

    @property
    def theirs(self) -> Suit:
        """The suit overcalled."""
        return Suit(self.overcall.strain)

    @property
    def unbid(self) -> tuple[Suit, ...]:
        """The two other suits, the higher first."""
        return others(self.opened, self.theirs)

    @property
    def majors(self) -> tuple[Suit, ...]:
        """The majors nobody has bid, spades first."""
        return majors_of(*self.unbid)

    @property
    def minors(self) -> tuple[Suit, ...]:
        """The minors nobody has bid, diamonds first."""
        return minors_of(*self.unbid)

    @property
    def cue(self) -> Bid:
        """The cheapest bid of their suit."""
        return raised(self.overcall)

    @property
    def raise_(self) -> Bid:
        """The cheapest raise of the opening."""
        return self.cheap(self.opened)

    def cheap(self, strain: Suit | Strain) -> Bid:
        """The cheapest bid of a strain."""
        return over(self.overcall, strain)

    def at(self, *levels: int) -> tuple[Suit, ...]:
        """The unbid suits whose cheapest bid is at one of these levels, the higher first."""
        return tuple(suit for suit in self.unbid if self.cheap(suit).level in levels)

    def __str__(self) -> str:
        return f"1{self.opened} ({self.overcall})"


def _contests(low: Bid, high: Bid) -> tuple[Contest, ...]:
    return tuple(
        Contest(opened, bid)
        for opened in Suit
        for bid in BIDS
        if max(low, Bid(1, opened.strain)) <= bid <= high
        and bid.strain is not Strain.NOTRUMP
        and bid.strain is not opened.strain
    )


LOW_CONTESTS = _contests(Bid(1, Strain.CLUBS), NEGATIVE_TO)
"""Overcalls of which a double is negative."""
HIGH_CONTESTS = _contests(Bid(3, Strain.CLUBS), LAST_OVERCALL)
CONTESTS = LOW_CONTESTS + HIGH_CONTESTS

ONE_LEVEL_CONTESTS = tuple(contest for contest in LOW_CONTESTS if contest.overcall.level == 1)
TWO_LEVEL_CONTESTS = tuple(contest for contest in LOW_CONTESTS if contest.overcall.level == 2)


class TwoSuiter(NamedTuple):
    """One of a suit opened, and a call that shows two other suits, as far as both are known."""

    opened: Suit
    call: str
    known: tuple[Suit, ...]
    """The suits that are certain, the lower first."""
    left: tuple[Suit, ...]
    """The suits that they have not shown."""

    def __str__(self) -> str:
        return f"1{self.opened} ({self.call})"


CLUBS, DIAMONDS, HEARTS, SPADES = Suit

TWO_SUITERS = (
    TwoSuiter(CLUBS, "2C", (HEARTS, SPADES), (DIAMONDS,)),
    TwoSuiter(DIAMONDS, "2D", (HEARTS, SPADES), (CLUBS,)),
    TwoSuiter(HEARTS, "2H", (SPADES,), ()),
    TwoSuiter(SPADES, "2S", (HEARTS,), ()),
    TwoSuiter(CLUBS, "2N", (DIAMONDS, HEARTS), (SPADES,)),
    TwoSuiter(DIAMONDS, "2N", (CLUBS, HEARTS), (SPADES,)),
    TwoSuiter(HEARTS, "2N", (CLUBS, DIAMONDS), (SPADES,)),
    TwoSuiter(SPADES, "2N", (CLUBS, DIAMONDS), (HEARTS,)),
)
"""Michaels and the unusual two notrump."""


def opened_in(contests: tuple[Contest, ...], *suits: Suit) -> tuple[Contest, ...]:
    """Those that we opened in one of these suits."""
    return tuple(contest for contest in contests if contest.opened in suits)


def raised_at(contests: tuple[Contest, ...], level: int) -> tuple[Contest, ...]:
    """Those in which the cheapest raise is at this level."""
    return tuple(contest for contest in contests if contest.raise_.level == level)
