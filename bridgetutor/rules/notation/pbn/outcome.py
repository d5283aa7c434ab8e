"""What became of a board: the contract, the cards, the tricks, and whether they fit together."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.notation.pbn import deals
from bridgetutor.rules.notation.pbn.cards import Cards
from bridgetutor.rules.notation.pbn.fields import (
    IRREGULAR,
    is_pass,
    is_result_of_sides,
    is_unknown,
    parse_contract,
    parse_seat,
    parse_strain,
    parse_tricks,
)
from bridgetutor.rules.notation.pbn.items import Section
from bridgetutor.rules.notation.pbn.lookup import Lookup
from bridgetutor.rules.notation.pbn.sections import read_play
from bridgetutor.rules.notation.record import Ending, playable, size_of
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Outcome:
    """As the fields of `BoardRecord` of these names."""

    contract: Contract | None = None
    ending: Ending | None = None
    passed_out: bool = False
    tricks: int | None = None
    cards: Cards | None = None
    cards_rest: tuple[str, ...] = ()
    claimed: bool = False
    unfinished: bool = False


def read_outcome(lookup: Lookup, deal: Deal | None, auction: Auction | None) -> Outcome:
    """The outcome of a game; `auction` is None where it cannot be followed to its end."""
    contract = _contract(lookup, auction)
    tricks = _tricks(lookup, contract)
    first = lookup.value("Play", parse_seat)
    ending = _ending(lookup, deal, contract, first)
    section = _play_section(lookup)
    cards, rest = None, ()
    if section is not None:
        cards = _cards(lookup, section, _start(lookup, deal, contract, ending), first)
        rest = tuple(item.as_written for item in section.items) if cards is None else cards.rest
    if cards is not None:
        _compare(lookup, cards, contract, tricks)
    if contract is None and ending is None:
        _keep_what_says_nothing(lookup)
    return Outcome(
        contract=contract,
        ending=ending,
        passed_out=contract is None and ending is None and _is_passed_out(lookup, auction),
        tricks=tricks,
        cards=cards,
        cards_rest=rest,
        claimed=_is_claimed(section, cards, tricks),
        unfinished=section is not None and section.has_plus,
    )


def _contract(lookup: Lookup, auction: Auction | None) -> Contract | None:
    """The contract as it is written, else the one the auction ends in."""
    tag, called = lookup.tag("Contract"), None if auction is None or not auction.is_over else auction.contract
    declarer = lookup.value("Declarer", parse_seat)
    by = called.declarer if declarer is None and called is not None else declarer
    if tag is None or is_unknown(tag.value) or parse_strain(tag.value) is not None:
        return called
    if is_pass(tag.value):
        written = None
    else:
        written = lookup.value("Contract", lambda text: parse_contract(text, by))
        if written is None:
            return called
    if called not in {None, written}:
        _tell_of_another_contract(lookup, called, written)
    return called if written is None else written
