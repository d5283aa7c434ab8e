"""The layouts a robot thinks about, and what they go by: the auction, or the contract alone, and the cards played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridgetutor.cardplay.contract_alone import likelihood_of_contract, promises_of_contract
from bridgetutor.cardplay.robots.effort import Design
from bridgetutor.cardplay.robots.nodes import Node
from bridgetutor.cardplay.robots.pricing import Layout
from bridgetutor.cardplay.sampling import Likelihood, Likelihoods, layouts
from bridgetutor.cardplay.signals import likelihoods
from bridgetutor.cardplay.solver import Position
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.carding import Carding
from bridgetutor.hands.promises import SILENCE, Promises
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.hands import FULL_PACK
from bridgetutor.rules.seats import Side

if TYPE_CHECKING:
    from random import Random

Told = Promises | Contract
"""What the auction has promised; the contract, where nothing else of the auction is known."""


def promised(told: Told) -> Promises:
    """What is promised of each hand."""
    return promises_of_contract(told) if isinstance(told, Contract) else told


def evidence(
    view: PlayView, told: Told, level: int | None, cardings: tuple[Carding, Carding], design: Design
) -> tuple[Promises, Likelihoods]:
    """What layouts must fit, and what makes them likely; `level` is the contract's, None without one."""
    promises = promised(told) if design.auction else SILENCE
    found: list[Likelihood] = []
    if design.auction and isinstance(told, Contract) and view.pack == FULL_PACK:
        found.append(likelihood_of_contract(told, view))
    if design.likelihood:
        found += likelihoods(view, promises, cardings, level)
    return promises, tuple(found)


def drawn(
    view: PlayView,
    side: Side,
    *,
    count: int,
    random: Random,
    promises: Promises = SILENCE,
    weighed: Likelihoods = (),
) -> list[Layout]:
    """So many layouts that fit what the seat knows, fewer where there are no more; `side` is declarer's."""
    trick = view.trick
    leader, cards = (view.turn, ()) if trick is None else (trick.leader, trick.cards)
    on_table = tuple(card.index for card in cards)
    won = view.play.tricks_won(side)
    found = layouts(view, promises, count=count, random=random, likelihoods=weighed)
    return [
        Layout(Node(Position(hands, view.strain, leader, on_table), won), weight)
        for hands, weight in zip(found.hands, found.weights, strict=True)
    ]
