"""Form of scoring and part scores: which can be, which bids make a game, and what forces to it."""

from __future__ import annotations

from random import Random

import pytest

from bridgetutor.bidding import condition as c
from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.condition import Condition
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import dealt, dealt_hand
from bridgetutor.bidding.situation import Situation
from bridgetutor.bidding.stakes import NOTHING_SPECIAL, Scoring, Stakes
from bridgetutor.bidding.survey import Survey
from bridgetutor.rules.auction import BIDS, Auction, Bid, parse_call
from bridgetutor.rules.contract import Contract, Risk
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.scoring import parts
from bridgetutor.rules.seats import Seat, Side, Vulnerability
from tests.bidding.toy import READER

NS, EW = Side


def rubber(north_south: int, east_west: int = 0) -> Stakes:
    return Stakes(Scoring.RUBBER, (north_south, east_west))


def after(auction: str, stakes: Stakes, vul: Vulnerability = Vulnerability.NONE) -> Situation:
    return READER.read(Auction.parse(Seat.NORTH, auction), vul, stakes)


def bid(text: str) -> Bid:
    call = parse_call(text)
    assert isinstance(call, Bid)
    return call


@pytest.mark.parametrize("each", BIDS, ids=str)
def test_without_a_part_score_a_game_is_what_the_laws_call_one(each: Bid) -> None:
    contract = Contract(each.level, each.strain, Seat.NORTH, Risk.UNDOUBLED)
    assert NOTHING_SPECIAL.is_game(each, NS) is parts.is_game(contract)


@pytest.mark.parametrize(
    ("call", "needed"), [("1N", 60), ("2N", 30), ("2S", 40), ("3H", 10), ("2C", 60), ("3D", 40), ("4C", 20)]
)
def test_with_one_it_takes_less(call: str, needed: int) -> None:
    assert rubber(needed).is_game(bid(call), NS)
    assert not rubber(needed - 10).is_game(bid(call), NS)
    assert not rubber(needed).is_game(bid(call), EW)
    assert rubber(0, needed).is_game(bid(call), EW)


@pytest.mark.parametrize(
    ("scoring", "part_scores", "says"),
    [
        (Scoring.RUBBER, (45, 0), "A part score is 0, 10, 20 … 90 points, not 45"),
        (Scoring.RUBBER, (0, 100), "A part score is 0, 10, 20 … 90 points, not 100"),
        (Scoring.RUBBER, (-10, 0), "A part score is 0, 10, 20 … 90 points, not -10"),
        (Scoring.IMPS, (40, 0), "Part scores are kept at rubber bridge alone"),
    ],
)
def test_what_cannot_be_is_refused(scoring: Scoring, part_scores: tuple[int, int], says: str) -> None:
    with pytest.raises(BridgeError) as refused:
        Stakes(scoring, part_scores)
    assert str(refused.value.fault.says) == says


def test_forms_have_names() -> None:
    assert [Scoring.parse(f" {each.value.upper()}") for each in Scoring] == list(Scoring)
    with pytest.raises(BridgeError, match="There is no scoring “goulash”; there is: duplicate, imps"):
        Scoring.parse("goulash")


@pytest.mark.parametrize(
    ("fact", "auction", "stakes", "holds"),
    [
        (c.at_imps, "", Stakes(Scoring.IMPS), True),
        (c.at_imps, "", NOTHING_SPECIAL, False),
        (c.at_matchpoints, "", Stakes(Scoring.MATCHPOINTS), True),
        (c.at_matchpoints, "", Stakes(Scoring.IMPS), False),
        (c.part_score_makes_game(bid("2S")), "1S P", rubber(40), True),
        (c.part_score_makes_game(bid("2S")), "1S P", rubber(30), False),
        (c.part_score_makes_game(bid("2S")), "1S", rubber(40), False),
        (c.part_score_makes_game(bid("4S")), "1S P", rubber(0), False),
        (c.part_score_game_reached, "1S P 2S P", rubber(40), True),
        (c.part_score_game_reached, "1S P 4S P", NOTHING_SPECIAL, False),
    ],
)
def test_facts(fact: Condition, auction: str, stakes: Stakes, *, holds: bool) -> None:
    assert fact.holds(after(auction, stakes)) is holds


@pytest.mark.parametrize(("vul", "holds"), [*zip(Vulnerability, (False, True, False, True), strict=True)])
def test_vulnerable_at_imps(vul: Vulnerability, *, holds: bool) -> None:
    assert c.at_imps_vulnerable.holds(after("", Stakes(Scoring.IMPS), vul)) is holds
    assert not c.at_imps_vulnerable.holds(after("", NOTHING_SPECIAL, vul))


def test_a_force_to_game_ends_where_the_part_score_makes_it_one() -> None:
    forced = "1S P 2N P 3C P"
    assert after(forced, NOTHING_SPECIAL).is_game_forced
    assert after(forced, rubber(30)).is_game_forced
    assert not after(forced, rubber(40)).is_game_forced


def test_the_stakes_stay_the_same_to_the_end_of_the_auction() -> None:
    situation = after("1S P 2S", rubber(40, 60))
    assert situation.stakes == rubber(40, 60)
    assert READER.after(situation, parse_call("P")).stakes == rubber(40, 60)


@pytest.mark.parametrize(
    "stakes",
    [Stakes(Scoring.IMPS), Stakes(Scoring.MATCHPOINTS), rubber(40, 60)],
    ids=lambda stakes: f"{stakes.scoring.value} {stakes.part_scores}",
)
def test_robots_keep_their_promises_whatever_is_played_for(stakes: Stakes) -> None:
    sample = tuple(dealt_hand(Random(seed)) for seed in range(50))
    boards = (dealt(number, Random(number)) for number in range(1, 121))
    tally = Survey(Reader.both(system("sayc")), sample, stakes).of(boards)
    assert tally.faults == 0
    assert set(tally.used) & {"part_scores", "vulnerable_games", "matchpoint_contracts"}
