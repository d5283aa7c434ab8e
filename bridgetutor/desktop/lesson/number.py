"""A number as answer: typed, or set with − and +."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from bridgetutor.desktop.enter import ENTER
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.page import label

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from bridgetutor.desktop.look import Look


class _Field(QLineEdit):
    """Arrow up and down count, as − and + do; those keys themselves count too."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Count, or type."""
        keys = Qt.Key
        step = {keys.Key_Up: 1, keys.Key_Plus: 1, keys.Key_Down: -1, keys.Key_Minus: -1}.get(
            keys(event.key())
        )
        if step is not None:
            self.stepped.emit(step)
        elif event.key() in ENTER:
            # Qt's own field lets Enter through, and the page would go on before the answer has been read.
            self.returnPressed.emit()
        else:
            super().keyPressEvent(event)


class NumberEntry(QWidget):
    """`chosen` carries the number, when Enter is pressed in the field or `submit` is called."""

    chosen = Signal(int)
    edited = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._low, self._high = 0, 0
        px = look.theme.px
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self.field = _Field()
        self.field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.field.setFixedWidth(px(92))
        self.field.setMinimumHeight(max(44, px(44)))
        self.field.setAccessibleName(look.wording.say("Your number"))
        self.field.returnPressed.connect(self.submit)
        self.field.textChanged.connect(self.edited)
        self.field.stepped.connect(self.step)
        less = KeyButton("−", "", look.theme)
        less.setAccessibleName(look.wording.say("One less"))
        less.clicked.connect(lambda: self.step(-1))
        more = KeyButton("+", "", look.theme)
        more.setAccessibleName(look.wording.say("One more"))
        more.clicked.connect(lambda: self.step(1))
        self._bounds = label("", "soft")
        self._wording = look.wording
        for widget in (less, self.field, more, self._bounds):
            row.addWidget(widget)
        row.addStretch()
        self.field.textChanged.connect(self._show_bounds)

    @property
    def value(self) -> int | None:
        """The number that stands there, None where there is none within the bounds."""
        digits = self.field.text()
        number = int(digits) if digits.isdecimal() else None
        return number if number is not None and self._low <= number <= self._high else None

    def ask(self, low: int, high: int) -> None:
        """Ask for a number between these; what stood there is selected, so that typing replaces it."""
        self._low, self._high = low, high
        self.field.setValidator(QIntValidator(min(low, 0), high, self.field))
        self.field.selectAll()

    def _show_bounds(self) -> None:
        """Beside a number that cannot be: why it is not taken."""
        is_off = bool(self.field.text()) and self.value is None
        bounds = self._wording.say("from {low} to {high}", low=self._low, high=self._high)
        self._bounds.setText(bounds if is_off else "")
        self.field.setAccessibleDescription(self._bounds.text())

    def clear_number(self) -> None:
        """An empty field, for a new question."""
        self.field.clear()

    def show_number(self, number: int) -> None:
        """The number that was given or is the answer."""
        self.field.setText(str(number))

    def step(self, by: int) -> None:
        """Count up or down; from an empty field to the lowest."""
        digits = self.field.text()
        number = int(digits) + by if digits.isdecimal() else self._low
        self.field.setText(str(max(self._low, min(self._high, number))))

    def submit(self) -> None:
        """Give the answer, if there is one."""
        if self.value is not None:
            self.chosen.emit(self.value)

    def start_focus(self) -> None:
        """Into the field, ready to type over what stands there."""
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()
