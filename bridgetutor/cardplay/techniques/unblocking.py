"""Unblocking: high cards of the short hand are played first, or thrown, so that the lead can stay in the long one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridgetutor.cardplay.cashing import Cashing
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques.finding import Condition, Finding
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.hands import NO_CARDS, Hand
from bridgetutor.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class _Block:
    """A suit that runs, with high cards in the shorter hand."""

    suit: Suit
    long: Seat
    high: tuple[Card, ...]
    """The shorter hand's cards that would take the lead from the long hand's small ones."""
    tricks: int

    @property
    def short(self) -> Seat:
        return self.long.partner


def spot(outlook: Outlook) -> Iterator[Finding]:
    """In each suit that is solid between two hands of unequal length."""
    for suit in Suit:
        (short, _), (length, long) = sorted((outlook.hand(s).length(suit), s) for s in outlook.our_seats)
        high = outlook.masters(long.partner, suit)
        if 0 < short < length and high and outlook.sure_tricks(suit) > short:
            yield _finding(outlook, _Block(suit, long, high, outlook.sure_tricks(suit)))


def _finding(outlook: Outlook, block: _Block) -> Finding:
    cards = _cards(outlook, block)
    return Finding(
        Technique.UNBLOCKING,
        block.suit,
        cards,
        (
            Condition(
                counted(
                    "the high card of {seat} would win a round that {other} should win",
                    "the high cards of {seat} would win rounds that {other} should win",
                    n=len(block.high),
                    seat=block.short,
                    other=block.long,
                ),
                _is_blocked(outlook, block),
            ),
            Condition(
                phrase("a trick is lost when the suit is played in another order"),
                _costs(outlook, block, cards),
            ),
            Condition(phrase("the tricks are still wanted"), outlook.needed is None or outlook.needed > 0),
        ),
        _question(block),
        _plan(block),
        key_cards=Hand.of(block.high),
    )


def _is_blocked(outlook: Outlook, block: _Block) -> bool:
    """Whether the short hand's lowest card beats the long hand's: played last, it keeps the lead."""
    lowest = outlook.hand(block.long).cards(block.suit)[-1]
    return block.high[-1].rank > lowest.rank


def _cards(outlook: Outlook, block: _Block) -> Hand:
    """The high cards, where the short hand is to lead, or to follow to its partner's winner."""
    trick = outlook.trick
    if not outlook.view.is_to_play or outlook.turn is not block.short:
        return NO_CARDS
    if trick is None:
        return Hand.of(block.high)
    led = trick.cards[0]
    partners = trick.leader is block.long and led.suit is block.suit and outlook.is_master(led)
    return Hand.of(block.high) if partners else NO_CARDS


def _costs(outlook: Outlook, block: _Block, cards: Hand) -> bool:
    """Whether what can be cashed after a high card is more than after another card of the suit."""
    cashing = Cashing.of(outlook)
    mine, partners = outlook.hand(block.short), outlook.hand(block.long)
    if not cards:
        return False
    if outlook.trick is None:
        return _costs_on_lead(outlook, block, cashing)
    low = mine.cards(block.suit)[-1]
    after = {
        card: cashing.tricks(partners, mine.without(card), outlook.unseen)
        if card.rank < outlook.trick.cards[0].rank
        else cashing.tricks(mine.without(card), partners, outlook.unseen)
        for card in (block.high[0], low)
    }
    return after[block.high[0]] > after[low] and low not in block.high


def _costs_on_lead(outlook: Outlook, block: _Block, cashing: Cashing) -> bool:
    """Whether a winner elsewhere, or a small card of the suit, leaves fewer tricks than the high card does."""
    best = max(cashing.from_card(outlook, block.short, card.index) for card in block.high)
    others = [
        card
        for card in outlook.hand(block.short)
        if card not in block.high
        and (card.suit is block.suit or outlook.is_master(card) or _leads_to_winner(outlook, card))
    ]
    return any(cashing.from_card(outlook, block.short, card.index) in range(1, best) for card in others)


def _leads_to_winner(outlook: Outlook, card: Card) -> bool:
    return bool(outlook.masters(outlook.turn.partner, card.suit))


def _question(block: _Block) -> Phrase:
    return counted(
        "{suit:capital} can give {n} trick. In which hand will the lead be after {short} has followed "
        "for the last time?",
        "{suit:capital} can give {n} tricks. In which hand will the lead be after {short} has followed "
        "for the last time?",
        n=block.tricks,
        suit=block.suit,
        short=block.short,
    )


def _plan(block: _Block) -> Phrase:
    return phrase(
        "Unblock in {suit}: first what is high in {short}, which is shorter, so that {long} can run the rest.",
        suit=block.suit,
        short=block.short,
        long=block.long,
    )
