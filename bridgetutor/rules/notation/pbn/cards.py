"""The play section of PBN: the cards in the order played, as far as they are legal (PBN 2.1, sections 3.6 and 3.9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Card
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation.pbn.following import Following
from bridgetutor.rules.notation.pbn.items import Item, Section, notes_of
from bridgetutor.rules.notation.record import Comment, LineFault, Note
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Cards:
    """What a play section says: the play, whose cards are in the order played, and what cannot follow as written."""

    play: Play
    notes: tuple[Note, ...]
    comments: tuple[Comment, ...]
    rest: tuple[str, ...]
    faults: tuple[LineFault, ...]
    won: tuple[int, int]
    """The complete tricks of North–South and of East–West."""
    has_end: bool
    """Whether the play is marked as ended, by *."""
    has_plus: bool
    """Whether a card is still to come."""


def read_cards(section: Section, following: Following, first: Seat, texts: dict[int, str]) -> Cards:
    """The cards of a play that has not begun, up to the first that cannot be.

    Each four entries are a trick, in columns from the seat `first` on; "-" and "+" stand for a card not played. Not
    every program keeps to the columns: the deal tells whose a card is, and unknown hands go by column.
    """
    reading = _Reading(section, following, first, texts)
    entries = section.items if section.end is None else section.items[: section.end]
    for start in range(0, len(entries), 4):
        reading.take(entries[start : start + 4])
    reading.take_late([] if section.end is None else section.items[section.end :])
    return reading.result


_Trick: TypeAlias = dict[Seat, Item]


class _Reading:
    """The state while a play is read."""

    def __init__(self, section: Section, following: Following, first: Seat, texts: dict[int, str]) -> None:
        self._section, self._texts = section, texts
        self._columns = tuple(first.after(i) for i in range(4))
        self._following = following
        self._notes: list[Note] = []
        self._comments = [Comment(words, "Play") for words in section.comments]
        self._rest: list[str] = []
        self._faults: list[LineFault] = []

    @property
    def result(self) -> Cards:
        """All that has been read, notes and comments in the order of the cards."""
        return Cards(
            self._following.play,
            tuple(sorted(self._notes, key=lambda note: note.index)),
            tuple(sorted(self._comments, key=lambda comment: comment.index)),
            tuple(self._rest),
            tuple(self._faults),
            (self._following.won[0], self._following.won[1]),
            self._section.end is not None,
            self._section.has_plus,
        )

    def take(self, entries: Sequence[Item]) -> None:
        """Reads a trick."""
        before = len(self._following.cards)
        played = [item for item in entries if not item.is_skip]
        if self._rest:
            self._keep(played)
        elif played:
            self._take_trick(entries, played)
        for item in entries:
            if item.signs or item.comments or item.is_alerted:
                self._add_words(item, before)

    def take_late(self, items: Sequence[Item]) -> None:
        """Reads what stands after the mark of the end."""
        for item in items:
            if not item.is_skip:
                self._fault(item, phrase("“{text}” stands after the end of the play", text=item.as_written))
                self._rest.append(item.as_written)
            self._add_words(item, len(self._following.cards))

    def _take_trick(self, entries: Sequence[Item], played: Sequence[Item]) -> None:
        try:
            trick = self._by_seat(entries, played)
        except _Unreadable as error:
            self._fault(error.item, error.says)
            self._keep(played, told=error.item)
            return
        while trick:
            seat = self._following.turn
            item = trick.pop(seat, None)
            if item is None:
                self._miss(seat, tuple(trick.values()))
                return
            if not self._take_card(item):
                self._keep(sorted([item, *trick.values()], key=lambda left: left.offset), told=item)
                return

    def _by_seat(self, entries: Sequence[Item], played: Sequence[Item]) -> _Trick:
        cards = [_card(item) for item in played]
        columns = [self._columns[i] for i, item in enumerate(entries) if not item.is_skip]
        owners = [self._following.holder(card, column) for card, column in zip(cards, columns, strict=True)]
        seats = owners if len(set(owners)) == len(owners) else columns
        return dict(zip(seats, played, strict=True))

    def _take_card(self, item: Item) -> bool:
        """Plays a card; False, with a fault unless its irregularity is marked, where it cannot be played."""
        card = _card(item)
        says = self._following.add(card)
        if says is not None and not item.irregular:
            self._fault(item, says)
        elif says is None and item.irregular:
            self._fault(item, phrase("{card} is marked as irregular, and is not", card=card))
        return says is None

    def _miss(self, seat: Seat, items: Sequence[Item]) -> None:
        """Cards of a trick are there, but not the one whose turn it is."""
        if not items[0].irregular:
            card = _card(items[0])
            says = phrase("{card} cannot be played yet: it is {seat}'s turn", card=card, seat=seat)
            self._fault(items[0], says)
        self._keep(items)

    def _keep(self, items: Sequence[Item], told: Item | None = None) -> None:
        """More of the cards that cannot be followed; what is no card at all is a fault all the same."""
        for item in items:
            self._rest.append(item.as_written)
            try:
                _card(item)
            except _Unreadable as error:
                if item is not told:
                    self._fault(item, error.says)

    def _add_words(self, item: Item, before: int) -> None:
        cards = self._following.cards
        try:
            index = cards.index(_card(item), before) if not item.is_skip else len(cards) - 1
        except (_Unreadable, ValueError):
            index = len(cards) - 1
        if index >= 0:
            self._notes += notes_of(item, index, self._texts)
        self._comments += (Comment(words, "Play", index) for words in item.comments)

    def _fault(self, item: Item, says: Phrase) -> None:
        self._faults.append(LineFault(self._section.line(item), says))


class _Unreadable(Exception):
    """An item that is no card."""

    def __init__(self, item: Item, says: Phrase) -> None:
        super().__init__(str(says))
        self.item, self.says = item, says


def _card(item: Item) -> Card:
    try:
        return parsed(item.text)
    except BridgeError as error:
        raise _Unreadable(item, error.fault.says) from error


@lru_cache(maxsize=1024)
def parsed(text: str) -> Card:
    """The card of a text. Raises `NotationError`."""
    return Card.parse(text)
