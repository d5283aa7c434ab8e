"""A board on paper: the deal, the auction, the play trick by trick, and what was noted of calls and cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from bridgetutor.printing.diagrams import auction_table, deal_table
from bridgetutor.rules.notation.record import BoardRecord, Note, NoteKind
from bridgetutor.wording import Wording


def board(record: BoardRecord, wording: Wording) -> str:
    """The whole board as HTML."""
    return "".join(_parts(record, wording))


def title(record: BoardRecord, wording: Wording) -> str:
    """What stands above it: the number where it has one, the contract and how it ended."""
    number = wording.say("A board") if record.number is None else wording.say("Board {n}", n=record.number)
    if record.contract is None:
        return number
    if record.tricks is None:
        return wording.say("{board}: {contract}", board=number, contract=record.contract)
    tricks = wording.count("{n} trick", "{n} tricks", n=record.tricks)
    return wording.say("{board}: {contract}, {tricks}", board=number, contract=record.contract, tricks=tricks)


def _parts(record: BoardRecord, wording: Wording) -> Iterator[str]:
    yield f"<h1>{escape(title(record, wording))}</h1>"
    known = record.board
    if known is not None and record.deal is not None:
        dealt = wording.say("Dealer {seat}", seat=known.dealer)
        vulnerable = wording.say("Vulnerable: {sides}", sides=known.vulnerability)
        yield f"<p>{escape(dealt)} · {escape(vulnerable)}</p>"
        yield deal_table(record.deal.known, tuple(record.deal.known), "", wording)
    if record.auction is not None:
        yield f"<h2>{escape(wording.say('The auction'))}</h2>{auction_table(record.auction, wording)}"
        calls = [wording.name(call) for call in record.auction.calls]
        yield _notes(record.call_notes, calls)
    if record.cards and record.play is not None:
        yield f"<h2>{escape(wording.say('The play'))}</h2>{_tricks(record, wording)}"
        yield _notes(record.card_notes, [wording.name(card) for card in record.cards])


def _tricks(record: BoardRecord, wording: Wording) -> str:
    play = record.play
    tricks = () if play is None else play.tricks
    fell = (
        "; ".join(escape(wording.say("{seat} {card}", seat=seat, card=card)) for seat, card in trick.plays)
        for trick in tricks
    )
    return f"<ol>{''.join(f'<li>{cards}</li>' for cards in fell)}</ol>"


def _notes(notes: Iterable[Note], named: list[str]) -> str:
    """Each note with the call or card it is about; alerts have no words and are left out."""
    said: dict[int, list[str]] = {}
    for note in notes:
        if note.kind is not NoteKind.ALERT:
            said.setdefault(note.index, []).append(note.text)
    return "".join(
        f"<p><b>{escape(named[index])}</b> {escape(' '.join(texts))}</p>" for index, texts in said.items()
    )
