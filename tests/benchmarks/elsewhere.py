"""What the other tables of a contest cost and how well they play, in one command.

python -m tests.benchmarks.elsewhere                  16 boards
python -m tests.benchmarks.elsewhere -n 4 --cards 12  a short look

Printed: the seconds of one core for a board in one go with few layouts, card by card as beside the learner's table
(as a ratio to that plain loop), and with all layouts; the errors of both beside double-dummy; and how long a card of
the learner's own robots takes with one child process, alone and while the other tables play in the background.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from queue import Queue
from statistics import mean

from bridgetutor.cardplay.robots import QUICK, USUAL, Aim, ChooseCard, Effort
from bridgetutor.cardplay.robots.costs import Costs, costs
from bridgetutor.cardplay.solving.service import Service
from bridgetutor.cardplay.view import PlayView
from bridgetutor.games.contest import is_over
from bridgetutor.rules.notation.record import BoardRecord
from bridgetutor.rules.play import Play
from bridgetutor.session.four_robots import FourRobots
from tests.benchmarks.bids.boards import boards
from tests.benchmarks.plays.report import DECLARERS_CARDS, DEFENDERS_CARDS

SET, TABLES = 16, 3
"""The set whose minutes are reckoned: boards, other tables."""

THINKS = 0.3
"""Seconds a learner takes over a card here: far less than at a table, where the others have that much more time."""


@dataclass(frozen=True, slots=True)
class Timed:
    """A board as it was played, with the seconds that took."""

    record: BoardRecord
    seconds: float

    @property
    def costs(self) -> Costs | None:
        """None where it was passed out."""
        play = self.record.play
        return None if play is None else costs(play)


def main(arguments: list[str]) -> int:
    """Prints the numbers; always 0, for none of them is a fault."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("-n", type=int, default=16, metavar="BOARDS")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cards", type=int, default=40, help="of the learner's robots, to be timed")
    options = parser.parse_args(arguments)
    blanks = [
        BoardRecord(number=each.number, deal=each.deal, scoring="MP")
        for each in boards(options.seed, 1, options.n)
    ]
    FourRobots(blanks[0], effort=QUICK, most=1).answer()  # what is read once is no board's own
    few = [in_one_go(blank, QUICK) for blank in blanks]
    parts = [card_by_card(blank) for blank in blanks]
    if [each.record for each in few] != [each.record for each in parts]:
        raise AssertionError("card by card a board has come to another end")
    full = [in_one_go(blank, USUAL) for blank in blanks]
    print("\n".join(seconds_told(few, parts, full)))
    for says, played in (("few layouts", few), ("all layouts", full)):
        print(f"{says}: {errors_told(played)}")
    print("\n".join(waits_told(blanks, [each.record for each in full], options.cards)))
    return 0


def in_one_go(blank: BoardRecord, effort: Effort) -> Timed:
    """The whole board at once."""
    start = time.process_time()
    record = FourRobots(blank, effort=effort).answer()
    return Timed(record, time.process_time() - start)


def card_by_card(blank: BoardRecord) -> Timed:
    """As the desktop asks it."""
    start = time.process_time()
    record = FourRobots(blank, effort=QUICK, most=0).answer()
    while not is_over(record):
        record = FourRobots(record, effort=QUICK, most=1).answer()
    return Timed(record, time.process_time() - start)


def seconds_told(few: Sequence[Timed], parts: Sequence[Timed], full: Sequence[Timed]) -> Iterator[str]:
    """Seconds a board, and the minutes of a set."""
    once, cards, whole = (mean(each.seconds for each in played) for played in (few, parts, full))
    yield f"seconds a board, of one core: few layouts {once:.2f}, all layouts {whole:.2f}"
    yield f"card by card {cards:.2f}, {cards / once:.2f} times the plain loop"
    yield f"{SET} boards at {TABLES} tables: {SET * TABLES * cards / 60:.1f} minutes of one core"


def errors_told(played: Sequence[Timed]) -> str:
    """Shares in percent, tricks a board."""
    found = [(each, threw) for each in played if (threw := each.costs) is not None]
    lead = 100 * mean(threw.lead == 0 for _, threw in found)
    declarer = 100 * mean(threw.declarer_errors / DECLARERS_CARDS for _, threw in found)
    defence = 100 * mean(threw.defence_errors / DEFENDERS_CARDS for _, threw in found)
    beside = mean((each.record.tricks or 0) - threw.tricks for each, threw in found)
    return (
        f"{len(found)} boards: leads that cost nothing {lead:.1f} %, declarer's costing cards {declarer:.2f} %, "
        f"defenders' {defence:.2f} %, tricks beside double-dummy {beside:+.2f}"
    )


def waits_told(blanks: Sequence[BoardRecord], played: Sequence[BoardRecord], cards: int) -> Iterator[str]:
    """The learner's cards alone, and beside other tables that play on whenever nobody waits."""
    questions = list(_learners(played, cards))
    alone, beside, done = _waits(questions, blanks)
    ratio = mean(beside) / mean(alone)
    yield f"seconds the learner waits for a card: alone {mean(alone):.2f}, at most {max(alone):.2f}"
    yield f"beside other tables {mean(beside):.2f}, at most {max(beside):.2f}: {ratio:.2f} times"
    yield f"cards played at other tables meanwhile, for each of these: {done / len(questions):.1f}"


def _learners(played: Sequence[BoardRecord], count: int) -> Iterator[ChooseCard]:
    """Questions of the robots at the learner's table, from the beginning of boards on."""
    for record in played:
        if record.contract is None or record.deal is None:
            continue
        for at in (1, 5, 6, 14, 22):
            if count > 0:
                play = Play.of(record.deal, record.contract, record.cards[:at])
                count -= 1
                yield ChooseCard(PlayView.of(play, play.player), Aim.tricks(record.contract), record.contract)


def _waits(
    questions: Sequence[ChooseCard], others: Sequence[BoardRecord]
) -> tuple[list[float], list[float], int]:
    """The seconds of each question alone and beside other tables, and how many cards were played there.

    One child thinks at the learner's table, and one that yields to it at all others. Each question is asked both ways,
    now the one first and now the other: the computer may be busy, and the solver remembers.
    """
    service, yielding = Service(1), Service(1, yields=True)
    came: Queue[object] = Queue()
    elsewhere = _Elsewhere(yielding, others)
    service.ask("warm", FourRobots(others[0], effort=QUICK, most=1), lambda *_: came.put(None))
    came.get()
    waits: dict[bool, list[float]] = {False: [], True: []}
    for n, question in enumerate(questions):
        for is_beside in (n % 2 == 0, n % 2 == 1):
            if is_beside:
                elsewhere.let_go_on()
            time.sleep(THINKS)
            start = time.perf_counter()
            elsewhere.hold()
            service.ask("learner", question, lambda *_: came.put(None))
            came.get()
            waits[is_beside].append(time.perf_counter() - start)
    service.close()
    yielding.close()
    return waits[False], waits[True], elsewhere.cards


class _Elsewhere:
    """The other tables: the next card is asked for as soon as one has come, unless somebody waits."""

    def __init__(self, service: Service, blanks: Sequence[BoardRecord]) -> None:
        self._service = service
        self._blanks = list(blanks)
        self._question: FourRobots | None = None
        self._is_held, self._is_asked = True, False
        self.cards = 0

    def hold(self) -> None:
        """Somebody waits."""
        self._is_held = True

    def let_go_on(self) -> None:
        """Nobody does."""
        self._is_held = False
        self._ask()

    def _ask(self) -> None:
        if self._is_held or self._is_asked:
            return
        if self._question is None and self._blanks:
            self._question = FourRobots(self._blanks.pop(0), effort=QUICK, most=0)
        if self._question is not None:
            self._is_asked = True
            self._service.ask("other tables", self._question, self._came)

    def _came(self, _ticket: object, outcome: object) -> None:
        record = getattr(outcome, "answer", None)
        assert isinstance(record, BoardRecord)
        assert self._question is not None
        self.cards += len(record.cards) - len(self._question.record.cards)
        self._question = None if is_over(record) else replace(self._question, record=record, most=1)
        self._is_asked = False
        self._ask()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
