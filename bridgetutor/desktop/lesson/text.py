"""Texts of a screen as HTML for Qt and as plain text for a button or a screen reader."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING

from bridgetutor.desktop.table.inks import suit_ink
from bridgetutor.phrase import Phrase
from bridgetutor.rules.cards import Suit
from bridgetutor.teaching import markdown
from bridgetutor.teaching.glossary import Glossary
from bridgetutor.teaching.signs import SUIT_NAMES

if TYPE_CHECKING:
    from pathlib import Path

    from bridgetutor.desktop.look import Look
    from bridgetutor.session.screen import Text
    from bridgetutor.wording import Wording


@dataclass(frozen=True, slots=True)
class Scribe:
    """Writes texts out: ours in the user's language, an author's with the words of the glossary as links.

    Pictures are looked for in `folder`, the lesson's own.
    """

    wording: Wording
    glossary: Glossary = field(default_factory=Glossary)
    folder: Path | None = None

    def html(self, text: Text, *, links: bool = True) -> str:
        """The text as HTML, with links from the words of the glossary or without."""
        if isinstance(text, Phrase):
            return f"<p>{_with_suits(escape(self.wording.render(text)))}</p>"
        made = markdown.to_html(text, glossary=self.glossary if links else None)
        return made.replace('<a href="glossary:', '<a class="word" href="glossary:')

    def plain(self, text: Text) -> str:
        """The text without any markup."""
        return self.wording.render(text) if isinstance(text, Phrase) else markdown.to_text(text)


def inner(html: str) -> str:
    """The words of a single paragraph, without the paragraph around them; anything longer as it is."""
    found = re.fullmatch(r"\s*<p>(.*)</p>\s*", html, re.DOTALL)
    return found[1] if found and "<p>" not in found[1] else html


def sheet(look: Look) -> str:
    """The style sheet of such HTML, as far as Qt's rich text knows style sheets."""
    c, px = look.theme.colours, look.theme.px
    suits = "".join(f".{suit.name.lower()} {{ color: {suit_ink(suit, look.deck, c)}; }}\n" for suit in Suit)
    return f"""
p {{ margin: 0 0 {px(12)}px 0; }}
li {{ margin: 0 0 {px(6)}px 0; }}
a {{ color: {c.accent}; text-decoration: underline; }}
.word {{ color: {c.ink}; }}
h2 {{ font-size: {px(19)}px; margin: {px(8)}px 0 {px(8)}px 0; }}
h3, h4 {{ font-size: {px(17)}px; margin: {px(8)}px 0 {px(6)}px 0; }}
th {{ color: {c.soft}; padding: 2px 12px 2px 0; }}
td {{ padding: 2px 12px 2px 0; }}
.soft {{ color: {c.soft}; }}
{suits}"""


def _with_suits(text: str) -> str:
    return re.sub("[♠♥♦♣]", lambda found: f'<span class="{SUIT_NAMES[found[0]]}">{found[0]}</span>', text)
