"""The calls of an auction that is over: what the system thinks of each, and the better call where there was one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.contrast import Contrast, contrast
from bridgetutor.bidding.reader import Reader
from bridgetutor.hands.claim import ALWAYS
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import Auction, Call
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.teaching.lesson import Mark


@dataclass(frozen=True, slots=True)
class CallVerdict:
    """What is to be said of a call. `place` counts the calls of the auction from 0; `says` are sentences."""

    place: int
    seat: Seat
    call: Call
    mark: Mark
    better: Call
    """What the system calls with this hand; the call itself where it is that."""
    says: tuple[Phrase, ...]

    @property
    def heading(self) -> Phrase:
        """Which call it is about, and what it was worth."""
        if self.mark is Mark.RIGHT:
            return phrase("{seat}: {call} – the system's own choice", seat=self.seat, call=self.call)
        if self.mark is Mark.ALSO:
            return phrase("{seat}: {call} – possible", seat=self.seat, call=self.call)
        return phrase(
            "{seat}: {call} – {better} was better", seat=self.seat, call=self.call, better=self.better
        )


@dataclass(frozen=True, slots=True)
class JudgeCalls:
    """The calls of these seats in an auction, held against a system that all four play. A `Question`.

    `seed` deals the hands that partner is asked about.
    """

    deal: Deal
    auction: Auction
    vulnerability: Vulnerability
    seats: frozenset[Seat]
    system: str
    seed: int = 1

    def answer(self) -> tuple[CallVerdict, ...]:
        """A verdict on each call of these seats, in their order. Raises `BridgeError`: there is no such system."""
        reader = Reader.both(system(self.system))
        return tuple(self._verdicts(reader, Random(self.seed)))

    def _verdicts(self, reader: Reader, random: Random) -> Iterator[CallVerdict]:
        for place, call in enumerate(self.auction.calls):
            seat = self.auction.caller(place)
            hand = self.deal[seat]
            if seat not in self.seats or hand is None:
                continue
            before = Auction.of(self.auction.dealer, self.auction.calls[:place])
            situation = reader.read(before, self.vulnerability)
            held = contrast(hand, situation, reader, call, random)
            yield CallVerdict(place, seat, call, _mark(held), held.choices.call, tuple(_said(held)))


def _mark(held: Contrast) -> Mark:
    if held.is_best:
        return Mark.RIGHT
    return Mark.ALSO if held.is_playable else Mark.WRONG


def _said(held: Contrast) -> Iterator[Phrase]:
    """What the call shows and what of that is missing; then what the better one would have shown."""
    for sentence in held.sentences():
        yield phrase("{sentence}.", sentence=sentence)
    if held.is_best:
        return
    best = held.choices.best
    if best.claim != ALWAYS:
        yield phrase("{better} shows: {means}.", better=best.call, means=best.claim.describe())
