"""The column beside the table: the question, what was said, the contracts to choose from, the score, the sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from bridgetutor.desktop import actions
from bridgetutor.desktop.elided import Elided
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.lesson.bottom_row import BottomRow, at_the_table
from bridgetutor.desktop.lesson.feedback import FeedbackPanel
from bridgetutor.desktop.lesson.number import NumberEntry
from bridgetutor.desktop.page import label, scrolling
from bridgetutor.desktop.play.contracts import ContractChooser
from bridgetutor.desktop.play.sheets import PaperSheet, ScoreLines, SheetTable
from bridgetutor.desktop.services.afterwards import afterwards
from bridgetutor.phrase import phrase
from bridgetutor.session.choice import Action, Number
from bridgetutor.session.evening.screen import AskContract
from bridgetutor.session.screen import AskNumber

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from bridgetutor.desktop.lesson.text import Scribe
    from bridgetutor.desktop.look import Look
    from bridgetutor.session.evening.screen import EveningScreen
    from bridgetutor.wording import Wording

MARGIN = 20
"""At the left and right of the column: three buttons of most rows stand beside each other then."""

SECONDARY = (
    actions.HINT,
    actions.UNDO,
    actions.BACK,
    actions.TRICK_BACK,
    actions.LAST_TRICK,
    actions.CLAIM,
    actions.SHOW,
    actions.TRY,
    actions.REPLAY,
    actions.LOOK_BACK,
    actions.SAVE,
)


class PlayColumn(QFrame):
    """Shows a screen but for its table. `asked` carries a Command, `answered` a Choice."""

    asked = Signal(object)
    answered = Signal(object)

    def __init__(self, look: Look, scribe: Scribe, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._is_over = True
        self.setProperty("role", "column")
        outer = QVBoxLayout(self)
        outer.setContentsMargins(MARGIN, 12, MARGIN, 20)
        outer.setSpacing(look.theme.px(8))
        self._head = QHBoxLayout()
        self._where, self._number = Elided(), Elided()
        self.leave = KeyButton(
            look.wording.render(actions.LEAVE.label), actions.LEAVE.cap, look.theme, role="quiet"
        )
        self.leave.setObjectName(actions.LEAVE.name)
        self.leave.setToolTip(look.wording.say("Leave the table; the hand is kept as it is"))
        self.leave.clicked.connect(lambda: self.asked.emit(actions.LEAVE))
        self._head.setSpacing(0)
        self._head.addWidget(self._where)
        self._head.addWidget(self._number)
        self._head.addStretch(1)
        self._head.addWidget(self.leave)
        outer.addLayout(self._head)
        self._area = scrolling(self._body(scribe))
        self.contracts.pointed.connect(self._area.ensureWidgetVisible)
        outer.addWidget(self._area, 1)
        self.row = BottomRow(look, SECONDARY)
        self.row.asked.connect(self._row_asked)
        outer.addWidget(self.row)
        self._outer = outer

    def _body(self, scribe: Scribe) -> QWidget:
        look, px = self._look, self._look.theme.px
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, px(6))
        column.setSpacing(px(12))
        self.heading = label("", "heading")
        self.says = label("", "body")
        self.number = NumberEntry(look)
        self.number.chosen.connect(lambda value: self.answered.emit(Number(value)))
        self.number.edited.connect(self._show_main)
        self.number.field.returnPressed.connect(self._entered)
        self.contracts = ContractChooser(look)
        self.contracts.chosen.connect(self.answered)
        self.feedback = FeedbackPanel(look, scribe)
        self.score = ScoreLines(look)
        self._sheet_head = label(look.wording.say("Score sheet"), "title")
        self.sheet = SheetTable(look)
        self.paper = PaperSheet(look)
        self._standing = label("", "soft")
        for widget in (
            *(self.heading, self.says, self.number, self.contracts, self.feedback, self.score),
            *(self._sheet_head, self.sheet, self.paper, self._standing),
        ):
            column.addWidget(widget)
        column.addStretch()
        self._parts = column
        return body

    def show_screen(self, screen: EveningScreen) -> None:
        """Show this moment."""
        words = self._look.wording
        has_just_ended = screen.score is not None and not self._is_over
        self._screen, self._is_over = screen, screen.score is not None
        self._where.show_text(words.render(screen.game))
        self._number.show_text(_number(screen, words))
        self.heading.setText(words.render(screen.heading))
        self._show_says(screen)
        self._show_number(screen)
        self.contracts.show_ask(screen.ask if isinstance(screen.ask, AskContract) else None)
        self.feedback.show_feedback(screen.feedback)
        # At the end of a board the last card falls first, and all hands are shown: the score is written after that.
        if has_just_ended:
            afterwards(self, self._write)
        else:
            self._write()
        self.show_standing(screen)
        self._show_main()

    def _write(self) -> None:
        """The score and the sheet of this moment."""
        screen = self._screen
        self.score.show_score(screen.score)
        self._sheet_head.setVisible(bool(screen.sheet))
        self.sheet.show_sheet(screen)
        self.paper.show_paper(screen.paper)

    def show_standing(self, screen: EveningScreen) -> None:
        """Who is ahead."""
        words = self._look.wording
        self._standing.setVisible(screen.standing is not None)
        self._standing.setText("" if screen.standing is None else words.render(screen.standing))

    def add_below(self, widget: QWidget) -> None:
        """What only some games show, under all else."""
        self._parts.insertWidget(self._parts.count() - 1, widget)

    def _show_says(self, screen: EveningScreen) -> None:
        """What goes with the heading; once cards have fallen, the points that were said: the table has no room then."""
        words, table = self._look.wording, screen.table
        lines = [words.render(says) for says in screen.says]
        if table.announced and (table.last_trick is not None or table.trick is not None):
            said = tuple(phrase("{seat} {n}", seat=seat, n=points) for seat, points in table.announced)
            lines.append(words.say("Points: {points}.", points=said))
        self.says.setText("\n".join(lines))
        self.says.setVisible(bool(lines))

    def _show_number(self, screen: EveningScreen) -> None:
        asks = isinstance(screen.ask, AskNumber)
        if asks and not self.number.isVisible():
            self.number.clear_number()
        self.number.setVisible(asks)
        if isinstance(screen.ask, AskNumber):
            self.number.ask(screen.ask.low, screen.ask.high)

    def _show_main(self) -> None:
        words, screen = self._look.wording, self._screen
        text = words.render(screen.next_label or actions.NEXT.label)
        if self._has_number:
            n = self.number.value
            text = words.say("Claim {n}", n=n) if screen.has_claim else words.say("Say {n}", n=n)
        self._name_ways_back(screen)
        self.row.show_actions(
            screen.actions,
            main_text=text,
            main_open=Action.NEXT in screen.actions or self._has_number,
            also=self._also(screen),
        )
        self._find_place_for_row()

    def _find_place_for_row(self) -> None:
        rest = self.height() - self._head.sizeHint().height() - 60
        self.row.stand(self._outer, self._parts, within=QSize(self.width() - 2 * MARGIN, rest))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size, perhaps another place for the buttons."""
        super().resizeEvent(event)
        self._find_place_for_row()

    def _also(self, screen: EveningScreen) -> tuple[actions.Command, ...]:
        """A board that has just ended is saved by a button too; the key does it at any time."""
        shown = at_the_table(screen) if screen.trick_before is None else self._in_a_board_that_is_done(screen)
        return shown if screen.score is None else (*shown, actions.SAVE)

    def _in_a_board_that_is_done(self, screen: EveningScreen) -> tuple[actions.Command, ...]:
        """The last trick is a few cards back there; whole tricks, once one has begun to go back."""
        shown = tuple(each for each in at_the_table(screen) if each is not actions.LAST_TRICK)
        return shown if screen.steps_through is None else (*shown, actions.TRICK_BACK)

    def _name_ways_back(self, screen: EveningScreen) -> None:
        words = self._look.wording
        self.row.rename(actions.BACK, words.render(screen.back_label or actions.BACK.label))
        begins = words.render(actions.TRY.label)
        self.row.rename(actions.TRY, begins if screen.steps_through is None else words.say("Play on"))

    @property
    def _has_number(self) -> bool:
        return isinstance(self._screen.ask, AskNumber) and self.number.value is not None

    def _entered(self) -> None:
        """Enter in an empty field: the program counts. With a number the field has given it already."""
        if not self.number.field.text():
            self.asked.emit(actions.NEXT)

    def _row_asked(self, command: actions.Command) -> None:
        if command is actions.NEXT and self._has_number:
            self.number.submit()
        else:
            self.asked.emit(command)

    def press_main(self) -> bool:
        """Press the main button by its key; False while it waits."""
        if not self.row.main.isEnabled():
            return False
        self._row_asked(actions.NEXT)
        return True

    def start_focus(self) -> None:
        """To what is asked here, else to the main button."""
        if isinstance(self._screen.ask, AskNumber):
            self.number.start_focus()
        elif isinstance(self._screen.ask, AskContract):
            self.contracts.start_focus()
        elif self.row.main.isEnabled():
            self.row.main.setFocus()


def _number(screen: EveningScreen, words: Wording) -> str:
    """Which hand of the game this is; of a set that others play too, how many boards there are."""
    if screen.contest is not None:
        return words.say("· board {n} of {of}", n=screen.step, of=screen.contest.boards)
    return words.say("· hand {n}", n=screen.step)
