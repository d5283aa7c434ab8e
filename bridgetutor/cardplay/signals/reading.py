"""How likely what was seen is, had a seat been dealt a certain hand: leads, signals, discards, honours not played.

Made of the same tables that choose. Each card is weighed as a mixture: with the trust of its rule the player keeps to
it, else any card of the suit is as likely; so a suit that has only one card to play tells nothing, and a player who
does not keep the agreements misleads nobody for long.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache

from bridgetutor.cardplay.leads.opening import Table
from bridgetutor.cardplay.sampling.likelihood import Likelihoods
from bridgetutor.cardplay.signals.choosing import expected
from bridgetutor.cardplay.signals.following import asks_for_preference
from bridgetutor.cardplay.signals.leading import gives_a_ruff
from bridgetutor.cardplay.signals.messages import preference
from bridgetutor.cardplay.signals.moment import Moment, moments
from bridgetutor.cardplay.signals.rule import Rule
from bridgetutor.cardplay.solver import Bits
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.carding import Carding, Discards
from bridgetutor.hands.facts.tables import SUIT_BITS
from bridgetutor.hands.promises import Promises
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.hands import FULL_PACK, Hand
from bridgetutor.rules.seats import Seat

LEAST = 0.05
"""No single card makes a hand less likely than this."""

Factor = Callable[[Bits], float]
"""By the hand as dealt."""

Cardings = tuple[Carding, Carding]
"""By `Side`: everybody may know what everybody has agreed (Law 40B)."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What has been seen of one seat; 1 for the others."""

    seat: Seat
    factors: tuple[Factor, ...]

    def __call__(self, seat: Seat, dealt: Bits) -> float:
        """The likelihood, above 0 and at most 1."""
        value = 1.0
        if seat is self.seat:
            for factor in self.factors:
                value *= factor(dealt)
        return value


def likelihoods(
    view: PlayView, promises: Promises, cardings: Cardings, level: int | None = None
) -> Likelihoods:
    """One reading for each hidden seat that has played a card that tells something; none in an ending."""
    if view.pack != FULL_PACK:
        return ()
    seen: dict[Seat, list[tuple[Moment, Card]]] = {}
    for now, card in moments(view.play):
        if card is not None and view.play.deal[now.seat] is None:
            seen.setdefault(now.seat, []).append((now, card))
    table = Table.of(view.strain, view.play.leader, promises, level)
    readings = (
        Reading(seat, tuple(_factors(cards, cardings[seat.side], table))) for seat, cards in seen.items()
    )
    return tuple(reading for reading in readings if reading.factors)


def _factors(cards: list[tuple[Moment, Card]], carding: Carding, table: Table) -> Iterator[Factor]:
    """The cards of one seat, those that depend on one suit only gathered by suit."""
    by_suit: dict[Suit, list[tuple[Moment, Card]]] = {}
    for now, card in cards:
        if now.is_opening_lead:
            yield Opening(card, carding, table)
        elif now.defends and _speaks_of_others(now, card, carding):
            yield Across(now, card, carding)
        else:
            by_suit.setdefault(card.suit, []).append((now, card))
        if now.defends and now.suit not in {None, card.suit} and card.suit is not now.trumps:
            yield Thrown(now, card.suit)
    for suit, of_suit in by_suit.items():
        yield InSuit(suit, tuple(of_suit), carding)


def _speaks_of_others(now: Moment, card: Card, carding: Carding) -> bool:
    """Whether the card is about other suits than its own."""
    if now.suit is None:
        return gives_a_ruff(now, card.suit)
    if card.suit is now.suit:
        return asks_for_preference(now)
    is_first = not now.has_discarded and card.suit is not now.trumps
    return is_first and carding.discards is not Discards.STANDARD


@dataclass(frozen=True, slots=True)
class InSuit:
    """The cards played of one suit, by the holding that was dealt in it: worked out once for each holding."""

    suit: Suit
    cards: tuple[tuple[Moment, Card], ...]
    carding: Carding
    known: dict[Bits, float] = field(default_factory=dict, compare=False, repr=False)

    def __call__(self, dealt: Bits) -> float:
        holding = dealt & SUIT_BITS[self.suit]
        value = self.known.get(holding)
        if value is None:
            value = 1.0
            for now, card in self.cards:
                value *= share(now, card, Hand(holding & ~now.own), self.carding)
            self.known[holding] = value
        return value


@dataclass(frozen=True, slots=True)
class Across:
    """A card that speaks of two other suits: worked out once for each holding in its own and each of the two."""

    now: Moment
    card: Card
    carding: Carding
    known: dict[tuple[Bits, Suit], float] = field(default_factory=dict, compare=False, repr=False)

    def __call__(self, dealt: Bits) -> float:
        held = Hand(dealt & ~self.now.own)
        lower, higher = others = self.now.others(self.card.suit)
        asked = higher if preference(held, others) is Rule.ASKS_FOR_HIGHER else lower
        holding = held.bits & SUIT_BITS[self.card.suit]
        value = self.known.get((holding, asked))
        if value is None:
            value = share(self.now, self.card, held, self.carding)
            self.known[holding, asked] = value
        return value


@dataclass(frozen=True, slots=True)
class Opening:
    """The opening lead: from this suit rather than another, and this card of it."""

    card: Card
    carding: Carding
    table: Table

    def __call__(self, dealt: Bits) -> float:
        suit = self.card.suit
        weights = self.table.weights(dealt)
        whole = sum(weights)
        if not weights[suit]:
            return LEAST
        holding = Hand(dealt).holding(suit)
        of_suit = _mixed(Rule.AGREED_LEAD, weights[suit] / whole, sum(map(bool, weights)))
        keeps = self.table.rank(suit, holding, self.carding) is self.card.rank
        return max(LEAST, of_suit) * max(LEAST, _mixed(Rule.AGREED_LEAD, keeps, holding.bit_count()))


@dataclass(frozen=True, slots=True)
class Thrown:
    """That a card was thrown from this suit rather than another: from where most can be spared."""

    now: Moment
    suit: Suit

    def __call__(self, dealt: Bits) -> float:
        held = dealt & ~self.now.own
        spare = [
            spared(held >> 13 * suit & 8191) for suit in Suit if suit not in {self.now.suit, self.now.trumps}
        ]
        whole = sum(spare)
        return max(LEAST, spared(held >> 13 * self.suit & 8191) / whole) if whole else 1.0


@cache
def spared(holding: int) -> float:
    """How gladly a card is thrown from a holding: by its length, and by what its honours need beside them."""
    length = holding.bit_count()
    guards = 0 if holding >> 9 == 0 else (1, 2, 3, 4)[min(3, 12 - holding.bit_length() + 1)]
    return max(0.3, length - guards) if length else 0.0


def share(now: Moment, card: Card, hand: Hand, carding: Carding) -> float:
    """How likely the card is of those that the hand holds in its suit, `LEAST` at the least."""
    length = hand.length(card.suit)
    if length <= 1:
        return 1.0
    if not now.defends:
        return _of_declarer(now, card, hand)
    found = expected(now, hand, card.suit, carding)
    if found is None:
        return 1.0
    return max(LEAST, _mixed(found.rule, found.card == card, length))


def _of_declarer(now: Moment, card: Card, hand: Hand) -> float:
    """Declarer, last to play, seldom lets a trick go that could be won."""
    if len(now.cards) < 3 or card.suit is not now.best.suit or now.winner.side is now.seat.side:
        return 1.0
    could_win = hand.cards(card.suit)[0].rank > now.best.rank
    return HOLDS_UP if could_win and card.rank < now.best.rank else 1.0


HOLDS_UP = 0.3
"""Declarer lets a trick go now and then, to keep a stopper or the defenders' entries apart."""


def _mixed(rule: Rule, kept: float, choices: int) -> float:
    return rule.trust * kept + (1 - rule.trust) / choices
