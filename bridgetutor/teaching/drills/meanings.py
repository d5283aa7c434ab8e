"""Drills about other people's calls: what did that call mean?"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.meaning import Meaning
from bridgetutor.bidding.outline import outline, ranges
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import auction_of
from bridgetutor.dealing.constraint import ANY_DEAL
from bridgetutor.dealing.drawing import Source
from bridgetutor.hands.claim import ALWAYS, every
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import PASS, Auction
from bridgetutor.rules.deal import Board
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Vulnerability
from bridgetutor.teaching.drills.item import Item, Probe, named
from bridgetutor.teaching.lesson import Mark, Prose, QuizExercise, Reply
from bridgetutor.wording import Wording

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from bridgetutor.bidding.situation import Situation
    from bridgetutor.bidding.system import System
    from bridgetutor.rules.auction import Call

TRIES, OPTIONS = 30, 3

NEAR = 6
"""Of so many calls next to the one that was made two are offered: nobody confuses 1♥ with 5♦."""


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
        near = _near(played, situation, auction.calls[-1], wording)
        others = dict(islice((each for each in near if each[0] != right), NEAR))
        if len(others) < OPTIONS - 1:
            return None
        wrong = random.sample(sorted(others), OPTIONS - 1)
        options = [right, *wrong]
        random.shuffle(options)
        question = wording.say("{auction}. What does the last call mean?", auction=auction)
        replies = (
            Reply(Mark.RIGHT, (right,), Prose(_more(meaning, wording))),
            *(
                Reply(
                    Mark.WRONG,
                    (each,),
                    Prose(wording.say("That is what {call} would show.", call=others[each])),
                )
                for each in wrong
            ),
        )
        hints = (Prose(wording.render(_before(situation))),)
        return QuizExercise(named(self.concept, ""), Prose(question), tuple(options), replies, hints=hints)


def _before(situation: Situation) -> Phrase:
    """What the caller had shown until then."""
    shown = situation.picture[situation.me]
    if every(ranges(shown)) == ALWAYS:
        return phrase(
            "{seat} had promised nothing before. What does the call name, and is it a first bid or an answer to one?",
            seat=situation.me,
        )
    return phrase(
        "Before this call {seat} had shown {shown}. What may be new in it?",
        seat=situation.me,
        shown=outline(shown),
    )


def _near(played: System, situation: Situation, made: Call, wording: Wording) -> Iterator[tuple[str, Call]]:
    """What other calls would have meant, those nearest to the one that was made first."""
    legal = situation.auction.legal_calls
    place = legal.index(made)
    for call in sorted(legal, key=lambda each: abs(legal.index(each) - place)):
        meaning = played.meaning(situation, call)
        if call not in {PASS, made} and meaning.is_agreed:
            yield _words(meaning, wording), call


def _more(meaning: Meaning, wording: Wording) -> str:
    """What the options do not say: what it asks of partner, and what follows from the calls that were not made."""
    says = []
    if meaning.force is not None:
        says.append(wording.say("{call} is {force}.", call=meaning.call, force=meaning.force))
    if meaning.inferred is not None:
        says.append(wording.say("By what was not called instead: {inferred}.", inferred=meaning.inferred))
    return " ".join(says)


def _words(meaning: Meaning, wording: Wording) -> str:
    return wording.render(meaning.summary())


MEANINGS = (
    Reading("natural", "natural-meanings", phrase("In natural bidding")),
    Reading("sayc", "meanings", phrase("In Standard American")),
)
