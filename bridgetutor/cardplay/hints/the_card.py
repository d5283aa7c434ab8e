"""The third degree: the card, and what it and its nearest rivals come to over the layouts that fit."""

from __future__ import annotations

from collections.abc import Sequence

from bridgetutor.cardplay.hints.weighed import LITTLE, Weighed
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.robots.choosing import Choice
from bridgetutor.phrase import Phrase, phrase

FEW = 2
"""So many rivals of a card are told beside it: the best of those that are not as good."""


def card_told(weighed: Sequence[Weighed], chosen: Choice, outlook: Outlook) -> Phrase:
    """The card, and what it and its nearest rivals come to over the layouts that fit what the seat knows."""
    best = weighed[0]
    rivals = [each for each in weighed[1:] if best.is_better_than(each)][:FEW]
    if not chosen.layouts:
        return phrase("The {card}.", card=best.card)
    if not rivals:
        return _alone(best, weighed[1:])
    if (
        chosen.layouts == 1
        or best.reaches is None
        or all(abs(best.reaches - (each.reaches or 0)) < LITTLE for each in rivals)
    ):
        return _in_tricks(best, rivals, chosen.layouts)
    return _by_the_contract(best, rivals, min(chosen.layouts, 100), is_declarers=outlook.is_declarers)


def _by_the_contract(best: Weighed, rivals: Sequence[Weighed], of: int, *, is_declarers: bool) -> Phrase:
    told = tuple(phrase("the {card} in {share}", card=each.card, share=_times(each, of)) for each in rivals)
    if is_declarers:
        return phrase(
            "The {card}: it makes your contract in {share} of {of} layouts that fit what you know; {rivals}.",
            card=best.card,
            share=_times(best, of),
            of=of,
            rivals=told,
        )
    return phrase(
        "The {card}: it beats the contract in {share} of {of} layouts that fit what you know; {rivals}.",
        card=best.card,
        share=_times(best, of),
        of=of,
        rivals=told,
    )


def _times(weighed: Weighed, of: int) -> int:
    return round(of * (weighed.reaches or 0))


def _alone(best: Weighed, others: Sequence[Weighed]) -> Phrase:
    """The card where none does worse; where one seems to do better, why it is not the card to play."""
    better = next((each for each in others if each.is_better_than(best)), None)
    if better is None:
        return phrase("The {card}; but it hardly matters, for no other card does worse.", card=best.card)
    return phrase(
        "The {card}. The {other} does as well if you guess right ever after; at the table nobody tells you how.",
        card=best.card,
        other=better.card,
    )


def _in_tricks(best: Weighed, rivals: Sequence[Weighed], layouts: int) -> Phrase:
    if layouts == 1:
        return phrase(
            "The {card}: {tricks:.0f} tricks in all, for the cards can lie in one way only; {rivals}.",
            card=best.card,
            tricks=best.tricks,
            rivals=tuple(
                phrase("the {card} {tricks:.0f}", card=each.card, tricks=each.tricks) for each in rivals
            ),
        )
    return phrase(
        "The {card}: on average {tricks:.1f} tricks in all over {n} layouts that fit what you know; {rivals}.",
        card=best.card,
        tricks=best.tricks,
        n=layouts,
        rivals=tuple(
            phrase("with the {card} {tricks:.1f}", card=each.card, tricks=each.tricks) for each in rivals
        ),
    )
