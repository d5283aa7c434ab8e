"""Seats, sides, vulnerability, and the rotation of duplicate boards."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.rules.faults import NotationError
from bridgetutor.rules.seats import Seat, Side, Vulnerability, dealer_of_board, vulnerability_of_board
from tests.strategies import seats, vulnerabilities

BOARDS = Path(__file__).parents[1] / "golden" / "boards.txt"


def test_seats_follow_clockwise() -> None:
    assert [Seat.NORTH.after(steps).letter for steps in range(6)] == list("NESWNE")
    assert Seat.NORTH.after(-1) is Seat.WEST


@given(seats)
def test_partner_sits_opposite_and_the_next_is_an_opponent(seat: Seat) -> None:
    assert seat.partner is seat.next.next
    assert seat.partner.partner is seat
    assert seat.partner.side is seat.side
    assert seat.next.side is seat.side.other


def test_north_and_south_are_one_side() -> None:
    assert [seat.side for seat in Seat] == [Side.NORTH_SOUTH, Side.EAST_WEST] * 2


@given(seats)
def test_a_seat_is_read_as_a_letter_or_a_word(seat: Seat) -> None:
    assert (
        Seat.parse(str(seat))
        is Seat.parse(seat.name.capitalize())
        is Seat.parse(f" {seat.letter.lower()} ")
        is seat
    )


@pytest.mark.parametrize("text", ["", "X", "NS", "Nord"])
def test_what_is_no_seat(text: str) -> None:
    with pytest.raises(NotationError, match="is not a seat"):
        Seat.parse(text)


@given(vulnerabilities)
def test_a_vulnerability_is_read_as_it_is_written(vulnerability: Vulnerability) -> None:
    assert Vulnerability.parse(str(vulnerability)) is vulnerability


@pytest.mark.parametrize(
    ("text", "vulnerability"),
    [
        ("Both", Vulnerability.ALL),
        ("all", Vulnerability.ALL),
        ("Love", Vulnerability.NONE),
        ("-", Vulnerability.NONE),
        ("", Vulnerability.NONE),
        ("N-S", Vulnerability.NORTH_SOUTH),
        ("E-W", Vulnerability.EAST_WEST),
    ],
)
def test_other_spellings_of_vulnerability(text: str, vulnerability: Vulnerability) -> None:
    assert Vulnerability.parse(text) is vulnerability


def test_what_is_no_vulnerability() -> None:
    with pytest.raises(NotationError, match="is not a vulnerability"):
        Vulnerability.parse("North")


@pytest.mark.parametrize(
    ("vulnerability", "sides"),
    [
        (Vulnerability.NONE, []),
        (Vulnerability.NORTH_SOUTH, [Side.NORTH_SOUTH]),
        (Vulnerability.EAST_WEST, [Side.EAST_WEST]),
        (Vulnerability.ALL, [Side.NORTH_SOUTH, Side.EAST_WEST]),
    ],
)
def test_who_is_vulnerable(vulnerability: Vulnerability, sides: list[Side]) -> None:
    assert [side for side in Side if vulnerability.includes(side)] == sides


def test_dealer_and_vulnerability_of_the_sixteen_boards() -> None:
    expected = [line.split() for line in BOARDS.read_text(encoding="utf-8").splitlines() if line[0] != "#"]
    assert [
        [str(number), dealer_of_board(number).letter, str(vulnerability_of_board(number))]
        for number in range(1, 17)
    ] == expected


@given(st.integers(1, 200))
def test_the_rotation_repeats_after_sixteen_boards(number: int) -> None:
    assert dealer_of_board(number + 16) is dealer_of_board(number)
    assert vulnerability_of_board(number + 16) is vulnerability_of_board(number)
