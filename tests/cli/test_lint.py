"""The verb `lint`, and the skeleton that `lesson new` writes."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from bridgetutor.cli import lint
from bridgetutor.cli.lesson_new import write_skeleton
from bridgetutor.wording import Wording

ENGLISH = Wording.english()
BROKEN = "# T\n\n```{lesson} t\n:goal: G.\n```\n\nCount them!\n\n```{count} c\n:right x: y\n```\n"


def run(*arguments: str) -> int:
    """The exit code of `bridgetutor lint` with these arguments."""
    parser = argparse.ArgumentParser()
    lint.configure(parser)
    return lint.run(parser.parse_args(arguments), ENGLISH)


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A lesson with three faults."""
    file = tmp_path / "01-t.md"
    file.write_text(BROKEN)
    return file


def test_all_faults_are_listed_with_path_line_and_code(
    broken: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(str(broken)) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{broken}:7: W403 An exclamation mark",
        f"{broken}:9: T303 No answer is right: “:right …:” is missing",
        f"{broken}:10: S108 “x” is not a whole number",
    ]


def test_json(broken: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--json", str(broken)) == 1
    first, *_ = json.loads(capsys.readouterr().out)
    assert first == {"path": str(broken), "line": 7, "code": "W403", "says": "An exclamation mark"}


def test_explain(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--explain", "b202") == 0
    assert capsys.readouterr().out.startswith("B202: The prose beside a hand")
    assert run("--explain", "E503") == 0
    assert "hold-up" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [(), ("nowhere",), ("--explain", "X999")])
def test_wrong_use(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1


def test_the_skeleton_lints_and_is_never_written_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "en" / "my-course" / "01-my-lesson.md"
    assert write_skeleton(path, ENGLISH) == 0
    assert run(str(tmp_path)) == 0
    path.write_text("mine")
    assert write_skeleton(path, ENGLISH) == 1
    assert path.read_text() == "mine"
    assert "already" in capsys.readouterr().err


def test_a_second_skeleton_leaves_the_course_alone(tmp_path: Path) -> None:
    folder = tmp_path / "en" / "my-course"
    folder.mkdir(parents=True)
    assert write_skeleton(folder / "02-more.md", ENGLISH) == 0
    assert not (folder / "course.md").exists()


@pytest.mark.parametrize("name", ["lesson.txt", "01-My Lesson.md", "lesson"])
def test_a_skeleton_has_the_name_of_a_lesson(tmp_path: Path, name: str) -> None:
    assert write_skeleton(tmp_path / name, ENGLISH) == 1
    assert not (tmp_path / name).exists()
