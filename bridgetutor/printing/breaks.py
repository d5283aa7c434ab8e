"""Where pages end: a question with its diagram stays on one page, and a heading with what it stands over.

Qt's rich text knows no "keep together", so the pages are laid out and a question that would be torn begins a new one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtGui import QTextBlock, QTextCursor, QTextDocument, QTextFormat

from bridgetutor.printing.handout import QUESTION


def keep_questions_whole(document: QTextDocument) -> None:
    """Begin a new page before each question that two pages would share, from the first on; the page size is set."""
    height = document.pageSize().height()
    layout = document.documentLayout()
    starts = [*_starts(document), document.lastBlock().next()]
    for start, after in pairwise(starts):
        last = after.previous() if after.isValid() else document.lastBlock()
        if _breaks_before(last):  # the answers have a page of their own
            last = last.previous()
        top = layout.blockBoundingRect(start).top()
        bottom = layout.blockBoundingRect(last).bottom()
        if top // height != bottom // height and bottom - top < height:
            cursor = QTextCursor(start)
            block = cursor.blockFormat()
            block.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            cursor.setBlockFormat(block)
            document.markContentsDirty(
                0, document.characterCount()
            )  # Qt loses blocks that it moves piecemeal


def _starts(document: QTextDocument) -> Iterator[QTextBlock]:
    """Where what belongs together begins: at a question, or at the heading right above it; and after the last."""
    block = document.begin()
    asked = False
    while block.isValid():
        if _is_question(block):
            asked = True
            above = block.previous()
            yield above if above.isValid() and above.blockFormat().headingLevel() == 2 else block
        elif asked and _breaks_before(block):
            yield block
        block = block.next()


def _breaks_before(block: QTextBlock) -> bool:
    return block.blockFormat().pageBreakPolicy() == QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore


def _is_question(block: QTextBlock) -> bool:
    fragments = block.begin()
    return not fragments.atEnd() and QUESTION in fragments.fragment().charFormat().anchorNames()
