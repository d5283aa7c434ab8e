"""How often each technique is named, how much alike the first hints are, and how long it takes to look."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from statistics import median, quantiles

from bridgetutor.cardplay.techniques import Technique, found
from bridgetutor.wording.language import Wording
from tests.benchmarks.spotted.boards import Table, tables
from tests.benchmarks.spotted.search import outlook_of

POSITIONS = 500
"""Over which no first hint may serve more than one in ten."""


@dataclass(slots=True)
class Seen:
    """What was named at one position of each hand, and at its first trick."""

    named: Counter[Technique] = field(default_factory=Counter)
    questions: Counter[str] = field(default_factory=Counter)
    firsts: Counter[str] = field(default_factory=Counter)
    milliseconds: list[float] = field(default_factory=list)
    positions: int = 0


def numbers(hands: int, seed: int) -> Iterator[str]:
    """The lines of the report."""
    seen = Seen()
    for auctions in (False, True):
        for table in islice(tables(f"numbers {seed}", auctions=auctions), hands // 2):
            _look(seen, table)
    yield f"{hands} hands of seed {seed}, every second with its auction; {seen.positions} positions"
    for technique in Technique:
        share = 100 * seen.named[technique] / hands
        yield f"    {technique.value:28} in {share:5.1f} % of the hands"
    for says, counter in (("all first hints", seen.questions), ("that of the first technique", seen.firsts)):
        for question, times in counter.most_common(3):
            yield f"{says}: {100 * times / seen.positions:.1f} % of the positions: {question}"
    late = quantiles(seen.milliseconds, n=100)[-1]
    yield f"milliseconds an outlook: median {median(seen.milliseconds):.1f}, 99 % within {late:.1f}"


def _look(seen: Seen, table: Table) -> None:
    random = Random(f"look {table.number}")
    plays = list(table.plays(random))[1:]
    named: set[Technique] = set()
    for play in (plays[0], random.choice(plays), random.choice(plays)):
        outlook = outlook_of(table, play)
        start = time.process_time()
        findings = found(outlook)
        seen.milliseconds.append(1000 * (time.process_time() - start))
        named |= {finding.technique for finding in findings}
        seen.positions += 1
        english = Wording.english()
        questions = list(dict.fromkeys(english.render(finding.question) for finding in findings))
        seen.questions.update(questions)
        seen.firsts.update(questions[:1])
    seen.named.update(named)
