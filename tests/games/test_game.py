"""A board as the history of its steps: whose turn, what may be chosen, what it came to; with another phase, too."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.games.catalogue import GAMES, MINIBRIDGE
from bridgetutor.games.game import Announcement, Game, GameBoard, Step
from bridgetutor.games.phases import Dealing, Playing
from bridgetutor.games.settlement import sheet_of
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.rules.auction import BIDS, Auction, Bid
from bridgetutor.rules.cards import PACK, Card, Strain
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError, Fault
from bridgetutor.rules.play import Play, TrickClaim
from bridgetutor.rules.seats import Seat, Side, Vulnerability
from tests.strategies import deals, seats, unhurried, vulnerabilities

SOUTHS = Deal.parse("N:K73.75.JT98.AK62 T64.832.A76.QT54 AQ5.A64.KQ52.973 J982.KQJT9.43.J8")
LEVEL = Deal.parse("N:AKQJ.432.432.432 T98.AKQJ.765.765 765.T98.AKQJ.T98 432.765.T98.AKQJ")


def begun(dealer: Seat = Seat.NORTH, vulnerability: Vulnerability = Vulnerability.NONE) -> GameBoard:
    return MINIBRIDGE.board(dealer, vulnerability)


def announced(deal: Deal, dealer: Seat = Seat.NORTH) -> GameBoard:
    board = begun(dealer).after(deal)
    while isinstance(next(iter(board.legal), None), Announcement):
        board = board.after(board.legal[0])
    return board


def test_points_are_said_clockwise_from_the_dealer_and_settle_who_declares() -> None:
    board = begun(Seat.WEST).after(SOUTHS)
    assert board.turn is Seat.WEST
    assert board.legal == (Announcement(8),)
    board = board.after(*map(Announcement, (8, 11, 6)))
    assert (board.declarer, board.faced) == (None, frozenset())
    board = board.after(Announcement(15))
    assert board.announced == {Seat.WEST: 8, Seat.NORTH: 11, Seat.EAST: 6, Seat.SOUTH: 15}
    assert (board.declarer, board.faced, board.contract) == (Seat.SOUTH, frozenset({Seat.NORTH}), None)


def test_nobody_may_say_other_points_than_are_held() -> None:
    with pytest.raises(BridgeError, match="to say the points"):
        begun().after(SOUTHS, Announcement(12))


def test_a_level_board_is_over_and_nothing_is_written_of_it() -> None:
    board = announced(LEVEL)
    assert board.is_over
    assert board.is_dealt_again
    assert board.fault(BIDS[0]) is not None
    assert board.outcome is None


def test_the_contract_is_declarers_to_name_and_the_next_seat_leads() -> None:
    board = announced(SOUTHS)
    assert board.turn is Seat.SOUTH
    assert board.legal == BIDS
    board = board.after(Bid(3, Strain.NOTRUMP))
    assert board.contract == Contract(3, Strain.NOTRUMP, Seat.SOUTH)
    assert board.turn is Seat.WEST


@pytest.mark.parametrize(
    ("steps", "wrong"),
    [
        ((), Card.parse("S2")),
        ((), Deal.parse("N:AKQJ.432.432.432 T98.AKQJ.765.765 - -")),
        ((), Deal.parse("N:AKQJ.432.432.43 T98.AKQJ.765.765 765.T98.AKQJ.T98 432.765.T98.AKQJ")),
        ((SOUTHS,), SOUTHS),
        ((SOUTHS,), Bid(1, Strain.CLUBS)),
        ((SOUTHS, *map(Announcement, (11, 6, 15, 8))), Card.parse("HK")),
        ((SOUTHS, *map(Announcement, (11, 6, 15, 8)), Bid(1, Strain.CLUBS)), Card.parse("SA")),
        ((SOUTHS, *map(Announcement, (11, 6, 15, 8)), Bid(1, Strain.CLUBS)), Bid(2, Strain.CLUBS)),
    ],
)
def test_what_is_not_possible_is_a_fault_and_is_refused(steps: tuple[Step, ...], wrong: Step) -> None:
    board = begun().after(*steps)
    assert board.fault(wrong) is not None
    with pytest.raises(BridgeError):
        board.after(wrong)


@unhurried
@given(deals(), seats, vulnerabilities, st.data())
def test_a_board_played_from_its_legal_steps_comes_to_its_end(
    deal: Deal, dealer: Seat, vulnerability: Vulnerability, data: st.DataObject
) -> None:
    board = begun(dealer, vulnerability).after(deal)
    while not board.is_over:
        assert board.turn is not None
        step = data.draw(st.sampled_from(board.legal))
        assert board.fault(step) is None
        board = board.after(step)
    count = data.draw(st.integers(0, len(board.steps)))
    assert board.before(count).after(*board.steps[count:]) == board
    held = {side: sum(high_card_points(deal.known[s]) for s in Seat if s.side is side) for side in Side}
    if board.declarer is None:
        assert held[Side.NORTH_SOUTH] == 20
        return
    assert held[board.declarer.side] > 20
    assert len(board.steps) == 1 + 4 + 1 + len(PACK)
    assert board.outcome is not None
    assert len(sheet_of(board.game.form.settlement, [board.outcome]).outcomes) == 1


@pytest.mark.parametrize(("seat", "tricks", "declarers"), [(Seat.SOUTH, 12, 12), (Seat.WEST, 4, 9)])
def test_a_claim_that_was_accepted_ends_the_play_and_shares_out_the_tricks(
    seat: Seat, tricks: int, declarers: int
) -> None:
    board = announced(SOUTHS).after(Bid(3, Strain.NOTRUMP))
    first = board.cards_begin
    over = board.after(TrickClaim(seat, tricks, 0))
    assert over.is_over
    assert (over.tricks_won(Side.NORTH_SOUTH), over.tricks_won(Side.EAST_WEST)) == (declarers, 13 - declarers)
    assert over.outcome is not None
    assert over.outcome.result is not None
    assert over.outcome.result.tricks == declarers
    assert over.cards_begin == first
    assert over.before(len(over.steps) - 1) == board


def test_nobody_claims_more_tricks_than_remain() -> None:
    board = announced(SOUTHS).after(Bid(3, Strain.NOTRUMP))
    with pytest.raises(BridgeError, match="Only 13 tricks remain"):
        board.after(TrickClaim(Seat.SOUTH, 14, 0))


def test_the_names_of_the_games_differ() -> None:
    assert len({game.name for game in GAMES}) == len(GAMES)


@dataclass(frozen=True, slots=True)
class Bidding:
    """An auction as one more phase, its calls taken from a test: what is wanted of the shape of a game."""

    calls: str

    def is_over(self, board: GameBoard) -> bool:
        return board.contract is not None

    def turn(self, board: GameBoard) -> Seat | None:
        return board.dealer

    def legal(self, _board: GameBoard) -> tuple[Step, ...]:
        return BIDS

    def fault(self, _board: GameBoard, step: Step) -> Fault | None:
        return None if isinstance(step, Bid) else Fault(MINIBRIDGE.title)

    def after(self, board: GameBoard, step: Step) -> GameBoard:
        contract = Auction.parse(board.dealer, self.calls).contract
        assert contract is not None
        assert board.deal is not None
        play = Play.of(board.deal, contract)
        return replace(board, declarer=contract.declarer, contract=contract, play=play)


def after_the_lead(board: GameBoard) -> frozenset[Seat]:
    led = board.play is not None and bool(board.play.cards)
    return frozenset({board.dummy}) if led and board.dummy is not None else frozenset()


def test_a_game_with_an_auction_is_put_together_of_the_same_parts() -> None:
    bridge = Game(
        "bridge",
        MINIBRIDGE.title,
        MINIBRIDGE.about,
        tuple(Seat),
        (Dealing(), Bidding("1N P P P"), Playing()),
        after_the_lead,
        MINIBRIDGE.form,
    )
    board = bridge.board(Seat.SOUTH, Vulnerability.ALL).after(SOUTHS, BIDS[0])
    assert board.turn is Seat.WEST
    assert board.faced == frozenset()
    assert board.after(Card.parse("HK")).faced == frozenset({Seat.NORTH})
