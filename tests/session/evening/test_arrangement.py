"""Arrangements of a table: what is written is read again, and what makes no sense is told in a sentence."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.rules.faults import NotationError
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.session.choice import format_choice, parse_choice
from bridgetutor.session.evening.arrangement import Arrangement, Part
from bridgetutor.session.evening.to_order import faults_of

CONDITIONS = st.lists(st.tuples(st.sampled_from(Seat), st.sampled_from(Vulnerability)), max_size=8).map(tuple)
ARRANGEMENTS = st.builds(
    Arrangement,
    st.text(),
    vulnerability=st.none() | st.sampled_from(Vulnerability),
    laws=st.booleans(),
    want=st.text(),
    agreement=st.text(),
    technique=st.text(),
    phase=st.text(),
    difficulty=st.text(),
    contract=st.text(),
    boards=st.text(),
    first=st.integers(1, 10**6),
    conditions=CONDITIONS,
    ours=st.text(),
    theirs=st.text(),
    part=st.sampled_from(Part),
    declares=st.booleans(),
    watches=st.booleans(),
)


@given(ARRANGEMENTS)
def test_what_is_written_is_read_again(arrangement: Arrangement) -> None:
    text = format_choice(arrangement)
    assert parse_choice(text) == arrangement
    assert not any(letter.isspace() for letter in text)


def test_only_what_is_not_usual_is_written() -> None:
    assert str(Arrangement("rubber")) == "arranged:game=rubber"
    assert Arrangement("rubber").is_usual
    silent = Arrangement("single", theirs="silent", part=Part.PLAY)
    assert str(silent) == "arranged:game=single&theirs=silent&part=play"
    assert not silent.is_usual


@pytest.mark.parametrize(
    "text",
    [
        "",
        "rubber",
        "theirs=silent",
        "game=rubber&colour=red",
        "game=rubber&part=sleeping",
        "game=rubber&first=0",
        "game=rubber&first=one",
        "game=rubber&laws=perhaps",
        "game=single&vulnerability=West",
        "game=single&conditions=N",
        "game=single&conditions=N?",
        "game=single&conditions=X-",
    ],
)
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_choice(f"arranged:{text}")


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        found = Arrangement.parse(text)
    except NotationError:
        return
    assert Arrangement.parse(str(found).removeprefix("arranged:")) == found


def told(arrangement: Arrangement) -> str:
    return " ".join(map(str, faults_of(arrangement)))


@pytest.mark.parametrize(
    ("arrangement", "says"),
    [
        (Arrangement("whist"), "no game “whist”"),
        (Arrangement("single", ours="esperanto"), "no system"),
        (Arrangement("single", agreement="blackwod"), "blackwood"),
        (Arrangement("single", technique="finese"), "finesse"),
        (Arrangement("single", contract="9S"), "no contract"),
        (Arrangement("single", phase="middle"), "no phase"),
        (Arrangement("single", difficulty="fiendish"), "no difficulty"),
        (Arrangement("single", technique="finesse", agreement="stayman"), "not for both"),
        (Arrangement("rubber", part=Part.BIDDING), "auction alone"),
        (Arrangement("minibridge", agreement="stayman"), "no auction"),
        (
            Arrangement("single", want="South: 15-17 balanced; North: 4+ hartes"),
            "“hartes”: did you mean “hearts”",
        ),
        (Arrangement("single", want="South: 30+ points; North: 20+ points"), "No deal is like this"),
    ],
)
def test_a_fault_is_told_with_its_place(arrangement: Arrangement, says: str) -> None:
    assert says in told(arrangement)


def test_what_can_be_kept_has_no_fault() -> None:
    for arrangement in (
        Arrangement("minibridge", want="South: 20+ points"),
        Arrangement("single", agreement="blackwood", contract="slam", theirs="silent"),
        Arrangement("rubber", technique="finesse"),
        Arrangement("single", phase="response", difficulty="hard", part=Part.BIDDING),
    ):
        assert faults_of(arrangement) == ()
