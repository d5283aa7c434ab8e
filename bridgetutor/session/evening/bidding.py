"""The auction at the table: what the robots call, what the calls mean, what they tell, and hints for the learner."""

from __future__ import annotations

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.chooser import choose
from bridgetutor.bidding.hint import hint
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.situation import Situation
from bridgetutor.games.game import GameBoard
from bridgetutor.hands.promises import Promises
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import Auction, Call
from bridgetutor.rules.hands import Hand
from bridgetutor.session.screen import AskCall
from bridgetutor.teaching.by_system import Remark, Wanted, remarks

SYSTEM = "sayc"
"""What all four play."""


def robots_call(board: GameBoard) -> Call:
    """The call of the robot whose turn it is."""
    situation, hand = _situation(board), _hand(board)
    return choose(hand, situation, system(SYSTEM)).call


def asked(board: GameBoard) -> AskCall:
    """The learner's call, with what each would mean."""
    auction = _auction(board)
    return AskCall(auction.legal_calls, Wanted(auction, board.vulnerability, SYSTEM))


def meanings(board: GameBoard) -> dict[int, Remark]:
    """What the calls so far mean, by their place."""
    return remarks(_auction(board), board.vulnerability, SYSTEM)


def promised(board: GameBoard) -> Promises:
    """What the auction has told of the four hands, for the play."""
    return _situation(board).promises


def hints(board: GameBoard) -> tuple[Phrase, ...]:
    """Help with the learner's call, by degrees."""
    return hint(_hand(board), _situation(board), system(SYSTEM))


def said(board: GameBoard) -> Phrase:
    """The last call, aloud."""
    auction = _auction(board)
    place = len(auction.calls) - 1
    return phrase("{seat}: {call:name}.", seat=auction.caller(place), call=auction.calls[place])


def _situation(board: GameBoard) -> Situation:
    return Reader.both(system(SYSTEM)).read(_auction(board), board.vulnerability)


def _auction(board: GameBoard) -> Auction:
    return board.auction or Auction(board.dealer)


def _hand(board: GameBoard) -> Hand:
    hand = board.hand(_auction(board).turn)
    if hand is None:
        raise AssertionError("an auction without cards")
    return hand
