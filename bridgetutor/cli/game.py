"""bridgetutor game: a game at the table, hand after hand, in the terminal."""

from __future__ import annotations

import argparse
import sys
from random import Random, SystemRandom

from bridgetutor import places
from bridgetutor.cli import WRONG_USE
from bridgetutor.cli.game_text import TABLE
from bridgetutor.cli.taking import act_out, converse
from bridgetutor.games.catalogue import GAMES, game_named
from bridgetutor.rules.faults import NotationError
from bridgetutor.session.choice import parse_choice
from bridgetutor.session.evening.arrangement import Arrangement
from bridgetutor.session.evening.to_order import faults_of
from bridgetutor.session.evening.walk import EveningWalk
from bridgetutor.wording import Wording

HELP = "Play a game at the table in the terminal, against robots; the sheet is kept."

EXAMPLE = """examples:
  bridgetutor game                      minibridge, where it was left
  bridgetutor game --afresh             with a new sheet
  bridgetutor game --seed 7 --choices "next 3N"
                                        the first deal of those dice; nothing is asked or kept
  bridgetutor game single --arranged "agreement=blackwood&contract=slam&theirs=silent"
                                        a new sheet at a table like that: docs/cli.md has all the words"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Which game, where to begin, which dice."""
    parser.epilog = EXAMPLE
    names = [game.name for game in GAMES]
    parser.add_argument(
        "name", nargs="?", choices=names, default=names[0], metavar="NAME", help=", ".join(names)
    )
    parser.add_argument("--afresh", action="store_true", help="with a new sheet, not where you left")
    parser.add_argument(
        "--arranged", metavar="WISHES", help="a new sheet at a table that is arranged like this"
    )
    parser.add_argument(
        "--seed", type=int, help="the same deals for the same number; else nobody knows which"
    )
    parser.add_argument(
        "--choices", help="what you say and play, with spaces between; nothing is asked or kept"
    )


def run(options: argparse.Namespace, wording: Wording) -> int:
    """Ask and answer until the learner leaves; 2 where there can be no such table, each fault on a line."""
    try:
        arrangement = _arrangement(options)
    except NotationError as error:
        print(wording.render(error.fault.says), file=sys.stderr)
        return WRONG_USE
    faults = () if arrangement is None else faults_of(arrangement)
    for fault in faults:
        print(wording.render(fault), file=sys.stderr)
    if faults:
        return WRONG_USE
    dice = SystemRandom() if options.seed is None else Random(options.seed)
    walk = EveningWalk(game_named(options.name), dice, arrangement)
    if options.choices is not None:
        act_out(walk, TABLE, tuple(map(parse_choice, options.choices.split())), wording)
    else:
        converse(
            walk, TABLE, places.find().progress, wording, afresh=options.afresh or arrangement is not None
        )
    return 0


def _arrangement(options: argparse.Namespace) -> Arrangement | None:
    """How the table is to be arranged, None for a table as it was left. Raises `NotationError`."""
    if options.arranged is None:
        return None
    return Arrangement.parse(f"game={options.name}&{options.arranged}")
