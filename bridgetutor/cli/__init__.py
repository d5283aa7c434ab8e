"""The command line: one verb a file. Results go to standard output, faults to standard error as one sentence."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

from bridgetutor import places, settings
from bridgetutor.rules.faults import BridgeError
from bridgetutor.wording import Wording

VERBS = (
    "bid",
    "combo",
    "deal",
    "explain",
    "game",
    "gaps",
    "hint",
    "score",
    "convert",
    "lint",
    "lesson",
    "play",
    "progress",
    "replay",
    "review",
    "solve",
)
"""Each the name of a module in this folder."""

FOUND, WRONG_USE = 1, 2
"""Exit codes besides 0: something was found or refused; the words of the call are off."""


class Verb(Protocol):
    """What a verb's module offers."""

    HELP: str

    def configure(self, parser: argparse.ArgumentParser) -> None:
        """Add the verb's own arguments."""

    def run(self, options: argparse.Namespace, wording: Wording) -> int:
        """Do it; the exit code."""


def main(arguments: Sequence[str]) -> int:
    """Run a verb with its arguments; the exit code. Bad input ends in one sentence, never in a traceback."""
    verbs = {name: cast("Verb", import_module(f"bridgetutor.cli.{name}")) for name in _needed(arguments)}
    options = _parser(verbs).parse_args(arguments)
    words = _wording()
    try:
        return verbs[options.verb].run(options, words)
    except BridgeError as error:
        print(words.render(error.fault.says), file=sys.stderr)
    except BrokenPipeError:  # the reader, such as head, has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        print(file=sys.stderr)
    except OSError as error:
        print(f"{error.filename}: {error.strerror}" if error.filename else str(error), file=sys.stderr)
    return FOUND


def _needed(arguments: Sequence[str]) -> Sequence[str]:
    """Only the module of the verb that is called; all of them for help."""
    return arguments[:1] if arguments and arguments[0] in VERBS else VERBS


def _parser(verbs: dict[str, Verb]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bridgetutor",
        description="Learn contract bridge. Without a verb, or with a file, the desktop opens.",
        epilog="bridgetutor VERB --help tells more, with an example.",
    )
    chosen = parser.add_subparsers(dest="verb", required=True, metavar="VERB")
    for name, verb in verbs.items():
        own = chosen.add_parser(
            name, help=verb.HELP, description=verb.HELP, formatter_class=argparse.RawDescriptionHelpFormatter
        )
        verb.configure(own)
    return parser


def _wording() -> Wording:
    found = places.find()
    chosen, _ = settings.load(found.settings)
    return settings.wording(chosen, found.translations, system=settings.system_language())
