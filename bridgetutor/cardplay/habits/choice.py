"""Which habit decides: they are asked in order, and the first that has a card to play is followed."""

from __future__ import annotations

from collections.abc import Callable

from bridgetutor.cardplay.habits import discarding, following, leads
from bridgetutor.cardplay.habits.situation import KLINGER, Habit, Situation
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.carding import Carding
from bridgetutor.hands.promises import SILENCE, Promises
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Card

Rule = Callable[[Situation], Habit | None]

DEFENDERS_LEAD: tuple[Rule, ...] = (
    leads.makes_the_opening_lead,
    leads.gives_partner_a_ruff,
    leads.cashes_an_established_suit,
    leads.returns_partners_suit,
    leads.leads_a_new_suit,
)
DECLARERS_LEAD: tuple[Rule, ...] = (
    leads.draws_trumps,
    leads.cashes_an_established_suit,
    leads.plays_the_longest_suit,
)
SECOND_HAND: tuple[Rule, ...] = (
    following.takes_what_partner_cannot,
    following.takes_the_ace_in_time,
    following.finesses_in_second_hand,
    following.covers_an_honour,
    following.splits_honours,
    following.second_hand_low,
)
THIRD_HAND: tuple[Rule, ...] = (
    following.trusts_partners_card,
    following.finesses,
    following.third_hand_high,
    following.cannot_win,
)
FOURTH_HAND: tuple[Rule, ...] = (
    following.leaves_it_to_partner,
    following.wins_cheaply,
    following.cannot_win,
)
VOID: tuple[Rule, ...] = (discarding.ruffs, discarding.discards)


def habit(
    view: PlayView, promises: Promises = SILENCE, carding: Carding = KLINGER, level: int | None = None
) -> Habit:
    """The card that habit plays for whoever is to play, and why; promises and level count for leads.

    Raises `ValueError` where it is not for the seat of the view to choose a card.
    """
    if not view.is_to_play:
        raise ValueError(f"it is not for {view.seat} to play a card")
    now = Situation(view, promises, carding, level)
    if len(now.legal) == 1:
        return Habit(next(iter(now.legal)), phrase("the only card you may play"))
    return next(found for rule in _rules(now) if (found := rule(now)) is not None)


def habitual_card(view: PlayView) -> Card:
    """The card of `habit`."""
    return habit(view).card


def _rules(now: Situation) -> tuple[Rule, ...]:
    trick = now.trick
    if trick is None:
        return DECLARERS_LEAD if now.declares else DEFENDERS_LEAD
    if not now.hand.length(trick.suit):
        return VOID
    return (SECOND_HAND, THIRD_HAND, FOURTH_HAND)[len(trick.cards) - 1]
