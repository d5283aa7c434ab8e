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
from bridgetutor.rules.notation.pbn.tags import Tag
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
    declarer = lookup.value("Declarer", parse_seat)
    contract = _contract(lookup, auction, declarer)
    tricks = _tricks(lookup, contract)
    first = lookup.value("Play", parse_seat)
    ending = _strain_ending(lookup, declarer, first) if contract is None else _ending(deal, contract, first)
    tag = lookup.tag("Play")
    start = None if tag is None else _start(deal, contract, ending)
    cards = None if tag is None or start is None else _cards(lookup, tag, start, first=first, dealt=deal)
    left = () if tag is None or start is not None else _left(lookup, tag)
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
        cards_rest=left if cards is None else cards.rest,
        claimed=cards is not None and tricks is not None and _is_claimed(cards),
        unfinished=cards is not None and cards.has_plus,
    )


def _contract(lookup: Lookup, auction: Auction | None, declarer: Seat | None) -> Contract | None:
    """The contract as it is written, else the one the auction ends in."""
    tag, called = lookup.tag("Contract"), None if auction is None or not auction.is_over else auction.contract
    if tag is None or is_unknown(tag.value) or parse_strain(tag.value) is not None:
        return called
    if is_pass(tag.value):
        if called is not None:
            says = phrase("The auction ends in {called}, not in four passes", called=called)
            lookup.fault(tag.line, says, keep=tag)
        return called
    by = called.declarer if declarer is None and called is not None else declarer
    written = lookup.value("Contract", lambda text: parse_contract(text, by))
    if written is None:
        return called
    _compare_with_auction(lookup, tag, written, called)
    return written


def _compare_with_auction(lookup: Lookup, tag: Tag, written: Contract, called: Contract | None) -> None:
    """Reports a contract that is not the auction's; a declarer marked as irregular (PBN 3.9) need not be."""
    declarer = lookup.tag("Declarer")
    is_irregular = declarer is not None and declarer.raw.startswith(IRREGULAR)
    if declarer is not None and is_irregular:
        lookup.keep(declarer)
        if called == written:
            says = phrase("{seat} is marked as an irregular declarer, and is not", seat=written.declarer)
            lookup.fault(declarer.line, says)
    elif called not in {None, written}:
        says = phrase("The auction ends in {called}, not in {written}", called=called, written=written)
        lookup.fault(tag.line, says)


def _is_passed_out(lookup: Lookup, auction: Auction | None) -> bool:
    return is_pass(lookup.text("Contract")) or (auction is not None and auction.passed_out)


def _tricks(lookup: Lookup, contract: Contract | None) -> int | None:
    """The result where there is a contract; else it is kept as it stands, and told where it says nothing."""
    tag = lookup.tag("Result")
    if tag is None or is_unknown(tag.value):
        return None
    if contract is not None:
        if tag.raw.startswith(IRREGULAR):
            lookup.keep(tag)
        return lookup.value("Result", lambda text: parse_tricks(text, contract))
    lookup.keep(tag)
    if not is_result_of_sides(tag.value) and not (is_pass(lookup.text("Contract")) and tag.value == "0"):
        lookup.fault(tag.line, phrase("A result says nothing without a contract and its declarer"))
    return None


def _strain_ending(lookup: Lookup, declarer: Seat | None, first: Seat | None) -> Ending | None:
    """An end position whose contract is but a strain (PBN 3.10)."""
    strain = parse_strain(lookup.text("Contract"))
    leader = first if first is not None or declarer is None else declarer.next
    return None if strain is None or leader is None else Ending(strain, leader, declarer)


def _ending(deal: Deal | None, contract: Contract, first: Seat | None) -> Ending | None:
    """An end position that another seat leads to than the one of the whole play."""
    if first is None or first is contract.leader or deal is None or size_of(deal) == 13:
        return None
    return Ending(contract.strain, first, contract.declarer)


def _start(deal: Deal | None, contract: Contract | None, ending: Ending | None) -> Play | None:
    """The play before the first card."""
    known = deal if deal is not None and deals.is_complete(deal) else playable(deal)
    if ending is not None:
        return Play(known, ending.strain, ending.leader, ending.declarer)
    return None if contract is None else Play(known, contract.strain, contract.leader, contract.declarer)


def _cards(lookup: Lookup, tag: Tag, start: Play, *, first: Seat | None, dealt: Deal | None) -> Cards:
    if first not in {None, start.leader}:
        says = phrase("{seat} is not to lead: {leader} is", seat=first, leader=start.leader)
        lookup.fault(tag.line, says, keep=tag)
    return read_play(lookup, tag, start, first=start.leader if first is None else first, dealt=dealt)


def _left(lookup: Lookup, tag: Tag) -> tuple[str, ...]:
    """The cards of a play that cannot be followed, as they are written."""
    items = Section(tag).items
    if items:
        says = phrase("The play cannot be followed without a contract and its declarer")
        lookup.fault(tag.line, says, keep=tag)
    return tuple(item.as_written for item in items)


def _compare(lookup: Lookup, cards: Cards, contract: Contract | None, tricks: int | None) -> None:
    """Reports a result that the cards contradict."""
    tag = lookup.tag("Result")
    if tag is None or contract is None or tricks is None or cards.play.size != 13:
        return
    won, lost = (cards.won[side] for side in (contract.declarer.side, contract.declarer.side.other))
    if won <= tricks <= 13 - lost or tag.raw.startswith(IRREGULAR):
        return
    if cards.play.is_over:
        says = phrase("The cards give declarer's side {won} tricks, not {tricks}", won=won, tricks=tricks)
    else:
        says = phrase(
            "The cards so far give declarer's side {won} tricks and the other side {lost}: {tricks} cannot be",
            won=won,
            lost=lost,
            tricks=tricks,
        )
    lookup.fault(tag.line, says)


def _is_claimed(cards: Cards) -> bool:
    """Whether the play is marked as ended before its last card."""
    return cards.has_end and not (cards.has_plus or cards.rest or cards.play.is_over)


def _keep_what_says_nothing(lookup: Lookup) -> None:
    """A declarer or trumps alone are no contract."""
    for name in ("Declarer", "Contract"):
        tag = lookup.tag(name)
        if tag is not None and not is_unknown(tag.value) and not is_pass(tag.value):
            lookup.keep(tag)
