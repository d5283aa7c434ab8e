"""Bidding drills: hands for the calls of an agreement, and hands one step outside one bound of what they promise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.chooser import choose
from bridgetutor.bidding.meaning import Reading
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.rule import Rule
from bridgetutor.bidding.situation import Situation
from bridgetutor.dealing.agreements import Calls, Use, auctions_of
from bridgetutor.dealing.constraint import Constraint
from bridgetutor.dealing.drawing import Source
from bridgetutor.dealing.feature import Shown
from bridgetutor.dealing.near_misses import steps_outside
from bridgetutor.dealing.order import Order
from bridgetutor.hands.claim import ALWAYS, Atom, Claim, Every, Some, atom, every
from bridgetutor.hands.facts.points import POINTS_OF_THE_PACK, high_card_points
from bridgetutor.hands.measures.measure import Measure, greatest, least, these
from bridgetutor.hands.region import Box, Range
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import PASS, Auction, parse_call
from bridgetutor.rules.cards import Rank, Suit
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.teaching import between_us, by_system
from bridgetutor.teaching.drills.item import ABOVE, BELOW, HIGHEST, INSIDE, LOWEST, Item, Probe, named
from bridgetutor.teaching.lesson import BidExercise, Prose
from bridgetutor.wording import Wording

if TYPE_CHECKING:
    from random import Random

LOOKS = 8
"""So many hands are looked at beside what the others have shown."""

MOST_AUCTIONS = 64
"""Of one rule."""

DISTURBED = 5.0
"""With each call of the other side an auction is so many times rarer: mostly it passes, as at the table."""

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
            if found is not None and not self._is_lost_for_words(place, *found):
                hand, tried = found
                return Item(self.concept, tried, self._exercise(place, hand, tried, wording))
        raise BridgeError(phrase("No question can be made about {agreement}", agreement=self.agreement))

    def _is_lost_for_words(self, place: Place, hand: Hand, probe: Probe) -> bool:
        """Whether the hand is too good for the call, and nothing better is agreed for it: that teaches nothing."""
        if not probe.endswith(ABOVE):
            return False
        choices = choose(hand, place.situation, system(self.system))
        return choices.by_principle or (choices.call == PASS and place.reading.call != PASS)

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
        return with_hint(by_system.with_right_call(asked, wording), wording)

    def _places(self, random: Random) -> Iterator[Place]:
        """Places where the agreement speaks: of rules that name their auction, else as boards that are bid show them.

        Raises `BridgeError` where there are none.
        """
        named = _named(self.system, self.agreement)
        if not named:
            yield from self._at_the_table(random)
            return
        weights = [max(weights) for _, _, weights in named]
        for _ in range(TRIES):
            ((rule, auctions, likely),) = random.choices(named, weights)
            (calls,) = random.choices(auctions, likely)
            place = self._place(rule, calls[:-1], random)
            if place is not None:
                yield place

    def _at_the_table(self, random: Random) -> Iterator[Place]:
        """Where four robots use the agreement."""
        played = system(self.system)
        for ordered in Order(feature=Use(played, self.agreement)).boards(random):
            shown = ordered.shown
            if isinstance(shown, Shown):
                by = Seat.SOUTH - shown.seat
                before = Auction.of(shown.auction.dealer.after(by), shown.auction.calls[:-1])
                vulnerability = _seen_from(by, ordered.board.vulnerability)
                situation = Reader.both(played).read(before, vulnerability)
                hand = ordered.board.deal.known[shown.seat]
                yield Place(situation, choose(hand, situation, played).best)

    def _place(self, rule: Rule, calls: Calls, random: Random) -> Place | None:
        """The rule after these calls, if it speaks there and says something."""
        played = system(self.system)
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


def with_hint(asked: BidExercise, wording: Wording) -> BidExercise:
    """The question with what is known as its hint."""
    known = between_us.known(asked)
    return asked if known is None else replace(asked, hints=(Prose(wording.render(known)),))


def _seen_from(by: int, vulnerability: Vulnerability) -> Vulnerability:
    """The same when all have moved on by so many seats."""
    others = {
        Vulnerability.NORTH_SOUTH: Vulnerability.EAST_WEST,
        Vulnerability.EAST_WEST: Vulnerability.NORTH_SOUTH,
    }
    return others.get(vulnerability, vulnerability) if by % 2 else vulnerability


@cache
def _named(system_name: str, agreement: str) -> tuple[tuple[Rule, tuple[Calls, ...], tuple[float, ...]], ...]:
    """The rules of an agreement that name their auctions, each with some of these and how likely each is taken."""
    rules = (
        rule
        for each in system(system_name).agreements
        if each.name == agreement
        for rule in each
        if rule.pattern.is_exact
    )
    found = ((rule, tuple(islice(auctions_of(rule), MOST_AUCTIONS))) for rule in rules)
    return tuple((rule, auctions, tuple(map(_likely, auctions))) for rule, auctions in found)


def _likely(calls: Calls) -> float:
    """How likely an auction is taken: with each call of the other side the less."""
    theirs = calls[-2::-2]
    return (1 / DISTURBED) ** sum(call != str(PASS) for call in theirs)


def _hand(place: Place, probe: Probe | None, random: Random) -> tuple[Hand, Probe] | None:
    """A hand for the probe, or for any where none is named; None where the place has none."""
    edges = list(_edges(place))
    if probe is None:
        probe = random.choice([INSIDE, *(name for name, _ in edges)])
    claims = [place.claim] if probe == INSIDE else [claim for name, claim in edges if name == probe]
    hand = _drawn(claims, place.situation, random)
    return None if hand is None else (hand, probe)


def _drawn(claims: Sequence[Claim], situation: Situation, random: Random) -> Hand | None:
    for claim in random.sample(claims, len(claims)):
        try:
            deals = Source(Constraint().with_claim(Seat.SOUTH, claim)).deals(random)
            hands = (deal.known[Seat.SOUTH] for deal in islice(deals, LOOKS))
            found = next((hand for hand in hands if leaves_room(hand, situation)), None)
        except BridgeError:
            continue
        if found is not None:
            return found
    return None


def leaves_room(hand: Hand, situation: Situation) -> bool:
    """Whether the pack has, beside this hand, the points and the cards that the others have shown."""
    shown = [situation.picture[seat].bounds or Box() for seat in Seat if seat is not situation.me]
    points = _sum(each.points for each in shown)
    if not points.low <= POINTS_OF_THE_PACK - high_card_points(hand) <= points.high:
        return False
    lengths = ((suit, _sum(each.length(suit) for each in shown)) for suit in Suit)
    return all(length.low <= len(Rank) - hand.length(suit) <= length.high for suit, length in lengths)


def _sum(ranges: Iterable[Range]) -> Range:
    known = tuple(ranges)
    return Range(sum(each.low for each in known), sum(each.high for each in known))


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
