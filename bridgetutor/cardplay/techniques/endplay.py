"""The endplay: a defender is let in who can only lead into a tenace, or give a ruff and discard."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price, best
from bridgetutor.cardplay.techniques.moment import leading
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.cardplay.throw_in import ThrowIn, throw_ins
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import Hand


def spot(outlook: Outlook) -> Iterator[Finding]:
    """A suit that they should open, and another in which a defender is let in."""
    if outlook.is_declarers and outlook.is_to_lead:
        yield from best(_finding(outlook, throw_in) for throw_in in throw_ins(outlook))


def _finding(outlook: Outlook, throw_in: ThrowIn) -> Finding:
    target, exit_suit = throw_in.target, throw_in.exit
    open_suits = _open(outlook, throw_in)
    return Finding(
        Technique.ENDPLAY,
        target,
        leading(outlook, outlook.turn, _exits(outlook, throw_in)),
        (
            Condition(
                phrase("they must win a trick in {suit}", suit=exit_suit),
                bool(throw_in.beaters) and not any(map(outlook.is_master, outlook.ours.cards(exit_suit))),
            ),
            Condition(
                phrase("you have no {suit} left after it", suit=exit_suit),
                all(outlook.hand(seat).length(exit_suit) <= 1 for seat in outlook.our_seats),
            ),
            Condition(
                phrase("no other lead is safe for them: {suits} are stripped", suits=tuple(open_suits))
                if open_suits
                else phrase("no other lead is safe for them"),
                not open_suits,
            ),
            Condition(phrase("trumps are drawn, and both hands still have one"), _has_trumps_for_it(outlook)),
            Condition(phrase("the tricks from the top are not enough"), outlook.needs_more),
            Condition(phrase("you can spare the trick that lets them in"), outlook.spare > 0),
            is_better(throw_in),
        ),
        _question(throw_in),
        _plan(throw_in),
        needs(throw_in),
        prices(throw_in),
        Hand.of((*outlook.ours.cards(target), *outlook.ours.cards(exit_suit))),
    )


def is_better(throw_in: ThrowIn) -> Condition:
    """That the throw-in is the better chance."""
    return Condition(
        phrase("to lead {suit} yourself is not as good a chance", suit=throw_in.target),
        throw_in.chance > throw_in.alone + _CLEARLY,
    )


def prices(throw_in: ThrowIn) -> tuple[Price, ...]:
    """The endplay, and the suit played by oneself."""
    own = Price(phrase("the endplay"), throw_in.chance)
    if throw_in.holder is None:
        return (own,)
    return own, Price(phrase("leading {suit} yourself", suit=throw_in.target), throw_in.alone)


def _open(outlook: Outlook, throw_in: ThrowIn) -> list[Suit]:
    """The suits that the defenders could lead without harm, when they have won the trick."""
    others = [suit for suit in Suit if suit not in {throw_in.target, throw_in.exit, outlook.trumps}]
    return [suit for suit in others if not _is_stripped(outlook, throw_in, suit)]


def _is_stripped(outlook: Outlook, throw_in: ThrowIn, suit: Suit) -> bool:
    """Nobody has the suit; at a trump contract, neither of your hands; or the defender let in has shown out of it."""
    if not outlook.out(suit) or all(suit in outlook.view.play.shown_out(seat) for seat in throw_in.victims):
        return True
    return outlook.trumps is not None and not outlook.ours.length(suit)


def _has_trumps_for_it(outlook: Outlook) -> bool:
    if outlook.trumps is None:
        return True
    return not outlook.out(outlook.trumps) and all(
        outlook.hand(seat).length(outlook.trumps) for seat in outlook.our_seats
    )


def _exits(outlook: Outlook, throw_in: ThrowIn) -> Hand:
    return Hand.of(outlook.hand(outlook.turn).cards(throw_in.exit))


def _question(throw_in: ThrowIn) -> Phrase:
    if throw_in.holder is None:
        return phrase(
            "In {suit} whoever leads first loses by it. What will they lead if they win a trick in {other}?",
            suit=throw_in.target,
            other=throw_in.exit,
        )
    return phrase(
        "What can {seat} lead after winning a trick in {other}, with the {suit} of {holder} waiting?",
        seat=throw_in.holder.next,
        other=throw_in.exit,
        suit=throw_in.target,
        holder=throw_in.holder,
    )


def _plan(throw_in: ThrowIn) -> Phrase:
    if throw_in.holder is None:
        return phrase(
            "An endplay: let them in with {other}; whatever they lead then gives you a trick, in {suit} too.",
            other=throw_in.exit,
            suit=throw_in.target,
        )
    return phrase(
        "An endplay: let {seat} in with {other}, who then has to lead {suit} round to {holder}.",
        seat=throw_in.holder.next,
        other=throw_in.exit,
        suit=throw_in.target,
        holder=throw_in.holder,
    )


def needs(throw_in: ThrowIn) -> Phrase | None:
    """Who has to win the trick that lets them in, or to have the missing card."""
    if throw_in.holder is None or throw_in.chance >= 1:
        return None
    return phrase(
        "{seat} has to win the trick in {suit}, or {other} has the {card}",
        seat=throw_in.holder.next,
        suit=throw_in.exit,
        other=throw_in.holder.next.partner,
        card=throw_in.missing[0],
    )


_CLEARLY = 0.01
