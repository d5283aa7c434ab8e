"""A hint in words, from its second degree on."""

from __future__ import annotations

from functools import reduce

from bridgetutor.cardplay.hints.questions import is_before_the_first_card
from bridgetutor.cardplay.hints.thoughts import thought
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

TOO_HOPEFUL = 0.2
"""So much more than the share of layouts in which the contract is made, a plan promises more than it can keep."""

MORE = 0.01
"""By so much another way in the suit must be likelier for a learner to ask why it is not taken."""

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
    told = phrase(
        "{plan} It needs that {needs}: {prices}.", plan=finding.plan, needs=finding.needs, prices=prices
    )
    likeliest = max(finding.prices, key=lambda price: price.chance)
    if likeliest.chance < finding.chance + MORE:
        return told
    return phrase(
        "{told} In this suit alone the better chance is {way}; the layouts of the whole hand see no gain in it.",
        told=told,
        way=likeliest.way,
    )
