"""Drills of counting: the cards of a suit, or of a hand, that nobody has shown yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import PACK, Rank, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat
from bridgetutor.teaching.drills.item import Item, Probe, named
from bridgetutor.teaching.lesson import CountExercise, Mark, Prose, Reply
from bridgetutor.wording import Wording

if TYPE_CHECKING:
    from random import Random

HAND, SUIT = "hand", "suit"
"""The probes: three suits of a hand are known, and three hands of a suit."""

MOST_SHOWN = 6
"""Longer suits are too rare to be told of an opponent."""


@dataclass(frozen=True, slots=True)
class CountingOut:
    """A `Maker`: thirteen cards in a hand, thirteen in a suit."""

    concept: str
    title: Phrase

    def item(self, probe: Probe | None, random: Random, wording: Wording) -> Item:
        """The probe is `hand` or `suit`."""
        tried = probe if probe in {HAND, SUIT} else random.choice((HAND, SUIT))
        asks, known, number = (_about_a_hand if tried == HAND else _about_a_suit)(random)
        replies = [Reply(Mark.RIGHT, (number,), Prose(wording.render(_summed(known, number))))]
        replies += [
            Reply(Mark.WRONG, (other,), Prose(wording.render(_off(known, other))))
            for other in range(len(Rank) + 1)
            if other != number
        ]
        hint = Prose(
            wording.say("A hand has thirteen cards, and so has a suit: add what is known, and take it away.")
        )
        exercise = CountExercise(
            named(self.concept, tried), Prose(wording.render(asks)), None, tuple(replies), hints=(hint,)
        )
        return Item(self.concept, tried, exercise)


def _about_a_hand(random: Random) -> tuple[Phrase, list[int], int]:
    """What a defender has shown of three suits, each in a way of its own, and what that leaves for the fourth."""
    hand, seat = _usual_hand(random), random.choice((Seat.EAST, Seat.WEST))
    suits = random.sample(tuple(Suit), 4)
    *known, asked = suits
    first, second, third = (_told(suit, hand.length(suit)) for suit in known)
    asks = phrase(
        "{seat} {first}; {second}; {third}. How many {suit} has {seat} been dealt?",
        seat=seat,
        first=first,
        second=second,
        third=third,
        suit=asked,
    )
    return asks, [hand.length(suit) for suit in known], hand.length(asked)


def _told(suit: Suit, length: int) -> Phrase:
    """A long suit was bid, a short one ran out."""
    if length >= 5:
        return phrase("bid {suit} and has {n} of them", suit=suit, n=length)
    if length == 0:
        return phrase("never followed to {suit}", suit=suit)
    if length <= 2:
        return phrase("showed out of {suit} in round {round}", suit=suit, round=length + 1)
    return phrase("followed to {n} rounds of {suit} and no more", n=length, suit=suit)


def _about_a_suit(random: Random) -> tuple[Phrase, list[int], int]:
    """A suit of which three hands are known."""
    seat = random.choice((Seat.EAST, Seat.WEST))
    mine, dummys, theirs, number = _split(random)
    asks = phrase(
        "You have {mine} of a suit, dummy {dummys}, and {other} has shown {theirs}. How many has {seat}?",
        mine=mine,
        dummys=dummys,
        other=seat.partner,
        theirs=theirs,
        seat=seat,
    )
    return asks, [mine, dummys, theirs], number


def _split(random: Random) -> tuple[int, ...]:
    """The lengths of a suit in four hands, as cards are dealt."""
    while True:
        places = random.sample(range(52), 13)
        lengths = tuple(sum(place % 4 == seat for place in places) for seat in range(4))
        if max(lengths) <= MOST_SHOWN:
            return lengths


def _usual_hand(random: Random) -> Hand:
    while True:
        hand = Hand.of(random.sample(PACK, 13))
        if max(hand.lengths) <= MOST_SHOWN:
            return hand


def _off(known: Sequence[int], number: int) -> Phrase:
    """What a wrong number would come to."""
    return phrase(
        "{parts} = {sum}, and it must come to 13.",
        parts=" + ".join(map(str, (*known, number))),
        sum=sum(known) + number,
    )


def _summed(known: Sequence[int], number: int) -> Phrase:
    return phrase(
        "{parts} = {sum}, and 13 – {sum} = {number}.",
        parts=" + ".join(map(str, known)),
        sum=sum(known),
        number=number,
    )


COUNTING_OUT = CountingOut("counting-out", phrase("Counting a hand"))
