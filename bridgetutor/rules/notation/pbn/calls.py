"""The auction section of PBN: the calls, as far as they are legal (PBN 2.1, sections 3.5 and 3.9)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import PASS, Auction, Call, parse_call
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation.pbn.bidding import Bidding
from bridgetutor.rules.notation.pbn.items import Item, Section, notes_of
from bridgetutor.rules.notation.record import Comment, LineFault, Note
from bridgetutor.rules.seats import Seat

ALL_PASS = "AP"
"""All the passes that end the auction."""


@dataclass(frozen=True, slots=True)
class Calls:
    """What an auction section says; `rest` are the calls that cannot follow, as they are written."""

    auction: Auction
    notes: tuple[Note, ...]
    comments: tuple[Comment, ...]
    rest: tuple[str, ...]
    faults: tuple[LineFault, ...]
    has_plus: bool = False
    """Whether a call is still to come."""


def read_calls(section: Section, first: Seat, texts: dict[int, str]) -> Calls:
    """The calls, up to the first that cannot be. The first column is the seat `first`: "-" stands before the dealer."""
    skipped = list(takewhile(lambda item: item.text[:1] == "-", section.items))
    reading = _Reading(section, first.after(len(skipped)), texts)
    early = (*section.comments, *(words for item in skipped for words in item.comments))
    reading.comments += (Comment(words, "Auction") for words in early)
    for place, item in enumerate(section.items[len(skipped) :], start=len(skipped)):
        reading.take(item, has_ended=section.end is not None and place >= section.end)
    return reading.result


class _Reading:
    """The state while an auction is read."""

    def __init__(self, section: Section, dealer: Seat, texts: dict[int, str]) -> None:
        self.comments: list[Comment] = []
        self._section, self._texts = section, texts
        self._bidding = Bidding(dealer)
        self._notes: list[Note] = []
        self._rest: list[str] = []
        self._faults: list[LineFault] = []
        self._has_plus = False

    @property
    def result(self) -> Calls:
        """All that has been read."""
        comments, notes = tuple(self.comments), tuple(self._notes)
        return Calls(
            self._bidding.auction, notes, comments, tuple(self._rest), tuple(self._faults), self._has_plus
        )

    def take(self, item: Item, *, has_ended: bool) -> None:
        """Reads one item: a call, all the passes, the mark of the call to come, or what cannot be followed."""
        index = len(self._bidding.calls)
        if item.text == "+":
            self._has_plus = True
        elif has_ended or self._has_plus:
            self._take_late(item)
        elif self._rest or not item.text:
            self._keep(item)
        else:
            self._take_call(item)
        last = len(self._bidding.calls) - 1
        if (item.signs or item.is_alerted) and last >= 0:
            self._notes += notes_of(item, min(index, last), self._texts)
        if item.comments:
            self.comments += (Comment(words, "Auction", last) for words in item.comments)

    def _take_late(self, item: Item) -> None:
        if not item.is_skip:
            self._fault(item, phrase("“{text}” stands after the end of the auction", text=item.as_written))
            self._rest.append(item.as_written)

    def _keep(self, item: Item) -> None:
        """One more of the calls that cannot be followed; what is no call at all is a fault all the same."""
        self._rest.append(item.as_written)
        if item.text and item.text.upper() != ALL_PASS:
            try:
                parsed(item.text)
            except BridgeError as error:
                self._fault(item, error.fault.says)

    def _take_call(self, item: Item) -> None:
        if item.text.upper() == ALL_PASS:
            self._pass_out(item)
            return
        try:
            says = self._bidding.fault(parsed(item.text))
        except BridgeError as error:
            says, item.irregular = error.fault.says, ""
        if says is not None:
            self._rest.append(item.as_written)
            if not item.irregular:
                self._fault(item, says)
            return
        self._bidding.add(parsed(item.text))
        if item.irregular:
            self._fault(item, phrase("{call} is marked as insufficient, and is not", call=parsed(item.text)))

    def _pass_out(self, item: Item) -> None:
        if self._bidding.is_over:
            self._fault(item, phrase("The auction is over"))
            self._rest.append(item.as_written)
        while not self._bidding.is_over:
            self._bidding.add(PASS)

    def _fault(self, item: Item, says: Phrase) -> None:
        self._faults.append(LineFault(self._section.line(item), says))


@lru_cache(maxsize=512)
def parsed(text: str) -> Call:
    """The call of a text. Raises `NotationError`."""
    return parse_call(text)
