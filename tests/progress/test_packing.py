"""What the record packs comes out as it was."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.progress.packing import apart, packed, together, unpacked
from bridgetutor.teaching.drills.catalogue import drills

TEXTS = st.text(st.characters(exclude_categories=["Cs"]))


@given(st.lists(TEXTS))
def test_choices_come_apart_as_they_were(choices: list[str]) -> None:
    assert apart(together(choices)) == choices


@given(TEXTS | st.from_regex("[0-9a-fA-F]{32}", fullmatch=True))
def test_a_name_is_unpacked_as_it_was(name: str) -> None:
    assert unpacked(packed(name)) == name


def test_a_drill_of_every_concept_takes_some_thirteen_bytes_a_question() -> None:
    concepts = list(drills())
    choices = [
        each
        for n, concept in enumerate(concepts)
        for each in (f"posed:{2**31 - 1 - n * n * 999_983}:{concept}", "#2", "next")
    ]
    rows = [together(choices[first : first + 30]) for first in range(0, len(choices), 30)]
    assert sum(map(len, rows)) < 14 * len(concepts)


@pytest.mark.parametrize("stored", [b"", b"\xff\x00", b"choices", together(["H4"])[:-3]])
def test_anything_else_is_refused(stored: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        apart(stored)
