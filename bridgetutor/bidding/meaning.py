"""What a call means where it was made: the rules that may have led to it, and what they promise together."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from bridgetutor.bidding.outline import brief, ranges
from bridgetutor.bidding.rule import Forcing, Rule
from bridgetutor.hands.claim import ALWAYS, Claim, every, simpler, some
from bridgetutor.hands.region import Region
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import DOUBLE, Bid, Call
from bridgetutor.rules.cards import Strain, Suit

_FORCES = {
    Forcing.ROUND: phrase("forcing"),
    Forcing.GAME: phrase("forcing to game"),
    Forcing.SIGN_OFF: phrase("to play"),
}


@dataclass(frozen=True, slots=True)
class Reading:
    """A rule that speaks in a situation, and the plain claim that its promise is there. Earlier ones come first."""

    rule: Rule
    claim: Claim

    @property
    def call(self) -> Call:
        """The call it is about."""
        return self.rule.call


@dataclass(frozen=True)
class Meaning:
    """A call as the table understands it. Without readings no agreement speaks of it, and it promises nothing.

    `shown` is the region of the claim, less what a call that is preferred to this one would have shown.
    """

    call: Call
    readings: tuple[Reading, ...] = ()
    drawn: Region | None = field(default=None, compare=False, repr=False)

    @cached_property
    def claim(self) -> Claim:
        """What the hand holds: what one of the readings says."""
        return some(simpler(reading.claim for reading in self.readings)) if self.readings else ALWAYS

    @cached_property
    def shown(self) -> Region:
        """Where the hand lies, by what was bid and what was not."""
        return self.claim.region() if self.drawn is None else self.drawn

    @property
    def is_agreed(self) -> bool:
        """Whether an agreement speaks of the call."""
        return bool(self.readings)

    @property
    def forcing(self) -> Forcing:
        """What it asks of partner, by the reading that comes first."""
        return self.readings[0].rule.forcing if self.readings else Forcing.NO

    @property
    def force(self) -> Phrase | None:
        """The same in words; None where it asks nothing."""
        return _FORCES.get(self.forcing)

    @property
    def is_artificial(self) -> bool:
        """Whether it must be alerted."""
        return any(reading.rule.artificial for reading in self.readings)

    @property
    def suit(self) -> Suit | None:
        """The suit that is bid, where it is one and the bid no convention."""
        if not isinstance(self.call, Bid) or self.call.strain is Strain.NOTRUMP or self.is_artificial:
            return None
        return Suit(self.call.strain)

    @property
    def is_takeout_double(self) -> bool:
        """Whether it is a double that asks partner for something."""
        return self.call == DOUBLE and bool(self.readings) and self.readings[0].rule.asks is not None

    @property
    def agreements(self) -> tuple[str, ...]:
        """Where its rules stand, each named once."""
        return tuple(dict.fromkeys(reading.rule.agreement for reading in self.readings))

    def describe(self) -> Phrase:
        """In words: what it asks, and all that it shows."""
        return self._in_words(self.claim)

    def summary(self) -> Phrase:
        """As a player would explain it at the table: what it asks, and in a line what it shows."""
        return self._in_words(brief(self.claim))

    @property
    def inferred(self) -> Phrase | None:
        """What follows from the calls that were preferred to this one and not made; None where nothing does.

        Of points and lengths only what the promise itself does not say.
        """
        said = ranges(self.claim.region())
        fresh = every(claim for claim in ranges(self.shown) if claim not in said)
        return None if fresh == ALWAYS else fresh.describe()

    def _in_words(self, claim: Claim) -> Phrase:
        if not self.readings:
            return phrase("no agreement")
        asks = next((reading.rule.asks for reading in self.readings if reading.rule.asks is not None), None)
        if asks is None:
            return claim.describe()
        return asks if claim == ALWAYS else phrase("{asks}: {shows}", asks=asks, shows=claim.describe())
