"""A hand that is over, looked back at: which hands, the list as it grows, the position, the counter-layout played."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from bridgetutor.cardplay.robots import Aim
from bridgetutor.cardplay.techniques import Technique
from bridgetutor.cardplay.verdicts import Grade
from bridgetutor.hands.promises import SILENCE
from bridgetutor.phrase import Phrase
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.seats import Seat
from bridgetutor.session import tutor
from bridgetutor.session.choice import parse_choice
from bridgetutor.session.looking_back import LookingBack, looking_back
from bridgetutor.session.looking_back.on_the_table import marked_on, table_of
from bridgetutor.session.looking_back.words import says_of
from bridgetutor.session.screen import Marked, Tone
from bridgetutor.session.state import State
from bridgetutor.teaching.loader import read_text
from bridgetutor.wording import Wording
from tests.session.example import HOLD_UP, at, shown

ENDING = """# An ending

```{lesson} an-ending
:teaches: finesses
:goal: You look back.
```

```{play} ending
:deal: N:AQ... 54... 32... K6...
:trumps: N
:leader: S
:you: N S
:goal: 1
:line W: S6 SK
Take a trick.
```
"""
"""The ace and then the queen take one trick; the queen first would have taken two."""

CHOICES = ("S2", "SA", "SQ", "S3")


def after(text: str, *choices: str) -> State:
    lesson = read_text(text, Path("ending.md")).lesson
    assert lesson is not None
    return tutor.replay(lesson, [parse_choice(choice) for choice in choices])


@cache
def over() -> LookingBack:
    """The ending when it is over, nothing worked out yet."""
    found = looking_back(after(ENDING, *CHOICES))
    assert found is not None
    return found


@cache
def known() -> LookingBack:
    """The same with all verdicts."""
    found = over()
    while (question := found.next_question) is not None:
        found = found.with_answer(question.answer())
    return found


def words(said: tuple[Phrase, ...]) -> list[str]:
    return [Wording.english().render(each) for each in said]


def test_only_a_whole_hand_that_is_over_is_looked_back_at() -> None:
    for count in range(len(CHOICES)):
        assert shown(after(ENDING, *CHOICES[:count])).look_back is None
    assert shown(after(ENDING, *CHOICES)).look_back == over()
    assert looking_back(at(8, "H4")) is None
    assert looking_back(at(1)) is None


def test_it_is_about_the_learners_cards_since_the_exercise_began() -> None:
    assert over().review.players == {Seat.SOUTH}
    assert over().review.play.dummy is Seat.NORTH
    assert [question.at for question in over().review.questions] == [0, 2, 4, 6]
    assert (over().review.aim, over().review.told) == (Aim.tricks(), SILENCE)


def test_a_whole_hand_is_played_for_its_contract() -> None:
    text = ENDING.replace("N:AQ... 54... 32... K6...", HOLD_UP).replace(":line W: S6 SK\n", "")
    text = text.replace(":trumps: N\n:leader: S\n:you: N S", ":contract: 3N by South\n:played: HK H5 H2 H4")
    state = after(text)
    while looking_back(state) is None:
        screen = shown(state)
        assert screen.table is not None
        choice = "next" if screen.next_label is not None else str(next(iter(screen.table.playable)))
        state = tutor.submit(state, parse_choice(choice)).state
    found = looking_back(state)
    assert found is not None
    contract = Contract.parse("3N by S")
    assert (found.contract, found.review.told, found.review.aim) == (
        contract,
        contract,
        Aim.contract(contract),
    )
    assert found.review.players == {Seat.SOUTH}
    assert {question.moment.player for question in found.review.questions} == {Seat.SOUTH}
    assert found.total == 24
    assert found.review.questions[0].at == 5


def test_the_list_grows_as_the_verdicts_come() -> None:
    found, done = over(), []
    while (question := found.next_question) is not None:
        found = found.with_answer(question.answer())
        done.append(len(found.listed))
    assert len(done) == found.total == 4
    assert done == [0, 1, 1, 1]
    assert [verdict.grade for verdict in found.listed] == [Grade.WRONG]


def test_first_the_hand_lies_as_it_ended() -> None:
    table = table_of(known())
    assert [len(hand.cards or ()) for hand in table.hands] == [2, 2, 2, 2]
    assert (marked_on(known()), says_of(known()), known().verdict) == ((), (), None)
    assert known().why() == known()


def test_a_card_is_seen_where_it_was_played_with_the_better_one_beside_it() -> None:
    found = known().at_row(0)
    trick = table_of(found).trick
    assert trick is not None
    assert trick.cards == tuple(map(Card.parse, ("S2", "S6")))
    assert all(hand.cards is not None for hand in table_of(found).hands)
    assert marked_on(found) == (
        Marked(Card.parse("SA"), Tone.WRONG),
        Marked(Card.parse("SQ"), Tone.RIGHT),
    )
    assert words(says_of(found)) == [
        "♠Q was better: 1.3 tricks against 1.0. Today it cost 1 trick.",
        "What you could know: 1.0 tricks with ♠A; 1.3 tricks with ♠Q.",
        "What was there: 1 trick with ♠A; 2 tricks with ♠Q.",
        "The technique: the finesse, in spades.",
    ]
    assert found.technique is Technique.FINESSE
    assert found.why().technique is None


def test_the_counter_layout_is_played_out_card_by_card_first_the_one_then_the_other() -> None:
    found = known().at_row(0)
    assert found.counter is not None
    position, seen = found.play, []
    step = found.why()
    while step.shown is not None:
        seen.append(step.play.cards[len(position.cards) :])
        assert table_of(step).playable == table_of(found).playable
        assert marked_on(step) == ()
        card = "♠A" if step.shown.line == found.counter.chosen else "♠Q"
        assert words(says_of(step)) == [
            "Here ♠A brings 1 trick and ♠Q 2.",
            f"This is how it goes with {card}.",
        ]
        step = step.on()
    chosen, better = found.counter.chosen.cards, found.counter.better.cards
    assert seen == [line[:count] for line in (chosen, better) for count in range(1, len(line) + 1)]
    assert step == found
    assert found.why().on().back() == found


@pytest.mark.parametrize("way", [LookingBack.on, LookingBack.back])
def test_without_a_layout_on_the_table_there_is_nothing_to_go_on_with(way: object) -> None:
    assert callable(way)
    assert way(known().at_row(0)) == known().at_row(0)


def test_another_row_puts_the_layout_away() -> None:
    assert known().at_row(0).why().at_row(0).shown is None
