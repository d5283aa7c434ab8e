"""What a wrong card costs, played out: legal cards, up to the trick that need not have been lost, and no further."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.cardplay.refuting import Refute
from bridgetutor.cardplay.solver import Candidates, Position
from bridgetutor.rules.cards import Card, Strain
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from tests.cardplay.double_dummy import ending

FINESSE = Play(Deal.parse("N:AQ.2.. 43.3.. 52.A.. K6.4.."), Strain.NOTRUMP, Seat.SOUTH)
"""The king lies before ace and queen: all three tricks are there, unless the ace goes up."""


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


def test_the_wrong_card_is_followed_until_the_king_wins() -> None:
    play = FINESSE.after(*cards("S2 S6"))
    assert Refute(play, Card.parse("SA")).answer() == cards("S3 H2 H3 HA H4 S5 SK SQ S4")


@pytest.mark.parametrize(("before", "card"), [("", "S2"), ("", "HA"), ("S2 S6", "SQ")])
def test_a_card_that_costs_nothing_has_no_refutation(before: str, card: str) -> None:
    assert Refute(FINESSE.after(*cards(before)), Card.parse(card)).answer() == ()


def test_a_hand_that_nobody_knows_is_no_question() -> None:
    play = Play(Deal.parse("N:AQ... - 42... 65..."), Strain.NOTRUMP, Seat.SOUTH)
    with pytest.raises(ValueError, match="four known hands"):
        Refute(play, Card.parse("S4")).answer()


@given(st.integers(0, 1 << 20))
def test_a_line_is_legal_and_ends_with_the_trick_that_need_not_have_been_lost(seed: int) -> None:
    random = Random(seed)
    play = ending(random, 5)
    card = random.choice(tuple(play.legal_cards))
    side = play.turn.side
    before = len(play.complete_tricks) - play.tricks_won(side)
    scores = Candidates((Position.of(play),)).answer()[0].by_card()
    unavoidable = before + play.size - len(play.complete_tricks) - max(scores.values())
    line = Refute(play, card).answer()
    assert bool(line) == (scores[card] < max(scores.values()))
    if line:
        after = play.after(card, *line)
        assert len(after.complete_tricks) - after.tricks_won(side) == unavoidable + 1
        earlier = play.after(card, *line[:-1])
        assert len(earlier.complete_tricks) - earlier.tricks_won(side) == unavoidable
