"""The cross-ruff: each hand ruffs what the other loses, so that the trumps of both win one by one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.ruffs import Ruff, ruffs
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price, best
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import counted, phrase
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import Hand


def spot(outlook: Outlook) -> Iterator[Finding]:
    """Two side suits, one short in each of declarer's hands."""
    if not outlook.is_declarers or outlook.trumps is None:
        return
    found = [ruff for ruff in ruffs(outlook) if ruff.losers and not ruff.lost]
    here, there = ([ruff for ruff in found if ruff.ruffer is seat] for seat in outlook.our_seats)
    trumps = outlook.trumps
    yield from best(_finding(outlook, trumps, one, other) for one, other in product(here, there))


def _finding(outlook: Outlook, trumps: Suit, one: Ruff, other: Ruff) -> Finding:
    side = {suit: outlook.sure_tricks(suit) for suit in Suit if suit is not trumps}
    made = one.number + other.number + _left_over(outlook, trumps, one, other)
    first = {suit: number for suit, number in side.items() if number}
    follow = outlook.all_follow(first) if outlook.out(trumps) else 1.0
    drawing = max(one.trumps, other.trumps) + max(
        min(_TWO, ruff.number) for ruff in (one, other) if ruff.is_short
    )
    return Finding(
        Technique.CROSS_RUFF,
        one.suit,
        _now(outlook, trumps, side, one, other),
        (
            Condition(
                phrase("both hands have losers that the other can ruff, three at least"),
                one.number + other.number >= _A_FEW,
            ),
            Condition(phrase("both hands have two trumps or more"), min(one.trumps, other.trumps) >= 2),
            Condition(
                phrase("ruffing both ways wins more than drawing trumps after a ruff or two"), made > drawing
            ),
            Condition(
                phrase("it brings the tricks that are needed"),
                outlook.needed is None or outlook.winners < outlook.needed <= made + sum(side.values()),
            ),
            Condition(phrase("your winners outside will probably not be ruffed"), follow >= _LIKELY),
        ),
        counted(
            "Drawn, your trumps win {n} trick at most. What if {hand} is out of {one} and {partner} out of {other}?",
            "Drawn, your trumps win {n} tricks at most. What if {hand} is out of {one} and {partner} out of {other}?",
            n=max(one.trumps, other.trumps),
            one=one.suit,
            hand=one.ruffer,
            other=other.suit,
            partner=other.ruffer,
        ),
        phrase(
            "A cross-ruff: cash the winners outside first, then ruff {one} in {hand} and {other} in {partner} in turn.",
            one=one.suit,
            hand=one.ruffer,
            other=other.suit,
            partner=other.ruffer,
        ),
        phrase("both defenders follow to your winners") if follow < 1 else None,
        (Price(phrase("the cross-ruff, your winners once cashed"), follow),),
        Hand.of(card for seat in outlook.our_seats for card in outlook.hand(seat).cards(trumps)),
    )


def _left_over(outlook: Outlook, trumps: Suit, one: Ruff, other: Ruff) -> int:
    """Trumps that are high and still held when the ruffs are over."""
    high = sum(len(outlook.masters(seat, trumps)) for seat in outlook.our_seats)
    return max(0, min(high, max(one.trumps - one.number, other.trumps - other.number)))


def _now(outlook: Outlook, trumps: Suit, side: dict[Suit, int], one: Ruff, other: Ruff) -> Hand:
    """The winners outside; when there are none left, a loser to be ruffed."""
    if not outlook.is_to_lead:
        return Hand()
    seat = outlook.turn
    winners = [card for suit in side if side[suit] for card in outlook.masters(seat, suit)]
    ruff = one if one.loser is seat else other
    losers = outlook.hand(seat).cards(ruff.suit)[-ruff.losers :]
    return Hand.of(winners or (losers if not ruff.rounds and not any(side.values()) else ()))


_TWO, _A_FEW = 2, 3
_LIKELY = 0.4
