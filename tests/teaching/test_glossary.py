"""The words of the game and where they are found."""

from __future__ import annotations

from pathlib import Path

from bridgetutor.teaching.glossary import Glossary
from bridgetutor.teaching.lesson import Prose

TEXT = (
    "For authors.\n\n## dummy\n:also: dummies, dummy's\nThe open hand.\n\n## trump suit\n\nThe strong suit.\n"
)


def test_words_have_forms_and_a_meaning() -> None:
    glossary = Glossary.parse(TEXT)
    dummy, trumps = glossary.entries
    assert (dummy.word, dummy.also, dummy.means) == ("dummy", ("dummies", "dummy's"), Prose("The open hand."))
    assert (trumps.key, trumps.line) == ("trump-suit", 7)
    assert glossary.find("Dummies") is dummy
    assert glossary.find("trump-suit") is trumps
    assert glossary.find("ruff") is None


def test_whole_words_are_found_the_longest_first() -> None:
    pattern = Glossary.parse("## trump\nx\n## trump suit\ny\n").pattern
    assert pattern is not None
    assert [found[0] for found in pattern.finditer("The trump\nsuit, a trump, trumpet, over-trump")] == [
        "trump\nsuit",
        "trump",
    ]


def test_a_missing_glossary_is_an_empty_one(tmp_path: Path) -> None:
    glossary = Glossary.load(tmp_path / "glossary.md")
    assert glossary.entries == ()
    assert glossary.pattern is None
