"""How far the other tables are, with a way to stop them and to let them go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from bridgetutor.desktop.flow import flow_row
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.lesson.progress import ProgressBar
from bridgetutor.desktop.page import label

if TYPE_CHECKING:
    from bridgetutor.desktop.look import Look
    from bridgetutor.desktop.services.other_tables import OtherTables
    from bridgetutor.session.contest.showing import ContestView


class ElsewherePanel(QWidget):
    """Hidden once every board is over everywhere."""

    def __init__(self, look: Look, others: OtherTables, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._others = others
        self._view: ContestView | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.theme.px(6))
        self.says = label("", "soft")
        self._bar = ProgressBar(look.theme)
        row, flow = flow_row(gap=8)
        self.button = KeyButton("", "", look.theme)
        self.button.clicked.connect(self._pressed)
        flow.addWidget(self.button)
        for widget in (self.says, self._bar, row):
            column.addWidget(widget)
        others.went_on.connect(self._show)

    def show_view(self, view: ContestView | None) -> None:
        """Show this."""
        self._view = view
        self._show()

    def _show(self) -> None:
        view, words = self._view, self._look.wording
        is_open = view is not None and view.done < view.wanted
        self.setVisible(is_open)
        if view is None or not is_open:
            return
        says = words.count(
            "{done} of {n} board at the other tables",
            "{done} of {n} boards at the other tables",
            n=view.wanted,
            done=view.done,
        )
        if self._others.trouble is not None:
            says = words.say("{says}. They stopped: {why}.", says=says, why=self._others.trouble)
        self.says.setText(says)
        self._bar.show_step(view.done, view.wanted)
        if self._others.is_stopped:
            self.button.setText(words.say("Let the others go on"))
        else:
            self.button.setText(words.say("Stop the others"))
        self.button.updateGeometry()

    def _pressed(self) -> None:
        if self._others.is_stopped:
            self._others.resume()
        else:
            self._others.stop()
