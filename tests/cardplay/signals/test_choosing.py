"""Which of the cards that cost nothing is played, by agreement."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bridgetutor.cardplay.signals import Signal, signal
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.carding import Carding, Discards, Leads, Signals
from bridgetutor.hands.claims import length
from bridgetutor.hands.picture import BLANK
from bridgetutor.hands.promises import Promises
from bridgetutor.rules.cards import Card, Rank, Strain, Suit
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from tests.cardplay.swaps import swapped
from tests.strategies import plays

STANDARD, UPSIDE_DOWN = (Carding(signals=signals) for signals in Signals)
LAVINTHAL, ODD_EVEN = (Carding(discards=discards) for discards in (Discards.LAVINTHAL, Discards.ODD_EVEN))
cardings = st.builds(Carding, st.sampled_from(Leads), st.sampled_from(Signals), st.sampled_from(Discards))

# South declares and North is dummy; diamonds fill the hands up.


def _after(
    ending: str, cards: str, carding: Carding, strain: Strain = Strain.NOTRUMP, leader: Seat = Seat.WEST
) -> Signal:
    """What the next player chooses among the small cards of the suit it follows to, or of all it may throw."""
    play = Play(Deal.parse(ending), strain, leader, Seat.SOUTH).after(*map(Card.parse, cards.split()))
    view = PlayView.of(play, play.player)
    small = Hand.of(card for card in view.legal_cards if card.rank < Rank.TEN)
    return signal(view, small, carding)


@pytest.mark.parametrize(
    ("east", "standard", "upside_down"),
    [("Q92", "S9", "S2"), ("K92", "S9", "S2"), ("J92", "S2", "S9"), ("872", "S2", "S8")],
)
def test_attitude_to_partners_lead(east: str, standard: str, upside_down: str) -> None:
    """West leads the ace from ace-king, or from an ace; the queen or king is welcome."""
    ending = f"N:543..2. {east}..3. T76..4. A..8765."
    assert _after(ending, "SA S3", STANDARD).card == Card.parse(standard)
    assert _after(ending, "SA S3", UPSIDE_DOWN).card == Card.parse(upside_down)


def test_a_doubleton_is_welcome_where_it_can_ruff() -> None:
    ending = "N:543..2. 92..43. T76..5. AK..87."
    assert _after(ending, "SA S3", STANDARD, Strain.HEARTS).card == Card.parse("S9")
    assert _after(ending, "SA S3", STANDARD).card == Card.parse("S2")


@pytest.mark.parametrize(
    ("west", "standard", "upside_down", "why"),
    [
        ("92", "S9", "S2", "the first of two cards that show an even number"),
        ("962", "S2", "S9", "the first of two cards that show an odd number"),
        ("9632", "S6", "S2", "the first of two cards that show an even number"),
    ],
)
def test_count_on_declarers_lead(west: str, standard: str, upside_down: str, why: str) -> None:
    filler = "8765"[: 4 - len(west)]
    ending = f"N:AQJ..2. T8..34. K54..9. {west}..{filler}."
    found = _after(ending, "SK", STANDARD, leader=Seat.SOUTH)
    assert (found.card, str(found.why)) == (Card.parse(standard), why)
    assert _after(ending, "SK", UPSIDE_DOWN, leader=Seat.SOUTH).card == Card.parse(upside_down)


@pytest.mark.parametrize(("east", "card"), [("97.A2..5", "S9"), ("97.32.A.", "S7")])
def test_suit_preference_where_dummy_has_no_more(east: str, card: str) -> None:
    """West's ace wins, dummy's singleton is gone: high asks for hearts, low for diamonds; clubs are trumps."""
    ending = f"N:3.J54..2 {east} T86.KQ.. AK.T8.7."
    assert _after(ending, "SA S3", STANDARD, Strain.CLUBS).card == Card.parse(card)


@pytest.mark.parametrize(
    ("west", "carding", "card"),
    [
        ("A82.76..", STANDARD, "S8"),
        ("A82.76..", UPSIDE_DOWN, "S2"),
        ("A82.76..", ODD_EVEN, "H6"),
        ("K932.7..", ODD_EVEN, "S3"),
    ],
)
def test_the_first_discard(west: str, carding: Carding, card: str) -> None:
    """Whether it likes its suit, whether it points to another: West throws on a diamond."""
    ending = f"N:543..AK. T7.5.43. KQ..QJT. {west}"
    play = Play(Deal.parse(ending), Strain.NOTRUMP, Seat.SOUTH, Seat.SOUTH).after(Card.parse("DQ"))
    view = PlayView.of(play, Seat.WEST)
    only = Card.parse(card).suit
    small = Hand.of(each for each in view.legal_cards.cards(only) if each.rank < Rank.TEN)
    assert signal(view, small, carding).card == Card.parse(card)


@pytest.mark.parametrize(("west", "card"), [("A82.96..", "H9"), ("982.A6..", "S9"), ("982...A6", "S2")])
def test_lavinthal_points_to_another_suit(west: str, card: str) -> None:
    ending = f"N:543..AK. T7.5.43. KQ..QJT. {west}"
    play = Play(Deal.parse(ending), Strain.NOTRUMP, Seat.SOUTH, Seat.SOUTH).after(Card.parse("DQ"))
    view = PlayView.of(play, Seat.WEST)
    small = Hand.of(each for each in view.legal_cards.cards(Card.parse(card).suit) if each.rank < Rank.TEN)
    assert signal(view, small, LAVINTHAL).card == Card.parse(card)


def test_a_signal_is_thrown_from_a_suit_that_can_spare_it() -> None:
    """Hearts keep their king guarded where long clubs are worth nothing."""
    ending = "N:543..AK. T7.5.43. KQ..QJT. .K3..952"
    play = Play(Deal.parse(ending), Strain.NOTRUMP, Seat.SOUTH, Seat.SOUTH).after(Card.parse("DQ"))
    view = PlayView.of(play, Seat.WEST)
    assert signal(view, view.legal_cards, STANDARD).card == Card.parse("C2")


def test_declarer_tells_nothing() -> None:
    ending = "N:A43..2. QJ8..3. 975..4. KT6..5."
    assert _after(ending, "SK S3 S8", STANDARD).card == Card.parse("S5")


@pytest.mark.parametrize(("east", "card"), [("Q6", "SQ"), ("T76", "S6")])
def test_partners_suit_is_returned_with_the_higher_of_two_or_the_fourth_best(east: str, card: str) -> None:
    """West led the five to East's ace: of three cards the higher of two comes back, of four the lowest."""
    ending = f"N:43..65. A{east}..{'72'[: 3 - len(east)]}. K2..43. J985..."
    play = Play(Deal.parse(ending), Strain.NOTRUMP, Seat.WEST, Seat.SOUTH)
    play = play.after(*map(Card.parse, ["S5", "S3", "SA", "S2"]))
    view = PlayView.of(play, Seat.EAST)
    assert signal(view, Hand.of(view.hand.cards(Card.parse(card).suit)), STANDARD).card == Card.parse(card)


def test_a_ruff_is_given_with_the_suit_to_come_back_in() -> None:
    """West threw a club on the first diamond: the nine asks for hearts, the two for clubs. Spades are trumps."""
    for east, card in (("8.A.A92.", "D9"), ("8..A92.A", "D2")):
        ending = f"N:3.43.65. {east} K.9.KQT. 2.T5..54"
        play = Play(Deal.parse(ending), Strain.SPADES, Seat.EAST, Seat.SOUTH)
        play = play.after(*map(Card.parse, ["DA", "DT", "C4", "D5"]))
        view = PlayView.of(play, Seat.EAST)
        diamonds = Hand.of(view.hand.cards(Card.parse("D9").suit))
        assert signal(view, diamonds, STANDARD).card == Card.parse(card)


def test_of_touching_cards_third_hand_plays_the_cheapest() -> None:
    ending = "N:843..2. KQ2..3. AJ9..4. T65..7."
    play = Play(Deal.parse(ending), Strain.NOTRUMP, Seat.WEST, Seat.SOUTH)
    view = PlayView.of(play.after(Card.parse("S5"), Card.parse("S3")), Seat.EAST)
    assert signal(view, Hand.parse("KQ..."), STANDARD).card == Card.parse("SQ")


@given(plays(), st.data(), cardings)
def test_the_card_is_one_of_those_that_do_as_well(play: Play, data: st.DataObject, carding: Carding) -> None:
    assume(not play.is_over)
    view = PlayView.of(play, play.player)
    legal = tuple(view.legal_cards)
    equals = Hand.of(data.draw(st.sets(st.sampled_from(legal), min_size=1)))
    if view.turn is view.seat:
        found = signal(view, equals, carding)
        assert found.card in equals
        assert str(found.why)


@given(swapped(to_play=True), cardings)
def test_hidden_cards_do_not_change_the_signal(case: tuple[Play, Play, Seat], carding: Carding) -> None:
    play, other, seat = case
    view = PlayView.of(play, seat)
    assert signal(view, view.legal_cards, carding) == signal(
        PlayView.of(other, seat), view.legal_cards, carding
    )


def test_the_opening_lead_is_the_agreed_card_of_the_likeliest_suit() -> None:
    deal = Deal.of({Seat.WEST: Hand.parse("Q8653.T74.T2.J82")})
    view = PlayView.of(Play.of(deal, Contract(3, Strain.NOTRUMP, Seat.SOUTH)), Seat.WEST)
    hearts = Hand.parse(".T74..")
    assert signal(view, view.hand, STANDARD).card == Card.parse("S5")
    assert signal(view, hearts, STANDARD).card == Card.parse("H4")
    promises = Promises(BLANK.with_claim(Seat.EAST, length(Suit.HEARTS, 5)))
    assert signal(view, view.hand, STANDARD, promises).card == Card.parse("H4")
    assert signal(view, Hand.parse("Q86..."), STANDARD).card == Card.parse("S6")


def test_who_has_no_choice_is_told() -> None:
    play = Play(Deal.parse("N:3... 4... 5... 6..."), Strain.NOTRUMP, Seat.WEST, Seat.SOUTH)
    for seat, equals in ((Seat.WEST, ""), (Seat.WEST, "5"), (Seat.EAST, "4")):
        with pytest.raises(ValueError, match="has no such choice"):
            signal(PlayView.of(play, seat), Hand.parse(f"{equals}..."), STANDARD)
