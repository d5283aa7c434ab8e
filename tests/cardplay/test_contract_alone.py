"""A contract alone tells of points and trumps, each seat's share of what the measured bells say together."""

from __future__ import annotations

from itertools import product
from math import log
from random import Random

import pytest
from hypothesis import given

from bridgetutor.cardplay.contract_alone import likelihood_of_contract, promises_of_contract
from bridgetutor.cardplay.contract_kinds import KINDS, Bell, Sharing, kind_of
from bridgetutor.cardplay.sampling import layouts
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.rules.cards import Strain, Suit
from bridgetutor.rules.contract import Contract, Risk
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from tests.cardplay.swaps import with_hidden_cards_moved
from tests.strategies import contracts, deals, seats, unhurried

DEAL = Deal.parse("N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8")
ALL = [
    Contract(level, strain, Seat.SOUTH, risk) for level, strain, risk in product(range(1, 8), Strain, Risk)
]


@pytest.mark.parametrize("contract", ALL, ids=str)
def test_every_contract_tells_something(contract: Contract) -> None:
    assert kind_of(contract) in KINDS
    promises = promises_of_contract(contract)
    assert not any(shown.is_empty for shown in promises.picture.regions)
    view = PlayView.of(Play.of(DEAL, contract), contract.leader)
    assert likelihood_of_contract(contract, view)(Seat.SOUTH, held(DEAL, Seat.SOUTH).bits) > 0


def test_every_line_of_the_table_is_for_some_contract() -> None:
    assert {kind_of(contract) for contract in ALL} == set(KINDS)


def held(deal: Deal, seat: Seat) -> Hand:
    hand = deal[seat]
    assert hand is not None
    return hand


def together(sharing: Sharing, by_role: list[int], variance: float, whole: int) -> float:
    """The logarithm of what the three bells say of a deal, less what is so in random deals."""
    declarer, leader, dummy, partner = by_role
    random_side, apart = Bell(whole / 2, (variance * 4 / 3) ** 0.5), Bell(0, (variance * 8 / 3) ** 0.5)
    return sum(
        ((number - random.mean) / random.spread) ** 2 / 2 - ((number - bell.mean) / bell.spread) ** 2 / 2
        for number, bell, random in (
            (declarer + dummy, sharing.side, random_side),
            (declarer - dummy, sharing.ours, apart),
            (leader - partner, sharing.theirs, apart),
        )
    )


@given(deals(), contracts, seats)
@unhurried
def test_the_seats_say_together_what_was_measured(deal: Deal, contract: Contract, seat: Seat) -> None:
    """Whoever looks on: two deals with the same own hand compare as the bells do."""
    play = Play.of(deal, contract)
    likelihood = likelihood_of_contract(contract, PlayView.of(play, seat))
    kind, trumps = KINDS[kind_of(contract)], contract.strain.suit
    said, meant = [], []
    for each in (deal, with_hidden_cards_moved(play, seat, Random(1)).deal):
        hands = [held(each, contract.declarer.after(role)) for role in range(4)]
        said.append(sum(log(likelihood(s, held(each, s).bits)) for s in Seat if s is not seat))
        meant.append(together(kind.points, [high_card_points(hand) for hand in hands], 290 / 17, 40))
        for suit in (Suit.HEARTS, Suit.SPADES) if trumps is None else (trumps,):
            meant[-1] += together(kind.lengths, [hand.length(suit) for hand in hands], 507 / 272, 13)
    assert said[0] - said[1] == pytest.approx(meant[0] - meant[1], abs=1e-6)


def seen_by_the_leader(contract: Contract) -> tuple[float, float, float]:
    """Points and spades of declarer, and points of the leader's partner, on the average."""
    view = PlayView.of(Play.of(DEAL, contract), contract.leader)
    found = layouts(
        view,
        promises_of_contract(contract),
        count=60,
        random=Random(1),
        likelihoods=[likelihood_of_contract(contract, view)],
    )
    assert found.relaxed == 0

    def average(of: list[int]) -> float:
        return sum(w * number for w, number in zip(found.weights, of, strict=True))

    declarers, partners = (
        [Hand(hands[seat]) for hands in found.hands] for seat in (contract.declarer, contract.leader.partner)
    )
    return (
        average([high_card_points(hand) for hand in declarers]),
        average([hand.length(Suit.SPADES) for hand in declarers]),
        average([high_card_points(hand) for hand in partners]),
    )


def test_the_leader_gathers_who_is_strong_and_long() -> None:
    two, four, six = (seen_by_the_leader(Contract(level, Strain.SPADES, Seat.SOUTH)) for level in (2, 4, 6))
    assert two[0] < four[0] < six[0]
    assert two[2] > four[2] > six[2]
    assert four[1] > 4.3
    notrump = seen_by_the_leader(Contract(3, Strain.NOTRUMP, Seat.SOUTH))
    assert notrump[1] < 3.4


def test_of_an_ending_a_contract_tells_nothing() -> None:
    contract = Contract(1, Strain.SPADES, Seat.SOUTH)
    view = PlayView.of(Play.of(Deal.parse("N:A2... K3... Q4... J5..."), contract), Seat.WEST)
    likelihood = likelihood_of_contract(contract, view)
    assert likelihood(Seat.NORTH, Hand.parse("A2...").bits) == likelihood(
        Seat.SOUTH, Hand.parse("43...").bits
    )
