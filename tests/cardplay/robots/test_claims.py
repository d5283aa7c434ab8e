"""Claims: what declarer may claim, and what is refused with the line that beats it."""

from __future__ import annotations

from random import Random

import pytest

from bridgetutor.cardplay.robots.claims import JudgeClaim, Ruling, claim
from bridgetutor.cardplay.robots.nodes import Node, priced
from bridgetutor.cardplay.solver import Position
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import PACK, Card, Strain
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play, TrickClaim
from bridgetutor.rules.seats import Seat, Side
from tests.cardplay.robots.positions import at
from tests.cardplay.swaps import with_hidden_cards_moved

TOPS = at("N:AK.A.. 43.3.. 65.2.. 7.54..", "2N by S", "S7 SA S3 S5")
TRUMPS_IN = at("N:3.AK.. 2.54.. A.32.. .876..", "2S by S", "H6 HA H4 H2")
ACROSS = at("N:A.KJ3.. 2.T64.. 3.A52.. 4.Q97..", "1N by S", "S4 SA S2 S3")
"""The queen of hearts may be with either defender; with West the jack wins."""


def judge(made: TrickClaim, play: Play) -> Ruling:
    return JudgeClaim(made, play).answer()


def claimed(play: Play) -> TrickClaim | None:
    return claim(PlayView.of(play, Seat.SOUTH))


def test_top_tricks_are_claimed_with_those_of_dummy() -> None:
    assert claimed(TOPS) == TrickClaim(Seat.SOUTH, 2, 4)


def test_trumps_that_fall_in_time_are_no_obstacle() -> None:
    assert claimed(TRUMPS_IN) == TrickClaim(Seat.SOUTH, 2, 4)


def test_no_finesse_is_claimed() -> None:
    assert claimed(ACROSS) is None


def test_only_declarer_claims_and_only_on_lead() -> None:
    assert claim(PlayView.of(TOPS, Seat.EAST)) is None
    assert claimed(TOPS.before(2)) is None
    assert claimed(TOPS.before(0)) is None


@pytest.mark.parametrize("seed", range(40))
def test_what_is_claimed_is_there_wherever_the_cards_lie(seed: int) -> None:
    """Endings in which dummy and declarer have the high cards: claims come often, and no layout beats one."""
    random = Random(seed)
    play = _strong(random)
    play = play.after(*_any_trick(play, random))
    made = claimed(play)
    if made is None:
        return
    assert judge(made, play).is_accepted
    for _ in range(4):
        other = with_hidden_cards_moved(play, Seat.SOUTH, random)
        assert claimed(other) == made
        (found,) = priced([Node(Position.of(other), 0)], Side.NORTH_SOUTH)
        assert max(found.values()) == made.tricks


def test_claims_do_come() -> None:
    plays = (_strong(Random(seed)) for seed in range(40))
    assert sum(claimed(play.after(*_any_trick(play, Random(1)))) is not None for play in plays) >= 5


def test_a_claim_that_the_cards_do_not_bear_is_refused_with_a_line() -> None:
    ruling = judge(TrickClaim(Seat.SOUTH, 3, 4), _queen_offside())
    assert not ruling.is_accepted
    assert ruling.tricks < 3
    after = _queen_offside().after(*ruling.line)
    assert after.is_over
    assert after.tricks_won(Side.NORTH_SOUTH) == 1 + ruling.tricks


def test_a_claim_that_needs_a_guess_is_refused_though_it_could_be_guessed() -> None:
    """The jack wins as the cards lie; who sees only two hands may as well play the king."""
    ruling = judge(TrickClaim(Seat.SOUTH, 3, 4), ACROSS)
    assert not ruling.is_accepted
    assert judge(TrickClaim(Seat.SOUTH, 2, 4), ACROSS).is_accepted


def test_a_defender_may_claim_too() -> None:
    play = at("N:2.3.. A.A.. 3.4.. 4.5..", "1N by S", "S4 S2 SA S3")
    assert judge(TrickClaim(Seat.EAST, 1, 4), play).is_accepted
    play = at("N:2.3.. A.2.. 3.5.. 4.4..", "1N by S", "S4 S2 SA S3")
    assert not judge(TrickClaim(Seat.EAST, 1, 4), play).is_accepted


HEART_LOST = at("N:A.AK3.. 2.Q97.. 3.652.. 4.JT4..", "1N by S", "S4 SA S2 S3")
"""Ace and king of hearts, and a third heart that nobody can make a trick of."""


@pytest.mark.parametrize(("tricks", "right"), [(0, 2), (1, 2), (2, 2), (3, None)])
def test_some_of_the_tricks_are_claimed_and_the_others_conceded(tricks: int, right: int | None) -> None:
    """What no play could lose is not conceded, whatever was said (Law 71)."""
    ruling = judge(TrickClaim(Seat.SOUTH, tricks, 4), HEART_LOST)
    assert ruling.is_accepted is (right is not None)
    assert ruling.tricks == (2 if right is None else right)


def test_a_trick_that_can_be_lost_by_a_wrong_guess_stays_conceded() -> None:
    """Three hearts might be won by guessing the queen: two are claimed, and it stays at two."""
    assert judge(TrickClaim(Seat.SOUTH, 2, 4), ACROSS) == Ruling(2)


@pytest.mark.parametrize(
    ("play", "tricks", "stands"), [(TOPS, 2, True), (TOPS, 1, False), (HEART_LOST, 2, False)]
)
def test_without_a_solver_only_all_the_tricks_are_plain(play: Play, tricks: int, stands: bool) -> None:
    ruling = JudgeClaim(TrickClaim(Seat.SOUTH, tricks, 4), play).by_rules()
    assert ruling == (Ruling(tricks) if stands else None)


def test_a_defender_concedes() -> None:
    play = at("N:2.A.. A.2.. 3.K.. 4.Q..", "1N by S", "S4 S2 SA S3")
    assert judge(TrickClaim(Seat.EAST, 0, 4), play) == Ruling(0)


def test_more_tricks_than_remain_are_no_claim() -> None:
    with pytest.raises(ValueError, match="Only 3 tricks remain"):
        judge(TrickClaim(Seat.SOUTH, 4, 4), HEART_LOST)


@pytest.mark.parametrize("seed", range(12))
def test_a_refusal_comes_with_a_line_to_the_end_and_an_acceptance_with_no_fewer_tricks(seed: int) -> None:
    random = Random(seed)
    play = _strong(random)
    play = play.after(*_any_trick(play, random))
    for tricks in range(5):
        ruling = judge(TrickClaim(Seat.SOUTH, tricks, 4), play)
        if ruling.is_accepted:
            assert tricks <= ruling.tricks <= 4
            continue
        after = play.after(*ruling.line)
        assert after.is_over
        gained = after.tricks_won(Side.NORTH_SOUTH) - play.tricks_won(Side.NORTH_SOUTH)
        assert gained == ruling.tricks < tricks


def _queen_offside() -> Play:
    return at("N:A.KJ3.. 2.Q97.. 3.A52.. 4.T64..", "1N by S", "S4 SA S2 S3")


def _strong(random: Random) -> Play:
    """Five cards each, the higher ones with North and South."""
    cards = sorted(random.sample(PACK, 20), key=lambda card: card.rank + 3 * random.random())
    low, high = cards[:10], cards[10:]
    random.shuffle(low)
    random.shuffle(high)
    hands = (high[:5], low[:5], high[5:], low[5:])
    deal = Deal.of({seat: Hand.of(held) for seat, held in zip(Seat, hands, strict=True)})
    return Play.of(deal, Contract(1, random.choice(tuple(Strain)), Seat.SOUTH))


def _any_trick(play: Play, random: Random) -> tuple[Card, ...]:
    for _ in range(4):
        play = play.after(random.choice(tuple(play.legal_cards)))
    return play.cards
