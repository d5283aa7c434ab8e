"""What the whole table knows before a call: the auction, what each seat has shown, what is forcing."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from bridgetutor.bidding.meaning import Meaning
from bridgetutor.bidding.pattern import Key, key_of
from bridgetutor.bidding.rule import Forcing, Rule
from bridgetutor.bidding.stakes import NOTHING_SPECIAL, Stakes
from bridgetutor.hands.claim import ALWAYS, Claim
from bridgetutor.hands.picture import BLANK, Picture
from bridgetutor.hands.promises import Promises
from bridgetutor.hands.region import Box, Range
from bridgetutor.phrase import Phrase
from bridgetutor.rules.auction import BIDS, DOUBLE, PASS, REDOUBLE, Auction, Bid, Call
from bridgetutor.rules.cards import Strain, Suit
from bridgetutor.rules.seats import Seat, Vulnerability

_ANYTHING = Box()

_A_ROUND = 4
"""Calls since our own last one, that included."""

_MOST_ABOVE_THE_LEAST = 3
"""Of an opening of 10 to 21 points thirteen are likely, of an answer of six or more nine."""


@dataclass(frozen=True)
class Situation:
    """The public state of a board being bid; `meanings` are those of the calls made, in order."""

    auction: Auction
    vulnerability: Vulnerability
    picture: Picture = BLANK
    meanings: tuple[Meaning, ...] = ()
    stakes: Stakes = NOTHING_SPECIAL
    settled: dict[object, object] = field(default_factory=dict, compare=False, repr=False)
    """What each system says here, once it has been worked out."""

    @property
    def me(self) -> Seat:
        """Whose turn it is."""
        return self.auction.turn

    @property
    def promises(self) -> Promises:
        """What the calls have told of each hand, for the play."""
        north, east, south, west = (self._claims_of(seat) for seat in Seat)
        return Promises(self.picture, (north, east, south, west))

    def _claims_of(self, seat: Seat) -> tuple[Claim, ...]:
        claims = (m.claim for i, m in enumerate(self.meanings) if self.auction.caller(i) is seat)
        return tuple(claim for claim in claims if claim != ALWAYS)

    @cached_property
    def key(self) -> Key:
        """The auction as the side to call sees it."""
        return key_of(self.auction)

    @cached_property
    def legal(self) -> frozenset[Call]:
        """The calls that the Laws allow now."""
        last, others = self.auction.last_bid, (DOUBLE, REDOUBLE)
        higher = BIDS[0 if last is None else BIDS.index(last) + 1 :]
        doubles = (call for call in others if self.auction.is_legal(call))
        return frozenset((PASS, *doubles, *higher) if not self.auction.is_over else ())

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
        before = len(self.auction.calls) if opening is None else opening
        return any(self.auction.caller(i) is who for i in range(before))

    @cached_property
    def is_contested(self) -> bool:
        """Whether the opponents have said anything but pass."""
        return any(token.startswith("(") for token in self.key)

    @cached_property
    def is_forced(self) -> bool:
        """Whether a pass would break partner's force: the next hand has passed it on."""
        if len(self.meanings) < 2 or self.auction.calls[-1] != PASS:
            return False
        if self.is_game_forced and self.auction.calls[-2] != DOUBLE:
            return True
        return self.partner_forced

    @property
    def partner_forced(self) -> bool:
        """Whether partner's last call asks for an answer; the next hand may have lifted the force."""
        return len(self.meanings) >= 2 and self.meanings[-2].forcing in {Forcing.ROUND, Forcing.GAME}

    @cached_property
    def is_signed_off(self) -> bool:
        """Whether partner has named the contract: the next hand passed it on, and we are to pass too."""
        if len(self.meanings) < 2 or self.auction.calls[-1] != PASS:
            return False
        return self.meanings[-2].forcing is Forcing.SIGN_OFF

    @cached_property
    def is_game_forced(self) -> bool:
        """Whether one of us has forced to game, and no game is reached yet."""
        if not any(meaning.forcing is Forcing.GAME for meaning in self._ours):
            return False
        last = self.auction.last_bid
        return last is None or not self.is_game(last)

    def is_game(self, bid: Bid) -> bool:
        """Whether the bid, made by the side to call, is enough for game, with its part score if it has one."""
        return self.stakes.is_game(bid, self.me.side)

    @property
    def has_part_score(self) -> bool:
        """Whether the side to call has points below the line."""
        return self.stakes.part_score(self.me.side) > 0

    def bars(self, rule: Rule) -> bool:
        """Whether the rule is for a pass that partner's force does not allow.

        A double that asks partner to bid may be left in by a hand that has an agreement to do so.
        """
        if rule.call != PASS or not self.is_forced:
            return False
        is_doubled = self.auction.calls[-2] in {DOUBLE, REDOUBLE}
        return not is_doubled or rule.pattern.fits_anything

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
    def my_points(self) -> Range:
        """The high-card points that the hand to call has shown."""
        return self._mine.points

    @property
    def partner_points(self) -> Range:
        """The high-card points partner has shown."""
        return self._partners.points

    @property
    def partner_likely(self) -> int:
        """The points to reckon partner with: the middle of what has been shown, three above the least at most."""
        low, high = self.partner_points
        return low + min(_MOST_ABOVE_THE_LEAST, (high - low) // 2)

    def partner_length(self, suit: Suit) -> Range:
        """The cards of a suit that partner has shown."""
        return self._partners.length(suit)

    def my_length(self, suit: Suit) -> Range:
        """The cards of a suit that the hand to call has shown."""
        return self._mine.length(suit)

    @cached_property
    def their_suits(self) -> frozenset[Suit]:
        """The suits that the opponents have bid, conventions left out."""
        return frozenset(
            Suit(meaning.call.strain)
            for i, meaning in enumerate(self.meanings)
            if self.auction.caller(i).side is not self.me.side
            and isinstance(meaning.call, Bid)
            and meaning.call.strain is not Strain.NOTRUMP
            and not meaning.is_artificial
        )

    def promised_length(self, suit: Suit) -> int:
        """The cards of a suit that our two hands have promised together."""
        return self._mine.length(suit).low + self._partners.length(suit).low

    @cached_property
    def agreed(self) -> Suit | None:
        """The suit that is to be trumps: the last of ours that both have bid, or have eight cards of."""
        both = frozenset[Suit].intersection(*map(self._named, (self.me, self.me.partner)))
        ours = (
            meaning.suit
            for i, meaning in reversed(tuple(enumerate(self.meanings)))
            if self.auction.caller(i).side is self.me.side and meaning.suit is not None
        )
        return next((suit for suit in ours if suit in both or self.promised_length(suit) >= 8), None)

    def _named(self, who: Seat) -> frozenset[Suit]:
        """The suits that a seat has bid naturally."""
        return frozenset(
            meaning.suit
            for i, meaning in enumerate(self.meanings)
            if self.auction.caller(i) is who and meaning.suit is not None
        )

    @cached_property
    def asked(self) -> Phrase | None:
        """What partner's last call asks for, where it is a convention that asks and the next hand let it stand."""
        if len(self.meanings) < 2:
            return None
        return next(
            (each.rule.asks for each in self.meanings[-2].readings if each.rule.asks is not None), None
        )

    @cached_property
    def i_asked(self) -> Phrase | None:
        """What our own last call asked for."""
        if len(self.meanings) < _A_ROUND:
            return None
        readings = self.meanings[-_A_ROUND].readings
        return next((each.rule.asks for each in readings if each.rule.asks is not None), None)

    @cached_property
    def i_bid_notrump(self) -> bool:
        """Whether the hand to call has bid notrump, and not as a convention."""
        return self._bid_notrump(self.me)

    @cached_property
    def partner_bid_notrump(self) -> bool:
        """Whether partner has bid notrump, and not as a convention."""
        return self._bid_notrump(self.me.partner)

    def _bid_notrump(self, who: Seat) -> bool:
        return any(
            isinstance(meaning.call, Bid)
            and meaning.call.strain is Strain.NOTRUMP
            and meaning.is_agreed
            and not meaning.is_artificial
            for i, meaning in enumerate(self.meanings)
            if self.auction.caller(i) is who
        )

    def their_length(self, suit: Suit) -> int:
        """The most cards of a suit that one opponent has promised."""
        boxes = (self.picture[seat].bounds or _ANYTHING for seat in (self.me.next, self.me.next.partner))
        return max(box.length(suit).low for box in boxes)
