"""An author's Markdown as HTML for a text browser, or as plain text: the only door to the `markdown` library.

The library is imported when the first text is rendered: it would cost a fifth of the program's start.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from bridgetutor.teaching.glossary import Glossary
from bridgetutor.teaching.lesson import Prose
from bridgetutor.teaching.plain import text_of_html
from bridgetutor.teaching.tree import Finish

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

_EXTENSIONS = ("def_list", "fenced_code", "tables", "admonition", "sane_lists", "smarty")
"""Of `extra`, those that neither let raw HTML through (md_in_html), nor set attributes (attr_list), nor leave the
page (footnotes)."""


def to_html(prose: Prose | str, *, glossary: Glossary | None = None, right_to_left: bool = False) -> str:
    """The prose as HTML.

    Raw HTML comes out as text. Suits are `<span class="spades">`, cards and calls `<span class="card">` and "call",
    isolated in right-to-left text. Links lead to `lesson:`, `glossary:` and http(s) only; the first occurrence of a
    glossary word becomes such a link. Pictures are file names in the lesson's folder.
    """
    return _convert(str(prose), Finish(glossary or Glossary(), right_to_left=right_to_left))


def to_text(prose: Prose | str) -> str:
    """The prose without any markup, for a terminal or a screen reader: paragraphs apart, lists with dashes."""
    return text_of_html(_convert(str(prose), Finish(Glossary())))


def _convert(text: str, finish: Callable[[Element], None]) -> str:
    return _converter()(text.replace("\x02", "").replace("\x03", ""), finish)


@cache
def _converter() -> Callable[[str, Callable[[Element], None]], str]:
    from markdown import Markdown
    from markdown.treeprocessors import Treeprocessor

    class Finishing(Treeprocessor):
        """Hands the finished tree to the `finish` of this conversion."""

        finish: Callable[[Element], None]

        def run(self, root: Element) -> None:
            self.finish(root)

    converter = Markdown(extensions=list(_EXTENSIONS), output_format="xhtml")
    converter.preprocessors.deregister("html_block")
    converter.inlinePatterns.deregister("html")
    finishing = Finishing(converter)
    converter.treeprocessors.register(finishing, "bridge", -10)

    def convert(text: str, finish: Callable[[Element], None]) -> str:
        finishing.finish = finish
        return converter.reset().convert(text)

    return convert
