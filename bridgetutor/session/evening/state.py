"""How far an evening has come: the boards played, the one on the table, and what was last said to the learner."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from bridgetutor.games.game import Game, GameBoard
from bridgetutor.games.phases import Announcing, Bidding, PickingContract, Playing
from bridgetutor.games.settlement import enter
from bridgetutor.games.sheet import Sheet
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from bridgetutor.session.screen import Feedback
from bridgetutor.session.state import Claim, Refutation

EMPTY = Sheet()


@dataclass(frozen=True, slots=True)
class Evening:
    """One sitting at a table. `written` are the boards that stand on the sheet, `board` is the one being played.

    `lies` says that something lies on the table to be looked at, a trick or a contract, until the learner goes on.
    `slips` counts the wrong numbers said to the question that stands now, `hints` the degrees of hint seen.
    `claim` is begun, or made and not yet judged; `refutation` are the cards that beat it, being shown. A board that was
    `given_up` lies open and is not written. `at` is how many of its cards lie there while a board that is done is
    stepped through. Where another line is tried, `tried` is the board as it was played: that one counts.
    """

    game: Game
    learner: Seat
    board: GameBoard
    written: tuple[GameBoard, ...] = ()
    before: Sheet = field(default=EMPTY, repr=False)
    """What the boards written have put on the sheet: it follows from them, and is not worked out at each card."""
    lies: bool = False
    slips: int = 0
    hints: int = 0
    feedback: Feedback | None = None
    claim: Claim | None = None
    refutation: Refutation | None = None
    given_up: bool = False
    at: int | None = None
    tried: GameBoard | None = None

    @classmethod
    def begin(cls, game: Game, learner: Seat = Seat.SOUTH) -> Evening:
        """Before the first deal."""
        return cls(game, learner, _next_board(game, EMPTY))

    @property
    def seats(self) -> frozenset[Seat]:
        """The seats whose cards the learner chooses: declarer's and dummy's where their own side declares."""
        declarer = self.board.declarer
        if declarer is None or declarer.side is not self.learner.side:
            return frozenset({self.learner})
        return frozenset({declarer, declarer.partner})

    @property
    def is_done(self) -> bool:
        """Whether nothing more is chosen at this board."""
        return self.given_up or self.board.is_over

    @property
    def is_judged(self) -> bool:
        """Whether a claim that was made is being looked at."""
        return self.claim is not None and self.claim.tricks is not None

    @property
    def is_learners_turn(self) -> bool:
        """Whether the learner is to say or choose something."""
        looked_at = self.lies or self.is_judged or self.refutation is not None or self.is_done
        return not looked_at and self.board.turn in self.seats

    @property
    def is_bidding(self) -> bool:
        """Whether the auction goes on."""
        return isinstance(self.board.phase, Bidding)

    @property
    def is_announcing(self) -> bool:
        """Whether the points are being said."""
        return isinstance(self.board.phase, Announcing)

    @property
    def is_picking(self) -> bool:
        """Whether declarer is to name the contract."""
        return isinstance(self.board.phase, PickingContract)

    @property
    def play(self) -> Play | None:
        """The play while it goes on."""
        return self.board.play if isinstance(self.board.phase, Playing) and not self.given_up else None

    @property
    def waits(self) -> bool:
        """Whether another seat thinks out its card."""
        return self.play is not None and not self.lies and self.board.turn not in self.seats

    @property
    def sheet(self) -> Sheet:
        """What is written so far, the board on the table included once it is over."""
        outcome = (self.tried or self.board).outcome
        return self.before if outcome is None else enter(self.game.form.settlement, self.before, outcome)

    @property
    def is_over(self) -> bool:
        """Whether the sheet is full: the rubber is won, four deals have been played."""
        return self.game.form.settlement.is_over(self.sheet)

    def with_board(self, board: GameBoard, *, lies: bool = False) -> Evening:
        """The evening after something has happened at the board: what was said before is gone."""
        fresh = Evening(self.game, self.learner, board, self.written, self.before, lies=lies)
        return replace(fresh, tried=self.tried)

    def at_next_board(self) -> Evening:
        """With the next board; with other cards where nothing was written, on a fresh sheet where this one is full."""
        written = self.written if self.board.outcome is None else (*self.written, self.board)
        written, before = ((), EMPTY) if self.is_over else (written, self.sheet)
        return replace(self, written=written, before=before).with_board(_next_board(self.game, before))


def _next_board(game: Game, sheet: Sheet) -> GameBoard:
    settlement = game.form.settlement
    return game.board(settlement.dealer(sheet), settlement.vulnerability(sheet))
