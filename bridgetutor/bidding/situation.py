"""What the whole table knows before a call: the auction, what each seat has shown, what is forcing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bridgetutor.bidding.meaning import Meaning
from bridgetutor.bidding.pattern import Key, key_of
from bridgetutor.bidding.rule import Forcing
from bridgetutor.hands.picture import BLANK, Picture
from bridgetutor.hands.region import Box, Range
from bridgetutor.rules.auction import PASS, Auction, Bid
from bridgetutor.rules.cards import Strain, Suit
from bridgetutor.rules.seats import Seat, Vulnerability

_ANYTHING = Box()


@dataclass(frozen=True)
class Situation:
    """The public state of a board being bid; `meanings` are those of the calls made, in order."""

    auction: Auction
    vulnerability: Vulnerability
    picture: Picture = BLANK
    meanings: tuple[Meaning, ...] = ()

    @property
    def me(self) -> Seat:
        """Whose turn it is."""
        return self.auction.turn

    @property
    def key(self) -> Key:
        """The auction as the side to call sees it."""
        return key_of(self.auction)

    @property
    def seat(self) -> int:
        """Which seat, from 1, is to call in the first round."""
        return len(self.auction.calls) + 1

    @cached_property
    def is_passed_hand(self) -> bool:
        """Whether the hand to call passed before anybody bid."""
        return self._passed(self.me)

    @cached_property
    def partner_is_passed_hand(self) -> bool:
        """Whether partner passed before anybody bid."""
        return self._passed(self.me.partner)

    def _passed(self, who: Seat) -> bool:
        opening = next((i for i, call in enumerate(self.auction.calls) if call != PASS), None)
        return any(self.auction.caller(i) is who for i in range(opening if opening is not None else 0))

    @cached_property
    def is_contested(self) -> bool:
        """Whether the opponents have said anything but pass."""
        return any(token.startswith("(") for token in self.key)

    @cached_property
    def is_forced(self) -> bool:
        """Whether a pass would break partner's force: the next hand has passed it on."""
        if len(self.meanings) < 2 or self.auction.calls[-1] != PASS:
            return False
        if self.is_game_forced:
            return True
        return self.meanings[-2].forcing in {Forcing.ROUND, Forcing.GAME}

    @cached_property
    def is_game_forced(self) -> bool:
        """Whether one of us has forced to game, and no game is reached yet."""
        if not any(meaning.forcing is Forcing.GAME for meaning in self._ours):
            return False
        last = self.auction.last_bid
        return last is None or not is_game(last)

    @property
    def _ours(self) -> tuple[Meaning, ...]:
        side = self.me.side
        return tuple(m for i, m in enumerate(self.meanings) if self.auction.caller(i).side is side)

    @cached_property
    def _mine(self) -> Box:
        return self.picture[self.me].bounds or _ANYTHING

    @cached_property
    def _partners(self) -> Box:
        return self.picture[self.me.partner].bounds or _ANYTHING

    @property
    def partner_points(self) -> Range:
        """The high-card points partner has shown."""
        return self._partners.points

    @property
    def my_points(self) -> Range:
        """The high-card points the hand to call has shown."""
        return self._mine.points

    def partner_length(self, suit: Suit) -> Range:
        """The cards of a suit that partner has shown."""
        return self._partners.length(suit)

    def my_length(self, suit: Suit) -> Range:
        """The cards of a suit that the hand to call has shown."""
        return self._mine.length(suit)

    def promised_length(self, suit: Suit) -> int:
        """The cards of a suit that our two hands have promised together."""
        return self._mine.length(suit).low + self._partners.length(suit).low

    def their_length(self, suit: Suit) -> int:
        """The most cards of a suit that one opponent has promised."""
        boxes = (self.picture[seat].bounds or _ANYTHING for seat in (self.me.next, self.me.next.partner))
        return max(box.length(suit).low for box in boxes)


def is_game(bid: Bid) -> bool:
    """3NT, four of a major, five of a minor, or higher."""
    match bid.strain:
        case Strain.NOTRUMP:
            return bid.level >= 3
        case Strain.HEARTS | Strain.SPADES:
            return bid.level >= 4
        case _:
            return bid.level >= 5
