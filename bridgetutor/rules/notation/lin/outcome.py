"""How a LIN board ended: its contract and tricks, from the claim, the cards, or the results of the session."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.contract import Contract, Result
from bridgetutor.rules.notation.lin.table import Table
from bridgetutor.rules.notation.lin.tokens import Token
from bridgetutor.rules.notation.record import LineFault


@dataclass(slots=True)
class Outcome:
    """Contract and tricks, None where they are not known, and what contradicts what."""

    contract: Contract | None = None
    passed_out: bool = False
    tricks: int | None = None
    claimed: bool = False
    unfinished: bool = False
    faults: list[LineFault] = field(default_factory=list)


def outcome(table: Table, claim: Token | None, expected: Result | None, results_line: int) -> Outcome:
    """The end of a board. `expected` is what the session's results say of it."""
    ended = Outcome(_contract(table), table.auction.passed_out)
    if ended.contract is None and expected is not None and not table.has_calls:
        ended.contract = expected.contract
    if claim is not None:
        ended.tricks = _claimed(table, claim, ended)
    elif table.following is not None and table.following.is_over:
        ended.tricks = _won(table)
    _compare(ended, expected, results_line)
    over = table.following is None or table.following.is_over
    ended.claimed = ended.tricks is not None and not over and not table.cards_rest
    ended.unfinished = (
        ended.tricks is None and not ended.passed_out and (_is_playing(table) or _is_open(table))
    )
    return ended


def _is_playing(table: Table) -> bool:
    """Whether the play stops in the middle."""
    return table.following is not None and bool(table.cards) and not table.following.is_over


def _is_open(table: Table) -> bool:
    """Whether the auction stops in the middle."""
    return (
        bool(table.auction.calls)
        and not table.auction.is_over
        and table.contract is None
        and not table.calls_rest
    )


def _contract(table: Table) -> Contract | None:
    if table.contract is not None:
        return table.contract
    return table.auction.contract if table.auction.is_over and not table.calls_rest else None


def _won(table: Table) -> int:
    return 0 if table.following is None else table.following.won


def _claimed(table: Table, claim: Token, ended: Outcome) -> int | None:
    """The tricks of `mc`. Programs write 0 where nothing was played and nothing is known."""
    value = claim.value.strip()
    if not re.fullmatch(r"\d{1,2}", value, re.ASCII) or int(value) > 13:
        if value:
            says = phrase("“{text}” is not a result: write the number of tricks, 0 to 13", text=claim.value)
            ended.faults.append(LineFault(claim.line, says))
        return None
    tricks = int(value)
    if ended.contract is None or (tricks == 0 and not table.cards):
        if tricks:
            says = phrase("A result says nothing without a contract and its declarer")
            ended.faults.append(LineFault(claim.line, says))
        return None
    wrong = _contradiction(table, tricks)
    if wrong is not None:
        ended.faults.append(LineFault(claim.line, wrong))
    return tricks


def _contradiction(table: Table, tricks: int) -> Phrase | None:
    if table.following is None:
        return None
    won, lost = table.following.won, table.following.lost
    if table.following.is_over and tricks != won:
        return phrase("The cards give declarer's side {won} tricks, not {tricks}", won=won, tricks=tricks)
    if won <= tricks <= 13 - lost:
        return None
    return phrase(
        "Declarer's side cannot end with {tricks} tricks: it has won {won} and lost {lost}",
        tricks=tricks,
        won=won,
        lost=lost,
    )


def _compare(ended: Outcome, expected: Result | None, line: int) -> None:
    """Takes the result that is missing from those of the session, and reports one that differs."""
    if expected is None or ended.contract is None:
        return
    if ended.tricks is None and ended.contract == expected.contract:
        ended.tricks = expected.tricks
    elif ended.tricks is not None and Result(ended.contract, ended.tricks) != expected:
        says = phrase(
            "The results of the session have {expected}, the board itself {found}",
            expected=str(expected),
            found=str(Result(ended.contract, ended.tricks)),
        )
        ended.faults.append(LineFault(line, says))
