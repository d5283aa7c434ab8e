"""From text to lesson: what is read, what is found wrong, and that nothing is ever raised."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetutor.teaching.lesson import PlayExercise, Prose
from bridgetutor.teaching.loader import load_lesson, read_text
from tests.teaching.samples import COUNT, DEAL, HEAD, PATH, codes, exercise, lesson, reading

PLAY = f"""
```{{play}} hold-up-1
:deal: {DEAL}
:contract: 3N by South
:played: HK H5 H2
:right H4 H6: Keep it.
:wrong HA: One down.
Which card?
```
"""


def test_a_lesson_has_its_card_and_its_place() -> None:
    text = HEAD.replace(":goal:", ":needs: one, two\n:teaches: three\n:system: sayc\n:goal:")
    read = read_text(text + COUNT, Path("lessons/pl/03-second-steps/07-x.md")).lesson
    assert read is not None
    assert (read.id, read.title, read.language, read.course) == ("a-lesson", "A lesson", "pl", "second-steps")
    assert (read.needs, read.teaches, read.system) == (("one", "two"), ("three",), "sayc")
    assert read.goal == Prose("You know more than before.")


def test_a_file_in_no_library_is_english() -> None:
    read = read_text(HEAD + COUNT, Path("/home/somebody/x.md")).lesson
    assert read is not None
    assert read.language == "en"


def test_all_faults_come_at_once_with_their_lines() -> None:
    body = (
        "\n```{bid} Not-So\n:hand: AK\n:auction: 1N 1C\n:wrong ZZ: x\n:colour: red\n```\n\n```{dance}\n```\n"
    )
    found = [(each.line, each.code) for each in reading(body).diagnostics]
    assert found == [
        (7, "S110"),
        (7, "T303"),
        (8, "S108"),
        (9, "B204"),
        (10, "S108"),
        (11, "S105"),
        (14, "S103"),
    ]
    assert reading(body).lesson is None


def test_a_fault_that_does_no_harm_leaves_the_lesson_usable() -> None:
    read = reading(COUNT.replace(":of:", ":colour: red\n:of:"))
    assert [each.code for each in read.diagnostics] == ["S105"]
    assert read.lesson is not None


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "S102"),
        ("Prose only.\n", "S102"),
        ("# Title\n\nProse.\n", "S102"),
        (HEAD + HEAD, "S102"),
        (HEAD.replace("# A lesson\n", "# A lesson\n\nProse before.\n") + COUNT, "S102"),
        (HEAD + "\n```{quiz} x\n:right a: b\n", "S104"),
        (HEAD + COUNT + COUNT, "S111"),
        (HEAD.replace(":goal: You know more than before.\n", "") + COUNT, "S106"),
        (HEAD + COUNT.replace("How many points?", "How?\n:hint: late"), "S109"),
        (HEAD + COUNT.replace(":of: points", ":of: points\n:of: losers"), "S107"),
    ],
)
def test_what_is_wrong_with_the_text(text: str, code: str) -> None:
    assert code in [each.code for each in read_text(text, PATH).diagnostics]


def test_a_fingerprint_changes_with_the_question_not_with_its_wording() -> None:
    def fingerprint(body: str) -> str:
        return lesson(body).steps[0].fingerprint

    assert fingerprint(COUNT) == fingerprint(
        COUNT.replace("The ace of clubs is missing.", "Look at the clubs.")
    )
    assert fingerprint(COUNT) == fingerprint(COUNT.replace("How many points?", "Count the points."))
    assert fingerprint(COUNT) == fingerprint(COUNT.replace(":of:", ":place: points\n:of:"))
    assert fingerprint(COUNT) != fingerprint(COUNT.replace("AQ32", "AQ43"))
    assert fingerprint(COUNT) != fingerprint(COUNT.replace(":wrong 12:", ":wrong 13:"))


def test_a_former_name_is_kept() -> None:
    body = COUNT.replace(":of:", ":was: points-old, points-older\n:of:")
    assert lesson(body).steps[0].was == ("points-old", "points-older")


def test_who_errs_has_a_place_to_begin() -> None:
    assert lesson(COUNT.replace(":of:", ":place: points\n:of:")).steps[0].place == "points"
    assert lesson(COUNT).steps[0].place is None
    card = read_text((HEAD + COUNT).replace(":goal:", ":place: farther-on\n:goal:"), PATH).lesson
    assert card is not None
    assert card.place == "farther-on"


def test_a_play_knows_whose_turn_and_what_is_seen() -> None:
    found = exercise(PLAY)
    assert isinstance(found, PlayExercise)
    assert [str(reply.choices[0]) for reply in found.replies] == ["H4", "HA"]
    assert {str(seat) for seat in found.seats} == {str(seat) for seat in found.shown} == {"N", "S"}


def test_bytes_that_are_no_text_are_a_fault(tmp_path: Path) -> None:
    file = tmp_path / "01-x.md"
    file.write_bytes(b"# Title\n\xff\xfe")
    found, faults = load_lesson(file)
    assert found is None
    assert [(each.line, each.code) for each in faults] == [(2, "S101")]
    assert [each.code for each in load_lesson(tmp_path / "none.md")[1]] == ["S101"]
    assert [each.code for each in load_lesson(tmp_path)[1]] == ["S101"]


GUIDE = Path(__file__).parents[2] / "lessons" / "README.md"
WORDS = st.sampled_from(
    [*"`:\n\x00♠é ", "```", "{play}", "{lesson}", "N:", "- ", "A", "H4", "1N", "0", "9999"]
)


@given(data=st.data())
@settings(max_examples=200, deadline=None)
def test_no_text_makes_the_loader_raise(data: st.DataObject) -> None:
    text = HEAD + PLAY + GUIDE.read_text(encoding="utf-8").replace("````markdown", "").replace("````", "")
    for _ in range(data.draw(st.integers(1, 8))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 40)))
        text = text[:start] + data.draw(st.one_of(WORDS, st.text(max_size=8))) + text[end:]
    read = read_text(text, PATH)
    assert read.lesson is not None or read.diagnostics


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (PLAY.replace("K73.75", "K73.7"), "B201"),
        (PLAY.replace("T64.832", "K64.832"), "B201"),
        (PLAY.replace(":played: HK H5 H2", ":played: HK H5 HA"), "B205"),
        (PLAY.replace(":played: HK H5 H2", ":played: HK S3"), "B205"),
        (PLAY.replace(":played: HK H5 H2", ":played: HK H5"), "B205"),
        (PLAY.replace(":contract: 3N by South", ":trumps: S"), "S106"),
        (PLAY.replace(":contract: 3N by South", ":contract: 3N"), "S108"),
        (PLAY.replace(":right", ":at right"), "S108"),
        (PLAY.replace(":right", ":at 1 right"), "T308"),
        (PLAY.replace(":wrong HA", ":wrong H4"), "T309"),
        (PLAY.replace("One down.", "One down.\n:refute H6: D2"), "T308"),
        (PLAY.replace(":played:", ":you: N E\n:played:"), "S108"),
        (PLAY.replace("N:K73.75.QJT9.AK62 T64.832.A76.QT54", "N:K7.... T6.83.A."), "S108"),
        ("\n```{play} e\n:deal: N:A... K... QJ... T...\n:trumps: N\n:leader: S\n:right SQ: x\n```\n", "B203"),
        (
            "\n```{film} f\n:deal: N:A... K... Q... T...\n:trumps: N\n:leader: S\n:played: SQ\n:say SK: x\n```\n",
            "T308",
        ),
        ("\n```{auction}\n:auction: 1N P P P\n:say P: x\n:say 2C: y\n```\n", "T308"),
        ("\n```{lead} l\n:hand: KQJ5 82 A743 T96\n:auction: 1N P 3N\n:right SK: x\n```\n", "B204"),
        ("\n```{bid} b\n:hand: KQJ5 82 A743 T96\n:auction: 1N P P P\n:right P: x\n```\n", "B204"),
        ("\n```{deal}\n:deal: N:AKQJ.T98.765.43 - - -\n```\n", "B201"),
        ("\n```{deal}\n:caption: x\n```\n", "S106"),
        ("\n```{drill} d\n:concept: Points here\n```\n", "S108"),
        ("\n```{quiz} q\n:wrong a: x\n```\n", "T303"),
    ],
)
def test_what_is_wrong_with_a_fence(body: str, code: str) -> None:
    assert code in codes(body)
