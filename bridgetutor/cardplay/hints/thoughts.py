"""The second degree where no technique speaks: what is to be done in which suit, and not yet with which card."""

from __future__ import annotations

from bridgetutor.cardplay.hints.leading import lead
from bridgetutor.cardplay.hints.the_trick import FEW, above, beats, can_beat, is_ours, named, winning
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.robots.equals import groups
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import SUITS_DOWN, Card, Rank, Suit
from bridgetutor.rules.play import Trick


def thought(outlook: Outlook, card: Card) -> Phrase:
    """What the card is meant to do, from what is seen alone."""
    trick = outlook.trick
    if len(groups(outlook.view)) == 1:
        return phrase("Your cards are all worth the same here: play any of them.")
    if trick is None:
        return lead(outlook, card)
    if card.suit is trick.suit:
        return _following(outlook, trick, card)
    if card.suit is outlook.trumps:
        return _ruff(outlook, trick, card)
    return _discard(outlook, trick, card)


def _following(outlook: Outlook, trick: Trick, card: Card) -> Phrase:
    best = winning(outlook, trick)
    if not beats(outlook, card, best):
        return _not_beating(outlook, trick, best)
    if len(trick.cards) == 3 and is_ours(outlook, trick):
        return phrase(
            "Overtake the {card}: the next lead should come from {seat}.", card=best, seat=outlook.turn
        )
    if len(trick.cards) == 3:
        return phrase("This trick is worth having: win it, with no higher a card than it takes.")
    if card == min(_of(outlook, trick.suit)):
        return phrase("A low card in {suit} is enough here: keep what is higher for later.", suit=trick.suit)
    if not _is_like_the_highest(outlook, card):
        return phrase(
            "A card between in {suit}: high enough to matter, and your best is kept for later.",
            suit=trick.suit,
        )
    return _high(outlook, card)


def _high(outlook: Outlook, card: Card) -> Phrase:
    """What the highest card of the suit does that a small one would not."""
    suit, higher, seat = card.suit, above(outlook, card), outlook.turn.next
    if not higher and _is_led_across(outlook):
        return phrase("Win this trick in {seat}, and go on from there.", seat=outlook.turn)
    if not higher and seat in outlook.hidden and not outlook.is_void(seat, suit):
        return phrase(
            "Take this trick in {suit}: a small card might leave it to {seat}.", suit=suit, seat=seat
        )
    if not higher:
        return phrase("Take this trick in {suit}: no {suit:one} of theirs beats your best.", suit=suit)
    if len(higher) <= FEW:
        return phrase(
            "Play high in {suit}: no {suit:one} but {cards:or} can beat yours.",
            suit=suit,
            cards=named(higher),
        )
    return phrase(
        "Play high in {suit}: {seat}, who comes next, should not win this trick cheaply.",
        suit=suit,
        seat=seat,
    )


def _is_led_across(outlook: Outlook) -> bool:
    """Whether declarer has led from the other hand to this one."""
    trick = outlook.trick
    return outlook.is_declarers and trick is not None and trick.leader is outlook.turn.partner


def _not_beating(outlook: Outlook, trick: Trick, best: Card) -> Phrase:
    seat = trick.winner(outlook.strain)
    if is_ours(outlook, trick) and len(trick.cards) == 3:
        return phrase("The {card} of {seat} has won this trick: spend nothing on it.", card=best, seat=seat)
    if is_ours(outlook, trick) and outlook.is_master(best):
        return phrase("The {card} of {seat} is high: spend nothing on it.", card=best, seat=seat)
    if is_ours(outlook, trick):
        return phrase(
            "The {card} of {seat} may win this trick by itself: spend nothing on it.", card=best, seat=seat
        )
    if not can_beat(outlook, best):
        return phrase(
            "Keep what is highest in {suit} for a later round: this trick is theirs.", suit=trick.suit
        )
    if max(_of(outlook, trick.suit)).rank < Rank.TEN:
        return phrase(
            "Play low in {suit}: your cards there will not win this trick for long.", suit=trick.suit
        )
    return phrase("Let this trick go: what you have above the {card} is worth more later.", card=best)


def _ruff(outlook: Outlook, trick: Trick, card: Card) -> Phrase:
    if len(trick.cards) == 3 or card == min(_of(outlook, card.suit)):
        return phrase("Ruff, and with no higher a trump than it takes.")
    return phrase("Ruff, and high enough: {seat} plays after you, and may ruff too.", seat=outlook.turn.next)


def _discard(outlook: Outlook, trick: Trick, card: Card) -> Phrase:
    can_ruff = any(other.suit is outlook.trumps for other in outlook.view.legal_cards)
    if can_ruff and not is_ours(outlook, trick):
        return phrase("Do not ruff: keep your trumps, and part with a card in {suit}.", suit=card.suit)
    kept = tuple(suit for suit in SUITS_DOWN if suit is not card.suit and _is_worth_keeping(outlook, suit))
    if kept and _is_worth_keeping(outlook, card.suit) and not _may_win(outlook, card):
        return phrase(
            "A lower card in {suit} can go: what may win a trick stays, there and in {kept}.",
            suit=card.suit,
            kept=kept,
        )
    if kept:
        return phrase(
            "Part with a card in {suit}: what you hold in {kept} may still win a trick.",
            suit=card.suit,
            kept=kept,
        )
    return phrase("Keep what may still win a trick: you can best part with a card in {suit}.", suit=card.suit)


def _is_worth_keeping(outlook: Outlook, suit: Suit) -> bool:
    """Whether the hand to play has a card there that may win a trick."""
    return any(_may_win(outlook, card) for card in outlook.hand(outlook.turn).cards(suit))


def _may_win(outlook: Outlook, card: Card) -> bool:
    """Whether it is an honour from the queen up, or high by now."""
    return card.rank >= Rank.QUEEN or outlook.is_master(card)


def _is_like_the_highest(outlook: Outlook, card: Card) -> bool:
    highest = max(_of(outlook, card.suit))
    return any(card in group and highest in group for group in groups(outlook.view))


def _of(outlook: Outlook, suit: Suit) -> list[Card]:
    """The legal cards of a suit."""
    return [card for card in outlook.view.legal_cards if card.suit is suit]
