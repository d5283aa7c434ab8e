"""Counting a hand: a player's length in one suit follows from the cards shown in the others."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price, best
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.cardplay.tenaces import tenaces, to_play_now
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat


def spot(outlook: Outlook) -> Iterator[Finding]:
    """Each suit, where one of the hidden hands has shown out of another."""
    if not outlook.view.play.cards or len(outlook.hidden) != 2:
        return
    yield from best(_finding(outlook, *each) for each in _possible(outlook))


def _possible(outlook: Outlook) -> Iterator[tuple[Seat, Suit, tuple[Suit, ...]]]:
    """A hidden hand that has shown out, a suit of which it may still have cards, and those that it has not."""
    for seat in outlook.hidden:
        shown_out = tuple(sorted(outlook.view.play.shown_out(seat), reverse=True))
        for suit in Suit:
            is_open = suit not in shown_out and len(outlook.out(suit)) > 1
            if shown_out and is_open and _left(outlook, seat) >= _CARDS:
                yield seat, suit, shown_out


def _finding(outlook: Outlook, seat: Seat, suit: Suit, shown_out: tuple[Suit, ...]) -> Finding:
    lengths = outlook.odds.lengths(seat, suit)
    likely = max(range(len(lengths)), key=lambda number: lengths[number])
    missing = outlook.out(suit)[0]
    other = next(each for each in outlook.hidden if each is not seat)
    share = outlook.odds.holds(seat, Hand.of([missing]))
    who, chance = (seat, share) if share >= _EVEN else (other, 1 - share)
    return Finding(
        Technique.COUNTING,
        suit,
        _now(outlook, who, missing),
        (
            Condition(
                phrase("that leaves no doubt how many cards in {suit} {seat} has", suit=suit, seat=seat),
                lengths[likely] > _SURE,
            ),
            Condition(
                phrase("the other suits tell it, not {suit}", suit=suit),
                suit not in outlook.view.play.shown_out(other),
            ),
            Condition(
                phrase("there is a card to be placed by it: the {card}", card=missing),
                abs(share - _EVEN) > _TELLS,
            ),
        ),
        _question(outlook, seat, suit, shown_out),
        _plan(seat, suit, likely, phrase("{seat} has the {card}", seat=who, card=missing), chance),
        phrase("{seat} has the {card}", seat=who, card=missing),
        (Price(phrase("{seat} has the {card}", seat=who, card=missing), chance),),
        Hand.of(outlook.out(suit)),
    )


def _plan(seat: Seat, suit: Suit, length: int, so: Phrase, chance: float) -> Phrase:
    left = counted("{n} card in {suit} is left", "{n} cards in {suit} are left", n=length, suit=suit)
    if chance > _SURE:
        return phrase("Count {seat}: {left}, so {so}.", seat=seat, left=left, so=so)
    return phrase("Count {seat}: {left}. It is more likely that {so}.", seat=seat, left=left, so=so)


def _question(outlook: Outlook, seat: Seat, suit: Suit, shown_out: tuple[Suit, ...]) -> Phrase:
    return counted(
        "{seat} has {n} card left, and it is no {suits:or}. Is it in {suit}?",
        "{seat} has {n} cards left, with no {suits:or} among them. How many {suit} must there be?",
        n=_left(outlook, seat),
        seat=seat,
        suits=shown_out,
        suit=suit,
    )


def _left(outlook: Outlook, seat: Seat) -> int:
    """The cards that the seat still holds."""
    return outlook.view.play.size - len(outlook.view.play.played_by(seat))


def _now(outlook: Outlook, who: Seat, missing: Card) -> Hand:
    """Declarer's finesse against the player who is likely to have the card."""
    if not outlook.is_declarers:
        return Hand()
    ways = (
        tenace
        for tenace in tenaces(outlook, missing.suit)
        if tenace.before is who and tenace.missing == missing
    )
    return next((to_play_now(outlook, tenace) for tenace in ways if tenace.can_finesse), Hand())


_CARDS = 4
"""With fewer cards left nothing is to be counted."""
_SURE = 0.999
_EVEN, _TELLS = 0.5, 0.1
