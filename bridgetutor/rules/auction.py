"""The auction: calls in turn, which of them the Laws allow, when it ends and in what contract."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import LETTER_OF_SIGN, Strain
from bridgetutor.rules.contract import Contract, Risk
from bridgetutor.rules.faults import Fault, IllegalCall, NotationError
from bridgetutor.rules.seats import Seat


@dataclass(frozen=True, slots=True, order=True)
class Bid:
    """A number of odd tricks, 1 to 7, in a strain. Ordered as bids outrank each other (Law 18)."""

    level: int
    strain: Strain

    def __str__(self) -> str:
        return f"{self.level}{self.strain.letter}"


@dataclass(frozen=True, slots=True)
class Pass:
    """No bid, double or redouble at this turn."""

    def __str__(self) -> str:
        return "P"


@dataclass(frozen=True, slots=True)
class Double:
    """Raises the stakes of the opponents' bid (Law 19A)."""

    def __str__(self) -> str:
        return "X"


@dataclass(frozen=True, slots=True)
class Redouble:
    """Raises the stakes again after the opponents' double (Law 19B)."""

    def __str__(self) -> str:
        return "XX"


Call: TypeAlias = Bid | Pass | Double | Redouble

PASS, DOUBLE, REDOUBLE = Pass(), Double(), Redouble()
BIDS = tuple(Bid(level, strain) for level in range(1, 8) for strain in Strain)
"""The 35 bids, lowest first."""

CALLS: tuple[Call, ...] = (PASS, DOUBLE, REDOUBLE, *BIDS)
"""All 38 calls."""


def parse_call(text: str) -> Call:
    """A call written 1C … 7N, P, X, XX, also 1NT, Pass, Dbl, Rdbl and 2♠, in either case. Raises `NotationError`."""
    letters = text.strip().upper().translate(LETTER_OF_SIGN)
    call = _CALL_BY_TEXT.get(letters)
    if call is None:
        raise NotationError(
            phrase("“{text}” is not a call: write P, X, XX or a bid such as 1C or 3N", text=text)
        )
    return call


_CALL_BY_TEXT: dict[str, Call] = {
    **{str(call): call for call in CALLS},
    **{f"{level}NT": Bid(level, Strain.NOTRUMP) for level in range(1, 8)},
    **dict.fromkeys(("PASS", "-"), PASS),
    **dict.fromkeys(("D", "DBL", "DOUBLE"), DOUBLE),
    **dict.fromkeys(("R", "RDBL", "REDBL", "REDOUBLE"), REDOUBLE),
}


@dataclass(frozen=True, slots=True)
class Auction:
    """The dealer and the calls so far, each legal in its place. `after` adds one; nothing else changes an auction."""

    dealer: Seat
    calls: tuple[Call, ...] = ()

    @classmethod
    def of(cls, dealer: Seat, calls: Iterable[Call]) -> Auction:
        """The auction of these calls. Raises `IllegalCall` at the first that is not allowed."""
        auction = cls(dealer)
        for call in calls:
            auction = auction.after(call)
        return auction

    @classmethod
    def parse(cls, dealer: Seat, text: str) -> Auction:
        """An auction written as calls with spaces between. Raises `NotationError` or `IllegalCall`."""
        return cls.of(dealer, map(parse_call, text.split()))

    @property
    def turn(self) -> Seat:
        """The seat that calls next (meaningless once the auction is over)."""
        return self.dealer.after(len(self.calls))

    def caller(self, index: int) -> Seat:
        """The seat that made the call at that place, the dealer's being 0."""
        return self.dealer.after(index)

    @property
    def _last_bid_index(self) -> int | None:
        return next((i for i in range(len(self.calls) - 1, -1, -1) if isinstance(self.calls[i], Bid)), None)

    @property
    def last_bid(self) -> Bid | None:
        """The highest bid so far."""
        index = self._last_bid_index
        call = None if index is None else self.calls[index]
        return call if isinstance(call, Bid) else None

    @property
    def _last_action_index(self) -> int | None:
        """The place of the last call other than a pass: what may be doubled or redoubled."""
        return next((i for i in range(len(self.calls) - 1, -1, -1) if self.calls[i] != PASS), None)

    @property
    def risk(self) -> Risk:
        """Whether the last bid stands doubled or redoubled."""
        index = self._last_action_index
        match None if index is None else self.calls[index]:
            case Double():
                return Risk.DOUBLED
            case Redouble():
                return Risk.REDOUBLED
            case _:
                return Risk.UNDOUBLED

    @property
    def is_over(self) -> bool:
        """Three passes after a bid, double or redouble, or four at the start (Law 22A)."""
        return len(self.calls) >= 4 and self.calls[-3:] == (PASS, PASS, PASS)

    @property
    def passed_out(self) -> bool:
        """Nobody bid: the board is over without play (Law 22A1)."""
        return self.is_over and self.last_bid is None

    @property
    def contract(self) -> Contract | None:
        """The contract the auction has come to, were it to end now; None without a bid."""
        index, bid = self._last_bid_index, self.last_bid
        if index is None or bid is None:
            return None
        return Contract(bid.level, bid.strain, self._first_to_name(bid.strain, index), self.risk)

    def _first_to_name(self, strain: Strain, last: int) -> Seat:
        """Declarer: of the side of the last bid, whoever first named its strain (Definitions, "Declarer")."""
        side = self.caller(last).side
        return next(
            self.caller(i)
            for i, call in enumerate(self.calls)
            if isinstance(call, Bid) and call.strain == strain and self.caller(i).side == side
        )

    def fault(self, call: Call) -> Fault | None:
        """Why the call is not allowed now, with the Law; None where it is."""
        if self.is_over:
            return Fault(phrase("The auction is over"), law="22")
        match call:
            case Pass():
                return None
            case Bid():
                return self._bid_fault(call)
            case Double():
                return self._double_fault()
            case Redouble():
                return self._redouble_fault()

    def _bid_fault(self, bid: Bid) -> Fault | None:
        last = self.last_bid
        if last is None or bid > last:
            return None
        says = phrase("{bid} is not enough: a bid must be higher than {last}", bid=bid, last=last)
        return Fault(says, law="27")

    def _double_fault(self) -> Fault | None:
        says = _double_reason(self.risk, self._action_by_opponents)
        return None if says is None else Fault(says, law="36")

    def _redouble_fault(self) -> Fault | None:
        if self.risk is Risk.DOUBLED and self._action_by_opponents:
            return None
        return Fault(phrase("Only an opponent's double can be redoubled"), law="36")

    @property
    def _action_by_opponents(self) -> bool | None:
        """Whether the last call other than a pass is an opponent's; None where there is none."""
        index = self._last_action_index
        return None if index is None else self.caller(index).side != self.turn.side

    def is_legal(self, call: Call) -> bool:
        """Whether the call is allowed now."""
        return self.fault(call) is None

    @property
    def legal_calls(self) -> tuple[Call, ...]:
        """The calls allowed now, in the order of `CALLS`; none once the auction is over."""
        return tuple(call for call in CALLS if self.is_legal(call))

    def after(self, call: Call) -> Auction:
        """The auction with one more call. Raises `IllegalCall`."""
        fault = self.fault(call)
        if fault is not None:
            raise IllegalCall(fault.says, fault.law)
        return Auction(self.dealer, (*self.calls, call))

    def __str__(self) -> str:
        return " ".join(map(str, self.calls))


def _double_reason(risk: Risk, by_opponents: bool | None) -> Phrase | None:
    if by_opponents is None:
        return phrase("There is no bid to double yet")
    if risk is not Risk.UNDOUBLED:
        return phrase("The last bid is doubled already")
    return None if by_opponents else phrase("Only an opponent's bid can be doubled")
