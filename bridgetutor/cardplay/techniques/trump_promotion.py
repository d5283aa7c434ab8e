"""Trump promotion: a suit that declarer must ruff in front of a defender who has none of it, or not ruffing over."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import counted, phrase
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Trick
from bridgetutor.rules.seats import Seat


def spot(outlook: Outlook) -> Iterator[Finding]:
    """On lead, a suit that partner and an opponent are out of; after a ruff, trumps that are better kept."""
    trumps = outlook.trumps
    if not outlook.is_defenders or not outlook.view.is_to_play or trumps is None:
        return
    trick = outlook.trick
    if trick is None and outlook.view.play.cards:
        for suit in Suit:
            if suit is not trumps and outlook.view.hand.length(suit):
                yield _led(outlook, suit, trumps)
    elif trick is not None and not outlook.view.hand.length(trick.suit) and _ruffed(outlook, trick, trumps):
        yield _kept(outlook, trick, trumps)


def _led(outlook: Outlook, suit: Suit, trumps: Suit) -> Finding:
    """The opponent who plays before partner has to ruff high, or partner ruffs over."""
    view, partner = outlook.view, outlook.view.seat.partner
    before = view.seat.next
    has_trump = 1 - outlook.odds.lengths(partner, trumps)[0] if outlook.out(trumps) else 0.0
    return Finding(
        Technique.TRUMP_PROMOTION,
        suit,
        Hand.of(view.hand.cards(suit)),
        (
            Condition(
                phrase("partner has shown out of {suit}", suit=suit), suit in view.play.shown_out(partner)
            ),
            Condition(
                phrase("{seat}, who plays before partner, has no {suit} either", seat=before, suit=suit),
                outlook.is_void(before, suit),
            ),
            Condition(phrase("partner may have a trump left"), has_trump > 0),
            Condition(
                phrase("{seat} has a trump to be made to use", seat=before),
                _may_ruff(outlook, before, trumps),
            ),
        ),
        phrase(
            "You need {tricks}; {partner} and {before} have no {suit}. What can {before} do if you lead one?",
            tricks=counted("{n} trick", "{n} tricks", n=outlook.needed or 1),
            partner=partner,
            before=before,
            suit=suit,
        ),
        phrase(
            "Lead {suit} to promote a trump: {before} has to ruff high, or {partner} ruffs over.",
            suit=suit,
            before=before,
            partner=partner,
        ),
        phrase("{partner} has a trump that is good enough", partner=partner),
        (Price(phrase("partner has a trump"), has_trump),),
        Hand.of(view.hand.cards(suit)),
    )


def _may_ruff(outlook: Outlook, seat: Seat, trumps: Suit) -> bool:
    """Whether the seat is not known to be out of trumps."""
    return not outlook.is_void(seat, trumps) and (
        seat is outlook.view.play.dummy or bool(outlook.out(trumps))
    )


def _ruffed(outlook: Outlook, trick: Trick, trumps: Suit) -> bool:
    """Whether the opponent before has ruffed, and could be ruffed over."""
    seat, card = trick.plays[-1]
    mine = outlook.view.hand.cards(trumps)
    return seat.side is not outlook.side and card.suit is trumps and trick.suit is not trumps and bool(mine)


def _kept(outlook: Outlook, trick: Trick, trumps: Suit) -> Finding:
    """An opponent has ruffed: who keeps the winning trump and the next one beside it wins two tricks with them."""
    ruff = trick.cards[-1]
    hand = outlook.view.hand
    mine = hand.cards(trumps)
    over = [card for card in mine if card.rank > ruff.rank]
    top = mine[0]
    second = mine[1] if len(mine) > 1 else top
    between = [card for card in outlook.against.cards(trumps) if card.rank > second.rank]
    return Finding(
        Technique.TRUMP_PROMOTION,
        trumps,
        Hand.of(card for card in hand if card.suit is not trumps),
        (
            Condition(phrase("you could ruff over the {card}", card=ruff), bool(over)),
            Condition(phrase("your {card} wins a trick in any case", card=top), outlook.is_master(top)),
            Condition(phrase("you have a second trump beside it"), len(mine) > 1),
            Condition(
                phrase("only one card that is out still beats the {card}", card=second),
                len(between) == 1,
            ),
            Condition(
                phrase("you have something else to throw"), any(card.suit is not trumps for card in hand)
            ),
        ),
        phrase(
            "{seat} has spent the {card}. How many tricks do your {trumps} win if you take it, and how many if not?",
            seat=trick.plays[-1][0],
            card=ruff,
            trumps=mine,
        ),
        phrase(
            "Do not ruff over: throw a loser, and your {card} grows up beside the {top}.",
            card=second,
            top=top,
        ),
        None,
        (),
        Hand.of((*mine, ruff)),
    )
