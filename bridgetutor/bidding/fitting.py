"""The calls that fit a hand, in words; where there is but one, the nearest that promise something else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from bridgetutor.bidding import principles
from bridgetutor.bidding.chooser import Choices
from bridgetutor.hands.claim import Atom, Broken
from bridgetutor.hands.measures.suits import Length
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import BIDS, PASS, Call
from bridgetutor.rules.hands import Hand

_NEAREST = 2
"""So many calls that do not fit are told."""

_POINTS_A_CARD = 3
"""Points that a hand can as well be short of as one card of a suit."""


def fitting(choices: Choices, *, ends: bool) -> Phrase:
    """In the order of the calls, so that it does not tell which is the best; of a single one what it is not.

    A pass `ends` the auction, or does not.
    """
    calls = sorted({choices.call, *(reading.call for reading in choices.playable)}, key=_order)
    if len(calls) > 1:
        return phrase("These calls promise nothing that you do not hold: {calls}.", calls=tuple(calls))
    others = tuple(islice(_not_fitting(choices), _NEAREST))
    if others and ends:
        return phrase(
            "If you pass here, the auction is over. The nearest bids promise something else: {others}.",
            others=others,
        )
    if others:
        return phrase(
            "Only one call fits your hand. The nearest others promise something else: {others}.",
            others=others,
        )
    if choices.call == PASS:
        return phrase("No agreed bid is left that is nearly right for your hand. What remains?")
    return phrase("Only one call fits your hand, as the system has it.")


def _not_fitting(choices: Choices) -> Iterator[Phrase]:
    """The other calls, the nearest first, each with the thing that it promises and the hand has least of."""
    agreed = [reading for reading in choices.others if reading.rule.agreement != principles.NAME]
    broken = {reading.call: choices.why_not(reading.call) for reading in agreed}
    hand = choices.hand
    for call in sorted(
        filter(broken.get, broken), key=lambda call: sum(_far(part, hand) for part in broken[call])
    ):
        promised = [said for part in broken[call] if (said := choices.promised(call, part)) is not None]
        if promised:
            worst = max(promised, key=lambda part: _far(part, hand))
            yield phrase(
                "{call} ({claimed}; you hold {held})",
                call=call,
                claimed=worst.claimed,
                held=worst.held,
            )


def _far(broken: Broken, hand: Hand) -> int:
    """How far a hand is from what it breaks: a card of a suit is worth some points."""
    is_length = isinstance(broken.claim, Atom) and isinstance(broken.claim.measure, Length)
    return (broken.steps(hand) or 1) * (_POINTS_A_CARD if is_length else 1)


def _order(call: Call) -> int:
    return BIDS.index(call) if call in BIDS else -1
