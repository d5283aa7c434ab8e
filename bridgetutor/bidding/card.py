"""The convention card: what a partnership has agreed where a system leaves the choice, and what cannot go together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from bridgetutor.hands.carding import Carding, Discards, Leads, Signals
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.faults import BridgeError


class Stayman(Enum):
    """How two clubs over one notrump is answered, if it asks at all."""

    USUAL = "usual"
    """2♦ no major, 2♥ hearts and perhaps spades, 2♠ spades only."""
    NOTRUMP_FOR_MAXIMUM = "notrump for a maximum"
    """Without a major 2♦ with a minimum, 2NT with a maximum: one notrump denies a five-card suit."""
    OFF = "off"


class SlamQuestion(Enum):
    """What four notrump asks."""

    BLACKWOOD = "Blackwood"
    KEY_CARD_3014 = "key-card 3014"
    KEY_CARD_1430 = "key-card 1430"
    HOYT = "Hoyt"
    """Blackwood, and the step above the answer asks for kings."""
    SAN_FRANCISCO = "San Francisco"
    """Aces and kings at once."""
    OFF = "off"


class OverInterference(Enum):
    """How the question for aces is answered when the next hand comes in."""

    DOPI = "DOPI"
    """Double none, pass one, then the bids in order; redouble none over a double."""
    STEPS = "steps"
    """Pass is the first step, double or redouble the second, then the bids in order."""


class NotrumpDefence(Enum):
    """What is bid over the opponents' one notrump."""

    CAPPELLETTI = "Cappelletti"
    """2♣ one long suit, 2♦ both majors, 2♥ and 2♠ that suit and a minor."""
    NATURAL = "natural"
    """The suits that are bid, as the booklet of the card leaves it."""


OF_PLAY = (Leads, Signals, Discards)
"""The entries of the card that are about the play."""


@dataclass(frozen=True, slots=True)
class Card:
    """The options of a partnership, as they stand on Standard American's own card unless changed.

    Raises `BridgeError` for a choice that contradicts another one.
    """

    stayman: Stayman = Stayman.USUAL
    slam_question: SlamQuestion = SlamQuestion.BLACKWOOD
    over_interference: OverInterference = OverInterference.DOPI
    jacoby_2nt: bool = True
    splinters: bool = False
    drury: bool = False
    lebensohl: bool = False
    negative_doubles: bool = True
    notrump_defence: NotrumpDefence = NotrumpDefence.CAPPELLETTI
    support_doubles: bool = False
    responsive_doubles: bool = False
    leads: Leads = Leads.FOURTH_BEST
    signals: Signals = Signals.STANDARD
    discards: Discards = Discards.STANDARD

    def __post_init__(self) -> None:
        says = next(self._contradictions(), None)
        if says is not None:
            raise BridgeError(says)

    @property
    def carding(self) -> Carding:
        """The entries about leads and signals, as the play needs them."""
        return Carding(self.leads, self.signals, self.discards)

    def _contradictions(self) -> Iterator[Phrase]:
        question, counts_aces = self.slam_question, {SlamQuestion.BLACKWOOD, SlamQuestion.HOYT}
        if self.over_interference is OverInterference.STEPS and question not in counts_aces:
            yield phrase(
                "Answers by steps over interference count aces: four notrump must be Blackwood or Hoyt"
            )


PLAIN = Card()
"""Standard American as its card prints it."""

FIRST_STEPS = Card(
    stayman=Stayman.OFF,
    slam_question=SlamQuestion.OFF,
    jacoby_2nt=False,
    negative_doubles=False,
    notrump_defence=NotrumpDefence.NATURAL,
)
"""Nothing artificial, for the first lessons."""
