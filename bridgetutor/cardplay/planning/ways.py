"""Where tricks may come from, suit by suit: a line of play, how often it gives how many, and what it costs."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bridgetutor.cardplay.combinations import quick_lines, told
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.planning.tempo import NEVER, given_up
from bridgetutor.cardplay.ruffs import Ruff, chance_of, ruffs
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Suit

TOO_RARE, LIKELY, CERTAIN = 0.05, 0.5, 1 - 1e-9
"""A chance below the first is no plan; above the last it is none that could fail, but for the sums of floats."""


@dataclass(frozen=True, slots=True)
class Way:
    """A line in one suit, or ruffs, and what it gives beyond the tricks from the top."""

    suit: Suit
    line: Phrase
    """What is done, as the middle of a sentence."""
    chances: tuple[float, ...]
    """Of at least 1, 2, 3 … more tricks, as far as it is worth going for them."""
    gives_up: tuple[int, ...]
    """How often the lead is lost before the suit has given so many, when it gives them."""
    is_ruff: bool = False

    @property
    def most(self) -> int:
        """The most tricks it aims at."""
        return len(self.chances)

    @property
    def certain(self) -> int:
        """The tricks that it gives wherever the cards lie."""
        return sum(chance > CERTAIN for chance in self.chances)

    @property
    def likely(self) -> int:
        """The tricks that it gives one time in two, or more often."""
        return sum(chance >= LIKELY for chance in self.chances)

    def to(self, tricks: int) -> Way:
        """The same, as far as so many tricks."""
        return replace(self, chances=self.chances[:tricks], gives_up=self.gives_up[:tricks])


def ways_in(outlook: Outlook, suit: Suit) -> tuple[Way, ...]:
    """The lines in a suit of declarer's that may give more than its top cards do, each of them once."""
    combination, sure = outlook.combination(suit), outlook.sure_tricks(suit)
    if not combination.missing or not outlook.ours.length(suit):
        return ()
    places = outlook.places(suit)
    found: dict[tuple[float, ...], Way] = {}
    for line in quick_lines(combination, places).by_tricks:
        chances = tuple(chance for chance in line.chances[sure:] if chance >= TOO_RARE)
        gives_up = tuple(given_up(combination, sure + more, places) for more in range(1, len(chances) + 1))
        if chances and NEVER not in gives_up:
            found.setdefault(chances, Way(suit, told(line.plan), chances, gives_up))
    return tuple(found.values())


def ruffs_for(outlook: Outlook) -> tuple[Way, ...]:
    """Ruffs, before trumps are drawn. A later one needs that the defenders follow longer.

    In the hand with more trumps they are counted only where the other has none to take: the first ones there make it no
    more than as short as the other, and are no trick more.
    """
    found = list(ruffs(outlook))
    short = [ruff for ruff in found if ruff.is_short and ruff.number]
    chosen = short or [ruff for ruff in found if ruff.number > _for_nothing(ruff)]
    return tuple(_ruffing(outlook, ruff) for ruff in chosen)


def _ruffing(outlook: Outlook, ruff: Ruff) -> Way:
    rounds = range(_for_nothing(ruff), ruff.number)
    return Way(
        ruff.suit,
        phrase("ruff {suit} in {seat}'s hand", suit=ruff.suit, seat=ruff.ruffer),
        tuple(chance_of(outlook, replace(ruff, rounds=ruff.rounds + before)) for before in rounds),
        (ruff.lost,) * len(rounds),
        is_ruff=True,
    )


def _for_nothing(ruff: Ruff) -> int:
    return max(0, ruff.trumps - ruff.others_trumps)
