"""The duck: a round that must be lost is lost first, while the top cards are still the way to the long hand."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.entries import entries
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques import moment
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price
from bridgetutor.cardplay.techniques.long_suit import LongSuit, breaks, long_suits
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.cardplay.tenaces import tenaces
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.hands import Hand


def spot(outlook: Outlook) -> Iterator[Finding]:
    """In each long suit with a winner in the long hand."""
    for long in long_suits(outlook):
        is_longer = long.length > long.others
        if is_longer and outlook.masters(long.holder, long.suit) and long.lost(long.evenly):
            yield _finding(outlook, long)


def _finding(outlook: Outlook, long: LongSuit) -> Finding:
    lost = long.lost(long.evenly)
    ducked = breaks(outlook, long.suit, _rounds(long))
    from_the_top = breaks(outlook, long.suit, long.tops)
    return Finding(
        Technique.DUCKING,
        long.suit,
        _now(outlook, long),
        (
            Condition(
                phrase("the suit can divide so that small cards are left over"), long.tricks(long.evenly) > 0
            ),
            Condition(
                phrase("no finesse can save the round"),
                not any(tenace.can_finesse for tenace in tenaces(outlook, long.suit)),
            ),
            Condition(
                phrase("{seat} has no entry beside {suit}", seat=long.holder, suit=long.suit),
                not entries(outlook, long.holder, beside=long.suit),
            ),
            Condition(
                counted(
                    "{seat} has a card to lead to the winners, after {n} round is lost",
                    "{seat} has a card to lead to the winners, after {n} rounds are lost",
                    n=lost,
                    seat=long.holder.partner,
                ),
                long.others > lost,
            ),
            Condition(
                counted("you can lose {n} trick", "you can lose {n} tricks", n=lost), outlook.spare >= lost
            ),
            Condition(phrase("the tricks from the top are not enough"), outlook.needs_more),
        ),
        _question(outlook, long),
        _plan(long, lost),
        phrase("neither defender has more than {n} in {suit}", n=_rounds(long), suit=long.suit),
        (
            Price(phrase("ducking first"), ducked),
            Price(phrase("the top cards first"), from_the_top),
        ),
        Hand.of(outlook.masters(long.holder, long.suit)),
    )


def _rounds(long: LongSuit) -> int:
    """The longest that a defender's cards may be: small cards are left, and one to lead to the winners."""
    return min(long.length - 1, long.tops + long.others - 1)


def _now(outlook: Outlook, long: LongSuit) -> Hand:
    """A small card, led from either hand, or played by the long hand to its partner's lead."""
    seat = outlook.turn
    small = [card for card in outlook.hand(seat).cards(long.suit) if not outlook.is_master(card)]
    lead = moment.leading(outlook, seat, small)
    return lead | moment.following(outlook, long.holder, small, leader=long.holder.partner)


def _question(outlook: Outlook, long: LongSuit) -> Phrase:
    if outlook.turn is long.holder and outlook.trick is not None:
        return phrase(
            "If {holder} takes this round of {suit}, how do you come back for the small cards?",
            holder=long.holder,
            suit=long.suit,
        )
    return counted(
        "{holder} has {n} card in {suit} and no other way in. When should the round be lost that must be "
        "lost?",
        "{holder} has {n} cards in {suit} and no other way in. When should the round be lost that must "
        "be lost?",
        n=long.length,
        holder=long.holder,
        suit=long.suit,
    )


def _plan(long: LongSuit, lost: int) -> Phrase:
    return counted(
        "Duck in {suit}: play low from both hands in the first round, then to the winners of {holder}.",
        "Duck in {suit}: play low from both hands in the first {n} rounds, then to the winners of {holder}.",
        n=lost,
        suit=long.suit,
        holder=long.holder,
    )
