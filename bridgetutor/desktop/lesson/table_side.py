"""The table beside the prose, and the bidding box beside the table where there is room for both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from bridgetutor.desktop.table.bidding_box import BiddingBox
from bridgetutor.desktop.table.table import TableWidget
from bridgetutor.rules.auction import Bid, Double, Pass, Redouble
from bridgetutor.session.screen import AskCall, AskCard

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from bridgetutor.desktop.look import Look
    from bridgetutor.session.screen import Screen

GAP = 16
LEAST_TABLE = 470
"""A hand of thirteen still shows every index at this width."""


class TableSide(QWidget):
    """`chosen` carries a Card or a Call. Cards and calls run from left to right in every language."""

    chosen = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.table = TableWidget(look.art, look.theme, look.wording)
        self.table.apply(look.theme, look.wording, look.deck, glide=look.settings.glide)
        self.table.setParent(self)
        self.table.chosen.connect(self.chosen)
        self.box = BiddingBox(look.theme, look.wording, look.deck)
        self.box.setParent(self)
        self.box.chosen.connect(self.chosen)
        self._screen: Screen | None = None
        self.shows_box = False

    def show_screen(self, screen: Screen, *, is_new_step: bool) -> None:
        """The table of this moment. The box stays, with its marks, once its question has been answered."""
        self._screen = screen
        judged = any(isinstance(mark.choice, Bid | Pass | Double | Redouble) for mark in screen.marked)
        stays = self.shows_box and not is_new_step
        self.shows_box = isinstance(screen.ask, AskCall) or judged or stays
        self.box.setVisible(self.shows_box)
        self.box.show_box(screen.ask, screen.marked)
        if screen.table is not None:
            self.table.show_table(screen.table, screen.ask, screen.marked)

    def has_room_for_box(self, width: int) -> bool:
        """Whether the box fits beside the table when this side is so wide."""
        return width - self.box.sizeHint().width() - GAP >= LEAST_TABLE

    def start_focus(self) -> bool:
        """Where a card or call is wanted, ready for keys; False where neither is."""
        wanted = self._wanted()
        if wanted is None:
            return False
        inside = self.window().focusWidget()
        if inside is None or not (wanted is inside or wanted.isAncestorOf(inside)):
            wanted.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def type_key(self, event: QKeyEvent) -> bool:
        """Take a key typed elsewhere on the page as part of a card or call."""
        wanted = self._wanted()
        return wanted is not None and wanted.type_key(event)

    def _wanted(self) -> TableWidget | BiddingBox | None:
        match self._screen.ask if self._screen is not None else None:
            case AskCall():
                return self.box
            case AskCard():
                return self.table
            case _:
                return None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The box takes what it needs, the table the rest."""
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Put table and box in their places."""
        room = self.rect()
        if self.shows_box and self.box.parentWidget() is self:
            width = self.box.sizeHint().width()
            height = min(self.box.sizeHint().height(), room.height())
            self.box.setGeometry(QRect(room.right() + 1 - width, 0, width, height))
            room.setWidth(room.width() - width - GAP)
        self.table.setGeometry(room)
