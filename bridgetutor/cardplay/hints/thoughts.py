"""The second degree where no technique speaks: what is to be done in which suit, and not yet with which card."""

from __future__ import annotations

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.robots.equals import groups
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import SUITS_DOWN, Card, Rank, Suit
from bridgetutor.rules.play import Trick

FEW = 2
"""So many cards that beat ours are named; of more it is only said who may have them."""


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
    if outlook.is_master(card) and (card.suit is not outlook.trumps or _has_just_won(outlook, card.suit)):
        return _winner(outlook, card.suit)
    if outlook.is_declarers:
        return _declarers_lead(outlook, card.suit)
    if outlook.view.dummy_hand is None:
        return phrase("A lead in {suit} risks least for what it may bring.", suit=card.suit)
    return _defenders_lead(outlook, card.suit, outlook.view.dummy_hand.ranks(card.suit))


def _winner(outlook: Outlook, suit: Suit) -> Phrase:
    if outlook.is_declarers and not outlook.out(suit) and not _may_be_ruffed(outlook, suit):
        return phrase(
            "They have no {suit:one} left: play yours, and watch what they must throw on it.", suit=suit
        )
    if _has_just_won(outlook, suit):
        return phrase("Go on with {suit}: there is another winner.", suit=suit)
    return phrase("You have winners in {suit}: now is the time for one.", suit=suit)


def _may_be_ruffed(outlook: Outlook, suit: Suit) -> bool:
    trumps = outlook.trumps
    return trumps is not None and trumps is not suit and bool(outlook.out(trumps))


def _defenders_lead(outlook: Outlook, suit: Suit, dummys: tuple[Rank, ...]) -> Phrase:
    """By where dummy sits: through its honours, or up to its weakness."""
    if outlook.turn.next is outlook.view.play.dummy and dummys[:1] >= (Rank.QUEEN,):
        return phrase("Lead through dummy's {suit}: partner plays after it, and declarer last.", suit=suit)
    if outlook.turn.next is not outlook.view.play.dummy and () < dummys[:1] < (Rank.TEN,):
        return phrase("Lead up to dummy's weakness: it has no honour in {suit}, and plays last.", suit=suit)
    if _touch(outlook.view.hand.ranks(suit)):
        return phrase("A lead from your touching honours in {suit} gives little away.", suit=suit)
    return phrase("Of all suits you lose least by leading {suit}, and may win most.", suit=suit)


def _touch(ranks: tuple[Rank, ...]) -> bool:
    return len(ranks) > 1 and ranks[0] > Rank.TEN and ranks[0] - ranks[1] == 1


def _declarers_lead(outlook: Outlook, suit: Suit) -> Phrase:
    """Of a card that is not high itself."""
    seat = outlook.turn
    if _is_ruffed_by_partner(outlook, suit):
        return phrase("Lead {suit}, for {seat} to ruff.", suit=suit, seat=seat.partner)
    if suit is outlook.trumps:
        return counted(
            "It is time for trumps, from {seat}: {n} is still out.",
            "It is time for trumps, from {seat}: {n} are still out.",
            n=len(outlook.out(suit)),
            seat=seat,
        )
    if outlook.masters(seat.partner, suit):
        return phrase("Go over to {seat} in {suit}: there is a winner.", seat=seat.partner, suit=suit)
    above = _above(outlook, max(outlook.ours.cards(suit)))
    if 0 < len(above) <= FEW:
        return phrase(
            "Only {cards} can beat your best in {suit}: lead the suit from {seat}.",
            cards=_named(above),
            suit=suit,
            seat=seat,
        )
    return phrase("A round of {suit} gives up least: lead the suit from {seat}.", suit=suit, seat=seat)


def _above(outlook: Outlook, card: Card) -> tuple[Card, ...]:
    """The cards of opponents that may beat this one of their suit, highest first."""
    return tuple(other for other in outlook.against.cards(card.suit) if other.rank > card.rank)


def _named(cards: tuple[Card, ...]) -> tuple[Phrase, ...]:
    return tuple(phrase("the {card}", card=card) for card in cards)


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
    if len(trick.cards) == 3 and is_ours(outlook, trick):
        return phrase("Overtake the {card}: the next lead should come from {seat}.", card=best, seat=outlook.turn)
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
    suit, above, seat = card.suit, _above(outlook, card), outlook.turn.next
    if not above and seat in outlook.hidden and not outlook.is_void(seat, suit):
        return phrase(
            "Take this trick in {suit}: a small card might leave it to {seat}.", suit=suit, seat=seat
        )
    if not above:
        return phrase("Take this trick in {suit}: no {suit:one} of theirs beats your best.", suit=suit)
    if len(above) <= FEW:
        return phrase(
            "Play high in {suit}: no {suit:one} but {cards:or} can beat yours.",
            suit=suit,
            cards=_named(above),
        )
    return phrase(
        "Play high in {suit}: {seat}, who comes next, should not win this trick cheaply.",
        suit=suit,
        seat=seat,
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
    kept = tuple(suit for suit in SUITS_DOWN if suit is not card.suit and _is_worth_keeping(outlook, suit))
    if kept:
        return phrase(
            "Part with a card in {suit}: what you hold in {kept} may still win a trick.",
            suit=card.suit,
            kept=kept,
        )
    return phrase("Keep what may still win a trick: you can best part with a card in {suit}.", suit=card.suit)


def _is_worth_keeping(outlook: Outlook, suit: Suit) -> bool:
    """Whether the hand to play has an honour there, or a card that is high by now."""
    return any(
        card.rank >= Rank.QUEEN or outlook.is_master(card) for card in outlook.hand(outlook.turn).cards(suit)
    )


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
