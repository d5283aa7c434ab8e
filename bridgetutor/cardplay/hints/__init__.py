"""Hints by degrees: a question to ask oneself, the technique and the suit, the card with its chances, a layout.

`AskForHint(…).answer()` is the whole hint; `first_question(outlook)` its first degree where nobody wants to wait.
All of it comes from what the seat may know.
"""

from bridgetutor.cardplay.hints.hint import AskForHint, Hint
from bridgetutor.cardplay.hints.questions import first_question

__all__ = ["AskForHint", "Hint", "first_question"]
