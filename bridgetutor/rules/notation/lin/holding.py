"""What LIN can hold of a record: what comes back when it is written and read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from bridgetutor.rules.contract import Contract
from bridgetutor.rules.notation.lin.calls import ALERT
from bridgetutor.rules.notation.lin.heading import SCORINGS, TAGS, plain, room_of
from bridgetutor.rules.notation.lin.reader import ROWS
from bridgetutor.rules.notation.record import BoardRecord, Comment, Note, NoteKind, OtherTag

_DATE = re.compile(r"[\d?]{4}\.[\d?]{2}\.[\d?]{2}", re.ASCII)


def holdable(record: BoardRecord) -> BoardRecord:
    """The record without what has no place in LIN.

    There is none for the site, for other dates than YYYY.MM.DD, for a contract or cards without an auction that ends
    in it, for no tricks where no card was played, for marks, and for tags other than the stage and the teams. Where
    there can be two rooms, a board without a room is of the open one; else only the closed room can be told.
    Names have no commas, texts no bars. The fourth hand follows from three. What is said of a card is a comment.
    """
    held = _held(record)
    return replace(held, room=room_of(held))


def _held(record: BoardRecord) -> BoardRecord:
    north, east, south, west = (plain(name, ",") for name in record.players)
    scoring = plain(record.scoring, ",")
    return replace(
        _play(record),
        site="",
        event=plain(record.event),
        scoring=SCORINGS.get(scoring, scoring),
        date=record.date if _DATE.fullmatch(record.date) else "",
        players=(north, east, south, west),
        dealer=record.dealer if record.auction is None else record.auction.dealer,
        deal=None if record.deal is None else record.deal.with_hand_completed(),
        auction=record.auction if record.auction is not None and record.auction.calls else None,
        call_notes=tuple(_call_notes(record)),
        card_notes=(),
        others=tuple(_others(record)),
        verbatim=(),
        comments=tuple(comments(record)),
    )


def _play(record: BoardRecord) -> BoardRecord:
    contract, tricks = _contract(record), record.tricks
    if contract is None:
        return _without_play(record)
    if tricks == 0 and not record.cards:
        tricks = None
    over = len(record.cards) == 52 or not record.cards
    return replace(
        record,
        contract=contract,
        tricks=tricks,
        passed_out=False,
        claimed=tricks is not None and not over and not record.cards_rest,
        unfinished=tricks is None and not over,
    )


def _without_play(record: BoardRecord) -> BoardRecord:
    auction = record.auction
    return replace(
        record,
        contract=None,
        tricks=None,
        cards=(),
        ending=None,
        claimed=False,
        passed_out=auction is not None and auction.passed_out,
        unfinished=bool(auction and auction.calls and not auction.is_over and not record.calls_rest),
    )


def _contract(record: BoardRecord) -> Contract | None:
    """The contract the calls end in, or have come to when the first card is played."""
    auction = record.auction
    if auction is None or record.calls_rest:
        return None
    played = bool(record.cards) and record.contract == auction.contract
    return auction.contract if auction.is_over or played else None


def _call_notes(record: BoardRecord) -> Iterator[Note]:
    """The alert of each call, then what it means."""
    for index in range(0 if record.auction is None else len(record.auction.calls)):
        notes = [note for note in record.call_notes if note.index == index and note.kind is not NoteKind.MARK]
        texts = [plain(note.text) for note in notes]
        if any(note.kind is NoteKind.ALERT for note in notes) or ALERT in texts:
            yield Note(index, "", NoteKind.ALERT)
        yield from (Note(index, text) for text in texts if text not in {"", ALERT})


def _others(record: BoardRecord) -> Iterator[OtherTag]:
    for name in TAGS:
        value = plain(record.tag(name), ",") if name else ""
        if name and value:
            yield OtherTag(name, value)
    yield from (other for other in record.others if other.name == ROWS and other.rows)


def comments(record: BoardRecord) -> Iterator[Comment]:
    """Everything that is said, in the places LIN has: before the deal, before the calls, after a call or card."""
    calls = 0 if record.auction is None else len(record.auction.calls)
    cards = len(record.cards) if _contract(record) is not None else 0
    spoken = [_placed(comment, calls, cards) for comment in record.comments]
    spoken += [_placed(Comment(note.text, "Play", note.index), calls, cards) for note in record.card_notes
               if note.kind is NoteKind.EXPLANATION]  # fmt: skip
    for comment in sorted(spoken, key=lambda comment: (_ORDER.index(comment.after), comment.index)):
        lines = [" ".join(line.split()) for line in comment.text.replace("|", "/").strip().splitlines()]
        text = "\n".join(lines).strip()
        if text:
            yield replace(comment, text=text)


_ORDER = ("", "Deal", "Auction", "Play")


def _placed(comment: Comment, calls: int, cards: int) -> Comment:
    if comment.after == "Play" and comment.index >= 0 and cards:
        return replace(comment, index=min(comment.index, cards - 1))
    if comment.after in {"Auction", "Play"}:
        index = calls - 1 if comment.after == "Play" else min(comment.index, calls - 1)
        return Comment(comment.text, "Auction", index) if index >= 0 else Comment(comment.text, "Deal")
    return Comment(comment.text, "Deal" if comment.after == "Deal" else "")
