"""Which actions are open at a table: going on and back, help, taking back, claiming, giving up, trying."""

from __future__ import annotations

from bridgetutor.session.choice import Action
from bridgetutor.session.evening import claims, taking_back, trial
from bridgetutor.session.evening.hints import hints_left
from bridgetutor.session.evening.state import Evening


def open_actions(evening: Evening) -> tuple[Action, ...]:
    """The actions that make sense now, in the order of `Action`."""
    is_open = {
        Action.NEXT: _can_go_on(evening),
        Action.BACK: _can_go_back(evening),
        Action.HINT: hints_left(evening) > 0,
        Action.UNDO: taking_back.can_begin(evening),
        Action.REPLAY: evening.board.outcome is not None and evening.at is None,
        Action.CLAIM: claims.can_begin(evening),
        Action.SHOW: _can_give_up(evening),
        Action.TRY: trial.can_begin(evening),
    }
    return tuple(action for action in Action if is_open.get(action, False))


def _can_give_up(evening: Evening) -> bool:
    """In the play and in the auction, and where a contract is to be named: as soon as there is a hand to give up."""
    is_under_way = evening.play is not None or evening.is_bidding or evening.is_picking
    return is_under_way and not evening.is_done and evening.refutation is None and evening.tried is None


def _can_go_on(evening: Evening) -> bool:
    return evening.lies or evening.refutation is not None or evening.is_done or evening.is_counting


def _can_go_back(evening: Evening) -> bool:
    """From a claim, from the cards that beat it, from what is tried; through a board that is done."""
    if evening.claim is not None or evening.refutation is not None:
        return not evening.is_judged
    return trial.can_step_back(evening) if evening.is_done else evening.tried is not None
