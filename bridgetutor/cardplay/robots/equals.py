"""Equal cards: cards of one hand between which nobody else holds any, so that it does not matter which is played."""

from __future__ import annotations

from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card
from bridgetutor.rules.hands import FULL_PACK, Hand

Group = tuple[Card, ...]
"""Equal cards, the highest first."""


def groups(view: PlayView) -> list[Group]:
    """The legal cards, equal ones together: highest suit first, each suit from the top.

    A card of the trick that is being played still stands between two others; those of earlier tricks are gone.
    """
    held, legal = view.held(view.turn) or Hand(), view.legal_cards
    between = FULL_PACK - held - _gone(view)
    found: list[list[Card]] = []
    cards = list(legal)
    for before, card in zip([None, *cards], cards, strict=False):
        if before is not None and _touch(before, card, between):
            found[-1].append(card)
        else:
            found.append([card])
    return [tuple(group) for group in found]


def _touch(high: Card, low: Card, between: Hand) -> bool:
    if high.suit is not low.suit:
        return False
    gap = (1 << high.index) - (1 << (low.index + 1))
    return not between.bits & gap


def _gone(view: PlayView) -> Hand:
    complete = len(view.play.complete_tricks) * 4
    return Hand.of(view.play.cards[:complete]) | (FULL_PACK - view.pack)
