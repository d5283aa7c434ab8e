"""Reading JSON: lines of objects, or a list of them. Bad content never raises; each fault is reported with its line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass

from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Auction, parse_call
from bridgetutor.rules.cards import Card, Strain
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation.jsons.fields import Fields
from bridgetutor.rules.notation.jsons.writer import PASSED_OUT
from bridgetutor.rules.notation.lin.following import Following
from bridgetutor.rules.notation.lin.hands import deal_faults
from bridgetutor.rules.notation.record import (
    BoardFile,
    BoardRecord,
    Comment,
    Ending,
    LineFault,
    Note,
    NoteKind,
    OtherTag,
    Passage,
    Room,
)
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat, Vulnerability

_FILLING = re.compile(r"[\s,\[\]\N{BYTE ORDER MARK}]*")
_NEXT_LINE = re.compile(r"\n(?=[\s,\[]*\{)")
_DECODER = json.JSONDecoder()


def read(text: str) -> BoardFile:
    """Every board of a JSON text, and all that could not be read. A fault in one board leaves the others alone."""
    return BoardFile.of(passages(text))


def passages(text: str) -> Iterator[Passage]:
    """The objects of a text one by one."""
    position, line = 0, 1
    while position < len(text):
        start = _after_filling(text, position)
        first = line + text.count("\n", position, start)
        end, record, faults = _object(text, start, first)
        end = _after_filling(text, end)
        yield Passage(text[position:end], line, record, tuple(faults))
        line += text.count("\n", position, end)
        position = end


def _after_filling(text: str, position: int) -> int:
    found = _FILLING.match(text, position)
    return position if found is None else found.end()


def _object(text: str, start: int, line: int) -> tuple[int, BoardRecord | None, list[LineFault]]:
    """The object that begins there and where it ends; where it is none, the next line that begins one."""
    if start == len(text):
        return start, None, []
    try:
        value, end = _DECODER.raw_decode(text, start)
    except (ValueError, RecursionError) as error:
        later = _NEXT_LINE.search(text, start)
        at = line + text.count("\n", start, getattr(error, "pos", start))
        fault = LineFault(
            at, phrase("This is no JSON: {reason}", reason=getattr(error, "msg", type(error).__name__))
        )
        return len(text) if later is None else later.end(), None, [fault]
    if not isinstance(value, dict):
        return end, None, [LineFault(line, phrase("A board is a JSON object, in braces"))]
    faults: list[LineFault] = []
    return end, _record(Fields(value, line, faults), line), faults


def _record(fields: Fields, line: int) -> BoardRecord:
    dealer, contract, deal = fields.parsed("dealer", Seat.parse), _contract(fields), _deal(fields)
    calls, ending = _calls(fields, dealer), _ending(fields)
    cards = _cards(fields, _start(deal, contract, ending))
    north, east, south, west = _players(fields)
    return BoardRecord(
        number=fields.number("board", 1, 999_999),
        dealer=dealer,
        vulnerability=fields.parsed("vul", Vulnerability.parse),
        deal=deal,
        event=fields.text("event"),
        site=fields.text("site"),
        date=fields.text("date"),
        scoring=fields.text("scoring"),
        room=fields.one_of("room", Room, lambda room: room.value),
        players=(north, east, south, west),
        auction=calls.auction,
        call_notes=_notes(fields, "call_notes"),
        calls_rest=calls.rest,
        contract=contract,
        passed_out=contract is None and fields.text("contract") == PASSED_OUT,
        tricks=fields.number("tricks", 0, 13),
        cards=cards.played,
        card_notes=_notes(fields, "card_notes"),
        cards_rest=cards.rest,
        claimed=fields.flag("claimed"),
        unfinished=fields.flag("unfinished"),
        ending=ending,
        comments=_comments(fields),
        others=_tags(fields, "tags"),
        verbatim=_tags(fields, "verbatim"),
        line=line,
    )


def _players(fields: Fields) -> list[str]:
    players = fields.inner("players")
    return ["" if players is None else players.text(seat.letter) for seat in Seat]


def _deal(fields: Fields) -> Deal | None:
    deal = fields.parsed("deal", Deal.parse)
    for says in () if deal is None else deal_faults(deal):
        fields.fault(says)
    return deal


def _contract(fields: Fields) -> Contract | None:
    if fields.text("contract") == PASSED_OUT:
        return None
    declarer = fields.parsed("declarer", Seat.parse)
    return fields.parsed("contract", lambda text: Contract.parse(text, declarer))


@dataclass(frozen=True, slots=True)
class _Calls:
    auction: Auction | None = None
    rest: tuple[str, ...] = ()


def _calls(fields: Fields, dealer: Seat | None) -> _Calls:
    """The calls as far as they are legal, and the rest."""
    rest = tuple(fields.texts("calls_rest"))
    first = fields.parsed("first", Seat.parse) if fields.has("first") else dealer
    if not fields.has("auction"):
        return _Calls(None, rest)
    texts = fields.texts("auction")
    if first is None:
        fields.fault(phrase("The auction does not say who deals"))
        return _Calls(None, (*texts, *rest))
    auction = Auction(first)
    for place, text in enumerate(texts):
        try:
            auction = auction.after(parse_call(text))
        except BridgeError as error:
            fields.fault(error.fault.says)
            return _Calls(auction, (*texts[place:], *rest))
    return _Calls(auction, rest)


@dataclass(frozen=True, slots=True)
class _Cards:
    played: tuple[Card, ...] = ()
    rest: tuple[str, ...] = ()


def _start(deal: Deal | None, contract: Contract | None, ending: Ending | None) -> Play | None:
    """The play before its first card."""
    playable = Deal.of({}) if deal is None or deal_faults(deal) else deal
    if ending is not None:
        return Play(playable, ending.strain, ending.leader, ending.declarer)
    return None if contract is None else Play.of(playable, contract)


def _cards(fields: Fields, start: Play | None) -> _Cards:
    """The cards as far as they are legal, and the rest."""
    texts, rest = fields.texts("play"), tuple(fields.texts("cards_rest"))
    if start is None:
        if texts:
            fields.fault(phrase("The play cannot be followed without a contract and its declarer"))
        return _Cards((), (*texts, *rest))
    following = Following(start)
    for place, text in enumerate(texts):
        try:
            fault = following.add(Card.parse(text))
        except BridgeError as error:
            fault = error.fault
        if fault is not None:
            fields.fault(fault.says)
            return _Cards(tuple(following.cards), (*texts[place:], *rest))
    return _Cards(tuple(following.cards), rest)


def _ending(fields: Fields) -> Ending | None:
    inner = fields.inner("ending")
    if inner is None:
        return None
    strain, leader = inner.one_of("strain", Strain, str), inner.parsed("leader", Seat.parse)
    if strain is None or leader is None:
        fields.fault(phrase("An ending has its strain and the seat that leads"))
        return None
    return Ending(strain, leader, inner.parsed("declarer", Seat.parse))


def _notes(fields: Fields, key: str) -> tuple[Note, ...]:
    notes = ((note, note.number("index", 0, 999)) for note in fields.inner_list(key))
    return tuple(
        Note(
            index,
            note.text("text"),
            note.one_of("kind", NoteKind, lambda kind: kind.value) or NoteKind.EXPLANATION,
        )
        for note, index in notes
        if index is not None
    )


def _comments(fields: Fields) -> tuple[Comment, ...]:
    found = ((comment, comment.number("index", -1, 9_999)) for comment in fields.inner_list("comments"))
    return tuple(
        Comment(c.text("text"), c.text("after"), -1 if index is None else index) for c, index in found
    )


def _tags(fields: Fields, key: str) -> tuple[OtherTag, ...]:
    return tuple(
        OtherTag(tag.text("name"), tag.text("value"), tuple(tag.texts("rows")))
        for tag in fields.inner_list(key)
    )
