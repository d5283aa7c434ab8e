"""A wrong call set beside the right one: what it promises, what of that the hand breaks, how partner would go on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from bridgetutor.bidding.chooser import Choices, choose
from bridgetutor.bidding.meaning import Meaning
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.situation import Situation
from bridgetutor.hands.claim import Broken
from bridgetutor.hands.region import Region
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import PASS, Call
from bridgetutor.rules.hands import FULL_PACK, Hand

if TYPE_CHECKING:
    from random import Random

PARTNERS = 40
"""Hands that partner may hold, asked for their answer."""

TRIES = 4000


@dataclass(frozen=True, slots=True)
class Reply:
    """What partner would most often call, believing the call before, and in what share of hands."""

    call: Call
    share: float
    hand: Hand
    """One that makes this call."""
    meaning: Meaning


@dataclass(frozen=True, slots=True)
class Contrast:
    """A call that a hand did make or might make, beside the call it should make."""

    call: Call
    meaning: Meaning
    choices: Choices
    broken: tuple[Broken, ...]
    reply: Reply | None

    @property
    def is_best(self) -> bool:
        """Whether it is the very call."""
        return self.call == self.choices.call

    @property
    def is_playable(self) -> bool:
        """Whether an agreement has a use for it with this hand, although another call comes first."""
        return any(reading.call == self.call for reading in self.choices.playable)

    def sentences(self) -> tuple[Phrase, ...]:
        """The contrast in words, a sentence each: what it would show, what is missing, what partner would do."""
        return tuple(self._sentences())

    def _sentences(self) -> Iterator[Phrase]:
        if self.meaning.is_agreed:
            yield phrase("{call} would show: {means}", call=self.call, means=self.meaning.summary())
        else:
            yield phrase("No agreement says what {call} would mean here", call=self.call)
        for part in self.broken:
            yield part.says
        if self.reply is not None and not self.is_best:
            yield phrase("Partner, believing it, would mostly call {reply}", reply=self.reply.call)


def contrast(hand: Hand, situation: Situation, reader: Reader, call: Call, random: Random) -> Contrast:
    """The call beside the one the system chooses. Raises `IllegalCall`; `random` deals hands to partner."""
    system = reader.system(situation.me.side)
    choices, after = choose(hand, situation, system), reader.after(situation, call)
    meaning = after.meanings[-1]
    reply = _reply(hand, after, reader, random)
    return Contrast(call, meaning, choices, choices.why_not(call), reply)


def _reply(hand: Hand, after: Situation, reader: Reader, random: Random) -> Reply | None:
    """What partner calls after it when the next hand passes; None where the auction is over, or nobody fits."""
    if after.auction.is_over or after.auction.after(PASS).is_over:
        return None
    asked = reader.read(after.auction.after(PASS), after.vulnerability, after.stakes)
    system, answers = reader.system(asked.me.side), list[Choices]()
    for partner in islice(possible(FULL_PACK - hand, asked.picture[asked.me], random), PARTNERS):
        answers.append(choose(partner, asked, system))
    if not answers:
        return None
    (call, count), *_ = Counter(answer.call for answer in answers).most_common(1)
    example = next(answer.hand for answer in answers if answer.call == call)
    return Reply(call, count / len(answers), example, system.meaning(asked, call))


def possible(pack: Hand, shown: Region, random: Random) -> Iterator[Hand]:
    """Hands of thirteen out of these cards that lie in a region, until the tries run out."""
    cards = [1 << card.index for card in pack]
    for _ in range(TRIES):
        hand = Hand(sum(random.sample(cards, 13)))
        if shown.admits(hand):
            yield hand
