"""Every file of agreements: data without branches, and listed in some system."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import bridgetutor.bidding.agreements as folder
from bridgetutor.bidding.catalogue import SYSTEMS, system
from bridgetutor.bidding.options import Listed, Option
from bridgetutor.bidding.rule import Agreement

FILES = sorted(path for path in Path(folder.__file__).parent.glob("*.py") if path.name != "__init__.py")
BRANCHES = (ast.If, ast.IfExp, ast.Lambda, ast.Match, ast.While, ast.Try)
LISTS: tuple[tuple[Listed, ...], ...] = tuple(
    import_module(f"bridgetutor.bidding.systems.{each.name}").AGREEMENTS for each in SYSTEMS
)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_branches(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    found = [
        f"line {node.lineno}: {type(node).__name__}" for node in ast.walk(tree) if isinstance(node, BRANCHES)
    ]
    conditions = [node for node in ast.walk(tree) if isinstance(node, ast.comprehension) and node.ifs]
    assert found == []
    assert conditions == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_says_what_it_is(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text("utf-8")))


@pytest.mark.parametrize(
    "name", sorted({each.name for own in SYSTEMS for each in system(own.name).agreements})
)
def test_its_name_can_be_typed_as_it_stands(name: str) -> None:
    """Without a space or sign that a command line or an address would have to protect."""
    assert re.fullmatch(r"[a-z0-9_]+", name)


def test_every_agreement_is_in_some_system() -> None:
    """Listed itself, switched on by a card, or made of rules that a listed one has."""
    listed = [each.agreement if isinstance(each, Option) else each for system in LISTS for each in system]
    names = {agreement.name for agreement in listed}
    missing = [
        f"{path.name}: {agreement.name}"
        for path in FILES
        for agreement in _agreements(import_module(f"{folder.__name__}.{path.stem}"))
        if agreement.name not in names
    ]
    assert missing == []


def _agreements(module: ModuleType) -> list[Agreement]:
    return [value for value in vars(module).values() if isinstance(value, Agreement)]
