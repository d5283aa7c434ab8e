"""The question of whoever plays to a trick: who is winning it, and who plays after."""

from __future__ import annotations

from bridgetutor.cardplay.hints.the_trick import can_beat, is_ours, winning
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.play import Trick


def to_a_trick(outlook: Outlook, trick: Trick) -> Phrase:
    """Who is winning, and who plays after you."""
    best = winning(outlook, trick)
    if trick.suit not in {card.suit for card in outlook.view.legal_cards}:
        return _without_the_suit(outlook, trick, best)
    if is_ours(outlook, trick):
        return _to_our_trick(outlook, trick, best)
    if not can_beat(outlook, best):
        return phrase(
            "None of your {suit} beats the {card}. Which can you best do without?", suit=trick.suit, card=best
        )
    if len(trick.cards) == 3:
        return _playing_last(outlook, best)
    if outlook.turn.next not in outlook.hidden:
        return phrase(
            "The {card} is winning, and dummy, which you see, plays after you. Which of your {suit} could matter?",
            card=best,
            suit=trick.suit,
        )
    return _before_a_hidden_hand(outlook, trick.suit, best)


def _playing_last(outlook: Outlook, best: Card) -> Phrase:
    """Whether the trick can be spared: declarer counts what may still be lost."""
    if not outlook.is_declarers or not outlook.needed:
        return phrase("The {card} is winning and you play last. What is the trick worth to you?", card=best)
    if outlook.spare < 0:
        return phrase(
            "The {card} is winning and you play last. How few tricks need you lose from here?", card=best
        )
    if not outlook.spare:
        return phrase(
            "The {card} is winning and you play last. You cannot lose another trick: what wins it?", card=best
        )
    return counted(
        "The {card} is winning and you play last. You can still lose {n} trick: should it be this one?",
        "The {card} is winning and you play last. You can still lose {n} tricks: should this be one of them?",
        n=outlook.spare,
        card=best,
    )


def _before_a_hidden_hand(outlook: Outlook, suit: Suit, best: Card) -> Phrase:
    """Whether the suit can be won for certain; else what the missing card means."""
    seat = outlook.turn.next
    if any(outlook.is_master(card) for card in outlook.view.legal_cards):
        return phrase(
            "The {card} is winning. Can they still beat your best {suit:one}, and do you want to win now?",
            card=best,
            suit=suit,
        )
    missing = outlook.out(suit)
    if not missing or missing[0].rank < best.rank:
        return phrase(
            "The {card} is winning, and {seat} plays after you. What can {seat} hold?", card=best, seat=seat
        )
    return phrase(
        "The {card} is winning, and {seat} plays after you. What if {seat} has the {missing}, and what if not?",
        card=best,
        seat=seat,
        missing=missing[0],
    )


def _to_our_trick(outlook: Outlook, trick: Trick, best: Card) -> Phrase:
    if len(trick.cards) == 3:
        return phrase(
            "Your side's {card} is winning and you play last. Which hand should lead next, and what can you spare?",
            card=best,
        )
    if best.suit is trick.suit and outlook.is_master(best):
        return phrase(
            "No {suit:one} of theirs beats your side's {card}. Which card do you play to it, and which do you keep?",
            suit=trick.suit,
            card=best,
        )
    missing = outlook.out(trick.suit)
    if outlook.turn.next not in outlook.hidden or not missing or missing[0].rank < best.rank:
        return phrase(
            "Your side's {card} is winning, with {seat} still to play. Does it need help?",
            card=best,
            seat=outlook.turn.next,
        )
    return phrase(
        "Your side's {card} is winning, and the {missing} is out. What happens to your {card} if {seat} has it?",
        card=best,
        missing=missing[0],
        seat=outlook.turn.next,
    )


def _without_the_suit(outlook: Outlook, trick: Trick, best: Card) -> Phrase:
    has_trumps = any(card.suit is outlook.trumps for card in outlook.view.legal_cards)
    if is_ours(outlook, trick) and has_trumps and not outlook.is_master(best):
        return phrase(
            "Your side's {card} is winning so far, and you have no {suit:one} left. Would you leave the trick to it?",
            suit=trick.suit,
            card=best,
        )
    if is_ours(outlook, trick):
        return phrase(
            "Your side's {card} is winning, and you have no {suit:one} left. Which suit can spare a card?",
            suit=trick.suit,
            card=best,
        )
    if has_trumps:
        return phrase(
            "You have no {suit:one} left, and they are winning with the {card}. Is it to be ruffed?",
            suit=trick.suit,
            card=best,
        )
    return phrase(
        "They are winning with the {card}, and you have no {suit:one} left. What must you keep?",
        suit=trick.suit,
        card=best,
    )
