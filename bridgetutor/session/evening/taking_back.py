"""What the learner takes back at a table: the last call, contract or card, giving up, or all of the play."""

from __future__ import annotations

from bridgetutor.rules.auction import Auction
from bridgetutor.rules.cards import Card
from bridgetutor.session.evening.arrangement import Part
from bridgetutor.session.evening.marked import steps_to_the_mark
from bridgetutor.session.evening.state import Evening


def is_slip(evening: Evening) -> bool:
    """Whether nothing has happened at the board since the learner's last choice: the next player has not acted."""
    last = _last_decision(evening)
    return not evening.is_done and last is not None and last == len(evening.board.steps) - 1


def can_begin(evening: Evening) -> bool:
    """Whether there is something to take back, and nothing else is looked at."""
    looks = evening.at is not None or evening.refutation is not None
    return not looks and (evening.given_up or _last_decision(evening) is not None)


def undone(evening: Evening) -> Evening:
    """The learner's last choice is taken back; giving up is one."""
    if evening.given_up:
        return evening.with_board(evening.board)
    return _back_to(evening, _last_decision(evening))


def played_again(evening: Evening) -> Evening:
    """Back to the mark of a hand dealt as far as a card; to the contract that was named; else to the first card."""
    return _back_to(evening, _first_decision(evening))


def _back_to(evening: Evening, count: int | None) -> Evening:
    """Back to that step, dummy's card being the learner's own; all that came after it is gone."""
    return evening if count is None else evening.with_board(evening.board.before(count))


def _last_decision(evening: Evening) -> int | None:
    """Which step of the board the learner chose last: a claim, card, call or contract; None where there is none."""
    board = evening.board
    play, first = board.play, board.cards_begin
    if play is None or first is None:
        return None if board.auction is None else _last_call(evening, board.auction)
    if board.claim is not None:
        return len(board.steps) - 1
    for count in reversed(range(len(play.cards))):
        if play.before(count).turn in evening.seats:
            return first + count
    if board.auction is not None:
        return _last_call(evening, board.auction)
    return first - 1 if board.declarer in evening.seats else None


def _last_call(evening: Evening, auction: Auction) -> int | None:
    """The step of the learner's last call; None where robots call for all four."""
    if evening.arrangement.part is Part.PLAY:
        return None
    first = evening.board.cards_begin
    before = (len(evening.board.steps) if first is None else first) - len(auction.calls)
    places = (
        place for place in reversed(range(len(auction.calls))) if auction.caller(place) is evening.learner
    )
    last = next(places, None)
    return None if last is None else before + last


def _first_decision(evening: Evening) -> int | None:
    """The card that is marked, or the contract where the learner has named it, else the first card."""
    laid = steps_to_the_mark(evening.arrangement, evening.dealt - 1)
    if any(isinstance(step, Card) for step in laid):
        return 1 + len(laid)
    first = evening.board.cards_begin
    if evening.board.auction is not None:
        return first
    return first - 1 if first is not None and evening.board.declarer in evening.seats else first
