"""Hypothesis strategies for records with alerts, comments, rooms and teams."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st

from bridgetutor.rules.notation.record import BoardRecord, Comment, Note, NoteKind, OtherTag, Room
from tests.strategies import records, words

_comments = st.builds(
    Comment, words, st.sampled_from(["", "Deal", "Auction", "Play", "Stage"]), st.integers(-1, 60)
)
_TEAMS = (OtherTag("Stage", "Final"), OtherTag("VisitTeam", "B, C"))


@st.composite
def spoken(draw: st.DrawFn) -> BoardRecord:
    """Boards of which much is said."""
    record = draw(records())
    calls = 0 if record.auction is None else len(record.auction.calls)
    alerted = [index for index in sorted(draw(st.sets(st.integers(0, 9)))) if index < calls]
    return replace(
        record,
        room=draw(st.none() | st.sampled_from(Room)),
        comments=tuple(draw(st.lists(_comments, max_size=3))),
        call_notes=(*record.call_notes, *(Note(index, "", NoteKind.ALERT) for index in alerted)),
        others=(*record.others, *draw(st.sampled_from([(), _TEAMS]))),
    )
