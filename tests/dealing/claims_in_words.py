"""Hypothesis strategies for claims and constraints that can be said in the language of constraints."""

from __future__ import annotations

from hypothesis import strategies as st

from bridgetutor.dealing.constraint import Constraint
from bridgetutor.dealing.named import NAMED
from bridgetutor.dealing.together import PointsOfTwo, Together
from bridgetutor.hands import claims as c
from bridgetutor.hands.claim import ALWAYS, NEVER, Claim, atom, every, some
from bridgetutor.hands.measures import points, suits, tricks
from bridgetutor.hands.measures.measure import Measure
from bridgetutor.hands.measures.shape import Compared, Longest, Shape
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.seats import Seat
from tests.strategies import cards
from tests.strategies import suits as any_suit

_pairs = st.permutations(list(Suit)).map(lambda order: (max(order[:2]), min(order[:2])))

_measures: st.SearchStrategy[Measure] = st.one_of(
    st.sampled_from(
        [points.Points(), points.AdjustedPoints(), points.TotalPoints(), points.RuleOf20(), points.RuleOf15()]
    ),
    st.sampled_from(
        [tricks.Losers(), tricks.QuickTricks(), tricks.Controls(), tricks.Aces(), tricks.Kings()]
    ),
    st.sampled_from(
        [
            *(points.DummyPoints, suits.Length, suits.SuitPoints, suits.TopHonours, suits.GoodSuit),
            *(suits.Quality, suits.Stopped, suits.Controlled, Longest),
        ]
    ).flatmap(any_suit.map),
    _pairs.map(lambda pair: Compared(*pair)),
    cards.map(suits.Holds),
    st.just(Shape()),
)

_measures_of_two: st.SearchStrategy[Measure] = st.one_of(
    st.sampled_from([PointsOfTwo(), tricks.Controls(), tricks.Aces(), tricks.Kings()]),
    st.sampled_from([suits.Length, suits.SuitPoints, suits.TopHonours]).flatmap(any_suit.map),
    cards.map(suits.Holds),
)


def _atoms(measures: st.SearchStrategy[Measure]) -> st.SearchStrategy[Claim]:
    """Each with any set of values but none or all: "0–3 or 7+ hearts"."""
    return measures.flatmap(lambda each: st.integers(1, each.all_values - 1).map(lambda v: atom(each, v)))


def _claims(atoms: st.SearchStrategy[Claim], wholes: st.SearchStrategy[Claim]) -> st.SearchStrategy[Claim]:
    """Ways to keep it, each a list of single counts and of alternatives."""
    either = st.lists(atoms, min_size=2, max_size=3).map(some)
    lists = st.lists(wholes | either, min_size=1, max_size=3).map(every)
    ways = st.lists(lists, min_size=1, max_size=3).map(some)
    return ways.filter(lambda claim: claim not in {ALWAYS, NEVER})


atoms = _atoms(_measures)
_named = st.sampled_from([*NAMED, *(~each for each in NAMED)])

claims = _claims(atoms, atoms | _named)
claims_of_two = _claims(_atoms(_measures_of_two), _atoms(_measures_of_two))

_together = st.builds(
    lambda seats, claim: Together(min(seats), max(seats), claim),
    st.permutations(list(Seat)).map(lambda order: order[:2]),
    claims_of_two,
)

constraints: st.SearchStrategy[Constraint] = st.builds(
    lambda four, pairs: Constraint(tuple(four), tuple(pairs)),
    st.lists(st.just(c.ALWAYS) | claims, min_size=4, max_size=4),
    st.lists(_together, max_size=2, unique_by=lambda each: each.seats),
)
