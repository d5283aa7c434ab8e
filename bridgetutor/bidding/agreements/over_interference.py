"""When the next hand comes in over the question for aces: DOPI and ROPI, or the answer by steps.

DOPI: double none (or four), pass one, then the bids in order two and three; ROPI: redouble none over a double. By
steps pass is the first answer, double or redouble the second, then the bids in order.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.blackwood import ACES, NONE_OR_FOUR, ONE, THREE, TWO, Aces
from bridgetutor.bidding.condition import agreed, asked_for, i_asked
from bridgetutor.bidding.ladder import above, bids_of
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import ALWAYS
from bridgetutor.hands.claims import aces, length
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import SUITS_DOWN, Suit

DOPI_COUNTS = (ONE, NONE_OR_FOUR, TWO, THREE)
STEP_COUNTS = (NONE_OR_FOUR, ONE, TWO, THREE)
"""What pass, double or redouble, and the next two bids show."""

THEIR_CALLS = (
    ("X", "4N", "XX"),
    *((str(bid), str(bid), "X") for suit in Suit for bid in bids_of(suit, 5, 5)),
)
"""What they may say, the bid above which our answers start, and what takes the place of a double."""


def _answers(counts: tuple[Aces, ...]) -> Iterator[tuple[str, str, Aces]]:
    """Their call, our answer to the question before it, and the aces that it shows."""
    for theirs, over, double in THEIR_CALLS:
        for call, shown in zip(("P", double, *above(over, 2)), counts, strict=True):
            yield theirs, call, shown


def _rules(counts: tuple[Aces, ...]) -> Iterator[Rule]:
    for theirs, call, shown in _answers(counts):
        before = f"... 4N ({theirs})"
        yield rule(
            f"{before} {call}", aces(*shown.shown), when=asked_for(ACES), rung=Rung.ANSWER, artificial=True
        )
        for suit in SUITS_DOWN:
            enough = length(suit, 2) & aces(*shown.enough)
            so_far, when = f"{before} {call} -", agreed(suit) & i_asked(ACES)
            yield rule(f"{so_far} 6{suit}", enough, when=when, forcing=Forcing.SIGN_OFF)
            short = length(suit, 2) & ~aces(*shown.enough)
            yield rule(f"{so_far} 5{suit}", short, when=when, rung=Rung.QUIET, forcing=Forcing.SIGN_OFF)
        # No room is left: the opponents may play it, doubled.
        yield rule(f"{before} {call} - X", ~aces(*shown.enough), when=i_asked(ACES), rung=Rung.LAST)
        yield rule(f"{before} {call} - P", ALWAYS, when=i_asked(ACES), rung=Rung.LAST)


DOPI = Agreement("dopi", phrase("DOPI and ROPI"), tuple(_rules(DOPI_COUNTS)))
ANSWERS_BY_STEPS = Agreement(
    "answers_by_steps", phrase("Answers by steps over interference"), tuple(_rules(STEP_COUNTS))
)
