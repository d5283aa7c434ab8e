"""Reading PBN: what the tags of each game mean. Bad content never raises; each fault is reported with its line.

What costs nobody anything is no fault: 1N for 1NT, missing tags, long lines, values outside the standard's lists.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator

from bridgetutor.phrase import phrase
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.notation.pbn import deals
from bridgetutor.rules.notation.pbn.fields import parse_number, parse_room, parse_seat, parse_vulnerability
from bridgetutor.rules.notation.pbn.inheritance import Inheritance
from bridgetutor.rules.notation.pbn.lookup import Lookup
from bridgetutor.rules.notation.pbn.outcome import read_outcome
from bridgetutor.rules.notation.pbn.pieces import Piece, pieces
from bridgetutor.rules.notation.pbn.sections import read_auction
from bridgetutor.rules.notation.pbn.tags import Kind, Tag, no_tag, parts, shortened, tags, text_of
from bridgetutor.rules.notation.record import BoardFile, BoardRecord, LineFault, Passage, size_of

_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")


def read(text: str) -> BoardFile:
    """Every game of a PBN text, and all that could not be read. A fault in one game leaves the others alone."""
    return BoardFile.of(passages(io.StringIO(text, newline="\n")))


def boards(lines: Iterable[str] | Iterable[bytes]) -> Iterator[BoardRecord]:
    """The boards of a file, one after the other: of a binary file, or of lines with their ends."""
    return (passage.record for passage in passages(lines) if passage.record is not None)


def passages(lines: Iterable[str] | Iterable[bytes]) -> Iterator[Passage]:
    """The pieces of a file, one after the other, with what each says: never more than one is held in memory."""
    inheritance = Inheritance()
    for piece in pieces(lines):
        yield passage(piece, inheritance) if piece.is_game else Passage(piece.source, piece.line)


def passage(piece: Piece, inheritance: Inheritance) -> Passage:
    """One piece as it is read after those that `inheritance` comes from. Without a tag it is no board."""
    text = text_of(piece)
    found = tags(text, piece.line)
    if len(found) == 1:
        return Passage(piece.source, piece.line, faults=tuple(_without_tags(found[0])))
    faults = inheritance.resolve(found)
    lookup = Lookup(found)
    for tag, says in faults:
        lookup.fault(tag.line, says)
    bad = None if text.isprintable() else _CONTROL.search(text)
    if bad is not None:
        says = phrase("A sign that is no letter stands here: perhaps the file has another encoding")
        lookup.fault(piece.line + text.count("\n", 0, bad.start()), says)
    record = _record(lookup)
    lookup.faults.sort(key=lambda fault: fault.line)
    return Passage(piece.source, piece.line, record, tuple(lookup.faults))


def _without_tags(body: Tag) -> Iterator[LineFault]:
    for part in parts(body):
        match part.kind:
            case Kind.OPEN_COMMENT:
                yield LineFault(part.line, phrase("A comment is not closed"))
            case Kind.NO_TAG:
                yield LineFault(part.line, no_tag(part.text))
            case Kind.BRACE | Kind.ROW:
                yield LineFault(
                    part.line, phrase("“{text}” belongs to no section", text=shortened(part.text))
                )


def _record(lookup: Lookup) -> BoardRecord:
    deal = _deal(lookup)
    dealer = lookup.value("Dealer", parse_seat)
    calls = read_auction(lookup, dealer)
    auction = None if calls is None else calls.auction
    outcome = read_outcome(lookup, deal, None if calls is None or calls.rest else auction)
    cards, text = outcome.cards, lookup.text
    return BoardRecord(
        number=lookup.value("Board", parse_number),
        dealer=dealer if auction is None else auction.dealer,
        vulnerability=lookup.value("Vulnerable", parse_vulnerability),
        deal=deal,
        event=text("Event"),
        site=text("Site"),
        date=text("Date"),
        players=(text("North"), text("East"), text("South"), text("West")),
        scoring=text("Scoring"),
        contract=outcome.contract,
        passed_out=outcome.passed_out,
        tricks=outcome.tricks,
        auction=auction,
        call_notes=() if calls is None else calls.notes,
        cards=() if cards is None else tuple(cards.play.cards),
        card_notes=() if cards is None else cards.notes,
        others=tuple(lookup.others),
        room=parse_room(text("Room")),
        comments=lookup.sorted_comments,
        claimed=outcome.claimed,
        unfinished=outcome.unfinished or (calls is not None and calls.has_plus),
        ending=outcome.ending,
        calls_rest=() if calls is None else calls.rest,
        cards_rest=outcome.cards_rest,
        verbatim=lookup.verbatim,
        line=lookup.line,
    )


def _deal(lookup: Lookup) -> Deal | None:
    tag, deal = lookup.tag("Deal"), lookup.value("Deal", deals.parse)
    if tag is not None and deal is not None and not deals.is_complete(deal):
        for fault in deal.faults(size_of(deal)):
            lookup.fault(tag.line, fault.says)
    return deal
