"""A board that is done, stepped through card by card, and played on from any of them: what is tried is not written."""

from __future__ import annotations

from dataclasses import replace

from bridgetutor.session.evening.state import Evening


def can_step_back(evening: Evening) -> bool:
    """Whether an earlier card of a board that is done can be looked at."""
    return bool(_cards(evening)) and evening.at != 0


def at(evening: Evening, cards: int) -> Evening:
    """With so many cards of the board on the table; with all of them it lies there as it ended."""
    if not _cards(evening):
        return evening
    cards = max(0, cards)
    return replace(evening, at=cards if cards < _cards(evening) else None, feedback=None)


def stepped(evening: Evening, by: int) -> Evening:
    """So many cards on, or back."""
    now = _cards(evening) if evening.at is None else evening.at
    return at(evening, now + by)


def trick_before(evening: Evening) -> int | None:
    """The card, from 0, with which the trick before the next card began; None where none came before."""
    now = _cards(evening) if evening.at is None else evening.at
    return (now - 1) // 4 * 4 if now else None


def can_begin(evening: Evening) -> bool:
    """Whether another line can be tried: at a board that is done and of which a card was played."""
    return bool(_cards(evening))


def begun(evening: Evening) -> Evening:
    """The board from the card that is looked at, else from its first; as it was played it is kept."""
    first = evening.board.cards_begin
    if first is None:
        return evening
    board = evening.board.before(first + (evening.at or 0))
    after = replace(evening, tried=evening.tried or evening.board).with_board(board)
    play = board.play
    trick_lies = play is not None and bool(play.cards) and play.current_trick is None
    return replace(after, lies=trick_lies and not after.is_learners_turn)


def left(evening: Evening) -> Evening:
    """The board as it was played lies there again."""
    if evening.tried is None:
        return evening
    after = replace(evening, tried=None).with_board(evening.tried)
    return replace(after, given_up=not evening.tried.is_over)


def _cards(evening: Evening) -> int:
    """How many cards were played at a board that is done."""
    return 0 if not evening.is_done or evening.board.play is None else len(evening.board.play.cards)
