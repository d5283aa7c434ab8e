"""The last touch to a rendered text: only safe links and pictures, suits in colour, glossary words as links."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from xml.etree.ElementTree import Element

from bridgetutor.teaching.glossary import Entry, Glossary, key_of
from bridgetutor.teaching.signs import SUIT_NAMES, Notation, pieces, with_signs

LINK = re.compile(r"(?:lesson|glossary):[^\s]+|https?://[^\s]+", re.IGNORECASE)
"""Where links may lead."""

PICTURE = re.compile(r"[\w-][\w.-]*\.(?:png|jpe?g|gif|svg|webp)", re.IGNORECASE)
"""A picture of the lesson's own folder."""

_ATTRIBUTES = {
    "a": {"href", "title"},
    "img": {"src", "alt", "title"},
    "th": {"style"},
    "td": {"style"},
    "ol": {"start"},
    "div": {"class"},
    "p": {"class"},
}
_AS_WRITTEN = frozenset({"code", "pre"})
_NO_GLOSSARY = frozenset({"a", "h1", "h2", "h3", "h4", "h5", "h6", "th", "dt"})
_ISOLATE, _END_OF_ISOLATE = "\u2066", "\u2069"


class Finish:
    """Finishes one tree in place; a glossary word is linked once in it."""

    def __init__(self, glossary: Glossary, *, right_to_left: bool = False) -> None:
        self._glossary = glossary
        self._right_to_left = right_to_left
        self._linked: set[str] = set()

    def __call__(self, root: Element) -> None:
        """Makes the tree fit to be shown."""
        for element in root.iter():
            _make_safe(element)
            if element.get("href", "").startswith("glossary:"):
                self._note_link(element)
        self._rebuild(root, glossary=True)

    def _note_link(self, link: Element) -> None:
        """An author's own link: the word needs no second one, and its address becomes the entry's."""
        word = link.get("href", "").partition(":")[2]
        entry = self._glossary.find(word)
        key = key_of(word) if entry is None else entry.key
        link.set("href", f"glossary:{key}")
        self._linked.add(key)

    def _rebuild(self, element: Element, *, glossary: bool) -> None:
        """The element with its text, and the text between its children, in pieces."""
        if element.tag in _AS_WRITTEN:
            return
        glossary = glossary and element.tag not in _NO_GLOSSARY
        children, text = list(element), element.text
        element[:], element.text = [], None
        _append(element, self._pieces(text, glossary=glossary))
        for child in children:
            after, child.tail = child.tail, None
            self._rebuild(child, glossary=glossary)
            element.append(child)
            _append(element, self._pieces(after, glossary=glossary))

    def _pieces(self, text: str | None, *, glossary: bool) -> Iterator[str | Element]:
        for piece in pieces(with_signs(text or "")):
            if isinstance(piece, Notation):
                yield self._notation(piece)
            elif glossary:
                yield from self._with_links(piece)
            else:
                yield piece

    def _with_links(self, text: str) -> Iterator[str | Element]:
        end = 0
        for found in self._glossary.pattern.finditer(text) if self._glossary.pattern is not None else ():
            entry = self._glossary.find(found[0])
            if entry is None or entry.key in self._linked:
                continue
            self._linked.add(entry.key)
            yield text[end : found.start()]
            yield _link(entry, found[0])
            end = found.end()
        yield text[end:]

    def _notation(self, notation: Notation) -> Element:
        """A card or call: kept together, and its suit in colour."""
        if notation.kind == "suit":
            return _suit(notation.text)
        whole = Element("span", {"class": notation.kind})
        if self._right_to_left:
            _append(whole, [_ISOLATE])
        for part in re.split(r"([♠♥♦♣])", notation.text):
            _append(whole, [_suit(part) if part in SUIT_NAMES else part])
        if self._right_to_left:
            _append(whole, [_END_OF_ISOLATE])
        return whole


def _make_safe(element: Element) -> None:
    """An element with the attributes it may have; a link that leads elsewhere becomes text, a picture its words."""
    if element.tag == "a" and LINK.fullmatch(element.get("href", "")) is None:
        element.tag = "span"
    if element.tag == "img" and PICTURE.fullmatch(element.get("src", "")) is None:
        element.tag, element.text = "span", element.get("alt", "")
    allowed = _ATTRIBUTES.get(element.tag, set())
    for name in [name for name in element.keys() if name not in allowed]:  # noqa: SIM118  # an Element is no mapping
        del element.attrib[name]


def _suit(sign: str) -> Element:
    suit = Element("span", {"class": SUIT_NAMES[sign]})
    suit.text = sign
    return suit


def _link(entry: Entry, text: str) -> Element:
    link = Element("a", {"href": f"glossary:{entry.key}"})
    link.text = text
    return link


def _append(element: Element, parts: Iterable[str | Element]) -> None:
    """Text and elements at the end of an element."""
    for part in parts:
        if not isinstance(part, str):
            element.append(part)
        elif len(element):
            element[-1].tail = (element[-1].tail or "") + part
        else:
            element.text = (element.text or "") + part
