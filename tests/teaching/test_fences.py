"""The splitter: blocks, options, and the lines they stand on."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.teaching.fences import Fence, Option, Passage, lines_of, split

TEXT = """Prose.

```{bid} open-1
:hand: AQ32 K53 QJ4 A92
:right 1N: Balanced,
  and in the range.
:wrong 1S:
Your call?

:right is what?
```

More prose.
"""


def test_a_fence_has_its_options_and_its_text_with_their_lines() -> None:
    before, fence, after = split(TEXT)
    assert before == Passage(1, "Prose.\n")
    assert after == Passage(12, "\nMore prose.\n")
    assert isinstance(fence, Fence)
    assert (fence.kind, fence.id, fence.line) == ("bid", "open-1", 3)
    assert fence.options == (
        Option(4, "hand", "", "AQ32 K53 QJ4 A92"),
        Option(5, "right", "1N", "Balanced, and in the range."),
        Option(7, "wrong", "1S", ""),
    )
    assert (fence.text, fence.text_line) == ("Your call?\n\n:right is what?", 8)


def test_a_value_keeps_its_colons() -> None:
    (fence,) = split("```{deal}\n:deal: N:A... - - -\n:say 2C: Asks: a major?\n```")
    assert isinstance(fence, Fence)
    assert [option.value for option in fence.options] == ["N:A... - - -", "Asks: a major?"]


def test_other_code_blocks_stay_in_the_prose_with_what_is_in_them() -> None:
    text = "````markdown\n```{bid} x\n```\n````\nThen."
    assert split(text) == (Passage(1, text),)


def test_an_open_fence_goes_to_the_end() -> None:
    (fence,) = split("```{bid} x\n:hand: 1\n\nAnd so on")
    assert isinstance(fence, Fence)
    assert not fence.is_closed
    assert fence.text == "And so on"


def test_lines_are_counted_alike_whoever_wrote_the_file() -> None:
    assert [block.line for block in split(TEXT.replace("\n", "\r\n"))] == [
        block.line for block in split(TEXT)
    ]


@given(st.text(alphabet="ab:# \n`{}-~", max_size=120))
def test_every_passage_stands_where_it_says(text: str) -> None:
    lines = lines_of(text)
    for block in split(text):
        if isinstance(block, Passage):
            block_lines = lines_of(block.text)
            assert lines[block.line - 1 : block.line - 1 + len(block_lines)] == block_lines
        else:
            assert lines[block.line - 1].lstrip().startswith(("```", "~~~"))
            assert all(lines[option.line - 1].startswith(":") for option in block.options)
