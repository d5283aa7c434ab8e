"""The verb `progress`: the learner's record shown, exported, imported, copied and checked."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from bridgetutor import places
from bridgetutor.phrase import phrase
from bridgetutor.progress.attempts import Sitting, begun_lessons, finished_lessons
from bridgetutor.progress.faults import StoreFault
from bridgetutor.wording import Wording

if TYPE_CHECKING:
    from bridgetutor.progress.store import Store

HELP = "Show, export, import, copy or check the record of your progress."

EXAMPLE = """examples:
  bridgetutor progress show
  bridgetutor progress export --format csv --out answers.csv
  bridgetutor progress export --out progress.json
  bridgetutor progress export --format anki --out missed.apkg
  bridgetutor progress learners
  bridgetutor progress import progress.json
  bridgetutor progress backup copy.sqlite
"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Add what can be done, and what each needs."""
    parser.epilog = EXAMPLE
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--file", type=Path, help="the record (default: your own)")
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    show = actions.add_parser("show", help="attempts and lessons")
    show.add_argument("--json", action="store_true", help="as one JSON object")
    export = actions.add_parser("export", help="write the record for other programs")
    export.add_argument("--format", "--to", choices=("json", "csv", "anki"), default="json")
    export.add_argument("--out", type=Path, help="the file to write (default: standard output)")
    for action in (show, export):
        action.add_argument("--learner", help="only this learner's (default: all)")
    actions.add_parser("learners", help="who learns here: id, answers, name")
    actions.add_parser(
        "import", help="add an exported record; nothing is lost, nothing doubled"
    ).add_argument("source", type=Path, metavar="FILE", help="what `export` wrote as JSON")
    actions.add_parser("backup", help="write a whole copy of the record").add_argument(
        "to", type=Path, metavar="FILE", help="the copy"
    )
    actions.add_parser("check", help="look for damage; nothing is changed")


def run(options: argparse.Namespace, wording: Wording) -> int:
    """Do it: 0, or 1 where the check finds damage. Raises `StoreFault` and `OSError`, each fit for one sentence."""
    path = options.file or places.find().progress
    match options.action:
        case "show":
            return _show(path, options, wording)
        case "export":
            return _export(path, options, wording)
        case "learners":
            return _learners(path, wording)
        case "import":
            return _import(path, options.source, wording)
        case "backup":
            return _backup(path, options.to, wording)
        case _:
            return _check(path, wording)


@contextmanager
def _opened(path: Path, wording: Wording) -> Iterator[Store]:
    """The record; what must be said of it goes to standard error."""
    from bridgetutor.progress.store import Store  # only now: the help of all verbs is made without SQLite

    with Store.open(path, now=datetime.now(UTC)) as store:
        if store.notice is not None:
            print(wording.render(store.notice), file=sys.stderr)
        yield store


def _show(path: Path, options: argparse.Namespace, wording: Wording) -> int:
    with _opened(path, wording) as store:
        attempts, sittings = store.count_attempts(options.learner), store.sittings(options.learner)
        skills, due = _learned(store, options.learner or store.learners()[0].id)
    lessons = _lessons(sittings)
    if options.json:
        print(
            json.dumps(
                {"attempts": attempts, "lessons": lessons, "skills": skills, "due": due}, ensure_ascii=False
            )
        )
        return 0
    print(wording.count("{n} answer recorded", "{n} answers recorded", n=attempts))
    for lesson in lessons:
        if lesson["finished"]:
            print(wording.say("{lesson}: finished", lesson=lesson["id"]))
        else:
            print(wording.say("{lesson}: begun", lesson=lesson["id"]))
    return 0


def _learned(store: Store, learner: str) -> tuple[list[dict[str, object]], int]:
    """Each concept that was ever asked for, by name, and how many are due."""
    from bridgetutor.progress.keeping import up_to_date
    from bridgetutor.session.aims import NAMING, concepts_of

    now = datetime.now(UTC)
    learned = up_to_date(store, learner, concepts_of, concepts=NAMING)
    due = set(learned.due(now))
    concepts = sorted(concept for concept in learned.practice if "/" not in concept)
    skills: list[dict[str, object]] = [
        {
            "skill": concept,
            "asked": practice.asked,
            "right": practice.right,
            "mastery": round(practice.mastery(now), 3),
            "due": concept in due,
        }
        for concept, practice in ((concept, learned.practice[concept]) for concept in concepts)
    ]
    return skills, sum(bool(skill["due"]) for skill in skills)


def _learners(path: Path, wording: Wording) -> int:
    with _opened(path, wording) as store:
        for learner in store.learners():
            print(learner.id, store.count_attempts(learner.id), learner.name)
    return 0


def _lessons(sittings: tuple[Sitting, ...]) -> list[dict[str, object]]:
    """Each lesson begun or finished, in the order of the ids."""
    finished = finished_lessons(sittings)
    known = sorted(finished | begun_lessons(sittings))
    return [
        {
            "id": lesson,
            "finished": lesson in finished,
            "sittings": sum(sitting.lesson == lesson for sitting in sittings),
        }
        for lesson in known
    ]


def _export(path: Path, options: argparse.Namespace, wording: Wording) -> int:
    if options.format == "anki":
        return _export_cards(path, options, wording)
    with _opened(path, wording) as store, _output(options.out) as out:
        if options.format == "csv":
            store.export_csv(out, options.learner)
        else:
            store.export_json(out, options.learner)
    return 0


def _export_cards(path: Path, options: argparse.Namespace, wording: Wording) -> int:
    """The questions that one learner has missed: the one named, or the one who was here last."""
    from bridgetutor.progress.anki import write_deck
    from bridgetutor.session.flashcards import flashcards
    from bridgetutor.teaching.course import Library

    if options.out is None:
        raise StoreFault(phrase("A deck for Anki is a file: name it with --out."))
    library = Library.open(places.find().lessons, wording.language)
    with _opened(path, wording) as store:
        learner = options.learner or store.learners()[0].id
        n = write_deck(options.out, wording.say("Bridge"), flashcards(store, learner, library, wording))
    print(wording.count("{n} card in {path}", "{n} cards in {path}", n=n, path=str(options.out)))
    return 0


@contextmanager
def _output(path: Path | None) -> Iterator[TextIO]:
    if path is None:
        yield sys.stdout
        return
    with path.open("w", encoding="utf-8", newline="") as out:
        yield out


def _import(path: Path, source: Path, wording: Wording) -> int:
    try:
        text = source.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise StoreFault(phrase("{path} is not a text in UTF-8.", path=str(source))) from error
    with _opened(path, wording) as store:
        merged = store.import_json(text)
    print(wording.count("{n} new answer", "{n} new answers", n=merged.attempts))
    print(wording.count("{n} new sitting", "{n} new sittings", n=merged.sittings))
    return 0


def _backup(path: Path, to: Path, wording: Wording) -> int:
    with _opened(path, wording) as store:
        store.backup(to)
    print(wording.say("The copy is in {path}.", path=str(to)))
    return 0


def _check(path: Path, wording: Wording) -> int:
    from bridgetutor.progress.opening import examined

    if not path.exists():
        print(wording.say("There is no record yet: {path}", path=str(path)))
        return 0
    problems = examined(path)
    for problem in problems:
        print(problem)
    if problems:
        print(wording.say("{path} is damaged.", path=str(path)), file=sys.stderr)
        return 1
    print(wording.say("{path} is sound.", path=str(path)))
    return 0
