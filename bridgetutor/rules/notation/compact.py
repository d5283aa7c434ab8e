"""A whole board on one line, for people and golden files: what was dealt, called and played, without names and notes.

    3 | S | EW | N:… … … … | 1N P 3N P P P | 3NT by S | ? | HK H5 H2 H4

The fields are number, dealer, vulnerability, deal, calls, contract, tricks of declarer's side and cards in the order
played; "?" stands for what is not known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract, Result
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import NotationError
from bridgetutor.rules.notation.record import BoardRecord, playable
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat, Vulnerability

T = TypeVar("T")

_UNKNOWN, _PASSED_OUT, _FIELDS = "?", "passed out", 8


def write(record: BoardRecord) -> str:
    """The line of a record."""
    calls = None if record.auction is None else str(record.auction)
    contract = _PASSED_OUT if record.passed_out else record.contract
    fields = (record.number, record.dealer, record.vulnerability, record.deal, calls, contract, record.tricks)
    return " | ".join(_UNKNOWN if field is None else str(field) for field in (*fields, _texts(record.cards)))


def read(text: str) -> BoardRecord:
    """The record of a line.

    Raises `NotationError` for what cannot be read, `IllegalCall` and `IllegalCard` for what cannot be.
    """
    fields = [field.strip() for field in text.split("|")]
    if len(fields) != _FIELDS:
        raise NotationError(phrase("A board on one line has {n} fields with | between them", n=_FIELDS))
    number, dealer, vulnerability, deal, calls, contract, tricks, cards = fields
    record = BoardRecord(
        number=_known(number, _parse_count),
        dealer=_known(dealer, Seat.parse),
        vulnerability=_known(vulnerability, Vulnerability.parse),
        deal=_known(deal, Deal.parse),
        contract=None if contract == _PASSED_OUT else _known(contract, Contract.parse),
        passed_out=contract == _PASSED_OUT,
        tricks=_known(tricks, _parse_count),
        auction=_known(calls, lambda text: Auction.parse(Seat.parse(dealer), text)),
        cards=tuple(map(Card.parse, cards.split())),
    )
    _check(record)
    return record


def _check(record: BoardRecord) -> None:
    if record.contract is None:
        if record.cards or record.tricks is not None:
            raise NotationError(phrase("Cards and tricks need a contract"))
        return
    Play.of(playable(record.deal), record.contract, record.cards)
    if record.tricks is not None:
        Result(record.contract, record.tricks)


def _texts(values: Iterable[object]) -> str:
    return " ".join(map(str, values))


def _known(text: str, parse: Callable[[str], T]) -> T | None:
    return None if text == _UNKNOWN else parse(text)


def _parse_count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise NotationError(phrase("“{text}” is not a number", text=text))
    return int(text)
