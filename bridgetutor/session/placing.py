"""Where a learner begins, by the answers to a lesson that asks for just that: a placing quiz."""

from __future__ import annotations

from collections.abc import Mapping

from bridgetutor.session.state import State


def lesson_that_fits(state: State) -> str | None:
    """The id of the lesson to begin with; None where the author leaves it to the order of the library.

    Questions may share a place. The first place where half of its questions or more went wrong is the one; a slip
    elsewhere counts where there is none. Who errs at none of them goes to the lesson's own.
    """
    errors = _errors(state)
    begins = [place for place, wrong in errors.items() if 2 * sum(wrong) >= len(wrong)]
    slips = [place for place, wrong in errors.items() if any(wrong)]
    return next(iter(begins + slips), state.lesson.place)


def _errors(state: State) -> Mapping[str, list[bool]]:
    """For each place, in order, whether its questions went wrong."""
    errors: dict[str, list[bool]] = {}
    for step, work in zip(state.lesson.steps, state.works, strict=True):
        if step.place is not None:
            errors.setdefault(step.place, []).append(not work.at_once)
    return errors
