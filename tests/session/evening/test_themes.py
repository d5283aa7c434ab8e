"""Themes that are offered, and arranged tables in words."""

from __future__ import annotations

import pytest

from bridgetutor.phrase import Phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Seat, Side, Vulnerability
from bridgetutor.session.evening.arrangement import Arrangement, Part
from bridgetutor.session.evening.dealing import DealWanted
from bridgetutor.session.evening.themes import DEGREES, THEMES, Theme, named, told
from bridgetutor.session.evening.to_order import faults_of
from bridgetutor.wording import Wording

PLAIN = Arrangement("single")


def words(arrangement: Arrangement) -> str:
    wording = Wording.english("en")
    return " · ".join(map(wording.render, told(arrangement)))


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: str(theme.title))
def test_each_theme_can_be_dealt_and_is_told(theme: Theme) -> None:
    arranged = theme.on(Arrangement("single", want="South: 20+ points", declares=True))
    assert faults_of(arranged) == ()
    assert arranged.want == ""
    assert arranged.declares
    assert theme.is_that_of(arranged)
    assert str(theme.title) in words(arranged)
    assert sum(each.is_that_of(arranged) for each in THEMES) == 1
    deal = DealWanted(theme.on(PLAIN), Seat.NORTH, Vulnerability.NONE, 0, 5).answer()
    assert deal.is_complete


def test_difficulties_are_those_that_can_be_ordered() -> None:
    for degree, _ in DEGREES:
        assert faults_of(Arrangement("single", agreement="stayman", difficulty=degree)) == ()


def test_agreements_come_before_techniques_of_the_same_name() -> None:
    assert named("Cue bids", PLAIN).agreement == "cue_bids"
    assert named("cross ruff", PLAIN).technique == "cross-ruff"
    with pytest.raises(BridgeError, match="stayman"):
        named("staymen", PLAIN)


def test_a_usual_table_needs_no_words_and_every_choice_has_some() -> None:
    assert told(PLAIN) == ()
    arranged = Arrangement(
        "single",
        vulnerability=Vulnerability.ALL,
        want="South: 12+ points",
        ours="natural",
        theirs="silent",
        part=Part.PLAY,
        declares=True,
        watches=True,
    )
    said = words(arranged)
    for piece in (
        "both sides",
        "South: 12+",
        "you bid Natural",
        "never call",
        "robots bid",
        "always",
        "North plays",
    ):
        assert piece in said
    assert words(Arrangement("chicago", laws=True)) == "by the Laws"
    assert words(Arrangement("single", boards="/home/anna/evening.pbn")) == "the boards of evening.pbn"
    assert words(Arrangement("single", agreement="cue_bids", difficulty="hard")) == "cue bids · hard calls"
    assert all(isinstance(says, Phrase) for says in told(arranged))


def test_a_theme_is_about_the_learners_side() -> None:
    arranged = Arrangement("single", contract="slam")
    for seed in range(3):
        wanted = DealWanted(arranged, Seat.EAST, Vulnerability.NONE, 0, seed)
        deal = wanted.answer()
        points = dict.fromkeys(Side, 0)
        for seat, hand in deal.known.items():
            points[seat.side] += sum(max(0, card.rank - 10) for card in hand)
        assert points[Side.NORTH_SOUTH] > points[Side.EAST_WEST]
