"""The auction and play sections of PBN: calls and cards with notes, as far as they are legal."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import TypeAlias

from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import PASS, Auction, parse_call
from bridgetutor.rules.cards import Card
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation.pbn.tokens import Row
from bridgetutor.rules.notation.record import LineFault, Note
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat

_ITEM = re.compile(
    r"""
      =(?P<note>\d{1,9})=
    | (?P<mark> \$\d+ | [!?]+ )
    | (?P<end> \* )
    | (?P<skip> -+ | \+ )
    | (?P<word> [^\s=!?$*+\-]+ ) \*?
    | (?P<stray> \S )
    """,
    re.VERBOSE,
)


@dataclass(frozen=True, slots=True)
class Item:
    """A call or card as it is written, "-" for none, "+" for the next; `notes` are the numbers of its notes."""

    text: str
    line: int
    notes: tuple[int, ...] = ()

    @property
    def is_skip(self) -> bool:
        """Whether nothing is called or played at this place."""
        return not self.text.strip("-+")


def items(rows: Sequence[Row]) -> Iterator[Item]:
    """The calls or cards of a section up to its end mark, with the note references that follow each.

    Alerts and judgements ("*", "!", "?", "$1") are left out.
    """
    waiting: Item | None = None
    for found, line in ((found, row.line) for row in rows for found in _ITEM.finditer(row.text)):
        if found["end"]:
            break
        if found["note"] and waiting is not None:
            waiting = Item(waiting.text, waiting.line, (*waiting.notes, int(found["note"])))
        elif not found["mark"] and not found["note"]:
            if waiting is not None:
                yield waiting
            waiting = Item(found[0].removesuffix("*"), line)
    if waiting is not None:
        yield waiting


@dataclass(frozen=True, slots=True)
class Calls:
    """What an auction section says."""

    auction: Auction
    notes: tuple[Note, ...]
    fault: LineFault | None = None


def read_calls(rows: Sequence[Row], first: Seat, notes: Mapping[int, str]) -> Calls:
    """The calls, up to the first that cannot be. The first column is the seat `first`: "-" stands before the dealer."""
    entries = list(takewhile(lambda item: item.text != "+", items(rows)))
    skipped = len(list(takewhile(lambda item: item.is_skip, entries)))
    auction = Auction(first.after(skipped))
    spoken: list[Note] = []
    for item in entries[skipped:]:
        index = len(auction.calls)
        try:
            auction = _with_entry(auction, item.text)
        except BridgeError as error:
            return Calls(auction, tuple(spoken), LineFault(item.line, error.fault.says))
        spoken += _notes(item, index, notes)
    return Calls(auction, tuple(spoken))


def _notes(item: Item, index: int, notes: Mapping[int, str]) -> Iterator[Note]:
    return (Note(index, notes[number]) for number in item.notes if number in notes)


def _with_entry(auction: Auction, text: str) -> Auction:
    """The auction with one call more, or with all the passes that end it, which are written AP."""
    if text.upper() != "AP":
        return auction.after(parse_call(text))
    while not auction.is_over:
        auction = auction.after(PASS)
    return auction


@dataclass(frozen=True, slots=True)
class Cards:
    """What a play section says: the play, whose cards are in the order played."""

    play: Play
    notes: tuple[Note, ...] = ()
    fault: LineFault | None = None


def read_cards(rows: Sequence[Row], play: Play, first: Seat, notes: Mapping[int, str]) -> Cards:
    """The cards of a play that has not begun, up to the first that cannot be.

    Each four entries are a trick, in columns from the seat `first` on; "-" and "+" stand for a card not played.
    """
    entries = list(items(rows))
    cards = Cards(play)
    for start in range(0, len(entries), 4):
        try:
            trick = _by_seat(entries[start : start + 4], play.deal, first)
        except _Unreadable as error:
            return Cards(cards.play, cards.notes, error.fault)
        cards = _with_trick(cards, trick, notes)
        if cards.fault is not None:
            return cards
    return cards


class _Unreadable(Exception):
    """An entry that is no card."""

    def __init__(self, fault: LineFault) -> None:
        super().__init__(str(fault))
        self.fault = fault


_Trick: TypeAlias = dict[Seat, tuple[Card, Item]]


def _by_seat(entries: Sequence[Item], deal: Deal, first: Seat) -> _Trick:
    """Who played what: the deal tells, for not every program keeps to the columns; unknown hands go by column."""
    played = [(first.after(i), _card(item), item) for i, item in enumerate(entries) if not item.is_skip]
    by_deal = {_owner(card, deal, column): (card, item) for column, card, item in played}
    if len(by_deal) == len(played):
        return by_deal
    return {column: (card, item) for column, card, item in played}


def _owner(card: Card, deal: Deal, column: Seat) -> Seat:
    holder = deal.holder(card)
    return column if holder is None else holder


def _card(item: Item) -> Card:
    try:
        return Card.parse(item.text)
    except BridgeError as error:
        raise _Unreadable(LineFault(item.line, error.fault.says)) from error


def _with_trick(cards: Cards, trick: _Trick, notes: Mapping[int, str]) -> Cards:
    play, spoken = cards.play, list(cards.notes)
    while trick:
        seat = play.turn
        if seat not in trick:
            card, item = next(iter(trick.values()))
            says = phrase("{card} cannot be played yet: it is {seat}'s turn", card=card, seat=seat)
            return Cards(play, tuple(spoken), LineFault(item.line, says))
        card, item = trick.pop(seat)
        fault = play.fault(card)
        if fault is not None:
            return Cards(play, tuple(spoken), LineFault(item.line, fault.says))
        spoken += _notes(item, len(play.cards), notes)
        play = play.after(card)
    return Cards(play, tuple(spoken))
