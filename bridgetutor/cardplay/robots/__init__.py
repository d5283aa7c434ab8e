"""Robots: the card a seat plays, from what that seat may know and nothing else."""

from bridgetutor.cardplay.robots.aim import Aim
from bridgetutor.cardplay.robots.choosing import Candidate, Choice, ChooseCard
from bridgetutor.cardplay.robots.claims import JudgeClaim, Ruling, claim
from bridgetutor.cardplay.robots.effort import QUICK, USUAL, WHOLE, Design, Effort
from bridgetutor.cardplay.robots.robot import robot_card
from bridgetutor.cardplay.robots.table import played_out

__all__ = [
    "QUICK",
    "USUAL",
    "WHOLE",
    "Aim",
    "Candidate",
    "Choice",
    "ChooseCard",
    "Design",
    "Effort",
    "JudgeClaim",
    "Ruling",
    "claim",
    "played_out",
    "robot_card",
]
