"""How a game stands: who wins the sheet and by how much, or who deals next."""

from __future__ import annotations

from bridgetutor.games.accounts import hundreds
from bridgetutor.games.settlement import Settlement
from bridgetutor.games.sheet import Sheet
from bridgetutor.phrase import Phrase, counted, phrase


def in_hundreds(sheet: Sheet) -> Phrase:
    """Who wins, by how many points, and how many hundreds each of them settles for."""
    if sheet.leader is None:
        return _level()
    points = abs(sheet.difference)
    return counted(
        "{side} win by {points} points: {n} hundred",
        "{side} win by {points} points: {n} hundreds",
        n=hundreds(points),
        side=sheet.leader,
        points=points,
    )


def in_points(sheet: Sheet) -> Phrase:
    """Who wins, and by how many points."""
    if sheet.leader is None:
        return _level()
    return phrase("{side} win by {points} points", side=sheet.leader, points=abs(sheet.difference))


def in_imps(sheet: Sheet) -> Phrase:
    """Who wins, and by how many IMPs."""
    if sheet.leader is None:
        return _level()
    return counted(
        "{side} win by {n} IMP", "{side} win by {n} IMPs", n=abs(sheet.difference), side=sheet.leader
    )


def _level() -> Phrase:
    return phrase("The sides are level")


def next_deal(settlement: Settlement, sheet: Sheet) -> Phrase:
    """Who deals next and who is vulnerable then."""
    return phrase(
        "{seat} deals next; vulnerable: {vulnerability}",
        seat=settlement.dealer(sheet),
        vulnerability=settlement.vulnerability(sheet),
    )
