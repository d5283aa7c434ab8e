"""Hints in the auction, by degrees: what partner has shown, what partner does not know, which calls fit, the call."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.chooser import Choices, choose
from bridgetutor.bidding.fitting import fitting
from bridgetutor.bidding.outline import bounds, brief, gist, outline
from bridgetutor.bidding.situation import Situation
from bridgetutor.bidding.system import System
from bridgetutor.hands.claim import ALWAYS
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.hands.region import EVERYWHERE, Region
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.auction import PASS, Bid
from bridgetutor.rules.cards import SUITS_DOWN
from bridgetutor.rules.hands import Hand

DEGREES = 4
"""So many there always are."""


def hint(hand: Hand, situation: Situation, system: System) -> tuple[Phrase, ...]:
    """The four degrees for whoever is to call, from the own hand and what the whole table knows."""
    choices = choose(hand, situation, system)
    return (
        _of_partner(situation),
        _not_known(hand, situation),
        fitting(choices, ends=_ends_by_passing(situation)),
        _call(choices),
    )


def _of_partner(situation: Situation) -> Phrase:
    asked, shown = situation.asked, situation.picture[situation.me.partner]
    if asked is not None:
        return _conventional(asked, situation)
    if shown != EVERYWHERE and not _is_only_weak(shown):
        return phrase("Partner has shown {shown}. What does that make of your hand?", shown=outline(shown))
    theirs = _of_opponents(situation)
    if theirs is not None and shown == EVERYWHERE:
        return phrase(
            "Partner has said nothing; an opponent has shown {shown}. Is your hand good enough to bid against that?",
            shown=outline(theirs),
        )
    if theirs is not None:
        return phrase(
            "Partner has passed, and an opponent has shown {shown}. Is your hand good enough to bid against that?",
            shown=outline(theirs),
        )
    if shown != EVERYWHERE:
        return phrase(
            "Partner has passed, with {shown}. Is your hand worth a bid of its own?", shown=outline(shown)
        )
    return phrase("Partner has said nothing yet. Is your hand worth a bid of its own?")


def _conventional(asked: Phrase, situation: Situation) -> Phrase:
    """A call of partner's that asks, that answers what was asked, or that has some other agreed meaning."""
    if situation.partner_forced:
        return phrase(
            "Partner's call has a meaning of its own – {asked}. You are the one asked: what is your answer?",
            asked=asked,
        )
    answer = situation.meanings[-2].claim
    if situation.i_asked is not None and answer != ALWAYS:
        return phrase(
            "You asked, and partner has answered: {answer}. What does that make of your hand?",
            answer=brief(answer).describe(),
        )
    return phrase(
        "Partner has shown {shown} ({asked}). What does that make of your hand?",
        shown=outline(situation.picture[situation.me.partner]),
        asked=asked,
    )


def _of_opponents(situation: Situation) -> Region | None:
    """What the opponent who bid last has shown, or else the other; None where neither has shown a thing."""
    auction = situation.auction
    callers = [auction.caller(place) for place, call in enumerate(auction.calls) if call != PASS]
    theirs = [seat for seat in reversed(callers) if seat.side is not situation.me.side]
    told = (situation.picture[seat] for seat in theirs)
    return next((shown for shown in told if shown != EVERYWHERE), None)


def _is_only_weak(shown: Region) -> bool:
    """Whether nothing is known but that there are not so many points: partner has passed and no more."""
    around = bounds(shown)
    return not around.points.low and all(low < _LENGTH for low, _ in around.lengths)


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
    if _has_named_the_contract(situation):
        return phrase(
            "You hold {news}. Does that speak for bidding on over {bid}?",
            news=news,
            bid=situation.auction.calls[-2],
        )
    if situation.asked is not None and situation.partner_forced:
        return phrase("You hold {news}. Does partner ask about any of that?", news=news)
    if _has_passed_throughout(situation):
        return phrase("You have passed with {news}. Has the bidding since made it worth more?", news=news)
    return phrase("You hold {news}. Is that worth a bid, and which one tells it?", news=news)


def _has_named_the_contract(situation: Situation) -> bool:
    """Whether partner has bid game or said that it is enough, and the next hand has passed."""
    bid, *passes = situation.auction.calls[-2:] or (PASS,)
    if passes != [PASS] or not isinstance(bid, Bid) or situation.partner_forced:
        return False
    return situation.is_signed_off or situation.is_game(bid)


def _has_passed_throughout(situation: Situation) -> bool:
    """Whether whoever is to call has called before, and only passed."""
    auction = situation.auction
    own = [call for place, call in enumerate(auction.calls) if auction.caller(place) is situation.me]
    return bool(own) and set(own) == {PASS}


def _news(points: int, untold: tuple[Phrase, ...], *, is_told: bool) -> Iterator[Phrase]:
    if not is_told:
        yield counted("{n} point", "{n} points", n=points)
    yield from untold


def _ends_by_passing(situation: Situation) -> bool:
    auction = situation.auction
    return auction.last_bid is not None and auction.calls[-2:] == (PASS, PASS)


def _call(choices: Choices) -> Phrase:
    if choices.by_principle:
        return phrase("{call}: no agreement speaks here, and this is common sense.", call=choices.call)
    asks = choices.best.rule.asks
    if asks is not None:
        return phrase("{call}: {asks}.", call=choices.call, asks=asks)
    if choices.call == PASS and not choices.playable:
        return phrase("{call}: no bid here promises what you hold.", call=choices.call)
    return phrase("{call}: it shows {claim}.", call=choices.call, claim=gist(choices.best.claim).describe())


_LENGTH = 3
"""Of a suit of which so many cards are promised something has been said."""

_TOLD = 3
"""Points shown within a range as narrow as this are told."""
