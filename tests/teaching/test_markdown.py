"""Prose as HTML and as text: suits, links, and nothing that runs."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetutor.teaching.glossary import Glossary
from bridgetutor.teaching.markdown import to_html, to_text

GLOSSARY = Glossary.parse("## dummy\n:also: dummies\nx\n\n## trump suit\n:also: trumps\ny\n")


def test_suits_stand_in_their_colours() -> None:
    assert to_html("♠ and !h") == '<p><span class="spades">♠</span> and <span class="hearts">♥</span></p>'
    assert to_html("**2!d**") == (
        '<p><strong><span class="call">2<span class="diamonds">♦</span></span></strong></p>'
    )
    assert '<span class="card"><span class="clubs">♣</span>KQ10</span>' in to_html("!cKQ10 fall.")
    assert '<span class="call">3NTX</span>' in to_html("They play 3NTX.")


def test_calls_and_cards_keep_their_direction() -> None:
    assert to_text("2♠") == "2♠"
    html = to_html("2♠ ♥A ♦", right_to_left=True)
    assert html.count("\u2066") == html.count("\u2069") == 2
    assert '<span class="call">\u20662<span' in html


def test_html_is_text() -> None:
    html = to_html('<script>alert(1)</script>\n\n<b onclick="x">bold</b> <!-- note -->')
    assert "<script" not in html
    assert "<b" not in html
    assert "&lt;script&gt;" in html
    assert "&lt;b onclick" in html


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[a](lesson:hold-up)", 'href="lesson:hold-up"'),
        ("[a](https://x.org)", 'href="https://x.org"'),
        ("<http://x.org>", 'href="http://x.org"'),
        ("![a](trick.png)", 'src="trick.png"'),
    ],
)
def test_what_links_and_pictures_may_lead_to(text: str, expected: str) -> None:
    assert expected in to_html(text)


@pytest.mark.parametrize(
    "text",
    [
        "[a](javascript:alert(1))",
        "[a](file:///etc/passwd)",
        "[a](/etc/passwd)",
        "[a][r]\n\n[r]: data:text/html,x",
        "![a](http://x.org/x.png)",
        "![a](../x.png)",
        "![a](/x.png)",
        "![a](x.py)",
        "<someone@x.org>",
        "text\n{: onclick=x }",
    ],
)
def test_what_they_may_not(text: str) -> None:
    html = to_html(text)
    assert "href" not in html
    assert "src" not in html
    assert "<p onclick" not in html


def test_a_glossary_word_is_a_link_once_a_page() -> None:
    html = to_html("# Dummy\n\nDummy lies, `dummy`; dummies lie. Trumps.", glossary=GLOSSARY)
    assert html.count("<a ") == 2
    assert '<p><a href="glossary:dummy">Dummy</a> lies' in html
    assert '<a href="glossary:trump-suit">Trumps</a>' in html


def test_an_authors_own_link_to_the_glossary_is_enough() -> None:
    html = to_html("Dummy, that is [the open hand](glossary:dummies).", glossary=GLOSSARY)
    assert html.count("<a ") == 1
    assert '<a href="glossary:dummy">the open hand</a>' in html


MARKED = """## Head

A **bold** [link](lesson:x) and *more*,

1. one
2. two
    - in

| a | b |
| - | - |
| 1 | 2 |

!!! note "Mind"
    This.

> said -- "so" & <b>
"""

PLAIN = """Head

A bold link and more,

1. one
2. two
    - in

a  b
1  2

Mind

This.

said – “so” & <b>"""


def test_text_has_no_markup_left() -> None:
    assert to_text(MARKED) == PLAIN


@given(st.text(alphabet="<>&[]()!*_`#-|:sh♠K1N \n\"'\\{}", max_size=80))
@settings(deadline=None)
def test_nothing_unsafe_comes_out_of_any_text(text: str) -> None:
    html = to_html(text, glossary=GLOSSARY)
    assert "<script" not in html
    assert "<style" not in html
    to_text(text)


def test_the_library_is_not_imported_before_it_is_used() -> None:
    check = "import sys, bridgetutor.teaching.markdown; sys.exit('markdown' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0
