"""The lower level of PBN: pieces, tags, what follows them, and the lines they stand on."""

from __future__ import annotations

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.rules.notation import pbn
from bridgetutor.rules.notation.pbn.pieces import pieces
from bridgetutor.rules.notation.pbn.tags import Kind, escaped, parts, tags, text_of, unescaped

_ODD = st.text(st.sampled_from('[]{}"\\;%\r\n ab1=-*+^#$!'))


def found(text: str) -> list[tuple[str, str, int]]:
    """Name, raw value and line of every tag of the only game."""
    (game,) = (piece for piece in pieces(io.StringIO(text, newline="\n")) if piece.is_game)
    return [(tag.name, tag.raw, tag.line) for tag in tags(text_of(game), game.line)[1:]]


def games(text: str) -> list[int]:
    return [piece.line for piece in pieces(io.StringIO(text, newline="\n")) if piece.is_game]


@pytest.mark.parametrize(
    "text",
    [
        '[Event "x"]\n[Board "1"]',
        '[Event"x"] [Board   "1"  ]',
        '% PBN 2.1\n\n[  Event "x" ]\n%[Site "y"]\n[Board\n"1"\n]\n',
        '{a}[Event "x"];b [Site "y"]\n{[Site "z"]\n\n}[Board "1"]',
        '\ufeff[Event "x"]\r\n[Board "1"]\r\n',
        '\ufeff% PBN\r\n[Event "x"]\r\n[Board "1"]\r\n',
        '[Event "x"]\r[Board "1"]\r',
        '[Event "x"]\r\r\n[Board "1"]\r\r\n',
    ],
)
def test_ways_to_write_two_tags(text: str) -> None:
    assert [(name, raw) for name, raw, _ in found(text)] == [("Event", "x"), ("Board", "1")]


def test_tags_and_what_follows_them_know_their_lines() -> None:
    text = '% PBN\n\n[Event "x"]\n{two\nlines}\n[Auction "N"] ; why\n1C Pass {A} 1H ! ; last\n'
    assert found(text) == [("Event", "x", 3), ("Auction", "N", 6)]
    event, auction = tags(text, 1)[1:]
    assert [tuple(part) for part in parts(event)] == [(Kind.COMMENT, "two\nlines", 4)]
    assert [(part.text, part.line) for part in parts(auction)] == [
        ("why", 6), ("1C Pass", 7), ("A", 7), ("1H !", 7), ("last", 7),
    ]  # fmt: skip


def test_an_empty_line_ends_a_game_and_further_ones_do_not() -> None:
    assert games('[Event "1"]\n\n[Event "2"]\n \n\n\n[Event "3"]\n% no end\n[Site "3"]') == [1, 3, 7]


def test_a_second_board_begins_a_game_without_an_empty_line() -> None:
    assert games('[Event "1"]\n[Board "1"]\n[Event "2"]\n[Board "2"]\n[Board "3"]\n') == [1, 3, 5]


def test_an_open_comment_does_not_swallow_the_next_game() -> None:
    text = '[Event "a"]\n{ no end\n\n% next\n[Deal "b"]\n{ a comment }\n[Site "c"]\n'
    assert games(text) == [1, 5]
    assert str(pbn.read(text).faults[0]) == "2: A comment is not closed"


def test_braces_are_none_in_quotes_in_rests_of_lines_and_in_escaped_lines() -> None:
    assert games('[Event "a{"]\n;{\n%{\n\n[Event "b"]') == [1, 5]


@given(st.text().filter(lambda text: "\n" not in text and "\r" not in text))
def test_any_one_line_text_can_be_the_value_of_a_tag(text: str) -> None:
    assert unescaped(escaped(text)) == text
    assert found(f'[Event "{escaped(text)}"]') == [("Event", escaped(text), 1)]


@given(st.lists(_ODD).map("\n".join))
def test_the_pieces_are_the_text(text: str) -> None:
    assert "".join(piece.source for piece in pieces(io.StringIO(text, newline="\n"))) == text
    assert "".join(passage.source for passage in pbn.passages(io.StringIO(text, newline="\n"))) == text


@given(_ODD)
def test_no_text_is_too_odd(text: str) -> None:
    file = pbn.read(text)
    lines = 1 + text.count("\n") + text.count("\r")
    assert all(1 <= fault.line <= lines for fault in file.faults)
    assert pbn.read(pbn.write(file.boards)).boards == file.boards
    assert pbn.rewritten(file) == text
