"""The catalogue holds every text of the program, and every text can be translated."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "packaging" / "translations"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    """The script as a module: it has no suffix."""
    loader = SourceFileLoader("translations_script", str(SCRIPT))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    sys.modules[loader.name] = module
    loader.exec_module(module)
    return module


def test_the_catalogue_is_complete_and_every_text_literal() -> None:
    ran = subprocess.run([sys.executable, SCRIPT, "check"], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize(
    ("call", "texts"),
    [
        ("phrase('led {suit}', suit=s)", ("led {suit}",)),
        ("phrase('led {suit}')", ("led {suit}",)),
        ("phrase('in two ' 'pieces')", ("in two pieces",)),
        ("counted('{n} trick', '{n} tricks', n=n)", ("{n} trick", "{n} tricks")),
        ("self._wording.say('text')", ("text",)),
        ("wording.count('one', 'many', n=n)", ("one", "many")),
        ("term('suit', 'hearts')", ("hearts",)),
        ("make(x).say('text')", ("text",)),
    ],
)
def test_texts_that_are_collected(script: ModuleType, call: str, texts: tuple[str, ...]) -> None:
    message = script.read_call(_call(call), path="p.py")
    assert (message.texts, message.faults) == (texts, ())


@pytest.mark.parametrize(
    "call", ["cards.count(card)", "t.count('a', 'b')", "speech.say(text)", "other('text')"]
)
def test_calls_that_are_somebody_elses(script: ModuleType, call: str) -> None:
    assert script.read_call(_call(call), path="p.py") is None


@pytest.mark.parametrize(
    "call",
    [
        "phrase(text)",
        "phrase(f'{suit} led')",
        "wording.say('a' + b)",
        "wording.say('led {suit}')",
        "phrase('{seat} led {suit}', seat=s)",
        "phrase('led', suit=s)",
        "phrase('led {suit', suit=s)",
        "phrase('led {suit:shouted}', suit=s)",
    ],
)
def test_calls_that_cannot_be_translated(script: ModuleType, call: str) -> None:
    assert script.read_call(_call(call), path="p.py").faults


def _call(source: str) -> ast.Call:
    expression = ast.parse(source, mode="eval").body
    assert isinstance(expression, ast.Call)
    return expression
