"""A discard in time: a loser goes on a winner of the other hand before the defenders get in to cash theirs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price, best
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import counted, phrase
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat


def spot(outlook: Outlook) -> Iterator[Finding]:
    """Winners of one hand in a suit where the other is short, and losers of that one in a suit they can cash."""
    if not outlook.is_declarers or outlook.trumps is None:
        return
    trumps = outlook.trumps
    sides = [suit for suit in Suit if suit is not trumps]
    yield from best(
        _finding(outlook, trumps, (winners, losers), holder)
        for holder in outlook.our_seats
        for winners, losers in permutations(sides, 2)
        if outlook.masters(holder, winners) and _losers(outlook, losers, holder.partner)
    )


def _finding(outlook: Outlook, trumps: Suit, suits: tuple[Suit, Suit], holder: Seat) -> Finding:
    winners, losers = suits
    thrower = holder.partner
    short = outlook.left(thrower, winners)
    spare = min(outlook.sure_tricks(winners), outlook.left(holder, winners)) - short
    number = min(spare, _losers(outlook, losers, thrower))
    chance = outlook.all_follow({winners: short + 1}) if outlook.out(trumps) else 1.0
    return Finding(
        Technique.DISCARD,
        winners,
        _now(outlook, winners, holder),
        (
            Condition(
                phrase(
                    "{seat} has a winner in {suit} to which {other} need not follow",
                    seat=holder,
                    suit=winners,
                    other=thrower,
                ),
                spare > 0,
            ),
            Condition(
                phrase("{seat} has trumps, so that the suit of the loser can be ruffed then", seat=thrower),
                outlook.hand(thrower).length(trumps) > 0,
            ),
            Condition(
                phrase("trumps are drawn, or cannot be drawn without letting them in"),
                _is_urgent(outlook, trumps),
            ),
            Condition(phrase("{seat} can be reached", seat=holder), outlook.is_reached(holder)),
            Condition(phrase("the tricks from the top are not enough"), outlook.needs_more),
            Condition(phrase("the winner will probably not be ruffed"), chance >= _LIKELY),
        ),
        counted(
            "They can cash {n} trick in {losers} when they get in. Have you a use for {seat}'s {winners} before that?",
            "They can cash {n} tricks in {losers} when they get in. Have you a use for {seat}'s {winners} before that?",
            n=_losers(outlook, losers, thrower),
            losers=losers,
            seat=holder,
            winners=winners,
        ),
        counted(
            "Throw {n} loser in {losers} from {thrower} on the {winners} of {holder}, before they get in.",
            "Throw {n} losers in {losers} from {thrower} on the {winners} of {holder}, before they get in.",
            n=max(number, 1),
            losers=losers,
            thrower=thrower,
            winners=winners,
            holder=holder,
        ),
        counted(
            "both defenders follow to {n} round of {suit}",
            "both defenders follow to {n} rounds of {suit}",
            n=short + 1,
            suit=winners,
        )
        if chance < 1
        else None,
        (Price(phrase("the discard"), chance),),
        Hand.of((*outlook.masters(holder, winners), *outlook.hand(thrower).cards(losers))),
    )


def _losers(outlook: Outlook, suit: Suit, seat: Seat) -> int:
    """The tricks that the defenders can cash in the suit: the seat must follow, and the other hand cannot ruff."""
    ours, out = _kept(outlook, suit), outlook.out(suit)
    above = len(out) if not ours else sum(card.rank > ours[0].rank for card in out)
    others = outlook.left(seat.partner, suit)
    can_ruff = outlook.trumps is not None and outlook.hand(seat.partner).length(outlook.trumps) > 0
    return min(above, outlook.left(seat, suit), others if can_ruff else above)


def _kept(outlook: Outlook, suit: Suit) -> tuple[Card, ...]:
    """The cards of both hands, without the winner that has to take a trick which the defenders have begun."""
    ours, trick = outlook.ours.cards(suit), outlook.trick
    is_used = trick is not None and trick.suit is suit and trick.leader in outlook.hidden
    return ours[1:] if is_used and ours and outlook.is_master(ours[0]) else ours


def _is_urgent(outlook: Outlook, trumps: Suit) -> bool:
    """Whether they have the highest trump, or no trump is left to be drawn and the winner may be used now."""
    out = outlook.out(trumps)
    return not out or not any(outlook.masters(seat, trumps) for seat in outlook.our_seats)


def _now(outlook: Outlook, suit: Suit, holder: Seat) -> Hand:
    """The winners where their hand is on lead; else a card of the suit to reach it, high ones first."""
    if not outlook.is_to_lead:
        return Hand()
    if outlook.turn is holder:
        return Hand.of(outlook.masters(holder, suit))
    return Hand.of(outlook.masters(outlook.turn, suit) or outlook.hand(outlook.turn).cards(suit)[-1:])


_LIKELY = 0.5
