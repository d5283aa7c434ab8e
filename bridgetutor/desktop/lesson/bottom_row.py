"""The row of buttons under a lesson: what can be done now, and the main button at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from bridgetutor.desktop import actions
from bridgetutor.desktop.flow import Flow
from bridgetutor.desktop.key_button import KeyButton

if TYPE_CHECKING:
    from bridgetutor.desktop.actions import Command
    from bridgetutor.desktop.look import Look
    from bridgetutor.session.choice import Action

SECONDARY = (
    actions.HINT,
    actions.UNDO,
    actions.WHY,
    actions.ANSWER,
    actions.CLAIM,
    actions.DIFFICULT,
    actions.REPLAY,
    actions.LOOK_BACK,
    actions.PRACTISE,
)


class BottomRow(QWidget):
    """`asked` carries the Command of the button pressed."""

    asked = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        layout = Flow(self, gap=8, main_last=True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._buttons: dict[str, KeyButton] = {}
        for command in SECONDARY:
            self._buttons[command.name] = self._button(command, "plain")
            layout.addWidget(self._buttons[command.name])
        self.main = self._button(actions.NEXT, "main")
        layout.addWidget(self.main)

    def _button(self, command: Command, role: str) -> KeyButton:
        wording = self._look.wording
        button = KeyButton(
            wording.render(command.label), command.cap, self._look.theme, role=role, parent=self
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
        leading_away: tuple[Command, ...] = (),
    ) -> None:
        """Show those that make sense now; the main button always stands there, pale while it waits for an answer.

        `leading_away` are the commands for other pages.
        """
        for command in SECONDARY:
            is_open = command in leading_away if command.action is None else command.action in open_now
            _keep_focus_from_others(self._buttons[command.name], is_open=is_open)
            self._buttons[command.name].setVisible(is_open)
        _keep_focus_from_others(self.main, is_open=main_open)
        self.main.setText(main_text)
        self.main.setEnabled(main_open)
        self.main.updateGeometry()

    def button(self, command: Command) -> KeyButton:
        """The button of a command of this row."""
        return self.main if command is actions.NEXT else self._buttons[command.name]


def _keep_focus_from_others(button: KeyButton, *, is_open: bool) -> None:
    """Qt would hand it to what comes next, an answer or a card, and one Enter too many would choose that."""
    if not is_open and button.hasFocus():
        button.clearFocus()
