"""An evening as something to be led through: the deals come from dice handed in, contracts of others by rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bridgetutor.cardplay.hints import AskForHint, Hint
from bridgetutor.dealing.constraint import ANY_DEAL
from bridgetutor.dealing.drawing import Source
from bridgetutor.games.game import Game
from bridgetutor.phrase import Phrase
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.session.choice import Choice, Theirs
from bridgetutor.session.evening import bidding, claims, hints, thinking, turns, words
from bridgetutor.session.evening.arrangement import Arrangement
from bridgetutor.session.evening.dealing import DealWanted
from bridgetutor.session.evening.marked import marked_for
from bridgetutor.session.evening.screen import EveningScreen
from bridgetutor.session.evening.setting import game_of
from bridgetutor.session.evening.showing import screen_of
from bridgetutor.session.evening.state import Evening
from bridgetutor.session.walk import followed
from bridgetutor.session.wanted import CardWanted, Wanted

if TYPE_CHECKING:
    from random import Random

RULES = "1"
"""Rises when choices that were kept would no longer lead to the same evening."""


def id_of(game: Game) -> str:
    """The name of its evenings in the record; no lesson's name has a colon."""
    return f"game:{game.name}"


class EveningWalk:
    """A `Walk` through board after board of a game; it has no end of its own.

    Without dice nothing is dealt or named: all of that is among the choices of an evening that is acted out again.
    The table is set by the arrangement where an evening begins; one that is gone on with keeps its own.
    Raises `BridgeError` for an arrangement of which there is no game or system.
    """

    def __init__(self, game: Game, random: Random | None, arrangement: Arrangement | None = None) -> None:
        self.game = game
        self.fingerprint = RULES
        self._arrangement = arrangement
        if arrangement is not None:
            game_of(arrangement)
        self._random = random
        self._seeds: dict[int, int] = {}
        self._deals = None if random is None else Source(ANY_DEAL).deals(random)

    @property
    def id(self) -> str:
        """Of the game."""
        return id_of(self.game)

    def begin(self) -> Evening:
        """Before the first deal."""
        return Evening.begin(self.game)

    def replay(self, choices: Sequence[Choice]) -> Evening:
        """Where these choices lead: deals and contracts of others are among them."""
        return followed(self, choices)

    def found_again(self, _choices: Sequence[Choice]) -> Choice | None:
        """An evening under other rules is begun anew."""
        return None

    def submit(self, state: Evening, choice: Choice) -> turns.Turn:
        """What follows from a choice."""
        return turns.submit(state, choice)

    def given(self, state: Evening) -> Theirs | Arrangement | None:
        """How the table is set; the next deal, where any will do; the contract that one of the others names."""
        if self._deals is None:
            return None
        if state.is_dealing:
            if not state.dealt and self._arrangement not in {None, state.arrangement}:
                return self._arrangement
            if state.arrangement.is_as_it_falls:
                return Theirs(next(self._deals))
            hand = marked_for(state.arrangement, state.dealt)
            return None if hand is None else Theirs(hand.deal)
        if state.is_bidding and not state.is_learners_turn:
            return Theirs(bidding.robots_call(state))
        if state.is_picking and not state.is_learners_turn:
            found = words.proposal(state.board)
            return None if found is None else Theirs(found.bid)
        return None

    def _deal_wanted(self, state: Evening) -> DealWanted | None:
        """Cards that have to be looked for."""
        if self._random is None or not state.is_dealing or not state.arrangement.is_looked_for:
            return None
        board = state.board
        return self._wanted(state, board.dealer, board.vulnerability)

    def deals_foreseen(self, state: Evening) -> Iterator[DealWanted]:
        """Those of the next board, for each that there may be: who is vulnerable then may hang on this one."""
        if self._random is None or state.is_dealing or not state.arrangement.is_looked_for:
            return iter(())
        return (self._wanted(state, *conditions) for conditions in state.may_follow)

    def _wanted(self, state: Evening, dealer: Seat, vulnerability: Vulnerability) -> DealWanted:
        if state.dealt not in self._seeds and self._random is not None:
            self._seeds[state.dealt] = self._random.getrandbits(32)
        seed = self._seeds[state.dealt]
        return DealWanted(state.arrangement, dealer, vulnerability, state.dealt, seed)

    def awaited(self, state: Evening) -> Wanted | None:
        """The card of another seat, the ruling on the learner's claim, the next deal."""
        return thinking.awaited(state) or claims.question(state) or self._deal_wanted(state)

    def foreseen(self, state: Evening) -> Iterator[CardWanted]:
        """What may be wanted after the learner's next card."""
        return turns.foreseen(state)

    def is_finished(self, _state: Evening) -> bool:
        """Never by itself."""
        return False

    def hint_wanted(self, state: Evening) -> AskForHint | None:
        """About the learner's next card."""
        return hints.hint_wanted(state)

    def screen(self, state: Evening, announcements: tuple[Phrase, ...], hint: Hint | None) -> EveningScreen:
        """What the learner sees."""
        return screen_of(state, announcements, hint)
