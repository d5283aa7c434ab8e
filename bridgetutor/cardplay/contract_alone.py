"""What a contract tells of the four hands where the auction is not known: points, and the lengths of suits.

Declarer's side has the points of its level and most of the trumps; the defenders, who let it play there, share what is
left; at notrump nobody of declarer's side has much to say in the majors. All this is soft: a wide region, and a
likelihood within it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, exp, floor, sqrt
from typing import NamedTuple

from bridgetutor.cardplay.contract_kinds import KINDS, Bell, Kind, Sharing, kind_of
from bridgetutor.cardplay.solver import Bits
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.hands.picture import Picture
from bridgetutor.hands.promises import Promises
from bridgetutor.hands.region import Range, Region, box, region
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat

WIDE = 2.5
"""The region reaches so many spreads from the mean: 99 hands of 100."""

_POINTS, _SUIT = 40, 13

_OF_POINTS, _OF_A_SUIT = 290 / 17, 507 / 272
"""The variances in a random hand: of points (4.13 squared), of the length of a suit (1.37 squared)."""


def promises_of_contract(contract: Contract) -> Promises:
    """Wide regions for the four hands, and no claims."""
    kind = KINDS[kind_of(contract)]
    north, east, south, west = (_region(kind, _role(contract, seat), _suits(contract)) for seat in Seat)
    return Promises(Picture((north, east, south, west)))


@dataclass(frozen=True, slots=True)
class ContractAlone:
    """A `Likelihood`: of the contract, where a seat holds a hand, as far as one may tell who sees another hand."""

    seats: tuple[Weights, Weights, Weights, Weights]

    def __call__(self, seat: Seat, dealt: Bits) -> float:
        """Beside other hands of the same seat."""
        hand, weights = Hand(dealt), self.seats[seat]
        likely = weights.points[high_card_points(hand)]
        for suit, by_length in weights.lengths:
            likely *= by_length[hand.length(suit)]
        return likely


class Weights(NamedTuple):
    """Likelihoods for one seat: by points, and by the length of each suit that matters."""

    points: tuple[float, ...]
    lengths: tuple[tuple[Suit, tuple[float, ...]], ...]


def likelihood_of_contract(contract: Contract, view: PlayView) -> ContractAlone:
    """For whoever has this view. Of the hands of an ending, which are not of thirteen cards, it tells nothing."""
    own = view.play.deal[view.seat]
    if own is None or len(own) != _SUIT:
        return ContractAlone((_ANYTHING,) * 4)
    kind, mine = KINDS[kind_of(contract)], _role(contract, view.seat)
    points = _likelihoods(kind.points, _OF_POINTS, _POINTS, mine, high_card_points(own))
    lengths = {
        suit: _likelihoods(kind.lengths, _OF_A_SUIT, _SUIT, mine, own.length(suit))
        for suit in _suits(contract)
    }
    north, east, south, west = (
        Weights(points[role], tuple((suit, by_role[role]) for suit, by_role in lengths.items()))
        for role in (_role(contract, seat) for seat in Seat)
    )
    return ContractAlone((north, east, south, west))


_ANYTHING = Weights((1.0,) * (_POINTS + 1), ())

_DECLARER, _LEADER, _DUMMY, _PARTNER = range(4)
"""The roles, as steps from declarer."""


def _role(contract: Contract, seat: Seat) -> int:
    return (seat - contract.declarer) % 4


def _suits(contract: Contract) -> tuple[Suit, ...]:
    trumps = contract.strain.suit
    return (Suit.HEARTS, Suit.SPADES) if trumps is None else (trumps,)


def _region(kind: Kind, role: int, suits: tuple[Suit, ...]) -> Region:
    length = _range(kind.lengths, role, _SUIT)
    return region([box(_range(kind.points, role, _POINTS), dict.fromkeys(suits, length))])


def _range(sharing: Sharing, role: int, whole: int) -> Range:
    """What a hand has of the whole: half of what its side has, and half the difference to partner's."""
    ours = role in (_DECLARER, _DUMMY)
    pair = sharing.ours if ours else sharing.theirs
    half = (sharing.side.mean if ours else whole - sharing.side.mean) / 2
    mean = half + pair.mean / 2 * (1 if role in (_DECLARER, _LEADER) else -1)
    spread = WIDE * sqrt(sharing.side.variance + pair.variance) / 2
    return Range(max(0, floor(mean - spread)), min(whole, ceil(mean + spread)))


def _likelihoods(
    sharing: Sharing, variance: float, whole: int, mine: int, own: int
) -> tuple[tuple[float, ...], ...]:
    """By role and number: how much likelier it is with the contract than in a deal of which nothing is known.

    The three bells of `sharing` are divided by those of random hands. Where the difference of two hidden hands counts,
    its square is put together of the squares of the two and of their sum, which partner's hand and one's own settle:
    so each hand has a factor of its own.
    """
    apart = variance * 8 / 3
    ours, theirs = (_Difference.of(bell, apart) for bell in (sharing.ours, sharing.theirs))
    mine_and_partners, others = (ours, theirs) if mine in (_DECLARER, _DUMMY) else (theirs, ours)

    def of_partner(number: int) -> float:
        together = own + number
        side = together if mine in (_DECLARER, _DUMMY) else whole - together
        more = own - number if mine in (_DECLARER, _LEADER) else number - own
        return (
            _log_ratio(side, sharing.side, Bell(whole / 2, sqrt(variance * 4 / 3)))
            + mine_and_partners.square * more**2
            + mine_and_partners.slope * more
            - others.square * (whole - together) ** 2
        )

    def of_another(role: int, number: int) -> float:
        sign = 1 if role in (_DECLARER, _LEADER) else -1
        return 2 * others.square * number**2 + sign * others.slope * number

    partner = (mine + 2) % 4
    logs = [
        [of_partner(number) if role == partner else of_another(role, number) for number in range(whole + 1)]
        for role in range(4)
    ]
    return tuple(tuple(exp(each - max(row)) for each in row) for row in logs)


class _Difference(NamedTuple):
    """The logarithm of the likelihood of a difference: `square` times its square, `slope` times itself."""

    square: float
    slope: float

    @classmethod
    def of(cls, bell: Bell, variance: float) -> _Difference:
        return cls(1 / (2 * variance) - 1 / (2 * bell.variance), bell.mean / bell.variance)


def _log_ratio(number: float, bell: Bell, random: Bell) -> float:
    return (number - random.mean) ** 2 / (2 * random.variance) - (number - bell.mean) ** 2 / (
        2 * bell.variance
    )
