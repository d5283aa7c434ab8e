"""The record of a board, whatever the format it was read from, and what reading a file of them yields."""

from __future__ import annotations

from dataclasses import dataclass, field

from bridgetutor.phrase import Phrase
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract, Result
from bridgetutor.rules.deal import Board, Deal
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat, Vulnerability, dealer_of_board, vulnerability_of_board


@dataclass(frozen=True, slots=True)
class LineFault:
    """One thing that is wrong in a file, and the line it stands on, the first being 1."""

    line: int
    says: Phrase

    def __str__(self) -> str:
        return f"{self.line}: {self.says}"


@dataclass(frozen=True, slots=True)
class Note:
    """What is written about a call or card: `index` is its place in the auction or play, the first being 0."""

    index: int
    text: str


@dataclass(frozen=True, slots=True)
class OtherTag:
    """Something a file says of a board that has no meaning here, kept as it stands, with its table if it has one."""

    name: str
    value: str
    rows: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BoardRecord:
    """A board as it was recorded: nearly everything may be missing, and texts are empty where it is.

    The deal may have faults. The calls and cards are legal as far as they go. `cards` are in the order played, and
    need a contract. `line` is where the record begins in its file, and is no part of what it says.
    """

    number: int | None = None
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None
    deal: Deal | None = None
    event: str = ""
    site: str = ""
    date: str = ""
    players: tuple[str, str, str, str] = ("", "", "", "")
    """The names in the order of `Seat`."""
    scoring: str = ""
    contract: Contract | None = None
    passed_out: bool = False
    tricks: int | None = None
    """Won by declarer's side, claims included."""
    auction: Auction | None = None
    call_notes: tuple[Note, ...] = ()
    cards: tuple[Card, ...] = ()
    card_notes: tuple[Note, ...] = ()
    others: tuple[OtherTag, ...] = ()
    line: int = field(default=0, compare=False)

    @property
    def board(self) -> Board | None:
        """The board without its history; what the file leaves out follows from the number (Law 2)."""
        if self.deal is None:
            return None
        number = self.number or 1
        dealer = dealer_of_board(number) if self.dealer is None else self.dealer
        vulnerability = self.vulnerability or vulnerability_of_board(number)
        return Board(self.deal, dealer, vulnerability, self.number)

    @property
    def result(self) -> Result | None:
        """The contract and the tricks won in it, where both are known."""
        if self.contract is None or self.tricks is None:
            return None
        return Result(self.contract, self.tricks)

    @property
    def play(self) -> Play | None:
        """The play so far, over unknown hands where the deal is missing or faulty; None without a contract."""
        return None if self.contract is None else Play.of(playable(self.deal), self.contract, self.cards)


@dataclass(frozen=True, slots=True)
class BoardFile:
    """The boards of a file in their order, and everything in it that could not be read, by line."""

    boards: tuple[BoardRecord, ...] = ()
    faults: tuple[LineFault, ...] = ()


def playable(deal: Deal | None) -> Deal:
    """The deal if its cards can be played, else one of unknown hands."""
    return Deal.of({}) if deal is None or deal.faults(size_of(deal)) else deal


def size_of(deal: Deal) -> int:
    """The number of cards each hand should have: thirteen, or fewer in an ending, where all hands have as many."""
    sizes = {len(hand) for hand in deal.known.values()}
    return sizes.pop() if len(sizes) == 1 and max(sizes) < 13 else 13
