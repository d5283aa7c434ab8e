"""`{deal}`: hands to look at."""

from __future__ import annotations

from bridgetutor.phrase import phrase
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.seats import Seat
from bridgetutor.teaching import codes
from bridgetutor.teaching.at_the_table import hands_beside, shown, vulnerability
from bridgetutor.teaching.directive import Directive
from bridgetutor.teaching.lesson import DealExhibit
from bridgetutor.teaching.reader import Reader


def read(reader: Reader) -> DealExhibit | None:
    """The hands of `:deal:`, or the one of `:hand:`."""
    contract = None if reader.option("contract") is None else reader.needed_value("contract", Contract.parse)
    deal = hands_beside(reader)
    if deal is None:
        reader.fault(codes.MISSING_OPTION, phrase("“:deal:” is missing, or “:hand:” for a single one"))
        return None
    return DealExhibit(
        deal=deal,
        shown=shown(reader, deal),
        dealer=reader.value("dealer", Seat.parse, Seat.NORTH),
        vulnerability=vulnerability(reader),
        contract=contract,
        caption=reader.text,
    )


DIRECTIVE = Directive(
    "deal",
    frozenset({"deal", "hand", "holder", "show", "dealer", "vul", "contract"}),
    frozenset(),
    read,
    is_named=False,
)
