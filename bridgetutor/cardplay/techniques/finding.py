"""What a technique finds in an outlook: suit, cards, plan, what it needs, and its price."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import Phrase
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import NO_CARDS, Hand


@dataclass(frozen=True, slots=True)
class Condition:
    """Something that must be so for a technique to be there, in words ("the ♠K is still out"), and whether it is."""

    says: Phrase
    holds: bool


@dataclass(frozen=True, slots=True)
class Price:
    """The chance of a way to play, from 0 to 1: "the finesse" 0.50, "the drop" 0.33."""

    way: Phrase
    chance: float


@dataclass(frozen=True, slots=True)
class Finding:
    """A technique in one suit, with all that it rests on.

    It is there when all its conditions hold; when just one does not, it is nearly there. Words are for a learner:
    `question` makes them look (and names neither technique nor card to play), `plan` names technique and suit,
    and not yet the card to play.
    """

    technique: Technique
    suit: Suit | None
    cards: Hand
    """The cards of the hand to play, any of which begins it now; none where its time is later."""
    conditions: tuple[Condition, ...]
    question: Phrase
    plan: Phrase
    needs: Phrase | None = None
    """What must be so in the hidden hands, as a clause: "West has the ♠K"; None where it cannot fail."""
    prices: tuple[Price, ...] = ()
    """Its own chance first, then those of other ways to play the same suit."""
    key_cards: Hand = NO_CARDS
    """The cards it turns on, ours and theirs: what to mark on the table."""

    @property
    def is_there(self) -> bool:
        """Whether all conditions hold."""
        return all(condition.holds for condition in self.conditions)

    @property
    def is_near(self) -> bool:
        """Whether just one condition fails."""
        return sum(not condition.holds for condition in self.conditions) == 1

    @property
    def chance(self) -> float:
        """The chance that it works; 1 where it needs nothing."""
        return self.prices[0].chance if self.prices else 1.0

    @property
    def fails(self) -> tuple[Phrase, ...]:
        """What keeps it from being there."""
        return tuple(condition.says for condition in self.conditions if not condition.holds)


def best(findings: Iterable[Finding]) -> Iterator[Finding]:
    """Of several ways to do the same thing in one suit the best: what lacks least, then what is likeliest."""
    by_suit: dict[Suit | None, Finding] = {}
    for finding in findings:
        other = by_suit.get(finding.suit)
        if other is None or (len(finding.fails), -finding.chance) < (len(other.fails), -other.chance):
            by_suit[finding.suit] = finding
    yield from by_suit.values()
