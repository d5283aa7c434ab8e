"""The thought of whoever leads where no technique speaks: which suit, and why."""

from __future__ import annotations

from bridgetutor.cardplay.hints.the_trick import FEW, above, named
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Card, Rank, Suit


def lead(outlook: Outlook, card: Card) -> Phrase:
    """What leading the card is for, from what is seen alone."""
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
    if outlook.is_defenders and outlook.view.dummy_hand is None:
        return phrase("A high card in {suit} may keep the lead, and lets you see dummy first.", suit=suit)
    return phrase("You have winners in {suit}: now is the time for one.", suit=suit)


def _may_be_ruffed(outlook: Outlook, suit: Suit) -> bool:
    trumps = outlook.trumps
    return trumps is not None and trumps is not suit and bool(outlook.out(trumps))


def _defenders_lead(outlook: Outlook, suit: Suit, dummys: tuple[Rank, ...]) -> Phrase:
    """For a ruff, or by where dummy sits: through its honours, or up to its weakness."""
    if _may_partner_ruff(outlook, suit):
        return phrase("Partner has no {suit:one} left: lead the suit, for a ruff.", suit=suit)
    if suit is outlook.trumps and dummys:
        return phrase("Lead a trump: dummy has {n} to ruff with, and each round takes one.", n=len(dummys))
    if outlook.turn.next is outlook.view.play.dummy and dummys[:1] >= (Rank.QUEEN,):
        return phrase("Lead through dummy's {suit}: partner plays after it, and declarer last.", suit=suit)
    if outlook.turn.next is not outlook.view.play.dummy and () < dummys[:1] < (Rank.TEN,):
        return phrase("Lead up to dummy's weakness: it has no honour in {suit}, and plays last.", suit=suit)
    if _touch(outlook.view.hand.ranks(suit)):
        return phrase("A lead from your touching honours in {suit} gives little away.", suit=suit)
    return phrase("Of all suits you lose least by leading {suit}, and may win most.", suit=suit)


def _may_partner_ruff(outlook: Outlook, suit: Suit) -> bool:
    """Whether a defender's partner has shown out of the suit, and not of trumps."""
    trumps, partner = outlook.trumps, outlook.turn.partner
    if trumps is None or suit is trumps or not outlook.out(trumps):
        return False
    return outlook.is_void(partner, suit) and not outlook.is_void(partner, trumps)


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
    higher = above(outlook, max(outlook.ours.cards(suit)))
    if 0 < len(higher) <= FEW:
        return phrase(
            "Only {cards} can beat your best in {suit}: lead the suit from {seat}.",
            cards=named(higher),
            suit=suit,
            seat=seat,
        )
    return phrase("A round of {suit} gives up least: lead the suit from {seat}.", suit=suit, seat=seat)


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
