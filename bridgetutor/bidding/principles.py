"""Common sense where no agreement speaks: a game with the points for it, partner's suit with a fit, else quiet.

These are rules like all others, so what is chosen by principle is also understood; they come after every agreement, and
`gaps` counts where they were needed.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.condition import cheapest, contested, forced, partner_promised, they_showed
from bridgetutor.bidding.meaning import Reading
from bridgetutor.bidding.relative import Promise, fit, stopped, together, together_in
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.bidding.situation import Situation
from bridgetutor.bidding.spoken import Spoken
from bridgetutor.hands.claim import ALWAYS
from bridgetutor.hands.claims import length, longest
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import BIDS, PASS, Bid, Call
from bridgetutor.rules.cards import SUITS_DOWN, Strain, Suit
from bridgetutor.rules.hands import Hand

NAME = "principles"
MAJORS, MINORS = (Suit.SPADES, Suit.HEARTS), (Suit.DIAMONDS, Suit.CLUBS)
MOST_STEPS = 12
"""A hand without an agreement does not go higher than so many bids above the last."""

GAME_IN_A_MAJOR, GAME_IN_NOTRUMP, GAME_IN_A_MINOR = 25, 25, 29
SUIT_BIDS = tuple(bid for bid in BIDS if bid.strain is not Strain.NOTRUMP)


def _games() -> Iterator[Rule]:
    """With the points for it and nothing better to say: the game itself."""
    shown = partner_promised(6)
    for major in MAJORS:
        yield rule(f"... 4{major}", fit(major) & together_in(major, GAME_IN_A_MAJOR), when=shown)
    yield rule("... 3N", stopped & together(GAME_IN_NOTRUMP), when=shown)
    for minor in MINORS:
        yield rule(f"... 5{minor}", fit(minor) & together_in(minor, GAME_IN_A_MINOR), when=shown)


def _support() -> Iterator[Rule]:
    """When partner must be answered: with a fit its suit, else a suit of one's own, as low as may be."""
    for bid in SUIT_BIDS:
        suit = Suit(bid.strain)
        yield rule(f"... {bid}", fit(suit), when=forced & cheapest(bid))
    for suit in SUITS_DOWN:
        for level in range(1, 6):
            bid = Bid(level, suit.strain)
            own: Promise = length(suit, 4) & longest(suit)
            yield rule(f"... {bid}", own, when=forced & cheapest(bid) & ~they_showed(suit))
    for level in range(1, 6):
        bid = Bid(level, Strain.NOTRUMP)
        yield rule(f"... {bid}", stopped, when=forced & cheapest(bid))


def _competing() -> Iterator[Rule]:
    """As many tricks as trumps together (the law of total tricks)."""
    for bid in SUIT_BIDS:
        if bid.level <= 3:
            suit = Suit(bid.strain)
            yield rule(
                f"... {bid}",
                fit(suit, bid.level + 6) & together_in(suit, 16 + 3 * bid.level),
                when=contested & cheapest(bid),
            )


def _pass() -> Iterator[Rule]:
    yield rule("... P", ALWAYS, when=~forced)


PRINCIPLES = Agreement(
    NAME,
    phrase("Common sense"),
    tuple(
        Rule(each.pattern, each.promise, each.when, Rung.LAST, each.forcing, each.artificial, each.asks)
        for group in (_games, _support, _competing, _pass)
        for each in group()
    ),
)


def last_resort(hand: Hand, situation: Situation, spoken: Spoken) -> Reading:
    """Where no rule at all holds: a pass, or where that is barred or untrue a cheap bid that would promise nothing.

    Without a jump, the longest suit first, then notrump; if each would promise something, the call that the hand comes
    nearest to. A hand that has called on fewer points than it has shown says no more.
    """
    if not situation.is_forced and high_card_points(hand) < situation.my_points.low:
        return _plain(PASS)
    longest = max(Suit, key=lambda suit: (hand.length(suit), suit)).strain
    bids = [bid for bid in BIDS if bid in situation.legal][:MOST_STEPS]
    jumps = bids[len(Strain) :]
    bids.sort(
        key=lambda bid: (bid in jumps, bid.strain is not longest, bid.strain is not Strain.NOTRUMP, bid)
    )
    calls: list[Call] = [*([] if situation.is_forced and bids else [PASS]), *bids]
    chosen = min(calls, key=lambda call: _lies(hand, spoken.of(call)))
    return _plain(chosen)


def _plain(call: Call) -> Reading:
    """A call that promises nothing."""
    return Reading(rule(f"... {call}", ALWAYS, rung=Rung.LAST), ALWAYS)


def _lies(hand: Hand, readings: tuple[Reading, ...]) -> int:
    return min((len(reading.claim.broken_by(hand)) for reading in readings), default=0)
