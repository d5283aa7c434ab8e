"""The plan of hands whose plan a teacher would know: the count, the ways, the danger, the best course."""

from __future__ import annotations

import pytest

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.planning import Plan, plan_of, told
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.seats import Seat
from bridgetutor.wording import Wording
from tests.cardplay.planning.positions import outlook


def plan(dummy: str, declarer: str, contract: str, lead: str) -> Plan:
    found = plan_of(outlook(dummy, declarer, contract, lead))
    assert found is not None
    return found


def suits_of(course: object) -> list[tuple[Suit, int]]:
    return [(way.suit, way.most) for way in course.ways]  # type: ignore[attr-defined]  # a Course, or the test fails


FINESSE = ("852.AQ4.K763.852", "AK4.852.A842.AK4", "3N", "SQ")
"""Seven tricks on top; a finesse in hearts, the fourth diamond if they are 3-2, both are needed."""

PROMOTION = ("K73.75.QJT9.AK62", "AQ5.A64.K852.973", "3N", "HK")
"""Six on top, three diamonds to be promoted by losing the lead once, while hearts are stopped once and led."""

RUFF = ("KQ53.4.A8532.K64", "AJT82.A73.K4.A85", "6S", "DQ")
"""Ten on top with five trumps; two hearts are ruffed in dummy."""


def test_winners_are_counted_by_suit() -> None:
    found = plan(*PROMOTION)
    assert dict(found.winners) == {Suit.SPADES: 3, Suit.HEARTS: 1, Suit.DIAMONDS: 0, Suit.CLUBS: 2}
    assert (found.sure, found.needed, found.missing) == (6, 9, 3)


def test_two_chances_are_needed_together() -> None:
    best = plan(*FINESSE).best
    assert best is not None
    assert sorted(suits_of(best)) == [(Suit.DIAMONDS, 1), (Suit.HEARTS, 1)]
    assert best.chance == pytest.approx(0.5 * 0.678, abs=0.02)


def test_a_certain_suit_that_comes_too_late_says_so() -> None:
    found = plan(*PROMOTION)
    assert found.danger is not None
    assert (found.danger.suit, found.danger.stoppers, found.danger.time) == (Suit.HEARTS, 1, 0)
    assert found.best is not None
    assert suits_of(found.best) == [(Suit.DIAMONDS, 3)]
    assert not found.best.in_time


def test_the_same_suit_is_in_time_when_another_is_led() -> None:
    dummy, declarer, contract, _ = PROMOTION
    best = plan(dummy, declarer, contract, "S2").best
    assert best is not None
    assert best.in_time
    assert best.chance == pytest.approx(1.0)


def test_ruffs_in_the_short_hand_are_a_way() -> None:
    found = plan(*RUFF)
    ruffs = [way for way in found.ways if way.is_ruff]
    assert [(way.suit, way.most) for way in ruffs] == [(Suit.HEARTS, 2)]
    assert found.best is not None
    assert any(way.is_ruff for way in found.best.ways)


def test_losers_are_fast_or_slow() -> None:
    found = plan("K642.A53.864.K72", "AQJT5.K4.A72.863", "4S", "DK")
    by_suit = {each.suit: (each.fast, each.slow) for each in found.losers}
    assert by_suit[Suit.DIAMONDS] == (0, 2)
    assert by_suit[Suit.CLUBS][0] >= 1
    assert Suit.SPADES not in by_suit


def test_nothing_is_missing() -> None:
    found = plan("AKQ.AK2.5432.432", "J2.QJ3.AK7.AK865", "3N", "S9")
    assert found.missing == 0
    assert found.courses == ()


def test_entries_are_cards_that_win_when_the_other_hand_leads() -> None:
    entries = dict(plan(*PROMOTION).entries)
    assert Card.parse("CA") in entries[Seat.NORTH]
    assert Card.parse("SA") in entries[Seat.SOUTH]
    assert Card.parse("DQ") not in entries[Seat.NORTH]


def test_only_declarer_plans() -> None:
    view = outlook(*FINESSE).view
    east = PlayView(Seat.EAST, view.play, view.pack)
    assert plan_of(Outlook(east, contract=outlook(*FINESSE).contract)) is None
    assert plan_of(Outlook(view)) is None


@pytest.mark.parametrize("hand", [FINESSE, PROMOTION, RUFF])
def test_the_hidden_hands_change_nothing(hand: tuple[str, str, str, str]) -> None:
    dummy, declarer, contract, lead = hand
    once, again = outlook(dummy, declarer, contract, lead), outlook(dummy, declarer, contract, lead)
    assert once.view == again.view
    assert plan_of(once) == plan_of(again)


def test_no_course_is_better_with_a_way_less() -> None:
    for hand in (FINESSE, PROMOTION, RUFF):
        found = plan(*hand)
        assert all(0 < course.chance <= 1 + 1e-9 for course in found.courses)
        assert all(sum(way.most for way in course.ways) >= found.missing for course in found.courses)


def test_in_words() -> None:
    said = [Wording.english().render(each) for each in told(plan(*PROMOTION))]
    assert said[0] == ("You need 9 tricks. From the top you have 6: 3 in spades, 1 in hearts and 2 in clubs.")
    assert "3 tricks are missing." in said
    assert any(line.startswith("Diamonds: 3 more for certain") for line in said)
    assert "The danger is hearts: you stop them once, and then they may take 4." in said
    assert "Best: 3 tricks more in diamonds (certain)." in said


def test_of_more_ways_than_are_needed_it_is_told_how_many_are_enough() -> None:
    found = plan("KQ87.Q5.Q42.K742", "AT95.A6.KT76.T83", "1D", "CQ")
    *_, last = [Wording.english().render(each) for each in told(found) if str(each).startswith("Best")]
    assert found.missing == 3
    assert ", of which 3 are enough (" in last
