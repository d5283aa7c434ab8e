"""What tricks and bonuses cost: the table of Law 77, which rubber shares, and the rules of 1945 beside it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bridgetutor.rules.cards import Strain
from bridgetutor.rules.contract import Risk

# Pairs are for a side not vulnerable, then vulnerable.
NOTRUMP_EXTRA = 10
"""What the first odd trick at notrump counts above the others."""

GAME = 100
"""The points for odd tricks bid, doubled or not, from which a contract is a game."""

PART_SCORE_BONUS = 50
GAME_BONUS = (300, 500)

OVERTRICK = {Risk.DOUBLED: (100, 200), Risk.REDOUBLED: (200, 400)}
"""An overtrick in a doubled contract; otherwise it counts like any trick of its strain."""


@dataclass(frozen=True, slots=True)
class Prices:
    """The prices on which codes of laws differ.

    `insult` is the bonus for making a doubled, then a redoubled contract; `doubled` has the first, second, third …
    undertrick of a doubled contract, the last price being that of all further ones. Redoubled is twice that.
    """

    small_slam: tuple[int, int] = (500, 750)
    grand_slam: tuple[int, int] = (1000, 1500)
    insult: tuple[int, int] = (50, 100)
    undoubled: tuple[int, int] = (50, 100)
    doubled: tuple[tuple[int, ...], tuple[int, ...]] = ((100, 200, 200, 300), (200, 300))

    def undertricks(self, risk: Risk, *, vulnerable: bool) -> tuple[int, ...]:
        """The first, second, third … undertrick; the last price is that of all further ones."""
        match risk:
            case Risk.UNDOUBLED:
                return (self.undoubled[vulnerable],)
            case Risk.DOUBLED:
                return self.doubled[vulnerable]
            case Risk.REDOUBLED:
                return tuple(2 * price for price in self.doubled[vulnerable])


LAWS = Prices()
"""Law 77 of the Laws of Duplicate Bridge (WBF, 2017), and the Laws of Rubber Bridge."""

RULES_OF_1945 = Prices(
    small_slam=(500, 700), grand_slam=(750, 1500), insult=(50, 50), doubled=((100, 200), (200, 300))
)
"""An older text: smaller slams, one flat bonus for a contract made doubled, no dearer fourth undertrick."""

RULES_OF_1945_SLAM_750 = replace(RULES_OF_1945, small_slam=(500, 750))
"""The same as another text of that time has it: 750 for a vulnerable small slam."""


def trick_value(strain: Strain) -> int:
    """What a trick counts in the strain, neither doubled nor the first at notrump."""
    return 20 if strain.is_minor else 30
