"""How long a hint takes at the first trick, beside a plain loop in the same run: the first degree, and all of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from statistics import median

from bridgetutor.cardplay.habits import habitual_card
from bridgetutor.cardplay.hints import AskForHint, first_question
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.robots import Aim, ChooseCard
from bridgetutor.cardplay.robots.layouts import promised
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.play import Play
from tests.benchmarks.bids.speed import TURNS, loop
from tests.benchmarks.spotted.boards import Table, tables

HANDS = 24


def hint_times(hands: int, seed: int) -> Iterator[str]:
    """The lines of the report, over the opening leads and declarer's first cards of so many hands."""
    unit = min(loop() for _ in range(3))
    yield f"a loop of {TURNS} additions: {1000 * unit:.0f} ms"
    asked = [
        hint
        for auctions in (False, True)
        for table in islice(tables(f"hints {seed}", auctions=auctions), hands // 2)
        for hint in _at_the_first_trick(table)
    ]
    yield _row("first degree", [_seconds(partial(_question, hint)) for hint in asked], unit)
    yield _row("all degrees", [_seconds(hint.answer) for hint in asked], unit)


def _at_the_first_trick(table: Table) -> Iterator[AskForHint]:
    """Before the opening lead, and when dummy has come down."""
    lead = Play.of(table.deal, table.contract)
    told = table.contract if table.told is None else table.told.promises
    for play in (lead, lead.after(habitual_card(PlayView.of(lead, lead.player)))):
        view = PlayView.of(play, play.player)
        yield AskForHint(ChooseCard(view, Aim.contract(table.contract), told), table.contract)


def _question(hint: AskForHint) -> None:
    first_question(Outlook(hint.choice.view, promised(hint.choice.promises), hint.contract))


def _seconds(work: Callable[[], object]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


def _row(name: str, seconds: list[float], unit: float) -> str:
    middle, most = median(seconds), max(seconds)
    return (
        f"{name} of {len(seconds)} hints: median {1000 * middle:.0f} ms, {middle / unit:.1f} loops; "
        f"at most {1000 * most:.0f} ms, {most / unit:.1f} loops"
    )
