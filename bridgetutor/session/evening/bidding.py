"""The auction at the table: what the robots call, what the calls mean, what they tell, and hints for the learner."""

from __future__ import annotations

from bridgetutor.bidding.chooser import choose
from bridgetutor.bidding.hint import hint
from bridgetutor.bidding.robots import auction_of
from bridgetutor.bidding.situation import Situation
from bridgetutor.bidding.stakes import NOTHING_SPECIAL, Scoring, Stakes
from bridgetutor.bidding.system import System
from bridgetutor.games.game import GameBoard
from bridgetutor.hands.promises import Promises
from bridgetutor.phrase import Phrase
from bridgetutor.rules.auction import Auction, Call
from bridgetutor.rules.deal import Board
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Side
from bridgetutor.session.at_the_table import called
from bridgetutor.session.evening.setting import reader_of, system_of
from bridgetutor.session.evening.state import Evening
from bridgetutor.session.screen import AskCall
from bridgetutor.teaching.by_system import Remark, Wanted, remarks


def robots_call(evening: Evening) -> Call:
    """The call of the robot whose turn it is."""
    return choose(_hand(evening.board), _situation(evening), _system(evening)).call


def asked(evening: Evening) -> AskCall:
    """The learner's call, with what each would mean."""
    board, arrangement = evening.board, evening.arrangement
    auction = _auction(board)
    wanted = Wanted(auction, board.vulnerability, arrangement.ours, arrangement.theirs, stakes_of(evening))
    return AskCall(auction.legal_calls, wanted)


def meanings(evening: Evening) -> dict[int, Remark]:
    """What the calls so far mean, by their place."""
    board, arrangement = evening.board, evening.arrangement
    return remarks(
        _auction(board), board.vulnerability, arrangement.ours, arrangement.theirs, stakes_of(evening)
    )


def promised(evening: Evening) -> Promises:
    """What the auction has told of the four hands, for the play."""
    return _situation(evening).promises


def hints(evening: Evening) -> tuple[Phrase, ...]:
    """Help with the learner's call, by degrees."""
    return hint(_hand(evening.board), _situation(evening), _system(evening))


def stakes_of(evening: Evening) -> Stakes:
    """What is played for: where points stand below a line, the part scores count."""
    form, sheet = evening.game.form, evening.before
    if form.has_line:
        ours, theirs = (sheet.part_score(side) for side in Side)
        return Stakes(Scoring.RUBBER, (ours, theirs))
    return Stakes(Scoring.IMPS) if form.in_imps else NOTHING_SPECIAL


def by_the_system(evening: Evening) -> Auction:
    """The auction that four robots would have had with these cards."""
    board = evening.board
    if board.deal is None:
        raise AssertionError("an auction without cards")
    dealt = Board(board.deal, board.dealer, board.vulnerability)
    return auction_of(dealt, reader_of(evening.arrangement))


def said(board: GameBoard) -> Phrase:
    """The last call, aloud."""
    auction = _auction(board)
    return called(auction, len(auction.calls) - 1)


def _situation(evening: Evening) -> Situation:
    board = evening.board
    return reader_of(evening.arrangement).read(_auction(board), board.vulnerability, stakes_of(evening))


def _system(evening: Evening) -> System:
    return system_of(evening.arrangement, _auction(evening.board).turn.side)


def _auction(board: GameBoard) -> Auction:
    return board.auction or Auction(board.dealer)


def _hand(board: GameBoard) -> Hand:
    hand = board.hand(_auction(board).turn)
    if hand is None:
        raise AssertionError("an auction without cards")
    return hand
