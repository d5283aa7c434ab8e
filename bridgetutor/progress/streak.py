"""A streak that forgives: the days of practice that hang together, though a day here and there was missed."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import date, timedelta

from bridgetutor.phrase import Phrase, phrase

RULE = phrase("A day without practice does not end it. Two in a row do.")
"""In words, for the learner."""

DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Streak:
    """`days` were practised; `forgiven` lie between them and were not. `today` tells whether today is among them."""

    days: int = 0
    forgiven: int = 0
    today: bool = False


def streak(practised: Collection[date], today: date) -> Streak:
    """The streak as it stands.

    It goes back from today, day by day, as long as of two neighbouring days one was practised. Today is not missed
    before it is over: with yesterday missed it can still be saved.
    """
    known = frozenset(practised)
    begun = next((day for day in (today, today - DAY, today - 2 * DAY) if day in known), None)
    if begun is None:
        return Streak()
    days = forgiven = 0
    day = begun
    while True:
        days += 1
        if day - DAY in known:
            day -= DAY
        elif day - 2 * DAY in known:
            day -= 2 * DAY
            forgiven += 1
        else:
            missed_since = int(begun == today - 2 * DAY)
            return Streak(days, forgiven + missed_since, begun == today)


def told(found: Streak) -> Phrase:
    """What to say of it."""
    if not found.days:
        return phrase("A streak begins with one day of practice.")
    if found.today:
        return phrase("Today is in it.")
    return phrase("A few minutes today keep it.")
