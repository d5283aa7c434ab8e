"""A LIN board token by token: calls and cards as far as they are legal, and what is said between them."""

from __future__ import annotations

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.contract import Contract, Result
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation.lin.calls import ALERT, parse_calls, parse_cards
from bridgetutor.rules.notation.lin.following import Following
from bridgetutor.rules.notation.lin.hands import deal_faults
from bridgetutor.rules.notation.lin.tokens import Token
from bridgetutor.rules.notation.record import Comment, Ending, LineFault, Note, NoteKind
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat


class Table:
    """What has happened on a board so far. Faults are kept with their lines; nothing raises."""

    def __init__(self, deal: Deal | None, dealer: Seat, expected: Result | None) -> None:
        self.auction = Auction(dealer)
        self.has_calls = False
        self.call_notes: list[Note] = []
        self.calls_rest: list[str] = []
        self.contract: Contract | None = None
        self.following: Following | None = None
        self.ending: Ending | None = None
        self.cards_rest: list[str] = []
        self.comments: list[Comment] = []
        self.rows: list[str] = []
        """Tokens that mean nothing here, each after the numbers of calls and cards before it: "6+4 up|4|"."""
        self.faults: list[LineFault] = []
        self.is_dealt = False
        self._deal = Deal.of({}) if deal is None or deal_faults(deal) else deal
        self._expected = expected

    @property
    def cards(self) -> list[Card]:
        """The cards so far."""
        return [] if self.following is None else self.following.cards

    def fault(self, line: int, says: Phrase) -> None:
        """Keeps a fault."""
        self.faults.append(LineFault(line, says))

    def call(self, token: Token) -> None:
        """`mb`: a call, or several."""
        if self.following is not None:
            self.fault(token.line, phrase("“{text}” is called when the play has begun", text=token.value))
            self.keep(token)
            return
        self.has_calls = True
        if self.calls_rest:
            self.calls_rest.append(token.value)
            return
        before = self.auction, len(self.call_notes)
        try:
            for call, alerted in parse_calls(token.value):
                self.auction = self.auction.after(call)
                if alerted:
                    self.call_notes.append(Note(len(self.auction.calls) - 1, "", NoteKind.ALERT))
        except BridgeError as error:
            self.fault(token.line, error.fault.says)
            self.auction, kept = before
            del self.call_notes[kept:]
            self.calls_rest.append(token.value)

    def explain(self, token: Token) -> None:
        """`an`: what the last call means; a mere exclamation mark says that it was alerted."""
        text, index = " ".join(token.value.split()), len(self.auction.calls) - 1
        if self.calls_rest or index < 0:
            self.keep(token)
        elif text and text != ALERT:
            self.call_notes.append(Note(index, text))
        elif text and Note(index, "", NoteKind.ALERT) not in self.call_notes[-3:]:
            self.call_notes.append(Note(index, "", NoteKind.ALERT))

    def play(self, token: Token) -> None:
        """`pc`: a card, or several, or none."""
        if token.value.strip() and (self.cards_rest or not self._plays(token)):
            self.cards_rest.append(token.value.strip())

    def _plays(self, token: Token) -> bool:
        if self.following is None and not self._begin(token.line):
            return False
        try:
            cards = parse_cards(token.value)
        except BridgeError as error:
            self.fault(token.line, error.fault.says)
            return False
        self._let_lead(cards, token.line)
        for place, card in enumerate(cards):
            says = _play(self.following, card)
            if says is not None:
                self.fault(token.line, says)
                self.cards_rest = [str(later) for later in cards[place:]]
                break
        return True

    def _begin(self, line: int) -> bool:
        self.contract = self._played_contract(line)
        if self.contract is None:
            self.fault(line, phrase("The play cannot be followed without a contract and its declarer"))
            return False
        self.following = Following(Play.of(self._deal, self.contract))
        return True

    def _let_lead(self, cards: list[Card | Suit], line: int) -> None:
        """Lets another seat make the opening lead that holds the card: whoever wrote it saw it so."""
        contract, following = self.contract, self.following
        if contract is None or following is None or following.cards or not cards:
            return
        lead, deal = cards[0], self._deal
        holder = deal.holder(lead) if isinstance(lead, Card) else None
        if holder is None or holder is contract.leader:
            return
        self.fault(line, phrase("{seat} is not to lead against {contract}", seat=holder, contract=contract))
        self.ending = Ending(contract.strain, holder, contract.declarer)
        self.following = Following(Play(deal, contract.strain, holder, contract.declarer))

    def _played_contract(self, line: int) -> Contract | None:
        called = self.auction.contract
        if self.auction.is_over and not self.calls_rest:
            return called
        if self._expected is not None:
            return self._expected.contract
        if called is not None and not self.calls_rest:
            says = phrase(
                "Cards are played before the auction is over; {contract} is taken for the contract",
                contract=called,
            )
            self.fault(line, says)
            return called
        return None

    def say(self, token: Token) -> None:
        """`nt` and `at`: words of a commentator at this place."""
        lines = [line.strip() for line in token.value.strip().splitlines()]
        text = "\n".join(lines).strip()
        if not text:
            return
        if not self.is_dealt:
            self.comments.append(Comment(text))
        elif self.cards:
            self.comments.append(Comment(text, "Play", len(self.cards) - 1))
        elif self.auction.calls:
            self.comments.append(Comment(text, "Auction", len(self.auction.calls) - 1))
        else:
            self.comments.append(Comment(text, "Deal"))

    def keep(self, token: Token) -> None:
        """Any other token."""
        self.rows.append(
            f"{len(self.auction.calls)}+{len(self.cards)} {token.name}|{' '.join(token.value.split())}|"
        )


def _play(following: Following | None, card: Card | Suit) -> Phrase | None:
    """Plays a card, or the lowest of a suit; the fault where it cannot be."""
    if following is None:
        raise AssertionError(f"{card} is played before the play has begun")
    chosen = following.lowest(card) if isinstance(card, Suit) else card
    if chosen is None:
        return phrase("No card of {suit} can be played now", suit=card)
    fault = following.add(chosen)
    return None if fault is None else fault.says
