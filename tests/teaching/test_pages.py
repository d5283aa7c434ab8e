"""Where a page ends, and what it is headed."""

from __future__ import annotations

from bridgetutor.teaching.fences import split
from bridgetutor.teaching.pages import Page, pages


def _pages(text: str) -> list[tuple[int, str, str]]:
    return [(page.line, page.heading, page.prose) for page in pages(split(text), title="Title")]


def test_a_page_ends_after_a_fence_before_a_heading_and_at_a_line() -> None:
    text = "One.\n\n```{deal}\n```\n\nTwo.\n\n## Next\n\nThree.\n\n---\n\nFour.\n"
    assert _pages(text) == [
        (1, "Title", "One."),
        (6, "Title", "Two."),
        (8, "Next", "Three."),
        (14, "Next", "Four."),
    ]


def test_a_heading_with_nothing_under_it_gives_way_to_the_next() -> None:
    assert _pages("## A\n\n## B\n\nText.\n") == [(3, "B", "Text.")]


def test_a_heading_right_before_a_fence_is_that_pages() -> None:
    (page,) = pages(split("## A\n\n```{deal}\n:deal: x\n```\n"), title="Title")
    assert isinstance(page, Page)
    assert (page.line, page.heading, page.prose, page.prose_line) == (1, "A", "", 3)


def test_headings_in_code_are_code() -> None:
    text = "Text.\n\n```\n## no\n---\n```\n"
    assert _pages(text) == [(1, "Title", text.strip())]
