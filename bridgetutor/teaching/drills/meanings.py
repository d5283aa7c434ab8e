"""Drills about other people's calls: what did that call mean?"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.meaning import Meaning
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import auction_of
from bridgetutor.dealing.constraint import ANY_DEAL
from bridgetutor.dealing.drawing import Source
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import PASS, Auction
from bridgetutor.rules.deal import Board
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Vulnerability
from bridgetutor.teaching.drills.item import Item, Probe, named
from bridgetutor.teaching.lesson import Mark, Prose, QuizExercise, Reply
from bridgetutor.wording import Wording

if TYPE_CHECKING:
    from random import Random

TRIES, OPTIONS = 30, 3


@dataclass(frozen=True, slots=True)
class Reading:
    """A `Maker`: the meaning of the last call of an auction, among meanings that other calls would have had."""

    system: str
    concept: str
    title: Phrase

    def item(self, _probe: Probe | None, random: Random, wording: Wording) -> Item:
        """A call of an auction of four robots that an agreement explains: later ones as often as the first."""
        played = Reader.both(system(self.system))
        for deal in islice(Source(ANY_DEAL).deals(random), TRIES):
            whole = auction_of(Board.numbered(random.randint(1, 16), deal), played)
            bids = [place for place, call in enumerate(whole.calls) if call != PASS]
            if bids:
                auction = Auction.of(whole.dealer, whole.calls[: random.choice(bids) + 1])
                exercise = self._about(auction, random, wording)
                if exercise is not None:
                    return Item(self.concept, "", exercise)
        raise BridgeError(phrase("No question can be made about {agreement}", agreement=self.concept))

    def _about(self, auction: Auction, random: Random, wording: Wording) -> QuizExercise | None:
        """None for a call without an agreement, and where fewer than three calls differ in what they mean."""
        played = system(self.system)
        before = Auction.of(auction.dealer, auction.calls[:-1])
        situation = Reader.both(played).read(before, Vulnerability.NONE)
        meaning = played.meaning(situation, auction.calls[-1])
        if not meaning.is_agreed:
            return None
        right = _words(meaning, wording)
        others = {
            _words(played.meaning(situation, call), wording)
            for call in before.legal_calls
            if call not in {PASS, auction.calls[-1]} and played.meaning(situation, call).is_agreed
        } - {right}
        if len(others) < OPTIONS - 1:
            return None
        options = [right, *random.sample(sorted(others), OPTIONS - 1)]
        random.shuffle(options)
        says = Prose(wording.say("Yes: {call}.", call=auction.calls[-1]))
        question = wording.say("{auction}. What does the last call mean?", auction=auction)
        reply = Reply(Mark.RIGHT, (right,), says)
        return QuizExercise(named(self.concept, ""), Prose(question), tuple(options), (reply,))


def _words(meaning: Meaning, wording: Wording) -> str:
    return wording.render(meaning.summary())


MEANINGS = (
    Reading("natural", "natural-meanings", phrase("In natural bidding")),
    Reading("sayc", "meanings", phrase("In Standard American")),
)
