"""Lessons without a window: list them, take one in the terminal, print one, begin to write one."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from bridgetutor import places
from bridgetutor.cli.lesson_new import write_skeleton
from bridgetutor.cli.taking import take, take_choices
from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.session.choice import parse_choice
from bridgetutor.teaching.counts import counts
from bridgetutor.teaching.course import LessonHeader, Library
from bridgetutor.teaching.lesson import Drill, Lesson
from bridgetutor.teaching.loader import load_lesson
from bridgetutor.wording import Wording

HELP = "List lessons, take one in the terminal, print one, or begin to write one."


def configure(parser: argparse.ArgumentParser) -> None:
    """The four uses of the verb."""
    parser.epilog = """examples:
  bridgetutor lesson run tricks-and-trumps
  bridgetutor lesson run your-first-opening --choices "next 1S next"
  bridgetutor lesson print the-simple-finesse --out finesse.pdf --answers"""
    uses = parser.add_subparsers(dest="use", required=True, metavar="USE")
    listing = uses.add_parser("list", help="all lessons")
    listing.add_argument("--json", action="store_true", help="for another program")
    listing.add_argument("--counts", action="store_true", help="how much there is to do in each course")
    running = uses.add_parser("run", help="take a lesson in the terminal")
    running.add_argument("id", nargs="?", help="its name in the list, or its file; without it you are asked")
    running.add_argument("--choices", help="answers and moves with spaces between; nothing is asked or kept")
    running.add_argument("--afresh", action="store_true", help="from the beginning, not where you left")
    printing = uses.add_parser("print", help="a lesson as a PDF hand-out")
    printing.add_argument("id", help="its name in the list, or its file")
    printing.add_argument("--out", type=Path, required=True, help="the PDF file")
    printing.add_argument("--answers", action="store_true", help="with the answers, apart at the end")
    new = uses.add_parser("new", help="a skeleton of a lesson to write")
    new.add_argument("path", type=Path, help="such as lessons/en/my-course/01-my-lesson.md")


def run(options: argparse.Namespace, wording: Wording) -> int:
    """Do what the options say."""
    match options.use:
        case "list":
            library = _library(wording)
            return _counted(library, wording) if options.counts else _list(library, as_json=options.json)
        case "run":
            return _run(options, wording)
        case "print":
            return _print(options, wording)
        case _:
            return write_skeleton(options.path, wording)


def _library(wording: Wording) -> Library:
    return Library.open(places.find().lessons, wording.language)


def _list(library: Library, *, as_json: bool) -> int:
    if as_json:
        print(
            json.dumps(
                [_entry(lesson) for lesson in _lessons(library, library.lessons)],
                ensure_ascii=False,
                indent=1,
            )
        )
        return 0
    for course in library.courses:
        print(f"\n{course.title}")
        for header in course.lessons:
            print(f"  {header.id:32} {header.title}")
    return 0


def _counted(library: Library, wording: Wording) -> int:
    """A line a course, and one for all of them."""
    sums = [(course.title, counts(_lessons(library, course.lessons))) for course in library.courses]
    sums.append((wording.say("all courses"), counts(_lessons(library, library.lessons))))
    for title, of in sums:
        print(
            wording.say(
                "{title}: lessons {lessons}, exercises {exercises}; of them played {played}, whole hands {whole}, "
                "near misses of a bid {near}; minutes {minutes}",
                title=title,
                lessons=of.lessons,
                exercises=of.exercises,
                played=of.played,
                whole=of.whole,
                near=of.near,
                minutes=of.minutes,
            )
        )
    return 0


def _lessons(library: Library, headers: Iterable[LessonHeader]) -> Iterator[Lesson]:
    """Those of the lessons that can be taught."""
    for header in headers:
        lesson = library.lesson(header.id)
        if lesson is not None:
            yield lesson


def _entry(lesson: Lesson) -> dict[str, object]:
    """One lesson as other programs expect it: see the shapes in docs/cli.md."""
    of = counts([lesson])
    return {
        "id": lesson.id,
        "course": lesson.course,
        "title": lesson.title,
        "exercises": of.exercises,
        "played": of.played,
        "whole": of.whole,
        "near": of.near,
        "drill": any(isinstance(step.body, Drill) for step in lesson.steps),
        "minutes": of.minutes,
    }


def _run(options: argparse.Namespace, wording: Wording) -> int:
    library = _library(wording)
    if options.id is None and options.choices is not None:
        raise BridgeError(phrase("Name the lesson that the choices are for."))
    wanted = options.id if options.id is not None else _asked_for(library, wording)
    if wanted is None:
        return 0
    lesson = _lesson(library, wanted)
    if options.choices is not None:
        return take_choices(lesson, tuple(map(parse_choice, options.choices.split())), wording)
    return take(lesson, places.find().progress, wording, afresh=options.afresh)


def _asked_for(library: Library, wording: Wording) -> str | None:
    """The lesson chosen from a numbered list; None where nothing more is typed."""
    headers: tuple[LessonHeader, ...] = library.lessons
    for number, header in enumerate(headers, 1):
        print(f"{number:3}  {header.title}")
    while True:
        print(wording.say("Which lesson, 1 to {n}? (Enter leaves.)", n=len(headers)), end=" ", flush=True)
        typed = sys.stdin.readline().strip()
        if not typed:
            return None
        if typed.isdecimal() and 1 <= int(typed) <= len(headers):
            return headers[int(typed) - 1].id
        if typed in {header.id for header in headers}:
            return typed


def _lesson(library: Library, wanted: str) -> Lesson:
    """The lesson of that name, or in that file: a teacher's own need not lie in the library."""
    if wanted.endswith(".md"):
        lesson, faults = load_lesson(Path(wanted))
    else:
        lesson, faults = library.lesson(wanted), library.faults(wanted)
    if lesson is not None:
        return lesson
    if not faults:
        raise BridgeError(phrase("There is no lesson “{id}”: bridgetutor lesson list names them.", id=wanted))
    if wanted == str(faults[0].path):
        line, why = faults[0].line, faults[0].says
        raise BridgeError(phrase("{path}, line {line}: {why}", path=wanted, line=line, why=why))
    says = phrase(
        "“{id}” cannot be opened: {path}, line {line}: {why}",
        id=wanted,
        path=str(faults[0].path),
        line=faults[0].line,
        why=faults[0].says,
    )
    raise BridgeError(says)


def _print(options: argparse.Namespace, wording: Wording) -> int:
    lesson = _lesson(_library(wording), options.id)
    from bridgetutor.printing.handout import handout
    from bridgetutor.printing.pdf import write_pdf  # the only use of Qt on the command line

    html = handout(lesson, wording, answers=options.answers)
    write_pdf(html, options.out, places.find().resources, title=lesson.title)
    return 0
