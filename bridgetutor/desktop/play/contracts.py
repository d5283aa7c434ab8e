"""The contract chooser: a strain in each column, how high in each row; any contract can be typed, `4S` say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QWidget

from bridgetutor.desktop.enter import ENTER
from bridgetutor.desktop.page import label
from bridgetutor.desktop.style import RADIUS
from bridgetutor.desktop.table.call_button import CallLook, paint_pieces
from bridgetutor.desktop.table.call_grid import STEPS
from bridgetutor.desktop.table.key_text import claim_key, is_plain
from bridgetutor.desktop.table.typed import call_entry
from bridgetutor.games.naming import game_level
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.scoring.prices import GAME_BONUS, LAWS, PART_SCORE_BONUS

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from bridgetutor.desktop.look import Look
    from bridgetutor.session.evening.screen import AskContract


@dataclass(frozen=True, slots=True)
class Height:
    """How high a contract is: its level in each strain, and the bonus for making it, not vulnerable and vulnerable."""

    name: Phrase
    level: Callable[[Strain], int]
    bonus: tuple[int, int]


def _slam(bonus: tuple[int, int]) -> tuple[int, int]:
    return bonus[0] + GAME_BONUS[0], bonus[1] + GAME_BONUS[1]


HEIGHTS = (
    Height(phrase("Part score"), lambda _: 1, (PART_SCORE_BONUS, PART_SCORE_BONUS)),
    Height(phrase("Game"), game_level, GAME_BONUS),
    Height(phrase("Small slam"), lambda _: 6, _slam(LAWS.small_slam)),
    Height(phrase("Grand slam"), lambda _: 7, _slam(LAWS.grand_slam)),
)
"""A row for each. Between them nothing is to be won: overtricks count all the same."""

SMALLEST = 14
"""The smallest type of a contract, in pixels."""


class ContractButton(QAbstractButton):
    """A contract, and under it the tricks it needs."""

    def __init__(self, bid: Bid, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.bid = bid
        self.held = False
        """Whether it waits to be confirmed."""
        self._look = look
        words = look.wording
        self._tricks = words.count("{n} trick", "{n} tricks", n=bid.level + 6)
        self.setText(words.name(bid))
        self.setToolTip(self._tricks)
        self.setAccessibleName(f"{words.name(bid, 'name capital')}, {self._tricks}")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Room for both lines; where the type is large the words grow smaller, and what there is to hit stays."""
        return QSize(60, max(44, self._look.theme.px(52)))

    def minimumSizeHint(self) -> QSize:
        """What old hands can hit."""
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and Enter are the chooser's."""
        if event.key() in STEPS or event.key() in ENTER:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Frame, contract, tricks."""
        colours, px = self._look.theme.colours, self._look.theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = self.underMouse() and self.isEnabled()
        ground = colours.gold_ground if self.held else colours.lifted if lit else colours.card
        frame, thick = (colours.accent, 2.0) if self.hasFocus() or lit else (colours.edge, 1.0)
        if self.held:
            frame, thick = colours.gold, 3.0
        painter.setPen(QPen(QColor(frame), thick))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        look = CallLook(self._look.theme, self._look.wording, self._look.deck)
        half = self.height() // 2
        upper = self.rect().adjusted(0, px(4), 0, -half + px(4))
        pieces = look.pieces(self.bid, short=True, ground=ground)
        paint_pieces(painter, upper, pieces, self._fitting(look, "".join(piece for piece, _ in pieces)))
        small = look.font(self, max(13, px(13)), bold=False)
        fits = QFontMetrics(small).horizontalAdvance(self._tricks) <= self.width() - 6
        painter.setFont(small)
        painter.setPen(QColor(colours.soft))
        lower = self.rect().adjusted(0, half, 0, -px(3))
        shown = self._tricks if fits else str(self.bid.level + 6)
        painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, shown)
        painter.end()

    def _fitting(self, look: CallLook, text: str) -> QFont:
        """The largest type in which the contract has room."""
        for pixels in range(self._look.theme.px(18), SMALLEST, -1):
            font = look.font(self, pixels, bold=True)
            if QFontMetrics(font).horizontalAdvance(text) <= self.width() - 8:
                return font
        return look.font(self, SMALLEST, bold=True)


class ContractChooser(QWidget):
    """`chosen` carries a Bid: pressed, or typed; `pointed` the button that an arrow has led to.

    Where it `confirms` the first choice is only held, and the same one again, or Enter, names it.
    """

    chosen = Signal(object)
    held = Signal(object)
    """A contract that waits to be confirmed; None when it was let go."""
    pointed = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._entry = call_entry()
        self._held: Bid | None = None
        self.setAccessibleName(look.wording.say("Contracts"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # The strains rise to the right in every language, as in the bidding box.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(look.theme.px(4))
        self.buttons: dict[Bid, ContractButton] = {}
        self._heads = tuple(label("", "soft") for _ in HEIGHTS)
        for row, height in enumerate(HEIGHTS):
            grid.addWidget(self._heads[row], 2 * row, 0, 1, len(Strain))
            for strain in Strain:
                grid.addWidget(self._button(Bid(height.level(strain), strain)), 2 * row + 1, strain)
        self._typed = label("", "soft")
        grid.addWidget(self._typed, 2 * len(HEIGHTS), 0, 1, len(Strain))

    def _button(self, bid: Bid) -> ContractButton:
        button = ContractButton(bid, self._look, self)
        button.clicked.connect(lambda: self._choose(bid))
        self.buttons[bid] = button
        return button

    def show_ask(self, ask: AskContract | None) -> None:
        """Ask for one of these; with None nothing is asked."""
        self.setVisible(ask is not None)
        for bid, button in self.buttons.items():
            button.setEnabled(ask is not None and bid in ask.legal)
        if ask is not None:
            for head, height in zip(self._heads, HEIGHTS, strict=True):
                bonus = height.bonus[ask.vulnerable]
                head.setText(
                    self._look.wording.say("{height} · bonus {bonus}", height=height.name, bonus=bonus)
                )
        self._entry = self._entry.cleared()
        self._hold(None)

    def _choose(self, bid: Bid) -> None:
        self._entry = self._entry.cleared()
        if self._look.settings.confirm and bid != self._held:
            self._hold(bid)
            self.held.emit(bid)
        else:
            self._hold(None)
            self.chosen.emit(bid)

    def _hold(self, bid: Bid | None) -> None:
        """The contract that waits to be confirmed is marked."""
        self._held = bid
        for each, button in self.buttons.items():
            button.held = each == bid
            button.update()
        self._show_typed()

    def confirm(self) -> bool:
        """Name the contract that is held; whether one was."""
        if self._held is None:
            return False
        self._choose(self._held)
        return True

    def let_go(self) -> bool:
        """Hold nothing any more; whether anything was held."""
        if self._held is None:
            return False
        self._hold(None)
        self.held.emit(None)
        return True

    def start_focus(self) -> None:
        """On the chooser as a whole: one Enter too many must not name a contract."""
        if self._focused() is None:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def event(self, event: QEvent) -> bool:
        """Letters of a contract are the chooser's own before any shortcut takes them."""
        return claim_key(event, self.wants) or super().event(event)

    def wants(self, event: QKeyEvent) -> bool:
        """Whether a key would be part of a typed contract."""
        return self.isVisible() and is_plain(event) and self._entry.typed(event.text()) is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows from contract to contract, Enter names the one in focus, letters type one."""
        key = Qt.Key(event.key())
        if key in STEPS:
            self._go(*STEPS[key])
        elif key in ENTER and (self._focused() is not None or self._held is not None):
            self._press()
        elif key == Qt.Key.Key_Backspace and self._entry.text:
            self._entry = self._entry.shorter()
            self._show_typed()
        elif self.wants(event):
            self._type(event.text())
        else:
            super().keyPressEvent(event)

    def _type(self, letter: str) -> None:
        self._entry = self._entry.typed(letter) or self._entry
        self._show_typed()
        if isinstance(self._entry.complete, Bid):
            self._choose(self._entry.complete)

    def _show_typed(self) -> None:
        says = self._look.wording.say
        typed = self._entry.text
        if self._held is not None:
            self._typed.setText(says("{contract}: Enter names it, Esc lets it go.", contract=self._held))
            return
        advice = says("Arrows, or type it: 4S, 3N")
        self._typed.setText(says("Typed: {text}", text=typed) if typed else advice)

    def _press(self) -> None:
        button = self._focused()
        if button is not None:
            button.click()
        else:
            self.confirm()

    def _focused(self) -> ContractButton | None:
        return next((button for button in self.buttons.values() if button.hasFocus()), None)

    def _go(self, down: int, across: int) -> None:
        """To the next contract that way; from the chooser itself to the first."""
        places = list(self.buttons.values())
        at = self._focused()
        target = places[0]
        if at is not None:
            row, column = divmod(places.index(at), len(Strain))
            row, column = row + down, column + across
            inside = 0 <= row < len(HEIGHTS) and 0 <= column < len(Strain)
            target = places[row * len(Strain) + column] if inside else at
        target.setFocus(Qt.FocusReason.TabFocusReason)
        self.pointed.emit(target)
