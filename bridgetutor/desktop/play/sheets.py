"""Points in columns: the score of a board line by line, and the running sheet, where it has a line as on paper."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from bridgetutor.desktop.page import clear, label
from bridgetutor.games.on_paper import above, result_of, segments
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.scoring.score import ScoreLine
from bridgetutor.rules.seats import Side

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bridgetutor.desktop.look import Look
    from bridgetutor.games.sheet import Sheet
    from bridgetutor.session.evening.screen import BoardScore, EveningScreen, SheetRow

_BOLD = -1
"""The row of the labels that are bold, wherever the last row lies."""
TRAILING = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter


class Columns(QWidget):
    """Rows of text with numbers at the far side; the column `wide` wraps. Told as a whole to a screen reader.

    Its labels are kept and used again: to make them anew takes as long as all else at the end of a hand.
    """

    wide = 0

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shown: tuple[tuple[str, ...], ...] | None = None
        self._cells: dict[tuple[int, int], QLabel] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(look.theme.px(14))
        self._grid.setVerticalSpacing(look.theme.px(4))
        self._grid.setColumnStretch(self.wide, 1)

    def show_rows(self, rows: Sequence[tuple[str, ...]], *, head: str) -> None:
        """These rows in place of those before, the last of them set bold; with none the whole is hidden."""
        if self._shown == ((head,), *rows):  # a sheet stays as it is from card to card
            return
        self._shown = ((head,), *rows)
        self.setVisible(bool(rows))
        self.setAccessibleName(". ".join([head, *(" ".join(filter(None, row)) for row in rows)]))
        cells = {
            (at if at < len(rows) - 1 else _BOLD, column): text
            for at, row in enumerate(rows)
            for column, text in enumerate(row)
        }
        for place, cell in self._cells.items():
            cell.setVisible(place in cells)
        for place, text in cells.items():
            self._cell(place, last=len(rows) - 1).setText(text)

    def _cell(self, place: tuple[int, int], *, last: int) -> QLabel:
        """The label at a place, which lies in its row; the bold ones move with the last row."""
        row, column = place
        if place not in self._cells:
            made = label("", "strong" if row == _BOLD else "body", wraps=column == self.wide)
            if column > self.wide:
                made.setAlignment(TRAILING)
            self._cells[place] = made
            self._grid.addWidget(made, last if row == _BOLD else row, column)
        elif row == _BOLD:
            self._grid.removeWidget(self._cells[place])
            self._grid.addWidget(self._cells[place], last, column)
        return self._cells[place]


class ScoreLines(Columns):
    """What a board is worth, one line for each part, and the total."""

    def show_score(self, score: BoardScore | None) -> None:
        """Show this, or nothing."""
        words = self._look.wording
        if score is None or score.side is None:
            self.show_rows((), head="")
            return
        rows = [(words.render(line.what), str(line.points)) for line in score.lines]
        total = words.say("Total for {side}", side=score.side)
        self.show_rows([*rows, (total, str(score.total)), *map(self._besides, score.then)], head=total)

    def _besides(self, said: ScoreLine | Phrase) -> tuple[str, ...]:
        """What the sheet makes of it."""
        if isinstance(said, ScoreLine):
            return self._look.wording.render(said.what), str(said.points)
        return (self._look.wording.render(said),)


class SheetTable(Columns):
    """The boards written so far, We and They."""

    wide = 1

    def show_sheet(self, screen: EveningScreen) -> None:
        """The sheet as it stands; nothing before the first board."""
        words = self._look.wording
        head = words.say("Score sheet")
        if not screen.sheet or screen.paper is not None:
            self.show_rows((), head=head)
            return
        we, they = screen.totals
        top = ("", "", words.say("We"), words.say("They"))
        rows = [top, *map(self._row, screen.sheet), ("", words.say("Total"), str(we), str(they))]
        self.show_rows(rows, head=head)

    def _row(self, row: SheetRow) -> tuple[str, ...]:
        we, they = max(0, row.points), max(0, -row.points)
        result = result_of(row.outcome, self._look.wording)
        return (str(row.number), result, str(we) if we else "", str(they) if they else "")


class PaperSheet(QFrame):
    """A sheet with a line across it: premiums above, trick points below, a rule under each game, totals at the foot.

    Told as a whole to a screen reader.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._shown: Sheet | None = None
        self.setProperty("role", "slip")
        self._grid = QGridLayout(self)
        px = look.theme.px
        self._grid.setContentsMargins(px(12), px(10), px(12), px(10))
        self._grid.setHorizontalSpacing(px(10))
        self._grid.setVerticalSpacing(0)
        for column, stretch in ((0, 0), (1, 1), (3, 1)):
            self._grid.setColumnStretch(column, stretch)
        self.hide()

    def show_paper(self, sheet: Sheet | None) -> None:
        """This sheet in place of the one before, or nothing."""
        if sheet == self._shown:  # it stays as it is from card to card
            return
        self._shown = sheet
        clear(self)
        self.setVisible(sheet is not None)
        if sheet is None:
            return
        words = self._look.wording
        self.setAccessibleName(" ".join(words.render(said) for said in told_aloud(sheet)))
        self._rows = 0
        self._head(sheet)
        self._rule()
        ours, theirs = (above(sheet, side) for side in Side)
        premiums = [*zip_longest(ours, theirs)]
        self._numbers([*reversed(premiums)] or [(None, None)], words.say("above the line"))
        self._rule(thick=True)
        for place, (columns, is_game) in enumerate(segments(sheet)):
            below = [*zip_longest(*columns)] or [(None, None)]
            self._numbers(below, "" if place else words.say("below the line"))
            if is_game:
                self._rule()
        self._rule(thick=True)
        totals = tuple(str(sheet.total(side)) for side in Side)
        self._row(words.say("Total"), totals, role="strong")

    def _head(self, sheet: Sheet) -> None:
        words = self._look.wording
        self._row("", (words.say("We"), words.say("They")), role="strong")
        marks = tuple(words.say("vulnerable") if sheet.games(side) else "" for side in Side)
        if any(marks):
            self._row("", marks, role="soft")

    def _numbers(self, rows: Sequence[tuple[int | None, int | None]], says: str) -> None:
        for place, row in enumerate(rows):
            self._row(says if not place else "", tuple("" if n is None else str(n) for n in row), role="body")

    def _row(self, says: str, texts: tuple[str, ...], *, role: str) -> None:
        if says:
            self._grid.addWidget(
                label(says, "strong" if role == "strong" else "soft", wraps=False), self._rows, 0
            )
        for column, text in zip((1, 3), texts, strict=True):
            made = label(text, role, wraps=False)
            made.setAlignment(Qt.AlignmentFlag.AlignCenter)
            made.setMinimumHeight(self._look.theme.px(24))
            self._grid.addWidget(made, self._rows, column)
        self._upright(self._rows)
        self._rows += 1

    def _upright(self, row: int) -> None:
        self._grid.addWidget(self._line(1, upright=True), row, 2)

    def _rule(self, *, thick: bool = False) -> None:
        self._grid.addWidget(self._line(3 if thick else 1), self._rows, 1, 1, 3)
        self._rows += 1

    def _line(self, width: int, *, upright: bool = False) -> QFrame:
        line = QFrame()
        line.setStyleSheet(f"background: {self._look.theme.colours.edge}; border: 0;")
        (line.setFixedWidth if upright else line.setFixedHeight)(width)
        return line


def told_aloud(sheet: Sheet) -> Iterator[Phrase]:
    """The sheet in sentences: each side's games, what stands above and below the line, and its total."""
    for side in Side:
        yield counted(
            "{side}: {n} game, {points} points, part score {part}.",
            "{side}: {n} games, {points} points, part score {part}.",
            n=sheet.games(side),
            side=side,
            points=sheet.total(side),
            part=sheet.part_score(side),
        )
    for entry in sheet.entries:
        yield phrase("{says}: {points}.", says=entry.says, points=entry.points)
