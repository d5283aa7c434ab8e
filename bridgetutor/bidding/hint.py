"""Hints in the auction, by degrees: what partner has shown, what partner does not know, which calls fit, the call."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.chooser import Choices, choose
from bridgetutor.bidding.outline import bounds, brief, outline
from bridgetutor.bidding.situation import Situation
from bridgetutor.bidding.system import System
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.hands.region import EVERYWHERE
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.auction import BIDS, Call
from bridgetutor.rules.cards import SUITS_DOWN
from bridgetutor.rules.hands import Hand

DEGREES = 4
"""So many there always are."""


def hint(hand: Hand, situation: Situation, system: System) -> tuple[Phrase, ...]:
    """The four degrees for whoever is to call, from the own hand and what the whole table knows."""
    choices = choose(hand, situation, system)
    return (_of_partner(situation), _not_known(hand, situation), _fitting(choices), _call(choices))


def _of_partner(situation: Situation) -> Phrase:
    asked, shown = situation.asked, situation.picture[situation.me.partner]
    if asked is not None:
        return phrase("Partner's call has a meaning of its own – {asked}. What is your answer?", asked=asked)
    if shown != EVERYWHERE:
        return phrase("Partner has shown {shown}. What does that make of your hand?", shown=outline(shown))
    if situation.is_contested:
        them = situation.auction.turn.next
        others = (them, them.partner)
        told = next(
            (situation.picture[each] for each in others if situation.picture[each] != EVERYWHERE), None
        )
        if told is not None:
            return phrase(
                "Partner has said nothing; an opponent has shown {shown}. Is your hand for bidding against that?",
                shown=outline(told),
            )
    return phrase("Partner has said nothing yet. Is your hand worth a bid of its own?")


def _not_known(hand: Hand, situation: Situation) -> Phrase:
    """The own points and long suits, as far as more has not been told of them."""
    mine = bounds(situation.picture[situation.me])
    untold = tuple(
        counted("{n} {suit:one}", "{n} {suit}", n=hand.length(suit), suit=suit)
        for suit in SUITS_DOWN
        if hand.length(suit) > max(3, mine.length(suit).low)
    )
    points, (low, high) = high_card_points(hand), mine.points
    news = tuple(_news(points, untold, is_told=high - low <= _TOLD))
    if not news:
        return phrase("You have shown your hand already: is there anything left to say?")
    return phrase("You hold {news}. Which call tells that?", news=news)


def _news(points: int, untold: tuple[Phrase, ...], *, is_told: bool) -> Iterator[Phrase]:
    if not is_told:
        yield counted("{n} point", "{n} points", n=points)
    yield from untold


def _fitting(choices: Choices) -> Phrase:
    """In the order of the calls, so that it does not tell which is the best."""
    calls = sorted({choices.call, *(reading.call for reading in choices.playable)}, key=_order)
    if len(calls) == 1:
        return phrase(
            "Only one call fits your hand, as the system has it. What would the others that you think of promise?"
        )
    return phrase("These calls promise nothing that you do not hold: {calls}.", calls=tuple(calls))


def _call(choices: Choices) -> Phrase:
    if choices.by_principle:
        return phrase("{call}: no agreement speaks here, and this is common sense.", call=choices.call)
    asks = choices.best.rule.asks
    if asks is not None:
        return phrase("{call}: {asks}.", call=choices.call, asks=asks)
    return phrase("{call}: it shows {claim}.", call=choices.call, claim=brief(choices.best.claim).describe())


def _order(call: Call) -> int:
    return BIDS.index(call) if call in BIDS else -1


_TOLD = 3
"""Points shown within a range as narrow as this are told."""
