"""The parts that every form of scoring is put together of: odd tricks, overtricks, slam, insult, undertricks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, groupby, islice, repeat

from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.contract import Contract, Result, Risk
from bridgetutor.rules.scoring.prices import (
    GAME,
    GAME_BONUS,
    LAWS,
    NOTRUMP_EXTRA,
    OVERTRICK,
    Prices,
    trick_value,
)
from bridgetutor.rules.scoring.score import ScoreLine


def trick_points(contract: Contract) -> int:
    """The points for the odd tricks bid: 100 or more make it a game."""
    return sum(line.points for line in odd_tricks(contract))


def is_game(contract: Contract) -> bool:
    """Whether the contract is a game by itself: an overtrick never makes it one, a double can."""
    return trick_points(contract) >= GAME


def odd_tricks(contract: Contract) -> Iterator[ScoreLine]:
    """The entries for the odd tricks bid and made."""
    return odd_tricks_in(contract.strain, contract.level, risk=contract.risk)


def odd_tricks_in(strain: Strain, n: int, *, risk: Risk = Risk.UNDOUBLED) -> Iterator[ScoreLine]:
    """The entries for `n` odd tricks, 1 to 7, in a strain."""
    each, times = trick_value(strain), 2**risk
    if strain is Strain.NOTRUMP:
        first = phrase("First odd trick at notrump at {each}", each=each + NOTRUMP_EXTRA)
        yield ScoreLine(with_risk(first, risk), (each + NOTRUMP_EXTRA) * times)
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
        yield ScoreLine(with_risk(tricks, risk), n * each * times)


def overtricks(result: Result, *, vulnerable: bool) -> Iterator[ScoreLine]:
    """The entry for the overtricks of a contract made, if there are any."""
    contract, n = result.contract, result.difference
    doubled = OVERTRICK.get(contract.risk)
    each = trick_value(contract.strain) if doubled is None else doubled[vulnerable]
    if n:
        tricks = counted("{n} overtrick at {each}", "{n} overtricks at {each}", n=n, each=each)
        what = with_risk(tricks, contract.risk)
        yield ScoreLine(what if doubled is None else with_vulnerability(what, vulnerable), n * each)


def game_bonus(*, vulnerable: bool) -> ScoreLine:
    """The bonus for a game, where it is paid deal by deal: 300, vulnerable 500."""
    return ScoreLine(with_vulnerability(phrase("Game bonus"), vulnerable), GAME_BONUS[vulnerable])


def slam_bonus(contract: Contract, *, vulnerable: bool, prices: Prices = LAWS) -> Iterator[ScoreLine]:
    """The entry for a slam bid and made, if it is one."""
    if contract.level == 6:
        what, bonus = phrase("Small slam bonus"), prices.small_slam
    elif contract.level == 7:
        what, bonus = phrase("Grand slam bonus"), prices.grand_slam
    else:
        return
    yield ScoreLine(with_vulnerability(what, vulnerable), bonus[vulnerable])


def insult_bonus(contract: Contract, *, prices: Prices = LAWS) -> Iterator[ScoreLine]:
    """The entry for a contract made although it was doubled or redoubled, if it was."""
    if contract.risk is not Risk.UNDOUBLED:
        yield ScoreLine(with_risk(phrase("Contract made"), contract.risk), prices.insult[contract.risk - 1])


def undertricks(result: Result, *, vulnerable: bool, prices: Prices = LAWS) -> Iterator[ScoreLine]:
    """The entries for the undertricks of a contract defeated, one for each price, below nothing."""
    risk = result.contract.risk
    costs = prices.undertricks(risk, vulnerable=vulnerable)
    paid = islice(chain(costs, repeat(costs[-1])), -result.difference)
    for i, (each, alike) in enumerate(groupby(paid)):
        n = len(tuple(alike))
        what = with_risk(_undertricks(n, each, more=i > 0), risk)
        yield ScoreLine(with_vulnerability(what, vulnerable), -n * each)


def _undertricks(n: int, each: int, *, more: bool) -> Phrase:
    if more:
        return counted("{n} more undertrick at {each}", "{n} more undertricks at {each}", n=n, each=each)
    return counted("{n} undertrick at {each}", "{n} undertricks at {each}", n=n, each=each)


def with_risk(what: Phrase, risk: Risk) -> Phrase:
    """The phrase, said to be doubled or redoubled where it is."""
    match risk:
        case Risk.UNDOUBLED:
            return what
        case Risk.DOUBLED:
            return phrase("{what}, doubled", what=what)
        case Risk.REDOUBLED:
            return phrase("{what}, redoubled", what=what)


def with_vulnerability(what: Phrase, vulnerable: bool) -> Phrase:
    """The phrase, said to be vulnerable where it is."""
    return phrase("{what}, vulnerable", what=what) if vulnerable else what
