"""The frame of the command line: one sentence for bad input, the right exit code, and no Qt but for printing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bridgetutor import cli
from bridgetutor.__main__ import FILES, main
from bridgetutor.rules.notation.formats import FORMATS

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "bridgetutor" / "cli"
NOT_VERBS = {
    "__init__",
    "board_text",
    "game_text",
    "lesson_new",
    "meanings",
    "playing",
    "progress_bar",
    "reviewed",
    "reviewing",
    "rows",
    "solved",
    "taking",
    "terminal",
}


def test_every_file_of_the_folder_is_a_verb_or_known_not_to_be() -> None:
    assert {path.stem for path in FOLDER.glob("*.py")} == set(cli.VERBS) | NOT_VERBS


def test_the_manual_names_the_verbs_that_are_there() -> None:
    manual = (ROOT / "docs" / "cli.md").read_text("utf-8")
    assert f"The verbs that are there: `{' '.join(cli.VERBS)}`." in manual


def test_the_desktop_opens_lessons_and_every_format_of_boards() -> None:
    assert set(FILES) == {".md", *(ending for known in FORMATS for ending in known.endings)}


@pytest.mark.parametrize("verb", cli.VERBS)
def test_every_verb_helps_with_an_example(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([verb, "--help"])
    assert left.value.code == 0
    assert f"  bridgetutor {verb}" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ["lesson", "run", "no-such-lesson"],
        ["lesson", "run", "tricks-and-trumps", "--choices", "fly"],
        ["lesson", "run", "--choices", "next"],
        ["lesson", "print", "tricks-and-trumps", "--out", "/no/such/folder/x.pdf"],
        ["lesson", "new", "Not A Name.txt"],
        ["replay", "/no/such/report.json"],
        ["replay", str(ROOT / "LICENSE")],
        ["progress", "import", "/no/such/file.json"],
    ],
    ids=" ".join,
)
def test_bad_input_ends_in_one_sentence_and_one(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 1
    said = capsys.readouterr().err.strip()
    assert said
    assert "\n" not in said
    assert "Traceback" not in said


def test_an_unknown_verb_is_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["fly"])
    assert left.value.code == 2
    assert "invalid choice: 'fly'" in capsys.readouterr().err


@pytest.mark.parametrize(
    "line",
    [
        "lesson list --json",
        "lesson run tricks-and-trumps --choices next",
        "lint lessons/en/1-first-steps",
        "score 4S --by S --tricks 10",
        "deal --want South:15-17points,balanced --jsonl",
        "progress show --json",
    ],
)
def test_verbs_work_without_qt_and_without_the_solver(line: str) -> None:
    blocked = (
        "import sys; sys.modules |= dict.fromkeys(['PySide6', 'endplay', 'numpy']); "
        "from bridgetutor.__main__ import main; sys.exit(main())"
    )
    run = subprocess.run(
        [sys.executable, "-c", blocked, *line.split()], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() or line.startswith("lint")
