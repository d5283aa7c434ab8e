"""What lies on the table as agreement is what the robots play by, in a lesson and at the table."""

from __future__ import annotations

from bridgetutor.cardplay.agreements import describe
from bridgetutor.cardplay.habits import KLINGER
from bridgetutor.hands.carding import STANDARD
from bridgetutor.session import tutor
from bridgetutor.session.advising import question_about
from bridgetutor.session.choice import Action
from bridgetutor.session.others import question_for
from bridgetutor.session.showing import screen_of
from bridgetutor.session.turn import Turn
from tests.session.evening.evenings import SOUTHS, AtOnce, chosen, sat_down
from tests.session.test_others import lesson


def test_in_a_lesson_the_leads_are_those_of_its_prose() -> None:
    state = tutor.begin(lesson(), robots=True)
    table = screen_of(Turn(state)).table
    assert table is not None
    assert table.agreements == describe(KLINGER)
    asked = question_about(tutor.submit(state, Action.HINT).state)
    assert asked is not None
    assert asked.choice.cardings == (KLINGER, KLINGER)


def test_at_the_table_they_are_those_of_the_system() -> None:
    others = AtOnce()
    conductor = sat_down(SOUTHS, others=others)
    screen = chosen(conductor, "next", "3N")
    while not screen.table.agreements:
        screen = chosen(conductor, "next")
    assert screen.table.agreements == describe(STANDARD)
    assert question_for(others.asked[0]).cardings == (STANDARD, STANDARD)
