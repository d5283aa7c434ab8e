"""Drills of listening: what a hand has shown of its points, or of a suit, when the auction is over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.outline import bounds
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import auction_of, dealt
from bridgetutor.hands.claim import ALWAYS
from bridgetutor.hands.region import ANY_LENGTH, MOST_POINTS, Box, Range
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import PASS
from bridgetutor.rules.cards import SUITS_DOWN, Suit
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Seat
from bridgetutor.teaching.drills.item import Item, Probe, named
from bridgetutor.teaching.lesson import Mark, Prose, QuizExercise, Reply
from bridgetutor.wording import Wording

if TYPE_CHECKING:
    from random import Random

    from bridgetutor.bidding.situation import Situation

POINTS, LENGTH = "points", "length"
"""The probes."""

NARROW = 8
"""A wider range of points is hardly anything that was shown."""

LONG = 4
"""So many cards at least make a suit worth asking about."""

SHIFTS = (-3, 3, -6, 6, -9, 9)
TRIES = 60


@dataclass(frozen=True, slots=True)
class Listening:
    """A `Maker`: what do you know about a hand, from the calls alone?"""

    concept: str
    title: Phrase
    system: str

    def item(self, probe: Probe | None, random: Random, wording: Wording) -> Item:
        """The probe is `points` or `length`."""
        tried = probe if probe in {POINTS, LENGTH} else random.choice((POINTS, LENGTH))
        for situation, seat in islice(self._heard(random), TRIES):
            shown = bounds(situation.picture[seat])
            asked = _points(shown) if tried == POINTS else _length(shown, random)
            if asked is not None:
                exercise = _exercise(named(self.concept, tried), situation, (seat, *asked), random, wording)
                return Item(self.concept, tried, exercise)
        raise BridgeError(phrase("No question can be made about {agreement}", agreement=self.concept))

    def _heard(self, random: Random) -> Iterator[tuple[Situation, Seat]]:
        """Auctions that four robots have bid to the end, and a hand that bid in them."""
        reader = Reader.both(system(self.system))
        while True:
            board = dealt(random.randint(1, 16), random)
            auction = auction_of(board, reader)
            bidders = sorted(
                {auction.caller(place) for place, call in enumerate(auction.calls) if call != PASS}
            )
            if bidders:
                yield reader.read(auction, board.vulnerability), random.choice(bidders)


Asked = tuple[Seat, Suit | None, Range]
"""The hand, the suit (None for the points of all four), and what it has shown."""


def _points(shown: Box) -> tuple[None, Range] | None:
    low, high = shown.points
    return (None, shown.points) if high - low <= NARROW else None


def _length(shown: Box, random: Random) -> tuple[Suit, Range] | None:
    """A suit of which at least four cards were shown."""
    suits = [suit for suit in SUITS_DOWN if shown.length(suit).low >= LONG]
    if not suits:
        return None
    suit = random.choice(suits)
    return suit, Range(shown.length(suit).low, ANY_LENGTH.high)


def _exercise(
    name: str, situation: Situation, asked: Asked, random: Random, wording: Wording
) -> QuizExercise:
    auction, (seat, suit, right) = situation.auction, asked
    others = list(_others(suit, right))
    ranges = [right, *random.sample(others, min(2, len(others)))]
    ranges.sort()
    options = [wording.render(_words(each)) for each in ranges]
    answer = wording.render(_words(right))
    if suit is None:
        asks = phrase(
            "{dealer} dealt: {auction}. Which points has {seat} shown?",
            dealer=auction.dealer,
            auction=auction,
            seat=seat,
        )
    else:
        asks = phrase(
            "{dealer} dealt: {auction}. How many {suit} has {seat} promised?",
            dealer=auction.dealer,
            auction=auction,
            suit=suit,
            seat=seat,
        )
    told = " ".join(map(wording.render, _told(situation, seat)))
    says = wording.say("{seat}: {shown}.", seat=seat, shown=answer)
    wrong = Prose(
        wording.say("Go through the calls of {seat} once more, and what each of them shows.", seat=seat)
    )
    replies = (
        Reply(Mark.RIGHT, (answer,), Prose(f"{says} {told}")),
        *(Reply(Mark.WRONG, (each,), wrong) for each in options if each != answer),
    )
    return QuizExercise(name, Prose(wording.render(asks)), tuple(options), replies, hints=(Prose(told),))


def _told(situation: Situation, seat: Seat) -> Iterator[Phrase]:
    """What each call of a hand has shown, in order."""
    for place, meaning in enumerate(situation.meanings):
        if situation.auction.caller(place) is seat and meaning.claim != ALWAYS:
            yield phrase("{call}: {means}.", call=meaning.call, means=meaning.summary())


def _others(suit: Suit | None, right: Range) -> Iterator[Range]:
    """Ranges that other calls might have shown."""
    if suit is not None:
        yield from (Range(low, right.high) for low in range(3, 8) if low != right.low)
        return
    low, high = right
    for by in SHIFTS:
        if low + by >= 0 and high + by <= MOST_POINTS:
            yield Range(low + by, high + by)


def _words(shown: Range) -> Phrase:
    if shown.high in {MOST_POINTS, ANY_LENGTH.high}:
        return phrase("{low} or more", low=shown.low)
    if shown.low == 0:
        return phrase("at most {high}", high=shown.high)
    if shown.low == shown.high:
        return phrase("exactly {low}", low=shown.low)
    return phrase("{low} to {high}", low=shown.low, high=shown.high)


LISTENING = (
    Listening("natural-listening", phrase("In natural bidding"), "natural"),
    Listening("listening", phrase("In Standard American"), "sayc"),
)
