"""Each code of lint: a lesson that breaks it, and one like it that does not."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from bridgetutor.cardplay.solver import Candidates, Position, Scores
from bridgetutor.teaching.codes import CODES
from bridgetutor.teaching.lint import FAMILIES, lint
from tests.teaching.samples import COUNT, DEAL, HEAD

QUIZ = "\n```{quiz} q-1\n:right 3-2: Two times in three.\n:wrong 4-1: Less often.\nHow do they lie?\n```\n"
ASKED = """
```{quiz} q-2
:of: best line
:deal: N:AJT... - 543... -
:tricks: 2
:options: low to the J
:wrong the A: Then the finesse can be taken only once.
How do you begin?
```
"""
BID = "\n```{bid} b-1\n:hand: AQ32 K53 QJ4 A92\n:right 1N: Balanced.\n:wrong 1S: Five are needed.\nYour call?\n```\n"
PLAY = f"""
```{{play}} p-1
:deal: {DEAL}
:contract: 3N by South
:played: HK H5 H2
:technique: hold-up
:right H4 H6: Keep it.
:wrong HA: One down.
:refute HA: D2 D3 DQ DA H3 H4
Which card?
```
"""
WHOLE = f"""
```{{play}} w-1
:deal: {DEAL}
:contract: 3N by South
:lead: HK
:goal: 9
:line W: HK HQ HJ HT H9
:line E: H2 H3 H8 DA
:at 1 right H4 H6: Keep it.
:at 2 right H6: Once more.
:at 4 right D2 D5 D8 DK: Drive out the ace.
:at 4 also C3 C7 C9 S5 SQ SA: The diamonds can wait.
```
"""
LEAD = "\n```{lead} l-1\n:hand: KQJ5 82 A743 T96\n:auction: 1N P 3N P P P\n:right SK: Top.\nYour lead?\n```\n"
AUCTION = """
```{auction}
:auction: 1N P P P
:deal: N:AQ32.K53.QJ4.A92 - 964.Q842.T53.K74 -
:say 1N: North has 16 points.
```
"""
FILM = f"\n```{{film}} f-1\n:deal: {DEAL}\n:contract: 3N by South\n:played: HK H5\n:say HK: Top.\n```\n"
LONG = " ".join(["word"] * 31)

TRUE = BID.replace("Balanced.", "16 points and 4 good spades. 6 + 3 + 3 + 4 = 16.")
MEANT = BID.replace(
    ":right 1N: Balanced.\n", ":system: sayc\n:right 1C: As a trap.\n:because: It is a trap.\n"
)


def _asking(questions: int) -> str:
    """A lesson of 33 seconds for each question: half a minute to think, and 8 words to read."""
    return HEAD + "".join(QUIZ.replace("q-1", f"q-{n}") for n in range(questions))


SOUND = [_asking(28)] + [
    HEAD + body
    for body in (MEANT, TRUE, COUNT, QUIZ, ASKED, BID, PLAY, WHOLE, LEAD, FILM + COUNT, AUCTION + COUNT)
]


def _text(body: str) -> str:
    return HEAD + body


def _prose(prose: str) -> str:
    return HEAD + "\n" + prose + "\n" + COUNT


BROKEN: list[tuple[str, str]] = [
    ("S102", "Prose without a title.\n"),
    ("S103", _text("\n```{dance}\n```\n")),
    ("S104", _text(COUNT.rstrip().removesuffix("```"))),
    ("S105", _text(COUNT.replace(":of:", ":off:"))),
    ("S106", _text(BID.replace(":hand: AQ32 K53 QJ4 A92\n", ""))),
    ("S107", _text(COUNT.replace(":of:", ":of: points\n:of:"))),
    ("S108", _text(BID.replace("1S", "8S"))),
    ("S109", _text(COUNT.replace("How many points?", "How many?\n:hint: Late."))),
    ("S110", _text(COUNT.replace("points-1", "Points_1"))),
    ("S111", _text(COUNT + COUNT)),
    ("S112", _prose("Two things:\n- one\n- two")),
    ("S113", _prose("- one\n  - inner")),
    ("S114", _prose("A <b>bold</b> word.")),
    ("S115", _prose("See [there](page.md).")),
    ("S116", _prose("![A trick](../trick.png)")),
    ("S116", _prose("![A trick](missing.png)")),
    ("S117", _prose("See [there](lesson:not-there).")),
    ("S117", _text(QUIZ.replace(":right", ":place: not-there\n:right"))),
    ("S117", _text(QUIZ).replace(":goal:", ":place: not-there\n:goal:")),
    ("S118", _prose("A [ruff](glossary:ruff).")),
    ("B201", _text(PLAY.replace("K73.75", "K73.7"))),
    ("B202", _prose("You have 15 points.")),
    ("B202", _text(COUNT.replace("How many points?", "This hand has only 17 high-card points."))),
    (
        "B203",
        _text("\n```{play} e\n:deal: N:A... K... QJ... T...\n:trumps: N\n:leader: S\n:right SQ: x\n```\n"),
    ),
    ("B204", _text(BID.replace(":right", ":auction: 2C P\n:right"))),
    ("B205", _text(FILM.replace("HK H5", "HK HQ"))),
    ("B206", _text(LEAD.replace("SK: Top", "SA: Top"))),
    ("B206", _text(PLAY.replace(":wrong HA", ":wrong SA"))),
    ("B206", _text(WHOLE.replace(":at 2 right H6", ":at 2 right H9"))),
    ("B207", _text(COUNT.replace(":right 16:", ":right 15:"))),
    ("B207", _text(COUNT.replace(":wrong 12:", ":wrong 14 16:"))),
    ("B202", _text(BID.replace("Balanced.", "15 points, balanced."))),
    ("B202", _text(BID.replace("Five are needed.", "6 + 3 + 3 + 3 = 15 points. Five are needed."))),
    ("B208", _prose("You have five spades.")),
    ("B208", _text(BID.replace("Balanced.", "16 points and 5 good spades."))),
    ("B202", _text(AUCTION.replace("16 points", "15 points"))),
    (
        "E507",
        _text(AUCTION.replace("964.Q842.T53.K74", "964.AQ42.T53.K74")).replace(
            ":goal:", ":system: sayc\n:goal:"
        ),
    ),
    ("E506", _text(BID.replace(":right", ":system: martian\n:right"))),
    (
        "E507",
        _text(BID.replace(":right 1N: Balanced.\n", ":system: sayc\n:right 1C: Five are not needed.\n")),
    ),
    ("B209", _text(COUNT.replace("6 + 3 + 3 + 4.", "6 + 3 + 3 + 4 = 17."))),
    ("B210", _text("\n```{drill} d-1\n:concept: no-such-thing\n```\n" + COUNT)),
    ("B208", _text(PLAY.replace("Which card?", "East has 4 hearts. Which card?"))),
    ("T301", HEAD + "\nOpen 1NT with such a hand.\n" + BID),
    ("T301", HEAD + "\nYou keep the ♥4.\n" + PLAY.replace("H4 H6", "H4")),
    ("T301", HEAD + "\nMostly 3-2.\n" + QUIZ),
    ("T302", _text(BID.replace("1S: Five are needed.", "1S:"))),
    ("T303", _text(QUIZ.replace(":right", ":also"))),
    ("T304", _text(BID.replace("Your call?", "").replace(":wrong", ":hint: Bid 1NT.\n:hint: 1NT.\n:wrong"))),
    ("T305", _text(PLAY.replace("T64.832.A76.QT54", "-").replace("J982.KQJT9.43.J8", "-"))),
    ("T306", _text(COUNT).replace(":goal:", ":needs: not-there\n:goal:")),
    ("T307", _text(COUNT).replace(":goal:", ":needs: a-lesson\n:goal:")),
    ("T308", _text(FILM.replace(":say HK", ":say H9"))),
    ("T309", _text(BID.replace(":wrong 1S", ":wrong 1N"))),
    ("T310", _text("\nOnly prose.\n")),
    ("T311", _asking(29)),
    (
        "W401",
        _text(QUIZ.replace("Two times", "Excellent. Two times") + COUNT.replace("6 +", "Excellent. 6 +")),
    ),
    ("W402", _prose(f"A {LONG}.")),
    ("W403", _prose("Count them!")),
    ("W404", _prose("NEVER do this.")),
    ("W405", _text(QUIZ.replace("Less often.", "Wrong. Less often."))),
    ("W406", _prose("\n\n".join(["Ten words are in this sentence, or very nearly so."] * 16))),
    ("E501", _text(WHOLE.replace(":goal: 9", ":goal: 10"))),
    ("E502", _text(PLAY.replace(":refute HA: D2 D3", ":refute HA: D3 D2"))),
    ("E502", _text(WHOLE.replace(":at 2", ":at 1 wrong HA: No.\n:refute HA: D3\n:at 2"))),
    ("E503", _text(PLAY.replace(": hold-up", ": magic"))),
    ("E512", _text(PLAY.replace(": hold-up", ": squeeze"))),
    ("E504", _text(WHOLE.replace(":goal: 9", ":goal: 14"))),
    ("E505", _text(WHOLE.replace(":at 4 right D2", ":at 2 right D2"))),
    (
        "E508",
        _text(
            PLAY.replace(":right H4 H6: Keep it.\n:wrong HA: One down.", ":right HA: Win.\n:wrong H4: No.")
        ),
    ),
    ("E509", _text(PLAY.replace(":right H4 H6", ":right H4"))),
    ("E510", _text(WHOLE.replace(":goal: 9", ":goal: 10"))),
    ("E511", _text(PLAY.replace("One down.", "Two down."))),
    ("E513", _text(ASKED.replace(":wrong", ":right"))),
    ("E513", _text(ASKED.replace("wrong the A", "wrong low to the T"))),
    ("E511", _text(PLAY.replace("Keep it.", "Keep it: 11 tricks."))),
    ("E514", _text(WHOLE.replace(":at 2", ":at 1 also HA: It wins, too.\n:at 2"))),
]


@pytest.fixture
def course(tmp_path: Path) -> Path:
    """A course in a library with a glossary."""
    folder = tmp_path / "en" / "course"
    folder.mkdir(parents=True)
    (folder / "course.md").write_text("# Course\n\nAbout it.\n")
    (tmp_path / "en" / "glossary.md").write_text("## dummy\nThe open hand.\n")
    (folder / "picture.png").write_bytes(b"")
    return folder


def found(course: Path, text: str, name: str = "01-a-lesson.md") -> list[str]:
    """The codes lint finds in that lesson."""
    path = course / name
    path.write_text(text, encoding="utf-8")
    return [each.code for each in lint([path], solved)]


def solved(positions: Sequence[Position]) -> tuple[Scores, ...]:
    return Candidates(tuple(positions)).answer()


@pytest.mark.parametrize("text", SOUND)
def test_sound_lessons_are_sound(course: Path, text: str) -> None:
    assert found(course, text) == []


@pytest.mark.parametrize(("code", "text"), BROKEN)
def test_a_lesson_that_breaks_it(course: Path, code: str, text: str) -> None:
    assert code in found(course, text)


ALL_HANDS = ("E508", "E509", "E510", "E511", "E514")


@pytest.mark.parametrize(("code", "text"), [each for each in BROKEN if each[0] in ALL_HANDS])
def test_without_a_solver_what_takes_all_hands_is_not_looked_for(course: Path, code: str, text: str) -> None:
    path = course / "01-a-lesson.md"
    path.write_text(text, encoding="utf-8")
    assert code not in [each.code for each in lint([path])]


def test_a_right_card_may_be_right_for_another_reason(course: Path) -> None:
    finesse = PLAY.replace(
        ":right H4 H6: Keep it.\n:wrong HA: One down.",
        ":right HA: Win.\n:because: Nobody knows who has the hearts.\n:wrong H4 H6: It may be too late.",
    ).replace(":refute HA: D2 D3 DQ DA H3 H4\n", "")
    assert found(course, HEAD + finesse) == []


def test_no_code_is_untried() -> None:
    assert {code for code, _ in BROKEN} | {"S101"} == {code.id for code in CODES}


def test_codes_are_in_order_and_in_the_five_families() -> None:
    assert len(CODES) == len({code.id for code in CODES})
    assert {code.family for code in CODES} == set("SBTWE")
    assert len(FAMILIES) == 5
    assert all(str(code.explains) for code in CODES)


def test_a_file_in_a_course_is_named_with_its_place(course: Path) -> None:
    assert found(course, HEAD + COUNT, "My lesson.md") == ["S101"]


ALLOWED = [
    "Lists:\n\n- one\n    - inner\n- two\n\nAnd on.",
    "1. one\n2. two\n\n    still two",
    "`<b>` and <https://x.org> are 3 < 4.",
    "[a](lesson:a-lesson) [b](glossary:dummy) [c](https://x.org) ![d](picture.png)",
    "An opening needs 12 points. With 15 points you would open 1NT. If you have 9 points, pass.",
    "You hold four spades and 3 hearts. Your 4 spades are longest.",
    "Hearts break 3-2 mostly; 4-1 otherwise.",
    "The NT range in SAYC. AKQJT is a holding, and 2!s is a call.",
    f"{' '.join(['word'] * 20)}; {' '.join(['word'] * 20)}.",
    "| a | b |\n| --- | --- |\n| " + " ".join(["word"] * 40) + " | x |",
    "!!! tip\n    Count first.",
]


@pytest.mark.parametrize("prose", ALLOWED)
def test_what_is_allowed(course: Path, prose: str) -> None:
    assert found(course, _prose(prose)) == []


def test_a_true_statement_is_true(course: Path) -> None:
    assert found(course, HEAD + "\nYou have 16 points, that is 16 high-card points.\n" + BID) == []


def test_to_name_the_choices_gives_nothing_away(course: Path) -> None:
    assert found(course, HEAD + "\nIs this 1NT, or 1♠?\n" + BID) == []
    assert found(course, HEAD + "\nIs this 1NT, 1♣ or 2♦?\n" + BID) == []
    assert found(course, HEAD + "\n3-2 or 4-1, that is the question.\n" + QUIZ) == []


def test_names_are_compared_over_the_whole_library(course: Path) -> None:
    (course / "01-a-lesson.md").write_text(HEAD + COUNT, encoding="utf-8")
    (course / "02-b-lesson.md").write_text(HEAD.replace("a-lesson", "b-lesson") + COUNT, encoding="utf-8")
    (only,) = lint([course])
    assert (only.path.name, only.code, only.line) == ("02-b-lesson.md", "S111", 7)


def test_a_circle_is_found_over_several_lessons(course: Path) -> None:
    for name, need in (("a", "b"), ("b", "c"), ("c", "a")):
        text = f"# {name}\n\n```{{lesson}} {name}\n:needs: {need}\n:goal: G.\n```\n" + COUNT.replace(
            "points", name
        )
        text = text.replace(f":of: {name}", ":of: points")
        (course / f"01-{name}.md").write_text(text, encoding="utf-8")
    faults = lint([course.parent.parent])
    assert [each.code for each in faults] == ["T307"] * 3
    assert "b, c, a" in str(faults[0])


def test_a_file_in_no_library_is_not_asked_for_its_neighbours(tmp_path: Path) -> None:
    path = tmp_path / "mine.md"
    path.write_text(
        _prose("See [x](lesson:other).").replace(":goal:", ":needs: other\n:goal:"), encoding="utf-8"
    )
    assert lint([path]) == ()


def test_lines_are_those_of_the_file(course: Path) -> None:
    path = course / "01-a-lesson.md"
    path.write_text(_prose("First.\n\nCount\nthem!\n\nYou have\n14 points."), encoding="utf-8")
    assert [(each.line, each.code) for each in lint([path])] == [(10, "W403"), (12, "B202")]
