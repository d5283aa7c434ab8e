"""What every page of the window offers the window around it, and the small parts all pages are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QWidget

if TYPE_CHECKING:
    from bridgetutor.desktop.actions import Command


class Page(QWidget):
    """A page. `context` stands at the right of the top bar, `place` is the entry there that it belongs to."""

    context = ""
    place = "lessons"

    def perform(self, command: Command) -> bool:
        """Do what a key asked for; False where it means nothing here."""
        return False

    def start_focus(self) -> None:
        """Put the focus where the next input is expected."""


def holds_focus(widget: QWidget) -> bool:
    """Whether the focus is on the widget or somewhere in it."""
    return widget.hasFocus() or any(part.hasFocus() for part in widget.findChildren(QWidget))


def scrolling(content: QWidget) -> QScrollArea:
    """The content in an area that scrolls down, never sideways."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    content.setProperty("role", "plain")
    area.setWidget(content)
    return area


class Line(QLabel):
    """Text that begins where lines begin in the window's language, in whatever language it is itself."""

    own_side = False
    """For an author's text, which stands as its language does."""

    def changeEvent(self, event: QEvent) -> None:
        """Qt would take the side from the text: an English title in an Arabic window would stand at the left."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            across = self.alignment() & Qt.AlignmentFlag.AlignHorizontal_Mask
            if self.own_side or across & Qt.AlignmentFlag.AlignHCenter:
                return
            mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
            side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
            down = self.alignment() & Qt.AlignmentFlag.AlignVertical_Mask
            self.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute | down)


class WrappingLine(Line):
    """Qt asks for the height of such a label at its least width, one word a line; so every page would scroll."""

    def minimumSizeHint(self) -> QSize:
        """One line; the layout finds the true height from the width."""
        return QSize(40, self.fontMetrics().height())


def label(text: str, role: str, *, wraps: bool = True, own_side: bool = False) -> QLabel:
    """A line of plain text in a role of the style sheet; lines that wrap grow downwards."""
    made = WrappingLine(text) if wraps else Line(text)
    made.own_side = own_side
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setProperty("role", role)
    made.setWordWrap(wraps)
    if wraps:
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        made.setSizePolicy(policy)
    return made


def clear(owner: QWidget) -> None:
    """Take every widget out of a widget's layout and let it go."""
    layout = owner.layout()
    while layout is not None and layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()
