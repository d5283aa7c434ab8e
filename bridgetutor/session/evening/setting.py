"""What an arrangement stands for at the table: the game with its sheet, and the systems of the two sides."""

from __future__ import annotations

from dataclasses import replace

from bridgetutor.bidding import catalogue as systems
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.system import System
from bridgetutor.games.catalogue import CHICAGO, SINGLE, game_named
from bridgetutor.games.forms import Options, as_laid, form
from bridgetutor.games.game import Game
from bridgetutor.games.phases import Bidding, Playing
from bridgetutor.rules.seats import Side
from bridgetutor.session.evening.arrangement import Arrangement, Part


def game_of(arrangement: Arrangement) -> Game:
    """The game with the form, the boards and the phases that were chosen.

    Raises `BridgeError` where there is no such game, or one of the sides would bid a system that there is not.
    """
    game = game_named(arrangement.game)
    for name in (arrangement.ours, arrangement.theirs):
        systems.entry(name)
    if game.name == SINGLE.name and arrangement.vulnerability is not None:
        game = replace(game, form=form("single", Options(vulnerability=arrangement.vulnerability)))
    elif game.name == CHICAGO.name and arrangement.laws:
        game = replace(game, form=form("chicago", Options(laws=True)))
    elif arrangement.conditions:
        game = replace(game, form=as_laid(game.form, arrangement.conditions))
    if arrangement.part is Part.BIDDING:
        game = replace(game, phases=tuple(each for each in game.phases if not isinstance(each, Playing)))
    return game


def has_auction(game: Game) -> bool:
    """Whether the contract is found by an auction."""
    return any(isinstance(phase, Bidding) for phase in game.phases)


def is_played(game: Game) -> bool:
    """Whether the contract is played, too."""
    return any(isinstance(phase, Playing) for phase in game.phases)


def system_of(arrangement: Arrangement, side: Side) -> System:
    """What a side bids."""
    return systems.system(arrangement.ours if side is Side.NORTH_SOUTH else arrangement.theirs)


def reader_of(arrangement: Arrangement) -> Reader:
    """Reads the auctions of this table."""
    return Reader(*(system_of(arrangement, side) for side in Side))
