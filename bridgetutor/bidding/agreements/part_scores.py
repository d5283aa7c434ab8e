"""With a part score: what makes a game with it is bid with all hands short of a slam, and passed.

Sixty below the line make one notrump a game, forty two of a major: nobody invites over that. Two over one and jump
shifts keep their force (rubber bridge as the older texts have it: Culbertson, Goren).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import (
    contested,
    forced,
    part_score_game_reached,
    part_score_makes_game,
    partner_conventional,
    partner_promised,
)
from bridgetutor.bidding.ladder import MAJORS, between
from bridgetutor.bidding.relative import likely
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.hands.claims import balanced, dummy_points, length, points, total_points
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import SUITS_DOWN, Strain, Suit

SLAM = 33
ONE_NOTRUMP, TWO_NOTRUMP = Bid(1, Strain.NOTRUMP), Bid(2, Strain.NOTRUMP)


def _notrump_openings() -> Iterator[Rule]:
    yield rule(
        "1N - P", points(0, 15) & balanced(), when=part_score_makes_game(ONE_NOTRUMP), rung=Rung.SPECIAL
    )
    yield rule(
        "2N - P", points(0, 11) & balanced(), when=part_score_makes_game(TWO_NOTRUMP), rung=Rung.SPECIAL
    )


def _raised_to_game(major: Suit) -> Iterator[Rule]:
    """Two of a major is enough with a limit raise too, and with most hands that would have forced."""
    raised = Bid(2, major.strain)
    support = length(major, 3) & dummy_points(major, 10, 15)
    yield rule(f"1{major} - {raised}", support, when=part_score_makes_game(raised), rung=Rung.SPECIAL)


def _opener_passes(suit: Suit) -> Iterator[Rule]:
    for level in (2, 3):
        raised = Bid(level, suit.strain)
        enough = total_points(10, 18)
        yield rule(f"1{suit} - {raised} - P", enough, when=part_score_makes_game(raised), rung=Rung.SPECIAL)
    flat = points(11, 19) & balanced()
    yield rule(f"1{suit} - 1N - P", flat, when=part_score_makes_game(ONE_NOTRUMP), rung=Rung.SPECIAL)


def _later() -> Iterator[Rule]:
    natural = ~contested & ~forced & ~partner_conventional & partner_promised(4)
    yield rule(f"... {between('1N', '4H')} - P", likely(0, SLAM - 1), when=part_score_game_reached & natural)


PART_SCORES = Agreement(
    "part_scores",
    phrase("Games made with a part score"),
    (
        *_notrump_openings(),
        *(each for major in MAJORS for each in _raised_to_game(major)),
        *(each for suit in SUITS_DOWN for each in _opener_passes(suit)),
        *_later(),
    ),
)
