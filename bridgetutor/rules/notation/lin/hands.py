"""Hands as LIN and the hand viewer write them: the letter of each suit before its cards, suits in any order."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import RANKS_DOWN, SUITS_DOWN, Card, Suit
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import NotationError
from bridgetutor.rules.hands import FULL_PACK, Hand
from bridgetutor.rules.notation.record import size_of
from bridgetutor.rules.seats import Seat

SEATS = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
"""The order of hands and names; the dealer's digit is the place in it, from 1."""

UNKNOWN_DEALER = "0"

_SUITS = {suit.letter: suit for suit in Suit}
_RANKS = {rank.letter: rank for rank in RANKS_DOWN}
_MD = re.compile(r"(\d?)(.*)")


@dataclass(frozen=True, slots=True)
class Dealt:
    """What `md` says: the dealer, the cards, and all that is wrong with them."""

    dealer: Seat | None = None
    deal: Deal | None = None
    faults: tuple[Phrase, ...] = ()


def parse_md(value: str) -> Dealt:
    """Dealer and deal from "3SK75H…,S…,S…,": South, West, North and perhaps East, who holds what is left."""
    digit, rest = _MD.fullmatch("".join(value.split())).groups()  # type: ignore[union-attr]  # it matches anything
    faults: list[Phrase] = []
    if digit > "4":
        faults.append(phrase("“{text}” is not a dealer: write 1 for South to 4 for East", text=digit))
    dealer = SEATS[int(digit) - 1] if "1" <= digit <= "4" else None
    if not rest:
        return Dealt(dealer, None, tuple(faults))
    texts = rest.split(",")
    if any(texts[4:]):
        faults.append(phrase("A fifth hand, {text}, belongs to nobody", text=",".join(texts[4:])))
    hands: dict[Seat, Hand | None] = {}
    for seat, text in zip(SEATS, texts, strict=False):
        hands[seat], wrong = parse_hand(text)
        faults += wrong
    deal = _completed(Deal.of(hands))
    return Dealt(dealer, deal, (*faults, *deal_faults(deal)))


def parse_hand(text: str) -> tuple[Hand | None, list[Phrase]]:
    """The cards of "SAK5H…" and what in it is none; None for an empty text. Dots as in PBN are understood too."""
    if not text.strip():
        return None, []
    if "." in text:
        try:
            return Hand.parse(text), []
        except NotationError as error:
            return None, [error.fault.says]
    return _hand(text.upper().replace("10", "T"))


def _hand(text: str) -> tuple[Hand, list[Phrase]]:
    cards: list[Card] = []
    odd, suit = "", None
    for letter in text:
        if letter in _SUITS:
            suit = _SUITS[letter]
        elif letter in _RANKS and suit is not None:
            cards.append(Card(suit, _RANKS[letter]))
        elif letter not in "- ":
            odd += letter
    faults = [phrase("“{letter}” is not a rank: write A K Q J T 9 … 2", letter=odd)] if odd else []
    hand = Hand.of(cards)
    if len(hand) < len(cards):
        twice = next(card for card in hand if cards.count(card) > 1)
        faults.append(phrase("“{text}” has {card} twice", text=text, card=twice))
    return hand, faults


def _completed(deal: Deal) -> Deal:
    """The deal with the fourth hand where three full ones are known: `with_hand_completed`, but quick."""
    known = deal.known
    rest = FULL_PACK
    for hand in known.values():
        rest -= hand
    if len(known) != 3 or len(rest) != 13 or any(len(hand) != 13 for hand in known.values()):
        return deal
    return deal.with_hand(next(seat for seat in Seat if seat not in known), rest)


def deal_faults(deal: Deal) -> tuple[Phrase, ...]:
    """What is wrong with a deal, quick to say that nothing is."""
    if len(deal.known) == 4 and all(len(hand) == 13 for hand in deal.known.values()):
        north, east, south, west = deal.known.values()
        if (north | east | south | west) == FULL_PACK:
            return ()
    return tuple(fault.says for fault in deal.faults(size_of(deal)))


def format_md(dealer: Seat | None, deal: Deal | None) -> str:
    """The value of `md`, with all four hands as far as they are known."""
    digit = UNKNOWN_DEALER if dealer is None else str(SEATS.index(dealer) + 1)
    if deal is None:
        return digit
    return digit + ",".join(format_hand(deal[seat]) for seat in SEATS)


def format_hand(hand: Hand | None) -> str:
    """The letter of each suit and its cards; nothing for an unknown hand."""
    if hand is None:
        return ""
    return "".join(suit.letter + "".join(rank.letter for rank in hand.ranks(suit)) for suit in SUITS_DOWN)
