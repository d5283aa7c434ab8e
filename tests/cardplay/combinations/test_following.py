"""Lines acted out: against every layout and every card of the defenders they win what the search says."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from bridgetutor.cardplay.combinations import Combination, layouts
from bridgetutor.cardplay.combinations.following import Following
from bridgetutor.cardplay.combinations.layouts import Yield
from bridgetutor.cardplay.combinations.plan import Event, Plan, Step, Way
from bridgetutor.cardplay.combinations.planning import Branch, Planner
from bridgetutor.cardplay.combinations.position import Position
from bridgetutor.cardplay.combinations.search import Search
from bridgetutor.cardplay.combinations.trick import (
    lowered,
    outcomes,
    tricks_of_lead,
    tricks_when_last_shows_out,
)
from bridgetutor.rules.cards import Rank
from tests.cardplay.combinations.holdings import combinations


def acted_out(following: Following, position: Position, target: Yield, layout: int) -> int:
    """The tricks in one layout, where declarer aims at the target and the defenders do their worst."""
    if not position.theirs or not position.longest:
        return position.longest
    size = layouts.count(position.theirs)
    lead = next(following.leads(position, target))
    if layouts.void(position.theirs, lead.hand) >> layout & 1:
        return tricks_of_lead(position, lead, lead.other)
    results = []
    for second in range(len(position.theirs)):
        if layouts.holding(position.theirs, lead.hand, second) >> layout & 1:
            (reply,) = next(following.replies(position, target, lead, second))
            if layouts.void(position.theirs, lead.other) >> layout & 1:
                results.append(tricks_when_last_shows_out(position, lead, second, reply))
            for outcome in outcomes(position, lead, second, reply):
                wanted = lowered(target, outcome, size)
                results.extend(
                    outcome.is_won + acted_out(following, outcome.after, wanted, number)
                    for number, before in enumerate(outcome.origins)
                    if before >> layout & 1
                )
    return min(results)


def promised(target: Yield, position: Position, layout: int) -> int:
    """The tricks that the target says."""
    size = layouts.count(position.theirs)
    return sum(target >> trick * size + layout & 1 for trick in range(position.longest))


@given(combinations(most_of_ours=6, most_missing=4))
@settings(max_examples=40, deadline=None)
def test_every_line_keeps_its_promise(suit: Combination) -> None:
    search, position = Search(None), suit.position
    following = Following(search)
    for target in search.lines(position)[:4]:
        for layout in range(layouts.count(position.theirs)):
            assert acted_out(following, position, target, layout) >= promised(target, position, layout)


@pytest.mark.parametrize(
    "text", ["AQT/xxx", "AJT/xxx", "KQT/xxx", "AKJT/xxxx", "A9x/QTx", "KJ9x/xxx", "Axxx/QJxx"]
)
def test_standard_lines_keep_their_promise(text: str) -> None:
    search, position = Search(), Combination.parse(text).position
    following = Following(search)
    for target in search.lines(position)[:3]:
        for layout in range(layouts.count(position.theirs)):
            assert acted_out(following, position, target, layout) >= promised(target, position, layout)


@given(combinations(most_of_ours=8, most_missing=6))
@settings(max_examples=60, deadline=None)
def test_what_is_told_reaches_what_the_line_is_worth(suit: Combination) -> None:
    search = Search(60)
    planner = Planner(Following(search))
    for target in search.lines(suit.position)[:3]:
        plan = planner.plan(suit, target)
        assert plan is not None or not target
        if plan is not None:
            assert planner.is_kept_by(plan, Branch(Event.WON, (), suit, target))


def test_a_plan_that_gives_up_the_line_is_found_out() -> None:
    suit = Combination.parse("AQ/xx")
    search = Search()
    planner = Planner(Following(search))
    finesse = max(search.lines(suit.position), key=int.bit_count)
    cashed = Plan(Step(Way.CASH, Rank.ACE))
    assert not planner.is_kept_by(cashed, Branch(Event.WON, (), suit, finesse))
    assert not planner.is_kept_by(Plan(Step(Way.TOP)), Branch(Event.WON, (), suit, finesse))
