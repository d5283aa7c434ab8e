"""Drills at the line between opening and passing, by the natural bidding of the course."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.chooser import Choices, choose
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import dealt_hand
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import PASS, Auction, Bid
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.teaching.drills.item import BELOW, LOWEST, Item, Probe, named
from bridgetutor.teaching.lesson import Mark, Prose, QuizExercise, Reply
from bridgetutor.wording import Wording

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

SYSTEM = "natural"

OPENS, PASSES = f"strength {LOWEST}", f"strength {BELOW}"
"""The probes: just enough to open, and just too little."""

NEAR = range(10, 14)
"""The points of the hands that are asked about."""

ENOUGH = 12
"""Points that open, unless they are poor ones."""

LONG = 6
"""Cards in a suit that, if it is good, makes up for the twelfth point."""

LOOKS = 4000
"""So many hands are dealt before it is given up; one in ten will do."""


@dataclass(frozen=True, slots=True)
class OpenOrPass:
    """A `Maker`: is this hand an opening of one, in first seat?"""

    concept: str
    title: Phrase

    def item(self, probe: Probe | None, random: Random, wording: Wording) -> Item:
        """The probe is `strength lowest` for a hand that opens, `strength below` for one that does not."""
        tried = probe if probe in {OPENS, PASSES} else random.choice((OPENS, PASSES))
        choices = next((each for each in _near(random) if (each.call != PASS) is (tried == OPENS)), None)
        if choices is None:
            raise BridgeError(phrase("No question can be made about {agreement}", agreement=self.concept))
        opens, passes = wording.say("Open"), wording.say("Pass")
        right, wrong = (opens, passes) if tried == OPENS else (passes, opens)
        exercise = QuizExercise(
            named(self.concept, tried),
            Prose(wording.say("You are the first to call. Is this an opening bid?")),
            (opens, passes),
            (
                Reply(Mark.RIGHT, (right,), Prose(wording.render(_why(choices)))),
                Reply(Mark.WRONG, (wrong,), Prose(wording.render(_why(choices)))),
            ),
            choices.hand,
            hints=(
                Prose(
                    wording.say(
                        "Count your points. With 11 look at your longest suit, with 12 at the short ones."
                    )
                ),
            ),
        )
        return Item(self.concept, tried, exercise)


def _near(random: Random) -> Iterator[Choices]:
    """Hands near the line, each with what the system calls; preempts left out."""
    played = system(SYSTEM)
    situation = Reader.both(played).read(Auction(Seat.SOUTH), Vulnerability.NONE)
    for hand in islice(_hands(random), LOOKS):
        if high_card_points(hand) in NEAR:
            choices = choose(hand, situation, played)
            if not isinstance(choices.call, Bid) or choices.call.level == 1:
                yield choices


def _hands(random: Random) -> Iterator[Hand]:
    while True:
        yield dealt_hand(random)


def _why(choices: Choices) -> Phrase:
    """What speaks for the call, in points."""
    points = high_card_points(choices.hand)
    if choices.call == PASS:
        if points >= ENOUGH:
            return phrase("{points} points, but too many of them in short suits.", points=points)
        if points == ENOUGH - 1:
            return _too_light(choices.hand, points)
        return phrase("{points} points are not enough: 12 open, or 11 with a good suit of 6.", points=points)
    if points >= ENOUGH:
        return phrase("{points} points: open {call}.", points=points, call=choices.call)
    return phrase("{points} points and a good suit of 6: open {call}.", points=points, call=choices.call)


def _too_light(hand: Hand, points: int) -> Phrase:
    """Eleven points without the suit that would make up for the twelfth."""
    long = next((suit for suit in Suit if hand.length(suit) >= LONG), None)
    if long is None:
        return phrase(
            "{points} points open only with a good suit of 6, and you have none of 6.", points=points
        )
    return phrase(
        "{points} points open with a good suit of 6: two of its top three honours, or three of its top five. Your "
        "{suit} are not that good.",
        points=points,
        suit=long,
    )


OPENING = OpenOrPass("open-or-pass", phrase("Open or pass"))
