"""Which drill to begin: what is due first, then all there are, group by group, each with how far the learner is."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bridgetutor.desktop import actions, enter
from bridgetutor.desktop.column_page import ColumnPage
from bridgetutor.desktop.drills.clock import NAMES, Clock
from bridgetutor.desktop.drills.fold import Fold
from bridgetutor.desktop.flow import flow_row
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.page import label

if TYPE_CHECKING:
    from collections.abc import Collection

    from bridgetutor.desktop.drills.offer import Offer, Section
    from bridgetutor.desktop.look import Look
    from bridgetutor.phrase import Phrase
    from bridgetutor.wording import Wording


class Gauge(QWidget):
    """A bar that is filled as far as something is mastered; the words beside it say the same."""

    def __init__(self, share: float, look: Look) -> None:
        super().__init__()
        self._share, self._look = share, look
        self.setFixedSize(look.theme.px(96), look.theme.px(10))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The whole as a groove, the share from where lines begin."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        colours, radius = self._look.theme.colours, self.height() / 2
        painter.setBrush(QColor(colours.line))
        painter.drawRoundedRect(self.rect(), radius, radius)
        filled = self.rect()
        filled.setWidth(round(self.width() * self._share))
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            filled.moveRight(self.rect().right())
        painter.setBrush(QColor(colours.accent))
        painter.drawRoundedRect(filled, radius, radius)
        painter.end()


class DrillButton(QPushButton):
    """One drill: its name, how far the learner is, and whether it is time to practise it again."""

    def __init__(self, offer: Offer, look: Look) -> None:
        super().__init__()
        words, px = look.wording, look.theme.px
        self.setProperty("role", "row")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        title, standing = words.render(offer.title), words.render(offer.standing)
        self.setAccessibleName(f"{title}: {standing}")
        row = QHBoxLayout(self)
        row.setContentsMargins(px(16), px(8), px(16), px(8))
        row.setSpacing(px(16))
        row.addWidget(label(title, "body"), 1)
        if offer.is_due:
            row.addWidget(label(words.say("due"), "strong", wraps=False))
        row.addWidget(label(standing, "soft", wraps=False))
        if offer.mastery is not None:
            row.addWidget(Gauge(offer.mastery, look))
        self.setMinimumHeight(max(52, px(52)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses, as Space does."""
        if not enter.presses(self, event):
            super().keyPressEvent(event)


def _invitation(
    words: Wording, due: Offer, first: Offer, sections: tuple[Section, ...]
) -> tuple[Phrase, str]:
    """What stands over the main button: the title of what it begins, and why that."""
    if due.concepts:
        says = words.count(
            "One thing it is time to ask you again.",
            "{n} things it is time to ask you again.",
            n=len(due.concepts),
        )
        return due.title, says
    if first.positions:
        says = words.count(
            "One position is to be put right.",
            "{n} positions are to be put right.",
            n=len(first.positions),
        )
        return first.title, says
    says = words.say("Nothing is due. A few minutes of anything below are well spent.")
    return first.title if first.is_own else sections[0].title, says


class DrillsPage(ColumnPage):
    """`drill_chosen` carries an `Offer`, `clock_chosen` a `Clock`, `folded` the names of the groups that stand open."""

    drill_chosen = Signal(object)
    clock_chosen = Signal(object)
    folded = Signal(object)
    place = actions.DRILLS.name

    def __init__(
        self,
        look: Look,
        due: Offer,
        sections: tuple[Section, ...],
        *,
        clock: Clock = Clock.NONE,
        unfolded: Collection[str] = (),
    ) -> None:
        """The groups that are `unfolded` show their drills."""
        super().__init__(look, look.wording.say("Drills"), gap=8)
        first = due if due.concepts else sections[0].offers[0]
        self.main = self._main_button(first)
        self.column.addWidget(self._card(due, first, sections))
        self.clocks: dict[Clock, KeyButton] = {}
        self.column.addWidget(self._clock_row(clock))
        self.buttons: dict[str, DrillButton] = {}
        self.column.addSpacing(look.theme.px(8))
        self._unfolded = set(unfolded)
        self.groups: dict[str, Fold] = {}
        for section in sections:
            fold = Fold(section, look, is_open=section.name in unfolded)
            fold.turned.connect(partial(self._turned, section.name))
            for offer in section.offers:
                fold.rows.addWidget(self._row(offer))
            self.groups[section.name] = fold
            self.column.addWidget(fold)
        self.column.addStretch()

    def _turned(self, name: str, is_open: bool) -> None:
        """Groups that are not there today are as they were."""
        (self._unfolded.add if is_open else self._unfolded.discard)(name)
        self.folded.emit(tuple(sorted(self._unfolded)))

    def _card(self, due: Offer, first: Offer, sections: tuple[Section, ...]) -> QFrame:
        """What to do now: what is due, or the first group where nothing is."""
        words, px = self._look.wording, self._look.theme.px
        card = QFrame()
        card.setProperty("role", "panel")
        column = QVBoxLayout(card)
        column.setContentsMargins(px(24), px(20), px(24), px(20))
        column.setSpacing(px(8))
        title, says = _invitation(words, due, first, sections)
        column.addWidget(label(words.render(title), "title"))
        column.addWidget(label(says, "body"))
        row, flow = flow_row(gap=8, main_last=True)
        flow.addWidget(self.main)
        column.addWidget(row)
        return card

    def _clock_row(self, chosen: Clock) -> QWidget:
        """What is timed, if anything: one of three, off unless it is wanted."""
        words = self._look.wording
        row, flow = flow_row(gap=8)
        flow.addWidget(label(words.say("With a clock, for those who like one:"), "soft", wraps=False))
        group = QButtonGroup(self)
        for clock, name in NAMES.items():
            button = KeyButton(words.render(name), "", self._look.theme, role="choice")
            button.setCheckable(True)
            button.setChecked(clock is chosen)
            button.clicked.connect(partial(self.clock_chosen.emit, clock))
            group.addButton(button)
            self.clocks[clock] = button
            flow.addWidget(button)
        return row

    def _main_button(self, first: Offer) -> KeyButton:
        text = self._look.wording.say("Begin")
        button = KeyButton(text, actions.NEXT.cap, self._look.theme, role="main")
        button.setAccessibleName(f"{text}: {self._look.wording.render(first.title)}")
        button.clicked.connect(lambda: self.drill_chosen.emit(first))
        return button

    def _row(self, offer: Offer) -> DrillButton:
        button = DrillButton(offer, self._look)
        button.clicked.connect(lambda: self.drill_chosen.emit(offer))
        self.buttons[offer.name] = button
        return button
