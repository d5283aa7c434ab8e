"""The second degree where no technique speaks: what is to be done in which suit, and not yet with which card."""

from __future__ import annotations

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.robots.equals import groups
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.rules.play import Trick


def thought(outlook: Outlook, card: Card) -> Phrase:
    """What the card is meant to do, from what is seen alone."""
    trick = outlook.trick
    if len(groups(outlook.view)) == 1:
        return phrase("Your cards are all worth the same here: play any of them.")
    if trick is None:
        return _lead(outlook, card)
    if card.suit is trick.suit:
        return _following(outlook, trick, card)
    if card.suit is outlook.trumps:
        return _ruff(outlook, trick, card)
    return _discard(outlook, trick, card)


def winning(outlook: Outlook, trick: Trick) -> Card:
    """The card that wins the trick so far."""
    return dict(trick.plays)[trick.winner(outlook.strain)]


def is_ours(outlook: Outlook, trick: Trick) -> bool:
    """Whether the side to play is winning the trick so far."""
    return trick.winner(outlook.strain).side is outlook.turn.side


def can_beat(outlook: Outlook, best: Card) -> bool:
    """Whether a card that may be played beats the one that wins so far."""
    return any(_beats(outlook, card, best) for card in outlook.view.legal_cards)


def _lead(outlook: Outlook, card: Card) -> Phrase:
    if outlook.is_master(card) and _has_just_won(outlook, card.suit):
        return phrase("Go on with {suit}: there is another winner.", suit=card.suit)
    if outlook.is_master(card) and card.suit is not outlook.trumps:
        return phrase("You have winners in {suit}: now is the time for one.", suit=card.suit)
    if outlook.is_declarers:
        return _declarers_lead(outlook, card.suit)
    if outlook.view.dummy_hand is None:
        return phrase("A lead in {suit} risks least for what it may bring.", suit=card.suit)
    return phrase("Of all suits you lose least by leading {suit}, and may win most.", suit=card.suit)


def _declarers_lead(outlook: Outlook, suit: Suit) -> Phrase:
    """Of a card that is not high itself."""
    seat = outlook.turn
    if _is_ruffed_by_partner(outlook, suit):
        return phrase("Lead {suit}, for {seat} to ruff.", suit=suit, seat=seat.partner)
    if suit is outlook.trumps:
        return phrase("It is time for trumps, from {seat}.", seat=seat)
    if outlook.masters(seat.partner, suit):
        return phrase("Go over to {seat} in {suit}: there is a winner.", seat=seat.partner, suit=suit)
    return phrase("No suit has more to offer than {suit}: lead it from {seat}.", suit=suit, seat=seat)


def _has_just_won(outlook: Outlook, suit: Suit) -> bool:
    """Whether the side has led the suit to the last trick, and won it."""
    tricks = outlook.view.play.complete_tricks
    if not tricks:
        return False
    last = tricks[-1]
    won = last.winner(outlook.strain).side is outlook.side
    return won and last.suit is suit and last.leader.side is outlook.side


def _is_ruffed_by_partner(outlook: Outlook, suit: Suit) -> bool:
    other = outlook.hand(outlook.turn.partner)
    trumps = outlook.trumps
    return trumps is not None and bool(other.length(trumps)) and not other.length(suit)


def _following(outlook: Outlook, trick: Trick, card: Card) -> Phrase:
    best = winning(outlook, trick)
    if not _beats(outlook, card, best):
        return _not_beating(outlook, trick, best)
    if len(trick.cards) == 3:
        return phrase("This trick is worth having: win it, with no higher a card than it takes.")
    if card == min(_of(outlook, trick.suit)):
        return phrase("A low card in {suit} is enough here: keep what is higher for later.", suit=trick.suit)
    if not _is_like_the_highest(outlook, card):
        return phrase(
            "A card between in {suit}: high enough to matter, and your best is kept for later.",
            suit=trick.suit,
        )
    return phrase(
        "Play high in {suit}: {seat}, who comes next, should not win this trick cheaply.",
        suit=trick.suit,
        seat=outlook.turn.next,
    )


def _not_beating(outlook: Outlook, trick: Trick, best: Card) -> Phrase:
    seat = trick.winner(outlook.strain)
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
    return phrase("Keep what may still win a trick: you can best part with a card in {suit}.", suit=card.suit)


def _is_like_the_highest(outlook: Outlook, card: Card) -> bool:
    highest = max(_of(outlook, card.suit))
    return any(card in group and highest in group for group in groups(outlook.view))


def _of(outlook: Outlook, suit: Suit) -> list[Card]:
    """The legal cards of a suit."""
    return [card for card in outlook.view.legal_cards if card.suit is suit]


def _beats(outlook: Outlook, card: Card, best: Card) -> bool:
    if best.suit is not card.suit:
        return card.suit is outlook.trumps
    return card.rank > best.rank
