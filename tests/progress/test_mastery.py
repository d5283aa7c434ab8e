"""What is mastered, as a pure function of the log: days apart count, a miss begins anew, nothing is counted twice."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.progress.attempts import Answer, Attempt, Grade
from bridgetutor.progress.mastery import DAYS_WANTED, NOTHING, Learned, learned
from bridgetutor.progress.scheduling import retrievability

MONDAY = datetime(2026, 11, 2, 18, tzinfo=UTC)


def attempt(
    n: int,
    day: float,
    grade: Grade = Grade.RIGHT,
    exercise: str = "stayman",
    *,
    tries: int = 1,
    hints: int = 0,
) -> Attempt:
    answered = Answer(exercise, "", "2C", grade, tries, hints)
    return Attempt(f"{n:032x}", "ann", MONDAY + timedelta(days=day), 5.0, "s", answered)


def itself(exercise: str) -> tuple[str, ...]:
    return (exercise,) if exercise != "unknown" else ()


def fold(*attempts: Attempt) -> Learned:
    return learned(attempts, itself)


def test_right_on_days_apart_is_worth_more_than_often_on_one() -> None:
    one_evening = fold(*(attempt(n, n / 1000) for n in range(9)))
    three_days = fold(*(attempt(n, 2 * n) for n in range(3)))
    assert one_evening.practice["stayman"].days == 1
    assert three_days.practice["stayman"].days == DAYS_WANTED
    evening_after = MONDAY + timedelta(days=4, hours=1)
    assert three_days.practice["stayman"].mastery(evening_after) > one_evening.practice["stayman"].mastery(
        MONDAY
    )


def test_a_miss_begins_anew() -> None:
    found = fold(attempt(0, 0), attempt(1, 2), attempt(2, 4, Grade.WRONG))
    assert found.practice["stayman"].days == 0
    assert found.practice["stayman"].right == 2


def test_a_hint_is_no_miss_and_no_success() -> None:
    found = fold(attempt(0, 0), attempt(1, 2, hints=1))
    assert (found.practice["stayman"].days, found.practice["stayman"].right) == (1, 1)


def test_a_second_try_tells_nothing_new() -> None:
    assert fold(attempt(0, 0, Grade.WRONG), attempt(1, 0.1, tries=2)).practice["stayman"].asked == 1


def test_what_nobody_knows_any_more_is_passed_over_but_counted() -> None:
    found = fold(attempt(0, 0, exercise="unknown"))
    assert found.practice == {}
    assert (found.attempts, found.last) == (1, f"{0:032x}")


def test_what_was_missed_is_due_sooner() -> None:
    right, wrong = fold(attempt(0, 0)), fold(attempt(0, 0, Grade.WRONG))
    assert wrong.practice["stayman"].memory.due < right.practice["stayman"].memory.due
    assert wrong.due(MONDAY + timedelta(days=1.5)) == ("stayman",)
    assert right.due(MONDAY + timedelta(hours=1)) == ()


def answers(concept: str, *grades: Grade, first: int = 0) -> list[Attempt]:
    return [attempt(first + n, n / 10, grade, concept) for n, grade in enumerate(grades)]


def test_what_was_missed_again_and_again_is_weak_the_weakest_first() -> None:
    right, wrong = Grade.RIGHT, Grade.WRONG
    found = fold(
        *answers("gerber", right, wrong, wrong),
        *answers("stayman", wrong, wrong, Grade.SHOWN),
        *answers("acol", right, right),
    )
    assert found.weak == ("stayman", "gerber")


def test_one_slip_makes_nothing_weak_and_old_ones_are_forgotten() -> None:
    right, wrong = Grade.RIGHT, Grade.WRONG
    assert fold(*answers("stayman", wrong)).weak == ()
    assert fold(*answers("stayman", *[right] * 8, wrong, right, wrong)).weak == ()
    assert fold(*answers("stayman", *[wrong] * 9)).weak == ("stayman",)
    assert fold(*answers("stayman", *[wrong] * 9, *[right] * 9)).weak == ()


def test_a_lucky_answer_and_a_slip_tell_little() -> None:
    lucky, slip = (
        fold(attempt(0, 0)).practice["stayman"],
        fold(attempt(0, 0, Grade.WRONG)).practice["stayman"],
    )
    assert (lucky.accuracy, slip.accuracy) == (1, 0)
    assert 0.5 < slip.expected < lucky.expected < 0.9


def test_memory_fades() -> None:
    memory = fold(attempt(0, 0)).practice["stayman"].memory
    chances = [retrievability(memory, MONDAY + timedelta(days=days)) for days in (0, 1, 5, 30)]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)


grades = st.sampled_from(Grade)
logs = st.lists(
    st.tuples(st.floats(0, 3), grades, st.sampled_from(["stayman", "gerber", "unknown"]), st.integers(1, 2)),
    max_size=25,
)


@given(logs, st.integers(0, 25))
def test_going_on_from_what_is_known_is_the_same_as_from_the_beginning(
    log: list[tuple[float, Grade, str, int]], cut: int
) -> None:
    day, attempts = 0.0, list[Attempt]()
    for n, (later, grade, exercise, tries) in enumerate(log):
        day += later
        attempts.append(attempt(n, day, grade, exercise, tries=tries))
    whole = learned(attempts, itself)
    begun = learned(attempts[:cut], itself)
    assert learned(attempts[cut:], itself, known=begun) == whole
    for practice in whole.practice.values():
        assert 0 <= practice.mastery(MONDAY + timedelta(days=day)) <= 1
        assert practice.right <= practice.asked
    assert learned([], itself) == NOTHING
