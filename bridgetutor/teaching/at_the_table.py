"""What several kinds of fence have in common: hands, deals, auctions, seats, and a play with its first cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.cards import Card, Strain
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError, Fault, NotationError
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.teaching import codes
from bridgetutor.teaching.reader import Reader

PLAY_OPTIONS = frozenset({"deal", "contract", "trumps", "leader", "vul", "show"})
"""What `film` and `play` both take."""

_FRAGMENT = 9
"""Hands of up to so many cards may be of different lengths in a diagram; with more, one has been forgotten."""


def vulnerability(reader: Reader) -> Vulnerability:
    """`:vul:`, left out: nobody."""
    return reader.value("vul", Vulnerability.parse, Vulnerability.NONE)


def full_hand(reader: Reader) -> Hand | None:
    """`:hand:` of thirteen cards, which must be there."""
    hand = reader.needed_value("hand", Hand.parse)
    if hand is not None:
        _note_faults(reader, "hand", Deal.of({Seat.SOUTH: hand}).faults())
    return hand


def hand_beside(reader: Reader) -> Hand | None:
    """`:hand:`, which may be left out, and be part of a hand."""
    option = reader.option("hand")
    hand = None if option is None else reader.parsed(option, Hand.parse)
    if hand is not None:
        _note_faults(reader, "hand", diagram_faults(Deal.of({Seat.SOUTH: hand})))
    return hand


def deal_beside(reader: Reader) -> Deal | None:
    """`:deal:`, which may be left out, and be a diagram of a few cards."""
    option = reader.option("deal")
    deal = None if option is None else reader.parsed(option, Deal.parse)
    if deal is not None:
        _note_faults(reader, "deal", diagram_faults(deal))
    return deal


def hands_beside(reader: Reader) -> Deal | None:
    """`:deal:`, or the one hand of `:hand:`, which is South's unless `:holder:` says whose it is."""
    deal, hand = deal_beside(reader), hand_beside(reader)
    if deal is not None or hand is None:
        return deal
    return Deal.of({reader.value("holder", Seat.parse, Seat.SOUTH): hand})


def diagram_faults(deal: Deal) -> tuple[Fault, ...]:
    """The faults of a deal that is only looked at: hands may be short and unequal if they are all small."""
    sizes = {len(hand) for hand in deal.known.values()}
    if max(sizes, default=0) <= _FRAGMENT:
        return _faults_beside_numbers(deal)
    equal_ending = len(sizes) == 1 and len(deal.known) > 1
    return deal.faults(min(13, *sizes) if equal_ending else 13)


def _faults_beside_numbers(deal: Deal) -> tuple[Fault, ...]:
    """The faults other than hands of the wrong size: a hand alone can have no others."""
    alone = (Deal.of({seat: hand}) for seat, hand in deal.known.items())
    numbers = {fault for one in alone for fault in one.faults(0)}
    return tuple(fault for fault in deal.faults(0) if fault not in numbers)


def _note_faults(reader: Reader, key: str, faults: Iterable[Fault]) -> None:
    option = reader.option(key)
    for fault in faults:
        reader.fault(codes.DEAL, fault.says, line=None if option is None else option.line)


def seats(text: str) -> frozenset[Seat]:
    """Seats with spaces between, or "all". Raises `NotationError`."""
    if text.strip().lower() == "all":
        return frozenset(Seat)
    if not text.split():
        raise NotationError(phrase("No seat is named: write N E S W or all"))
    return frozenset(Seat.parse(word) for word in text.replace(",", " ").split())


def shown(
    reader: Reader, deal: Deal | None, *, default: frozenset[Seat] = frozenset(Seat)
) -> frozenset[Seat]:
    """`:show:`: the seats whose cards are seen, as far as their hands are known."""
    known = frozenset() if deal is None else frozenset(deal.known)
    option = reader.option("show")
    wanted = default if option is None else reader.value("show", seats, default)
    if option is not None and option.value.strip().lower() != "all":
        for seat in sorted(wanted - known):
            says = phrase("{seat}'s cards cannot be shown: they are not known", seat=seat)
            reader.note(codes.DEAL, says, line=option.line)
    return wanted & known


def seen_by(play: Play, learner: frozenset[Seat]) -> frozenset[Seat]:
    """The learner's own hands, and dummy, unless the learner is still to make the opening lead."""
    if play.dummy is None or (not play.cards and play.leader in learner):
        return learner
    return learner | {play.dummy}


def auction(reader: Reader, dealer: Seat) -> Auction | None:
    """`:auction:` from that dealer; None, and a fault, where it cannot be read or is not legal."""
    option = reader.option("auction")
    if option is None:
        return Auction(dealer)
    return reader.parsed(option, lambda text: Auction.parse(dealer, text), code=codes.AUCTION)


def number_of_calls(reader: Reader) -> int:
    """How many calls `:auction:` has, legal or not."""
    option = reader.option("auction")
    return 0 if option is None else len(option.value.split())


def cards(reader: Reader, key: str) -> tuple[Card, ...]:
    """The cards of an option, with spaces between; none where it is left out."""
    none: tuple[Card, ...] = ()
    return reader.value(key, lambda text: tuple(map(Card.parse, text.split())), none)


@dataclass(frozen=True, slots=True)
class Setting:
    """A play before its first card, and the contract, where there is one."""

    play: Play
    contract: Contract | None


def setting(reader: Reader) -> Setting | None:
    """The play that `:deal:` with `:contract:`, or with `:trumps:` and `:leader:`, begins; faults where it cannot."""
    deal = reader.needed_value("deal", Deal.parse)
    if deal is not None:
        _check_playable(reader, deal)
    if reader.option("contract") is None:
        strain = reader.needed_value("trumps", strain_of)
        leader = reader.needed_value("leader", Seat.parse)
        if deal is None or strain is None or leader is None:
            return None
        return Setting(Play(deal, strain, leader), None)
    contract = reader.needed_value("contract", Contract.parse)
    for key in ("trumps", "leader"):
        if reader.option(key) is not None:
            reader.note(codes.UNKNOWN_OPTION, phrase("With a contract “:{key}:” says nothing", key=key))
    return None if deal is None or contract is None else Setting(Play.of(deal, contract), contract)


def strain_of(text: str) -> Strain:
    """Trumps by letter, sign or N. Raises `NotationError`."""
    letter = text.strip().upper().translate(str.maketrans("♣♦♥♠", "CDHS"))
    for strain in Strain:
        if letter in {strain.letter, str(strain)}:
            return strain
    raise NotationError(phrase("“{text}” is not a strain: write S, H, D, C or N", text=text))


def _check_playable(reader: Reader, deal: Deal) -> None:
    option = reader.option("deal")
    line = None if option is None else option.line
    sizes = tuple(len(hand) for hand in deal.known.values())
    if len(set(sizes)) > 1 and max(sizes) < 13:
        says = phrase("In an ending all hands have as many cards; here they have {sizes}", sizes=sizes)
        reader.fault(codes.UNEQUAL, says, line=line)
        _note_faults(reader, "deal", _faults_beside_numbers(deal))
    else:
        _note_faults(reader, "deal", deal.faults(min(13, max(sizes, default=13))))
    if not any(sizes):
        reader.fault(codes.DEAL, phrase("No hand is known, or all are empty"), line=line)


def played(reader: Reader, play: Play, key: str) -> Play | None:
    """The play with the cards of that option; None, and a fault that names the card, where one is not legal."""
    option = reader.option(key)
    for card in cards(reader, key):
        try:
            play = play.after(card)
        except BridgeError as error:
            line = None if option is None else option.line
            reader.fault(codes.CARD, error.fault.says, line=line)
            return None
    return play
