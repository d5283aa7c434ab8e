"""What each agreement about leads says, as tables: which place of a holding the small card has, and which honour leads.

Sources: Ron Klinger, "Guide to Better Card Play", for the British leads; the convention card of the American Contract
Bridge League for the two American ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from bridgetutor.hands.carding import Leads
from bridgetutor.rules.cards import Rank

Places = tuple[int, ...]
"""By length, from no card to thirteen: the place of the card led, 0 being the highest."""

FOURTH_HIGHEST: Places = (0, 0, 0, 2, *(3,) * 10)
"""The fourth card; the lowest of three, the higher of two."""

THIRD_AND_LOWEST: Places = (0, 0, 0, 2, 2, 4, 2, 4, 2, 4, 2, 4, 2, 4)
"""The third of an even number, the lowest of three, the fifth of a longer odd number; the higher of two."""

SECOND_HIGHEST: Places = (0, 0, 0, *(1,) * 11)
"""The second card; the higher of two."""

TOP_OF_THREE: Places = (0, 0, 0, 0, *FOURTH_HIGHEST[4:])
"""The top of two or three, the fourth of more."""


@dataclass(frozen=True, slots=True)
class Style:
    """An agreement about leads as a table."""

    from_ace_king: Rank
    """The card that is led from ace and king, where there are more than these two."""
    honour_at_trumps: Places
    """The small card from an honour, against a trump contract."""
    small_at_trumps: Places
    """From cards below the ten."""
    honour_at_notrump: Places
    small_at_notrump: Places
    leads_two_honours: bool
    """Whether queen-jack or jack-ten at the head of four cards is enough of a sequence against a trump contract."""


STYLES: Mapping[Leads, Style] = MappingProxyType(
    {
        Leads.FOURTH_BEST: Style(
            Rank.KING, FOURTH_HIGHEST, TOP_OF_THREE, FOURTH_HIGHEST, TOP_OF_THREE, leads_two_honours=True
        ),
        Leads.THIRD_AND_FIFTH: Style(
            Rank.KING,
            THIRD_AND_LOWEST,
            THIRD_AND_LOWEST,
            FOURTH_HIGHEST,
            TOP_OF_THREE,
            leads_two_honours=True,
        ),
        Leads.BRITISH: Style(
            Rank.ACE,
            FOURTH_HIGHEST,
            SECOND_HIGHEST,
            FOURTH_HIGHEST,
            SECOND_HIGHEST,
            leads_two_honours=False,
        ),
    }
)
"""The agreements by their entry on the card."""
