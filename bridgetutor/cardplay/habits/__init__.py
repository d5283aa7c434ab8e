"""The habits of a player who follows the simple rules: second hand low, third hand high, top of a sequence.

The hands that the learner does not play follow them in lessons, and so do the first robots. No plan, no counting and
no luck: the same view always gives the same card, and each card has its sentence.
"""

from bridgetutor.cardplay.habits.choice import habit, habitual_card
from bridgetutor.cardplay.habits.situation import KLINGER, Habit

__all__ = ["KLINGER", "Habit", "habit", "habitual_card"]
