"""A ruff in the short hand: a loser of the hand with more trumps goes on a trump of the other, a trick more."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.ruffs import Ruff, chance_of, ruffs
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.hands import Hand


def spot(outlook: Outlook) -> Iterator[Finding]:
    """In each side suit that the defenders need not win first: losers opposite a shortage."""
    if outlook.is_declarers:
        for ruff in ruffs(outlook):
            if not ruff.lost:
                yield _finding(outlook, ruff)


def conditions(outlook: Outlook, ruff: Ruff) -> tuple[Condition, ...]:
    """What a ruff in the short hand rests on, whether or not it has to be prepared."""
    return (
        Condition(
            phrase("{seat} has a loser in {suit} left by then", seat=ruff.loser, suit=ruff.suit),
            ruff.losers > 0,
        ),
        Condition(phrase("{seat} has a trump to ruff with", seat=ruff.ruffer), ruff.trumps > 0),
        Condition(phrase("{seat} is not the hand with more trumps", seat=ruff.ruffer), ruff.is_short),
        Condition(phrase("the tricks from the top are not enough"), outlook.needs_more),
    )


def _finding(outlook: Outlook, ruff: Ruff) -> Finding:
    chance = chance_of(outlook, ruff)
    return Finding(
        Technique.RUFF,
        ruff.suit,
        _now(outlook, ruff),
        (
            *conditions(outlook, ruff),
            Condition(phrase("{seat} can be reached", seat=ruff.loser), outlook.is_reached(ruff.loser)),
            Condition(phrase("the defenders can hardly beat the ruff"), chance >= _LIKELY),
        ),
        _question(outlook, ruff),
        _plan(outlook, ruff),
        phrase("nobody ruffs in front of {seat} or over it", seat=ruff.ruffer) if chance < 1 else None,
        (Price(phrase("the ruff"), chance),),
        Hand.of(outlook.hand(ruff.loser).cards(ruff.suit)[-ruff.losers :] if ruff.losers else ()),
    )


def _now(outlook: Outlook, ruff: Ruff) -> Hand:
    """The trump where the loser is led, the loser where it is to be led, the winners that come before."""
    if not outlook.view.is_to_play or outlook.trumps is None:
        return Hand()
    trick, held = outlook.trick, outlook.hand(outlook.turn).cards(ruff.suit)
    if trick is not None:
        is_void = outlook.turn is ruff.ruffer and not outlook.hand(ruff.ruffer).length(ruff.suit)
        can_ruff = is_void and trick.suit is ruff.suit
        ours = trick.winner(outlook.strain).side is outlook.side
        return Hand.of(outlook.hand(ruff.ruffer).cards(outlook.trumps)) if can_ruff and not ours else Hand()
    if ruff.rounds:
        return Hand.of(_round_before(outlook, ruff, held))
    return Hand.of(held[-ruff.losers :]) if outlook.turn is ruff.loser and ruff.losers else Hand()


def _round_before(outlook: Outlook, ruff: Ruff, held: tuple[Card, ...]) -> tuple[Card, ...]:
    """A winner, but none that one of the short hand would fall under: where that has no other card, a low one to it."""
    others = outlook.hand(outlook.turn.partner).cards(ruff.suit)
    if outlook.turn is ruff.loser and others and all(map(outlook.is_master, others)):
        return _to_partners_winner(outlook, held)
    return outlook.masters(outlook.turn, ruff.suit) or _to_partners_winner(outlook, held)


def _to_partners_winner(outlook: Outlook, held: tuple[Card, ...]) -> tuple[Card, ...]:
    """The lowest card, to a winner of the suit in the other hand."""
    return held[-1:] if held and outlook.masters(outlook.turn.partner, held[0].suit) else ()


def _question(outlook: Outlook, ruff: Ruff) -> Phrase:
    if not ruff.rounds:
        return counted(
            "{seat} has {n} loser in {suit} and {other} no card there. Must it be lost?",
            "{seat} has {n} losers in {suit} and {other} no card there. Must they all be lost?",
            n=ruff.losers,
            seat=ruff.loser,
            other=ruff.ruffer,
            suit=ruff.suit,
        )
    return counted(
        "Once {other} has followed to {rounds} in {suit}, {seat} still has {n} loser there. Where can it go?",
        "Once {other} has followed to {rounds} in {suit}, {seat} still has {n} losers there. Where can they go?",
        n=ruff.losers,
        seat=ruff.loser,
        other=ruff.ruffer,
        rounds=counted("{n} round", "{n} rounds", n=ruff.rounds),
        suit=ruff.suit,
    )


def _plan(outlook: Outlook, ruff: Ruff) -> Phrase:
    """With the order: winners of the suit first, and trumps before or after."""
    cash = counted(
        "Cash {n} winner in {suit}, then ruff",
        "Cash {n} winners in {suit}, then ruff",
        n=ruff.rounds,
        suit=ruff.suit,
    )
    first = phrase("Ruff") if not ruff.rounds else cash
    return phrase(
        "{first} {losers} in {suit} with the trumps of {seat}, {when}.",
        first=first,
        losers=counted("{n} loser", "{n} losers", n=ruff.number),
        suit=ruff.suit,
        seat=ruff.ruffer,
        when=_when(outlook, ruff),
    )


def _when(outlook: Outlook, ruff: Ruff) -> Phrase:
    if outlook.trumps is None or not outlook.out(outlook.trumps):
        return phrase("now that no trumps are out")
    if can_draw_first(outlook, ruff):
        return phrase("after drawing trumps")
    return phrase("before trumps are drawn")


def can_draw_first(outlook: Outlook, ruff: Ruff) -> bool:
    """Whether the ruffer has trumps enough for the ruffs after as many rounds as an even split takes, and one more."""
    out = 0 if outlook.trumps is None else outlook.unseen.length(outlook.trumps)
    return ruff.trumps - (out // 2 + 1 if out else 0) >= ruff.number


def comes_after_trumps(outlook: Outlook, suit: Suit) -> bool:
    """Whether trumps are to be drawn before a loser of the suit is ruffed."""
    is_out = outlook.trumps is not None and bool(outlook.out(outlook.trumps))
    return is_out and any(can_draw_first(outlook, each) for each in ruffs(outlook) if each.suit is suit)


_LIKELY = 0.5
