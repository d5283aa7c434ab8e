"""Sure tricks: the winners that are left are enough, and can be cashed one after the other."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.cashing import Cashing
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques.finding import Condition, Finding
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import SUITS_DOWN, Suit
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
        _plan(outlook, needed),
        key_cards=Hand.of(
            card for seat in outlook.our_seats for s in Suit for card in outlook.masters(seat, s)
        ),
    )


def _question(outlook: Outlook, needed: int) -> Phrase:
    if _has_begun(outlook) and needed > 1:
        return _to_go_on(outlook, outlook.view.play.complete_tricks[-1].suit, needed)
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


def _to_go_on(outlook: Outlook, suit: Suit, needed: int) -> Phrase:
    """Whether the suit that was led last has more to give, and what comes after it."""
    if not outlook.sure_tricks(suit):
        return phrase(
            "No winner is left in {suit}, and you need {needed} more. Which suit that you can reach has one?",
            suit=suit,
            needed=needed,
        )
    return counted(
        "You need {needed} more, and {suit} have {n} winner left. In which hand will you be after it?",
        "You need {needed} more, and {suit} have {n} winners left. In which hand will you be after the last?",
        n=outlook.sure_tricks(suit),
        suit=suit,
        needed=needed,
    )


def _has_begun(outlook: Outlook) -> bool:
    """Whether the last trick was such a one."""
    *_, last = outlook.view.play.complete_tricks or (None,)
    return (
        last is not None
        and last.leader.side is outlook.side
        and last.winner(outlook.strain).side is outlook.side
    )


def _plan(outlook: Outlook, needed: int) -> Phrase:
    suits = tuple(suit for suit in SUITS_DOWN if outlook.sure_tricks(suit))
    if _has_begun(outlook):
        return counted(
            "Go on cashing: one more sure trick, in {suits:or}, and you are home.",
            "Go on cashing: {n} more sure tricks, in {suits}, and you are home.",
            n=needed,
            suits=suits,
        )
    return counted(
        "You need no more than you have: cash the sure trick, in {suits:or}.",
        "You need no more than you have: cash your sure tricks, in {suits}, and of each suit the high cards of the "
        "shorter hand first.",
        n=needed,
        suits=suits,
    )
