"""Points in columns: the score of a board line by line, and the running sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from bridgetutor.desktop.page import clear, label
from bridgetutor.games.on_paper import result_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridgetutor.desktop.look import Look
    from bridgetutor.session.evening.screen import BoardScore, EveningScreen, SheetRow

TRAILING = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter


class Columns(QWidget):
    """Rows of text with numbers at the far side; the column `wide` wraps. Told as a whole to a screen reader."""

    wide = 0

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(look.theme.px(14))
        self._grid.setVerticalSpacing(look.theme.px(4))
        self._grid.setColumnStretch(self.wide, 1)

    def show_rows(self, rows: Sequence[tuple[str, ...]], *, head: str) -> None:
        """These rows in place of those before, the last of them set bold; with none the whole is hidden."""
        clear(self)
        self.setVisible(bool(rows))
        self.setAccessibleName(". ".join([head, *(" ".join(filter(None, row)) for row in rows)]))
        for at, row in enumerate(rows):
            for column, text in enumerate(row):
                self._grid.addWidget(self._cell(text, column, is_last=at == len(rows) - 1), at, column)

    def _cell(self, text: str, column: int, *, is_last: bool) -> QLabel:
        made = label(text, "strong" if is_last else "body", wraps=column == self.wide)
        if column > self.wide:
            made.setAlignment(TRAILING)
        return made


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
        self.show_rows([*rows, (total, str(score.total))], head=total)


class SheetTable(Columns):
    """The boards written so far, We and They."""

    wide = 1

    def show_sheet(self, screen: EveningScreen) -> None:
        """The sheet as it stands; nothing before the first board."""
        words = self._look.wording
        head = words.say("Score sheet")
        if not screen.sheet:
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
