"""The one window: the top row, notices, a page, and the settings panel over it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QStyle, QVBoxLayout, QWidget

from bridgetutor.desktop import actions
from bridgetutor.desktop.actions import COMMANDS, Command
from bridgetutor.desktop.notice import Notice
from bridgetutor.desktop.page import Page
from bridgetutor.desktop.settings.panel import SettingsPanel
from bridgetutor.desktop.top_bar import ENTRIES, TopBar

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRect
    from PySide6.QtGui import (
        QCloseEvent,
        QDragEnterEvent,
        QDropEvent,
        QKeyEvent,
        QPaintEvent,
        QResizeEvent,
    )

    from bridgetutor.desktop.look import Look

LEAST_SIZE = QSize(1024, 700)
FIRST_SIZE = QSize(1280, 800)

_BUBBLING = {"Return", "Esc"}
"""Keys that a field, a card or a focused button may want first; they come here only when nobody took them."""


class MainWindow(QWidget):
    """Shows pages made by functions, so that each can be made anew when the look changes."""

    painted = Signal()
    """The window is on the screen for the first time."""
    entry_chosen = Signal(str)
    file_dropped = Signal(str)
    closing = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._make: Callable[[], Page] = Page
        self._page = Page()
        self._panel: SettingsPanel | None = None
        self._notice: Notice | None = None
        self._notice_makers: tuple[str, str, Callable[[], None]] | None = None
        self._was_painted = False
        self.setWindowTitle("bridgetutor")
        self.setMinimumSize(LEAST_SIZE)
        self.resize(FIRST_SIZE)
        self.setAcceptDrops(True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._bar = self._new_bar()
        self._install_actions()
        self._build()
        look.changed.connect(self._rebuild)

    @property
    def page(self) -> Page:
        """The page that is shown."""
        return self._page

    @property
    def panel(self) -> SettingsPanel | None:
        """The settings panel while it is open."""
        return self._panel

    @property
    def notice(self) -> Notice | None:
        """The notice that stands under the top row."""
        return self._notice

    def show_page(self, make: Callable[[], Page]) -> None:
        """Show the page that this function makes; it is called again when the look has changed."""
        self._close_panel()
        self._replace_page(make)
        self._make = make  # only now: a page that cannot be made leaves the one before it in its place

    def tell(self, sentence: str, *, offer: str = "", accepted: Callable[[], None] | None = None) -> None:
        """Say one sentence under the top row; the button `offer` calls `accepted`."""
        self._notice_makers = (sentence, offer, accepted or self.hush)
        self._build_notice()

    def hush(self) -> None:
        """Put the notice away."""
        self._notice_makers = None
        self._build_notice()

    def show_context(self) -> None:
        """Say in the top row where the learner is."""
        self._bar.show_context(self._page.context)
        self._bar.show_place(self._page.place)

    def toggle_panel(self) -> None:
        """Open the settings, or close them."""
        if self._panel is not None:
            self._close_panel()
            self._page.start_focus()
            return
        self._open_panel().start_focus()

    def _install_actions(self) -> None:
        for command in COMMANDS:
            if command.keys[0] in _BUBBLING:
                continue
            action = QAction(self)
            action.setShortcuts([QKeySequence(key) for key in command.keys])
            action.triggered.connect(lambda _=False, c=command: self.perform(c))
            self.addAction(action)

    def perform(self, command: Command) -> bool:
        """Do what a key asked for: what is the window's own here, the rest on the page."""
        own: dict[str, Callable[[], object]] = {
            actions.LARGER.name: lambda: self._look.change_type(1),
            actions.SMALLER.name: lambda: self._look.change_type(-1),
            actions.NORMAL.name: lambda: self._look.change_type(0),
            actions.APPEARANCE.name: self._look.toggle_appearance,
            actions.DECK.name: self._look.next_deck,
            actions.SETTINGS.name: self.toggle_panel,
            **{
                entry.name: partial(self.entry_chosen.emit, entry.name)
                for entry in (*ENTRIES, actions.PROGRESS)
            },
        }
        if command is actions.LEAVE and self._panel is not None:
            self.toggle_panel()
            return True
        if command.name in own:
            own[command.name]()
            return True
        return self._page.perform(command)

    def _new_bar(self) -> TopBar:
        bar = TopBar(self._look)
        bar.chosen.connect(self.entry_chosen)
        bar.settings_wanted.connect(self.toggle_panel)
        return bar

    def _build(self) -> None:
        self.setLayoutDirection(self._look.direction)
        self._column.insertWidget(0, self._bar)
        self._build_notice()
        self._replace_page(self._make)

    def _rebuild(self) -> None:
        """Everything anew in the new look; the focus in the settings panel stays where it was."""
        name = next((part.objectName() for part in self.findChildren(QWidget) if part.hasFocus()), "")
        panel_open = self._panel is not None
        self._close_panel()
        _discard(self._bar)
        self._bar = self._new_bar()
        self._build()
        if panel_open:
            panel = self._open_panel()
            again = panel.findChild(QWidget, name) if name else None
            if again is not None:
                again.setFocus(Qt.FocusReason.OtherFocusReason)

    def _build_notice(self) -> None:
        if self._notice is not None:
            _discard(self._notice)
            self._notice = None
        if self._notice_makers is None:
            return
        sentence, offer, accepted = self._notice_makers
        self._notice = Notice(sentence, self._look.theme, self._look.wording, offer=offer)
        self._notice.accepted.connect(accepted)
        self._notice.put_away.connect(self._put_notice_away)
        self._column.insertWidget(1, self._notice)

    def _put_notice_away(self) -> None:
        """And back to the page: keys that are typed next are meant for it."""
        self.hush()
        self._page.start_focus()

    def _replace_page(self, make: Callable[[], Page]) -> None:
        new = make()
        old, self._page = self._page, new
        self._column.addWidget(self._page, 1)
        self._page.show()  # at once: the layout would do it later, and the focus be nowhere until then
        _discard(old)
        self._column.activate()  # so that its first frame is whole
        self.show_context()
        self._page.start_focus()

    def _open_panel(self) -> SettingsPanel:
        panel = SettingsPanel(self._look, self)
        self._panel = panel
        self._place_panel()
        panel.show()
        panel.raise_()
        return panel

    def _close_panel(self) -> None:
        if self._panel is not None:
            _discard(self._panel)
            self._panel = None

    def _place_panel(self) -> None:
        if self._panel is None:
            return
        top = self._bar.height() + 8
        width = min(self._look.theme.px(420), self.width() - 32)
        height = min(self._panel.wanted_height(width), self.height() - top - 16)
        place = self.rect().adjusted(self.width() - width - 16, top, -16, 0)
        place.setHeight(height)
        self._panel.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), place))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Esc that no field, card or button wanted."""
        command = {
            Qt.Key.Key_Return: actions.NEXT,
            Qt.Key.Key_Enter: actions.NEXT,
            Qt.Key.Key_Escape: actions.LEAVE,
        }.get(Qt.Key(event.key()))
        if command is None or not self.perform(command):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The panel keeps its corner."""
        super().resizeEvent(event)
        self._place_panel()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tell once that the window is there."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            self.painted.emit()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A file may be dropped."""
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the first file of those dropped."""
        files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            event.acceptProposedAction()
            self.file_dropped.emit(files[0])

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let others tidy up."""
        self.closing.emit()
        super().closeEvent(event)

    def frame(self) -> QRect:
        """Where the window is when it is not maximised."""
        return self.normalGeometry() if self.isMaximized() else self.geometry()


def _discard(widget: QWidget) -> None:
    """Take a widget away now and delete it once the event at hand, perhaps its own, is over."""
    widget.hide()
    widget.setParent(None)
    widget.deleteLater()
