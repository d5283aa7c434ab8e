"""The record of a board, whatever the format it was read from, and what reading a file of them yields."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import Enum

from bridgetutor.phrase import Phrase
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.cards import Card, Strain
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


class NoteKind(Enum):
    """What a note about a call or card is."""

    EXPLANATION = "explanation"
    """What the call or card means, in words."""
    ALERT = "alert"
    """It was alerted, and nothing more is said: the text is empty. (A call alerted and explained has both.)"""
    MARK = "mark"
    """An annotator's judgement: one of ! ? !! ?? !? ?! or a number of the standard's list, $0 to $255."""


@dataclass(frozen=True, slots=True)
class Note:
    """What is written about a call or card: `index` is its place in the auction or play, the first being 0."""

    index: int
    text: str
    kind: NoteKind = NoteKind.EXPLANATION


@dataclass(frozen=True, slots=True)
class Comment:
    """Words of an annotator or commentator, perhaps of several lines, and where they stand.

    `after` is the name of the PBN tag they follow: empty before anything else, "Auction" among the calls, "Play"
    among the cards, "Deal" between deal and auction, the name of another tag or table. `index` is the call, card or row
    they follow, the first being 0; -1 before the first.
    """

    text: str
    after: str = ""
    index: int = -1


@dataclass(frozen=True, slots=True)
class OtherTag:
    """Something a file says of a board that has no meaning here, kept as it stands, with its table if it has one."""

    name: str
    value: str
    rows: tuple[str, ...] = ()


class Room(Enum):
    """The table of a team match; the value is the one PBN writes."""

    OPEN = "Open"
    CLOSED = "Closed"


@dataclass(frozen=True, slots=True)
class Ending:
    """The play of a position without a contract: trumps, who leads first, and declarer where there is one."""

    strain: Strain
    leader: Seat
    declarer: Seat | None = None


@dataclass(frozen=True, slots=True)
class BoardRecord:
    """A board as it was recorded: nearly everything may be missing, and texts are empty where it is.

    The deal may have faults. The calls and cards are legal as far as they go. `cards` are in the order played, and
    need a contract or an ending. `line` is where the record begins in its file, and is no part of what it says.
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
    """Whatever else the file says, under the names of PBN where it has one: Table, HomeTeam, Stage, ScoreIMP …"""
    room: Room | None = None
    comments: tuple[Comment, ...] = ()
    """In the order of their places (see `pbn.fields.EXPORTED`, then Auction, Play and the other tags)."""
    claimed: bool = False
    """The play ended early after the last of `cards`, by a claim or by agreement; `tricks` are then known."""
    unfinished: bool = False
    """The auction or play still goes on: the file was written in the middle of it."""
    ending: Ending | None = None
    """Set where the play has no contract, or begins with another seat than the contract says."""
    calls_rest: tuple[str, ...] = ()
    """The calls, as they are written, from the first on that cannot follow `auction`: irregular or not understood."""
    cards_rest: tuple[str, ...] = ()
    """The same for the cards, in the order they are written."""
    verbatim: tuple[OtherTag, ...] = ()
    """Tags that say more or other than the values here, which a writer of their format repeats as they stand."""
    line: int = field(default=0, compare=False)

    def tag(self, name: str) -> str:
        """The value of another tag, such as "HomeTeam"; empty where it is missing."""
        return next((other.value for other in self.others if other.name == name), "")

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
        deal, ending = playable(self.deal), self.ending
        if ending is not None:
            return Play(deal, ending.strain, ending.leader, ending.declarer).after(*self.cards)
        return None if self.contract is None else Play.of(deal, self.contract, self.cards)


@dataclass(frozen=True, slots=True)
class Passage:
    """A stretch of a file: a board, or (`record` is None) what stands between boards, and its faults.

    `source` is the text exactly as it stands, line ends and all (see `notation.source`), `line` its first line. Once
    the record is `edited`, the source is only what it was.
    """

    source: str
    line: int
    record: BoardRecord | None = None
    faults: tuple[LineFault, ...] = ()
    edited: bool = False


@dataclass(frozen=True, slots=True)
class BoardFile:
    """The boards of a file in their order, and everything in it that could not be read, by line.

    `passages` are the whole file in pieces; they take no part in comparisons.
    """

    boards: tuple[BoardRecord, ...] = ()
    faults: tuple[LineFault, ...] = ()
    passages: tuple[Passage, ...] = field(default=(), compare=False, repr=False)

    @classmethod
    def of(cls, passages: Iterable[Passage]) -> BoardFile:
        """The file of these passages."""
        kept = tuple(passages)
        boards = tuple(passage.record for passage in kept if passage.record is not None)
        faults = sorted((fault for passage in kept for fault in passage.faults), key=lambda fault: fault.line)
        return cls(boards, tuple(faults), kept)

    def with_board(self, index: int, record: BoardRecord) -> BoardFile:
        """The file with another record in place of the board at `index`, the first being 0."""
        places = [place for place, passage in enumerate(self.passages) if passage.record is not None]
        place = places[index]
        if self.passages[place].record == record:
            return self
        edited = replace(self.passages[place], record=record, faults=(), edited=True)
        return BoardFile.of((*self.passages[:place], edited, *self.passages[place + 1 :]))


def playable(deal: Deal | None) -> Deal:
    """The deal if its cards can be played, else one of unknown hands."""
    return Deal.of({}) if deal is None or deal.faults(size_of(deal)) else deal


def size_of(deal: Deal) -> int:
    """The number of cards each hand should have: thirteen, or fewer in an ending, where all hands have as many."""
    sizes = {len(hand) for hand in deal.known.values()}
    return sizes.pop() if len(sizes) == 1 and max(sizes) < 13 else 13
