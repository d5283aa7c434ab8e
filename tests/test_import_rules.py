"""The import rules of docs/architecture.md: kept by the package, and each one broken here once to see that it bites."""

from __future__ import annotations

import os
import pkgutil
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WRITTEN = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
CONTRACTS = [contract["name"] for contract in WRITTEN]
BREACHES = {
    "A layer imports only the layers below it": ("rules/cards.py", "import bridgetutor.hands.claims"),
    "Settings and places are for the desktop and the command line alone": (
        "session/tutor.py",
        "import bridgetutor.settings",
    ),
    "Qt lives in desktop and printing": ("session/screen.py", "import PySide6.QtCore"),
    "The command line imports no Qt of its own": ("cli/score.py", "import PySide6.QtCore"),
    "sqlite_utils has one door": ("progress/store.py", "import sqlite_utils"),
    "markdown has one door": ("teaching/loader.py", "import markdown"),
    "genanki has one door": ("progress/store.py", "import genanki"),
    "The scheduler has one door": ("progress/mastery.py", "import fsrs"),
    "The solver library has one door": ("cardplay/solver.py", "import endplay.dds"),
    "The core asks neither the clock nor the dice nor the disk": ("rules/deal.py", "import random"),
}
FACES = {"desktop", "cli", "__main__"}
MAY = {
    "Settings and places are for the desktop and the command line alone": FACES | {"settings", "places"},
    "Qt lives in desktop and printing": FACES | {"printing"},
    "The core asks neither the clock nor the dice nor the disk": FACES
    | {"printing", "session", "teaching", "progress", "cardplay", "settings", "places"},
}
"""Who may do what a rule forbids to all others, which it has to name one by one."""


def test_every_rule_has_its_breach() -> None:
    assert set(BREACHES) == set(CONTRACTS)


@pytest.mark.parametrize("name", MAY)
def test_whoever_is_not_allowed_is_forbidden(name: str) -> None:
    """A new package is named in the rule, or here."""
    contract = next(each for each in WRITTEN if each["name"] == name)
    forbidden = {module.removeprefix("bridgetutor.") for module in contract["source_modules"]}
    there = {module.name for module in pkgutil.iter_modules([str(ROOT / "bridgetutor")])}
    assert forbidden == there - MAY[name]


def test_every_rule_for_some_packages_says_who_else_may() -> None:
    """One that is about a single package, or about all, leaves nobody out."""
    some = {each["name"] for each in WRITTEN if len(each.get("source_modules", ())) > 1}
    assert some == set(MAY)


def checked(folder: Path) -> str:
    """What the linter says of the package in a folder."""
    run = subprocess.run(
        [
            sys.executable,
            "-c",
            "from importlinter.cli import lint_imports_command as run; run()",
            "--no-cache",
        ],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )
    return run.stdout + run.stderr


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package that may be spoiled."""
    shutil.copytree(
        ROOT / "bridgetutor", tmp_path / "bridgetutor", ignore=shutil.ignore_patterns("__pycache__")
    )
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


@pytest.mark.parametrize("name", BREACHES)
def test_a_breach_is_found(copy: Path, name: str) -> None:
    file, line = BREACHES[name]
    path = copy / "bridgetutor" / file
    path.write_text(path.read_text("utf-8") + f"\n{line}\n", "utf-8")
    assert f"{name} BROKEN" in checked(copy)


def test_a_new_folder_without_a_place_is_found(copy: Path) -> None:
    (copy / "bridgetutor" / "helpers").mkdir()
    (copy / "bridgetutor" / "helpers" / "__init__.py").touch()
    assert "helpers" in checked(copy)


def test_the_package_keeps_them_all() -> None:
    said = checked(ROOT)
    assert [name for name in CONTRACTS if f"{name} KEPT" not in said] == [], said


def test_everything_but_the_door_is_imported_without_the_solver_library() -> None:
    code = """
import pkgutil, sys
from importlib import import_module
import bridgetutor
sys.modules |= dict.fromkeys(["endplay", "numpy", "matplotlib"])
for module in pkgutil.walk_packages(bridgetutor.__path__, "bridgetutor."):
    if module.name not in {"bridgetutor.cardplay.dds", "bridgetutor.__main__"}:
        import_module(module.name)
"""
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
