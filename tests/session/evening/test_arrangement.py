"""Arrangements of a table: what is written is read again, and what makes no sense is told in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.rules.faults import NotationError
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.session.choice import format_choice, parse_choice
from bridgetutor.session.evening.arrangement import Arrangement, Part
from bridgetutor.session.evening.from_file import board_of, opened
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


BOARDS = """\
[Board "1"]
[Dealer "E"]
[Vulnerable "All"]
[Deal "N:K73.75.JT98.AK62 T64.832.A76.QT54 AQ5.A64.KQ52.973 J982.KQJT9.43.J8"]

[Board "2"]
[Dealer "E"]
[Vulnerable "NS"]
[Deal "N:K73.75.JT98.AK62A T64.832.A76.QT54 AQ5.A64.KQ52.973 J982.KQJT9.43.J8"]

[Board "3"]
[Dealer "W"]
[Vulnerable "None"]
[Deal "N:AQ5.A64.KQ52.973 T64.832.A76.QT54 K73.75.JT98.AK62 J982.KQJT9.43.J8"]
"""


def test_a_file_of_boards_is_gone_through_and_begun_again(tmp_path: Path) -> None:
    path = tmp_path / "evening.pbn"
    path.write_text(BOARDS)
    found = opened(str(path))
    assert found.conditions == ((Seat.EAST, Vulnerability.ALL), (Seat.WEST, Vulnerability.NONE))
    assert found.faults
    arrangement = Arrangement("single", boards=str(path), conditions=found.conditions)
    norths = [str(board_of(arrangement, before).deal)[:6] for before in range(3)]
    assert norths == ["N:K73.", "N:AQ5.", "N:K73."]
    assert opened(str(path), 2).conditions == found.conditions[1:]


def test_a_file_that_has_gone_or_has_no_boards_is_told(tmp_path: Path) -> None:
    path = tmp_path / "none.pbn"
    for text, says in ((None, "cannot be opened"), ("", "no board"), (BOARDS.split("\n\n")[1], "line 4")):
        if text is not None:
            path.write_text(text)
        with pytest.raises(ValueError, match=says):
            opened(str(path))
