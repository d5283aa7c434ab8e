"""How far an evening has come: the boards played, the one on the table, and what was last said to the learner."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from bridgetutor.games.game import Game, GameBoard
from bridgetutor.games.outcome import PASSED_OUT, Outcome
from bridgetutor.games.phases import Announcing, Bidding, PickingContract, Playing
from bridgetutor.games.settlement import enter
from bridgetutor.games.sheet import Sheet
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.contract import Contract, Result
from bridgetutor.rules.play import Play
from bridgetutor.rules.scoring.target import Strength
from bridgetutor.rules.seats import Seat
from bridgetutor.session.evening.arrangement import Arrangement, Condition, Part
from bridgetutor.session.evening.setting import game_of, is_played
from bridgetutor.session.screen import Feedback
from bridgetutor.session.state import Claim, Refutation

EMPTY = Sheet()
NEITHER = Strength(None)


@dataclass(frozen=True, slots=True)
class Evening:
    """One sitting at a table. `written` are the boards that stand on the sheet, `board` is the one being played.

    `lies` says that something lies on the table to be looked at, a trick or a contract, until the learner goes on.
    `dealt` counts the deals so far, of this sheet and those before.
    `slips` counts the wrong numbers said to the question that stands now, `hints` the degrees of hint seen.
    `claim` is begun, or made and not yet judged; `refutation` are the cards that beat it, being shown. A board that was
    `given_up` lies open and is not written. `at` is how many of its cards lie there while a board that is done is
    stepped through. Where another line is tried, `tried` is the board as it was played: that one counts.
    """

    game: Game
    learner: Seat
    board: GameBoard
    arrangement: Arrangement
    written: tuple[GameBoard, ...] = ()
    before: Sheet = field(default=EMPTY, repr=False)
    """What the boards written have put on the sheet: it follows from them, and is not worked out at each card."""
    dealt: int = 0
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
        """Before the first deal of a table that nobody has arranged otherwise."""
        return cls(game, learner, _next_board(game, EMPTY), Arrangement(game.name))

    @classmethod
    def arranged(cls, arrangement: Arrangement) -> Evening:
        """Before the first deal. Raises `BridgeError` as `game_of` does."""
        game = game_of(arrangement)
        return cls(game, Seat.SOUTH, _next_board(game, EMPTY), arrangement)

    @property
    def seats(self) -> frozenset[Seat]:
        """The seats whose cards the learner chooses: declarer's and dummy's where their own side declares.

        None where the learner is dummy and has left the play to declarer.
        """
        declarer = self.board.declarer
        if declarer is None or declarer.side is not self.learner.side or not is_played(self.game):
            return frozenset({self.learner})
        if self.arrangement.watches and declarer is not self.learner:
            return frozenset()
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
        return not looked_at and self.has_turn

    @property
    def has_turn(self) -> bool:
        """Whether the next call or card is the learner's, whatever lies on the table."""
        if self.is_bidding and self.arrangement.part is Part.PLAY:
            return False
        return self.board.turn in self.seats

    @property
    def is_bidding(self) -> bool:
        """Whether the auction goes on."""
        return isinstance(self.board.phase, Bidding) and not self.given_up

    @property
    def is_announcing(self) -> bool:
        """Whether the points are being said."""
        return isinstance(self.board.phase, Announcing)

    @property
    def is_counting(self) -> bool:
        """Whether the learner is to say the points of the hand."""
        return self.is_announcing and self.is_learners_turn

    @property
    def is_picking(self) -> bool:
        """Whether declarer is to name the contract."""
        return isinstance(self.board.phase, PickingContract) and not self.given_up

    @property
    def play(self) -> Play | None:
        """The play while it goes on."""
        return self.board.play if isinstance(self.board.phase, Playing) and not self.given_up else None

    @property
    def waits(self) -> bool:
        """Whether another seat thinks out its card."""
        return self.play is not None and not self.lies and not self.has_turn

    @property
    def is_dealing(self) -> bool:
        """Whether the cards have not been dealt yet."""
        return self.board.deal is None

    @property
    def sheet(self) -> Sheet:
        """What is written so far, the board on the table included once it is over."""
        outcome = (self.tried or self.board).outcome
        return self.before if outcome is None else enter(self.game.form.settlement, self.before, outcome)

    @property
    def is_over(self) -> bool:
        """Whether the sheet is full: the rubber is won, four deals have been played."""
        return self.game.form.settlement.is_over(self.sheet)

    @property
    def ends_a_sheet(self) -> bool:
        """Whether a sheet of several boards has just been filled: a single deal by itself is nothing to settle."""
        is_counted = self.tried is None and self.board.outcome is not None
        return is_counted and self.is_over and len(self.sheet.outcomes) > 1

    def with_board(self, board: GameBoard, *, lies: bool = False) -> Evening:
        """The evening after something has happened at the board: what was said before is gone."""
        return replace(
            self,
            board=board,
            lies=lies,
            slips=0,
            hints=0,
            feedback=None,
            claim=None,
            refutation=None,
            given_up=False,
            at=None,
        )

    def at_next_board(self) -> Evening:
        """With the next board; with other cards where nothing was written, on a fresh sheet where this one is full."""
        is_left_out = self.given_up or self.board.is_dealt_again
        written = self.written if is_left_out else (*self.written, self.board)
        before = (
            enter(self.game.form.settlement, self.before, PASSED_OUT) if self._is_skipped else self._passed_on
        )
        if self.game.form.settlement.is_over(before):
            written, before = (), EMPTY
        return replace(self, written=written, before=before).with_board(_next_board(self.game, before))

    @property
    def _is_skipped(self) -> bool:
        """Whether a board that was laid down beforehand is left out: the next one has its own dealer, too."""
        return bool(self.arrangement.conditions) and (self.given_up or self.board.is_dealt_again)

    @property
    def may_follow(self) -> tuple[Condition, ...]:
        """Who may deal the next board and be vulnerable in it, after this one is passed out or makes a game."""
        games = (Contract(3, Strain.NOTRUMP, seat) for seat in (Seat.SOUTH, Seat.WEST))
        results = (None, *(Result(game, game.tricks_needed) for game in games))
        return tuple(dict.fromkeys(self._after(Outcome(result, strength=NEITHER)) for result in results))

    def _after(self, outcome: Outcome) -> Condition:
        settlement = self.game.form.settlement
        sheet = enter(settlement, self.before, outcome)
        sheet = EMPTY if settlement.is_over(sheet) else sheet
        return settlement.dealer(sheet), settlement.vulnerability(sheet)

    @property
    def _passed_on(self) -> Sheet:
        """The sheet before the next board: an auction that nobody plays leaves no points, but the deal passes."""
        if is_played(self.game):
            return self.sheet
        return enter(self.game.form.settlement, self.before, PASSED_OUT)


def _next_board(game: Game, sheet: Sheet) -> GameBoard:
    settlement = game.form.settlement
    return game.board(settlement.dealer(sheet), settlement.vulnerability(sheet))
