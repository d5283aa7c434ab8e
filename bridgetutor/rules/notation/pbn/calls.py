"""The auction section of PBN: the calls, as far as they are legal (PBN 2.1, sections 3.5 and 3.9)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import BIDS, DOUBLE, PASS, REDOUBLE, Auction, Call, parse_call
from bridgetutor.rules.faults import BridgeError
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


class _Bidding:
    """The calls so far, judged as `Auction.fault` does, but without looking back at each."""

    def __init__(self, dealer: Seat) -> None:
        self.dealer = dealer
        self.calls: list[Call] = []
        self._last, self._risk, self._side, self._passes = 0, 0, -1, -1

    def add(self, call: Call) -> Phrase | None:
        """Takes a call, or says why it is not allowed."""
        if not self._may(call):
            fault = self.auction.fault(call)
            return phrase("The auction is over") if fault is None else fault.says
        self.calls.append(call)
        if call is PASS:
            self._passes += 1
        else:
            self._passes, self._side = 0, len(self.calls) % 2
            rank = _RANK.get(call)
            self._risk, self._last = (self._risk + 1, self._last) if rank is None else (0, rank)
        return None

    def _may(self, call: Call) -> bool:
        if self.is_over:
            return False
        if call is PASS:
            return True
        by_opponents = self._side != (len(self.calls) + 1) % 2
        if call is DOUBLE:
            return self._last > 0 and not self._risk and by_opponents
        if call is REDOUBLE:
            return self._risk == 1 and by_opponents
        return _RANK[call] > self._last

    @property
    def is_over(self) -> bool:
        """Three passes after another call, or four; they are counted from -1 where there is none."""
        return self._passes == 3

    @property
    def auction(self) -> Auction:
        """All calls so far."""
        return Auction(self.dealer, tuple(self.calls))


_RANK = {bid: rank for rank, bid in enumerate(BIDS, start=1)}


class _Reading:
    """The state while an auction is read."""

    def __init__(self, section: Section, dealer: Seat, texts: dict[int, str]) -> None:
        self.comments: list[Comment] = []
        self._section, self._texts = section, texts
        self._bidding = _Bidding(dealer)
        self._notes: list[Note] = []
        self._rest: list[str] = []
        self._faults: list[LineFault] = []
        self._has_plus = False

    @property
    def result(self) -> Calls:
        """All that has been read."""
        comments, notes = tuple(self.comments), tuple(self._notes)
        return Calls(self._bidding.auction, notes, comments, tuple(self._rest), tuple(self._faults), self._has_plus)

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
            says = self._bidding.add(parsed(item.text))
        except BridgeError as error:
            says, item.irregular = error.fault.says, ""
        if says is not None:
            self._rest.append(item.as_written)
            if not item.irregular:
                self._fault(item, says)
        elif item.irregular:
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
