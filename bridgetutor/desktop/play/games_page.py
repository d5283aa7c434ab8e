"""Which game to play: each with what it is, and the sheet that was left, to be gone on with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from bridgetutor.desktop import actions
from bridgetutor.desktop.asking_button import AskingButton
from bridgetutor.desktop.column_page import ColumnPage
from bridgetutor.desktop.flow import flow_row
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.page import label
from bridgetutor.session.evening.themes import told

if TYPE_CHECKING:
    from bridgetutor.desktop.actions import Command
    from bridgetutor.desktop.look import Look
    from bridgetutor.games.game import Game
    from bridgetutor.phrase import Phrase
    from bridgetutor.session.evening.arrangement import Arrangement
    from bridgetutor.session.evening.screen import EveningScreen


@dataclass(frozen=True, slots=True)
class Offer:
    """A game, where it was left (None where no sheet has been begun), and how its table was arranged last.

    `is_main` is what Enter goes on with.
    """

    game: Game
    left: EveningScreen | None
    arrangement: Arrangement
    is_main: bool = False


class GameCard(QFrame):
    """One game. `chosen` tells whether a fresh sheet is wanted."""

    chosen = Signal(bool)

    def __init__(self, offer: Offer, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = offer.game.name
        self.setProperty("role", "panel")
        px, words = look.theme.px, look.wording
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(20))
        column.setSpacing(px(8))
        title = words.render(offer.game.title)
        column.addWidget(label(title, "title"))
        column.addWidget(label(words.render(offer.game.about), "body"))
        left = offer.left
        if not offer.arrangement.is_usual:
            arranged = (words.render(each) for each in told(offer.arrangement))
            column.addWidget(label(" · ".join(arranged), "body"))
        if left is not None:
            column.addWidget(label(_where(left, look), "soft"))
        row, flow = flow_row(gap=8, main_last=True)
        self.fresh = None if left is None else self._fresh(left, offer, look)
        if self.fresh is not None:
            flow.addWidget(self.fresh)
        text = words.say("Begin") if left is None else words.say("Continue")
        key = actions.NEXT.cap if offer.is_main else ""
        self.button = KeyButton(text, key, look.theme, role="main" if offer.is_main else "plain")
        self.button.setAccessibleName(f"{text}: {title}")
        self.button.clicked.connect(lambda: self.chosen.emit(False))
        flow.addWidget(self.button)
        column.addWidget(row)

    def _fresh(self, left: EveningScreen, offer: Offer, look: Look) -> KeyButton:
        """A fresh sheet; one that is not full does not go without a word."""
        words = look.wording
        text = words.say("New sheet")
        if left.ends_a_sheet:
            button = KeyButton(text, "", look.theme)
            button.clicked.connect(lambda: self.chosen.emit(True))
        else:
            question = words.say("The sheet under way ends: begin a new one?")
            button = asking = AskingButton(text, question, look.theme)
            asking.confirmed.connect(lambda: self.chosen.emit(True))
        button.setAccessibleName(words.say("New sheet: {game}", game=offer.game.title))
        return button


def _where(left: EveningScreen, look: Look) -> str:
    words = look.wording
    hand = words.say("Hand {n}", n=left.step)
    return hand if left.standing is None else f"{hand} · {words.render(left.standing)}"


class GamesPage(ColumnPage):
    """`game_chosen` carries an `Offer` and whether a fresh sheet is wanted; one of the offers is the main one."""

    game_chosen = Signal(object, bool)
    arranging_wanted = Signal()
    place = actions.PLAY.name

    def __init__(self, look: Look, offers: tuple[Offer, ...], accounts: tuple[Phrase, ...] = ()) -> None:
        super().__init__(look, look.wording.say("Play a game"), gap=16)
        self.column.addWidget(self._arranging())
        self.cards = tuple(map(self._card, offers))
        for card in self.cards:
            self.column.addWidget(card)
        if accounts:
            self.column.addWidget(self._accounts(accounts))
        self.column.addStretch()
        self.main = next(card.button for card, offer in zip(self.cards, offers, strict=True) if offer.is_main)

    def _arranging(self) -> QFrame:
        """The way to all that can be chosen."""
        words, px = self._look.wording, self._look.theme.px
        panel = QFrame()
        panel.setProperty("role", "slip")
        column = QVBoxLayout(panel)
        column.setContentsMargins(px(24), px(12), px(24), px(12))
        column.setSpacing(px(8))
        says = words.say(
            "Deals on a theme, from a file or of your own mistakes, who bids what, and your part: all can be chosen."
        )
        column.addWidget(label(says, "body"))
        row, flow = flow_row(gap=8)
        self.arrange = KeyButton(words.say("Arrange the table"), actions.ARRANGE.cap, self._look.theme)
        self.arrange.clicked.connect(self.arranging_wanted)
        flow.addWidget(self.arrange)
        column.addWidget(row)
        return panel

    def _accounts(self, accounts: tuple[Phrase, ...]) -> QFrame:
        """What has been won and lost so far, and the last sheets."""
        px, words = self._look.theme.px, self._look.wording
        panel = QFrame()
        panel.setProperty("role", "slip")
        column = QVBoxLayout(panel)
        column.setContentsMargins(px(24), px(12), px(24), px(12))
        column.setSpacing(px(4))
        balance, *last = accounts
        column.addWidget(label(words.render(balance), "strong", wraps=True))
        for settled in last:
            column.addWidget(label(words.render(settled), "soft"))
        return panel

    def perform(self, command: Command) -> bool:
        """One key more: to arrange the table."""
        if command is actions.ARRANGE:
            self.arranging_wanted.emit()
            return True
        return super().perform(command)

    def start_focus(self) -> None:
        """On the main button, which is brought into sight."""
        super().start_focus()
        self.area.ensureWidgetVisible(self.main)

    def add_entrance(self, widget: QWidget) -> None:
        """The way to something else one can play, after the games."""
        self.column.insertWidget(self.column.count() - 1, widget)

    def _card(self, offer: Offer) -> GameCard:
        card = GameCard(offer, self._look)
        card.chosen.connect(lambda afresh: self.game_chosen.emit(offer, afresh))
        return card
