"""Learners and files on a desk."""

from __future__ import annotations

import uuid
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from bridgetutor.desktop.progress import files
from bridgetutor.desktop.services.errand import Errand
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.progress.faults import StoreFault
from bridgetutor.progress.learners import Learner

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import tzinfo
    from pathlib import Path

    from bridgetutor.desktop.desk import Desk
    from bridgetutor.desktop.page import Page
    from bridgetutor.desktop.progress.pupils import Field, Pupil
    from bridgetutor.progress.store import Store


class LearnersRoom:
    """Who is learning, and what goes in and out of the record."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.errand = Errand(desk)
        self.errand.done.connect(self._tell)

    def show(self) -> None:
        """Learners and files."""
        self._desk.leave_table()

        def make() -> Page:
            from bridgetutor.desktop.progress.learners_page import LearnersPage

            page = LearnersPage(self._desk.look, self._learners(), self._desk.learner)
            page.left.connect(self._desk.progress.show)
            page.learner_chosen.connect(self._choose)
            page.renamed.connect(lambda name: self._name(self._desk.learner, name))
            page.name_added.connect(self._add)
            page.export_wanted.connect(self._export)
            page.import_wanted.connect(self._import)
            page.copy_wanted.connect(self._copy)
            page.pupils_wanted.connect(self._show_pupils)
            return page

        self._desk.window.show_page(make)

    def _learners(self) -> tuple[tuple[Learner, int], ...]:
        store = self._desk.store
        if store is None:
            return ()
        found = store.learners()
        if self._desk.learner not in {each.id for each in found}:
            found = (Learner(self._desk.learner), *found)
        return tuple((each, store.count_attempts(each.id)) for each in found)

    def _choose(self, learner: str) -> None:
        def do(store: Store) -> None:
            store.choose_learner(learner, now=datetime.now(UTC))

        if self._done(do):
            self._desk.seat(learner)
            self._desk.home.show()

    def _name(self, learner: str, name: str) -> None:
        if self._done(lambda store: store.name_learner(Learner(learner, name))):
            self.show()

    def _add(self, name: str) -> None:
        """Somebody new, who is here from now on."""
        learner = Learner(uuid.uuid4().hex, name)
        if self._done(lambda store: store.name_learner(learner)):
            self._choose(learner.id)

    def _done(self, do: Callable[[Store], object]) -> bool:
        """Whether it could be written; if not, why is told."""
        if self._desk.store is None:
            self._desk.say(phrase("There is no record to write to."))
            return False
        try:
            do(self._desk.store)
        except StoreFault as fault:
            self._desk.say(fault.fault.says)
            return False
        return True

    def _export(self) -> None:
        to = files.ask_where_to_export(self._desk.window, self._desk.look)
        if to is None or self.errand.is_busy:
            return
        words = self._desk.look.wording
        library = self._desk.lessons.shelf.library
        self.errand.run(
            files.export(self._desk.places.progress, self._desk.learner, to, library, self._desk.look)
        )
        says = words.say("{file} is being written.", file=words.quoted(to.name))
        self._desk.window.tell(says, offer=words.say("Stop"), accepted=self._stop)

    def _stop(self) -> None:
        self.errand.stop()
        self._desk.window.hush()

    def _tell(self, says: Phrase | None) -> None:
        if says is not None:
            self._desk.say(says)

    def _import(self) -> None:
        for path in files.ask_what_to_read(self._desk.window, self._desk.look):
            if not self._done(lambda store, path=path: self._take_in(store, path)):  # type: ignore[misc]  # mypy sees no default
                return

    def _take_in(self, store: Store, path: Path) -> None:
        merged = store.import_json(files.text_of(path))
        self._desk.say(phrase("{n} new answers from {file}.", n=merged.attempts, file=path.name))
        self._desk.lessons.forget()
        self.show()

    def _copy(self) -> None:
        to = files.ask_where_to_copy(self._desk.window, self._desk.look)
        if to is not None and self._done(lambda store: store.backup(to)):
            self._desk.say(phrase("The copy is in {path}.", path=str(to)))

    def _show_pupils(self) -> None:
        """What the chosen files hold; nothing of it is kept."""
        from bridgetutor.desktop.progress.pupils import pupils
        from bridgetutor.progress.exchange import read_json

        paths = files.ask_what_to_read(self._desk.window, self._desk.look)
        if not paths:
            return
        try:
            records = [(path.stem, read_json(files.text_of(path))) for path in paths]
        except StoreFault as fault:
            self._desk.say(fault.fault.says)
            return
        zone = datetime.now().astimezone().tzinfo or UTC
        self._lay_side_by_side(pupils(records, zone), zone)

    def _lay_side_by_side(self, found: tuple[Pupil, ...], zone: tzinfo) -> None:
        self._desk.leave_table()
        titles = self._desk.progress.titles()

        def again() -> None:
            self._lay_side_by_side(found, zone)

        def show(pupil: Pupil, figure: Field, title: str) -> None:
            self._desk.progress.list_attempts(title, pupil.behind(figure), pupil, again)

        def make() -> Page:
            from bridgetutor.desktop.progress.pupils_page import PupilsPage

            page = PupilsPage(self._desk.look, found, titles, zone)
            page.left.connect(self.show)
            page.figure_chosen.connect(show)
            return page

        self._desk.window.show_page(make)
