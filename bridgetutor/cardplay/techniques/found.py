"""All techniques in the order in which a teacher would think of them, and what they find together."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques import (
    avoidance,
    backward_finesse,
    counting,
    covering,
    cross_ruff,
    defenders_hold_up,
    discard,
    double_finesse,
    drawing_trumps,
    ducking,
    dummy_reversal,
    elimination,
    endplay,
    entries,
    finesse,
    hold_up,
    leading_towards,
    long_suit,
    loser_on_loser,
    opening_lead,
    preparing_a_ruff,
    promotion,
    repeated_finesse,
    returning,
    ruff,
    ruffing_finesse,
    safety_play,
    second_hand_low,
    signal,
    squeeze,
    sure_tricks,
    third_hand_high,
    trump_promotion,
    two_way_finesse,
    unblocking,
    uppercut,
)
from bridgetutor.cardplay.techniques.finding import Finding

Spotter = Callable[[Outlook], Iterator[Finding]]

DECLARERS: tuple[Spotter, ...] = (
    sure_tricks.spot,
    hold_up.spot,
    unblocking.spot,
    safety_play.spot,
    avoidance.spot,
    squeeze.spot,
    elimination.spot,
    endplay.spot,
    discard.spot,
    loser_on_loser.spot,
    cross_ruff.spot,
    dummy_reversal.spot,
    ruff.spot,
    preparing_a_ruff.spot,
    drawing_trumps.spot,
    ruffing_finesse.spot,
    backward_finesse.spot,
    two_way_finesse.spot,
    double_finesse.spot,
    repeated_finesse.spot,
    finesse.spot,
    ducking.spot,
    entries.spot,
    long_suit.spot,
    promotion.spot,
    leading_towards.spot,
    counting.spot,
)
"""Asked only for declarer, who sees both hands of the side."""

DEFENDERS: tuple[Spotter, ...] = (
    covering.spot,
    opening_lead.spot,
    second_hand_low.spot,
    third_hand_high.spot,
    returning.spot,
    signal.spot,
    defenders_hold_up.spot,
    uppercut.spot,
    trump_promotion.spot,
    counting.spot,
)
"""Asked only for a defender, before the opening lead too, when dummy is not seen yet."""


def found(outlook: Outlook) -> tuple[Finding, ...]:
    """The techniques that are there. None before the opening lead, but for the lead itself."""
    return tuple(finding for finding in possible(outlook) if finding.is_there)


def nearly(outlook: Outlook) -> tuple[Finding, ...]:
    """Those of which just one condition fails."""
    return tuple(finding for finding in possible(outlook) if finding.is_near)


def possible(outlook: Outlook) -> Iterator[Finding]:
    """All that is looked for, whether it is there or not."""
    if outlook.is_declarers and len(outlook.hidden) > 2:
        return
    for spot in DECLARERS if outlook.is_declarers else DEFENDERS:
        yield from spot(outlook)
