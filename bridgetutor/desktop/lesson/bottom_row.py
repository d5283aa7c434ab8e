"""The row of buttons under a lesson or beside a game: what can be done now, and the main button at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from bridgetutor.desktop import actions, key_caps
from bridgetutor.desktop.flow import Flow
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.page import holds_focus

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtWidgets import QVBoxLayout

    from bridgetutor.desktop.actions import Command
    from bridgetutor.desktop.look import Look
    from bridgetutor.desktop.walk_page import Moment
    from bridgetutor.session.choice import Action

SECONDARY = (
    actions.HINT,
    actions.UNDO,
    actions.WHY,
    actions.ANSWER,
    actions.LAST_TRICK,
    actions.CLAIM,
    actions.DIFFICULT,
    actions.REPLAY,
    actions.LOOK_BACK,
    actions.PRACTISE,
)


LEAST_TO_READ = 150
"""The height of text, at 100 %, below which the row of buttons scrolls with it."""


GAP = 4
"""Between the buttons."""


class BottomRow(QWidget):
    """`asked` carries the Command of the button pressed."""

    asked = Signal(object)

    def __init__(
        self, look: Look, secondary: tuple[Command, ...] = SECONDARY, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        layout = self._flow = Flow(self, gap=GAP, main_last=True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._secondary = tuple((command, self._button(command, "plain")) for command in secondary)
        for _, button in self._secondary:
            layout.addWidget(button)
        self.main = self._button(actions.NEXT, "main")
        layout.addWidget(self.main)

    def _button(self, command: Command, role: str) -> KeyButton:
        wording = self._look.wording
        button = KeyButton(
            wording.render(command.label), command.cap, self._look.theme, role=role, snug=True, parent=self
        )
        button.setObjectName(command.name)
        button.setToolTip(command.tip(wording))
        button.clicked.connect(lambda: self.asked.emit(command))
        return button

    def show_actions(
        self,
        open_now: tuple[Action, ...],
        *,
        main_text: str,
        main_open: bool,
        also: tuple[Command, ...] = (),
    ) -> None:
        """Show those that make sense now; the main button always stands there, pale while it waits for an answer.

        `also` are commands of the page's own that make sense now.
        """
        for command, button in self._secondary:
            is_open = command in also if command.action is None else command.action in open_now
            _keep_focus_from_others(button, is_open=is_open)
            button.setVisible(is_open)
        _keep_focus_from_others(self.main, is_open=main_open)
        self.main.setEnabled(main_open)
        self.rename(actions.NEXT, main_text)

    def button(self, command: Command) -> KeyButton:
        """The button of a command of this row."""
        return self.main if command is actions.NEXT else dict(self._secondary)[command]

    def stand(self, under: QVBoxLayout, among: QVBoxLayout, *, within: QSize) -> None:
        """Under the text; among it, to scroll with it, where that would leave too little of this room to read."""
        buttons = [button for _, button in self._secondary]
        key_caps.fit(self._flow, buttons, within=within, theme=self._look.theme)
        left = within.height() - self.heightForWidth(within.width())
        wanted = under if left >= self._look.theme.px(LEAST_TO_READ) else among
        if wanted.indexOf(self) >= 0:
            return
        had_focus = holds_focus(self)
        wanted.addWidget(self)
        self.show()
        if had_focus:
            self.main.setFocus(Qt.FocusReason.OtherFocusReason)

    def rename(self, command: Command, text: str) -> None:
        """Another word for it, where it does something else now."""
        button = self.button(command)
        if button.text() != text:
            button.setText(text)
            button.updateGeometry()


def _keep_focus_from_others(button: KeyButton, *, is_open: bool) -> None:
    """Qt would hand it to what comes next, an answer or a card, and one Enter too many would choose that."""
    if not is_open and button.hasFocus():
        button.clearFocus()


def at_the_table(screen: Moment) -> tuple[Command, ...]:
    """What can be done at the table that is no choice: to see the last trick, to look back."""
    last = screen.table is not None and screen.table.has_earlier_trick
    return (
        *((actions.LAST_TRICK,) if last else ()),
        *((actions.LOOK_BACK,) if screen.look_back is not None else ()),
    )
