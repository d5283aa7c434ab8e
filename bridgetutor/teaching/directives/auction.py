"""`{auction}`: an auction to look at; with remarks it runs call by call."""

from __future__ import annotations

from collections.abc import Mapping

from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Auction, parse_call
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.seats import Seat
from bridgetutor.teaching import codes
from bridgetutor.teaching.at_the_table import auction, hands_beside, vulnerability
from bridgetutor.teaching.directive import Directive
from bridgetutor.teaching.lesson import AuctionExhibit, Prose
from bridgetutor.teaching.reader import Reader


def read(reader: Reader) -> AuctionExhibit | None:
    """The auction, North dealing unless told otherwise."""
    dealer = reader.value("dealer", Seat.parse, Seat.NORTH)
    calls = auction(reader, dealer) if reader.needed("auction") is not None else None
    if calls is None:
        return None
    return AuctionExhibit(
        auction=calls,
        vulnerability=vulnerability(reader),
        remarks=_remarks(reader, calls),
        deal=hands_beside(reader) or Deal.of({}),
        caption=reader.text,
        system=reader.system,
    )


def _remarks(reader: Reader, calls: Auction) -> Mapping[int, Prose]:
    """Remarks by the place of the call; a second remark to the same call belongs to the next such call."""
    remarks: dict[int, Prose] = {}
    for option in reader.every("say"):
        call = reader.parsed(option, parse_call, option.argument)
        places = (at for at, made in enumerate(calls.calls) if made == call and at not in remarks)
        place = next(places, None)
        if place is not None:
            remarks[place] = Prose(option.value)
        elif call is not None:
            says = phrase("{call} does not come up, or not so often", call=call)
            reader.note(codes.LOST_REMARK, says, line=option.line)
    return remarks


DIRECTIVE = Directive(
    "auction",
    frozenset({"auction", "dealer", "vul", "deal", "hand", "holder"}),
    frozenset({"say"}),
    read,
    is_named=False,
)
