"""The lower level of PBN: tags, sections, comments, games, and the lines they stand on."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.rules.notation.pbn.tokens import Comment, Game, Row, escaped, games, unescaped


def only_game(text: str) -> Game:
    found, faults = games(text)
    assert faults == ()
    assert len(found) == 1
    return found[0]


def tags(text: str) -> list[tuple[str, str, int]]:
    return [(tag.name, tag.value, tag.line) for tag in only_game(text).tags]


@pytest.mark.parametrize(
    "text",
    [
        '[Event "x"]\n[Board "1"]',
        '[Event"x"] [Board   "1"  ]',
        '% PBN 2.1\n\n[  Event "x" ]\n%[Site "y"]\n[Board\n"1"\n]\n',
        '{a}[Event "x"];b [Site "y"]\n{[Site "z"]\n\n}[Board "1"]',
        '\ufeff[Event "x"]\r\n[Board "1"]\r\n',
        '[Event "x"]\r[Board "1"]\r',
        '[Event "x"]\r\r\n[Board "1"]\r\r\n',
    ],
)
def test_ways_to_write_two_tags(text: str) -> None:
    assert [(name, value) for name, value, _ in tags(text)] == [("Event", "x"), ("Board", "1")]


def test_tags_and_rows_know_their_lines() -> None:
    game = only_game('% PBN\n\n[Event "x"]\n{two\nlines}\n[Auction "N"] ; why\n1C Pass {A} 1H ! ; last\n\n')
    assert [(tag.name, tag.line) for tag in game.tags] == [("Event", 3), ("Auction", 6)]
    assert game.tags[1].rows == [Row("1C Pass", 7), Row("1H !", 7)]
    assert game.line == 3
    assert game.comments == [Comment("two\nlines", 4), Comment("why", 6), Comment("A", 7), Comment("last", 7)]


def test_an_empty_line_ends_a_game_and_further_ones_do_not() -> None:
    found, _ = games('[Event "1"]\n\n[Event "2"]\n \n\n\n[Event "3"]\n% no end\n[Site "3"]')
    assert [[tag.value for tag in game.tags] for game in found] == [["1"], ["2"], ["3", "3"]]
    assert [game.line for game in found] == [1, 3, 7]


def test_a_second_board_begins_a_game_without_an_empty_line() -> None:
    found, _ = games('[Event "1"]\n[Board "1"]\n[Event "2"]\n[Board "2"]\n[Board "3"]\n')
    assert [[tag.value for tag in game.tags] for game in found] == [["1", "1"], ["2", "2"], ["3"]]


def test_quotation_marks_protect_what_is_between_them() -> None:
    game = only_game('[TotalScoreTable "Names\\45"]\n1 "A ;B {C" [\n'.replace(" [", ""))
    assert game.tags[0].value == "Names\\45"
    assert game.tags[0].rows == [Row('1 "A ;B {C"', 2)]


@given(st.text().filter(lambda text: "\n" not in text and "\r" not in text))
def test_any_one_line_text_can_be_the_value_of_a_tag(text: str) -> None:
    assert unescaped(escaped(text)) == text
    assert tags(f'[Event "{escaped(text)}"]') == [("Event", text, 1)]


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ('[Event "a"]\n[Site b]\n[Board "1"]', 2, "“[Site b]” is not a tag"),
        ('[Event "a"]\n[Site "b]\n[Board "1"]', 2, "is not a tag"),
        ('[Event "a"]\n}\n[Board "1"]', 2, "A brace closes no comment"),
        ('1C Pass\n[Event "a"]\n[Board "1"]', 1, "“1C Pass” stands before any tag"),
        ('[Event "a"]\n[Board "1"]\n{ no end\n', 3, "A comment is not closed"),
    ],
)
def test_a_fault_is_said_with_its_line_and_the_rest_is_read(text: str, line: int, says: str) -> None:
    found, faults = games(text)
    assert [fault.line for fault in faults] == [line]
    assert says in str(faults[0])
    assert [(tag.name, tag.value) for tag in found[0].tags] == [("Event", "a"), ("Board", "1")]


def test_an_open_comment_does_not_swallow_the_next_game() -> None:
    found, faults = games('[Event "a"]\n{ no end\n\n[Deal "b"]\n{ a comment }\n[Site "c"]\n')
    assert [(fault.line, str(fault.says)) for fault in faults] == [(2, "A comment is not closed")]
    assert [[(tag.value, tag.line) for tag in game.tags] for game in found] == [
        [("a", 1)],
        [("b", 4), ("c", 6)],
    ]


@given(st.text(st.sampled_from('[]{}"\\;%\r\n ab1=-*')))
def test_no_text_is_too_odd(text: str) -> None:
    found, faults = games(text)
    lines = 1 + text.count("\n") + text.count("\r")
    assert all(game.tags for game in found)
    assert all(
        1 <= line <= lines for line in [fault.line for fault in faults] + [game.line for game in found]
    )
