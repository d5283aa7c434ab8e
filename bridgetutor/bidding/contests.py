"""Our opening of one of a suit and what they put in: the auctions, and where each suit stands in them."""

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
THREE_LEVEL_CONTESTS = tuple(contest for contest in HIGH_CONTESTS if contest.overcall.level == 3)


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


class Answered(NamedTuple):
    """Opener's turn after partner's new suit, where the opponents have come in before or after it."""

    before: str
    opened: Suit
    answer: Bid
    theirs: tuple[Suit, ...]
    last: Bid
    """The last bid, to be topped."""
    trumps: int
    """The cards that make eight with those partner promised."""

    @property
    def suit(self) -> Suit:
        """Partner's suit."""
        return Suit(self.answer.strain)

    @property
    def left(self) -> tuple[Suit, ...]:
        """The suits nobody has bid, the higher first."""
        return others(self.opened, self.suit, *self.theirs)

    def cheap(self, strain: Suit | Strain) -> Bid:
        """The lowest bid of a strain now."""
        return over(self.last, strain)

    def __str__(self) -> str:
        return self.before


def _after_an_overcall(level: int) -> tuple[Answered, ...]:
    """Over 1♦ a major may be of four cards; over a major and at the two level a suit has five."""
    return tuple(
        Answered(
            f"{contest} {contest.cheap(suit)} -",
            contest.opened,
            contest.cheap(suit),
            (contest.theirs,),
            contest.cheap(suit),
            4 if contest.overcall == Bid(1, Strain.DIAMONDS) else 3,
        )
        for contest in LOW_CONTESTS
        for suit in contest.at(level)
    )


FREE_AT_ONE, FREE_AT_TWO, FREE_AT_THREE = map(_after_an_overcall, (1, 2, 3))

_ONE_OVER_ONE = tuple((opened, suit) for opened in Suit for suit in Suit if suit > opened)

AFTER_A_DOUBLE = tuple(
    Answered(f"1{opened} (X) 1{suit} -", opened, Bid(1, suit.strain), (), Bid(1, suit.strain), 4)
    for opened, suit in _ONE_OVER_ONE
)
"""They doubled, and partner bid a suit at the one level."""

OVERCALLED_AFTER = tuple(
    Answered(f"1{opened} - 1{suit} ({bid})", opened, Bid(1, suit.strain), (theirs,), bid, 4)
    for opened, suit in _ONE_OVER_ONE
    for theirs in others(opened, suit)
    for bid in (over(Bid(1, suit.strain), theirs), raised(over(Bid(1, suit.strain), theirs)))
    if bid.level <= 3
)
"""Partner answered at the one level, and the hand behind overcalls."""

DOUBLED_AFTER = tuple(
    Answered(f"1{opened} - 1{suit} (X)", opened, Bid(1, suit.strain), (), Bid(1, suit.strain), 4)
    for opened, suit in _ONE_OVER_ONE
)
"""The hand behind doubles for takeout."""
