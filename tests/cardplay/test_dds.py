"""The solver's door: golden tables, endings checked by trying everything, and what it must not let through."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from bridgetutor.cardplay import dds, solver
from bridgetutor.cardplay.solver import Candidates, Position, Tables, Trace, Traces
from bridgetutor.rules.cards import Card, Strain
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError, IllegalCard
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from tests.cardplay.double_dummy import by_trying, ending, golden

SAMPLE = golden()[::40]
"""The benchmark of the solver goes through all of them."""


def played(random: Random, play: Play, count: int) -> Play:
    for _ in range(count):
        play = play.after(random.choice(tuple(play.legal_cards)))
    return play


def test_golden_tables() -> None:
    assert Tables(tuple(each.deal for each in SAMPLE)).answer() == tuple(each.table for each in SAMPLE)


@pytest.mark.parametrize("size", [1, 2, 3])
def test_endings_at_every_card(size: int) -> None:
    random = Random(size)
    plays = [
        played(random, ending(random, size), count)
        for count in range(4 * size)
        for _ in range(40 if size < 3 else 3)
    ]
    positions = tuple(Position.of(play) for play in plays)
    for play, scores in zip(plays, Candidates(positions).answer(), strict=True):
        assert scores.by_card() == by_trying(play)
    for play, scores in zip(plays, Candidates(positions, best_only=True).answer(), strict=True):
        expected = by_trying(play)
        ((card, tricks),) = scores.by_card().items()
        assert tricks == max(expected.values()) == expected[card]


def test_equal_cards_are_all_named() -> None:
    deal = SAMPLE[0].deal
    position = Position.of(Play(deal, Strain.NOTRUMP, Seat.NORTH))
    (scores,) = Candidates((position,)).answer()
    assert len(scores.tricks) == 13


@pytest.mark.parametrize("best_only", [False, True])
def test_the_same_hands_with_other_cards_on_the_table_are_another_position(best_only: bool) -> None:
    random = Random(7)
    twins = [position for _ in range(20) for position in positions_of_the_same_hands(random)]
    together = Candidates(tuple(twins), best_only).answer()
    assert together == tuple(Candidates((each,), best_only).answer()[0] for each in twins)


def positions_of_the_same_hands(random: Random) -> list[Position]:
    """A position with one card on the table, and the same with each other card in its place that nobody holds."""
    position = Position.of(played(random, ending(random, 4), 1))
    held = sum(position.hands)
    return [position._replace(trick=(index,)) for index in range(52) if not held >> index & 1]


def test_more_positions_than_the_library_takes_at_once() -> None:
    random = Random(7)
    positions = tuple(Position.of(ending(random, 2)) for _ in range(dds.MOST_POSITIONS + 30))
    answers = Candidates(positions).answer()
    assert answers[-30:] == Candidates(positions[-30:]).answer()
    assert Candidates(()).answer() == ()


@pytest.mark.parametrize("size", [1, 2, 4])
def test_a_trace_says_what_each_card_cost(size: int) -> None:
    random = Random(size)
    for _ in range(10):
        start = ending(random, size)
        play = played(random, start, 4 * size)
        trace = Trace(play.deal, play.strain, play.leader, play.cards).answer()
        assert len(trace) == 4 * size + 1
        assert trace[-1] == play.tricks_won(play.leader.side.other)
        if size < 4:
            assert trace[0] == size - max(by_trying(start).values())


def test_a_trace_of_part_of_a_play() -> None:
    random = Random(3)
    play = played(random, Play(SAMPLE[0].deal, Strain.HEARTS, Seat.WEST), 30)
    trace = Trace(play.deal, play.strain, play.leader, play.cards).answer()
    assert len(trace) == 31
    assert trace[0] == SAMPLE[0].table.won(Strain.HEARTS, Seat.SOUTH)


def test_threads_wait_for_one_another() -> None:
    random = Random(11)
    questions = [Candidates(tuple(Position.of(ending(random, 6)) for _ in range(20))) for _ in range(6)]
    expected = [question.answer() for question in questions]
    with ThreadPoolExecutor(3) as pool:
        assert [future.result() for future in [pool.submit(q.answer) for q in questions]] == expected


def test_memory_can_be_given_back_and_the_next_question_is_answered() -> None:
    expected = Tables((SAMPLE[0].deal,)).answer()
    dds.free_memory()
    assert Tables((SAMPLE[0].deal,)).answer() == expected


def hands(*texts: str) -> tuple[int, int, int, int]:
    north, east, south, west = (Hand.parse(text).bits for text in texts)
    return north, east, south, west


SOUND = hands("AK...", "QJ...", "T9...", "87...")
IMPOSSIBLE = {
    "hands of unequal length": Position(hands("AK...", "QJ...", "T9...", "876..."), Strain.CLUBS, Seat.NORTH),
    "a card in two hands": Position(hands("AK...", "AJ...", "T9...", "87..."), Strain.CLUBS, Seat.NORTH),
    "no cards": Position((0, 0, 0, 0), Strain.CLUBS, Seat.NORTH),
    "a card that does not exist": Position((1 << 52, 1, 2, 4), Strain.CLUBS, Seat.NORTH),
    "a negative set": Position((-1, 1, 2, 4), Strain.CLUBS, Seat.NORTH),
    "a card on the table and in a hand": Position(
        hands("AK...", "QJ...", "T9...", "87..."), Strain.CLUBS, Seat.NORTH, (Card.parse("SA").index,)
    ),
    "a card of the trick still counted": Position(SOUND, Strain.CLUBS, Seat.NORTH, (0,)),
    "a trick of no cards that exist": Position(SOUND, Strain.CLUBS, Seat.NORTH, (77,)),
    "a trick that is complete": Position((0, 0, 0, 0), Strain.CLUBS, Seat.NORTH, (0, 1, 2, 3)),
    "a revoke": Position(
        hands("K...", "Q...", "T9...", "87..."),
        Strain.CLUBS,
        Seat.NORTH,
        (Card.parse("SA").index, Card.parse("H2").index),
    ),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_position_is_refused(name: str) -> None:
    with pytest.raises(BridgeError, match="position"):
        Candidates((Position(SOUND, Strain.CLUBS, Seat.NORTH), IMPOSSIBLE[name])).answer()


@pytest.mark.parametrize(
    "text",
    [
        "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. -",
        "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT9876543",
        "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ..2.AKQJT9876543",
        "N:AK... QJ... T9... 87...",
    ],
)
def test_a_deal_that_is_not_whole_has_no_table(text: str) -> None:
    with pytest.raises(BridgeError):
        Tables((SAMPLE[0].deal, Deal.parse(text))).answer()


def test_a_trace_of_what_cannot_be_is_refused() -> None:
    deal = Deal.parse("N:AK... QJ... T9... 87...")
    ace, queen = Card.parse("SA"), Card.parse("SQ")
    with pytest.raises(IllegalCard):
        Trace(deal, Strain.CLUBS, Seat.NORTH, (queen,)).answer()
    with pytest.raises(IllegalCard):
        Trace(deal, Strain.CLUBS, Seat.NORTH, (ace, ace)).answer()
    for text in ("N:AK... QJ... T9... 876...", "N:AK... QJ... T9... -", "N:... ... ... ..."):
        with pytest.raises(BridgeError):
            Trace(Deal.parse(text), Strain.CLUBS, Seat.NORTH, ()).answer()


def test_what_only_the_library_refuses_is_a_sentence_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # it leaves a file behind
    start = Position.of(ending(Random(1), 3))
    lead = start.hands[start.leader].bit_length() - 1
    with pytest.raises(BridgeError, match="solver refuses"):
        Traces((start,), (lead, lead)).answer()


def alone(code: str, *, folder: Path) -> subprocess.CompletedProcess[str]:
    """A Python of its own, in a folder of its own."""
    root = Path(__file__).parents[2]
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_library_comes_without_its_heavy_friends_and_in_one_thread(tmp_path: Path) -> None:
    code = """
import os, sys
from bridgetutor.cardplay.solver import Tables
from tests.cardplay.double_dummy import golden
Tables(tuple(each.deal for each in golden()[:3])).answer()
print([name for name in ("numpy", "matplotlib", "endplay") if name in sys.modules])
print(len(os.listdir("/proc/self/task")) if os.path.exists("/proc/self/task") else 1)
import endplay.types
print(endplay.types.Deal.__name__)
"""
    run = alone(code, folder=tmp_path)
    assert run.stdout.split() == ["[]", "1", "Deal"], run.stderr
    assert list(tmp_path.iterdir()) == []


def test_without_the_library_there_is_a_sentence(tmp_path: Path) -> None:
    code = """
import sys
sys.modules["endplay"] = None
from bridgetutor.cardplay.solver import Tables, is_available
from bridgetutor.rules.faults import BridgeError
from tests.cardplay.double_dummy import golden
print(is_available())
for _ in range(2):
    try:
        Tables((golden()[0].deal,)).answer()
    except BridgeError as error:
        print(error)
"""
    said = alone(code, folder=tmp_path)
    assert (
        said.stdout.splitlines()
        == ["False"] + ["The double-dummy solver is not installed on this computer"] * 2
    ), said.stderr


def test_asking_whether_it_is_there_does_not_import_it(tmp_path: Path) -> None:
    code = """
import sys
from bridgetutor.cardplay.solver import is_available
print(is_available(), [name for name in sys.modules if name.startswith("endplay")])
"""
    assert alone(code, folder=tmp_path).stdout.split() == ["True", "[]"]
    assert solver.is_available()
