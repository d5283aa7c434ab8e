"""Where an auction is to end: in a contract, at a level, in a game or a slam."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import BIDS, Auction, Bid, parse_call
from bridgetutor.rules.cards import Strain
from bridgetutor.rules.faults import BridgeError


@dataclass(frozen=True, slots=True)
class Goal:
    """Contracts, doubled or not, by whichever side."""

    bids: frozenset[Bid]

    @classmethod
    def parse(cls, text: str) -> Goal:
        """Written 4S, 7, game, slam, grand-slam …; a game is no slam. Raises `BridgeError`."""
        word = text.strip().casefold().replace(" ", "-")
        named = _NAMED.get(word) or frozenset(bid for bid in BIDS if str(bid.level) == word)
        if named:
            return cls(named)
        try:
            call = parse_call(text)
        except BridgeError:
            call = None
        if not isinstance(call, Bid):
            says = phrase(
                "“{text}” is no contract: write 4S, 7, or one of {names}", text=text, names=tuple(_NAMED)
            )
            raise BridgeError(says)
        return cls(frozenset({call}))

    def reached(self, auction: Auction) -> bool:
        """Whether an auction that is over ended in one of them."""
        contract = auction.contract
        return contract is not None and Bid(contract.level, contract.strain) in self.bids


_MINORS, _MAJORS = (Strain.CLUBS, Strain.DIAMONDS), (Strain.HEARTS, Strain.SPADES)
_GAMES = frozenset(
    bid
    for bid in BIDS
    if bid.level < 6 and bid.level >= (5 if bid.strain in _MINORS else 4 if bid.strain in _MAJORS else 3)
)
_SLAMS = frozenset(bid for bid in BIDS if bid.level >= 6)

_NAMED = {
    "part-score": frozenset(BIDS) - _GAMES - _SLAMS,
    "game": _GAMES,
    "slam": _SLAMS,
    "small-slam": frozenset(bid for bid in _SLAMS if bid.level == 6),
    "grand-slam": frozenset(bid for bid in _SLAMS if bid.level == 7),
}
