"""What a conductor leads through: a lesson, or an evening at a table. Pure; a walk is a fold over choices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

from bridgetutor.cardplay.hints import AskForHint, Hint
from bridgetutor.phrase import Phrase
from bridgetutor.progress.attempts import Answer
from bridgetutor.session.choice import Choice
from bridgetutor.session.wanted import CardWanted, Wanted

if TYPE_CHECKING:
    from bridgetutor.session.evening.dealing import DealWanted

S = TypeVar("S")
"""Where the learner is."""
S_co = TypeVar("S_co", covariant=True)
V_co = TypeVar("V_co", covariant=True)
"""What the learner sees."""


class Turned(Protocol[S_co]):
    """What a choice has led to: the state, the answers it judged or showed, and what happened at the table."""

    @property
    def state(self) -> S_co:
        """Where the learner is now."""

    @property
    def attempts(self) -> tuple[Answer, ...]:
        """What goes into the record."""

    @property
    def announcements(self) -> tuple[Phrase, ...]:
        """What is said aloud, in order."""


def followed(walk: Walk[S, object], choices: Sequence[Choice]) -> S:
    """From the beginning through these choices. Those that make no sense any more change nothing."""
    state = walk.begin()
    for choice in choices:
        state = walk.submit(state, choice).state
    return state


class Walk(Protocol[S, V_co]):
    """Everything that differs between what can be walked through."""

    @property
    def id(self) -> str:
        """Its name in the record; no two have the same."""

    @property
    def fingerprint(self) -> str:
        """Differs when the same choices may no longer lead to the same state."""

    def begin(self) -> S:
        """Its beginning."""

    def replay(self, choices: Sequence[Choice]) -> S:
        """The state these choices lead to. Choices that make no sense any more change nothing."""

    def found_again(self, choices: Sequence[Choice]) -> Choice | None:
        """The choice that leads from the beginning to about where these led when it read otherwise; None for none."""

    def submit(self, state: S, choice: Choice) -> Turned[S]:
        """What follows from a choice. One that is not open leaves the state as it is, or says why."""

    def given(self, state: S) -> Choice | None:
        """What happens now without anybody thinking, yet is to be kept: the cards are dealt, a question is posed."""

    def deals_foreseen(self, state: S) -> Iterator[DealWanted]:
        """The deals that may be wanted next, the likeliest first."""

    def awaited(self, state: S) -> Wanted | None:
        """What is being found out elsewhere, such as the card of another seat; None where nothing is waited for."""

    def foreseen(self, state: S) -> Iterator[CardWanted]:
        """The cards that may be wanted next, the likeliest first."""

    def is_finished(self, state: S) -> bool:
        """Whether it has come to its end."""

    def hint_wanted(self, state: S) -> AskForHint | None:
        """The hint that the learner asks for and that has to be worked out; None where none is."""

    def screen(self, state: S, announcements: tuple[Phrase, ...], hint: Hint | None) -> V_co:
        """What the learner sees of it, with the hint that was wanted, if it has been worked out."""


class NothingSought:
    """The part of a walk in which no deal has to be looked for: there is none, or it is at hand."""

    def deals_foreseen(self, _state: object) -> Iterator[DealWanted]:
        """None."""
        return iter(())
