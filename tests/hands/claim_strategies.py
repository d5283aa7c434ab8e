"""Hypothesis strategies for claims of every kind, and for hands of every shape."""

from __future__ import annotations

from hypothesis import strategies as st

from bridgetutor.hands import claims as c
from bridgetutor.hands.claim import Claim
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import Hand
from tests.strategies import cards, hands, suits

FREAKS = tuple(
    Hand.parse(text)
    for text in (
        "AKQJT98765432...",
        "AKQJT98...AKQJT9",
        "AKQJ.AKQ.AKQ.AKQ",
        "5432.432.432.432",
        "QJ.QJ.QJ.AKQJT98",
        "65432..5432.5432",
        "K.K.AKQJT98765.K",
        "AKQJT9.AKQJT98..",
        "QJT98.QJT98.QJT.",
    )
)

any_hands = hands() | st.sampled_from(FREAKS)


def _ranges(most: int) -> st.SearchStrategy[tuple[int, int]]:
    numbers = st.integers(0, most)
    return st.tuples(numbers, numbers).map(lambda pair: (min(pair), max(pair)))


_pairs = st.permutations(list(Suit)).map(lambda order: (order[0], order[1]))
_counts = st.sets(st.integers(0, 4), min_size=1)

atoms: st.SearchStrategy[Claim] = st.one_of(
    _ranges(37).map(lambda r: c.points(*r)),
    _ranges(37).map(lambda r: c.adjusted_points(*r)),
    _ranges(46).map(lambda r: c.total_points(*r)),
    st.builds(lambda suit, r: c.dummy_points(suit, *r), suits, _ranges(52)),
    st.builds(lambda suit, r, n: c.fit_points(suit, *r, told=n), suits, _ranges(55), st.integers(3, 6)),
    st.builds(lambda suit, r: c.suit_points(suit, *r), suits, _ranges(10)),
    st.integers(10, 40).map(c.rule_of_20),
    st.integers(5, 40).map(c.rule_of_15),
    _ranges(12).map(lambda r: c.losers(*r)),
    _ranges(16).map(lambda r: c.quick_tricks(r[0] / 2, r[1] / 2)),
    _ranges(12).map(lambda r: c.controls(*r)),
    _counts.map(lambda n: c.aces(*n)),
    _counts.map(lambda n: c.kings(*n)),
    st.builds(lambda suit, n: c.key_cards(suit, *n), suits, _counts),
    _ranges(16).map(lambda r: c.aces_and_kings(*r)),
    st.sampled_from([c.balanced(), c.semi_balanced(), c.regular(), c.oblique(), c.shaped("4441", "5440")]),
    st.builds(lambda suit, r: c.length(suit, *r), suits, _ranges(13)),
    _pairs.map(lambda pair: c.longer(*pair)),
    _pairs.map(lambda pair: c.as_long(*pair)),
    _pairs.map(lambda pair: c.at_least_as_long(*pair)),
    st.builds(lambda suit, alone: c.longest(suit, alone=alone), suits, st.booleans()),
    st.builds(lambda pair, by: c.stronger(*pair, by=by), _pairs, st.integers(1, 5)),
    st.builds(lambda suit, r: c.top_honours(suit, *r), suits, _ranges(3)),
    st.builds(lambda suit, r: c.quality(suit, *r), suits, _ranges(18)),
    st.sampled_from(
        [
            c.good_suit,
            c.stopper,
            c.half_stopper,
            c.first_round_control,
            c.second_round_control,
            c.controlled,
            c.trump_queen,
        ]
    ).flatmap(suits.map),
    cards.map(c.holding),
)

claims: st.SearchStrategy[Claim] = st.recursive(
    atoms,
    lambda parts: st.one_of(
        st.tuples(parts, parts).map(lambda pair: pair[0] & pair[1]),
        st.tuples(parts, parts).map(lambda pair: pair[0] | pair[1]),
        parts.map(lambda part: ~part),
    ),
    max_leaves=6,
)
