"""The golden deals with their double-dummy results, and a solver of a dozen lines for small endings to check by."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bridgetutor.cardplay.solver import Table
from bridgetutor.rules.cards import PACK, Card, Strain
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat, Vulnerability

TABLES = Path(__file__).parents[1] / "golden" / "double-dummy" / "tables.jsonl"


@dataclass(frozen=True, slots=True)
class Golden:
    """A deal, its table, and par with the contracts as the solver's authors write them: "4S*-EW-1"."""

    deal: Deal
    table: Table
    dealer: Seat
    vulnerability: Vulnerability
    par: int
    contracts: tuple[str, ...]


def golden() -> tuple[Golden, ...]:
    """All of them."""
    return tuple(map(_golden, TABLES.read_text("utf-8").splitlines()))


def _golden(line: str) -> Golden:
    row = json.loads(line)
    by_strain = tuple(tuple(row["table"][seat.letter][str(strain)] for seat in Seat) for strain in Strain)
    return Golden(
        Deal.parse(row["deal"]),
        Table(by_strain),
        Seat.parse(row["dealer"]),
        Vulnerability.parse(row["vul"]),
        row["par"]["NS_score"],
        tuple(row["par"]["dealer_par"][1:]),
    )


def ending(random: Random, size: int) -> Play:
    """A play of so many cards a hand in a random strain, before its first card."""
    cards = random.sample(PACK, 4 * size)
    deal = Deal.of({seat: Hand.of(cards[size * seat : size * (seat + 1)]) for seat in Seat})
    return Play(deal, random.choice(tuple(Strain)), random.choice(tuple(Seat)))


def by_trying(play: Play) -> dict[Card, int]:
    """What each legal card brings the side to play, this trick included, by trying every way to go on."""
    side = play.turn.side
    found = {}
    for card in play.legal_cards:
        after = play.after(card)
        won = after.tricks_won(side) - play.tricks_won(side)
        left = play.size - len(after.complete_tricks)
        rest = 0 if after.is_over else max(by_trying(after).values())
        found[card] = won + (rest if after.is_over or after.turn.side is side else left - rest)
    return found
