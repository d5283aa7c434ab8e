"""Evenings at arranged tables: each choice does what it says, and one that was left goes on as it was arranged."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bridgetutor.bidding.stakes import NOTHING_SPECIAL, Scoring, Stakes
from bridgetutor.progress.store import Store
from bridgetutor.rules.auction import PASS
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.seats import Seat, Side, Vulnerability
from bridgetutor.session.choice import Action, parse_choice
from bridgetutor.session.conductor import Conductor
from bridgetutor.session.evening import bidding
from bridgetutor.session.evening.arrangement import Arrangement, Part
from bridgetutor.session.evening.dealing import DealWanted
from bridgetutor.session.evening.screen import EveningScreen
from bridgetutor.session.evening.setting import game_of
from bridgetutor.session.evening.state import Evening
from bridgetutor.session.evening.walk import EveningWalk
from bridgetutor.session.screen import AskCall, AskCard, AskNumber
from tests.session.evening.evenings import BOARDS, AtOnce, as_a_robot, surroundings


def sat_down(
    arrangement: Arrangement, *, seed: int = 1, store: Store | None = None, others: AtOnce | None = None
) -> Conductor[Evening, EveningScreen]:
    walk = EveningWalk(game_of(Arrangement(arrangement.game)), Random(seed), arrangement)
    conductor = Conductor(walk, surroundings(store), others or AtOnce())
    conductor.open(afresh=True)
    return conductor


def to_the_end(conductor: Conductor[Evening, EveningScreen]) -> Evening:
    """To the end of the board."""
    while not conductor.state.board.is_over:
        conductor.choose(as_a_robot(conductor))
    return conductor.state


def boards(conductor: Conductor[Evening, EveningScreen], count: int) -> list[Evening]:
    """So many boards played to their end."""
    found = []
    for _ in range(count):
        found.append(to_the_end(conductor))
        conductor.choose(Action.NEXT)
    return found


def test_the_arrangement_is_the_first_choice_and_the_usual_one_is_none() -> None:
    arrangement = Arrangement("single", theirs="silent")
    assert sat_down(arrangement).choices[0] == str(arrangement)
    assert sat_down(Arrangement("single")).choices[0].startswith("~N:")


def test_the_table_is_set_once_and_for_its_own_game() -> None:
    conductor = sat_down(Arrangement("single"))
    before = conductor.state
    conductor.choose(Arrangement("single", theirs="silent"))
    assert conductor.state is before
    fresh = Evening.begin(game_of(Arrangement("rubber")))
    for other in (Arrangement("single", theirs="silent"), Arrangement("rubber", ours="gone")):
        assert EveningWalk(fresh.game, None).replay([other]) == fresh
    silent = Arrangement("rubber", theirs="silent")
    assert EveningWalk(fresh.game, None).replay([silent]).arrangement == silent


def test_silent_opponents_never_call_and_their_passes_say_nothing() -> None:
    conductor = sat_down(Arrangement("single", theirs="silent"))
    for evening in boards(conductor, 6):
        auction = evening.board.auction
        assert auction is not None
        theirs = [
            call for place, call in enumerate(auction.calls) if auction.caller(place).side is Side.EAST_WEST
        ]
        assert set(theirs) == {PASS}
        told = bidding.promised(evening)
        assert not any(told.of(seat) for seat in (Seat.EAST, Seat.WEST))


def test_a_learner_who_only_plays_is_asked_for_no_call() -> None:
    conductor = sat_down(Arrangement("single", part=Part.PLAY))
    for _ in range(3):
        assert not isinstance(conductor.screen.ask, AskCall)
        assert Action.UNDO not in conductor.screen.actions, "nothing was chosen yet"
        evening = to_the_end(conductor)
        assert evening.board.auction is not None
        conductor.choose(Action.NEXT)


def test_an_auction_alone_ends_with_its_contract_and_the_deal_passes() -> None:
    conductor = sat_down(Arrangement("single", part=Part.BIDDING))
    dealers = []
    for step in range(1, 5):
        dealers.append(conductor.screen.table.dealer)
        assert conductor.screen.step == step
        evening = to_the_end(conductor)
        screen = conductor.screen
        assert screen.ask is None
        shown = {view.seat for view in screen.table.hands if view.cards is not None}
        assert shown == ({Seat.NORTH, Seat.SOUTH} if evening.board.contract is not None else set(Seat))
        assert evening.board.contract is not None or evening.board.outcome is not None
        assert screen.heading.pattern != "Level at 20: nobody declares"
        assert screen.sheet == ()
        assert (screen.look_back is None) == (evening.board.contract is None)
        assert screen.look_back is None or screen.look_back.total == 0, "the auction alone is looked back at"
        conductor.choose(Action.NEXT)
    assert dealers == list(Seat)


def test_a_call_of_an_auction_alone_is_taken_back_after_its_end() -> None:
    conductor = sat_down(Arrangement("single", part=Part.BIDDING, declares=True))
    to_the_end(conductor)
    assert Action.UNDO in conductor.screen.actions
    assert isinstance(conductor.choose(Action.UNDO).ask, AskCall)


@pytest.mark.parametrize("game", ["single", "rubber", "russian", "minibridge"])
def test_declarer_always_is_one_of_ours(game: str) -> None:
    conductor = sat_down(Arrangement(game, declares=True, part=Part.BOTH))
    for evening in boards(conductor, 4):
        assert evening.board.declarer is not None
        assert evening.board.declarer.side is Side.NORTH_SOUTH


def test_a_learner_who_watches_plays_no_card_as_dummy() -> None:
    others = AtOnce()
    conductor = sat_down(Arrangement("single", theirs="silent", declares=True, watches=True), others=others)
    seen = set[Seat]()
    while seen != {Seat.NORTH, Seat.SOUTH}:
        evening = to_the_end(conductor)
        declarer = evening.board.declarer
        assert declarer is not None
        seen.add(declarer)
        mine = evening.seats
        assert mine == (frozenset() if declarer is Seat.NORTH else {Seat.NORTH, Seat.SOUTH})
        assert (conductor.screen.look_back is None) is (declarer is Seat.NORTH)
        conductor.choose(Action.NEXT)
    assert any(wanted.view.seat is Seat.NORTH for wanted in others.asked)


def test_a_watching_dummy_sees_no_hidden_hand() -> None:
    conductor = sat_down(Arrangement("single", theirs="silent", declares=True, watches=True))
    while conductor.state.board.declarer is not Seat.NORTH or conductor.state.board.is_over:
        conductor.choose(as_a_robot(conductor))
    while not conductor.state.board.is_over:
        shown = {view.seat for view in conductor.screen.table.hands if view.cards is not None}
        assert shown == {Seat.SOUTH}
        assert not isinstance(conductor.screen.ask, AskCard)
        conductor.choose(Action.NEXT)


def test_each_side_bids_its_own_system() -> None:
    """Weak notrump or not, Stayman or not: over the same deal each pair keeps to what it plays."""
    conductor = sat_down(Arrangement("single", ours="natural", theirs="sayc"))
    ask = conductor.screen.ask
    assert isinstance(ask, AskCall)
    assert ask.wanted is not None
    assert (ask.wanted.system, ask.wanted.against) == ("natural", "sayc")


def test_a_slam_with_blackwood_is_one() -> None:
    arrangement = Arrangement("single", agreement="blackwood", contract="slam", theirs="silent")
    for evening in boards(sat_down(arrangement), 2):
        contract, auction = evening.board.contract, evening.board.auction
        assert isinstance(contract, Contract)
        assert contract.level >= 6
        assert contract.declarer.side is Side.NORTH_SOUTH
        assert auction is not None
        assert "4N" in map(str, auction.calls)


def test_hands_are_as_they_were_wanted() -> None:
    conductor = sat_down(Arrangement("minibridge", want="South: 20+ points"))
    ask = conductor.screen.ask
    assert isinstance(ask, AskNumber)
    hand = conductor.state.board.hand(Seat.SOUTH)
    assert hand is not None
    conductor.choose(parse_choice("=19"))
    assert conductor.screen.feedback is not None


def test_single_deals_have_the_vulnerability_that_was_chosen_and_south_deals() -> None:
    conductor = sat_down(Arrangement("single", vulnerability=Vulnerability.EAST_WEST, declares=True))
    for evening in boards(conductor, 2):
        assert evening.board.dealer is Seat.SOUTH
        assert evening.board.vulnerability is Vulnerability.EAST_WEST


def test_boards_of_a_file_keep_dealer_and_vulnerability(tmp_path: Path) -> None:
    path = tmp_path / "evening.pbn"
    path.write_text(BOARDS)
    conditions = ((Seat.EAST, Vulnerability.ALL), (Seat.WEST, Vulnerability.NONE))
    conductor = sat_down(Arrangement("single", boards=str(path), conditions=conditions))
    found = boards(conductor, 3)
    assert [(each.board.dealer, each.board.vulnerability) for each in found] == [*conditions, conditions[0]]
    assert [str(each.board.deal)[:6] for each in found] == ["N:K73.", "N:AQ5.", "N:K73."]
    assert [len(each.sheet.outcomes) for each in found] == [1, 2, 1]


def test_a_file_that_has_gone_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    arrangement = Arrangement("single", boards=str(tmp_path / "gone.pbn"))
    conductor = sat_down(arrangement)
    assert conductor.trouble is not None
    assert "gone.pbn cannot be opened" in str(conductor.trouble)
    assert conductor.screen.heading.pattern == "The cards are being dealt"
    (tmp_path / "gone.pbn").write_text(BOARDS)
    again = Conductor(conductor.walk, surroundings(), AtOnce())
    assert isinstance(again.open().ask, AskCall)


@pytest.mark.parametrize("steps", [0, 1, 4])
def test_an_arranged_evening_that_was_left_goes_on_as_it_was(tmp_path: Path, steps: int) -> None:
    arrangement = Arrangement("single", want="South: 12+ points", theirs="silent")
    with Store.open(tmp_path / "progress.db", now=surroundings().clock()) as store:
        first = sat_down(arrangement, store=store)
        for _ in range(steps):
            first.choose(as_a_robot(first))
        walk = EveningWalk(game_of(Arrangement("single")), Random(2))
        again = Conductor(walk, surroundings(store), AtOnce())
        assert replace(again.open(), announcements=()) == replace(first.screen, announcements=())
        assert again.choices == first.choices
        assert again.state.arrangement == arrangement


def test_the_deals_that_may_follow_are_foreseen() -> None:
    """Whatever becomes of a rubber's deal, the next one has been thought of."""

    class Foresees(AtOnce):
        def __init__(self) -> None:
            super().__init__()
            self.foreseen: list[DealWanted] = []
            self.wanted: list[DealWanted] = []

        def deal(self, wanted: DealWanted, then: object) -> None:
            self.wanted.append(wanted)
            super().deal(wanted, then)  # type: ignore[arg-type]

        def foresee_deals(self, wanted: object) -> None:
            self.foreseen = list(wanted)  # type: ignore[call-overload]

    others = Foresees()
    conductor = sat_down(Arrangement("rubber", declares=True), others=others)
    for _ in range(4):
        to_the_end(conductor)
        ahead = others.foreseen
        conductor.choose(Action.NEXT)
        assert others.wanted[-1] in ahead
        assert len(set(ahead)) == len(ahead) <= 3


def test_a_rubber_is_played_to_its_end_and_settled() -> None:
    conductor = sat_down(Arrangement("rubber", part=Part.PLAY, declares=True))
    evening = to_the_end(conductor)
    while not evening.is_over:
        conductor.choose(Action.NEXT)
        evening = to_the_end(conductor)
    assert max(evening.sheet.games(side) for side in Side) == 2
    assert any("Rubber won" in str(entry.what) for entry in evening.sheet.entries)
    screen = conductor.screen
    assert "hundred" in str(screen.says[0])
    assert str(screen.next_label) == "New sheet"
    assert screen.score is not None
    besides = " ".join(map(str, screen.score.then))
    assert "a line is drawn" in besides
    assert "Rubber won" in besides
    assert conductor.choose(Action.NEXT).sheet == ()


def test_russian_chicago_tells_its_target() -> None:
    conductor = sat_down(Arrangement("russian", part=Part.PLAY, declares=True))
    evening = to_the_end(conductor)
    score = conductor.screen.score
    assert score is not None
    *_, says = score.then
    assert "against a target of" in str(says)
    (entry,) = evening.sheet.entries
    assert entry.what == says
    assert "IMP" in str(conductor.screen.standing) or evening.sheet.leader is None


def test_cards_that_are_not_found_are_told_in_the_learners_words() -> None:
    conductor = sat_down(Arrangement("single", agreement="negative_doubles", theirs="silent"))
    assert "A negative double" in str(conductor.trouble)
    assert "arrange the table anew" in str(conductor.trouble)
    assert conductor.screen.ask is None


def test_a_kept_evening_asks_nobody_for_a_deal() -> None:
    conductor = sat_down(Arrangement("single", declares=True))
    evening = to_the_end(conductor)
    walk = EveningWalk(game_of(Arrangement("single")), None)
    assert walk.replay(tuple(map(parse_choice, conductor.choices))) == evening
    assert walk.awaited(walk.begin()) is None


def test_part_scores_and_imps_are_what_robots_bid_for() -> None:
    rubber = sat_down(Arrangement("rubber", part=Part.PLAY, theirs="silent"))
    while not any(rubber.state.before.part_score(side) for side in Side):
        to_the_end(rubber)
        rubber.choose(Action.NEXT)
    evening = rubber.state
    part_scores = tuple(evening.before.part_score(side) for side in Side)
    assert bidding.stakes_of(evening) == Stakes(Scoring.RUBBER, (part_scores[0], part_scores[1]))
    assert bidding.stakes_of(sat_down(Arrangement("russian")).state) == Stakes(Scoring.IMPS)
    assert bidding.stakes_of(sat_down(Arrangement("single")).state) == NOTHING_SPECIAL


def test_the_learners_calls_mean_what_they_do_with_that_part_score() -> None:
    conductor = sat_down(Arrangement("rubber"))
    ask = conductor.screen.ask
    assert isinstance(ask, AskCall)
    assert ask.wanted is not None
    assert ask.wanted.stakes == bidding.stakes_of(conductor.state)


def test_after_an_auction_alone_the_systems_own_is_told() -> None:
    conductor = sat_down(Arrangement("single", part=Part.BIDDING))
    evening = to_the_end(conductor)
    (says,) = conductor.screen.says
    assert dict(says.values)["auction"] == evening.board.auction, "the learner has bid by the system"
