"""Records with all that PBN can say of a board: comments in every place, notes of every kind, marks of the end."""

from __future__ import annotations

import string
from dataclasses import replace

from hypothesis import strategies as st

from bridgetutor.rules.notation.pbn.fields import EXPORTED
from bridgetutor.rules.notation.record import BoardRecord, Comment, Note, NoteKind, Room
from tests.strategies import records

_WORDS = st.text(string.ascii_letters + string.digits + " .,:;!?'\"\\[{%#-éł♠", max_size=20).map(str.strip)
_LINES = st.lists(_WORDS.filter(bool), min_size=2, max_size=3).map("\n".join)
_COMMENTS = _WORDS | _LINES | _WORDS.map(lambda words: f"a }} {words} z")


@st.composite
def rich_records(draw: st.DrawFn) -> BoardRecord:
    """Records of the general strategy, and what only this format has."""
    record = draw(records())
    record = replace(record, others=tuple(other for other in record.others if other.name != "Room"))
    play = record.play
    is_open = play is not None and not play.is_over and record.passed_out is False
    is_bidding = record.auction is not None and not record.auction.is_over
    claimed = is_open and record.tricks is not None and not is_bidding and draw(st.booleans())
    return replace(
        record,
        room=draw(st.none() | st.sampled_from(Room)),
        claimed=claimed,
        unfinished=(is_bidding or is_open) and not claimed and draw(st.booleans()),
        call_notes=_with_signs(
            draw, record.call_notes, 0 if record.auction is None else len(record.auction.calls)
        ),
        card_notes=_with_signs(draw, record.card_notes, len(record.cards)),
        comments=_comments(draw, record),
    )


def _with_signs(draw: st.DrawFn, notes: tuple[Note, ...], count: int) -> tuple[Note, ...]:
    """The notes with a judgement and an alert more."""
    if not count:
        return ()
    places = st.integers(0, count - 1)
    more = [
        *draw(st.lists(st.builds(Note, places, st.just(""), st.just(NoteKind.ALERT)), max_size=2)),
        *draw(
            st.lists(
                st.builds(Note, places, st.sampled_from(["!", "??", "$17"]), st.just(NoteKind.MARK)),
                max_size=1,
            )
        ),
    ]
    return tuple(sorted((*notes, *more), key=lambda note: note.index))


def _comments(draw: st.DrawFn, record: BoardRecord) -> tuple[Comment, ...]:
    calls = None if record.auction is None else len(record.auction.calls)
    cards = None if record.play is None else len(record.cards)
    places = [("", -1), *((name, -1) for name in EXPORTED)]
    for name, count in (("Auction", calls), ("Play", cards)):
        places += [] if count is None else [(name, index) for index in range(-1, count)]
    for other in record.others:
        places += [(other.name, index) for index in range(-1, len(other.rows))]
    chosen = sorted(draw(st.lists(st.sampled_from(range(len(places))), max_size=4)))
    return tuple(Comment(draw(_COMMENTS), *places[place]) for place in chosen)
