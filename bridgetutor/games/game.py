"""A game at the table, put together of phases; one board of it is the history of what was chosen, in order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Protocol, TypeAlias

from bridgetutor.games.forms import Form
from bridgetutor.games.outcome import Outcome
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import Auction, Call
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract, Result
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError, Fault
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play, TrickClaim
from bridgetutor.rules.seats import Seat, Side, Vulnerability


@dataclass(frozen=True, slots=True)
class Announcement:
    """What a player says aloud before anything is chosen: the points of the hand."""

    points: int


Step: TypeAlias = Deal | Announcement | Call | Card | TrickClaim
"""One thing that is dealt, said or chosen at a board; a claim once it is accepted."""


class Phase(Protocol):
    """A part of a board, asked about a board that has come so far. A value: all it knows comes with the board."""

    def is_over(self, board: GameBoard) -> bool:
        """Whether the next phase may begin."""

    def turn(self, board: GameBoard) -> Seat | None:
        """Who is to choose; None where it is for nobody at the table, as the deal."""

    def legal(self, board: GameBoard) -> tuple[Step, ...]:
        """All that may be chosen now; empty where there is no end of it, as with deals."""

    def fault(self, board: GameBoard, step: Step) -> Fault | None:
        """Why this may not be chosen now; None where it may."""

    def after(self, board: GameBoard, step: Step) -> GameBoard:
        """The board with what follows from a step that is legal."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game, composed. `about` says in a few sentences how it goes.

    `phases` come in their order. `exposure` tells which hands lie open for all to see. `form` is the settlement of its
    sheet with the score of one board.
    """

    name: str
    title: Phrase
    about: Phrase
    seats: tuple[Seat, ...]
    phases: tuple[Phase, ...]
    exposure: Callable[[GameBoard], frozenset[Seat]]
    form: Form

    def board(self, dealer: Seat, vulnerability: Vulnerability) -> GameBoard:
        """A board before its first step."""
        return GameBoard(self, dealer, vulnerability)


@dataclass(frozen=True, slots=True)
class GameBoard:
    """One board of a game as it stands after its `steps`; everything else follows from them.

    `points` are those announced, the dealer's first. `declarer` and `contract` are None as long as they are not known.
    `claim` is one that was accepted, with which the play has ended.
    """

    game: Game = field(repr=False)
    dealer: Seat
    vulnerability: Vulnerability
    steps: tuple[Step, ...] = ()
    deal: Deal | None = None
    auction: Auction | None = None
    points: tuple[int, ...] = ()
    declarer: Seat | None = None
    contract: Contract | None = None
    play: Play | None = None
    claim: TrickClaim | None = None

    @property
    def phase(self) -> Phase | None:
        """The phase the board is in; None when all are over."""
        return next((phase for phase in self.game.phases if not phase.is_over(self)), None)

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to choose."""
        return self.phase is None

    @property
    def turn(self) -> Seat | None:
        """The seat that is to choose for itself or, in the play, whose card is next."""
        return None if self.phase is None else self.phase.turn(self)

    @property
    def legal(self) -> tuple[Step, ...]:
        """All that may be chosen now."""
        return () if self.phase is None else self.phase.legal(self)

    def fault(self, step: Step) -> Fault | None:
        """Why a step is not possible now; None where it is."""
        if self.phase is None:
            return Fault(phrase("The board is over"))
        return self.phase.fault(self, step)

    def after(self, *steps: Step) -> GameBoard:
        """The board with these steps more. Raises `BridgeError` at the first that is not possible."""
        board = self
        for step in steps:
            fault = board.fault(step)
            if fault is not None or board.phase is None:
                raise BridgeError((fault or Fault(phrase("The board is over"))).says)
            board = replace(board.phase.after(board, step), steps=(*board.steps, step))
        return board

    def before(self, count: int) -> GameBoard:
        """The board as it stood after its first `count` steps."""
        return self.game.board(self.dealer, self.vulnerability).after(*self.steps[:count])

    @property
    def dummy(self) -> Seat | None:
        """Declarer's partner."""
        return None if self.declarer is None else self.declarer.partner

    @property
    def faced(self) -> frozenset[Seat]:
        """The seats whose hands lie open."""
        return self.game.exposure(self)

    def hand(self, seat: Seat) -> Hand | None:
        """What a seat was dealt."""
        return None if self.deal is None else self.deal[seat]

    @property
    def announced(self) -> dict[Seat, int]:
        """The points that have been said, by seat, in the order in which they were."""
        return {self.dealer.after(i): points for i, points in enumerate(self.points)}

    def tricks_won(self, side: Side) -> int:
        """The tricks of a side so far; at the end also those that a claim has given it."""
        if self.play is None:
            return 0
        return self.play.tricks_won(side) if self.claim is None else self.claim.tricks_for(side, self.play)

    @property
    def cards_begin(self) -> int | None:
        """How many steps come before the first card; None before the play."""
        if self.play is None:
            return None
        return len(self.steps) - len(self.play.cards) - (self.claim is not None)

    @property
    def outcome(self) -> Outcome | None:
        """What the board came to; None before its end, and where it is dealt again and nothing is written."""
        if self.deal is not None and self.auction is not None and self.auction.passed_out:
            return Outcome.of(self.deal, None) if self.game.form.honours_count else Outcome()
        if self.deal is None or self.contract is None or not self.is_over:
            return None
        result = Result(self.contract, self.tricks_won(self.contract.declarer.side))
        return Outcome.of(self.deal, result) if self.game.form.honours_count else Outcome(result)

    @property
    def is_dealt_again(self) -> bool:
        """Whether it has ended without anything to be written."""
        return self.is_over and self.outcome is None and self.contract is None
