"""Keys: each does one thing, and none takes a letter or figure from a typed card, call or number."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence

from bridgetutor.desktop.actions import COMMANDS
from bridgetutor.session.choice import Action
from bridgetutor.wording import Wording


def test_no_key_does_two_things() -> None:
    keys = [QKeySequence(key).toString() for command in COMMANDS for key in command.keys]
    assert len(keys) == len(set(keys))
    assert all(keys)


def test_no_command_takes_a_plain_letter_or_figure() -> None:
    assert [key for command in COMMANDS for key in command.keys if len(key) == 1] == []


def test_every_action_of_a_lesson_has_a_key() -> None:
    assert {command.action for command in COMMANDS} >= set(Action)


def test_a_tip_names_the_key(wording: Wording) -> None:
    assert COMMANDS[0].tip(wording) == "Go on (↵)"
