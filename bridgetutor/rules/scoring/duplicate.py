"""Duplicate scoring: what a result is worth on its own board (Law 77)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, groupby, islice, repeat

from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.contract import Contract, Result, Risk
from bridgetutor.rules.scoring.score import Score, ScoreLine
from bridgetutor.rules.seats import Vulnerability

# The table of Law 77. Pairs are for a side not vulnerable, then vulnerable.
NOTRUMP_EXTRA = 10
"""What the first odd trick at notrump counts above the others."""

GAME = 100
"""The points for odd tricks bid, doubled or not, from which a contract is a game."""

PART_SCORE_BONUS = 50
GAME_BONUS = (300, 500)
SLAM_BONUS = {6: (500, 750), 7: (1000, 1500)}
INSULT_BONUS = {Risk.DOUBLED: 50, Risk.REDOUBLED: 100}
"""For making a doubled or redoubled contract."""

OVERTRICK = {Risk.DOUBLED: (100, 200), Risk.REDOUBLED: (200, 400)}
"""An overtrick in a doubled contract; otherwise it counts like any trick of its strain."""

UNDERTRICKS = {
    Risk.UNDOUBLED: ((50,), (100,)),
    Risk.DOUBLED: ((100, 200, 200, 300), (200, 300)),
    Risk.REDOUBLED: ((200, 400, 400, 600), (400, 600)),
}
"""The first, second, third … undertrick; the last price is that of all further ones."""


def score(result: Result | None, vulnerability: Vulnerability = Vulnerability.NONE) -> Score:
    """The score of a result (Law 77); None stands for a board passed out, which is a tie (Law 22A1)."""
    if result is None:
        return Score()
    side = result.contract.declarer.side
    vulnerable = vulnerability.includes(side)
    lines = _made(result, vulnerable) if result.is_made else _defeated(result, vulnerable)
    return Score(side, tuple(lines))


def trick_value(strain: Strain) -> int:
    """What a trick counts in the strain, neither doubled nor the first at notrump."""
    return 20 if strain.is_minor else 30


def trick_points(contract: Contract) -> int:
    """The points for the odd tricks bid: 100 or more make it a game."""
    return sum(line.points for line in odd_tricks(contract))


def odd_tricks(contract: Contract) -> Iterator[ScoreLine]:
    """The entries for the odd tricks bid and made."""
    n, strain, risk = contract.level, contract.strain, contract.risk
    each, times = trick_value(strain), 2**risk
    if strain is Strain.NOTRUMP:
        first = phrase("First odd trick at notrump at {each}", each=each + NOTRUMP_EXTRA)
        yield ScoreLine(_with_risk(first, risk), (each + NOTRUMP_EXTRA) * times)
        n -= 1
        tricks = counted("{n} more odd trick at {each}", "{n} more odd tricks at {each}", n=n, each=each)
    else:
        tricks = counted(
            "{n} odd trick in {strain} at {each}",
            "{n} odd tricks in {strain} at {each}",
            n=n,
            strain=strain,
            each=each,
        )
    if n:
        yield ScoreLine(_with_risk(tricks, risk), n * each * times)


def _made(result: Result, vulnerable: bool) -> Iterator[ScoreLine]:
    contract = result.contract
    yield from odd_tricks(contract)
    if result.difference:
        yield _overtricks(contract, result.difference, vulnerable)
    if trick_points(contract) >= GAME:
        yield ScoreLine(_with_vulnerability(phrase("Game bonus"), vulnerable), GAME_BONUS[vulnerable])
    else:
        yield ScoreLine(phrase("Part-score bonus"), PART_SCORE_BONUS)
    if contract.level in SLAM_BONUS:
        what = phrase("Small slam bonus") if contract.level == 6 else phrase("Grand slam bonus")
        yield ScoreLine(_with_vulnerability(what, vulnerable), SLAM_BONUS[contract.level][vulnerable])
    if contract.risk in INSULT_BONUS:
        yield ScoreLine(_with_risk(phrase("Contract made"), contract.risk), INSULT_BONUS[contract.risk])


def _overtricks(contract: Contract, n: int, vulnerable: bool) -> ScoreLine:
    doubled = OVERTRICK.get(contract.risk)
    each = trick_value(contract.strain) if doubled is None else doubled[vulnerable]
    what = _with_risk(
        counted("{n} overtrick at {each}", "{n} overtricks at {each}", n=n, each=each), contract.risk
    )
    return ScoreLine(what if doubled is None else _with_vulnerability(what, vulnerable), n * each)


def _defeated(result: Result, vulnerable: bool) -> Iterator[ScoreLine]:
    risk = result.contract.risk
    prices = UNDERTRICKS[risk][vulnerable]
    costs = islice(chain(prices, repeat(prices[-1])), -result.difference)
    for i, (each, alike) in enumerate(groupby(costs)):
        n = len(tuple(alike))
        what = _with_risk(_undertricks(n, each, more=i > 0), risk)
        yield ScoreLine(_with_vulnerability(what, vulnerable), -n * each)


def _undertricks(n: int, each: int, *, more: bool) -> Phrase:
    if more:
        return counted("{n} more undertrick at {each}", "{n} more undertricks at {each}", n=n, each=each)
    return counted("{n} undertrick at {each}", "{n} undertricks at {each}", n=n, each=each)


def _with_risk(what: Phrase, risk: Risk) -> Phrase:
    match risk:
        case Risk.UNDOUBLED:
            return what
        case Risk.DOUBLED:
            return phrase("{what}, doubled", what=what)
        case Risk.REDOUBLED:
            return phrase("{what}, redoubled", what=what)


def _with_vulnerability(what: Phrase, vulnerable: bool) -> Phrase:
    return phrase("{what}, vulnerable", what=what) if vulnerable else what
