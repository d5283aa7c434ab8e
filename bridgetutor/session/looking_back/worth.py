"""What the cards of a deal were worth with all four hands in sight, in words."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.solver import Table
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.contract import Result
from bridgetutor.rules.scoring.par import Par
from bridgetutor.rules.seats import Seat, Side, Vulnerability

STRAINS = (Strain.NOTRUMP, Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS)


def worth(table: Table, dealer: Seat | None, vulnerability: Vulnerability) -> Iterator[Phrase]:
    """The tricks of both sides in each strain, par where it is known who dealt, and what these numbers are not."""
    for side in Side:
        tricks = tuple(
            phrase("{strain} {tricks}", strain=strain, tricks=_tricks(table, strain, side))
            for strain in STRAINS
        )
        yield phrase("Tricks for {side}: {tricks}.", side=side, tricks=tricks)
    if dealer is not None:
        yield _par(table.par(dealer, vulnerability))
    yield phrase(
        "These numbers see all four hands, and never guess wrong. They measure the deal, not your play: nobody at the "
        "table could know them."
    )


def _tricks(table: Table, strain: Strain, side: Side) -> Phrase:
    """One number where it is the same whoever declares."""
    first, second = (table.won(strain, seat) for seat in Seat if seat.side is side)
    if first == second:
        return phrase("{n}", n=first)
    return phrase("{first} or {second}", first=first, second=second)


def _par(par: Par) -> Phrase:
    if not par.contracts:
        return phrase("Par: neither side can make anything, and all pass.")
    contracts = tuple(map(_ended, par.contracts))
    return phrase(
        "Par, if both sides bid as well as they can: {contracts:or}, {score:+d} for North–South.",
        contracts=contracts,
        score=par.score,
    )


def _ended(result: Result) -> Phrase:
    if result.difference:
        return phrase("{contract} {difference:+d}", contract=result.contract, difference=result.difference)
    return phrase("{contract}", contract=result.contract)
