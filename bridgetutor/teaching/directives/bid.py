"""`{bid}`: what do you call?"""

from __future__ import annotations

from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Auction, parse_call
from bridgetutor.rules.seats import Seat
from bridgetutor.teaching import codes
from bridgetutor.teaching.at_the_table import auction, full_hand, number_of_calls, vulnerability
from bridgetutor.teaching.directive import Directive
from bridgetutor.teaching.lesson import BidExercise
from bridgetutor.teaching.reader import Reader
from bridgetutor.teaching.replies import REPLY_OPTIONS, hints, replies


def read(reader: Reader) -> BidExercise | None:
    """The question; the dealer left out is such that South, the learner, is to call."""
    dealer = reader.value("dealer", Seat.parse, Seat.SOUTH.after(-number_of_calls(reader)))
    calls = auction(reader, dealer)
    hand = full_hand(reader)
    read = replies(reader, parse_call)
    system = reader.option("system")
    if calls is None or hand is None:
        return None
    _check_turn(reader, calls)
    return BidExercise(
        id=reader.name,
        question=reader.text,
        hand=hand,
        auction=calls,
        vulnerability=vulnerability(reader),
        replies=read,
        hints=hints(reader),
        system=reader.system if system is None else system.value,
    )


def _check_turn(reader: Reader, calls: Auction) -> None:
    option = reader.option("auction")
    if calls.is_over and option is not None:
        reader.fault(codes.AUCTION, phrase("The auction is over: nobody is to call"), line=option.line)


DIRECTIVE = Directive(
    "bid", frozenset({"hand", "auction", "dealer", "vul", "system", "place"}), REPLY_OPTIONS, read
)
