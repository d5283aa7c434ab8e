"""When the next hand comes in over the question for aces: DOPI and ROPI, or the answer by steps.

DOPI: double none (or four), pass one, then the bids in order two and three; ROPI: redouble none over a double. By
steps pass is the first answer, double or redouble the second, then the bids in order.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.blackwood import ACES, missing
from bridgetutor.bidding.condition import agreed, asked_for
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.hands.claim import ALWAYS
from bridgetutor.hands.claims import aces, length
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import BIDS
from bridgetutor.rules.cards import SUITS_DOWN

DOPI_COUNTS = ((1,), (0, 4), (2,), (3,))
STEP_COUNTS = ((0, 4), (1,), (2,), (3,))
"""What pass, double or redouble, and the next two bids show."""

NAMES = tuple(map(str, BIDS))
FIVE_LEVEL = NAMES[NAMES.index("5C") : NAMES.index("5S") + 1]


def _answers(counts: tuple[tuple[int, ...], ...]) -> Iterator[tuple[str, str, tuple[int, ...]]]:
    """Their call, our answer to the question before it, and the aces that it shows."""
    for theirs, double in (("X", "XX"), *((bid, "X") for bid in FIVE_LEVEL)):
        # Over a double the bids start at five clubs.
        first = (NAMES.index(theirs) + 1 if theirs in NAMES else NAMES.index("5C"))
        for call, shown in zip(("P", double, *NAMES[first : first + 2]), counts, strict=True):
            yield theirs, call, shown


def _rules(counts: tuple[tuple[int, ...], ...]) -> Iterator[Rule]:
    for theirs, call, shown in _answers(counts):
        before = f"... 4N ({theirs})"
        yield rule(f"{before} {call}", aces(*shown), when=asked_for(ACES), rung=Rung.ANSWER, artificial=True)
        for suit in SUITS_DOWN:
            enough = length(suit, 2) & aces(*missing(shown, 1))
            so_far, when = f"{before} {call} -", agreed(suit)
            yield rule(f"{so_far} 6{suit}", enough, when=when, forcing=Forcing.SIGN_OFF)
            short = length(suit, 2) & ~aces(*missing(shown, 1))
            yield rule(f"{so_far} 5{suit}", short, when=when, rung=Rung.QUIET, forcing=Forcing.SIGN_OFF)
        # No room is left: the opponents may play it, doubled.
        yield rule(f"{before} {call} - X", ~aces(*missing(shown, 1)), rung=Rung.LAST)
        yield rule(f"{before} {call} - P", ALWAYS, rung=Rung.LAST)


DOPI = Agreement("dopi", phrase("DOPI and ROPI"), tuple(_rules(DOPI_COUNTS)))
ANSWERS_BY_STEPS = Agreement(
    "answers_by_steps", phrase("Answers by steps over interference"), tuple(_rules(STEP_COUNTS))
)
