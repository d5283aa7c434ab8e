"""The five figures of the page, each as a picture and as a table, each number with the attempts behind it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale
from PySide6.QtWidgets import QGridLayout, QWidget

from bridgetutor.desktop.page import label
from bridgetutor.desktop.progress import telling
from bridgetutor.desktop.progress.bars import Bars, Column
from bridgetutor.desktop.progress.behind import Behind
from bridgetutor.desktop.progress.calendar import Calendar, Day
from bridgetutor.desktop.progress.matrix import Matrix, Mistaken
from bridgetutor.desktop.progress.panel import Panel
from bridgetutor.desktop.progress.share_row import ShareRow, ShareRows
from bridgetutor.desktop.progress.trend import Point, Trend
from bridgetutor.progress.figures import NONE, Tally, beginning, together
from bridgetutor.progress.reading import Part
from bridgetutor.rules.auction import parse_call

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import date, tzinfo

    from bridgetutor.desktop.look import Look
    from bridgetutor.phrase import Phrase
    from bridgetutor.progress.figures import Figures

WEEK = timedelta(weeks=1)
DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Painter:
    """Makes panels of one learner's figures. `titles` name the skills, `groups` those that belong together."""

    figures: Figures
    titles: Mapping[str, str]
    groups: tuple[tuple[Phrase, tuple[str, ...]], ...]
    today: date
    zone: tzinfo
    look: Look

    def panels(self) -> tuple[Panel, ...]:
        """All of them that have something to show."""
        made = (self.over_time(), self.mistakes(), self.time_spent(), self.calendar(), self.accuracy())
        return tuple(panel for panel in made if panel is not None)

    def over_time(self) -> Panel | None:
        """The share that was right at once, week by week, for each group of skills."""
        words = self.look.wording
        courses = telling.courses(self.figures, self.groups, self.today)
        if not courses:
            return None
        about = words.say(
            "Right at the first try, week by week, between none and all. The last twelve weeks."
        )
        panel = Panel(words.say("Skills over time"), about, self.look)
        grid, layout = _grid(self.look)
        named = {monday: self._week(monday) for monday in telling.last_weeks(self.today)}
        rows = []
        for n, course in enumerate(courses):
            title = words.render(course.title)
            points, behind = [], []
            for place, (monday, tally) in enumerate(course.weeks):
                if tally.accuracy is None:
                    continue
                week, right = named[monday], self._right(tally)
                what = self._behind(f"{title}, {week}", monday, WEEK, course.exercises)
                points.append(Point(f"{title}, {week}: {right}", place, tally.accuracy))
                behind.append(what)
                rows.append(((title, week, right), what))
            trend = Trend(f"{panel.title}: {title}", points, telling.WEEKS, self.look)
            panel.tie(trend, behind)
            layout.addWidget(label(title, "body"), n, 0)
            layout.addWidget(trend, n, 1)
        panel.show_widget(grid)
        panel.show_sheet((words.say("Skill"), words.say("Week"), words.say("Right at once")), rows)
        return panel

    def accuracy(self) -> Panel | None:
        """Every skill, the least sure first."""
        words = self.look.wording
        found = telling.by_accuracy(self.figures)
        if not found:
            return None
        about = words.say("Right at the first try, without a hint. The least sure come first.")
        panel = Panel(words.say("Accuracy by concept"), about, self.look)
        board = ShareRows(panel.title, self.look)
        rows = []
        for skill, tally in found:
            title = telling.named(skill, self.titles)
            behind = Behind(title, Part(tuple(sorted(self.figures.exercises.get(skill, ())))))
            board.add(ShareRow(title, self._right(tally), tally.accuracy, self.look))
            percent = words.say("{share:.0f} %", share=100 * (tally.accuracy or 0))
            rows.append(((title, self._right(tally), percent, str(tally.answers)), behind))
        panel.show_picture(board, [behind for _, behind in rows])
        heads = (words.say("Skill"), words.say("Right at once"), words.say("Share"), words.say("Answers"))
        panel.show_sheet(heads, rows)
        return panel

    def mistakes(self) -> Panel | None:
        """Which call was wanted, and which was given."""
        words = self.look.wording
        found = telling.mistaken_calls(self.figures)
        if not found:
            return None
        about = words.say("How often a call was given where another was wanted.")
        panel = Panel(words.say("What was taken for what"), about, self.look)
        wanted, given = telling.axes(found)
        most = max(n for _, n in found)
        fields, behind, rows = [], [], []
        for mistake, n in found:
            want, gave = map(self._call, mistake)
            says = words.count(
                "{given} in place of {wanted}, once",
                "{given} in place of {wanted}, {n} times",
                n=n,
                given=gave,
                wanted=want,
            )
            what = Behind(
                words.say("{given} in place of {wanted}", given=gave, wanted=want), Part(mistake=mistake)
            )
            rows.append(((want, gave, str(n)), what))
            if mistake[0] in wanted and mistake[1] in given:
                fields.append(
                    Mistaken(says, wanted.index(mistake[0]), given.index(mistake[1]), str(n), n / most)
                )
                behind.append(what)
        heads = (words.say("Wanted"), words.say("Given instead"))
        matrix = Matrix(
            panel.title, fields, [*map(self._call, wanted)], [*map(self._call, given)], heads, self.look
        )
        panel.show_picture(matrix, behind)
        panel.show_sheet((*heads, words.say("Times")), rows)
        return panel

    def time_spent(self) -> Panel | None:
        """Minutes, week by week."""
        words = self.look.wording
        if not self.figures.days:
            return None
        weeks = [
            (monday, together(self.figures.days.get(monday + n * DAY, NONE) for n in range(7)))
            for monday in telling.last_weeks(self.today)
        ]
        panel = Panel(words.say("Time spent"), words.say("Minutes of answering, week by week."), self.look)
        most = max(tally.seconds for _, tally in weeks) or 1.0
        columns, rows = [], []
        for monday, tally in weeks:
            n = ceil(tally.seconds / 60)
            minutes = words.count("{n} minute", "{n} minutes", n=n)
            number = str(n) if n else ""
            below = self._date(monday, short=True)
            is_last = monday == weeks[-1][0]
            says = words.say("{week}: {time}", week=self._week(monday), time=minutes)
            columns.append(Column(says, tally.seconds / most, number, below, is_last))
            cells = (self._week(monday), minutes, str(tally.answers))
            rows.append((cells, self._behind(self._week(monday), monday, WEEK)))
        panel.show_picture(Bars(panel.title, columns, self.look), [behind for _, behind in rows])
        panel.show_sheet((words.say("Week"), words.say("Time"), words.say("Answers")), rows)
        return panel

    def calendar(self) -> Panel | None:
        """The answers of each day."""
        words = self.look.wording
        if not self.figures.days:
            return None
        panel = Panel(words.say("Calendar"), words.say("How many answers each day."), self.look)
        weeks = telling.last_weeks(self.today)
        shown = [weeks[0] + n * DAY for n in range((self.today - weeks[0]).days + 1)]
        most = max((self.figures.days.get(day, NONE).answers for day in shown), default=0) or 1
        days, behind = [], []
        for day in shown:
            n = self.figures.days.get(day, NONE).answers
            count = words.count("{n} answer", "{n} answers", n=n)
            says = words.say("{day}: {answers}", day=self._date(day), answers=count)
            week = (day - weeks[0]).days // 7
            days.append(Day(says, week, day.weekday(), str(n) if n else "", n / most, day == self.today))
            behind.append(self._behind(self._date(day), day, DAY) if n else None)
        locale = self._locale
        names = [locale.dayName(n, QLocale.FormatType.ShortFormat) for n in range(1, 8)]
        months = [
            locale.standaloneMonthName(monday.month, QLocale.FormatType.ShortFormat)
            if not n or monday.day <= 7
            else ""
            for n, monday in enumerate(weeks)
        ]
        panel.show_picture(Calendar(panel.title, days, names, months, self.look), behind)
        rows = [
            (
                (self._date(day), str(tally.answers), self._right(tally)),
                self._behind(self._date(day), day, DAY),
            )
            for day, tally in sorted(self.figures.days.items(), reverse=True)
            if day >= weeks[0]
        ]
        panel.show_sheet((words.say("Day"), words.say("Answers"), words.say("Right at once")), rows)
        return panel

    def _behind(
        self, title: str, day: date, length: timedelta, exercises: tuple[str, ...] | None = None
    ) -> Behind:
        since, before = beginning(day, self.zone), beginning(day + length, self.zone)
        return Behind(title, Part(exercises, since, before))

    def _right(self, tally: Tally) -> str:
        return self.look.wording.say("{right} of {first}", right=tally.right, first=tally.first)

    def _call(self, text: str) -> str:
        return self.look.wording.name(parse_call(text), "sign")

    def _week(self, monday: date) -> str:
        return self.look.wording.say("week of {day}", day=self._date(monday))

    def _date(self, day: date, *, short: bool = False) -> str:
        pattern = "d.M." if short else "d MMM yyyy"
        return self._locale.toString(QDate(day.year, day.month, day.day), pattern)

    @property
    def _locale(self) -> QLocale:
        return QLocale(self.look.wording.language)


def _grid(look: Look) -> tuple[QWidget, QGridLayout]:
    """Names at the side, strips beside them."""
    grid = QWidget()
    layout = QGridLayout(grid)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setHorizontalSpacing(look.theme.px(16))
    layout.setVerticalSpacing(look.theme.px(6))
    layout.setColumnStretch(0, 1)
    layout.setColumnMinimumWidth(0, look.theme.px(150))
    return grid, layout
