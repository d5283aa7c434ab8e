"""The first degree of a hint: a question to ask oneself, about this hand and no other."""

from __future__ import annotations

from collections.abc import Sequence

from bridgetutor.cardplay.hints.to_a_trick import to_a_trick
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.robots.equals import groups
from bridgetutor.cardplay.techniques import Finding, at_hand
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import SUITS_DOWN, Card, Suit
from bridgetutor.rules.seats import Seat

FEW = 2
"""So many suits are named as the only ones."""


def first_question(outlook: Outlook) -> Phrase:
    """What to ask oneself now, at once and without a solver. Later degrees may lead elsewhere, if that is better."""
    findings = at_hand(outlook)
    return question_of(outlook, findings[0] if findings else None)


def question_of(outlook: Outlook, finding: Finding | None) -> Phrase:
    """The question of a technique; where there is none, that of the moment."""
    if len(groups(outlook.view)) == 1:
        return _without_choice(outlook, next(iter(outlook.view.legal_cards)))
    if is_before_the_first_card(outlook) and outlook.needed is not None:
        return _count(outlook, outlook.needed)
    if finding is not None:
        return finding.question
    if outlook.trick is not None:
        return to_a_trick(outlook, outlook.trick)
    return _of_declarer(outlook) if outlook.is_declarers else _of_defender(outlook)


def is_before_the_first_card(outlook: Outlook) -> bool:
    """Whether dummy has come down and declarer has played nothing yet: the time to make a plan."""
    return outlook.is_declarers and len(outlook.view.play.cards) == 1


def _count(outlook: Outlook, needed: int) -> Phrase:
    """At notrump winners are counted, with trumps losers beside them."""
    led = outlook.view.play.cards[0]
    if outlook.trumps is None:
        return phrase(
            "The {card} is led, and you need {needed} tricks. How many are yours from the top, suit by suit?",
            card=led,
            needed=needed,
        )
    losers = outlook.view.play.size - needed
    if not losers:
        return phrase("The {card} is led, and every trick must be yours. Where might one be lost?", card=led)
    return counted(
        "The {card} is led, and you can afford {n} loser. Which have you, and how can you be rid of the others?",
        "The {card} is led, and you can afford {n} losers. Which have you, and how can you be rid of one?",
        n=losers,
        card=led,
    )


def _without_choice(outlook: Outlook, only: Card) -> Phrase:
    """Nothing to choose, but time to think about what was played."""
    plays = [play for trick in outlook.view.play.tricks for play in trick.plays]
    others = [(seat, card) for seat, card in plays if outlook.view.play.deal[seat] is None]
    if len(outlook.view.legal_cards) > 1:
        return _among_equals(others)
    if not others:
        return phrase("Only the {card} can be played. What will you do after it?", card=only)
    seat, card = others[-1]
    return phrase(
        "Only the {only} can be played. What does {seat}'s {card} tell you meanwhile?",
        only=only,
        seat=seat,
        card=card,
    )


def _among_equals(others: Sequence[tuple[Seat, Card]]) -> Phrase:
    if not others:
        return phrase("Your cards are all equal here. What will you do after this trick?")
    seat, card = others[-1]
    return phrase(
        "Your cards are all equal here. What does {seat}'s {card} tell you meanwhile?", seat=seat, card=card
    )


def _of_declarer(outlook: Outlook) -> Phrase:
    needed = outlook.needed
    if needed is None:
        return phrase("From the top you count {sure}. In which suit is there one more?", sure=outlook.winners)
    if not needed:
        return counted(
            "Your contract is home, and {n} trick is left to play. Can it still be yours?",
            "Your contract is home, and {n} tricks are left to play. Which of them can still be yours?",
            n=outlook.tricks_left,
        )
    if outlook.winners >= needed:
        return counted(
            "You need one more trick and count {sure} from the top. Which do you take?",
            "You need {n} more tricks and count {sure} from the top. Which come first, and which can wait?",
            n=needed,
            sure=outlook.winners,
        )
    if not outlook.winners:
        return counted(
            "Nothing is yours from the top, and {n} trick is needed. Which suit can give it?",
            "Nothing is yours from the top, and {n} tricks are needed. Which suits can give them?",
            n=needed,
        )
    growing = _can_grow(outlook)
    if outlook.trumps is None and 0 < len(growing) <= FEW:
        return counted(
            "From the top you count {sure}. Only {suits:or} can give the one that is missing: what must happen there?",
            "From the top you count {sure}. Only {suits} can give the {n} that are missing: what must happen there?",
            n=needed - outlook.winners,
            sure=outlook.winners,
            suits=growing,
        )
    return counted(
        "From the top you count {sure}, and one more is needed. Which suit can give it?",
        "From the top you count {sure}, and {n} more are needed. Which suits can give them?",
        n=needed - outlook.winners,
        sure=outlook.winners,
    )


def _can_grow(outlook: Outlook) -> tuple[Suit, ...]:
    """The suits in which the longer of declarer's hands has more cards than the suit has tricks from the top."""
    return tuple(
        suit
        for suit in SUITS_DOWN
        if max(outlook.hand(seat).length(suit) for seat in outlook.our_seats) > outlook.sure_tricks(suit)
    )


def _of_defender(outlook: Outlook) -> Phrase:
    """What dummy's weakest and strongest suits tell; before dummy is seen, what the own hand does."""
    dummy = outlook.view.dummy_hand
    if dummy is None:
        longest = max(Suit, key=lambda suit: (outlook.hand(outlook.view.seat).length(suit), suit))
        return phrase("What would a lead from your {suit} do, and what could it give away?", suit=longest)
    weakest = min(
        (suit for suit in Suit if suit is not outlook.trumps),
        key=lambda suit: (sum(card.rank for card in dummy.cards(suit)), suit),
    )
    needed = outlook.needed
    if needed is None:
        return phrase("Dummy is weakest in {suit}. Who profits if you lead it?", suit=weakest)
    if not needed:
        return phrase(
            "Your side has the tricks it needs, and dummy is weakest in {suit}. Where can one more come from?",
            suit=weakest,
        )
    high = sum(len(outlook.masters(outlook.turn, suit)) for suit in Suit)
    if high:
        return counted(
            "Your side needs {needed} more, and {n} card of yours is high by now. Can it wait?",
            "Your side needs {needed} more, and {n} cards of yours are high by now. Can they wait?",
            n=high,
            needed=needed,
        )
    return counted(
        "Your side still needs {n} trick, and dummy is weakest in {suit}. Where can it come from?",
        "Your side still needs {n} tricks, and dummy is weakest in {suit}. Where can they come from?",
        n=needed,
        suit=weakest,
    )
