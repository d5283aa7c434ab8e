"""Films of cards and of calls: step by step forwards and back, each step with its remark."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from bridgetutor.rules.seats import Seat
from bridgetutor.session import tutor
from bridgetutor.session.choice import Action, parse_choice
from bridgetutor.session.screen import Screen, TableView, Tone
from bridgetutor.session.showing import screen_of
from bridgetutor.session.state import State
from bridgetutor.teaching.lesson import Lesson
from bridgetutor.teaching.loader import read_text
from tests.session.example import HOLD_UP, shown

CARDS, CALLS, SILENT = 1, 2, 3

TEXT = f"""# Films

```{{lesson}} films
:goal: You see how it runs.
```

```{{film}} film
:deal: {HOLD_UP}
:contract: 3N by South
:played: HK H5 H2 H4
:say H4: South keeps the ace.
```

```{{auction}}
:auction: P 1S P 2S P 4S P P P
:dealer: E
:deal: N:KT83.A72.Q853.74 - AQ974.K5.A6.KQ83 -
:say 1S: Five spades.
:say 2S: A fit.
:say 4S: Enough for game.
Where does it end?
```

```{{auction}}
:auction: 1N P P P
:hand: AQ32 K53 QJ4 A92
```
"""


@cache
def lesson() -> Lesson:
    reading = read_text(TEXT, Path("lessons/en/examples/01-films.md"))
    assert reading.lesson is not None, [str(fault) for fault in reading.diagnostics]
    return reading.lesson


def at(step: int, *choices: str) -> State:
    return tutor.replay(lesson(), [parse_choice(text) for text in (f"goto:{step}", *choices)])


def table(screen: Screen) -> TableView:
    assert screen.table is not None
    return screen.table


def calls(screen: Screen) -> str:
    auction = table(screen).auction
    assert auction is not None
    return " ".join(map(str, auction.calls))


def said(screen: Screen) -> str:
    feedback = screen.feedback
    return "" if feedback is None else " ".join(map(str, (feedback.headline, *feedback.body)))


def announced(step: int, *choices: str) -> list[str]:
    *before, last = choices
    turn = tutor.submit(at(step, *before), parse_choice(last))
    return [str(each) for each in screen_of(turn).announcements]


def test_a_film_runs_card_by_card_with_its_remarks() -> None:
    screens = [shown(at(CARDS, *["next"] * n)) for n in range(5)]
    tricks = [table(screen).trick for screen in screens]
    assert [0 if trick is None else len(trick.cards) for trick in tricks] == [0, 1, 2, 3, 4]
    assert [said(screen) for screen in screens] == ["", "", "", "", "South keeps the ace."]
    assert announced(CARDS, "next", "next") == ["N plays the H5."]


def test_an_auction_with_remarks_runs_call_by_call() -> None:
    screens = [shown(at(CALLS, *["next"] * n)) for n in range(5)]
    assert [calls(screen) for screen in screens] == [
        "",
        "P 1S",
        "P 1S P 2S",
        "P 1S P 2S P 4S",
        "P 1S P 2S P 4S P P P",
    ]
    assert [said(screen) for screen in screens] == [
        "",
        "S: 1S Five spades.",
        "N: 2S A fit.",
        "S: 4S Enough for game.",
        "",
    ]
    assert {str(screen.question) for screen in screens} == {"Where does it end?"}
    tones = {screen.feedback.tone for screen in screens if screen.feedback is not None}
    assert tones == {Tone.NOTE}


def test_what_the_remark_does_not_say_aloud_is_announced() -> None:
    assert announced(CALLS, "next", "next") == ["W: P."]
    assert announced(CALLS, *["next"] * 4) == ["W: P.", "N: P.", "E: P."]


def test_a_remark_stands_in_one_place_at_a_time() -> None:
    assert [table(shown(at(CALLS, *["next"] * n))).told for n in range(5)] == [False, True, True, True, False]
    assert [place for place, _ in table(shown(at(CALLS, "next", "next"))).remarks] == [1, 3]


@pytest.mark.parametrize("step", [CARDS, CALLS])
def test_back_from_the_start_and_on(step: int) -> None:
    assert Action.UNDO not in shown(at(step)).actions
    assert Action.REPLAY not in shown(at(step)).actions
    assert {Action.UNDO, Action.REPLAY} <= set(shown(at(step, "next")).actions)
    assert at(step, "next", "next", "undo") == at(step, "next")
    assert at(step, "next", "next", "replay") == at(step)
    assert at(step, *["next"] * 4).at == step - 1
    assert at(step, *["next"] * 5).at == step


def test_the_button_says_what_comes_next() -> None:
    labels = [
        str(shown(at(step, *before)).next_label) for step in (CARDS, CALLS) for before in ((), ["next"] * 4)
    ]
    assert labels == ["Next card", "Next", "Next call", "Next"]


def test_the_hands_that_speak_lie_beside_it_and_south_is_the_learners() -> None:
    hands = {hand.seat: hand.is_learner for hand in table(shown(at(CALLS))).hands}
    assert hands == {Seat.NORTH: False, Seat.SOUTH: True}


def test_an_auction_without_remarks_is_there_at_once() -> None:
    assert calls(shown(at(SILENT))) == "1N P P P"
    assert shown(at(SILENT)).next_label != shown(at(CALLS)).next_label
    assert at(SILENT, "next").is_finished
