"""Text to read: as high as it is long, in a column that scrolls as a whole; its links can be reached by keys."""

from __future__ import annotations

from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import QFont, QImage, QTextBlockFormat, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextBrowser, QWidget

from bridgetutor.desktop.lesson import text

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent, QTextBlock, QWheelEvent

    from bridgetutor.desktop.look import Look

LINE_HEIGHT = 129.0
"""In percent of the letters' own height, which is 1.164 of their size: lines stand 1.5 sizes apart."""


class ProseView(QTextBrowser):
    """Signals carry the address of a link: pointed at ("" when no longer), or chosen by click or Enter."""

    pointed = Signal(str)
    chosen = Signal(str)

    def __init__(
        self, look: Look, *, size: int = 16, bold: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._folder: Path | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        font = QFont(self.font())
        font.setPixelSize(look.theme.px(size))
        font.setBold(bold)
        self.setFont(font)
        self.document().setDefaultFont(font)
        self.document().setDocumentMargin(0)
        self.document().setDefaultStyleSheet(text.sheet(look))
        self.setOpenLinks(False)
        self.anchorClicked.connect(lambda url: self.chosen.emit(url.toString()))
        self.highlighted.connect(lambda url: self.pointed.emit(url.toString()))

    def show_html(self, html: str) -> None:
        """Show this; it takes a Tab stop only where it has links to go to."""
        self.setHtml(html)
        self._space_lines()
        self._dot_words()
        has_links = "<a " in html
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if has_links else Qt.FocusPolicy.ClickFocus)
        self._fit()

    def look_for_pictures_in(self, folder: Path | None) -> None:
        """The folder of the lesson."""
        self._folder = folder

    def _space_lines(self) -> None:
        spacing = QTextBlockFormat()
        spacing.setLineHeight(LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        cursor = QTextCursor(self.document())
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.mergeBlockFormat(spacing)
        last = QTextCursor(self.document())
        last.movePosition(QTextCursor.MoveOperation.End)
        no_gap = QTextBlockFormat()
        no_gap.setBottomMargin(0)
        last.mergeBlockFormat(no_gap)

    def _dot_words(self) -> None:
        """Words of the glossary are dotted, so that they do not look like links that lead away."""
        dotted = QTextCharFormat()
        dotted.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        block = self.document().begin()
        while block.isValid():
            for start, length in _words_in(block):
                cursor = QTextCursor(self.document())
                cursor.setPosition(start)
                cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
                cursor.mergeCharFormat(dotted)
            block = block.next()

    def _fit(self) -> None:
        self.document().setTextWidth(self.viewport().width())
        self.setFixedHeight(ceil(self.document().size().height()) + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width, another height."""
        super().resizeEvent(event)
        self._fit()

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802  # Qt's name
        """Tab goes from link to link; the one reached is pointed at, which Qt tells only of the mouse."""
        stays = super().focusNextPrevChild(forward)
        address = self.textCursor().charFormat().anchorHref() if stays else ""
        self.pointed.emit(address)
        return stays

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel turns the whole column."""
        event.ignore()

    def leaveEvent(self, event: QEvent) -> None:
        """No link is pointed at any more."""
        super().leaveEvent(event)
        self.pointed.emit("")

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """A picture of the lesson's folder, no wider than the column; nothing else is ever loaded."""
        if self._folder is None or kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        image = QImage(str(self._folder / Path(QUrl(name).path()).name))
        widest = max(200, self.viewport().width())
        if image.width() > widest:
            image = image.scaledToWidth(widest, Qt.TransformationMode.SmoothTransformation)
        return image


def _words_in(block: QTextBlock) -> list[tuple[int, int]]:
    """Where the links to the glossary stand in a block: position and length."""
    found = []
    walk = block.begin()
    while not walk.atEnd():
        piece = walk.fragment()
        if piece.charFormat().anchorHref().startswith("glossary:"):
            found.append((piece.position(), piece.length()))
        walk += 1
    return found
