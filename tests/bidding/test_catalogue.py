"""The systems by name."""

from __future__ import annotations

import gc
import subprocess
import sys
from pathlib import Path

import pytest

import bridgetutor.bidding.systems as folder
from bridgetutor.bidding.card import FIRST_STEPS, Card, Stayman
from bridgetutor.bidding.catalogue import SYSTEMS, entry, system
from bridgetutor.rules.faults import BridgeError


def test_names_are_unique_and_belong_to_their_systems() -> None:
    names = [each.name for each in SYSTEMS]
    assert len(set(names)) == len(names)
    assert [system(name).name for name in names] == names


def test_every_file_of_the_folder_is_a_system_of_that_name() -> None:
    files = {path.stem for path in Path(folder.__file__).parent.glob("*.py")} - {"__init__"}
    assert files == {each.name for each in SYSTEMS}


def test_a_system_is_built_once_for_a_card() -> None:
    assert system("SAYC") is system("sayc")
    assert system("natural").card == FIRST_STEPS


def test_a_card_changes_what_is_on() -> None:
    with_it = system("natural", Card(stayman=Stayman.USUAL, jacoby_2nt=False))
    off = {agreement.name for agreement in system("natural").agreements}
    assert "stayman" in {agreement.name for agreement in with_it.agreements} - off


def test_an_unknown_system_is_named() -> None:
    with pytest.raises(BridgeError, match="There is no system “acoll”; there is: sayc"):
        entry("acoll")


def test_the_agreements_of_a_system_that_nobody_plays_are_not_read() -> None:
    """Half a second, and as much memory again as the rest of a lesson."""
    code = """
import sys
from bridgetutor.bidding.catalogue import system
assert not [name for name in sys.modules if name.startswith("bridgetutor.bidding.agreements.")]
system("natural")
assert "bridgetutor.bidding.systems.sayc" not in sys.modules
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


def test_the_collector_is_left_as_it_was() -> None:
    assert gc.isenabled()
    system("natural", Card(stayman=Stayman.USUAL, jacoby_2nt=False))
    assert gc.isenabled()
