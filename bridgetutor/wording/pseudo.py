"""An invented language, made of the English at run time: text that is hard-coded or cut off shows at once."""

from __future__ import annotations

import re
from gettext import NullTranslations

_ACCENTS = str.maketrans("AEIOUYaceiouynszACNSZ", "ÅÉÎÖÛÝáçéîöûýñšžÅÇÑŠŽ")
_FIELD = re.compile(r"\{\{|\}\}|\{[^{}]*\}")
_OPEN, _CLOSE = "⟦", "⟧"
_RIGHT_TO_LEFT, _END_OF_DIRECTION = "\u2067", "\u2069"


class PseudoTranslations(NullTranslations):
    """A catalogue that answers every English text with accents and two fifths more letters; braces stay."""

    def __init__(self, *, right_to_left: bool) -> None:
        super().__init__()
        self._right_to_left = right_to_left

    def gettext(self, message: str) -> str:
        """The pseudo text."""
        longer = _accented(message) + "~" * round(len(_FIELD.sub("", message)) * 0.4)
        marked = f"{_OPEN}{longer}{_CLOSE}"
        return f"{_RIGHT_TO_LEFT}{marked}{_END_OF_DIRECTION}" if self._right_to_left else marked

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The pseudo text of the English form for `n`."""
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        """The pseudo text, whatever the context; single signs stay as they are."""
        return self.gettext(message) if len(message) > 2 else message


def is_pseudo(text: str) -> bool:
    """Whether a text shown to the user came through the pseudo catalogue (bare figures and signs need not)."""
    return (_OPEN in text and _CLOSE in text) or not re.search("[A-Za-z]{3}", text)


def _accented(text: str) -> str:
    """The text with accents, but none inside braces."""
    pieces, end = [], 0
    for field in _FIELD.finditer(text):
        pieces += [text[end : field.start()].translate(_ACCENTS), field[0]]
        end = field.end()
    return "".join([*pieces, text[end:].translate(_ACCENTS)])
