"""Orders: boards by number, dealer and vulnerability as wanted, near misses and features together."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from random import Random

import pytest

from bridgetutor.dealing import order as orders
from bridgetutor.dealing.constraint import Constraint
from bridgetutor.dealing.difficulty import Difficulty
from bridgetutor.dealing.feature import Feature, Shown
from bridgetutor.dealing.language import parse
from bridgetutor.dealing.order import Order
from bridgetutor.dealing.phases import Phase
from bridgetutor.rules.auction import PASS, Auction
from bridgetutor.rules.deal import Board
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Seat, Vulnerability, dealer_of_board, vulnerability_of_board
from bridgetutor.wording import Wording

CONSTRAINT = parse("South: 12+ points")


@dataclass(frozen=True)
class SpadeAce:
    """A feature of the cards alone, as a technique would be: `seat` has the ace of spades."""

    seat: Seat
    name: str = "ace of spades"
    likely: tuple[Constraint, ...] = ()

    def shown(self, board: Board) -> Shown | None:
        if board.deal.known[self.seat].bits >> 51 & 1:
            auction = Auction(board.dealer, (PASS,))
            return Shown(self.name, self.seat, auction, Phase.OPENING, Difficulty.EASY)
        return None


def test_boards_are_numbered_and_the_number_says_who_deals() -> None:
    for number, ordered in enumerate(islice(Order(CONSTRAINT).boards(Random(1)), 20), 1):
        board = ordered.board
        assert board.number == number
        assert board.dealer is dealer_of_board(number)
        assert board.vulnerability is vulnerability_of_board(number)
        assert CONSTRAINT.holds(board.deal)
        assert ordered.notes == ()


@pytest.mark.parametrize("dealer", Seat)
@pytest.mark.parametrize("vulnerability", Vulnerability)
def test_dealer_and_vulnerability_may_be_given(dealer: Seat, vulnerability: Vulnerability) -> None:
    order = Order(CONSTRAINT, dealer=dealer, vulnerability=vulnerability)
    for number, ordered in enumerate(islice(order.boards(Random(1)), 3), 1):
        board = ordered.board
        assert (board.number, board.dealer, board.vulnerability) == (number, dealer, vulnerability)


def test_a_feature_of_near_misses() -> None:
    feature: Feature = SpadeAce(Seat.WEST)
    order = Order(CONSTRAINT, near_miss=True, feature=feature)
    for ordered in islice(order.boards(Random(1)), 5):
        assert ordered.miss is not None
        assert ordered.shown is not None
        miss, shown = map(Wording.english().render, ordered.notes)
        assert miss == "South: 11 points instead of 12+ points"
        assert shown == "West: P (ace of spades)"


def test_a_feature_that_no_board_shows_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "MOST_BOARDS", 20)
    order = Order(parse("South: ♠A"), feature=SpadeAce(Seat.WEST))
    with pytest.raises(BridgeError, match="Of 20 boards none shows this: ace of spades"):
        next(order.boards(Random(1)))


def test_hands_are_drawn_among_which_the_feature_is_likely_unless_others_are_wanted() -> None:
    likely = parse("North: ♥A"), parse("East: ♥A")
    feature = SpadeAce(Seat.WEST, likely=likely)
    found = [ordered.board.deal for ordered in islice(Order(feature=feature).boards(Random(1)), 12)]
    assert all(any(each.holds(deal) for each in likely) for deal in found)
    assert all(any(each.holds(deal) for deal in found) for each in likely)
    wanted = parse("South: ♥A")
    for ordered in islice(Order(wanted, feature=feature).boards(Random(1)), 4):
        assert wanted.holds(ordered.board.deal)


def test_the_same_seed_gives_the_same_boards() -> None:
    for near_miss in (False, True):
        order = Order(parse("South: 15-17 balanced"), near_miss=near_miss)
        one, other = (list(islice(order.boards(Random(3)), 8)) for _ in range(2))
        assert one == other
