"""How many layouts a robot thinks about, and which parts of its thinking are switched on."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.cardplay.view import PlayView

_FIRST, _MIDDLE = 3, 6
"""Complete tricks until which the solver is slow, and until which it is not yet quick."""


@dataclass(frozen=True, slots=True)
class Effort:
    """Layouts by stage of the play: numbers, never seconds, so that the same view gives the same card."""

    lead: int = 16
    opening: int = 40
    """To the first trick."""
    first: int = 40
    """To the next two."""
    middle: int = 120
    late: int = 250
    only_agreed_leads: bool = False
    """Whether of each suit only that card is thought about as an opening lead which is agreed."""

    def layouts(self, view: PlayView) -> int:
        """How many layouts this moment is worth."""
        done = len(view.play.cards) // 4
        if not done:
            return self.opening if view.play.cards else self.lead
        if done < _FIRST:
            return self.first
        return self.middle if done < _MIDDLE else self.late

    @property
    def in_a_second(self) -> Effort:
        """For somebody who waits: at most half the layouts while the solver is slow, and at the lead fewer cards.

        On 130 contracts no number of layouts from 8 to 30 could be told from another by the leads it chose.
        """
        return Effort(
            lead=min(self.lead, 8),
            opening=min(self.opening, 16),
            first=self.first,
            middle=min(self.middle, 60),
            late=min(self.late, 120),
            only_agreed_leads=True,
        )


USUAL = Effort()

QUICK = Effort(lead=6, opening=8, first=8, middle=12, late=16)
"""For tests and for slow machines."""


@dataclass(frozen=True, slots=True)
class Design:
    """The parts of the thinking; the benchmark switches off each to see what it earns."""

    auction: bool = True
    """Layouts fit what the auction has told."""
    likelihood: bool = True
    """Layouts in which the leads and signals seen are usual weigh more."""
    plausibility: bool = True
    """Layouts in which the others have thrown no trick away weigh more."""
    technique: bool = True
    """Among cards of about the same worth the rules of good play decide."""


WHOLE = Design()
