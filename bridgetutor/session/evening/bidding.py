"""The auction at the table: what the robots call, what the calls mean, what they tell, and hints for the learner."""

from __future__ import annotations

from bridgetutor.bidding.chooser import choose
from bridgetutor.bidding.hint import hint
from bridgetutor.bidding.situation import Situation
from bridgetutor.bidding.system import System
from bridgetutor.games.game import GameBoard
from bridgetutor.hands.promises import Promises
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import Auction, Call
from bridgetutor.rules.hands import Hand
from bridgetutor.session.evening.arrangement import Arrangement
from bridgetutor.session.evening.setting import reader_of, system_of
from bridgetutor.session.screen import AskCall
from bridgetutor.teaching.by_system import Remark, Wanted, remarks


def robots_call(board: GameBoard, arrangement: Arrangement) -> Call:
    """The call of the robot whose turn it is."""
    return choose(_hand(board), _situation(board, arrangement), _system(board, arrangement)).call


def asked(board: GameBoard, arrangement: Arrangement) -> AskCall:
    """The learner's call, with what each would mean."""
    auction = _auction(board)
    wanted = Wanted(auction, board.vulnerability, arrangement.ours, arrangement.theirs)
    return AskCall(auction.legal_calls, wanted)


def meanings(board: GameBoard, arrangement: Arrangement) -> dict[int, Remark]:
    """What the calls so far mean, by their place."""
    return remarks(_auction(board), board.vulnerability, arrangement.ours, arrangement.theirs)


def promised(board: GameBoard, arrangement: Arrangement) -> Promises:
    """What the auction has told of the four hands, for the play."""
    return _situation(board, arrangement).promises


def hints(board: GameBoard, arrangement: Arrangement) -> tuple[Phrase, ...]:
    """Help with the learner's call, by degrees."""
    return hint(_hand(board), _situation(board, arrangement), _system(board, arrangement))


def said(board: GameBoard) -> Phrase:
    """The last call, aloud."""
    auction = _auction(board)
    place = len(auction.calls) - 1
    return phrase("{seat}: {call:name}.", seat=auction.caller(place), call=auction.calls[place])


def _situation(board: GameBoard, arrangement: Arrangement) -> Situation:
    return reader_of(arrangement).read(_auction(board), board.vulnerability)


def _system(board: GameBoard, arrangement: Arrangement) -> System:
    return system_of(arrangement, _auction(board).turn.side)


def _auction(board: GameBoard) -> Auction:
    return board.auction or Auction(board.dealer)


def _hand(board: GameBoard) -> Hand:
    hand = board.hand(_auction(board).turn)
    if hand is None:
        raise AssertionError("an auction without cards")
    return hand
