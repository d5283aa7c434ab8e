"""Where a rule applies beyond its pattern: vulnerability, seat, what has been shown. Conditions combine with & | ~."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridgetutor.bidding.stakes import Scoring
from bridgetutor.rules.auction import BIDS, DOUBLE, Bid
from bridgetutor.rules.cards import Strain, Suit

if TYPE_CHECKING:
    from bridgetutor.bidding.situation import Situation
    from bridgetutor.phrase import Phrase


class Condition(ABC):
    """Something that is known to the whole table and holds or does not."""

    __slots__ = ()

    @abstractmethod
    def holds(self, situation: Situation) -> bool:
        """Whether it is so."""

    def __and__(self, other: Condition) -> Condition:
        return Both(self, other)

    def __or__(self, other: Condition) -> Condition:
        return Either(self, other)

    def __invert__(self) -> Condition:
        return Opposite(self)


@dataclass(frozen=True, slots=True)
class Both(Condition):
    """One and the other."""

    one: Condition
    other: Condition

    def holds(self, situation: Situation) -> bool:
        return self.one.holds(situation) and self.other.holds(situation)


@dataclass(frozen=True, slots=True)
class Either(Condition):
    """One or the other, or both."""

    one: Condition
    other: Condition

    def holds(self, situation: Situation) -> bool:
        return self.one.holds(situation) or self.other.holds(situation)


@dataclass(frozen=True, slots=True)
class Opposite(Condition):
    """Not so."""

    of: Condition

    def holds(self, situation: Situation) -> bool:
        return not self.of.holds(situation)


@dataclass(frozen=True, slots=True)
class Always(Condition):
    """In every situation."""

    def holds(self, situation: Situation) -> bool:
        return True


ALWAYS_SO = Always()


@dataclass(frozen=True, slots=True)
class Fact(Condition):
    """A named fact about the situation, of the vocabulary below."""

    name: str
    test: Callable[[Situation], bool]

    def holds(self, situation: Situation) -> bool:
        return self.test(situation)


_FACTS: dict[str, Fact] = {}


def _named(name: str, test: Callable[[Situation], bool]) -> Condition:
    """The fact of that name, the same one for all the rules that ask for it."""
    return _FACTS.setdefault(name, Fact(name, test))


def _fact(test: Callable[[Situation], bool]) -> Condition:
    return _named(test.__name__.removeprefix("_"), test)


def seat(*numbers: int) -> Condition:
    """The opening would be in one of these seats, 1 to 4, counted from the dealer."""
    return _named(f"seat {numbers}", lambda situation: situation.seat in numbers)


def _passed_hand(situation: Situation) -> bool:
    return situation.is_passed_hand


def _partner_passed(situation: Situation) -> bool:
    return situation.partner_is_passed_hand


def _vulnerable(situation: Situation) -> bool:
    return situation.vulnerability.includes(situation.me.side)


def _they_vulnerable(situation: Situation) -> bool:
    return situation.vulnerability.includes(situation.me.side.other)


def _at_imps(situation: Situation) -> bool:
    return situation.stakes.scoring is Scoring.IMPS


def _at_matchpoints(situation: Situation) -> bool:
    return situation.stakes.scoring is Scoring.MATCHPOINTS


def _part_score_game_reached(situation: Situation) -> bool:
    last = situation.auction.last_bid
    return last is not None and situation.has_part_score and situation.is_game(last)


def _forced(situation: Situation) -> bool:
    return situation.is_forced


def _partner_forced(situation: Situation) -> bool:
    return situation.partner_forced


def _game_forced(situation: Situation) -> bool:
    return situation.is_game_forced


def _signed_off(situation: Situation) -> bool:
    return situation.is_signed_off


def _contested(situation: Situation) -> bool:
    return situation.is_contested


def _they_opened(situation: Situation) -> bool:
    return situation.key[:1] != () and situation.key[0].startswith("(")


def _partner_can_have_more(situation: Situation) -> bool:
    return situation.partner_points.high > situation.partner_likely


def _partner_conventional(situation: Situation) -> bool:
    return len(situation.meanings) >= 2 and situation.meanings[-2].is_artificial


def _partner_bid_notrump(situation: Situation) -> bool:
    return situation.partner_bid_notrump


def _partner_doubled(situation: Situation) -> bool:
    return len(situation.meanings) >= 2 and situation.meanings[-2].call == DOUBLE


def _asked_by_double(situation: Situation) -> bool:
    return len(situation.meanings) >= 2 and situation.meanings[-2].is_takeout_double


passed_hand = _fact(_passed_hand)
"""The hand to call could not open."""
partner_passed = _fact(_partner_passed)
"""Partner could not open."""
vulnerable = _fact(_vulnerable)
they_vulnerable = _fact(_they_vulnerable)
favourable = ~vulnerable & they_vulnerable
unfavourable = vulnerable & ~they_vulnerable
at_imps = _fact(_at_imps)
at_matchpoints = _fact(_at_matchpoints)
at_imps_vulnerable = at_imps & vulnerable
"""A game is worth ten IMPs and a part score given up for it six: it need not make as often as it fails."""
part_score_game_reached = _fact(_part_score_game_reached)
"""The last bid makes a game with our part score; without one it is never so."""
forced = _fact(_forced)
"""Partner's last call asks for an answer, and the next hand passed."""
partner_forced = _fact(_partner_forced)
"""Partner's last call asks for an answer, whatever the next hand did."""
game_forced = _fact(_game_forced)
"""Our side may not stop short of a game."""
signed_off = _fact(_signed_off)
"""Partner has named the contract, and the next hand passed."""
contested = _fact(_contested)
"""The opponents have bid, doubled or redoubled."""
they_opened = _fact(_they_opened)
"""The first bid was theirs."""
partner_can_have_more = _fact(_partner_can_have_more)
"""Partner may hold more than the middle of the points shown, and so may accept an invitation."""
partner_conventional = _fact(_partner_conventional)
"""Partner's last call is a convention."""
partner_bid_notrump = _fact(_partner_bid_notrump)
"""Partner has bid notrump, and not as a convention."""
partner_doubled = _fact(_partner_doubled)
"""Partner's last call is a double."""
asked_by_double = _fact(_asked_by_double)
"""Partner's last call is a double that asks for our best suit."""


def we_have_fit(suit: Suit, cards: int = 8) -> Condition:
    """The calls so far promise so many cards of the suit in our two hands."""
    return _named(f"fit {suit} {cards}", lambda situation: situation.promised_length(suit) >= cards)


def agreed(suit: Suit) -> Condition:
    """Both of us have bid the suit, or eight cards of it are promised; of two such suits the last one bid."""
    return _named(f"agreed {suit}", lambda situation: situation.agreed is suit)


def asked_for(what: Phrase) -> Condition:
    """Partner's last call asks for this."""
    return _named(f"asked for {what}", lambda situation: situation.asked == what)


def i_asked(what: Phrase) -> Condition:
    """Our own last call asked for this."""
    return _named(f"I asked {what}", lambda situation: situation.i_asked == what)


def partner_showed(suit: Suit, cards: int = 4) -> Condition:
    """Partner's calls promise so many cards of the suit."""
    return _named(f"partner {suit} {cards}", lambda situation: situation.partner_length(suit).low >= cards)


def i_showed(suit: Suit, cards: int = 4) -> Condition:
    """Our own calls promise so many cards of the suit."""
    return _named(f"me {suit} {cards}", lambda situation: situation.my_length(suit).low >= cards)


def they_showed(suit: Suit, cards: int = 4) -> Condition:
    """An opponent's calls promise so many cards of the suit."""
    return _named(f"they {suit} {cards}", lambda situation: situation.their_length(suit) >= cards)


def they_bid(suit: Suit) -> Condition:
    """An opponent has bid the suit, and not as a convention."""
    return _named(f"they bid {suit}", lambda situation: suit in situation.their_suits)


def last_named(strain: Strain | Suit, *levels: int) -> Condition:
    """The last bid names this strain, at one of these levels where some are given."""
    return _named(f"last {strain} {levels}", lambda situation: _is_last(situation, strain, levels))


def partner_promised(low: int) -> Condition:
    """Partner's calls promise so many points."""
    return _named(f"partner {low}+", lambda situation: situation.partner_points.low >= low)


def partner_limited(high: int) -> Condition:
    """Partner's calls promise no more than so many points."""
    return _named(f"partner to {high}", lambda situation: situation.partner_points.high <= high)


def part_score_makes_game(bid: Bid) -> Condition:
    """With our part score the bid makes a game; without one it is never so."""
    return _named(f"game {bid}", lambda situation: situation.has_part_score and situation.is_game(bid))


def cheapest(bid: Bid) -> Condition:
    """The bid is the lowest that names its strain now."""
    return _named(f"cheapest {bid}", lambda situation: _lowest(situation, bid.strain) == bid)


def jump(bid: Bid, levels: int = 1) -> Condition:
    """The bid is so many levels above the lowest that names its strain now."""
    return _named(f"jump {bid} {levels}", lambda situation: _is_jump(situation, bid, levels))


def _is_last(situation: Situation, strain: Strain | Suit, levels: tuple[int, ...]) -> bool:
    last = situation.auction.last_bid
    return last is not None and last.strain == strain and (not levels or last.level in levels)


def _lowest(situation: Situation, strain: Strain) -> Bid | None:
    last = situation.auction.last_bid
    return next((bid for bid in BIDS if bid.strain is strain and (last is None or bid > last)), None)


def _is_jump(situation: Situation, bid: Bid, levels: int) -> bool:
    lowest = _lowest(situation, bid.strain)
    return lowest is not None and bid.level == lowest.level + levels
