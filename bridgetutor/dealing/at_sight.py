"""Which techniques show when dummy comes down, and a first look for them before any auction: cheap, and seldom wrong.

Most deals have nothing of a technique. With both hands in sight the contract is near enough the one that a plain player
would name, so the auction is asked for only where that contract holds out a hope.
"""

from __future__ import annotations

from collections.abc import Mapping

from bridgetutor.cardplay.leads import Table, opening_leads
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques import (
    Finding,
    Technique,
    avoidance,
    cross_ruff,
    discard,
    double_finesse,
    drawing_trumps,
    ducking,
    dummy_reversal,
    elimination,
    entries,
    finesse,
    hold_up,
    leading_towards,
    long_suit,
    preparing_a_ruff,
    promotion,
    repeated_finesse,
    ruff,
    ruffing_finesse,
    two_way_finesse,
)
from bridgetutor.cardplay.techniques.found import Spotter
from bridgetutor.cardplay.view import PlayView
from bridgetutor.games.naming import named
from bridgetutor.hands.carding import STANDARD
from bridgetutor.hands.promises import SILENCE, Promises
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Board
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat, Side

SHOWN_BY_DUMMY: Mapping[Technique, Spotter] = {
    Technique.PROMOTION: promotion.spot,
    Technique.FINESSE: finesse.spot,
    Technique.REPEATED_FINESSE: repeated_finesse.spot,
    Technique.DOUBLE_FINESSE: double_finesse.spot,
    Technique.TWO_WAY_FINESSE: two_way_finesse.spot,
    Technique.RUFFING_FINESSE: ruffing_finesse.spot,
    Technique.LEADING_TOWARDS: leading_towards.spot,
    Technique.LONG_SUIT: long_suit.spot,
    Technique.DUCKING: ducking.spot,
    Technique.HOLD_UP: hold_up.spot,
    Technique.ENTRIES: entries.spot,
    Technique.RUFF: ruff.spot,
    Technique.PREPARING_A_RUFF: preparing_a_ruff.spot,
    Technique.CROSS_RUFF: cross_ruff.spot,
    Technique.DISCARD: discard.spot,
    Technique.DRAWING_TRUMPS: drawing_trumps.spot,
    Technique.AVOIDANCE: avoidance.spot,
    Technique.ELIMINATION: elimination.spot,
    Technique.DUMMY_REVERSAL: dummy_reversal.spot,
}
"""Those that declarer can see then. The others belong to the defenders, or come when something has been played."""


def at_the_lead(board: Board, contract: Contract, promises: Promises = SILENCE) -> Outlook:
    """What declarer sees when dummy comes down; the lead is the likeliest after what the auction has told."""
    play = Play.of(board.deal, contract)
    table = Table.of(contract.strain, play.leader, promises, contract.level)
    play = play.after(opening_leads(board.deal.known[play.leader], table, STANDARD)[0].card)
    return Outlook(PlayView.of(play, contract.declarer), contract=contract)


def seen(outlook: Outlook, technique: Technique) -> tuple[Finding, ...]:
    """Where it is there, and tricks are missing without it."""
    if not outlook.needs_more:
        return ()
    return tuple(finding for finding in SHOWN_BY_DUMMY[technique](outlook) if finding.is_there)


def is_likely(board: Board, technique: Technique, side: Side) -> bool:
    """Whether a player of that side would see it in the contract that a plain player names with both hands in sight."""
    return any(seen(at_the_lead(board, contract), technique) for contract in _plain_contracts(board, side))


def _plain_contracts(board: Board, side: Side) -> tuple[Contract, ...]:
    """The one named, declared by whoever has more of the trumps; at notrump by either."""
    seats = [seat for seat in Seat if seat.side is side]
    one, other = (board.deal.known[seat] for seat in seats)
    bid = named(one, other).bid
    trumps = bid.strain.suit
    if trumps is not None:
        seats = [seats[one.length(trumps) < other.length(trumps)]]
    return tuple(Contract(bid.level, bid.strain, seat) for seat in seats)
