"""bridgetutor game: a game at the table, hand after hand, in the terminal."""

from __future__ import annotations

import argparse
from random import Random, SystemRandom

from bridgetutor import places
from bridgetutor.cli.game_text import TABLE
from bridgetutor.cli.taking import act_out, converse
from bridgetutor.games.catalogue import GAMES
from bridgetutor.session.choice import parse_choice
from bridgetutor.session.evening.walk import EveningWalk
from bridgetutor.wording import Wording

HELP = "Play a game at the table in the terminal, against robots; the sheet is kept."

EXAMPLE = """examples:
  bridgetutor game                      minibridge, where it was left
  bridgetutor game --afresh             with a new sheet
  bridgetutor game --seed 7 --choices "next 3N"
                                        the first deal of those dice; nothing is asked or kept"""


def configure(parser: argparse.ArgumentParser) -> None:
    """Which game, where to begin, which dice."""
    parser.epilog = EXAMPLE
    names = [game.name for game in GAMES]
    parser.add_argument(
        "name", nargs="?", choices=names, default=names[0], metavar="NAME", help=", ".join(names)
    )
    parser.add_argument("--afresh", action="store_true", help="with a new sheet, not where you left")
    parser.add_argument(
        "--seed", type=int, help="the same deals for the same number; else nobody knows which"
    )
    parser.add_argument(
        "--choices", help="what you say and play, with spaces between; nothing is asked or kept"
    )


def run(options: argparse.Namespace, wording: Wording) -> int:
    """Ask and answer until the learner leaves."""
    game = next(game for game in GAMES if game.name == options.name)
    walk = EveningWalk(game, SystemRandom() if options.seed is None else Random(options.seed))
    if options.choices is not None:
        act_out(walk, TABLE, tuple(map(parse_choice, options.choices.split())), wording)
    else:
        converse(walk, TABLE, places.find().progress, wording, afresh=options.afresh)
    return 0
