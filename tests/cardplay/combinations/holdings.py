"""Combinations for the tests: as they are written, and drawn by Hypothesis."""

from __future__ import annotations

from hypothesis import strategies as st

from bridgetutor.cardplay.combinations import Combination, best_lines
from bridgetutor.cardplay.combinations.position import bit_of
from bridgetutor.rules.cards import Rank


@st.composite
def combinations(draw: st.DrawFn, *, most_of_ours: int = 8, most_missing: int = 7) -> Combination:
    """Any cards of a suit, the others having been played; declarer has one at least."""
    ranks = draw(st.permutations(list(Rank)))
    ours = draw(st.integers(1, most_of_ours))
    of_north = draw(st.integers(0, ours))
    missing = draw(st.integers(0, min(most_missing, len(ranks) - ours)))
    return Combination(
        sum(map(bit_of, ranks[:of_north])),
        sum(map(bit_of, ranks[of_north:ours])),
        sum(map(bit_of, ranks[ours : ours + missing])),
    )


def chance(text: str, tricks: int) -> float:
    """The best chance of so many tricks, in per cent."""
    best = best_lines(Combination.parse(text))
    assert best.is_exact
    return 100 * best.by_tricks[tricks - 1].chances[tricks - 1] if tricks <= len(best.by_tricks) else 0.0


def average(text: str) -> float:
    """The most tricks on average."""
    return best_lines(Combination.parse(text)).on_average.average
