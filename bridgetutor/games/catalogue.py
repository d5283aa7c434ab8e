"""The games one can sit down to, each put together of phases, exposure and settlement."""

from __future__ import annotations

from dataclasses import replace

from bridgetutor.games.forms import form
from bridgetutor.games.game import Game, GameBoard
from bridgetutor.games.phases import Announcing, Bidding, Dealing, PickingContract, Playing
from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Seat


def dummy_before_contract(board: GameBoard) -> frozenset[Seat]:
    """Dummy is faced as soon as it is known who declares: before the contract is named, and before the lead."""
    return frozenset() if board.dummy is None else frozenset({board.dummy})


def dummy_after_lead(board: GameBoard) -> frozenset[Seat]:
    """Dummy is faced when the opening lead has been made (Law 41D)."""
    led = board.play is not None and board.play.cards
    return frozenset({board.dummy}) if led and board.dummy is not None else frozenset()


MINIBRIDGE = Game(
    name="minibridge",
    title=phrase("Minibridge"),
    about=phrase(
        "Bridge without an auction. Each player says the points of the hand. The side with more declares: "
        "declarer sees dummy, names the contract, and plays both hands."
    ),
    seats=tuple(Seat),
    phases=(Dealing(), Announcing(), PickingContract(), Playing()),
    exposure=dummy_before_contract,
    form=form("minibridge"),
)

SINGLE = Game(
    name="single",
    title=phrase("Hands of bridge"),
    about=phrase(
        "One hand after the other, each with its auction, scored by itself as at duplicate. You bid South's cards; "
        "where your side declares you play both hands."
    ),
    seats=tuple(Seat),
    phases=(Dealing(), Bidding(), Playing()),
    exposure=dummy_after_lead,
    form=form("duplicate"),
)

CHICAGO = replace(
    SINGLE,
    name="chicago",
    title=phrase("Chicago"),
    about=phrase("Four hands, each player dealing once; the vulnerability changes from hand to hand."),
    form=form("chicago"),
)

RUBBER = replace(
    SINGLE,
    name="rubber",
    title=phrase("Rubber bridge"),
    about=phrase(
        "The side that first wins two games wins the rubber. Part scores are carried on, honours count."
    ),
    form=form("rubber"),
)

RUSSIAN = replace(
    SINGLE,
    name="russian",
    title=phrase("Russian Chicago"),
    about=phrase(
        "Eight hands. Each score is laid beside a target for the cards that were dealt, and the difference counts "
        "in IMPs: strong cards alone win nothing."
    ),
    form=form("russian"),
)

GAMES = (MINIBRIDGE, SINGLE, CHICAGO, RUBBER, RUSSIAN)
"""In the order in which they are offered."""


def game_named(name: str) -> Game:
    """The game of that name. Raises `BridgeError` where there is none."""
    for game in GAMES:
        if game.name == name:
            return game
    names = tuple(game.name for game in GAMES)
    raise BridgeError(phrase("There is no game “{name}”; there is: {names}", name=name, names=names))
