"""Strategies for outcomes, and outcomes written short."""

from __future__ import annotations

from hypothesis import strategies as st

from bridgetutor.games.outcome import Outcome
from bridgetutor.games.result_list import outcome
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.contract import Contract, Result, Risk
from bridgetutor.rules.scoring.honours import Honours
from bridgetutor.rules.scoring.target import Strength
from tests.strategies import seats, strains


def played(*lines: str) -> list[Outcome]:
    """The outcomes of the lines of a list."""
    return [outcome(line) for line in lines]


strengths = st.builds(
    Strength.compare,
    st.integers(0, 40).map(lambda points: (points, 40 - points)),
    st.tuples(st.integers(0, 3), st.integers(0, 3)),
)


@st.composite
def outcomes(draw: st.DrawFn) -> Outcome:
    """Outcomes with the strength known; contracts are mostly low and mostly made, so that part scores come up."""
    strength = draw(strengths)
    if draw(st.integers(0, 9)) == 0:
        return Outcome(strength=strength)
    level = draw(st.sampled_from([1, 1, 2, 2, 3, 4, 5, 6, 7]))
    risk = draw(st.sampled_from([*[Risk.UNDOUBLED] * 4, Risk.DOUBLED, Risk.REDOUBLED]))
    contract = Contract(level, draw(strains), draw(seats), risk)
    result = Result(contract, min(13, 6 + level + draw(st.integers(-2, 2))))
    points = [150] if contract.strain is Strain.NOTRUMP else [100, 150]
    honours = draw(st.none() | st.none() | st.builds(Honours, seats, st.sampled_from(points)))
    return Outcome(result, honours, strength)
