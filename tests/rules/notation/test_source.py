"""Bytes to text and back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.rules.notation.source import decode, encode, readable


@given(st.binary())
def test_any_bytes_come_back(data: bytes) -> None:
    assert encode(decode(data)) == data
    readable(decode(data)).encode("utf-8")


@given(st.text(st.characters(codec="utf-8")))
def test_text_is_read_as_it_is(text: str) -> None:
    assert readable(decode(text.encode("utf-8"))) == text


@pytest.mark.parametrize("encoding", ["iso-8859-1", "cp1252", "utf-8"])
def test_8_bit_text_is_guessed(encoding: str) -> None:
    assert (
        readable(decode("[West “Lørdag”]".replace("“", '"').replace("”", '"').encode(encoding)))
        == '[West "Lørdag"]'
    )


def test_signs_of_windows_and_those_that_are_nothing() -> None:
    assert readable(decode(b"cartes \x85 \xe0")) == "cartes … à"
    assert readable(decode(b"\x81\xe0")) == "\x81à"


def test_surrogates_that_come_from_no_byte() -> None:
    assert encode("a\ud800") == b"a?"
    assert readable("\ud800")
