"""What leads, signals and discards tell of the hand they came from."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetutor.cardplay.habits import habitual_card
from bridgetutor.cardplay.signals import likelihoods
from bridgetutor.cardplay.signals.reading import LEAST, spared
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.carding import Carding, Discards, Leads, Signals
from bridgetutor.hands.claims import length
from bridgetutor.hands.picture import BLANK
from bridgetutor.hands.promises import SILENCE, Promises
from bridgetutor.rules.cards import Card, Strain, Suit
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from tests.cardplay.swaps import swapped, with_hidden_cards_moved
from tests.strategies import plays, seats

STANDARD = Carding()
UPSIDE_DOWN = Carding(signals=Signals.UPSIDE_DOWN)
cardings = st.builds(Carding, st.sampled_from(Leads), st.sampled_from(Signals), st.sampled_from(Discards))

DEAL = Deal.parse("N:K73.752.QJT9.A62 T64.83.A762.QT54 AQ5.AK64.K85.K93 J982.QJT9.43.J87")


def _likely(
    seat: Seat,
    hand: str,
    cards: str,
    *,
    carding: Carding = STANDARD,
    strain: Strain = Strain.NOTRUMP,
    viewer: Seat = Seat.SOUTH,
    promises: Promises = SILENCE,
) -> float:
    """How likely these cards are, had the seat been dealt this hand; the deal is `DEAL` as far as it is seen."""
    hidden = {each: hand for each, hand in DEAL.known.items() if each in {viewer, Seat.NORTH}}
    play = Play(Deal.of(hidden), strain, Seat.WEST, Seat.SOUTH, tuple(map(Card.parse, cards.split())))
    value = 1.0
    for reading in likelihoods(PlayView.of(play, viewer), promises, (carding, carding)):
        value *= reading(seat, Hand.parse(hand).bits)
    return value


def test_fourth_best_tells_the_honour_and_the_length() -> None:
    from_five = _likely(Seat.WEST, "J9862.QT9.43.J87", "S6")
    assert from_five > _likely(Seat.WEST, "J986.QT92.43.J87", "S6")
    assert from_five > _likely(Seat.WEST, "9862.QJT9.43.J87", "S6")


def test_the_agreement_decides_what_a_lead_tells() -> None:
    from_four, from_five = "J986.T92.432.J87", "J9862.T92.42.J87"
    for leads in (Leads.FOURTH_BEST, Leads.THIRD_AND_FIFTH):
        carding = Carding(leads)
        low = _likely(Seat.WEST, from_five, "S2", carding=carding, strain=Strain.HEARTS)
        fourth = _likely(Seat.WEST, from_five, "S6", carding=carding, strain=Strain.HEARTS)
        assert (fourth > low) is (leads is Leads.FOURTH_BEST)
    assert _likely(
        Seat.WEST, from_four, "S8", carding=Carding(Leads.THIRD_AND_FIFTH), strain=Strain.HEARTS
    ) > (_likely(Seat.WEST, from_four, "S6", carding=Carding(Leads.THIRD_AND_FIFTH), strain=Strain.HEARTS))


def test_who_leads_from_length_has_no_better_suit() -> None:
    shorter = _likely(Seat.WEST, "J986.QJT.432.J87", "S6")
    assert _likely(Seat.WEST, "J986.T92.432.J87", "S6") > shorter


def test_partners_suit_is_no_news() -> None:
    promised = Promises(BLANK.with_claim(Seat.EAST, length(Suit.SPADES, 5)))
    hand = "J98.QJT92.43.J87"
    assert _likely(Seat.WEST, hand, "S8", promises=promised) > _likely(Seat.WEST, hand, "S8")


@pytest.mark.parametrize(("carding", "likelier"), [(STANDARD, 0), (UPSIDE_DOWN, 1)])
def test_attitude_is_read_as_agreed(carding: Carding, likelier: int) -> None:
    """East plays the nine on partner's king of hearts; dummy has small ones."""
    hands = ("T64.A93.A762.T54", "T64.983.A762.T54")
    values = [_likely(Seat.EAST, hand, "HK H2 H9", carding=carding) for hand in hands]
    assert values[likelier] > values[1 - likelier]


def test_count_is_read_as_agreed() -> None:
    """West follows to declarer's second heart with the nine: high-low shows an even number."""
    cards = "S2 S3 ST SA HA H9"
    even, odd = "J982.98.4365.J87", "J982.983.436.J87"
    assert _likely(Seat.WEST, even, cards) > _likely(Seat.WEST, odd, cards)
    assert _likely(Seat.WEST, even, cards, carding=UPSIDE_DOWN) < _likely(
        Seat.WEST, odd, cards, carding=UPSIDE_DOWN
    )


def test_third_hand_denies_the_card_below_and_a_higher_one() -> None:
    """East plays the ten over dummy's small card: no nine beside it; the nine denies the jack; JT is one card."""
    bare = _likely(Seat.EAST, "T64.83.A762.QT54", "S2 S3 ST")
    assert bare > _likely(Seat.EAST, "T94.83.A762.QT54", "S2 S3 ST")
    assert bare == _likely(Seat.EAST, "JT4.83.A762.QT54", "S2 S3 ST")
    assert _likely(Seat.EAST, "964.83.A762.QT54", "S2 S3 S9") > _likely(
        Seat.EAST, "J94.83.A762.QT54", "S2 S3 S9"
    )


def test_the_honour_that_did_not_cover_is_elsewhere() -> None:
    """Dummy leads the queen of diamonds without the jack beside it: the king would have gone up."""
    deal = Deal.parse("N:K73.752.Q983.A62 T64.83.A762.QT54 AQ5.AK64.T54.K93 J982.QJT9.KJ.J87")
    seen = Deal.of({seat: deal.known[seat] for seat in (Seat.NORTH, Seat.SOUTH)})
    cards = tuple(map(Card.parse, ["S2", "SK", "S4", "S5", "DQ", "D2"]))
    play = Play(seen, Strain.NOTRUMP, Seat.WEST, Seat.SOUTH, cards)
    readings = likelihoods(PlayView.of(play, Seat.SOUTH), SILENCE, (STANDARD, STANDARD))
    with_king, without = (Hand.parse(f"T64.83.{diamonds}.QT542").bits for diamonds in ("K62", "J62"))
    values = [[reading(Seat.EAST, hand) for reading in readings] for hand in (with_king, without)]
    assert values[0] < values[1]


def test_declarer_seldom_lets_a_trick_go() -> None:
    """East's ten holds the first trick at hearts: South has no higher spade, most likely."""
    cards = "S2 S3 ST S5"
    high, low = "AQ5.AK64.K85.K93", "985.AKQ4.K85.AK3"
    views = {
        hand: _likely(Seat.SOUTH, hand, cards, viewer=Seat.EAST, strain=Strain.HEARTS) for hand in (high, low)
    }
    assert views[high] < views[low] == 1


def test_long_suits_are_thrown_from() -> None:
    small = [Hand.parse(f"{holding}...").holding(Suit.SPADES) for holding in ("9872", "987", "98", "9")]
    assert [spared(each) for each in small] == [4, 3, 2, 1]
    guarded = [Hand.parse(f"{holding}...").holding(Suit.SPADES) for holding in ("K872", "K8", "Q87", "J872")]
    assert [spared(each) for each in guarded] == [2, 0.3, 0.3, 0.3]


@settings(deadline=None)
@given(plays(), seats, cardings)
def test_a_likelihood_lies_above_nothing_and_at_most_at_one(play: Play, seat: Seat, carding: Carding) -> None:
    """Whatever was played, and whatever hand with these cards it came from."""
    view = PlayView.of(play, seat)
    moved = with_hidden_cards_moved(play, seat, Random(1))
    for reading in likelihoods(view, SILENCE, (carding, carding)):
        for each in Seat:
            dealt = moved.deal.known[each].bits
            value = reading(each, dealt)
            assert LEAST ** len(play.cards) * 0.05 <= value <= 1
            assert reading(each, dealt) == value


@given(swapped())
def test_hidden_cards_do_not_change_what_is_read(case: tuple[Play, Play, Seat]) -> None:
    play, other, seat = case
    one, two = (likelihoods(PlayView.of(each, seat), SILENCE, (STANDARD, STANDARD)) for each in (play, other))
    hands = [hand.bits for hand in play.deal.known.values()]
    assert [[r(s, h) for s, h in zip(Seat, hands, strict=True)] for r in one] == [
        [r(s, h) for s, h in zip(Seat, hands, strict=True)] for r in two
    ]


def test_who_plays_by_rule_is_read_better_than_by_chance() -> None:
    """Over twenty deals the true hands weigh more than others that are possible."""
    random = Random(5)
    ahead = 0
    for _ in range(20):
        order = random.sample(range(52), 52)
        bits = [sum(1 << i for i in order[13 * k : 13 * k + 13]) for k in range(4)]
        deal = Deal.of(dict(zip(Seat, map(Hand, bits), strict=True)))
        play = Play(deal, Strain.NOTRUMP, Seat.WEST, Seat.SOUTH)
        for _ in range(8):
            play = play.after(habitual_card(PlayView.of(play, play.player)))
        readings = likelihoods(PlayView.of(play, Seat.SOUTH), SILENCE, (Carding(Leads.BRITISH),) * 2)
        others = [with_hidden_cards_moved(play, Seat.SOUTH, random) for _ in range(9)]
        weights = []
        for each in (play, *others):
            weight = 1.0
            for reading in readings:
                for seat in (Seat.EAST, Seat.WEST):
                    weight *= reading(seat, each.deal.known[seat].bits)
            weights.append(weight)
        ahead += weights[0] > sorted(weights[1:])[4]
    assert ahead >= 15


def test_an_ending_tells_nothing() -> None:
    play = Play(Deal.parse("N:32... 54... 76... 98..."), Strain.NOTRUMP, Seat.WEST, Seat.SOUTH)
    view = PlayView.of(play.after(Card.parse("S9")), Seat.SOUTH)
    assert likelihoods(view, SILENCE, (STANDARD, STANDARD)) == ()
