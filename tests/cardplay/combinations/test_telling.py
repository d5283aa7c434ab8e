"""Lines in words, as a player would tell them."""

from __future__ import annotations

import pytest

from bridgetutor.cardplay.combinations import Combination, best_lines, told
from bridgetutor.cardplay.combinations.plan import Case, Event, Plan, Step, Way
from bridgetutor.rules.cards import Rank
from bridgetutor.wording import Wording


@pytest.mark.parametrize(
    ("text", "tricks", "line"),
    [
        ("AQ/xx", 2, "lead low to the queen"),
        ("KJ/xx", 1, "lead low to the jack"),
        ("AQJ/xxx", 3, "lead low to the queen; if it wins, lead low to the jack"),
        ("AQT/xxx", 2, "lead low to the ten; if it wins, or loses to the jack, lead low to the queen"),
        ("AJT/xxx", 2, "lead low to the jack, then lead low to the ten"),
        ("AKJT/xxxx", 4, "cash the ace, then lead low to the jack, then play the suit from the top"),
        ("AKJTx/xxxx", 5, "play the suit from the top"),
        ("AKQ/xxx", 3, "play the suit from the top"),
        ("KQx/xxx", 2, "lead low to the king, then lead low to the queen"),
        ("Axx/Jxx", 2, "cash the ace; but if the king or queen falls, lead low to the jack"),
        ("QJ9765/A432", 6, "lead the queen and let it run, then play the suit from the top"),
        ("Kxx/xxx", 1, "play low from both hands, then lead low to the king"),
        ("KJTxx/xxx", 4, "lead low to the jack; if it wins, or loses to the ace, lead low to the ten; "
         "if it loses to the queen, lead low to the king"),
    ],
)  # fmt: skip
def test_as_a_player_would_tell_it(text: str, tricks: int, line: str) -> None:
    best = best_lines(Combination.parse(text))
    assert Wording.english().render(told(best.by_tricks[tricks - 1].plan)) == line


@pytest.mark.parametrize("way", Way)
@pytest.mark.parametrize("event", Event)
def test_every_step_and_every_event_has_words(way: Way, event: Event) -> None:
    step = Step(way, Rank.QUEEN, Rank.KING)
    plan = Plan(step, (Case(event, (Rank.ACE,), Plan(Step(Way.LEAD))),))
    assert Wording.english().render(told(plan)).endswith(" lead a low card")


def test_nobody_lets_a_king_run() -> None:
    assert str(told(Plan(Step(Way.RUN, Rank.KING)))) == "lead the K"
    assert str(told(Plan(Step(Way.RUN, Rank.QUEEN)))) == "lead the Q and let it run"


def test_it_can_be_told_in_another_language() -> None:
    line = best_lines(Combination.parse("AQT/xxx")).on_average
    english, pseudo = (wording.render(told(line.plan)) for wording in (Wording.english(), Wording.pseudo()))
    assert "lead low" in english
    assert "lead low" not in pseudo
