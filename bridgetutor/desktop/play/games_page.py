"""Which game to play: each with what it is, and the sheet that was left, to be gone on with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from bridgetutor.desktop import actions
from bridgetutor.desktop.column_page import ColumnPage
from bridgetutor.desktop.flow import flow_row
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.page import label

if TYPE_CHECKING:
    from bridgetutor.desktop.look import Look
    from bridgetutor.games.game import Game
    from bridgetutor.session.evening.screen import EveningScreen


@dataclass(frozen=True, slots=True)
class Offer:
    """A game, and where it was left; None where no sheet has been begun."""

    game: Game
    left: EveningScreen | None


class GameCard(QFrame):
    """One game. `chosen` tells whether a fresh sheet is wanted."""

    chosen = Signal(bool)

    def __init__(self, offer: Offer, look: Look, *, is_first: bool, parent: QWidget | None = None) -> None:
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
        if left is not None:
            column.addWidget(label(_where(left, look), "soft"))
        row, flow = flow_row(gap=8, main_last=True)
        self.fresh: KeyButton | None = None
        if left is not None:
            self.fresh = KeyButton(words.say("New sheet"), "", look.theme)
            self.fresh.setAccessibleName(words.say("New sheet: {game}", game=offer.game.title))
            self.fresh.clicked.connect(lambda: self.chosen.emit(True))
            flow.addWidget(self.fresh)
        text = words.say("Begin") if left is None else words.say("Continue")
        key = actions.NEXT.cap if is_first else ""
        self.button = KeyButton(text, key, look.theme, role="main" if is_first else "plain")
        self.button.setAccessibleName(f"{text}: {title}")
        self.button.clicked.connect(lambda: self.chosen.emit(False))
        flow.addWidget(self.button)
        column.addWidget(row)


def _where(left: EveningScreen, look: Look) -> str:
    words = look.wording
    hand = words.say("Hand {n}", n=left.step)
    return hand if left.standing is None else f"{hand} · {words.render(left.standing)}"


class GamesPage(ColumnPage):
    """`game_chosen` carries a Game and whether a fresh sheet is wanted."""

    game_chosen = Signal(object, bool)
    place = actions.PLAY.name

    def __init__(self, look: Look, offers: tuple[Offer, ...]) -> None:
        super().__init__(look, look.wording.say("Play a game"), gap=16)
        self.cards = tuple(self._card(offer, is_first=n == 0) for n, offer in enumerate(offers))
        for card in self.cards:
            self.column.addWidget(card)
        self.column.addStretch()
        self.main = self.cards[0].button

    def add_entrance(self, widget: QWidget) -> None:
        """The way to something else one can play, after the games."""
        self.column.insertWidget(self.column.count() - 1, widget)

    def _card(self, offer: Offer, *, is_first: bool) -> GameCard:
        card = GameCard(offer, self._look, is_first=is_first)
        card.chosen.connect(lambda afresh: self.game_chosen.emit(offer.game, afresh))
        return card
