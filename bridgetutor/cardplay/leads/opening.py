"""Which suit is led at trick one: what the hand, the contract and the auction speak for, each suit with its reason."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

from bridgetutor.cardplay.leads.holding import Against, Whose, card_led, rank_led
from bridgetutor.cardplay.leads.worth import Role, ruffing, worth
from bridgetutor.cardplay.solver import Bits
from bridgetutor.hands.carding import Carding
from bridgetutor.hands.promises import Promises
from bridgetutor.hands.region import Region
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Card, Rank, Strain, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat

SMALL_SLAM = 6
"""The level."""

SHARPNESS = 5.0
"""How much likelier a lead becomes with what it is worth: a tenth of a trick is a factor of 1.6."""

_RANKS = (1 << 13) - 1


@dataclass(frozen=True, slots=True)
class Lead:
    """A lead that can be thought of; `share` is how likely it is, all leads of a hand together 1."""

    card: Card
    share: float
    why: Phrase


@dataclass(frozen=True, slots=True)
class Table:
    """What the leader knows besides the own hand: the contract, and by suit what the auction has said of it."""

    trumps: Suit | None
    against: Against
    roles: tuple[Role, Role, Role, Role]
    whose: tuple[Whose, Whose, Whose, Whose]

    @classmethod
    def of(cls, strain: Strain, leader: Seat, promises: Promises, level: int | None = None) -> Table:
        """The table before the opening lead; without a level the contract is taken for less than a slam."""
        dummy, declarer = leader.next, leader.after(-1)
        shown = {seat: _shown(promises.picture[seat]) for seat in (leader.partner, dummy, declarer)}
        clubs, diamonds, hearts, spades = (_role(suit, strain, shown, leader) for suit in Suit)
        roles = clubs, diamonds, hearts, spades
        own = promises.picture[leader].bounds
        raised = [own is not None and own.length(suit).low >= _A_RAISE for suit in Suit]
        clubs_, diamonds_, hearts_, spades_ = (_whose(roles[suit], is_raised=raised[suit]) for suit in Suit)
        return cls(strain.suit, _against(strain, level), roles, (clubs_, diamonds_, hearts_, spades_))

    def weights(self, hand: Bits) -> tuple[float, float, float, float]:
        """How likely a lead from each suit is, not yet divided by their sum; 0 for a void."""
        trumps = 0 if self.trumps is None else hand >> 13 * self.trumps & _RANKS
        clubs, diamonds, hearts, spades = (
            self._weight(suit, hand >> 13 * suit & _RANKS, trumps) for suit in Suit
        )
        return clubs, diamonds, hearts, spades

    def _weight(self, suit: Suit, holding: int, trumps: int) -> float:
        if not holding:
            return 0.0
        value = worth(holding, self.roles[suit], self.against)
        if self.trumps not in {None, suit} and not holding & (holding - 1):
            value += ruffing(trumps)
        return exp(SHARPNESS * value)

    def rank(self, suit: Suit, holding: int, carding: Carding) -> Rank:
        """The card that is agreed from a holding."""
        return rank_led(holding, carding.leads, self.against, self.whose[suit])


def opening_leads(hand: Hand, table: Table, carding: Carding) -> tuple[Lead, ...]:
    """One lead from each suit that is held, the likeliest first."""
    weights = table.weights(hand.bits)
    whole = sum(weights)
    leads = (
        Lead(
            card_led(hand, suit, carding.leads, table.against, table.whose[suit]),
            weights[suit] / whole,
            _why(hand, suit, table, carding),
        )
        for suit in Suit
        if hand.length(suit)
    )
    return tuple(sorted(leads, key=lambda lead: (-lead.share, -lead.card.index)))


_A_RAISE = 3
_A_SUIT = 4


def _shown(region: Region) -> frozenset[Suit]:
    """The suits a seat has bid, as far as its region tells: four cards promised, or three in this suit only."""
    bounds = region.bounds
    if bounds is None:
        return frozenset()
    least = [bounds.length(suit).low for suit in Suit]
    long = frozenset(suit for suit in Suit if least[suit] >= _A_SUIT)
    three = frozenset(suit for suit in Suit if least[suit] == _A_SUIT - 1)
    return long or (three if len(three) == 1 else frozenset())


def _role(suit: Suit, strain: Strain, shown: dict[Seat, frozenset[Suit]], leader: Seat) -> Role:
    if suit is strain.suit:
        return Role.TRUMPS
    if suit in shown[leader.partner]:
        return Role.PARTNERS
    if suit in shown[leader.after(-1)]:
        return Role.DECLARERS
    return Role.DUMMYS if suit in shown[leader.next] else Role.UNBID


def _whose(role: Role, *, is_raised: bool) -> Whose:
    if role is Role.TRUMPS:
        return Whose.TRUMPS
    if role is not Role.PARTNERS:
        return Whose.OWN
    return Whose.RAISED if is_raised else Whose.PARTNERS


def _against(strain: Strain, level: int | None) -> Against:
    if strain is not Strain.NOTRUMP:
        return Against.TRUMPS
    return Against.NOTRUMP_SLAM if level is not None and level >= SMALL_SLAM else Against.NOTRUMP


def _why(hand: Hand, suit: Suit, table: Table, carding: Carding) -> Phrase:
    """What speaks for the suit, the strongest reason only."""
    ranks = hand.ranks(suit)
    if table.roles[suit] is Role.TRUMPS:
        return phrase("a trump: it gives nothing away and may stop a ruff")
    if table.roles[suit] is Role.PARTNERS:
        return phrase("partner's suit")
    if len(ranks) == 1 and table.trumps is not None:
        return phrase("a singleton: partner may give you a ruff")
    if len(ranks) > 1 and ranks[0] >= Rank.TEN and ranks[0] - ranks[1] == 1:
        return _why_touching(hand, suit, table, carding)
    return _why_plain(hand, suit, table)


def _why_touching(hand: Hand, suit: Suit, table: Table, carding: Carding) -> Phrase:
    led = table.rank(suit, hand.holding(suit), carding)
    place = hand.ranks(suit).index(led)
    if place > 1:
        return phrase("from your longest suit") if table.trumps is None else phrase("a suit with honours")
    return phrase("the top of a sequence") if place == 0 else phrase("the agreed card of touching honours")


def _why_plain(hand: Hand, suit: Suit, table: Table) -> Phrase:
    ranks = hand.ranks(suit)
    longest = max(hand.length(each) for each in Suit)
    if table.trumps is None and len(ranks) == longest:
        return phrase("from your longest suit")
    if ranks[0] < Rank.TEN:
        return phrase("from small cards: it gives nothing away")
    if ranks[0] is Rank.ACE and table.trumps is not None:
        return phrase("the ace, since a small card from it could lose it")
    if table.roles[suit] is Role.UNBID:
        return phrase("a suit that the opponents have not bid")
    return phrase("from an honour that may be worth a trick")
