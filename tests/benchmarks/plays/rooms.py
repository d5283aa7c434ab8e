"""One deal in its rooms: all ours, all plain, and each against the other with the same contract."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from functools import partial

from bridgetutor.cardplay.robots import Aim, ChooseCard, Design, Effort
from bridgetutor.cardplay.robots.costs import costs
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Result
from bridgetutor.rules.play import Play
from bridgetutor.rules.scoring.duplicate import score
from tests.benchmarks.plays.deals import Task
from tests.benchmarks.plays.plain import plain_card

Player = Callable[[PlayView], Card]

OURS, PLAIN, DECLARES, DEFENDS = "ours", "plain", "ours declares", "ours defends"
ROOMS = {OURS: (True, True), PLAIN: (False, False), DECLARES: (True, False), DEFENDS: (False, True)}
"""By name: whether declarer and whether the defenders are ours."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How ours play in a run, and what is asked of it."""

    seed: int
    design: Design
    effort: Effort
    aim: str

    def key(self, room: str) -> str:
        """What the result of a room depends on: the plain robot stays the same."""
        return f"{room}, seed {self.seed}" + (
            "" if room == PLAIN else f", {self.design}, {self.effort}, {self.aim}"
        )


Outcome = dict[str, object]
"""Tricks, score, costs and the cards; the seconds of each card of ours that was not asked for in another room."""


def played(task: Task, settings: Settings, rooms: Iterable[str]) -> dict[str, Outcome]:
    """The deal in these rooms. The same question is asked only once."""
    seconds: list[float] = []
    ours = _remembering(partial(_our_card, task, settings, seconds))
    plain = _remembering(partial(plain_card, seed=settings.seed))
    found = {}
    for room in rooms:
        declares, defends = ROOMS[room]
        outcome = _room(task, ours if declares else plain, ours if defends else plain)
        found[room] = {**outcome, "seconds": list(seconds)}
        seconds.clear()
    return found


def _room(task: Task, declarer: Player, defender: Player) -> Outcome:
    play, side = Play.of(task.board.deal, task.contract), task.contract.declarer.side
    while not play.is_over:
        player = declarer if play.player.side is side else defender
        play = play.after(player(PlayView.of(play, play.player)))
    tricks = play.tricks_won(side)
    points = score(Result(task.contract, tricks), task.board.vulnerability).points(side)
    return {
        "tricks": tricks,
        "score": points,
        "costs": asdict(costs(play)),
        "play": [str(c) for c in play.cards],
    }


def _our_card(task: Task, settings: Settings, seconds: list[float], view: PlayView) -> Card:
    aim = {"tricks": Aim.tricks(task.contract), "imps": Aim.contract(task.contract, task.board.vulnerability)}
    question = ChooseCard(
        view,
        aim[settings.aim],
        task.told,
        effort=settings.effort,
        seed=settings.seed,
        design=settings.design,
    )
    start = time.process_time()
    card = question.answer().card
    seconds.append(round(time.process_time() - start, 4))
    return card


def _remembering(player: Player) -> Player:
    known: dict[PlayView, Card] = {}

    def card(view: PlayView) -> Card:
        if view not in known:
            known[view] = player(view)
        return known[view]

    return card
