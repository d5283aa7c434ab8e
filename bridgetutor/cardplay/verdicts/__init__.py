"""Verdicts: each card of a play by what its player could know, beside what was there; and layouts that show why."""

from bridgetutor.cardplay.verdicts.counter import CounterLayout, Line
from bridgetutor.cardplay.verdicts.grade import Estimate, Grade
from bridgetutor.cardplay.verdicts.judging import REVIEW, JudgeCard
from bridgetutor.cardplay.verdicts.review import Review, that_matter
from bridgetutor.cardplay.verdicts.telling import (
    GRADES,
    could_know,
    heading,
    shown,
    technique_told,
    told,
    was_there,
)
from bridgetutor.cardplay.verdicts.verdict import Option, Verdict

__all__ = [
    "GRADES",
    "REVIEW",
    "CounterLayout",
    "Estimate",
    "Grade",
    "JudgeCard",
    "Line",
    "Option",
    "Review",
    "Verdict",
    "could_know",
    "heading",
    "shown",
    "technique_told",
    "that_matter",
    "told",
    "was_there",
]
