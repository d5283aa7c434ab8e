"""Holding up in defence: the winner is kept until declarer has no card left to reach dummy's long suit."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import counted, phrase
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Trick
from bridgetutor.rules.seats import Seat


def spot(outlook: Outlook) -> Iterator[Finding]:
    """Where declarer's side leads dummy's suit and a defender has its highest card."""
    trick, declarer = outlook.trick, outlook.view.play.declarer
    if not outlook.is_defenders or not outlook.view.is_to_play or trick is None or declarer is None:
        return
    held = outlook.view.hand.cards(trick.suit)
    dummy = (outlook.view.dummy_hand or Hand()).cards(trick.suit)
    ours = trick.leader.side is outlook.side
    if (
        len(held) > 1
        and dummy
        and outlook.is_master(held[0])
        and not ours
        and trick.suit is not outlook.trumps
    ):
        yield _finding(outlook, trick, held, declarer)


def _finding(outlook: Outlook, trick: Trick, held: tuple[Card, ...], declarer: Seat) -> Finding:
    suit, rest = trick.suit, (outlook.view.dummy_hand or Hand()).cards(trick.suit)
    rounds = sum(each.suit is suit for each in outlook.view.play.complete_tricks)
    small = [card for card in held[1:] if not outlook.is_master(card)]
    chance = _declarer_is_out(outlook, suit, declarer, len(held) - 1, trick)
    return Finding(
        Technique.DEFENDERS_HOLD_UP,
        suit,
        Hand.of(small[-1:]),
        (
            Condition(
                phrase("dummy has winners in {suit} once the {card} is gone", suit=suit, card=held[0]),
                len(rest) >= _LONG,
            ),
            Condition(phrase("dummy has no entry in another suit"), not _side_entry(outlook, suit)),
            Condition(phrase("you have a small card to play"), bool(small)),
            Condition(
                phrase("declarer may still have {suit} after this trick", suit=suit),
                _may_have_more(outlook, suit, declarer),
            ),
            Condition(
                phrase("the {card} does not beat the contract now", card=held[0]), (outlook.needed or 2) > 1
            ),
            Condition(phrase("declarer may well have none left by then"), chance >= _LIKELY),
            Condition(
                phrase("the suit will not be ruffed"),
                outlook.trumps is None or not (outlook.view.dummy_hand or Hand()).length(outlook.trumps),
            ),
        ),
        phrase(
            "Dummy has {n} more {suit} and nothing outside. How would declarer reach them without your {card}?",
            n=len(rest),
            suit=suit,
            card=held[0],
        ),
        phrase("Hold up the {card} until declarer has no more {suit}.", card=held[0], suit=suit),
        counted(
            "declarer has no more than {n} card in {suit}",
            "declarer has no more than {n} cards in {suit}",
            n=rounds + len(held) - 1,
            suit=suit,
        ),
        (Price(phrase("holding up as long as you can"), chance),),
        Hand.of((held[0], *rest)),
    )


def _declarer_is_out(outlook: Outlook, suit: Suit, declarer: Seat, small: int, trick: Trick) -> float:
    """That declarer's cards of the suit are gone when the small cards that can be played first are."""
    has_played = declarer in {seat for seat, _ in trick.plays}
    return sum(outlook.odds.lengths(declarer, suit)[: small + (not has_played)])


def _may_have_more(outlook: Outlook, suit: Suit, declarer: Seat) -> bool:
    """Whether declarer may have a card of the suit when this trick is over."""
    has_played = outlook.trick is not None and declarer in {seat for seat, _ in outlook.trick.plays}
    return sum(outlook.odds.lengths(declarer, suit)[1 if has_played else 2 :]) > 0


def _side_entry(outlook: Outlook, suit: Suit) -> bool:
    """Whether dummy has an honour in another suit that is high, or next to it, and may be led to."""
    dummy = outlook.view.dummy_hand or Hand()
    others = outlook.unseen | outlook.view.hand
    return any(
        sum(other.rank > card.rank for other in others.cards(each)) <= min(1, dummy.length(each) - 1)
        for each in Suit
        if each is not suit
        for card in dummy.cards(each)[:1]
    )


_LIKELY = 0.3
_LONG = 3
"""Cards that dummy has left, with which it is worth waiting."""
