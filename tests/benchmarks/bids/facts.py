"""Agreement with the facts of the golden file, by group; those marked doubtful are left out."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.chooser import choose
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.survey import name_of
from bridgetutor.rules.auction import Auction, parse_call
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat, Vulnerability

FACTS = Path(__file__).parents[2] / "golden" / "bidding" / "sayc-expectations.jsonl"
LARGE, LEAST = 10, 0.85
"""A group of ten facts or more should meet so many of them."""


@dataclass(frozen=True, slots=True)
class Fact:
    """What a hand should call; the first call of the auction is the dealer's, North's."""

    hand: Hand
    auction: Auction
    vulnerability: Vulnerability
    expected: str
    group: str


def load() -> tuple[Fact, ...]:
    """The facts that are not in doubt."""
    rows = (json.loads(line) for line in FACTS.read_text("utf-8").splitlines())
    return tuple(
        Fact(
            Hand.parse(row["hand"]),
            Auction.parse(Seat.NORTH, row["auction"]),
            Vulnerability.parse(row["vul"]),
            row["expected"],
            row["group"],
        )
        for row in rows
        if not row.get("doubt")
    )


def report(options: argparse.Namespace) -> int:
    """Prints agreement by group and the disagreements; they are no faults of the engine's."""
    bids = system(options.system)
    reader, met, asked = Reader.both(bids), Counter[str](), Counter[str]()
    apart: list[str] = []
    for fact in load():
        chosen = choose(fact.hand, reader.read(fact.auction, fact.vulnerability), bids)
        asked[fact.group] += 1
        if chosen.call == parse_call(fact.expected):
            met[fact.group] += 1
            continue
        where = f"{fact.group} | {fact.auction} | {fact.hand}"
        apart.append(f"{where} | wanted {fact.expected} | {chosen.call} {name_of(chosen.best)}")
    total = asked.total()
    print(f"agreement {met.total()} of {total}: {met.total() / total:.1%} (aim 95 %)")
    for group, count in asked.most_common():
        low = "  <- under 85 %" if count >= LARGE and met[group] / count < LEAST else ""
        print(f"    {met[group]:4} of {count:4} {met[group] / count:5.0%} {group}{low}")
    print(f"disagreements: {len(apart)}")
    for line in (
        apart if options.about == "all" else [each for each in apart if options.about in each][: options.top]
    ):
        print(f"    {line}")
    return 0
