"""Elimination: trumps are drawn and the side suits played out, so that a defender who is let in has no safe lead."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques.endplay import is_better, needs, prices
from bridgetutor.cardplay.techniques.finding import Condition, Finding, best
from bridgetutor.cardplay.techniques.moment import leading
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.cardplay.throw_in import ThrowIn, throw_ins
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.hands import Hand


def spot(outlook: Outlook) -> Iterator[Finding]:
    """At a trump contract: a suit that they should open, one to let them in with, and what must go before."""
    if outlook.is_declarers and outlook.trumps is not None:
        trumps = outlook.trumps
        yield from best(_finding(outlook, trumps, throw_in) for throw_in in throw_ins(outlook))


def _finding(outlook: Outlook, trumps: Suit, throw_in: ThrowIn) -> Finding:
    strip = _to_strip(outlook, trumps, throw_in)
    ruffs = sum(_ruffs_in(outlook, suit) for suit in strip)
    rounds = _rounds(outlook, trumps)
    shortest = min(outlook.hand(seat).length(trumps) for seat in outlook.our_seats)
    return Finding(
        Technique.ELIMINATION,
        throw_in.target,
        leading(outlook, outlook.turn, _first(outlook, trumps, strip)),
        (
            Condition(phrase("there is something to strip: trumps, or another suit"), bool(strip or rounds)),
            Condition(
                phrase("trumps can be drawn without losing the lead"), rounds <= _high(outlook, trumps)
            ),
            Condition(
                phrase("both hands then have a trump left, after the ruffs that strip the suits"),
                shortest > rounds + ruffs,
            ),
            Condition(
                phrase("every other suit can be played out: its cards are winners, or can be ruffed"),
                all(_can_be_stripped(outlook, suit) for suit in strip),
            ),
            Condition(
                phrase("in {suit} you lose just the trick that lets them in", suit=throw_in.exit),
                bool(throw_in.beaters) and _is_an_exit(outlook, throw_in.exit),
            ),
            Condition(phrase("the tricks from the top are not enough"), outlook.needs_more),
            Condition(phrase("you can spare the trick that lets them in"), outlook.spare > 0),
            is_better(throw_in),
        ),
        _question(outlook, throw_in, strip),
        _plan(throw_in, strip, rounds),
        needs(throw_in),
        prices(throw_in),
        Hand.of(outlook.ours.cards(throw_in.target)),
    )


def _to_strip(outlook: Outlook, trumps: Suit, throw_in: ThrowIn) -> list[Suit]:
    """The other side suits of which declarer's hands still have cards."""
    kept = {trumps, throw_in.target, throw_in.exit}
    return [suit for suit in Suit if suit not in kept and outlook.ours.length(suit)]


def _lengths(outlook: Outlook, suit: Suit) -> list[int]:
    return sorted(outlook.hand(seat).length(suit) for seat in outlook.our_seats)


def _ruffs_in(outlook: Outlook, suit: Suit) -> int:
    """How many cards of the longer hand have to be ruffed, when the shorter has none left."""
    shorter, longer = _lengths(outlook, suit)
    return longer - max(shorter, min(longer, _high(outlook, suit)))


def _rounds(outlook: Outlook, trumps: Suit) -> int:
    """What drawing trumps takes, if they lie no worse than usual."""
    out = outlook.unseen.length(trumps)
    return out // 2 + 1 if out else 0


def _high(outlook: Outlook, suit: Suit) -> int:
    """Rounds of a suit that declarer wins from the top."""
    return min(
        sum(len(outlook.masters(seat, suit)) for seat in outlook.our_seats), _lengths(outlook, suit)[1]
    )


def _can_be_stripped(outlook: Outlook, suit: Suit) -> bool:
    """Whether the shorter hand's cards all fall on winners; the rest of the longer one is ruffed."""
    return _high(outlook, suit) >= _lengths(outlook, suit)[0]


def _is_an_exit(outlook: Outlook, suit: Suit) -> bool:
    """Whether after the winners of the suit one card is left in the longer hand, and no more in the other."""
    return _lengths(outlook, suit)[1] == _high(outlook, suit) + 1


def _first(outlook: Outlook, trumps: Suit, strip: list[Suit]) -> tuple[Card, ...]:
    """A trump while they have any, else a card of a suit to be stripped: winners before what is ruffed."""
    seat = outlook.turn
    if outlook.out(trumps):
        return outlook.masters(seat, trumps)
    for suit in strip:
        held = outlook.hand(seat).cards(suit)
        if held:
            return outlook.masters(seat, suit) or held[-1:]
    return ()


def _question(outlook: Outlook, throw_in: ThrowIn, strip: list[Suit]) -> Phrase:
    loser = phrase("you must lose a trick in {suit} anyway", suit=throw_in.exit)
    if strip:
        return phrase(
            "Who should be the first to lead {target}? If {loser}, what should be gone from {suits} by then?",
            target=throw_in.target,
            loser=loser,
            suits=tuple(strip),
        )
    return phrase(
        "Who should be the first to lead {target}? If {loser}, when is the time for it?",
        target=throw_in.target,
        loser=loser,
    )


def _plan(throw_in: ThrowIn, strip: list[Suit], rounds: int) -> Phrase:
    trumps = phrase("draw trumps")
    first = trumps if not strip else phrase("play out {suits}", suits=tuple(strip))
    both = phrase("{one} and {other}", one=trumps, other=first) if strip and rounds else first
    return phrase(
        "An elimination: {both}, then let them in with {exit}: they must open {target} or give a ruff and discard.",
        both=both,
        exit=throw_in.exit,
        target=throw_in.target,
    )
