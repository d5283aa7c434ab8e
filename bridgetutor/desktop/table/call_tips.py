"""What a call would mean, told beside its button: when it is pointed at, by right click or long press, or by key."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtWidgets import QLabel, QWidget

from bridgetutor.desktop.services.speech import announce
from bridgetutor.desktop.table.call_button import CallButton, CallLook
from bridgetutor.desktop.theme import Theme
from bridgetutor.rules.auction import Call
from bridgetutor.teaching.by_system import Remark, Wanted

_GAP = 8
"""Between the box and what is told beside it."""

_NARROW = 150
"""Less room than this at the side of the box is none."""

_ASKS = {QEvent.Type.ToolTip, QEvent.Type.ContextMenu}
_ENDS = {QEvent.Type.Leave, QEvent.Type.FocusOut, QEvent.Type.Hide, QEvent.Type.EnabledChange}


class CallTips(QObject):
    """The tips of a bidding box. The meanings come when they have been worked out; who asks earlier is told so."""

    def __init__(self, box: QWidget, buttons: Mapping[Call, CallButton]) -> None:
        super().__init__(box)
        self._box = box
        self._buttons = buttons
        self._look: CallLook | None = None
        self._wanted: Wanted | None = None
        self._remarks: Mapping[Call, Remark] | None = None
        self._told: Call | None = None
        self._width = 0
        self.above: QWidget | None = None
        """What stands beside the box and is not to be covered: the auction that is being thought about."""
        self._label = QLabel(box)
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._label.hide()
        for button in buttons.values():
            button.installEventFilter(self)

    def dress(self, look: CallLook, wanted: Wanted | None) -> None:
        """How it looks, and the question it is about; None where nothing can be told."""
        if look != self._look:
            self._look = look
            self._dress_label(look.theme)
        if wanted != self._wanted:
            self._wanted, self._remarks = wanted, None
            self.hide()
        self._describe()

    def _dress_label(self, theme: Theme) -> None:
        colours, px = theme.colours, theme.px
        self._width = px(270)
        self._label.setStyleSheet(
            f"background: {colours.card}; color: {colours.ink}; border: 1px solid {colours.edge};"
            f"border-radius: 8px; padding: {px(8)}px; font-size: {px(15)}px;"
        )

    def receive(self, wanted: Wanted, remarks: Mapping[Call, Remark]) -> None:
        """What the calls would mean; nothing where another question has been asked since."""
        if wanted == self._wanted:
            self._remarks = remarks
            self._describe()
            if self._told is not None:
                self.tell(self._told)

    @property
    def told(self) -> str:
        """What is being told of a call; nothing where none has been asked about."""
        return "" if self._label.isHidden() else self._label.text()

    @property
    def can_tell(self) -> bool:
        """Whether calls can be asked about."""
        return self._wanted is not None and self._wanted.system is not None

    def tell(self, call: Call) -> bool:
        """Show what the call would mean, and say it to a screen reader; False where nothing is known of it."""
        text = self._text(call)
        if not text:
            return False
        self._told = call
        self._label.setText(text)
        self._stand(self._buttons[call])
        self._label.show()
        self._label.raise_()
        announce(self._buttons[call], text)
        return True

    def hide(self) -> bool:
        """Take away what is told; False where nothing was."""
        was_told, self._told = self._told is not None, None
        self._label.hide()
        return was_told

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pointing and the right button ask about a call; going away ends it."""
        if isinstance(watched, CallButton):
            if event.type() in _ASKS:
                return watched.isEnabled() and self.tell(watched.call)
            if event.type() in _ENDS and watched.call == self._told:
                self.hide()
        return super().eventFilter(watched, event)

    def _text(self, call: Call) -> str:
        """The call, whether it is alerted, what it asks of partner; below it what it would mean."""
        if self._look is None or not self.can_tell:
            return ""
        wording, name = self._look.wording, self._look.wording.name(call)
        if self._remarks is None:
            return wording.say("{call}: one moment …", call=call)
        remark = self._remarks.get(call)
        if remark is None:
            return ""
        force = "" if remark.force is None else wording.render(remark.force)
        alert = wording.say("alerted") if remark.is_alerted else ""
        return f"{' · '.join(filter(None, (name, alert, force)))}\n{wording.render(remark.says)}"

    def _describe(self) -> None:
        """What a screen reader says of a button besides its name."""
        for call, button in self._buttons.items():
            known = self._remarks is not None and button.isEnabled()
            button.setAccessibleDescription(self._text(call) if known else "")

    def _stand(self, button: CallButton) -> None:
        """Beside the box and clear of the auction; over the box where there is no room at either side."""
        table = self._box.parentWidget() or self._box
        if self._label.parentWidget() is not table:
            self._label.setParent(table)
        box = QRect(self._box.mapTo(table, QPoint(0, 0)), self._box.size())
        before, after = box.x(), table.width() - box.right()
        beside = max(before, after) - 2 * _GAP
        width = min(self._width, beside if beside > _NARROW else table.width())
        height = self._label.heightForWidth(width)
        x = before - width - _GAP if before >= after else table.width() - after + _GAP
        top = button.mapTo(table, button.rect().center()).y() - height // 2
        spot = QRect(max(0, min(x, table.width() - width)), max(0, top), width, height)
        self._label.setGeometry(self._clear(spot, button.mapTo(table, QPoint(0, 0)).y(), table))

    def _clear(self, spot: QRect, button_top: int, table: QWidget) -> QRect:
        """The spot moved off the auction, off the button where it lies on the box, and into the table."""
        if spot.intersects(self._box.geometry()):
            spot.moveBottom(button_top - 1)
        if (
            self.above is not None
            and self.above.isVisibleTo(table)
            and spot.intersects(self.above.geometry())
        ):
            spot.moveTop(self.above.geometry().bottom() + _GAP)
        spot.moveTop(max(0, min(spot.y(), table.height() - spot.height())))
        return spot
