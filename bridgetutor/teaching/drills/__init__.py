"""Drills: questions without end about one thing, made afresh each time, at the learner's own boundary.

`catalogue.GROUPS` are all there are; `drill(…).item(…)` is one question. `session.aims` says what to ask next.
"""
