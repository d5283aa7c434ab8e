"""A rule: what a call means in a place of the auction. One claim chooses it, explains it, reveals and corrects."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum

from bridgetutor.bidding.condition import ALWAYS_SO, Condition
from bridgetutor.bidding.pattern import Pattern
from bridgetutor.bidding.relative import Promise
from bridgetutor.phrase import Phrase
from bridgetutor.rules.auction import Call


class Rung(IntEnum):
    """How a call is preferred to others whose claims hold too: the lower rung first.

    Within a rung the agreement that a system lists first, and within an agreement the rule that stands first.
    """

    ANSWER = 0
    """An answer that partner has asked for."""
    SPECIAL = 1
    """A call that describes the hand exactly, or asks what needs to be known."""
    FIT = 2
    """Support for partner's suit, where it comes before anything else."""
    NATURAL = 3
    """Natural calls."""
    QUIET = 4
    """A call for hands that have nothing better to say."""
    LAST = 5
    """What is left."""


class Forcing(IntEnum):
    """What a call asks of partner."""

    NO = 0
    ROUND = 1
    """Partner does not pass."""
    GAME = 2
    """Neither passes before a game is reached."""
    SIGN_OFF = 3
    """Partner passes."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A call in a place of the auction: `when` narrows the pattern, `promise` is what the hand holds.

    `asks` says what a call wants to know or to happen, an artificial one always; `agreement` names where the rule
    stands.
    """

    pattern: Pattern
    promise: Promise
    when: Condition = ALWAYS_SO
    rung: Rung = Rung.NATURAL
    forcing: Forcing = Forcing.NO
    artificial: bool = False
    asks: Phrase | None = None
    agreement: str = ""

    @property
    def call(self) -> Call:
        """The call that the rule is about."""
        return self.pattern.call

    def of(self, agreement: str) -> Rule:
        """The same rule, standing in an agreement."""
        return Rule(
            self.pattern,
            self.promise,
            self.when,
            self.rung,
            self.forcing,
            self.artificial,
            self.asks,
            agreement,
        )


def rule(
    pattern: str,
    promise: Promise,
    *,
    when: Condition = ALWAYS_SO,
    rung: Rung = Rung.NATURAL,
    forcing: Forcing = Forcing.NO,
    artificial: bool | None = None,
    asks: Phrase | None = None,
) -> Rule:
    """The rule for the last call of the pattern: `rule("1N - 2C - 2H", length(HEARTS, 4))`.

    A call that asks is artificial unless it is said not to be: nobody alerts a takeout double.
    """
    coded = asks is not None if artificial is None else artificial
    return Rule(Pattern.parse(pattern), promise, when, rung, forcing, coded, asks)


@dataclass(frozen=True, slots=True)
class Agreement:
    """Rules that belong together, under the name players know them by; in order of preference within a rung.

    `name` is small letters, digits and _, as it is typed and kept in records; `title` is what is read.
    """

    name: str
    title: Phrase
    rules: tuple[Rule, ...]

    def __post_init__(self) -> None:
        # Each rule learns where it stands; a copy, as two agreements may share rules.
        object.__setattr__(self, "rules", tuple(each.of(self.name) for each in self.rules))

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)
