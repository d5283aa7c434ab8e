"""Sure tricks: the winners that are left are enough, and can be cashed one after the other."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.cashing import Cashing
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques.finding import Condition, Finding
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.hands import Hand


def spot(outlook: Outlook) -> Iterator[Finding]:
    """Once, where declarer is to lead and the contract still wants tricks."""
    if outlook.is_to_lead and outlook.needed and outlook.winners:
        yield _finding(outlook, outlook.needed)


def _finding(outlook: Outlook, needed: int) -> Finding:
    cashing, lead = Cashing.of(outlook), outlook.hand(outlook.turn)
    enough = outlook.winners >= needed
    runs = enough and cashing.tricks(lead, outlook.hand(outlook.turn.partner), outlook.unseen) >= needed
    cards = [card for card in lead if runs and cashing.from_card(outlook, outlook.turn, card.index) >= needed]
    suit = cards[0].suit if cards and all(card.suit is cards[0].suit for card in cards) else None
    return Finding(
        Technique.SURE_TRICKS,
        suit,
        Hand.of(cards),
        (
            Condition(phrase("the tricks from the top are enough"), enough),
            Condition(
                phrase("they can be cashed from here, without a trump or an entry missing"),
                runs or not enough,
            ),
        ),
        _question(outlook, needed),
        _plan(cards, needed),
        key_cards=Hand.of(
            card for seat in outlook.our_seats for s in Suit for card in outlook.masters(seat, s)
        ),
    )


def _question(outlook: Outlook, needed: int) -> Phrase:
    strongest = max(Suit, key=lambda suit: (outlook.sure_tricks(suit), suit))
    sure = outlook.sure_tricks(strongest)
    if sure >= needed:
        return counted(
            "The trick that you need is there in {suit}. Which hand must lead to it?",
            "The {n} tricks that you need are there in {suit} alone. Which hand must lead to them?",
            n=needed,
            suit=strongest,
        )
    return phrase(
        "You need {needed} more tricks, {sure} of them from the top in {suit}. Which suits have the rest?",
        needed=needed,
        suit=strongest,
        sure=sure,
    )


def _plan(cards: list[Card], needed: int) -> Phrase:
    if not cards:
        return counted("Sure tricks: cash {n}.", "Sure tricks: cash {n}.", n=needed)
    return counted(
        "Sure tricks: cash {n}, in an order that leaves none behind; the {cards:or} can begin.",
        "Sure tricks: cash {n}, in an order that leaves none behind; the {cards:or} can begin.",
        n=needed,
        cards=tuple(cards[:4]),
    )
