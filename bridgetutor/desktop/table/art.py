"""The pictures of the 52 cards and of their back, drawn from SVG in a deck's colours.

The index letters are those of the English pack. For others (A K D W, Т К Д В) this module would leave out the paths of
a drawing with `stroke="currentColor"`, which are the index letters and nothing else, and paint letters of the bundled
bold type in their place.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from bridgetutor.rules.cards import Suit

if TYPE_CHECKING:
    from pathlib import Path

    from bridgetutor.rules.cards import Card

HEIGHT_TO_WIDTH = 1.4
"""The height of a card for a width of 1: the drawings are 240 by 336 units."""

INDEX_TO_WIDTH = 0.25
"""The least strip of an overlapped card, for a width of 1, that still shows its index letter and pip whole."""

CORNER_TO_WIDTH = 0.05
"""The radius of a card's corners for a width of 1."""

PAPER = QColor("#FFFDF8")
# Dark and half clear, so that cards part from each other and from light paper, and only soften on felt.
EDGE = QColor(29, 42, 44, 110)
BACK = "back"
MOST_PAPERS = 8
"""Sizes of which an empty card is kept: a table has three or four."""
COURTS = "JQK"
COURT_WIDTH = 280
"""Of the drawings from which smaller court cards are made, in device pixels."""


@dataclass(frozen=True, slots=True)
class DeckColours:
    """The ink of each suit's indices and pips, as `#RRGGBB`; `name` is what the settings file says."""

    name: str
    spades: str
    hearts: str
    diamonds: str
    clubs: str

    def ink(self, suit: Suit) -> str:
        """The colour of one suit."""
        return (self.clubs, self.diamonds, self.hearts, self.spades)[suit]


TWO_COLOURS = DeckColours("two", spades="#16202E", hearts="#C8102E", diamonds="#C8102E", clubs="#16202E")
FOUR_COLOURS = DeckColours("four", spades="#16202E", hearts="#C8102E", diamonds="#D06000", clubs="#17753D")
FOUR_COLOURS_BLUE = DeckColours(
    "four-blue", spades="#16202E", hearts="#C8102E", diamonds="#1F5FBF", clubs="#17753D"
)
# Vermilion, blue and teal stay apart for readers who confuse red and green, in either way (test_art computes it).
COLOUR_BLIND = DeckColours(
    "colour-blind", spades="#0E1116", hearts="#C8320A", diamonds="#0A4FB0", clubs="#0E9488"
)

DECKS = (TWO_COLOURS, FOUR_COLOURS, FOUR_COLOURS_BLUE, COLOUR_BLIND)
"""Every choice of the settings page, the plainest first."""


def card_height(width: int) -> int:
    """The height of a card `width` logical pixels wide, in logical pixels."""
    return round(width * HEIGHT_TO_WIDTH)


class CardArt:
    """Card pictures from the folder `cards`, each read when it is first asked for and kept in a bounded cache.

    A court card costs some 8 ms at first, and then as any other 0.5 ms for a width, so ask for few: round while a
    window is resized.
    """

    def __init__(self, cards: Path, *, limit: int = 128) -> None:
        """`limit` pictures are kept: 6 MB at 90 pixels wide, 56 MB at 140 on a screen of twice the density."""
        self._cards = cards
        self._limit = limit
        self._kept: OrderedDict[tuple[str, int, float, str], QPixmap] = OrderedDict()
        self._newest: dict[tuple[str, str], QPixmap] = {}
        self._courts: dict[tuple[str, str], QImage] = {}
        self._papers: dict[tuple[int, float], QPixmap] = {}

    def __len__(self) -> int:
        """How many pictures are kept at the moment."""
        return len(self._kept)

    def pixmap(self, card: Card, width: int, scale: float, palette: DeckColours) -> QPixmap:
        """The face of `card`: `width` in logical pixels, `scale` the screen's device pixels for one of them.

        Raises FileNotFoundError when the folder lacks the card.
        """
        return self._picture(str(card), width, scale, palette.ink(card.suit))

    def at_once(self, card: Card, width: int, scale: float, palette: DeckColours) -> QPixmap:
        """The same where it is kept, else the newest picture of the card in another size; drawn if there is none."""
        name, ink = str(card), palette.ink(card.suit)
        if (name, width, scale, ink) not in self._kept and (name, ink) in self._newest:
            return self._newest[name, ink]
        return self._picture(name, width, scale, ink)

    def back(self, width: int, scale: float) -> QPixmap:
        """The back all cards share; sizes as for `pixmap`."""
        return self._picture(BACK, width, scale, "")

    def _picture(self, name: str, width: int, scale: float, ink: str) -> QPixmap:
        key = (name, width, scale, ink)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        paper = QPixmap(self._paper_for(width, scale))
        if name[-1] in COURTS and round(width * scale) <= COURT_WIDTH // 2:
            return self._keep(key, _printed(self._court(name, ink), paper, scale))
        return self._keep(key, _drawn(self._drawing(name, ink), paper, scale))

    def _paper_for(self, width: int, scale: float) -> QPixmap:
        """Cards of a size are printed on copies of one: its rounded corners take longer than most drawings."""
        size = width, scale
        if size not in self._papers:
            if len(self._papers) == MOST_PAPERS:
                self._papers.clear()
            self._papers[size] = _paper(width, scale)
        return self._papers[size]

    def _keep(self, key: tuple[str, int, float, str], picture: QPixmap) -> QPixmap:
        """Keep it; of too many the one is let go that has not been asked for longest."""
        self._kept[key] = self._newest[key[0], key[3]] = picture
        if len(self._kept) > self._limit:
            (name, _, _, ink), oldest = self._kept.popitem(last=False)
            if self._newest.get((name, ink)) is oldest:
                del self._newest[name, ink]
        return picture

    def _court(self, name: str, ink: str) -> QImage:
        """The drawing of a court card at twice the size at least at which it lies on a table, kept for good."""
        if (name, ink) not in self._courts:
            self._courts[name, ink] = _sketched(self._drawing(name, ink))
        return self._courts[name, ink]

    def get_ready(self, palette: DeckColours) -> bool:
        """Draw one court card that has not been drawn yet; whether there was one."""
        for suit in Suit:
            for letter in COURTS:
                name, ink = f"{suit.letter}{letter}", palette.ink(suit)
                if (name, ink) not in self._courts:
                    self._court(name, ink)
                    return True
        return False

    def _drawing(self, name: str, ink: str) -> str:
        return (self._cards / f"{name}.svg").read_text("utf-8").replace("currentColor", ink)


def _sketched(drawing: str) -> QImage:
    """The drawing alone, on nothing."""
    picture = QImage(COURT_WIDTH, card_height(COURT_WIDTH), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(drawing.encode()).render(painter, QRectF(picture.rect()))
    painter.end()
    return picture


def _drawn(drawing: str, picture: QPixmap, scale: float) -> QPixmap:
    """The drawing printed on a card of paper."""
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(drawing.encode()).render(painter, QRectF(0, 0, picture.width(), picture.height()))
    painter.end()
    picture.setDevicePixelRatio(scale)
    return picture


def _printed(drawn: QImage, picture: QPixmap, scale: float) -> QPixmap:
    """The same from a drawing that is larger."""
    painter = QPainter(picture)
    smooth = Qt.TransformationMode.SmoothTransformation
    painter.drawImage(0, 0, drawn.scaled(picture.size(), Qt.AspectRatioMode.IgnoreAspectRatio, smooth))
    painter.end()
    picture.setDevicePixelRatio(scale)
    return picture


def _paper(width: int, scale: float) -> QPixmap:
    """An empty card with rounded corners and a thin edge, in device pixels."""
    across, down = round(width * scale), round(card_height(width) * scale)
    picture = QPixmap(across, down)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = max(1, round(scale))  # in whole device pixels, or the edge blurs
    painter.setPen(QPen(EDGE, edge))
    painter.setBrush(PAPER)
    radius = across * CORNER_TO_WIDTH
    inset = edge / 2
    painter.drawRoundedRect(QRectF(inset, inset, across - edge, down - edge), radius, radius)
    painter.end()
    return picture
