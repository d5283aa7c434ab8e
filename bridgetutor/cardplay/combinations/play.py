"""A play of declarer's in one trick: its cards, what a player would call it, and which of two he would choose."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.cardplay.combinations.combination import Combination, is_small
from bridgetutor.cardplay.combinations.plan import Step, Way
from bridgetutor.cardplay.combinations.trick import Lead
from bridgetutor.rules.cards import Rank

FEW_HIGHER = 3
"""A small card is played to win, not to duck, where no more missing cards are higher."""

_ORDER = (Way.CASH, Way.LOW_TO, Way.RUN, Way.LEAD_TO, Way.LEAD, Way.DUCK)
"""Of plays that are equally good, the one a player would choose."""


@dataclass(frozen=True, slots=True)
class Play:
    """A lead and the other hand's card when the second hand follows low, with the cards they are."""

    lead: Lead
    reply: int | None
    step: Step
    led: Rank
    replied: Rank | None


def play_of(suit: Combination, lead: Lead, reply: int | None) -> Play:
    """The play with its cards: of equal cards the highest, but the lowest of a hand for a low one."""
    led, is_low = _card(suit, lead.hand, lead.place)
    if reply is None:
        step = Step(Way.CASH, led) if lead.place == 0 else Step(Way.LEAD, None if is_low else led)
        return Play(lead, reply, step, led, None)
    replied, is_low_reply = _card(suit, lead.other, reply)
    higher = sum(suit.position.theirs[:reply])
    is_duck = reply >= lead.place or (is_low_reply and higher > FEW_HIGHER)
    return Play(lead, reply, _step(lead, None if is_low else led, None if is_duck else replied), led, replied)


def _card(suit: Combination, hand: int, place: int) -> tuple[Rank, bool]:
    """The card that is played, and whether it is the lowest and small."""
    layer = suit.layer(hand, place)
    is_low = place == max(suit.position.layers(hand)) and is_small(layer)
    return layer[-1 if is_low else 0], is_low


def _step(lead: Lead, led: Rank | None, reply: Rank | None) -> Step:
    if led is None:
        return Step(Way.DUCK) if reply is None else Step(Way.LOW_TO, None, reply)
    if reply is not None:
        return Step(Way.LEAD_TO, led, reply)
    return Step(Way.CASH if lead.place == 0 else Way.RUN, led)


def preference(play: Play) -> tuple[int, int]:
    """Ways in their order; of one way the higher card."""
    return _ORDER.index(play.step.way), -(play.step.reply or play.step.led or 0)
