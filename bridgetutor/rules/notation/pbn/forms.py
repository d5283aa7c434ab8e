"""The forms of tags that have no value of their own here: they are kept as texts, and a wrong form is told.

Only what would mislead a program is told: the words of a tag such as Competition or Scoring are free.
"""

from __future__ import annotations

import re

_AMOUNT = r"[+-]?\d+(?:\.\d*)?"
_SCORE = rf"(?:(?:NS|EW)\s+)?{_AMOUNT}|NS\s+{_AMOUNT}\s+EW\s+{_AMOUNT}|EW\s+{_AMOUNT}\s+NS\s+{_AMOUNT}"
_SHARE = _SCORE.replace("[+-]?", r"\+?")
_RUBBER = r"\d+\s*/\s*\d+"
_DATE = r"(?:\d{4}|\?{1,4})(?:\.(?:\d\d?|\?{1,2})){0,2}"
_CLOCK = r"(?:\d\d?|\?\?)(?::(?:\d\d|\?\?)){0,2}"

_FORMS = {
    "Date": _DATE,
    "EventDate": _DATE,
    "UTCDate": _DATE,
    "Time": _CLOCK,
    "UTCTime": _CLOCK,
    "Score": _SCORE,
    "ScoreIMP": _SCORE,
    "ScoreMP": _SCORE,
    "ScorePercentage": _SHARE,
    "ScoreRubber": rf"(?:(?:NS|EW)\s+)?{_RUBBER}|NS\s+{_RUBBER}\s+EW\s+{_RUBBER}|EW\s+{_RUBBER}\s+NS\s+{_RUBBER}",
    "OptimumScore": r"(?:NS|EW)\s+[+-]?\d+",
    "Hidden": r"[NESW]{0,4}",
}
"""By tag, the pattern of the whole value (PBN 2.1, sections 3.4.3 and 4.1 to 4.5)."""

_PATTERNS = {name: re.compile(rf"\s*(?:{form})?\s*", re.ASCII) for name, form in _FORMS.items()}


def has_form(name: str, value: str) -> bool:
    """Whether a value has the form its tag asks for; unknown values and tags without a form have."""
    pattern = _PATTERNS.get(name)
    return pattern is None or value.strip() == "?" or pattern.fullmatch(value) is not None
