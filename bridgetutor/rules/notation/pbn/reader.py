"""Reading PBN: what the tags of each game mean. Bad content never raises; each fault is reported with its line."""

from __future__ import annotations

from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.notation.pbn.fields import (
    IRREGULAR,
    is_pass,
    is_unknown,
    parse_declarer,
    parse_number,
    parse_tricks,
)
from bridgetutor.rules.notation.pbn.lookup import Lookup
from bridgetutor.rules.notation.pbn.sections import Calls, Cards, read_calls, read_cards
from bridgetutor.rules.notation.pbn.tokens import games
from bridgetutor.rules.notation.record import BoardFile, BoardRecord, playable, size_of
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat, Vulnerability


def decode(data: bytes) -> str:
    """The text of a file: UTF-8 if it can be, else the 8-bit characters of the standard (ISO 8859-1)."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("iso-8859-1")


def read(text: str) -> BoardFile:
    """Every game of a PBN text, and all that could not be read. A fault in one game leaves the others alone."""
    found, faults = games(text)
    lookups = [Lookup(game) for game in found]
    boards = tuple(_record(lookup) for lookup in lookups)
    everything = [*faults, *(fault for lookup in lookups for fault in lookup.faults)]
    return BoardFile(boards, tuple(sorted(everything, key=lambda fault: fault.line)))


def _record(tags: Lookup) -> BoardRecord:
    deal = _deal(tags)
    dealer = tags.value("Dealer", Seat.parse)
    calls = _calls(tags, dealer)
    auction = None if calls is None else calls.auction
    contract = _contract(tags, auction)
    tricks = _tricks(tags, contract)
    cards = _cards(tags, deal, contract, tricks)
    return BoardRecord(
        number=tags.value("Board", parse_number),
        dealer=dealer if auction is None else auction.dealer,
        vulnerability=tags.value("Vulnerable", Vulnerability.parse),
        deal=deal,
        event=tags.text("Event"),
        site=tags.text("Site"),
        date=tags.text("Date"),
        players=(tags.text("North"), tags.text("East"), tags.text("South"), tags.text("West")),
        scoring=tags.text("Scoring"),
        contract=contract,
        passed_out=contract is None and _is_passed_out(tags, auction),
        tricks=tricks,
        auction=auction,
        call_notes=() if calls is None else calls.notes,
        cards=() if cards is None else cards.play.cards,
        card_notes=() if cards is None else cards.notes,
        others=tags.others(),
        line=tags.line,
    )


def _deal(tags: Lookup) -> Deal | None:
    tag, deal = tags.tag("Deal"), tags.value("Deal", Deal.parse)
    if tag is not None and deal is not None:
        for fault in deal.faults(size_of(deal)):
            tags.fault(tag.line, fault.says)
    return deal


def _calls(tags: Lookup, dealer: Seat | None) -> Calls | None:
    tag, first = tags.tag("Auction"), tags.value("Auction", Seat.parse)
    first = dealer if first is None else first
    if tag is None or first is None:
        return None
    calls = read_calls(tag.rows, first, tags.notes["Auction"])
    if dealer not in {None, calls.auction.dealer}:
        says = phrase("{seat} calls first, though {dealer} deals", seat=calls.auction.dealer, dealer=dealer)
        tags.fault(tag.line, says)
    if calls.fault is not None:
        tags.faults.append(calls.fault)
    return calls


def _contract(tags: Lookup, auction: Auction | None) -> Contract | None:
    """The contract as it is written, else the one the auction ends in."""
    tag, called = tags.tag("Contract"), None if auction is None or not auction.is_over else auction.contract
    declarer = tags.value("Declarer", parse_declarer)
    if declarer is None and called is not None:
        declarer = called.declarer
    if tag is None or is_pass(tag.value):
        return called
    written = tags.value("Contract", lambda text: Contract.parse(text, declarer))
    irregular = tags.text("Declarer").startswith(IRREGULAR)
    if written is not None and called not in {None, written} and not irregular:
        tags.fault(
            tag.line, phrase("The auction ends in {called}, not in {written}", called=called, written=written)
        )
    return called if written is None else written


def _is_passed_out(tags: Lookup, auction: Auction | None) -> bool:
    return is_pass(tags.text("Contract")) or (auction is not None and auction.passed_out)


def _tricks(tags: Lookup, contract: Contract | None) -> int | None:
    if contract is not None:
        return tags.value("Result", lambda text: parse_tricks(text, contract))
    tag = tags.tag("Result")
    if tag is not None and not is_unknown(tag.value) and not is_pass(tags.text("Contract")):
        tags.fault(tag.line, phrase("A result says nothing without a contract and its declarer"))
    return None


def _cards(tags: Lookup, deal: Deal | None, contract: Contract | None, tricks: int | None) -> Cards | None:
    tag = tags.tag("Play")
    if tag is None:
        return None
    if contract is None:
        if tag.rows:
            tags.fault(tag.line, phrase("The play cannot be followed without a contract and its declarer"))
        return None
    first = tags.value("Play", Seat.parse)
    if first not in {None, contract.leader}:
        tags.fault(
            tag.line, phrase("{seat} is not to lead against {contract}", seat=first, contract=contract)
        )
    play = Play.of(playable(deal), contract)
    cards = read_cards(tag.rows, play, contract.leader if first is None else first, tags.notes["Play"])
    if cards.fault is not None:
        tags.faults.append(cards.fault)
    _compare(tags, cards.play, contract, tricks)
    return cards


def _compare(tags: Lookup, play: Play, contract: Contract, tricks: int | None) -> None:
    """Reports a result that the cards, all played, contradict."""
    tag, won = tags.tag("Result"), play.tricks_won(contract.declarer.side)
    if tag is not None and play.is_over and play.size == 13 and tricks not in {None, won}:
        says = phrase("The cards give declarer's side {won} tricks, not {tricks}", won=won, tricks=tricks)
        tags.fault(tag.line, says)
