"""Under which skill an answer is counted: the concept of its drill, or else its lesson."""

from __future__ import annotations

from bridgetutor.teaching.drills.item import concept_of

NAMING = "1"
"""Rises when answers are counted under other skills than before."""

DRILL, LESSON, NOWHERE = "drill:", "lesson:", "elsewhere"


def skill_of(exercise: str, lesson: str) -> str:
    """By the names of the exercise and of the lesson or drill it was answered in."""
    found = concept_of(exercise)
    if found is not None:
        return of_drill(found[0])
    return of_lesson(lesson) if lesson else NOWHERE


def of_drill(concept: str) -> str:
    """The skill of a drill."""
    return DRILL + concept


def of_lesson(lesson: str) -> str:
    """The skill of a lesson."""
    return LESSON + lesson
