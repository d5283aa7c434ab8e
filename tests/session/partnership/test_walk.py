"""Bidding with a robot: the cards, the calls of the others, what the contract is worth, and what is kept of it."""

from __future__ import annotations

import itertools
from dataclasses import replace
from datetime import UTC, datetime
from random import Random

import pytest

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import auction_of
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.progress.attempts import Grade
from bridgetutor.rules.auction import PASS, parse_call
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Board, Deal
from bridgetutor.rules.seats import Seat, Side
from bridgetutor.session.choice import Action, parse_choice
from bridgetutor.session.conductor import Conductor
from bridgetutor.session.kept import Surroundings
from bridgetutor.session.partnership.state import Partnership
from bridgetutor.session.partnership.telling import grade_of, told
from bridgetutor.session.partnership.walk import PartnershipWalk
from bridgetutor.session.partnership.weighing import WeighContracts
from bridgetutor.session.partnership.weight import Weighed, Weight
from bridgetutor.session.screen import AskCall, Screen, Tone
from bridgetutor.teaching.drills.boards import POINTS, board
from bridgetutor.wording import Wording
from tests.session.test_drill_walk import Memory

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
WORDS = Wording.english()
DEAL = Deal.parse("N:K532.A87.KJ3.T52 QJ.QJ2.Q9852.J43 AT984.K5.A76.K96 76.T9643.T4.AQ87")
"""Board 3, South deals: 1♠ by South, and North raises."""
FOUR_SPADES, THREE_NOTRUMP = Contract.parse("4S", Seat.SOUTH), Contract.parse("3N", Seat.SOUTH)


def weighed(ours: int, best: int) -> Weighed:
    return Weighed(
        100, Weight(THREE_NOTRUMP, 48, ours), Weight(FOUR_SPADES, 62, best), Weight(FOUR_SPADES, 62, best)
    )


def walk(answers: list[Weighed], boards: int = 1) -> PartnershipWalk:
    return PartnershipWalk(
        "With a partner",
        "natural",
        boards,
        lambda number: Board.numbered(number, DEAL),
        lambda _question: answers[0] if answers else None,
        WORDS,
    )


def opened(of: PartnershipWalk, memory: Memory | None = None) -> Conductor[Partnership, Screen]:
    ids = itertools.count()
    conductor = Conductor(of, Surroundings(memory, lambda: NOON, lambda: f"{next(ids):032x}"))
    conductor.open()
    return conductor


def bid(conductor: Conductor[Partnership, Screen], *calls: str) -> Screen:
    screen = conductor.screen
    for call in calls:
        assert isinstance(screen.ask, AskCall)
        screen = conductor.choose(parse_call(call))
    return screen


def bid_out(conductor: Conductor[Partnership, Screen], *calls: str) -> Screen:
    """These calls, and passes to the end."""
    screen = bid(conductor, *calls)
    while isinstance(screen.ask, AskCall):
        screen = bid(conductor, "P")
    return screen


def test_only_the_own_hand_is_seen_while_it_is_bid() -> None:
    screen = opened(walk([])).screen
    assert screen.table is not None
    assert {view.seat: view.cards is not None for view in screen.table.hands} == {
        Seat.NORTH: False,
        Seat.SOUTH: True,
    }
    assert isinstance(screen.ask, AskCall)


def test_the_opponents_pass_and_partner_bids_the_system() -> None:
    conductor = opened(walk([]))
    screen = bid(conductor, "1S")
    assert screen.table is not None
    assert screen.table.auction is not None
    auction = screen.table.auction
    for place, call in enumerate(auction.calls):
        if auction.caller(place).side is Side.EAST_WEST:
            assert call == PASS
    assert auction.turn is Seat.SOUTH
    assert auction.last_bid is not None
    assert auction.caller(len(auction.calls) - 2) is Seat.NORTH


def test_the_contract_is_waited_for_and_then_told_and_kept() -> None:
    memory, answers = Memory(), list[Weighed]()
    conductor = opened(walk(answers), memory)
    screen = bid(conductor, "1S", "4S")
    while isinstance(screen.ask, AskCall):
        screen = bid(conductor, "P")
    assert screen.feedback is None
    assert screen.question is not None
    assert "weighed" in screen.question.markdown
    assert screen.table is not None
    assert all(view.cards is not None for view in screen.table.hands)
    answers.append(weighed(300, 420))
    conductor.go_on()
    screen = conductor.screen
    assert screen.feedback is not None
    assert screen.feedback.tone is Tone.WRONG
    assert str(screen.feedback.headline) == "3N makes on 48 of 100."
    (attempt,) = memory.attempts
    assert (attempt.answered.exercise, attempt.answered.grade) == ("drill/partnership-natural/", Grade.WRONG)
    conductor.choose(Action.NEXT)
    assert conductor.screen.finished


def test_a_contract_that_is_worth_less_is_traced_to_the_call_that_led_to_it() -> None:
    screen = bid_out(opened(walk([weighed(300, 420)])), "1S", "3N")
    assert screen.feedback is not None
    said = [str(line) for line in screen.feedback.body]
    assert said[1].startswith("You parted from the robots' way with 3N: the system has ")
    assert said[2].startswith(("3N promises", "You have agreed on no meaning for 3N here"))


def test_a_contract_as_good_as_any_is_traced_to_nothing() -> None:
    screen = bid_out(opened(walk([weighed(420, 420)])), "1S", "3N")
    assert screen.feedback is not None
    assert not any("parted" in str(line) for line in screen.feedback.body)


def test_one_may_go_on_without_waiting() -> None:
    conductor = opened(walk([], boards=2))
    screen = bid(conductor, "1S", "4S")
    while isinstance(screen.ask, AskCall):
        screen = bid(conductor, "P")
    screen = conductor.choose(Action.NEXT)
    assert (screen.step, screen.finished) == (2, False)
    assert isinstance(screen.ask, AskCall)


def test_it_is_gone_through_again_exactly() -> None:
    conductor = opened(walk([weighed(420, 420)]))
    bid(conductor, "1S", "4S")
    state = walk([]).replay([parse_choice(choice) for choice in conductor.choices])
    assert walk([]).screen(state, (), None).table == conductor.screen.table


def test_a_call_that_is_not_allowed_changes_nothing() -> None:
    conductor = opened(walk([]))
    bid(conductor, "1S")
    before = conductor.choices
    conductor.choose(parse_call("1C"))
    assert conductor.choices == before


@pytest.mark.parametrize(
    ("ours", "grade"), [(420, Grade.RIGHT), (410, Grade.RIGHT), (370, Grade.PLAYABLE), (300, Grade.WRONG)]
)
def test_a_contract_is_graded_by_what_it_lies_behind(ours: int, grade: Grade) -> None:
    assert grade_of(weighed(ours, 420)) is grade


def test_where_the_system_leads_is_nobodys_mistake() -> None:
    ours = Weight(THREE_NOTRUMP, 1, -200)
    led = Weighed(100, ours, ours, Weight(FOUR_SPADES, 95, 420))
    assert grade_of(led) is Grade.PLAYABLE
    assert "Two robots end there as well" in " ".join(map(str, told(led).body))
    passed = Weighed(100, None, None, Weight(FOUR_SPADES, 95, 420))
    assert grade_of(passed) is Grade.PLAYABLE


def test_hands_that_are_best_passed_out() -> None:
    assert grade_of(Weighed(100)) is Grade.RIGHT
    assert grade_of(Weighed(100, Weight(THREE_NOTRUMP, 3, -150))) is Grade.WRONG


def test_without_a_solver_it_is_said_and_nothing_is_kept() -> None:
    memory = Memory()
    conductor = opened(walk([Weighed()]), memory)
    screen = bid(conductor, "1S", "4S")
    while isinstance(screen.ask, AskCall):
        screen = bid(conductor, "P")
    assert screen.feedback == told(Weighed())
    assert screen.feedback.tone is Tone.NOTE
    assert memory.attempts == []


def test_what_is_asked_shows_no_hidden_hand_and_compares_with_two_robots() -> None:
    of = walk([])
    conductor = opened(of)
    screen = bid(conductor, "1S", "4S")
    while isinstance(screen.ask, AskCall):
        screen = bid(conductor, "P")
    state = of.replay([parse_choice(choice) for choice in conductor.choices])
    question = of.question(state)
    assert set(question.deal.known) == {Seat.NORTH, Seat.SOUTH}
    assert question.ours == FOUR_SPADES
    alone = Board.numbered(1, DEAL)
    reader = Reader.both(system("natural"))
    assert auction_of(alone, reader).contract is not None
    assert question.robots is not None
    assert question.robots.declarer.side is Side.NORTH_SOUTH


def test_the_boards_have_something_to_bid() -> None:
    for seed in range(20):
        known = board(1, Random(seed)).deal.known
        points = high_card_points(known[Seat.NORTH]) + high_card_points(known[Seat.SOUTH])
        assert POINTS[0] <= points <= POINTS[1]


def test_what_contracts_are_worth() -> None:
    """Ten spades, and hearts wide open: four spades is the place, and three notrump makes less often."""
    question = WeighContracts(
        Deal.parse("N:K532.8732.KQ3.T5 - AQT984.5.A762.K9 -"),
        Board.numbered(1, DEAL).vulnerability,
        THREE_NOTRUMP,
        FOUR_SPADES,
    )
    found = question.answer()
    assert found == question.answer()
    assert found.ours is not None
    assert found.robots is not None
    assert found.best is not None
    assert 0 <= found.ours.made < found.robots.made <= 100
    assert found.best.average >= max(found.ours.average, found.robots.average)


def test_no_contract_below_the_opening_is_called_better() -> None:
    """Opener has bid one notrump: one heart makes oftener than two, and can be played by nobody."""
    question = WeighContracts(
        Deal.parse("N:K73.KJ743.65.843 - J42.AQ9.AK87.Q62 -"),
        Board.numbered(1, DEAL).vulnerability,
        Contract.parse("2H", Seat.SOUTH),
        Contract.parse("2H", Seat.SOUTH),
        parse_call("1N"),  # type: ignore[arg-type]  # a bid
    )
    found, anything = question.answer(), replace(question, opened=None).answer()
    assert found.best is not None
    assert anything.best is not None
    assert str(anything.best.contract.name) == "1H"
    assert str(found.best.contract.name) == "1NT"


def test_the_opening_is_asked_with_the_contracts() -> None:
    conductor = opened(walk([]))
    bid_out(conductor, "1S")
    assert str(conductor.walk.question(conductor.state).opened) == "1S"  # type: ignore[attr-defined]  # a partnership
