"""The auction as it is written: four columns from West, a row for each round, the learner's turn in gold."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import takewhile

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from bridgetutor.desktop.table.art import FOUR_COLOURS, DeckColours
from bridgetutor.desktop.table.call_button import CallButton, CallLook
from bridgetutor.desktop.theme import Theme
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.seats import Seat
from bridgetutor.wording import Wording

COLUMNS = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)


class AuctionDiagram(QWidget):
    """A panel in the colour of a card. A call with a remark is underlined, and the remark stands below."""

    def __init__(self, theme: Theme, wording: Wording, deck: DeckColours = FOUR_COLOURS) -> None:
        super().__init__()
        self._look = CallLook(theme, wording, deck)
        self._auction = Auction(Seat.NORTH)
        self._remarks: dict[int, str] = {}
        self._asked = False
        self._alerts: Collection[int] = ()
        self._cells: list[CallButton] = []
        self._pointed: int | None = None
        self._type = theme.px(17)
        self._tallest: dict[int, int] = {}
        """The height of the tallest remark by the width of the panel: each is broken into lines to find it."""
        # West stands at the left in every language, as on the table.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

    def show_auction(
        self,
        auction: Auction,
        *,
        remarks: Mapping[int, str] | None = None,
        alerts: Collection[int] = (),
        asked: bool = False,
        told: bool = False,
    ) -> None:
        """Show the calls; `remarks` are plain text by a call's place, `asked` says that the next call is wanted.

        The last remark stands below until another call is pointed at, unless it has been `told` elsewhere.
        """
        self._auction, self._asked, self._alerts = auction, asked, alerts
        self._remarks = dict(remarks or {})
        self._pointed = None if told else max(self._remarks, default=None)
        self._rebuild()

    def apply(self, theme: Theme, wording: Wording, deck: DeckColours) -> None:
        """The settings have changed: the calls are shown in them from now on."""
        look = CallLook(theme, wording, deck)
        if look != self._look:
            self._look = look
            self._keep(0)
            self._rebuild()

    def cell(self, index: int) -> CallButton:
        """The call at that place of the auction."""
        return self._cells[index]

    def sizeHint(self) -> QSize:
        """Room for every round."""
        px = self._look.theme.px
        return QSize(px(330), self.height_within(px(330), 10_000))

    def height_within(self, width: int, most: int) -> int:
        """The height the whole auction takes at that width; at most so much."""
        return min(most, self._grid_height(self._rounds()) + self._remark_height(width))

    def minimumSizeHint(self) -> QSize:
        """Two rounds, narrow."""
        return QSize(216, self._grid_height(2))

    def _rounds(self) -> int:
        """Rows, the one with the question included."""
        lead = COLUMNS.index(self._auction.dealer)
        more = 1 if self._asked or not self._auction.calls else 0
        return -(-(lead + len(self._auction.calls) + more) // 4)

    def _grid_height(self, rounds: int) -> int:
        px = self._look.theme.px
        return px(12) + px(28) + rounds * px(34) + px(10)

    def _remark_height(self, width: int) -> int:
        if not self._remarks:
            return 0
        px = self._look.theme.px
        metrics = QFontMetrics(self._look.font(self, self._remark_pixels(width), bold=False))
        box = QRect(0, 0, width - px(28), 1000)
        if width not in self._tallest:
            self._tallest[width] = max(
                metrics.boundingRect(box, Qt.TextFlag.TextWordWrap, self._remark_text(index)).height()
                for index in self._remarks
            )
        return self._tallest[width] + px(18)

    def _remark_pixels(self, width: int) -> int:
        """Small print, in a narrow panel no larger than leaves room for a few words in a line."""
        return min(self._look.theme.px(14), max(14, width // 15))

    def _remark_text(self, index: int) -> str:
        call, seat = self._auction.calls[index], self._auction.caller(index)
        return self._look.wording.say(
            "{call} by {seat}: {remark}", call=call, seat=seat, remark=self._remarks[index]
        )

    def _keep(self, count: int) -> None:
        """The first so many cells stay."""
        for cell in self._cells[count:]:
            cell.hide()
            cell.setParent(None)
            cell.deleteLater()
        del self._cells[count:]

    def _rebuild(self) -> None:
        """An auction goes on, most of the time: the calls that were there stay as they are."""
        self._tallest = {}
        wanted = [(call, index in self._alerts) for index, call in enumerate(self._auction.calls)]
        shown = [(cell.call, cell.is_alerted) for cell in self._cells]
        self._keep(
            sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(wanted, shown, strict=False)))
        )
        self._cells += [
            CallButton(self, call, self._look, flat=True, alerted=alerted)
            for call, alerted in wanted[len(self._cells) :]
        ]
        wording = self._look.wording
        for index, cell in enumerate(self._cells):
            seat = self._auction.caller(index)
            said = wording.say("{seat}: {call:name}", seat=seat, call=cell.call)
            alert = wording.say("alerted") if index in self._alerts else ""
            cell.setAccessibleName(" ".join(filter(None, (said, alert))))
            cell.setAccessibleDescription(self._remarks.get(index, ""))
            has = index in self._remarks
            cell.setFocusPolicy(Qt.FocusPolicy.StrongFocus if has else Qt.FocusPolicy.NoFocus)
            cell.installEventFilter(self)
            cell.show()
        self.setAccessibleName(wording.say("The bidding"))
        self.setAccessibleDescription(self._spoken())
        self.updateGeometry()
        self._stand()
        self.update()

    def _spoken(self) -> str:
        wording = self._look.wording
        calls = [cell.accessibleName() for cell in self._cells]
        if self._asked:
            calls.append(wording.say("{seat} to call", seat=self._auction.turn))
        return ". ".join(calls)

    def _skipped(self) -> int:
        """The rounds at the beginning for which there is no room."""
        px = self._look.theme.px
        free = self.height() - self._grid_height(0) - self._remark_height(self.width())
        return max(0, self._rounds() - max(1, free // px(34)))

    def _box(self, index: int) -> QRect:
        """The box of the call at that place; above the first row where there is no room for it."""
        px = self._look.theme.px
        at = COLUMNS.index(self._auction.dealer) + index
        column, row = at % 4, at // 4 - self._skipped()
        across = (self.width() - 2 * px(12)) / 4
        left, right = px(12) + round(column * across), px(12) + round((column + 1) * across)
        return QRect(left, px(12) + px(28) + row * px(34), right - left, px(34))

    def _stand(self) -> None:
        for index, cell in enumerate(self._cells):
            box = self._box(index)
            cell.setGeometry(box.adjusted(2, 1, -2, -1))
            cell.setVisible(box.y() >= self._look.theme.px(40))
        across = self._box(0).width() - 8
        size = min((cell.fitting(across)[0] for cell in self._cells), default=0)
        self._type = size or self._look.theme.px(17)
        for cell in self._cells:
            cell.set_type(size)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A call under the pointer or in focus shows its remark."""
        if event.type() in {QEvent.Type.Enter, QEvent.Type.FocusIn} and watched in self._cells:
            index = next(i for i, cell in enumerate(self._cells) if cell is watched)
            if index in self._remarks:
                self._pointed = index
                self.update()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right go from remark to remark."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        step = steps.get(Qt.Key(event.key()))
        at = next((i for i, cell in enumerate(self._cells) if cell.hasFocus()), None)
        if step is None or at is None:
            event.ignore()
            return
        beyond = [i for i in sorted(self._remarks) if (i - at) * step > 0]
        if beyond:
            self._cells[beyond[0] if step > 0 else beyond[-1]].setFocus(Qt.FocusReason.TabFocusReason)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._look.theme.colours
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.setBrush(QColor(colours.card))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 14, 14)
        self._paint_heads(painter)
        self._paint_underlines(painter)
        if self._asked:
            self._paint_question(painter)
        if self._pointed is not None:
            self._paint_remark(painter, self._pointed)
        painter.end()

    def _paint_heads(self, painter: QPainter) -> None:
        px, wording = self._look.theme.px, self._look.wording
        font = self._look.font(self, px(13), bold=True)
        metrics = QFontMetrics(font)
        across = (self.width() - 2 * px(12)) / 4
        painter.setFont(font)
        painter.setPen(QColor(self._look.theme.colours.soft))
        wide = all(metrics.horizontalAdvance(wording.name(seat)) <= across - 4 for seat in COLUMNS)
        for column, seat in enumerate(COLUMNS):
            box = QRect(px(12) + round(column * across), px(10), round(across), px(26))
            name = wording.name(seat, "" if wide else "sign")
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)

        if self._skipped():
            middle = QRect(0, px(32), self.width(), px(8))
            painter.drawText(middle, Qt.AlignmentFlag.AlignCenter, "· · ·")

    def _paint_underlines(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(self._look.theme.colours.accent), 2, Qt.PenStyle.DotLine))
        for index in self._remarks:
            box = self._cells[index].geometry()
            if self._cells[index].isVisibleTo(self):
                middle, y = box.center().x(), box.bottom() - 1
                painter.drawLine(middle - 14, y, middle + 14, y)

    def _paint_question(self, painter: QPainter) -> None:
        colours = self._look.theme.colours
        box = self._box(len(self._cells)).adjusted(4, 2, -4, -2)
        painter.setPen(QPen(QColor(colours.gold), 2))
        painter.setBrush(QColor(colours.gold_ground))
        painter.drawRoundedRect(box, 8, 8)
        painter.setPen(QColor(colours.ink))
        painter.setFont(self._look.font(self, self._type, bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "?")

    def _paint_remark(self, painter: QPainter, index: int) -> None:
        px, colours = self._look.theme.px, self._look.theme.colours
        top = self._grid_height(self._rounds() - self._skipped())
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.drawLine(px(14), top, self.width() - px(14), top)
        painter.setPen(QColor(colours.soft))
        painter.setFont(self._look.font(self, self._remark_pixels(self.width()), bold=False))
        box = QRect(px(14), top + px(6), self.width() - px(28), self.height() - top - px(8))
        painter.drawText(box, Qt.TextFlag.TextWordWrap, self._remark_text(index))
