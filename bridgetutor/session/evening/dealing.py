"""The cards for the next board of an arranged table: to order, from a file, turned so that one's own side plays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from random import Random

from bridgetutor.bidding.robots import auction_of
from bridgetutor.dealing.constraint import Constraint
from bridgetutor.dealing.order import MOST_BOARDS
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.phrase import phrase
from bridgetutor.rules.deal import Board, Deal
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Seat, Side, Vulnerability
from bridgetutor.session.evening.arrangement import Arrangement
from bridgetutor.session.evening.from_file import board_of
from bridgetutor.session.evening.setting import game_of, has_auction, reader_of
from bridgetutor.session.evening.themes import told
from bridgetutor.session.evening.to_order import order_of


@dataclass(frozen=True, slots=True)
class DealWanted:
    """The cards of the board that comes after `before` others of the evening. A `Question`."""

    arrangement: Arrangement
    dealer: Seat
    vulnerability: Vulnerability
    before: int
    seed: int

    def answer(self) -> Deal:
        """Raises `BridgeError` where the file cannot be read any more, or no such deal is found."""
        if self.arrangement.boards:
            return self._own(board_of(self.arrangement, self.before).deal)
        order = order_of(self.arrangement)
        order = replace(order, dealer=self.dealer, vulnerability=self.vulnerability)
        try:
            for ordered in islice(order.boards(Random(self.seed)), MOST_BOARDS):
                deal = ordered.board.deal
                found = self._suited(deal, order.constraint, turns=order.feature is None)
                if found is not None:
                    return found
        except BridgeError as error:
            raise self._none() from error
        raise self._none()

    def _none(self) -> BridgeError:
        """Of so many deals not one; the learner can ask for others."""
        wishes = told(self.arrangement)
        return BridgeError(
            phrase("No such cards were found: {wishes}. Leave, and arrange the table anew.", wishes=wishes)
        )

    def _own(self, deal: Deal) -> Deal:
        """A deal of a file; turned where one's own side would not play it, if that helps."""
        return next((each for each in self._turned(deal) if self._is_ours(each)), deal)

    def _suited(self, deal: Deal, constraint: Constraint, *, turns: bool) -> Deal | None:
        """The deal, turned perhaps; None where one's own side would not play it. What shows in an auction stays."""
        turned = self._turned(deal) if turns else (deal,)
        return next((each for each in turned if constraint.holds(each) and self._is_ours(each)), None)

    def _turned(self, deal: Deal) -> Iterator[Deal]:
        """As it lies, and with the hands moved on, one place after the other."""
        yield deal
        if self.arrangement.declares:
            for steps in (2, 1, 3):
                yield deal.turned(steps)

    def _is_ours(self, deal: Deal) -> bool:
        """Whether North–South would play it; true of any where that is not asked for."""
        if not self.arrangement.declares:
            return True
        if not has_auction(game_of(self.arrangement)):
            return _points(deal, Side.NORTH_SOUTH) > _points(deal, Side.EAST_WEST)
        board = Board(deal, self.dealer, self.vulnerability)
        contract = auction_of(board, reader_of(self.arrangement)).contract
        return contract is not None and contract.declarer.side is Side.NORTH_SOUTH


def _points(deal: Deal, side: Side) -> int:
    return sum(high_card_points(hand) for seat, hand in deal.known.items() if seat.side is side)
