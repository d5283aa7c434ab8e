"""A position in which a technique is there, nearly there, or decides: a line of `tests/golden/techniques`."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.reader import Reader
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques import Finding, Technique
from bridgetutor.cardplay.techniques.found import DECLARERS, DEFENDERS, Spotter
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.promises import SILENCE, Promises
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat, Vulnerability

FOLDER = Path(__file__).parents[2] / "golden" / "techniques"
KINDS = THERE, NEAR, REFUTED = "there", "near", "refuted"
SYSTEM = "sayc"


@dataclass(frozen=True, slots=True)
class Told:
    """An auction in the system of all the golden auctions."""

    dealer: Seat
    vulnerability: Vulnerability
    calls: str

    @property
    def promises(self) -> Promises:
        """What it told."""
        auction = Auction.parse(self.dealer, self.calls)
        return _reader().read(auction, self.vulnerability).promises


@dataclass(frozen=True, slots=True)
class Golden:
    """Suit and cards are those of the finding; `instead` is the card of a refutation that gives the tricks away."""

    technique: Technique
    kind: str
    play: Play
    contract: Contract
    seat: Seat
    suit: Suit | None
    cards: Hand
    instead: Card | None = None
    told: Told | None = None

    @property
    def outlook(self) -> Outlook:
        """What the seat knows."""
        promises = SILENCE if self.told is None else self.told.promises
        return Outlook(PlayView.of(self.play, self.seat), promises, self.contract)

    @classmethod
    def parse(cls, line: str, technique: Technique) -> Golden:
        """From a line of the technique's file."""
        row: dict[str, str] = json.loads(line)
        contract = Contract.parse(row["contract"])
        played = (Card.parse(card) for card in row["played"].split())
        told = None
        if "auction" in row:
            told = Told(Seat.parse(row["dealer"]), Vulnerability.parse(row["vulnerable"]), row["auction"])
        return cls(
            technique,
            row["kind"],
            Play.of(Deal.parse(row["deal"]), contract, played),
            contract,
            Seat.parse(row["seat"]),
            next((suit for suit in Suit if suit.letter == row["suit"]), None),
            Hand.of(map(Card.parse, row["cards"].split())),
            Card.parse(row["instead"]) if "instead" in row else None,
            told,
        )

    def __str__(self) -> str:
        row = {
            "kind": self.kind,
            "deal": str(self.play.deal),
            "contract": str(self.contract),
            "played": " ".join(map(str, self.play.cards)),
            "seat": self.seat.letter,
            "suit": "" if self.suit is None else self.suit.letter,
            "cards": " ".join(map(str, self.cards)),
        }
        if self.instead is not None:
            row["instead"] = str(self.instead)
        if self.told is not None:
            row |= {
                "dealer": self.told.dealer.letter,
                "vulnerable": str(self.told.vulnerability),
                "auction": self.told.calls,
            }
        return json.dumps(row)

    def fits(self, finding: Finding) -> bool:
        """Whether it is the finding that the line tells of."""
        return (finding.technique, finding.suit, finding.cards) == (self.technique, self.suit, self.cards)


@cache
def spotted(position: Golden) -> tuple[Finding, ...]:
    """What is found of its technique at a position, there or not: once for all the tests that ask."""
    return tuple(looked_for({position.technique}, position.outlook))


def looked_for(techniques: Collection[Technique], outlook: Outlook) -> Iterator[Finding]:
    """What the files named after the techniques find, which is quicker than all; all where one has no such file."""
    names = {technique.name.lower() for technique in techniques}
    files = {_file(spot) for spot in (*DECLARERS, *DEFENDERS)}
    if outlook.is_declarers and len(outlook.hidden) > 2:
        return
    for spot in DECLARERS if outlook.is_declarers else DEFENDERS:
        if not names <= files or _file(spot) in names:
            yield from (finding for finding in spot(outlook) if finding.technique in techniques)


def _file(spot: Spotter) -> str:
    return spot.__module__.rpartition(".")[2]


@lru_cache(maxsize=len(Technique))
def _read(file: Path, _size: int, technique: Technique) -> tuple[Golden, ...]:
    return tuple(Golden.parse(line, technique) for line in file.read_text("utf-8").splitlines())


def golden(technique: Technique, folder: Path = FOLDER) -> tuple[Golden, ...]:
    """All positions of a technique."""
    file = folder / f"{technique.value}.jsonl"
    return _read(file, file.stat().st_size, technique)


@lru_cache(maxsize=len(Technique))
def _reader() -> Reader:
    return Reader.both(system(SYSTEM))
