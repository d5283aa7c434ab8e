"""A recorded board as a question to be looked back at: whose cards, what was promised, what the play was for."""

from __future__ import annotations

from bridgetutor.bidding.catalogue import entry, system
from bridgetutor.bidding.reader import Reader
from bridgetutor.cardplay.robots import Aim
from bridgetutor.cardplay.robots.layouts import Told
from bridgetutor.cardplay.verdicts import Review
from bridgetutor.hands.promises import SILENCE
from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation.record import BoardRecord
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat, Vulnerability

_EVERY_TRICK = ("MP", "MATCH")
"""Forms of scoring, by the beginning of what PBN calls them, in which every trick counts the same."""


def review_of(record: BoardRecord, system_name: str, seat: Seat | None, *, seed: int) -> Review:
    """The review of a board, of all players or of one. Raises `BridgeError` where there is nothing to look back at."""
    play = record.play
    if play is None or not play.cards:
        raise BridgeError(phrase("This board cannot be looked back at: its file has no play"))
    if not play.deal.is_complete:
        raise BridgeError(phrase("This board cannot be looked back at: a hand is not known, or not sound"))
    carding = entry(system_name).card.carding
    return Review(
        play,
        _players(play, seat),
        _aim(record),
        _told(record, system_name),
        (carding, carding),
        seed=seed,
    )


def _players(play: Play, seat: Seat | None) -> frozenset[Seat]:
    everybody = frozenset(Seat) if play.dummy is None else frozenset(Seat) - {play.dummy}
    if seat is None:
        return everybody
    if seat not in everybody:
        raise BridgeError(
            phrase("{dummy} was dummy: {declarer} chose the cards", dummy=seat, declarer=play.declarer)
        )
    return frozenset({seat})


def _aim(record: BoardRecord) -> Aim:
    """The contract first, unless the file says that every trick counts the same."""
    if record.contract is None or not _is_whole(record):
        return Aim.tricks()
    if record.scoring.upper().startswith(_EVERY_TRICK):
        return Aim.tricks(record.contract)
    return Aim.contract(record.contract, _vulnerability(record))


def _told(record: BoardRecord, system_name: str) -> Told:
    """What the auction promised, where it is known and led to the contract; else what the contract tells."""
    contract, auction = record.contract, record.auction
    if contract is None or not _is_whole(record):
        return SILENCE
    if auction is None or not auction.is_over or auction.contract != contract:
        return contract
    return Reader.both(system(system_name)).read(auction, _vulnerability(record)).promises


def _is_whole(record: BoardRecord) -> bool:
    """Whether the play is of thirteen cards a hand: of an ending the auction tells nothing."""
    return record.play is not None and record.play.size == 13


def _vulnerability(record: BoardRecord) -> Vulnerability:
    board = record.board
    return Vulnerability.NONE if board is None else board.vulnerability
