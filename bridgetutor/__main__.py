"""The program: the desktop, or the command line when it is given a verb."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

QUIT_WHEN_SHOWN = "--quit-when-shown"
FILES = (".md", ".pbn", ".lin", ".json", ".jsonl", ".url")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments, or those of the process; the exit code."""
    if getattr(sys, "frozen", False):  # the solver's child processes begin here too
        from multiprocessing import freeze_support

        freeze_support()
    arguments = list(sys.argv[1:] if argv is None else argv)
    if not arguments or _is_for_the_desktop(arguments[0]):
        return _desktop(arguments)
    from bridgetutor import cli  # imports no Qt, and the desktop no verbs

    return cli.main(arguments)


def _is_for_the_desktop(first: str) -> bool:
    return first == QUIT_WHEN_SHOWN or first.lower().endswith(FILES)


def _desktop(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="bridgetutor", add_help=False)
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument(QUIT_WHEN_SHOWN, action="store_true")
    options = parser.parse_args(arguments)
    try:
        from bridgetutor.desktop import application
    except ImportError as error:  # Qt's own libraries, or one of the system's that they need
        print(f"The windows cannot be opened: {error}", file=sys.stderr)
        return 1
    try:
        return application.run(options.file, quit_when_shown=options.quit_when_shown)
    except (
        FileNotFoundError
    ) as error:  # lessons or resources are missing: `places` says which, and where it looked
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
