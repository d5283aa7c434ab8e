"""Bidding drills: hands for the calls of an agreement, and hands one step outside one bound of what they promise."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.chooser import choose
from bridgetutor.bidding.meaning import Reading
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.rule import Rule
from bridgetutor.bidding.situation import Situation
from bridgetutor.dealing.agreements import Use, auctions_of
from bridgetutor.dealing.constraint import Constraint
from bridgetutor.dealing.drawing import Source
from bridgetutor.dealing.feature import Shown
from bridgetutor.dealing.near_misses import steps_outside
from bridgetutor.dealing.order import Order
from bridgetutor.hands.claim import ALWAYS, Atom, Claim, Every, Some, atom, every
from bridgetutor.hands.measures.measure import Measure, greatest, least, these
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import Auction, parse_call
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.teaching import by_system
from bridgetutor.teaching.drills.item import ABOVE, BELOW, HIGHEST, INSIDE, LOWEST, Item, Probe, named
from bridgetutor.teaching.lesson import BidExercise, Prose
from bridgetutor.wording import Wording

if TYPE_CHECKING:
    from random import Random

TRIES = 40
"""So many rules of an agreement are tried before it is given up."""


@dataclass(frozen=True, slots=True)
class Place:
    """A call of the agreement where it can be made: the situation before it, and the rule with its settled claim."""

    situation: Situation
    reading: Reading

    @property
    def claim(self) -> Claim:
        """What the call promises, and what the hand has promised before."""
        return every((self.reading.claim, *self.before))

    @property
    def before(self) -> tuple[Claim, ...]:
        """What the hand has promised before."""
        return self.situation.promises.of(self.situation.me)


@dataclass(frozen=True, slots=True)
class Calling:
    """A `Maker`: the calls of one agreement of a system."""

    system: str
    agreement: str
    title: Phrase

    @property
    def concept(self) -> str:
        """The agreement's name with hyphens; another system's than Standard American has that in front."""
        name = self.agreement.replace(" ", "-").replace("_", "-").replace(",", "").lower()
        return name if self.system == "sayc" else f"{self.system}-{name}"

    def item(self, probe: Probe | None, random: Random, wording: Wording) -> Item:
        """A hand inside the promise of a call, or just outside it at the bound that the probe names."""
        for place in self._places(random):
            found = _hand(place, probe, random)
            if found is not None:
                hand, tried = found
                return Item(self.concept, tried, self._exercise(place, hand, tried, wording))
        raise BridgeError(phrase("No question can be made about {agreement}", agreement=self.agreement))

    def _exercise(self, place: Place, hand: Hand, probe: Probe, wording: Wording) -> BidExercise:
        asked = BidExercise(
            named(self.concept, probe),
            Prose(wording.say("Your call?")),
            hand,
            place.situation.auction,
            place.situation.vulnerability,
            (),
            system=self.system,
        )
        return by_system.with_right_call(asked, wording)

    def _places(self, random: Random) -> Iterator[Place]:
        """Places where the agreement speaks: of rules that name their auction, else as boards that are bid show them.

        Raises `BridgeError` where there are none.
        """
        named = [
            rule
            for agreement in system(self.system).agreements
            if agreement.name == self.agreement
            for rule in agreement
            if rule.pattern.is_exact
        ]
        if not named:
            yield from self._at_the_table(random)
            return
        for _ in range(TRIES):
            place = self._place(random.choice(named), random)
            if place is not None:
                yield place

    def _at_the_table(self, random: Random) -> Iterator[Place]:
        """Where four robots use the agreement."""
        played = system(self.system)
        for ordered in Order(feature=Use(played, self.agreement)).boards(random):
            shown = ordered.shown
            if isinstance(shown, Shown):
                before = Auction.of(shown.auction.dealer, shown.auction.calls[:-1])
                situation = Reader.both(played).read(before, ordered.board.vulnerability)
                yield Place(situation, choose(ordered.board.deal.known[shown.seat], situation, played).best)

    def _place(self, rule: Rule, random: Random) -> Place | None:
        """The rule in one of its auctions, if it speaks there and says something."""
        played = system(self.system)
        calls = random.choice(list(islice(auctions_of(rule), 64)))[:-1]
        dealer = Seat.SOUTH.after(-len(calls) % len(Seat))
        auction = Auction(dealer)
        for call in map(parse_call, calls):
            if not auction.is_legal(call):
                return None
            auction = auction.after(call)
        situation = Reader.both(played).read(auction, random.choice(tuple(Vulnerability)))
        reading = next((each for each in played.readings(situation) if each.rule == rule), None)
        if reading is None or reading.claim == ALWAYS:
            return None
        return Place(situation, reading)


def _hand(place: Place, probe: Probe | None, random: Random) -> tuple[Hand, Probe] | None:
    """A hand for the probe, or for any where none is named; None where the place has none."""
    edges = list(_edges(place))
    if probe is None:
        probe = random.choice([INSIDE, *(name for name, _ in edges)])
    claims = [place.claim] if probe == INSIDE else [claim for name, claim in edges if name == probe]
    hand = _drawn(claims, random)
    return None if hand is None else (hand, probe)


def _drawn(claims: Sequence[Claim], random: Random) -> Hand | None:
    for claim in random.sample(claims, len(claims)):
        try:
            deal = next(Source(Constraint().with_claim(Seat.SOUTH, claim)).deals(random))
        except BridgeError:
            continue
        return deal.known[Seat.SOUTH]
    return None


def _edges(place: Place) -> Iterator[tuple[Probe, Claim]]:
    """One step outside each bound of the promise and just inside it, what was promised before being kept."""
    for step in steps_outside(place.reading.claim):
        near = next((part for part in _atoms(step.claim) if part.measure == step.bound.measure), step.bound)
        is_above = greatest(near.values) > greatest(step.bound.values)
        measure = _words(step.bound.measure)
        yield f"{measure} {ABOVE if is_above else BELOW}", every((step.claim, *place.before))
        edge = (greatest if is_above else least)(step.bound.values)
        inside = every((atom(step.bound.measure, these(edge)), place.claim))
        yield f"{measure} {HIGHEST if is_above else LOWEST}", inside


def _words(measure: Measure) -> str:
    """The name of a measure in the record: `points`, `length H`."""
    suit = getattr(measure, "suit", None)
    name = type(measure).__name__.lower()
    return name if suit is None else f"{name} {suit.letter}"


def _atoms(claim: Claim) -> Iterator[Atom]:
    """The parts of a claim that are about one measure each."""
    if isinstance(claim, Atom):
        yield claim
    elif isinstance(claim, Every | Some):
        for part in claim.parts:
            yield from _atoms(part)
