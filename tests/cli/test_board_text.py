"""A board as plain text for people."""

from __future__ import annotations

from hypothesis import given

from bridgetutor.cli.board_text import text
from bridgetutor.rules.notation import lin
from bridgetutor.rules.notation.record import BoardRecord
from bridgetutor.wording import Wording
from tests.rules.notation.spoken import spoken
from tests.strategies import unhurried

LIN = (
    "vg|Cup,Final,I,7,7,,,,|pg||\nqx|c7|pn|Ann,Bob,Cid,Dan|st||"
    "md|3S962HAJ7DKT82CJ75,ST5HQ9863DA943CKQ,SK843HT542DJ6C863|sv|b|nt|Hello|"
    "mb|p|mb|1C!|an|16+|mb|p|mb|1H|mb|p|mb|1N|mb|p|mb|3N|mb|p|mb|p|mb|p|pc|D2|pc|D3|pc|DJ|pc|DQ|pc|CA|mc|9|"
)


def test_all_of_a_board_is_there() -> None:
    page = text(lin.read(LIN).boards[0], Wording.english())
    words = page.split()
    for expected in ("7", "Closed", "Cup", "Cid", "Ann", "1♣", "16+", "3NT", "9", "♦Q", "♣A", "Hello"):
        assert expected in words, expected
    assert [line.strip() for line in page.splitlines() if "K 8 4 3" in line] == ["♠ K 8 4 3"]


@unhurried
@given(spoken())
def test_every_board_has_its_text(record: BoardRecord) -> None:
    for wording in (Wording.english(), Wording.pseudo()):
        assert text(record, wording).endswith("\n")
