"""A hint in words, from its second degree on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from bridgetutor.cardplay.hints.questions import is_before_the_first_card
from bridgetutor.cardplay.hints.thoughts import thought
from bridgetutor.cardplay.hints.weighed import LITTLE, Weighed
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.planning import Plan, plan_of
from bridgetutor.cardplay.planning.telling import (
    counted_up,
    course_told,
    danger_told,
    decided,
    percent,
    ways_told,
)
from bridgetutor.cardplay.robots.choosing import Choice
from bridgetutor.cardplay.techniques import NAMES, Finding, Technique
from bridgetutor.cardplay.verdicts.counter import CounterLayout
from bridgetutor.cardplay.view import PlayView
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Card
from bridgetutor.rules.seats import Seat

FEW = 2
"""So many rivals of a card are told beside it: the best of those that are not as good."""

TOO_HOPEFUL = 0.2
"""So much more than the share of layouts in which the contract is made, a plan promises more than it can keep."""

CERTAIN = 1 - 1e-9
"""Above this chance nothing is needed of the hidden hands, but for the sums of floats."""


def plan_told(
    outlook: Outlook,
    finding: Finding | None,
    chosen: Choice,
    card: Card,
    given_up: Technique | None = None,
) -> Phrase:
    """Before the first card the plan; then technique and suit, with what they need; else what the card is to do.

    A technique that is there, but not with this card, is named as `given_up`.
    """
    plan = plan_of(outlook) if outlook.is_to_lead or is_before_the_first_card(outlook) else None
    if plan is not None and is_before_the_first_card(outlook):
        return _whole(plan, finding, chosen)
    if finding is not None:
        return _technique(finding)
    course = None if plan is None or _is_too_hopeful(plan, chosen) else plan.best
    if course is not None and any(way.suit is card.suit for way in course.ways):
        return phrase("The plan: {course}.", course=course_told(course))
    if given_up is None:
        return thought(outlook, card)
    return phrase(
        "{thought} {technique:capital} is still there, but comes to less by now.",
        thought=thought(outlook, card),
        technique=NAMES[given_up],
    )


def _whole(plan: Plan, finding: Finding | None, chosen: Choice) -> Phrase:
    """The count, the best course, the danger; and the technique that begins with this very card."""
    said = [counted_up(plan), *danger_told(plan)]
    if plan.best is not None and _is_too_hopeful(plan, chosen):
        said.append(
            phrase(
                "Your best hope: {ways}. Entries and time must allow it, too.",
                ways=ways_told(plan.best),
            )
        )
    else:
        said.append(decided(plan))
    if finding is not None:
        said.append(finding.plan)
    return reduce(lambda one, other: phrase("{one} {other}", one=one, other=other), said)


def _is_too_hopeful(plan: Plan, chosen: Choice) -> bool:
    """Whether the chance of the plan, which is that of its suits, is not borne out by the layouts."""
    makes = next((each.makes for each in chosen.candidates if each.card == chosen.card), None)
    if plan.best is None:
        return False
    return not plan.best.in_time or (makes is not None and plan.best.chance > makes + TOO_HOPEFUL)


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


def layout_told(layout: CounterLayout, view: PlayView) -> Phrase:
    """The hidden hands of the layout, and what the two cards come to there."""
    mine = view.turn.side
    size, declarers = view.play.size, view.play.declarer is None or view.play.declarer.side is mine
    better, worse = (
        line.tricks if declarers else size - line.tricks for line in (layout.better, layout.chosen)
    )
    hidden = tuple(
        phrase("{seat} {hand}", seat=seat, hand=layout.play.hand(seat))
        for seat in Seat
        if view.play.deal[seat] is None
    )
    cards = {"card": layout.better.card, "other": layout.chosen.card}
    if not layout.settles_the_contract:
        return counted(
            "Say the rest lies so: {hidden}. Then the {card} brings {n} trick in all, the {other} {worse}.",
            "Say the rest lies so: {hidden}. Then the {card} brings {n} tricks in all, the {other} {worse}.",
            n=better,
            hidden=hidden,
            worse=worse,
            **cards,
        )
    if declarers:
        return phrase(
            "Say the rest lies so: {hidden}. Then the {card} makes your contract, with {n} tricks in all; "
            "after the {other} you come to {worse}.",
            n=better,
            hidden=hidden,
            worse=worse,
            **cards,
        )
    return phrase(
        "Say the rest lies so: {hidden}. Then the {card} beats the contract, with {n} of your tricks in all; "
        "after the {other} you come to {worse}.",
        n=better,
        hidden=hidden,
        worse=worse,
        **cards,
    )


def _technique(finding: Finding) -> Phrase:
    if finding.needs is None or not finding.prices or finding.chance > CERTAIN:
        return finding.plan
    if len(finding.prices) == 1:
        return phrase(
            "{plan} It needs that {needs}: {chance}.",
            plan=finding.plan,
            needs=finding.needs,
            chance=percent(finding.chance),
        )
    prices = tuple(
        phrase("{way} {chance}", way=price.way, chance=percent(price.chance)) for price in finding.prices
    )
    return phrase(
        "{plan} It needs that {needs}: {prices}.", plan=finding.plan, needs=finding.needs, prices=prices
    )
