"""A board with its double-dummy table and par, for programs and for people."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridgetutor.cardplay.solver import Table
from bridgetutor.cardplay.solving.outcome import Answered, Outcome
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.contract import Result
from bridgetutor.rules.notation.record import BoardRecord
from bridgetutor.rules.scoring.par import Par
from bridgetutor.rules.seats import Seat
from bridgetutor.wording import Wording

SUITS = (Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS)


@dataclass(frozen=True, slots=True)
class Solved:
    """A board as it was read, and what the solver says of it."""

    record: BoardRecord
    outcome: Outcome[tuple[Table, ...]]

    @property
    def is_answered(self) -> bool:
        """Whether there is a table."""
        return isinstance(self.outcome, Answered)

    def as_json(self, wording: Wording) -> dict[str, object]:
        """Board, deal, table and par; without a table the reason and the line of the file instead."""
        row: dict[str, object] = {"board": self.record.number, "deal": deal_text(self.record)}
        if not isinstance(self.outcome, Answered):
            return row | {"error": wording.render(self.outcome.says), "line": self.record.line}
        (table,) = self.outcome.answer
        par = self._par(table)
        by_seat = {
            seat.letter: {str(strain): table.won(strain, seat) for strain in (*SUITS, Strain.NOTRUMP)}
            for seat in Seat
        }
        contracts = [str(result) for result in par.contracts]
        return row | {"table": by_seat, "par": {"score": par.score, "contracts": contracts}}

    def text(self, wording: Wording) -> str:
        """A heading, the table with a row a declarer, and par; without a table the reason."""
        if isinstance(self.outcome, Answered):
            (table,) = self.outcome.answer
            lines = [*_table(table, wording), _par_line(self._par(table), wording)]
        else:
            lines = [wording.render(self.outcome.says)]
        return "\n".join([*_heading(self.record, wording), *lines, ""])

    def _par(self, table: Table) -> Par:
        board = self.record.board
        assert board is not None, "a table without a deal"
        return table.par(board.dealer, board.vulnerability)


def deal_text(record: BoardRecord) -> str | None:
    """The deal as PBN writes it, None where there is none."""
    return None if record.deal is None else str(record.deal)


def _heading(record: BoardRecord, wording: Wording) -> Iterator[str]:
    number, board = record.number, record.board
    facts = [] if number is None else [wording.say("Board {number}", number=number)]
    if board is not None:
        facts.append(wording.say("Dealer {seat}", seat=board.dealer))
        facts.append(wording.say("Vulnerable: {sides}", sides=board.vulnerability))
    if facts:
        yield "   ".join(facts)


def _table(table: Table, wording: Wording) -> Iterator[str]:
    strains = (Strain.NOTRUMP, *SUITS)
    yield "    " + "".join(f"{wording.name(strain, 'sign'):>4}" for strain in strains)
    for seat in Seat:
        yield f"{wording.name(seat, 'sign'):>4}" + "".join(
            f"{table.won(strain, seat):>4}" for strain in strains
        )


def _par_line(par: Par, wording: Wording) -> str:
    if not par.contracts:
        return wording.say("Par: passed out")
    contracts = tuple(f"{wording.name(each.contract)} {_difference(each)}" for each in par.contracts)
    return wording.say("Par for North-South: {score} ({contracts:or})", score=par.score, contracts=contracts)


def _difference(result: Result) -> str:
    return f"{result.difference:+}" if result.difference else "="
