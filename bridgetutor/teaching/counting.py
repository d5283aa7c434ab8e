"""What a count exercise asks for, counted by the rules: for lint, and to say more than "wrong" to a wrong number."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bridgetutor.cardplay.combinations import Combination
from bridgetutor.cardplay.winners import sure_tricks
from bridgetutor.hands.facts.points import adjusted_points, high_card_points, length_points
from bridgetutor.hands.facts.tricks import control_count, losing_tricks
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import SUITS_DOWN, Suit
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat
from bridgetutor.teaching.lesson import Countable, CountExercise, Mark

_COUNTS: Mapping[Countable, Callable[[Hand], int]] = {
    Countable.POINTS: high_card_points,
    Countable.ADJUSTED_POINTS: adjusted_points,
    Countable.LENGTH_POINTS: length_points,
    Countable.LOSERS: losing_tricks,
    Countable.CONTROLS: control_count,
    Countable.LONGEST_SUIT: lambda hand: max(hand.lengths),
    Countable.SPADES: lambda hand: hand.length(Suit.SPADES),
    Countable.HEARTS: lambda hand: hand.length(Suit.HEARTS),
    Countable.DIAMONDS: lambda hand: hand.length(Suit.DIAMONDS),
    Countable.CLUBS: lambda hand: hand.length(Suit.CLUBS),
}


def counted_hand(exercise: CountExercise) -> Hand | None:
    """The hand that is counted: the one given, or South's of the deal."""
    if exercise.hand is not None or exercise.deal is None:
        return exercise.hand
    return exercise.deal[Seat.SOUTH]


def recount(exercise: CountExercise) -> int | None:
    """The number as the rules count it; None where they cannot."""
    if exercise.of is Countable.SURE_WINNERS:
        return None if exercise.deal is None else sure_winners(exercise.deal)
    hand = counted_hand(exercise)
    if exercise.of is None or hand is None:
        return None
    return _COUNTS[exercise.of](hand)


def by_suit(of: Countable, hand: Hand) -> tuple[tuple[Suit, int], ...]:
    """What each suit adds to a count that goes suit by suit: points, losers, controls, length."""
    return tuple((suit, _COUNTS[of](Hand.of(hand.cards(suit)))) for suit in SUITS_DOWN)


SUIT_BY_SUIT = frozenset({Countable.POINTS, Countable.LOSERS, Countable.CONTROLS, Countable.LENGTH_POINTS})
"""The counts that are the sum over the four suits."""


def sure_winners(deal: Deal) -> int | None:
    """Tricks North and South can cash from the top, entries permitting; None where a hand of theirs is not known.

    In each suit the unbroken run from the ace, in the two hands together; where that draws every card the opponents
    can hold, the small cards too; never more tricks than the longer holding.
    """
    north, south = deal[Seat.NORTH], deal[Seat.SOUTH]
    if north is None or south is None:
        return None
    suits = (Combination.of(north.holding(suit), south.holding(suit)) for suit in Suit)
    return sum(map(sure_tricks, suits))


def wrong(exercise: CountExercise, number: int) -> Phrase | None:
    """Something true about a wrong number: what was counted besides, which suit to look at, or too high or too low."""
    right = _right(exercise)
    if right is None or number == right:
        return None
    hand = counted_hand(exercise)
    if hand is None or exercise.of not in SUIT_BY_SUIT:
        return _direction(number, right)
    return (
        _with_length(exercise.of, hand, number)
        or _one_suit(exercise.of, hand, number)
        or _direction(number, right)
    )


def _right(exercise: CountExercise) -> int | None:
    named = [number for reply in exercise.replies if reply.mark is Mark.RIGHT for number in reply.choices]
    return named[0] if named else recount(exercise)


def _direction(number: int, right: int) -> Phrase:
    if number > right:
        return phrase("{number} is too many.", number=number)
    return phrase("{number} is too few.", number=number)


def _with_length(of: Countable, hand: Hand, number: int) -> Phrase | None:
    plain = high_card_points(hand)
    if of is Countable.POINTS and number > plain and number == plain + length_points(hand):
        return phrase("That counts length as well: here only high cards count.")
    return None


def _one_suit(of: Countable, hand: Hand, number: int) -> Phrase | None:
    """The one suit that was left out, if the number is what the others come to."""
    counts = by_suit(of, hand)
    missing = sum(n for _, n in counts) - number
    missed = [suit for suit, n in counts if 0 < n == missing]
    if len(missed) == 1:
        return phrase("{number} is too few: look at the {suit} again.", number=number, suit=missed[0])
    return None
