"""Looking at a recorded board step by step: first its calls, then its cards. Pure; nothing is asked."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.notation.record import BoardRecord, Room, playable
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat, Vulnerability, dealer_of_board
from bridgetutor.session.screen import HandView, TableView
from bridgetutor.teaching.lesson import Prose


@dataclass(frozen=True, slots=True)
class Viewing:
    """A board and how far it is shown: `at` counts its calls, then its cards; 0 is the deal alone."""

    record: BoardRecord
    at: int = 0

    @property
    def calls(self) -> int:
        """How many calls the record has."""
        return 0 if self.record.auction is None else len(self.record.auction.calls)

    @property
    def end(self) -> int:
        """The last step."""
        return self.calls + len(self.record.cards)

    def moved(self, steps: int) -> Viewing:
        """So many steps on, or back, kept within the record."""
        return Viewing(self.record, min(max(0, self.at + steps), self.end))

    @property
    def table(self) -> TableView:
        """The table at this step; every hand that the record knows lies open."""
        if self.at > self.calls:
            return self._played(self.at - self.calls)
        return self._dealt()

    def _dealt(self) -> TableView:
        auction = self.record.auction
        shown = Auction(auction.dealer, auction.calls[: self.at]) if auction is not None else None
        is_bid = auction is None or self.at == self.calls
        contract = self.record.contract if is_bid else None
        return TableView(
            hands=_hands(self.record.deal, None),
            strain=None if contract is None else contract.strain,
            contract=contract,
            dealer=self._dealer,
            vulnerability=self._vulnerability,
            auction=shown,
            remarks=tuple(
                (n.index, Prose(n.text)) for n in self.record.call_notes if n.index < self.at and n.text
            ),
            turn=None if shown is None or shown.is_over else shown.turn,
            needed=_needed(contract),
        )

    def _played(self, cards: int) -> TableView:
        play = self.record.play
        if play is None:
            return self._dealt()
        play = play.before(cards)
        complete = play.complete_tricks
        last = complete[-1] if complete else None
        return TableView(
            hands=_hands(play.deal, play) if play.deal.known else _hands(self.record.deal, None),
            strain=play.strain,
            contract=self.record.contract,
            dealer=self._dealer,
            vulnerability=self._vulnerability,
            trick=play.current_trick or last,
            last_trick=last,
            turn=None if play.is_over else play.turn,
            tricks=(play.tricks_won(Seat.NORTH.side), play.tricks_won(Seat.EAST.side)),
            needed=_needed(self.record.contract),
        )

    @property
    def _dealer(self) -> Seat | None:
        number = self.record.number
        if self.record.dealer is not None or number is None:
            return self.record.dealer
        return dealer_of_board(number)

    @property
    def _vulnerability(self) -> Vulnerability:
        board = self.record.board
        return board.vulnerability if board is not None else self.record.vulnerability or Vulnerability.NONE


def title(record: BoardRecord, place: int) -> Phrase:
    """What a list of boards says of one: its number (else its place in the file, from 1), and what came of it."""
    number = record.number if record.number is not None else place
    name = _name(number, record.room)
    if record.passed_out:
        return phrase("{board}: passed out", board=name)
    if record.contract is None:
        return name
    if record.tricks is None:
        return phrase("{board}: {contract}", board=name, contract=record.contract)
    tricks = counted("{n} trick", "{n} tricks", n=record.tricks)
    return phrase("{board}: {contract}, {tricks}", board=name, contract=record.contract, tricks=tricks)


def _name(number: int, room: Room | None) -> Phrase:
    match room:
        case Room.OPEN:
            return phrase("Board {number}, open room", number=number)
        case Room.CLOSED:
            return phrase("Board {number}, closed room", number=number)
        case None:
            return phrase("Board {number}", number=number)


def players(record: BoardRecord) -> Phrase | None:
    """Who sat where; None where no name is known."""
    if not any(record.players):
        return None
    north, east, south, west = (name or "–" for name in record.players)
    return phrase(
        "North {north}, South {south}; East {east}, West {west}",
        north=north,
        south=south,
        east=east,
        west=west,
    )


def _hands(deal: Deal | None, play: Play | None) -> tuple[HandView, ...]:
    """The hands of the deal, faulty or not; in a play what is left of them, all of it again once the play is over."""
    known = {} if deal is None else (deal if play is None else playable(deal)).known
    gone = Hand() if play is None or play.is_over else Hand.of(play.cards)
    dummy = None if play is None else play.dummy
    return tuple(
        HandView(seat, hand - gone, len(hand - gone), is_dummy=seat is dummy) for seat, hand in known.items()
    )


def _needed(contract: Contract | None) -> int | None:
    return None if contract is None else contract.tricks_needed
