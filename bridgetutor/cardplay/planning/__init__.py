"""The plan before a trick is played: what is there, what is missing, where it may come from, and which way is best.

`plan_of(outlook)` for declarer; `told(plan)` puts it into words.
"""

from bridgetutor.cardplay.planning.plan import Course, Plan
from bridgetutor.cardplay.planning.planner import plan_of
from bridgetutor.cardplay.planning.telling import told
from bridgetutor.cardplay.planning.ways import Way

__all__ = ["Course", "Plan", "Way", "plan_of", "told"]
