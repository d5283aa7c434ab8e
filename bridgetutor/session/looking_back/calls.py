"""The calls of an auction that is over: what the system thinks of each, and the better call where there was one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.contrast import Contrast, contrast
from bridgetutor.bidding.meaning import Meaning
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.stakes import NOTHING_SPECIAL, Stakes
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import Auction, Call
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.teaching.by_system import PARTS_SAID, Remark, remarks
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
    """The calls of one side's seats in an auction, held against its system. A `Question`.

    `against` is the other side's system, where it is another; `seed` deals the hands that partner is asked about.
    """

    deal: Deal
    auction: Auction
    vulnerability: Vulnerability
    seats: frozenset[Seat]
    system: str
    against: str | None = None
    stakes: Stakes = NOTHING_SPECIAL
    seed: int = 1
    since: int = 0
    """The place in the auction from which on calls are looked at: those before it nobody chose."""

    def answer(self) -> tuple[CallVerdict, ...]:
        """A verdict on each call of these seats, in their order. Raises `BridgeError`: there is no such system."""
        return tuple(self._verdicts(self._reader, Random(self.seed)))

    @property
    def meanings(self) -> dict[int, Remark]:
        """What the calls mean, by their place."""
        return remarks(self.auction, self.vulnerability, self.system, self.against, self.stakes)

    @property
    def _reader(self) -> Reader:
        """North–South's system first: the learner sits South."""
        ours = system(self.system)
        return Reader(ours, ours if self.against is None else system(self.against))

    def _verdicts(self, reader: Reader, random: Random) -> Iterator[CallVerdict]:
        off: Call | None = None
        """The first call of these seats that was none of the system's."""
        for place, call in enumerate(self.auction.calls):
            seat = self.auction.caller(place)
            hand = self.deal[seat]
            if place < self.since or seat not in self.seats or hand is None:
                continue
            before = Auction.of(self.auction.dealer, self.auction.calls[:place])
            situation = reader.read(before, self.vulnerability, self.stakes)
            held = contrast(hand, situation, reader, call, random)
            best = reader.system(seat.side).meaning(situation, held.choices.call)
            mark = _mark(held)
            believed = () if off is None or mark is Mark.RIGHT else (_believed(off),)
            yield CallVerdict(place, seat, call, mark, best.call, (*believed, *_said(held, best)))
            if off is None and mark is Mark.WRONG:
                off = call


def _believed(off: Call) -> Phrase:
    """What a later call is held against, once the auction has left the system."""
    return phrase(
        "With {call} the auction had left the system: this call is judged by what partner believes of you by now.",
        call=off,
    )


def _mark(held: Contrast) -> Mark:
    if held.is_best:
        return Mark.RIGHT
    return Mark.ALSO if held.is_playable else Mark.WRONG


def _said(held: Contrast, best: Meaning) -> Iterator[Phrase]:
    """What the call means, what of that is missing, and how partner would go on; then what the better one means."""
    if held.meaning.is_agreed:
        yield phrase("{call}: {means}.", call=held.call, means=held.meaning.summary())
    elif not held.is_best:
        yield phrase("No agreement says what {call} means here.", call=held.call)
    for part in held.broken[:PARTS_SAID]:
        promised = held.choices.promised(held.call, part)
        if promised is not None:
            yield phrase("It promises {claimed}: you hold {held}.", claimed=promised.claimed, held=part.held)
        else:
            yield phrase(
                "On a hand of your kind it needs {claimed}: you hold {held}.",
                claimed=part.claimed,
                held=part.held,
            )
    if held.reply is not None and not held.is_best:
        yield phrase("Partner, believing it, would mostly call {reply}.", reply=held.reply.call)
    if best.is_agreed and not held.is_best:
        yield phrase("{better}: {means}.", better=best.call, means=best.summary())
