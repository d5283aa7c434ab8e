"""The phases that games are put together of: the deal, the auction, saying the points, naming the contract, the play.

Each is a value that satisfies `game.Phase`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bridgetutor.games.game import Announcement, GameBoard, Step
from bridgetutor.games.minibridge import declarer
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import BIDS, Auction, Bid, Double, Pass, Redouble
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import Fault
from bridgetutor.rules.play import Play, TrickClaim
from bridgetutor.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Dealing:
    """The cards are dealt. Which ones, whoever leads the game says."""

    def is_over(self, board: GameBoard) -> bool:
        """As soon as there are hands."""
        return board.deal is not None

    def turn(self, _board: GameBoard) -> Seat | None:
        """Nobody chooses."""
        return None

    def legal(self, _board: GameBoard) -> tuple[Step, ...]:
        """Too many to list."""
        return ()

    def fault(self, _board: GameBoard, step: Step) -> Fault | None:
        """Four hands of thirteen cards are wanted."""
        if not isinstance(step, Deal):
            return Fault(phrase("The cards have not been dealt yet"))
        if not step.is_complete:
            return Fault(phrase("All four hands are needed"))
        return next(iter(step.faults()), None)

    def after(self, board: GameBoard, step: Step) -> GameBoard:
        """With the hands."""
        return replace(board, deal=step) if isinstance(step, Deal) else board


@dataclass(frozen=True, slots=True)
class Bidding:
    """The auction, which dealer opens (Law 17D). Its contract is played; passed out, nothing is."""

    def is_over(self, board: GameBoard) -> bool:
        """When three passes have followed a call, or four have opened it (Law 22)."""
        return board.auction is not None and board.auction.is_over

    def turn(self, board: GameBoard) -> Seat | None:
        """Whose call is next."""
        return _auction(board).turn

    def legal(self, board: GameBoard) -> tuple[Step, ...]:
        """As the Laws have it."""
        return _auction(board).legal_calls

    def fault(self, board: GameBoard, step: Step) -> Fault | None:
        """Why a call may not be made, with the Law."""
        if not isinstance(step, Bid | Pass | Double | Redouble):
            return Fault(phrase("A call is wanted here"))
        return _auction(board).fault(step)

    def after(self, board: GameBoard, step: Step) -> GameBoard:
        """With the call; after the last with declarer, contract and the play before its first card."""
        if not isinstance(step, Bid | Pass | Double | Redouble) or board.deal is None:
            return board
        auction = _auction(board).after(step)
        contract = auction.contract if auction.is_over else None
        if contract is None:
            return replace(board, auction=auction)
        play = Play.of(board.deal, contract)
        return replace(board, auction=auction, declarer=contract.declarer, contract=contract, play=play)


@dataclass(frozen=True, slots=True)
class Announcing:
    """Each player says the points held, the dealer first; they settle who declares. Level: the board is dealt again."""

    def is_over(self, board: GameBoard) -> bool:
        """When all four have spoken."""
        return len(board.points) == len(Seat)

    def turn(self, board: GameBoard) -> Seat | None:
        """The next to speak."""
        return board.dealer.after(len(board.points))

    def legal(self, board: GameBoard) -> tuple[Step, ...]:
        """The truth."""
        return (Announcement(self._held(board)),)

    def fault(self, board: GameBoard, step: Step) -> Fault | None:
        """Nobody may say anything else than what is held."""
        if step == Announcement(self._held(board)):
            return None
        return Fault(phrase("{seat} is to say the points of the hand", seat=self._speaker(board)))

    def after(self, board: GameBoard, step: Step) -> GameBoard:
        """With the points; after the last with declarer, where a side has more."""
        said = replace(board, points=(*board.points, self._held(board)))
        if not self.is_over(said):
            return said
        return replace(said, declarer=declarer(said.announced, board.dealer))

    def _speaker(self, board: GameBoard) -> Seat:
        return board.dealer.after(len(board.points))

    def _held(self, board: GameBoard) -> int:
        hand = board.hand(self._speaker(board))
        return 0 if hand is None else high_card_points(hand)


@dataclass(frozen=True, slots=True)
class PickingContract:
    """Declarer, who sees dummy, names level and strain. Nobody bids against it, and nobody doubles."""

    def is_over(self, board: GameBoard) -> bool:
        """When it is named, or where nobody declares."""
        return board.declarer is None or board.contract is not None

    def turn(self, board: GameBoard) -> Seat | None:
        """Declarer."""
        return board.declarer

    def legal(self, _board: GameBoard) -> tuple[Step, ...]:
        """Any level in any strain."""
        return BIDS

    def fault(self, _board: GameBoard, step: Step) -> Fault | None:
        """A level and a strain are wanted."""
        return None if isinstance(step, Bid) else Fault(phrase("Declarer is to name the contract"))

    def after(self, board: GameBoard, step: Step) -> GameBoard:
        """With the contract and the play before its first card."""
        if not isinstance(step, Bid) or board.declarer is None or board.deal is None:
            return board
        contract = Contract(step.level, step.strain, board.declarer)
        return replace(board, contract=contract, play=Play.of(board.deal, contract))


@dataclass(frozen=True, slots=True)
class Playing:
    """Thirteen tricks in the contract, or as many as come before a claim; without a contract nothing is played."""

    def is_over(self, board: GameBoard) -> bool:
        """After the last card or a claim that was accepted."""
        return board.play is None or board.play.is_over or board.claim is not None

    def turn(self, board: GameBoard) -> Seat | None:
        """The seat whose card is next, dummy's included."""
        return None if board.play is None else board.play.turn

    def legal(self, board: GameBoard) -> tuple[Step, ...]:
        """As the Laws have it."""
        return () if board.play is None else tuple(board.play.legal_cards)

    def fault(self, board: GameBoard, step: Step) -> Fault | None:
        """Why a card may not be played or a claim not be made, with the Law."""
        if board.play is None or not isinstance(step, Card | TrickClaim):
            return Fault(phrase("A card is wanted here"))
        return board.play.fault(step) if isinstance(step, Card) else step.fault(board.play)

    def after(self, board: GameBoard, step: Step) -> GameBoard:
        """With the card on the table, or with the play at its end."""
        if isinstance(step, TrickClaim):
            return replace(board, claim=step)
        if board.play is None or not isinstance(step, Card):
            return board
        return replace(board, play=board.play.after(step))


def _auction(board: GameBoard) -> Auction:
    return board.auction or Auction(board.dealer)
