"""Boards on which the system uses an agreement: the call is made, in the auction the system has by itself."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import auction_of, bid_out, dealt
from bridgetutor.dealing.agreements import Use, agreement_named
from bridgetutor.dealing.difficulty import Difficulty, difficulty_of
from bridgetutor.dealing.feature import Feature, Shown
from bridgetutor.dealing.goals import Goal
from bridgetutor.dealing.language import parse
from bridgetutor.dealing.order import Order
from bridgetutor.dealing.phases import Phase, phase_of
from bridgetutor.rules.faults import BridgeError
from bridgetutor.wording import Wording

NATURAL = system("natural")
READER = Reader.both(NATURAL)


def first_use(name: str, number: int) -> str | None:
    """The auction up to the first call of the agreement, bid to the end."""
    board = dealt(number, Random(number))
    for step in bid_out(board, READER):
        if step.choices.best.rule.agreement == name:
            return str(step.situation.auction.after(step.call))
    return None


@pytest.mark.parametrize("name", sorted(each.name for each in NATURAL.agreements)[::4])
def test_leaving_the_auction_early_changes_nothing(name: str) -> None:
    use = Use(NATURAL, name)
    for number in range(1, 41):
        shown = use.shown(dealt(number, Random(number)))
        assert first_use(name, number) == (None if shown is None else str(shown.auction))


def test_phase_and_difficulty_are_those_of_the_call() -> None:
    for phase in Phase:
        feature: Feature = Use(NATURAL, phase=phase)
        (ordered,) = islice(Order(feature=feature).boards(Random(phase.value)), 1)
        shown = ordered.shown
        assert isinstance(shown, Shown)
        assert shown.phase is phase
        steps = list(bid_out(ordered.board, READER))
        step = steps[len(shown.auction.calls) - 1]
        assert (step.call, step.situation.me) == (shown.auction.calls[-1], shown.seat)
        assert phase_of(step.situation, step.call) is phase
        assert difficulty_of(step) is shown.difficulty


def test_a_difficulty_can_be_ordered() -> None:
    for difficulty in Difficulty:
        boards = Order(feature=Use(NATURAL, phase=Phase.RESPONSE, difficulty=difficulty)).boards(Random(1))
        for ordered in islice(boards, 3):
            assert isinstance(ordered.shown, Shown)
            assert (ordered.shown.phase, ordered.shown.difficulty) == (Phase.RESPONSE, difficulty)


def test_an_agreement_under_a_constraint() -> None:
    """The hands are as wanted, and the call is made."""
    constraint = parse("South: 15-17 balanced; North: 8-9 points, 4 hearts; E and W: at most 7 points")
    use = Use(system("sayc"), "stayman")
    for ordered in islice(Order(constraint, feature=use).boards(Random(1)), 3):
        assert constraint.holds(ordered.board.deal)
        assert ordered.shown is not None
        assert [str(call) for call in ordered.shown.auction.calls if str(call) != "P"] == ["1N", "2C"]
        says = Wording.english().render(ordered.notes[0])
        assert says.startswith("North: ")
        assert says.endswith("1N P 2C (stayman)")


def test_a_name_that_is_none_is_told_with_those_like_it() -> None:
    with pytest.raises(BridgeError, match=r"There is no agreement “staiman” in sayc; there is: stayman"):
        agreement_named("staiman", system("sayc"))


def test_a_name_may_be_joined_and_capitalized_as_one_likes() -> None:
    for text, name in (("Stayman", "stayman"), ("Cue bids", "cue_bids"), ("Jacoby-2NT", "jacoby_2nt")):
        assert agreement_named(text, system("sayc")) == name


def test_an_auction_may_have_to_end_in_a_contract() -> None:
    constraint, goal = parse("NS together: 26-30 points, 8+ spades; EW: at most 8 points"), Goal.parse("game")
    boards = Order(constraint, feature=Use(NATURAL, goal=goal)).boards(Random(1))
    for ordered in islice(boards, 4):
        auction = auction_of(ordered.board, READER)
        assert goal.reached(auction)
        assert ordered.shown is not None
        assert auction.calls[: len(ordered.shown.auction.calls)] == ordered.shown.auction.calls
