"""Where a contest is: the set with all that has come in, and the evening at the learner's own table."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bridgetutor.games.boards import Boards
from bridgetutor.games.catalogue import SINGLE
from bridgetutor.games.contest import HERE, Contest
from bridgetutor.games.contest_words import title
from bridgetutor.games.game import Game
from bridgetutor.phrase import Phrase
from bridgetutor.progress.attempts import Answer
from bridgetutor.session.evening.on_paper import record_of
from bridgetutor.session.evening.state import Evening


@dataclass(frozen=True, slots=True)
class Competing:
    """`contest` is None until a set is laid out; `has_ended` once the learner has gone on from the last board."""

    evening: Evening
    contest: Contest | None = None
    has_ended: bool = False

    @classmethod
    def begin(cls) -> Competing:
        """Before a set is laid out."""
        return cls(Evening.begin(SINGLE))

    @classmethod
    def with_set(cls, contest: Contest) -> Competing:
        """At its first board."""
        return cls(Evening.begin(game_of(contest)), contest)

    @property
    def place(self) -> int:
        """The place of the board on the table, the first being 0."""
        return len(self.evening.written)

    def with_evening(self, evening: Evening) -> Competing:
        """After something has happened at the table; a board that is over there now is entered."""
        board, contest = evening.board, self.contest
        is_tried = evening.tried is not None or self.evening.tried is not None
        if (
            contest is not None
            and board.outcome is not None
            and not is_tried
            and not self.evening.board.is_over
        ):
            record = record_of(board, board.outcome, contest.blank(self.place))
            contest = contest.with_result(HERE, self.place, record)
        return replace(self, evening=evening, contest=contest)


@dataclass(frozen=True, slots=True)
class Turn:
    """The contest after a choice, and what is said aloud of it."""

    state: Competing
    announcements: tuple[Phrase, ...] = ()
    attempts: tuple[Answer, ...] = ()


def game_of(contest: Contest) -> Game:
    """What is played at the learner's table: hands of bridge on the boards of the set."""
    form = replace(SINGLE.form, settlement=Boards(count=len(contest.deals)))
    return replace(SINGLE, name=contest.way.value, title=title(contest.way), form=form)
