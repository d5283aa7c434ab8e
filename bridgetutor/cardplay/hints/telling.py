"""A hint in words, from its second degree on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from bridgetutor.cardplay.hints.questions import is_before_the_first_card
from bridgetutor.cardplay.hints.weighed import LITTLE, Weighed
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.planning import Plan, plan_of
from bridgetutor.cardplay.planning.telling import counted_up, course_told, danger_told, decided, percent
from bridgetutor.cardplay.robots.choosing import Choice
from bridgetutor.cardplay.techniques import Finding
from bridgetutor.cardplay.verdicts.counter import CounterLayout
from bridgetutor.cardplay.view import PlayView
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.seats import Seat

FEW = 2
"""So many rivals of a card are told beside it: the best of those that are not as good."""

CERTAIN = 1 - 1e-9
"""Above this chance nothing is needed of the hidden hands, but for the sums of floats."""

NO_LAYOUT = phrase("No layout that fits what you know tells it clearly from the next best card.")
NO_CHOICE = phrase("Nothing hangs on it: there is no other card that could do anything else.")


def plan_told(outlook: Outlook, finding: Finding | None, chosen: Choice) -> Phrase:
    """Before the first card the plan; then technique and suit, with what they need; else the robot's reason."""
    plan = plan_of(outlook) if outlook.is_to_lead or is_before_the_first_card(outlook) else None
    if plan is not None and is_before_the_first_card(outlook):
        return _whole(plan, finding)
    if finding is not None:
        return _technique(finding)
    if plan is not None and plan.best is not None:
        return phrase("The plan: {course}.", course=course_told(plan.best))
    return phrase("{why:capital}.", why=chosen.why)


def _whole(plan: Plan, finding: Finding | None) -> Phrase:
    """The count, the best course, the danger; and the technique that begins with this very card."""
    said = [counted_up(plan), *danger_told(plan), decided(plan)]
    if finding is not None:
        said.append(finding.plan)
    return reduce(lambda one, other: phrase("{one} {other}", one=one, other=other), said)


def card_told(weighed: Sequence[Weighed], chosen: Choice) -> Phrase:
    """The card, and what it and its nearest rivals come to over the layouts that fit what the seat knows."""
    best = weighed[0]
    rivals = [each for each in weighed[1:] if best.is_apart_from(each)][:FEW]
    if not chosen.layouts:
        return phrase("The {card}.", card=best.card)
    if not rivals:
        return phrase("The {card}, but it hardly matters: no other card does worse.", card=best.card)
    if best.reaches is None or all(abs(best.reaches - (each.reaches or 0)) < LITTLE for each in rivals):
        return _in_tricks(best, rivals, chosen.layouts)
    of = min(chosen.layouts, 100)
    return phrase(
        "The {card}: it reaches your goal in {share:.0f} of {of} layouts that fit what you know; {rivals}.",
        card=best.card,
        share=of * best.reaches,
        of=of,
        rivals=tuple(
            phrase("the {card} in {share:.0f}", card=each.card, share=of * (each.reaches or 0))
            for each in rivals
        ),
    )


def _in_tricks(best: Weighed, rivals: Sequence[Weighed], layouts: int) -> Phrase:
    return phrase(
        "The {card}: {tricks:.1f} tricks in all, the average over {n} layouts that fit what you know; {rivals}.",
        card=best.card,
        tricks=best.tricks,
        n=layouts,
        rivals=tuple(
            phrase("the {card} {tricks:.1f}", card=each.card, tricks=each.tricks) for each in rivals
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
    return counted(
        "Say the rest lies so: {hidden}. Then the {card} brings {n} trick in all, the {other} {worse}.",
        "Say the rest lies so: {hidden}. Then the {card} brings {n} tricks in all, the {other} {worse}.",
        n=better,
        hidden=hidden,
        card=layout.better.card,
        other=layout.chosen.card,
        worse=worse,
    )


def _technique(finding: Finding) -> Phrase:
    if finding.needs is None or not finding.prices or finding.chance > CERTAIN:
        return finding.plan
    prices = tuple(
        phrase("{way} {chance}", way=price.way, chance=percent(price.chance)) for price in finding.prices
    )
    return phrase(
        "{plan} It needs that {needs}: {prices}.", plan=finding.plan, needs=finding.needs, prices=prices
    )
