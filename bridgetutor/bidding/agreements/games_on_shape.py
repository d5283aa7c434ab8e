"""Games in competition that shape makes: a singleton in their suit, or nine trumps and a singleton anywhere.

Where they have bid we know which of our cards work: opposite a singleton their high cards take one trick. Twenty points
between us then make four of a major with eight trumps, nineteen with nine (standard texts on hand evaluation).
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.bidding.agreements.games_in_competition import UNDER_FOUR
from bridgetutor.bidding.condition import contested, i_showed, partner_showed, signed_off, they_bid
from bridgetutor.bidding.ladder import MAJORS, others
from bridgetutor.bidding.relative import fit, likely
from bridgetutor.bidding.rule import Agreement, Rule, Rung, rule
from bridgetutor.bidding.turns import after_partner, after_them
from bridgetutor.hands.claim import some
from bridgetutor.hands.claims import length, points
from bridgetutor.phrase import phrase

WITH_EIGHT, WITH_NINE = 20, 19
"""The high-card points of both hands, by the number of trumps."""


def _rules() -> Iterator[Rule]:
    for major in MAJORS:
        known = (partner_showed(major, 3) | i_showed(major, 5)) & ~they_bid(major)
        when = contested & ~signed_off & known
        singleton = some(length(suit, 0, 1) for suit in others(major))
        trumps = length(major, 3) & points(6)
        nine = fit(major, 9) & likely(WITH_NINE) & trumps & singleton
        for turns in (after_partner, after_them):
            for before in turns(UNDER_FOUR):
                for theirs in others(major):
                    eight = fit(major) & likely(WITH_EIGHT) & trumps & length(theirs, 0, 1)
                    yield rule(f"{before} 4{major}", eight, when=when & they_bid(theirs), rung=Rung.QUIET)
                yield rule(f"{before} 4{major}", nine, when=when, rung=Rung.QUIET)


GAMES_ON_SHAPE = Agreement("games_on_shape", phrase("Games on shape"), tuple(_rules()))
