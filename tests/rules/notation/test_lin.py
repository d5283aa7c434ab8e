"""LIN as a whole: what is written is read again, and nothing raises."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.rules.notation import lin
from bridgetutor.rules.notation.record import BoardRecord, Comment, Note, NoteKind, OtherTag, Room
from tests.strategies import records, unhurried, words

comments = st.builds(
    Comment, words, st.sampled_from(["", "Deal", "Auction", "Play", "Stage"]), st.integers(-1, 60)
)


@st.composite
def spoken(draw: st.DrawFn) -> BoardRecord:
    """Records with what LIN has besides."""
    record = draw(records())
    calls = 0 if record.auction is None else len(record.auction.calls)
    alerts = tuple(Note(index, "", NoteKind.ALERT) for index in sorted(draw(st.sets(st.integers(0, 9)))) if index < calls)
    stage = draw(st.sampled_from([(), (OtherTag("Stage", "Final"), OtherTag("VisitTeam", "B, C"))]))
    return replace(
        record,
        room=draw(st.none() | st.sampled_from(Room)),
        comments=tuple(draw(st.lists(comments, max_size=3))),
        call_notes=(*record.call_notes, *alerts),
        others=(*record.others, *stage),
    )


@unhurried
@given(st.lists(spoken(), max_size=3))
def test_records_are_read_as_they_are_written(boards: list[BoardRecord]) -> None:
    held = tuple(map(lin.holdable, boards))
    text = lin.write(boards)
    file = lin.read(text)
    assert file.boards == held
    assert [fault for fault in file.faults if " has " not in str(fault)] == []
    assert lin.write(file.boards) == text
    assert "".join(passage.source for passage in file.passages) == text
