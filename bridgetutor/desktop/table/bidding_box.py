"""The bidding box: every call as a button, and calls typed: `2C`, `3N`, `P`, `X`, `XX`; `?` asks what one means."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from bridgetutor.desktop.enter import ENTER
from bridgetutor.desktop.table.art import FOUR_COLOURS, DeckColours
from bridgetutor.desktop.table.call_button import CallButton, CallLook
from bridgetutor.desktop.table.call_grid import ROWS, STEPS, CallGrid
from bridgetutor.desktop.table.call_tips import CallTips
from bridgetutor.desktop.table.key_text import claim_key, is_plain
from bridgetutor.desktop.table.marks import marked_name
from bridgetutor.desktop.table.typed import Entry, call_entry
from bridgetutor.desktop.theme import Theme
from bridgetutor.rules.auction import Call
from bridgetutor.session.screen import Ask, AskCall, Marked, Tone
from bridgetutor.wording import Wording

PAD = 10
"""Round the calls, in pixels."""

_ASKING = "?"
"""Typed, it asks what the call would mean that has the focus or has been typed."""


class BiddingBox(QWidget):
    """Shows which calls are legal, and says which is chosen; a typed one may be illegal, and the session says why."""

    chosen = Signal(object)
    """A call."""
    held = Signal(object)
    """A call that waits to be confirmed; None when it was let go."""
    confirms = False

    def __init__(self, theme: Theme, wording: Wording, deck: DeckColours = FOUR_COLOURS) -> None:
        super().__init__()
        self._look = CallLook(theme, wording, deck)
        self._asked: AskCall | None = None
        self._tones: dict[Call, Tone] = {}
        self._entry: Entry[Call] = call_entry()
        self._held: Call | None = None
        # The levels rise downwards and the strains to the right in every language.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._buttons = {call: self._add(call) for calls in ROWS for call in calls}
        self._grid = CallGrid(self._buttons)
        self._line = QLabel(self)
        self.tips = CallTips(self, self._buttons)
        """What is told of calls that are asked about."""
        self._dress()

    def _add(self, call: Call) -> CallButton:
        button = CallButton(self, call, self._look)
        button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        button.clicked.connect(lambda: self._choose(call))
        return button

    def show_box(self, ask: Ask | None, marked: tuple[Marked, ...] = ()) -> None:
        """Open the box for a question, or close it; show how calls have been judged."""
        is_new = ask != self._asked
        self._held = None if is_new else self._held
        self._asked = ask if isinstance(ask, AskCall) else None
        self._tones = {
            mark.choice: mark.tone
            for mark in marked
            if mark.choice in self._buttons and not isinstance(mark.choice, int)
        }
        self._entry = self._entry.cleared()
        self._dress()

    def apply(self, theme: Theme, wording: Wording, deck: DeckColours) -> None:
        """The settings may have changed."""
        look = CallLook(theme, wording, deck)
        if look != self._look:
            self._look = look
            self._dress()
            self._stand()

    def button(self, call: Call) -> CallButton:
        """The button of a call."""
        return self._buttons[call]

    @property
    def typed(self) -> str:
        """What has been typed so far."""
        return self._entry.text

    def _dress(self) -> None:
        wording = self._look.wording
        self.setAccessibleName(wording.say("Bidding box"))
        legal = self._asked.legal if self._asked is not None else ()
        for call, button in self._buttons.items():
            tone = self._tones.get(call)
            button.dress(self._look, tone=tone, held=call == self._held)
            button.setEnabled(call in legal)
            button.setAccessibleName(marked_name(call, tone, wording))
        self.tips.dress(self._look, self._asked.wanted if self._asked is not None else None)
        self._show_typed()

    def _show_typed(self) -> None:
        colours = self._look.theme.colours
        typed, wording = self._entry.text, self._look.wording
        says = self._advice
        if typed:
            says = wording.say("Typed: {text} – Enter to call", text=typed)
        elif self._held is not None:
            says = wording.say("{call}: Enter calls, Esc lets go", call=self._held)
        waits = bool(typed) or self._held is not None
        self._line.setText(says if self._asked is not None else "")
        ground = f"background: {colours.gold_ground}; border-radius: 6px;" if waits else ""
        ink = colours.ink if waits else colours.soft
        style = f"color: {ink}; font-size: {self._line_pixels(says)}px; padding: 0 6px; {ground}"
        if style != self._line.styleSheet():  # Qt reads a style sheet for a millisecond
            self._line.setStyleSheet(style)

    @property
    def _advice(self) -> str:
        wording = self._look.wording
        if self.tips.can_tell:
            return wording.say("Type 2C, 3N, P, X – or ? to ask")
        return wording.say("Or type: 2C, 3N, P, X")

    def sizeHint(self) -> QSize:
        """Room for large type: it grows with it."""
        px = self._look.theme.px
        return self._around(CallGrid.size(px(54), px(42)))

    def minimumSizeHint(self) -> QSize:
        """Each call still 48 × 40, whatever the type."""
        return self._around(CallGrid.size(48, 40))

    def _around(self, calls: QSize) -> QSize:
        return calls + QSize(2 * PAD, 2 * PAD + self._line_height())

    def _line_height(self) -> int:
        return self._look.theme.px(24)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.tips.hide()
        self._stand()
        self._show_typed()

    def _stand(self) -> None:
        """The calls, and below them the line."""
        across, line = self.width() - 2 * PAD, self._line_height()
        self._grid.stand(QRect(PAD, PAD, across, self.height() - 2 * PAD - line))
        self._line.setGeometry(PAD, self.height() - PAD - line, across, line)

    def _line_pixels(self, text: str) -> int:
        """The type of the line under the calls: small print, smaller where the words are long."""
        for pixels in range(self._look.theme.px(14), 13, -1):
            metrics = QFontMetrics(self._look.font(self, pixels, bold=False))
            if metrics.horizontalAdvance(text) <= self.width() - 2 * PAD - 16:
                return pixels
        return 13

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A panel of paper, so that the box can lie on felt or on a page."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._look.theme.colours.line), 1))
        painter.setBrush(QColor(self._look.theme.colours.paper))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 14, 14)
        painter.end()

    def _choose(self, call: Call) -> None:
        self.tips.hide()
        self._entry = self._entry.cleared()
        legal = self._asked.legal if self._asked is not None else ()
        if self.confirms and call != self._held and call in legal:
            self._hold(call)
            return
        self._held = None
        self._show_typed()
        self.chosen.emit(call)

    def _hold(self, call: Call | None) -> None:
        """The call that waits to be confirmed is marked."""
        self._held = call
        self._dress()
        self.held.emit(call)

    def confirm(self) -> bool:
        """Make the call that is held; whether one was."""
        if self._held is None:
            return False
        self._choose(self._held)
        return True

    def let_go(self) -> bool:
        """Hold no call any more; whether one was held."""
        if self._held is None:
            return False
        self._hold(None)
        return True

    def event(self, event: QEvent) -> bool:
        """Letters of a call are the box's own before any shortcut of the page takes them."""
        return claim_key(event, self.wants) or super().event(event)

    def wants(self, event: QKeyEvent) -> bool:
        """Whether a key would be part of a typed call."""
        if self._asked is None or not is_plain(event):
            return False
        return self._is_question(event) or self._entry.typed(event.text()) is not None

    def _is_question(self, event: QKeyEvent) -> bool:
        return event.text() == _ASKING and self.tips.can_tell

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.type_key(event):
            event.ignore()

    def type_key(self, event: QKeyEvent) -> bool:
        """Take a key as part of a call, or as a move in the box; False where it is neither."""
        if self._asked is None:
            return False
        key = Qt.Key(event.key())
        if key in STEPS:
            return self._grid.step(*STEPS[key])
        if key in ENTER:
            return self._enter()
        if key in {Qt.Key.Key_Escape, Qt.Key.Key_Backspace}:
            return self.tips.hide() or self._unsay(whole=key == Qt.Key.Key_Escape) or self.let_go()
        if self._is_question(event):
            return self._ask()
        return self.wants(event) and self._letter(event.text())

    def _ask(self) -> bool:
        """Tell of the call that has been typed, or of the one in focus."""
        at, typed = self._grid.focused(), self._entry.named
        if typed is not None:
            return self.tips.tell(typed)
        return at is not None and self.tips.tell(at.call)

    def _letter(self, text: str) -> bool:
        entry = self._entry.typed(text)
        if entry is None:
            return False
        self._entry = entry
        self.tips.hide()
        self._show_typed()
        if entry.complete is not None:
            self._choose(entry.complete)
        return True

    def _unsay(self, *, whole: bool) -> bool:
        if not self._entry.text:
            return False
        self._entry = self._entry.cleared() if whole else self._entry.shorter()
        self._show_typed()
        return True

    def _enter(self) -> bool:
        """Make the typed call, or the one in focus."""
        if self._entry.text:
            if self._entry.named is not None:
                self._choose(self._entry.named)
            return True
        at = self._grid.focused()
        if at is None or not at.isEnabled() or at.call == self._held:
            return self.confirm()
        at.click()
        return True
