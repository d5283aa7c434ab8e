"""Phrases and values in the user's language."""

from __future__ import annotations

from dataclasses import dataclass, field
from gettext import NullTranslations

from bridgetutor.phrase import Phrase
from bridgetutor.wording.pattern import PatternError, fill
from bridgetutor.wording.pseudo import PseudoTranslations
from bridgetutor.wording.terms import Term
from bridgetutor.wording.values import words

PSEUDO = "pseudo"
"""The language code of the invented language."""

_RIGHT_TO_LEFT = frozenset({"ar", "fa", "he", "ku", "ps", "ug", "ur", "yi"})
_ISOLATE_LEFT_TO_RIGHT, _ISOLATE_BY_CONTENT, _END_OF_ISOLATE = "\u2066", "\u2068", "\u2069"


@dataclass(frozen=True, slots=True)
class Wording:
    """A language: its catalogue (opened by `bridgetutor.settings`), and whose letters the cards bear.

    `language` and `card_letters` are codes such as "pl"; `card_letters` is a key of `CARD_LETTERS`.
    """

    language: str = "en"
    catalogue: NullTranslations = field(default_factory=NullTranslations, repr=False)
    card_letters: str = "en"
    is_right_to_left: bool = False

    @classmethod
    def english(cls, card_letters: str = "en") -> Wording:
        """The language the program is written in: needs no catalogue."""
        return cls(card_letters=card_letters)

    @classmethod
    def of(cls, language: str, catalogue: NullTranslations, card_letters: str = "en") -> Wording:
        """The wording of a language with that catalogue; the code may name a country ("pt_BR")."""
        right_to_left = language.replace("-", "_").partition("_")[0] in _RIGHT_TO_LEFT
        return cls(language, catalogue, card_letters, right_to_left)

    @classmethod
    def pseudo(cls, *, right_to_left: bool = True) -> Wording:
        """The invented language for tests: accents, longer words and, unless told otherwise, right to left."""
        return cls(PSEUDO, PseudoTranslations(right_to_left=right_to_left), "en", right_to_left)

    def render(self, phrase: Phrase) -> str:
        """The phrase in the language; in English where its translation does not fit its values.

        Raises `PatternError` only for an English pattern that lacks a value, which the check of the catalogue finds.
        """
        values = dict(phrase.values)
        try:
            return fill(self._translated(phrase), values, self.name)
        except PatternError:
            return fill(_english(phrase), values, self.name)

    def say(self, pattern: str, /, **values: object) -> str:
        """The text of `phrase(pattern, **values)`. The pattern must be a literal."""
        return self.render(Phrase(pattern, tuple(values.items())))

    def count(self, one: str, many: str, /, *, n: int, **values: object) -> str:
        """The text of `counted(one, many, n=n, **values)`. Both patterns must be literals."""
        return self.render(Phrase(one, (("n", n), *values.items()), many))

    def name(self, value: object, form: str = "") -> str:
        """One value in words; `form` as after the colon in a pattern: see `values.FORMS`."""
        kinds = form.split()
        if "capital" not in kinds:
            return words(value, self, form)
        text = words(value, self, " ".join(kind for kind in kinds if kind != "capital"))
        return text[:1].upper() + text[1:]

    def term(self, entry: Term) -> str:
        """A name out of `terms`."""
        return self.catalogue.pgettext(entry.context, entry.text)

    def isolated(self, text: str) -> str:
        """A card or call, kept left to right inside right-to-left text."""
        return f"{_ISOLATE_LEFT_TO_RIGHT}{text}{_END_OF_ISOLATE}" if self.is_right_to_left else text

    def quoted(self, text: str) -> str:
        """A text such as a file name, kept in its own direction inside right-to-left text."""
        return f"{_ISOLATE_BY_CONTENT}{text}{_END_OF_ISOLATE}" if self.is_right_to_left else text

    def _translated(self, phrase: Phrase) -> str:
        if not phrase.pattern:  # the empty text is the catalogue's own header
            return ""
        if phrase.plural is None:
            return self.catalogue.gettext(phrase.pattern)
        return self.catalogue.ngettext(phrase.pattern, phrase.plural, phrase.count)


def _english(phrase: Phrase) -> str:
    return phrase.plural if phrase.plural is not None and phrase.count != 1 else phrase.pattern
