"""A board as text for people: the hands round the table, the auction, the cards, and what was said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridgetutor.rules.auction import Auction
from bridgetutor.rules.cards import SUITS_DOWN, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.notation.record import BoardRecord, Note, NoteKind
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from bridgetutor.wording import Wording

_COLUMN, _TRICK = 14, 6
_AROUND = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)
_HIDDEN = "?"


def text(record: BoardRecord, wording: Wording) -> str:
    """All of a board, in paragraphs; what is not known is left out."""
    paragraphs = (
        _heading(record, wording),
        _diagram(record, wording),
        _auction(record, wording),
        _outcome(record, wording),
        _tricks(record, wording),
        _said(record),
    )
    return (
        "\n\n".join("\n".join(line.rstrip() for line in lines) for lines in map(list, paragraphs) if lines)
        + "\n"
    )


def _heading(record: BoardRecord, wording: Wording) -> Iterator[str]:
    facts = []
    if record.number is not None:
        facts.append(wording.say("Board {number}", number=record.number))
    if record.room is not None:
        facts.append(record.room.value)
    if record.dealer is not None:
        facts.append(wording.say("Dealer {seat}", seat=record.dealer))
    if record.vulnerability is not None:
        facts.append(wording.say("Vulnerable: {sides}", sides=record.vulnerability))
    if facts:
        yield "   ".join(facts)
    where = [words for words in (record.event, record.site, record.date) if words not in {"", "?"}]
    if where:
        yield ", ".join(where)


def _diagram(record: BoardRecord, wording: Wording) -> Iterator[str]:
    """North above, West and East beside each other, South below."""
    if record.deal is None or not record.deal.known:
        yield from _names(record, wording)
        return
    north, east, south, west = (_hand(record, seat, wording) for seat in Seat)
    yield from (f"{'':{_COLUMN}}{line}" for line in north)
    yield from (f"{left:{2 * _COLUMN}}{right}" for left, right in zip(west, east, strict=True))
    yield from (f"{'':{_COLUMN}}{line}" for line in south)


def _names(record: BoardRecord, wording: Wording) -> Iterator[str]:
    for seat in Seat:
        if record.players[seat] not in {"", "?"}:
            yield f"{wording.name(seat)}: {record.players[seat]}"


def _hand(record: BoardRecord, seat: Seat, wording: Wording) -> list[str]:
    deal, player = record.deal, record.players[seat]
    hand = None if deal is None else deal[seat]
    name = wording.name(seat, "sign")
    title = name if player in {"", "?"} else f"{name} {player}"
    return [title, *(_holding(hand, suit, wording) for suit in SUITS_DOWN)]


def _holding(hand: Hand | None, suit: Suit, wording: Wording) -> str:
    if hand is None:
        return f"{wording.name(suit, 'sign')} {_HIDDEN}"
    ranks = " ".join(wording.name(rank, "sign") for rank in hand.ranks(suit))
    return f"{wording.name(suit, 'sign')} {ranks or '–'}"


def _auction(record: BoardRecord, wording: Wording) -> Iterator[str]:
    """The calls in columns from West to South, each with the numbers of what is said of it below."""
    auction = record.auction
    if auction is None:
        return
    yield "".join(f"{wording.name(seat):{_COLUMN}}" for seat in _AROUND)
    notes = [note for note in record.call_notes if note.kind is NoteKind.EXPLANATION]
    cells = ["" for _ in range(_AROUND.index(auction.dealer))]
    marks = [note for note in record.call_notes if note.kind is NoteKind.MARK]
    cells += (_cell(auction, i, notes, marks, wording) for i in range(len(auction.calls)))
    yield from _rows(cells)
    if record.calls_rest:
        yield " ".join(record.calls_rest)
    yield from (f"({number}) {note.text}" for number, note in enumerate(notes, start=1))


def _cell(
    auction: Auction, index: int, notes: Sequence[Note], marks: Sequence[Note], wording: Wording
) -> str:
    call = wording.name(auction.calls[index]) + "".join(mark.text for mark in marks if mark.index == index)
    numbers = [f"({number})" for number, note in enumerate(notes, start=1) if note.index == index]
    return " ".join([call, *numbers])


def _rows(cells: Sequence[str]) -> Iterator[str]:
    for start in range(0, len(cells), 4):
        yield "".join(f"{cell:{_COLUMN - 1}} " for cell in cells[start : start + 4])


def _outcome(record: BoardRecord, wording: Wording) -> Iterator[str]:
    if record.passed_out:
        yield wording.say("Passed out")
    elif record.result is not None:
        yield wording.count(
            "{contract}: {n} trick",
            "{contract}: {n} tricks",
            n=record.result.tricks,
            contract=record.result.contract,
        )
    elif record.contract is not None:
        yield wording.name(record.contract)


def _tricks(record: BoardRecord, wording: Wording) -> Iterator[str]:
    """The cards, a trick a line, each from its leader on."""
    play = record.play
    if play is not None and play.cards:
        yield from _trick_rows(play, wording)
    if record.cards_rest:
        yield " ".join(record.cards_rest)
    for note in record.card_notes:
        if note.text:
            yield f"{wording.name(record.cards[note.index])}: {note.text}"


def _trick_rows(play: Play, wording: Wording) -> Iterator[str]:
    for number, trick in enumerate(play.tricks, start=1):
        cards = "".join(f"{wording.name(card):{_TRICK}}" for card in trick.cards)
        yield f"{number:2}  {wording.name(trick.leader, 'sign')}  {cards}"


def _said(record: BoardRecord) -> Iterator[str]:
    yield from (comment.text for comment in record.comments if comment.text)
