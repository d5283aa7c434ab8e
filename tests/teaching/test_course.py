"""The library: what is read when, what comes next, and that one broken lesson spoils no other."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgetutor.teaching.course import Library
from bridgetutor.teaching.lesson import Prose


def write(root: Path, course: str, file: str, name: str, *, needs: str = "") -> Path:
    """A small lesson in that place."""
    folder = root / "en" / course
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / file
    path.write_text(
        f"# {name.title()}\n\n```{{lesson}} {name}\n:needs: {needs}\n:goal: G.\n```\n\n"
        f"```{{count}} {name}-1\n:right 4: So.\nHow many suits?\n```\n",
        encoding="utf-8",
    )
    return path


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Two courses, four lessons, one of them broken."""
    write(tmp_path, "10-later", "01-third.md", "third", needs="first")
    write(tmp_path, "2-first-steps", "10-second.md", "second")
    write(tmp_path, "2-first-steps", "9-first.md", "first")
    (tmp_path / "en" / "2-first-steps" / "course.md").write_text("# First steps\n\nFor all.\n")
    (tmp_path / "en" / "2-first-steps" / "11-broken.md").write_text("# Broken\n\n```{dance}\n```\n")
    (tmp_path / "en" / "glossary.md").write_text("## trick\nFour cards.\n")
    return tmp_path


def test_courses_and_lessons_come_in_the_order_of_their_numbers(root: Path) -> None:
    library = Library.open(root, "en")
    assert [(course.id, course.title) for course in library.courses] == [
        ("first-steps", "First steps"),
        ("later", "later"),
    ]
    assert library.courses[0].about == Prose("For all.")
    assert [header.id for header in library.lessons] == ["first", "second", "broken", "third"]
    assert library.glossary.find("trick") is not None


def test_a_broken_lesson_keeps_its_place_and_tells_its_faults(root: Path) -> None:
    library = Library.open(root, "en")
    assert library.lesson("broken") is None
    assert [fault.code for fault in library.faults("broken")] == ["S102", "S103"]
    lesson = library.lesson("first")
    assert lesson is not None
    assert lesson.course == "first-steps"


def test_what_follows_and_what_comes_before(root: Path) -> None:
    library = Library.open(root, "en")
    followers = [library.following(name) for name in ("first", "broken", "third", "unknown")]
    assert [None if each is None else each.id for each in followers] == ["second", "third", None, None]
    assert [each.id for each in library.needed_by("third")] == ["first"]


def test_the_lesson_on_a_concept_is_the_one_that_teaches_it_first_of_all(root: Path) -> None:
    for name, teaches in (("02-by-the-way.md", "entries, ruff"), ("03-the-ruff.md", "ruff, trumps")):
        write(root, "10-later", name, name[3:-3])
        path = root / "en" / "10-later" / name
        path.write_text(path.read_text("utf-8").replace(":goal:", f":teaches: {teaches}\n:goal:"), "utf-8")
    library = Library.open(root, "en")
    found = {concept: library.that_teaches(concept) for concept in ("ruff", "entries", "squeeze")}
    assert {concept: header and header.id for concept, header in found.items()} == {
        "ruff": "the-ruff",
        "entries": "by-the-way",
        "squeeze": None,
    }


def test_a_lesson_need_not_be_named_as_its_file(root: Path) -> None:
    write(root, "10-later", "02-other.md", "odd-name")
    library = Library.open(root, "en")
    assert library.lesson("odd-name") is not None
    assert library.lesson("other") is None


@pytest.mark.parametrize("language", ["en", "en_GB", "xx"])
def test_a_language_without_lessons_gets_english_ones(root: Path, language: str) -> None:
    assert Library.open(root, language).folder == root / "en"


def test_an_empty_place_has_no_lessons(tmp_path: Path) -> None:
    library = Library.open(tmp_path / "nowhere", "en")
    assert library.courses == ()
    assert library.lessons == ()
    assert library.lesson("x") is None


def test_a_thousand_lessons_are_opened_only_when_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for course in range(20):
        for number in range(50):
            write(
                tmp_path, f"{course:02}-course", f"{number:02}-l-{course}-{number}.md", f"l-{course}-{number}"
            )
    opened: list[Path] = []
    real = Path.open

    def counting(self: Path, *args: object, **kwargs: object) -> object:
        opened.append(self)
        return real(self, *args, **kwargs)  # type: ignore[call-overload]  # handed on as it came

    monkeypatch.setattr(Path, "open", counting)
    library = Library.open(tmp_path, "en")
    assert opened == []
    assert len(library.courses) == 20
    assert opened == []
    assert library.lesson("l-19-49") is not None
    assert len(set(opened)) == 1
    assert len(library.courses[3].lessons) == 50
    assert len(set(opened)) == 51
