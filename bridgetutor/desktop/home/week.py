"""This week and the streak, and the map of skills: two panels of the home page, each also as a table."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from bridgetutor.desktop.page import label
from bridgetutor.desktop.progress.bars import Bars, Column
from bridgetutor.desktop.progress.behind import Behind
from bridgetutor.desktop.progress.panel import Panel
from bridgetutor.desktop.progress.share_row import ShareRow, ShareRows
from bridgetutor.progress.figures import beginning
from bridgetutor.progress.reading import Part
from bridgetutor.progress.streak import RULE
from bridgetutor.progress.streak import told as streak_words

if TYPE_CHECKING:
    from datetime import date, tzinfo

    from bridgetutor.desktop.home.told import Place, Told
    from bridgetutor.desktop.look import Look


def week_panel(told: Told, zone: tzinfo, look: Look) -> Panel:
    """The answers of the last seven days, and the streak."""
    words = look.wording
    panel = Panel(words.say("This week"), "", look)
    most = max((n for _, n in told.week), default=0) or 1
    columns, rows = [], []
    for day, n in told.week:
        name = day_name(day, look)
        count = words.count("{n} answer", "{n} answers", n=n)
        behind = Behind(
            name, Part(since=beginning(day, zone), before=beginning(day + timedelta(days=1), zone))
        )
        columns.append(
            Column(
                words.say("{day}: {answers}", day=name, answers=count),
                n / most,
                str(n) if n else "",
                day_name(day, look, short=True),
                day == told.week[-1][0],
            )
        )
        rows.append(((name, count), behind))
    board = Bars(panel.title, columns, look)
    panel.show_picture(board, [behind for _, behind in rows])
    panel.show_sheet((words.say("Day"), words.say("Answers")), rows)
    if told.streak.days:
        days = words.count("A streak of {n} day.", "A streak of {n} days.", n=told.streak.days)
        panel.column.addWidget(label(f"{days} {words.render(streak_words(told.streak))}", "strong"))
    else:
        panel.column.addWidget(label(words.render(streak_words(told.streak)), "strong"))
    panel.column.addWidget(label(words.render(RULE), "soft"))
    return panel


def map_panel(told: Told, look: Look) -> Panel:
    """What is missed most of late; courses and groups of drills, each with how far it is."""
    words = look.wording
    kinds = (
        (words.say("Missed most of late"), told.weak),
        (words.say("Lessons"), told.courses),
        (words.say("Drills"), told.groups),
    )
    panel = Panel(words.say("Your skills"), "", look)
    rows = []
    for name, places in kinds:
        if not places:
            continue
        board, behind = ShareRows(f"{panel.title}: {name}", look), []
        for place in places:
            title, standing = _title(place, look), words.render(place.standing)
            board.add(ShareRow(title, standing, place.share, look))
            behind.append(Behind(title, Part(place.exercises)))
            percent = words.say("{share:.0f} %", share=100 * place.share)
            rows.append(((title, name, standing, percent), behind[-1]))
        panel.show_widget(label(name, "soft"))
        panel.show_picture(board, behind)
    heads = (words.say("Skill"), words.say("Kind"), words.say("How far"), words.say("Share"))
    panel.show_sheet(heads, rows)
    panel.column.addWidget(label(words.say("Choose one for the answers behind it."), "soft"))
    panel.column.addStretch()
    return panel


def _title(place: Place, look: Look) -> str:
    title = place.title
    return look.wording.quoted(title) if isinstance(title, str) else look.wording.render(title)


def day_name(day: date, look: Look, *, short: bool = False) -> str:
    """The weekday, in the language of the program."""
    locale = QLocale(look.wording.language)
    kind = QLocale.FormatType.ShortFormat if short else QLocale.FormatType.LongFormat
    return locale.dayName(day.isoweekday(), kind)
