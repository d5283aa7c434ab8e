"""A plan in words, as one player would tell it to another."""

from __future__ import annotations

from typing import assert_never

from bridgetutor.cardplay.combinations.plan import Case, Event, Plan, Step, Way
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Rank


def told(plan: Plan) -> Phrase:
    """The plan as the beginning of a sentence, or one in the middle: without a capital, without a full stop."""
    said = _step(plan.step)
    for case in plan.cases:
        said = _and_then(said, case)
    return said


def _and_then(before: Phrase, case: Case) -> Phrase:
    then = told(case.then)
    match case.event:
        case Event.ANY:
            return phrase("{before}, then {then}", before=before, then=then)
        case Event.WON if case.cards:
            return phrase(
                "{before}; if it wins, or loses to the {cards:or}, {then}",
                before=before,
                cards=case.cards,
                then=then,
            )
        case Event.WON:
            return phrase("{before}; if it wins, {then}", before=before, then=then)
        case Event.LOST:
            return phrase(
                "{before}; if it loses to the {cards:or}, {then}", before=before, cards=case.cards, then=then
            )
        case Event.FALLEN:
            return phrase(
                "{before}; but if the {cards:or} falls, {then}", before=before, cards=case.cards, then=then
            )
        case _:
            assert_never(case.event)


def _step(step: Step) -> Phrase:
    match step.way:
        case Way.TOP:
            return phrase("play the suit from the top")
        case Way.CASH:
            return phrase("cash the {card}", card=step.led)
        case Way.LOW_TO:
            return phrase("lead low to the {card}", card=step.reply)
        case Way.RUN:
            return _run(step.led)
        case Way.LEAD_TO:
            return phrase("lead the {card} to the {higher}", card=step.led, higher=step.reply)
        case Way.LEAD:
            return phrase("lead a low card") if step.led is None else phrase("lead the {card}", card=step.led)
        case Way.DUCK:
            return phrase("play low from both hands")
    assert_never(step.way)


def _run(led: Rank | None) -> Phrase:
    """Of a king nobody says that it is let run."""
    if led is not None and led >= Rank.KING:
        return phrase("lead the {card}", card=led)
    return phrase("lead the {card} and let it run", card=led)
