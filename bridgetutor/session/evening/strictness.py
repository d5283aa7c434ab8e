"""The strict table: what is played stays played once the next player has acted, and no hint tells the answer.

Strictness is what is offered. How choices are understood does not change with it, so that an evening is acted out again
as it was, whatever is set now.
"""

from __future__ import annotations

from dataclasses import replace

from bridgetutor.session.choice import Action
from bridgetutor.session.evening.screen import EveningScreen
from bridgetutor.session.screen import AskNumber


def strictly(screen: EveningScreen) -> EveningScreen:
    """The screen without what the strict table does not offer; where another line is tried, nothing counts anyway."""
    if screen.is_trial:
        return screen
    barred = {Action.REPLAY, Action.SHOW}
    if not screen.is_slip:
        barred.add(Action.UNDO)
    if isinstance(screen.ask, AskNumber) and not screen.has_claim:
        barred.add(Action.NEXT)  # the program would count for the learner
    hints = screen.hints_left - screen.hints_that_answer
    if hints <= 0:
        barred.add(Action.HINT)
    return replace(
        screen,
        actions=tuple(action for action in screen.actions if action not in barred),
        hints_left=hints,
        hints_that_answer=0,
    )
