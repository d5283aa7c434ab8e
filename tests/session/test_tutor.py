"""The tutor: one choice in, one turn out."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bridgetutor.progress.attempts import Grade
from bridgetutor.rules.cards import Card
from bridgetutor.rules.seats import Seat
from bridgetutor.session import tutor
from bridgetutor.session.choice import Action, Number, parse_choice
from bridgetutor.session.screen import Marked, Tone
from bridgetutor.session.state import Outcome, State
from bridgetutor.teaching.loader import read_text
from tests.session.example import at, example, shown, walk

COUNT, QUIZ, BID, LEAD, _FILM, ONE, WHOLE, DRILL = range(2, 10)


def said(state: State) -> str:
    feedback = shown(state).feedback
    return "" if feedback is None else " ".join(map(str, (feedback.headline, *feedback.body)))


def test_prose_goes_on_and_a_question_does_not() -> None:
    assert Action.NEXT in shown(at(1)).actions
    assert Action.NEXT not in shown(at(COUNT)).actions
    assert at(COUNT, "next").at == COUNT - 1


def test_wrong_answers_get_a_nudge_then_the_reason_then_the_answer() -> None:
    first, second, third = (at(COUNT, *("=15", "=14", "=17")[:n]) for n in (1, 2, 3))
    assert "Did you see the jack?" in said(first)
    assert "An ace is 4." not in said(first)
    assert "An ace is 4." in said(second)
    assert "The answer: 16" in said(third)
    assert "6 + 3 + 3 + 4." in said(third)
    assert said(third).startswith("Not 17.")
    assert "Did you see the jack?" in said(at(COUNT, "=17", "=14", "=15"))
    assert third.work.outcome is Outcome.SHOWN
    assert Action.NEXT in shown(third).actions


def test_the_same_wrong_answer_once_more_is_no_new_try() -> None:
    turn = tutor.submit(at(COUNT, "=15", "=14"), Number(15))
    assert not turn.attempts
    assert turn.state.work.wrong == at(COUNT, "=15", "=14").work.wrong
    assert "Did you see the jack?" in said(turn.state)


def test_a_right_answer_after_wrong_ones_is_right_and_counts_its_tries() -> None:
    turn = tutor.submit(at(COUNT, "=15", "=14"), Number(16))
    assert [(a.exercise, a.grade, a.tries, a.hints) for a in turn.attempts] == [("points", Grade.RIGHT, 3, 1)]
    assert turn.state.work.outcome is Outcome.RIGHT


def test_each_judged_answer_is_an_attempt_and_nothing_else_is() -> None:
    state, grades = tutor.begin(example()), []
    for text in ("next", "hint", "back", "next", "=15", "P", "=16", "=17", "next"):
        turn = tutor.submit(state, parse_choice(text))
        grades += [attempt.grade for attempt in turn.attempts]
        state = turn.state
    assert grades == [Grade.WRONG, Grade.RIGHT]


@pytest.mark.parametrize(
    ("choices", "made"),
    [(("1N",), "1N"), (("1C",), "1C"), (("2C", "2D", "2H"), "1N"), (("2C",), None)],
    ids=["right", "playable", "shown", "wrong"],
)
def test_the_call_that_was_made_stands_in_the_auction_and_nobody_is_to_call(
    choices: tuple[str, ...], made: str | None
) -> None:
    before, table = shown(at(BID)).table, shown(at(BID, *choices)).table
    assert before is not None
    assert before.auction is not None
    assert table is not None
    assert table.auction is not None
    calls = [str(call) for call in table.auction.calls[len(before.auction.calls) :]]
    assert calls == ([] if made is None else [made])
    assert (table.turn is None) is (made is not None)


def test_a_playable_answer_is_named_as_such_beside_the_first_choice() -> None:
    turn = tutor.submit(at(BID), parse_choice("1C"))
    assert turn.attempts[0].grade is Grade.PLAYABLE
    assert "1C is playable." in said(turn.state)
    assert "It hides your strength." in said(turn.state)
    assert "1N" in said(turn.state)
    tones = {str(mark.choice): mark.tone for mark in shown(turn.state).marked}
    assert tones == {"1C": Tone.ALSO, "1N": Tone.RIGHT}


@pytest.mark.parametrize(
    ("step", "choice", "sentence"),
    [
        (BID, "X", "bid to double"),
        (BID, "SA", "A call is wanted"),
        (QUIZ, "#9", "1 to 2"),
        (COUNT, "1N", "A number is wanted"),
        (LEAD, "SA", "You do not hold SA"),
        (ONE, "SA", "W led H: you have H and must follow."),
        (ONE, "HK", "has been played already."),
        (ONE, "S3", "turn"),
        (ONE, "DQ", "It is your own hand's turn"),
    ],
)
def test_what_is_not_possible_is_refused_with_the_reason_and_counts_as_nothing(
    step: int, choice: str, sentence: str
) -> None:
    before = at(step)
    turn = tutor.submit(before, parse_choice(choice))
    assert sentence in said(turn.state)
    assert not turn.attempts
    assert replace(turn.state.work, feedback=None) == replace(before.work, feedback=None)
    screen = shown(turn.state)
    assert screen.feedback is not None
    assert screen.feedback.tone is Tone.NOTE


def test_the_answer_can_be_asked_for_once_no_hint_is_left() -> None:
    assert Action.ANSWER not in shown(at(COUNT, "hint")).actions
    turn = tutor.submit(at(COUNT, "hint", "hint"), Action.ANSWER)
    assert turn.attempts[0].grade is Grade.SHOWN
    assert Action.ANSWER in shown(at(QUIZ)).actions


def test_one_decision_ends_with_its_trick_and_all_hands_in_sight() -> None:
    turn = tutor.submit(at(ONE), parse_choice("H6"))
    table = shown(turn.state).table
    assert table is not None
    assert turn.state.work.outcome is Outcome.RIGHT
    assert table.trick is not None
    assert table.trick.is_complete
    assert all(hand.cards is not None for hand in table.hands)
    assert [str(said) for said in turn.announcements] == ["S plays the H6.", "W wins the trick."]


def test_before_that_the_hidden_hands_are_hidden() -> None:
    table = shown(at(ONE)).table
    assert table is not None
    assert {hand.seat for hand in table.hands if hand.cards is None} == {Seat.EAST, Seat.WEST}


def test_a_wrong_card_is_marked_stays_in_the_hand_and_can_be_played_out() -> None:
    wrong = at(ONE, "HA")
    screen = shown(wrong)
    assert Marked(Card.parse("HA"), Tone.WRONG) in screen.marked
    assert screen.table is not None
    assert Card.parse("HA") in screen.table.playable
    assert Action.WHY in screen.actions
    frames = [shown(at(ONE, "HA", "why", *["next"] * n)).table for n in range(5)]
    played = [0 if frame is None or frame.trick is None else len(frame.trick.cards) for frame in frames]
    assert played == [4, 1, 2, 3, 3]  # the ace completes the trick; East cannot discard a spade on a diamond
    assert at(ONE, "HA", "why", *["next"] * 4).work.refutation is None
    assert at(ONE, "HA", "why", "back").work == wrong.work


def test_no_card_can_be_played_while_a_refutation_is_shown() -> None:
    showing = at(ONE, "HA", "why")
    assert tutor.submit(showing, parse_choice("H4")).state == showing


def test_a_whole_hand_is_played_to_its_end_and_held_against_its_goal() -> None:
    won = at(WHOLE, "S2", "SQ", "SA")
    assert won.work.outcome is None
    won = at(WHOLE, "S2", "SQ", "SA", "S3")
    assert won.work.outcome is Outcome.RIGHT
    assert "2 tricks" in said(won)


def test_its_decisions_are_judged_where_the_author_says_so() -> None:
    turn = tutor.submit(at(WHOLE, "S2"), parse_choice("SA"))
    assert [(a.exercise, a.grade) for a in turn.attempts] == [("whole@1", Grade.WRONG)]
    assert "The king is left." in said(turn.state)
    turn = tutor.submit(turn.state, parse_choice("SQ"))
    assert [(a.exercise, a.grade) for a in turn.attempts] == [("whole@1", Grade.RIGHT)]


def test_where_no_right_card_is_named_the_third_wrong_one_shows_no_answer() -> None:
    text = """# A lesson

```{lesson} a-lesson
:goal: You lead from the top.
```

```{play} high-ones
:deal: N:65432... .65432.. ..AK642. ...AKQJT
:trumps: N
:leader: S
:you: S
:goal: 2
:wrong D6 D4 D2: Too low.
```
"""
    lesson = read_text(text, Path("lessons/en/examples/02-high-ones.md")).lesson
    assert lesson is not None
    state = tutor.begin(lesson)
    for card in ("D6", "D4", "D2"):
        turn = tutor.submit(state, parse_choice(card))
        state = turn.state
        assert [(attempt.answer, attempt.wanted) for attempt in turn.attempts] == [(card, "")]
        assert "Too low." in said(state)
    assert state.work.outcome is None
    assert state.work.cards == ()
    assert tutor.submit(state, parse_choice("DA")).state.work.cards != ()


def test_undo_takes_back_the_learners_card_and_what_followed_it() -> None:
    assert at(WHOLE, "S2", "undo").work.cards == at(WHOLE).work.cards
    assert at(WHOLE, "S2", "SQ", "undo").work.cards == at(WHOLE, "S2").work.cards
    assert Action.UNDO not in shown(at(WHOLE)).actions


def test_a_lesson_ends_and_says_how_it_went() -> None:
    choices = ["next", "=16", "next", "answer", "next", "1N", "next", "SK", *["next"] * 6, "H4", "next"]
    screen = walk(example(), [*choices, "S2", "SQ", "SA", "S3", "next", "next"])
    assert screen.finished
    assert "5 of 6 questions" in str(screen.summary[0])
    assert Action.NEXT not in screen.actions


def test_the_same_choices_lead_to_the_same_state() -> None:
    choices = [
        parse_choice(text) for text in ("next", "=15", "hint", "=16", "next", "#1", "#2", "next", "1S")
    ]
    assert tutor.replay(example(), choices) == tutor.replay(example(), choices)


def test_screens_hold_no_card_that_is_hidden() -> None:
    for choices in ((), ("HA",), ("SA",)):
        screen = shown(at(ONE, *choices))
        hidden = {str(card) for seat in (Seat.EAST, Seat.WEST) for card in example_hand(seat)} - {"HK", "H2"}
        assert not hidden & set(str(screen).replace(",", " ").replace("'", " ").split())


def example_hand(seat: Seat) -> tuple[Card, ...]:
    exercise = next(each for each in example().exercises if each.id == "one")
    return tuple(exercise.play.deal.known[seat])  # type: ignore[union-attr]  # a play exercise


def test_what_was_asked_stays_in_sight_once_it_is_answered() -> None:
    before, after = shown(at(QUIZ)), shown(at(QUIZ, "#1"))
    assert before.ask == before.asked == after.asked
    assert shown(tutor.submit(at(QUIZ, "#1"), parse_choice("back")).state).asked is not None


def test_the_drill_says_what_it_will_be_and_lets_go_on() -> None:
    assert Action.NEXT in shown(at(DRILL)).actions


ENDING = """# Ending

```{lesson} ending
:teaches: x
:goal: You see an ending.
```

```{play} ending-1
:deal: N:AQ.2.. 87.3.. K.A.2. T9..3.
:contract: 3N by South
:lead: D3
:goal: 2
:line W: D3 S9 ST
:line E: H3 S7 S8
:at 1 right H2: Any.
:hint: Look.
Win 2 of the last 3 tricks.
```
"""


def test_of_an_ending_the_table_tells_the_tricks_that_are_wanted_and_not_the_contracts() -> None:
    lesson = read_text(ENDING, Path("lessons/en/1-x/01-ending.md")).lesson
    assert lesson is not None
    table = shown(tutor.begin(lesson)).table
    assert table is not None
    assert table.needed == 2
    assert table.contract is not None
    assert table.contract.tricks_needed == 9


def test_whose_turn_it_is_is_said_in_the_second_person() -> None:
    lesson = read_text(ENDING, Path("lessons/en/1-x/01-ending.md")).lesson
    assert lesson is not None
    refused = tutor.submit(tutor.begin(lesson), Card.parse("SK")).state
    assert said(refused) == "It is dummy's turn: SK is in your hand."


def test_dummy_must_follow_too() -> None:
    lesson = read_text(
        ENDING.replace(":lead: D3", ":lead: S9").replace("W: D3 S9", "W: S9 D3"), Path("x.md")
    ).lesson
    assert lesson is not None
    refused = tutor.submit(tutor.begin(lesson), Card.parse("H2")).state
    assert said(refused) == "W led S: dummy has S and must follow."
