"""`{lead}`: what do you lead?"""

from __future__ import annotations

from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.cards import Card
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Seat
from bridgetutor.teaching import by_play, codes
from bridgetutor.teaching.at_the_table import auction, full_hand, vulnerability
from bridgetutor.teaching.directive import Directive
from bridgetutor.teaching.lesson import LeadExercise, Mark
from bridgetutor.teaching.reader import Reader
from bridgetutor.teaching.replies import REPLY_OPTIONS, hints, replies


def read(reader: Reader) -> LeadExercise | None:
    """The question; the dealer left out is such that South, the learner, leads."""
    needed = reader.needed("auction")
    hand = full_hand(reader)
    read = replies(reader, Card.parse, must_have_right=False)
    dealer = reader.value(
        "dealer", Seat.parse, _dealer_if_south_leads("" if needed is None else needed.value)
    )
    calls = None if needed is None else auction(reader, dealer)
    if needed is None or calls is None or hand is None:
        return None
    if not calls.is_over or calls.contract is None:
        says = phrase("The auction must be over, with a contract: end it with three passes")
        reader.fault(codes.AUCTION, says, line=needed.line)
    elif not any(reply.mark is Mark.RIGHT for reply in read):
        read = (*read, by_play.lead(hand, calls.contract))
    return LeadExercise(
        id=reader.name,
        question=reader.text,
        hand=hand,
        auction=calls,
        vulnerability=vulnerability(reader),
        replies=read,
        hints=hints(reader),
    )


def _dealer_if_south_leads(text: str) -> Seat:
    """The dealer that gives South the opening lead; North where the auction has no contract or cannot be read."""
    try:
        contract = Auction.parse(Seat.NORTH, text).contract
    except BridgeError:
        return Seat.NORTH
    return Seat.NORTH if contract is None else Seat.NORTH.after(Seat.SOUTH - contract.leader)


DIRECTIVE = Directive("lead", frozenset({"hand", "auction", "dealer", "vul", "place"}), REPLY_OPTIONS, read)
