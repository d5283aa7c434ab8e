"""The play: turns, following suit, who wins, what may not be played, claims."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetutor.rules.cards import PACK, Card, Rank, Strain, Suit
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import IllegalCard
from bridgetutor.rules.hands import FULL_PACK, Hand
from bridgetutor.rules.play import Play, Trick, TrickClaim
from bridgetutor.rules.seats import Seat, Side
from tests.strategies import contracts, deals, plays, seats, strains, unhurried

DEAL = Deal.parse("N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8")
CONTRACT = Contract.parse("3N by S")


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


def after(text: str, deal: Deal = DEAL) -> Play:
    return Play.of(deal, CONTRACT, cards(text))


@pytest.mark.parametrize(
    ("trick", "strain", "winner"),
    [
        ("HK H5 H2 HA", Strain.NOTRUMP, Seat.SOUTH),
        ("HK H5 H2 SA", Strain.NOTRUMP, Seat.WEST),
        ("HK H5 H2 C2", Strain.CLUBS, Seat.SOUTH),
        ("HK C3 H2 C2", Strain.CLUBS, Seat.NORTH),
        ("HK SA DA C2", Strain.SPADES, Seat.NORTH),
        ("H2 SA DA CA", Strain.NOTRUMP, Seat.WEST),
        ("HQ HT", Strain.HEARTS, Seat.WEST),
    ],
)
def test_who_wins_a_trick_that_west_led(trick: str, strain: Strain, winner: Seat) -> None:
    assert Trick(Seat.WEST, cards(trick)).winner(strain) is winner


@given(st.permutations(PACK).map(lambda pack: tuple(pack[:4])), strains, seats)
def test_the_winner_played_the_best_card_that_can_win(
    four: tuple[Card, ...], strain: Strain, leader: Seat
) -> None:
    trick = Trick(leader, four)
    winning = dict(trick.plays)[trick.winner(strain)]
    trumps = [card for card in four if card.suit is strain.suit]
    assert winning in (trumps or [card for card in four if card.suit is four[0].suit])
    assert winning == max(card for card in four if card.suit is winning.suit)


@given(contracts, deals())
def test_declarers_left_leads_from_any_card_of_the_hand(contract: Contract, deal: Deal) -> None:
    play = Play.of(deal, contract)
    assert play.turn is play.player is contract.declarer.next
    assert play.legal_cards == deal[contract.leader]
    assert play.current_trick is None


@unhurried
@given(plays(full=True))
def test_a_whole_play_has_thirteen_tricks_and_every_card_once(play: Play) -> None:
    assert play.is_over
    assert set(play.cards) == set(PACK)
    assert len(play.complete_tricks) == 13
    assert sum(play.tricks_won(side) for side in Side) == 13
    assert not play.legal_cards
    assert not any(play.hand(seat) for seat in Seat)


@unhurried
@given(plays(full=True))
def test_the_winner_of_a_trick_leads_to_the_next(play: Play) -> None:
    tricks = play.tricks
    assert tricks[0].leader is play.leader
    for trick, following in pairwise(tricks):
        assert following.leader is trick.winner(play.strain)
        assert following.leader in dict(trick.plays)


@unhurried
@given(plays(full=True))
def test_nobody_ever_revokes(play: Play) -> None:
    """Looking back from the end: who discarded held no card of the suit led."""
    for number, trick in enumerate(play.tricks):
        held = play.before(4 * number)
        for seat, card in trick.plays:
            hand = held.hand(seat)
            assert hand is not None
            assert card in hand
            assert card.suit is trick.suit or not hand.length(trick.suit)


@unhurried
@given(plays())
def test_a_card_is_legal_exactly_where_it_has_no_fault(play: Play) -> None:
    for card in PACK:
        assert (card in play.legal_cards) == (play.fault(card) is None)


@unhurried
@given(plays(), st.sampled_from(PACK))
def test_an_illegal_card_is_refused_with_its_fault(play: Play, card: Card) -> None:
    fault = play.fault(card)
    if fault is None:
        assert play.after(card).before(len(play.cards)) == play
        return
    with pytest.raises(IllegalCard) as error:
        play.after(card)
    assert error.value.fault == fault


@unhurried
@given(plays())
def test_cards_leave_the_hand_of_who_played_them(play: Play) -> None:
    for seat in Seat:
        dealt, held = play.deal[seat], play.hand(seat)
        assert dealt is not None
        assert held is not None
        assert held | Hand.of(play.played_by(seat)) == dealt
        assert len(held) + len(play.played_by(seat)) == 13


@unhurried
@given(plays())
def test_declarer_plays_dummys_cards_and_all_others_their_own(play: Play) -> None:
    assert play.declarer is not None
    assert play.dummy is play.declarer.partner
    assert play.player is (play.declarer if play.turn is play.dummy else play.turn)


@unhurried
@given(plays(full=True))
def test_a_play_reads_the_same_when_it_is_replayed(play: Play) -> None:
    start = play.before(0)
    assert start.cards == ()
    assert start.after(*play.cards) == play


def test_an_opening_lead_and_a_hold_up() -> None:
    play = after("HK H5 H2 H4")
    assert play.turn is Seat.WEST
    assert play.tricks_won(Side.EAST_WEST) == 1
    assert play.current_trick is None
    assert after("HK H5").current_trick == Trick(Seat.WEST, cards("HK H5"))
    assert after("HK").player is Seat.SOUTH
    assert after("HK").turn is Seat.NORTH


@pytest.mark.parametrize(
    ("played", "card", "says", "law"),
    [
        ("", "SA", "It is W's turn: SA is in S's hand", "44"),
        ("HK H5", "S4", "W led H: E has H and must follow", "44C"),
        ("HK H5", "HK", "HK has been played already", None),
        ("HK H5", "HA", "It is E's turn: HA is in S's hand", "44"),
    ],
)
def test_a_card_that_may_not_be_played_names_the_reason(
    played: str, card: str, says: str, law: str | None
) -> None:
    fault = after(played).fault(Card.parse(card))
    assert fault is not None
    assert (str(fault), fault.law) == (says, law)


def test_nothing_is_played_after_the_last_card() -> None:
    ending = Play.of(Deal.parse("N:2... 3... 4... 5..."), CONTRACT, cards("S5 S2 S3 S4"))
    assert ending.is_over
    assert str(ending.fault(Card.parse("SA"))) == "The play is over"


def test_an_ending_has_as_many_tricks_as_cards() -> None:
    ending = Play.of(Deal.parse("N:2.A.. 3.K.. 4.Q.. 5.J.."), CONTRACT, cards("HJ HA HK HQ S2 S3 S4 S5"))
    assert ending.size == 2
    assert ending.is_over
    assert (ending.tricks_won(Side.NORTH_SOUTH), ending.tricks_won(Side.EAST_WEST)) == (1, 1)


def test_a_card_in_no_hand_cannot_be_played() -> None:
    ending = Play.of(Deal.parse("N:2... 3... 4... 5..."), CONTRACT)
    assert str(ending.fault(Card.parse("SA"))) == "W does not hold SA"


def test_without_a_contract_all_play_their_own_cards() -> None:
    play = Play(DEAL, Strain.SPADES, Seat.NORTH).after(*cards("H7 H2"))
    assert play.dummy is None
    assert play.player is play.turn is Seat.SOUTH


def test_an_unknown_hand_may_play_what_nobody_is_known_to_hold() -> None:
    deal = DEAL.with_hand(Seat.WEST, None).with_hand(Seat.EAST, None)
    play = Play.of(deal, CONTRACT)
    seen = [card for hand in deal.known.values() for card in hand]
    assert play.legal_cards == FULL_PACK - Hand.of(seen)
    assert play.hand(Seat.WEST) is None
    assert play.size == 13
    assert str(play.fault(Card.parse("SA"))) == "It is W's turn: SA is in S's hand"
    assert play.after(Card.parse("HK")).legal_cards == Hand.of(DEAL.hands[Seat.NORTH] or ()) & Hand.parse(
        ".75.."
    )


def test_an_unknown_hand_that_has_shown_out_has_none_of_the_suit() -> None:
    deal = DEAL.with_hand(Seat.WEST, None).with_hand(Seat.EAST, None)
    play = after("HK H5 S4 HA S5", deal)
    assert play.shown_out(Seat.EAST) == {Suit.HEARTS}
    assert play.shown_out(Seat.WEST) == frozenset()
    play = play.after(*cards("S2 SK"))
    assert play.turn is Seat.EAST
    fault = play.fault(Card.parse("H8"))
    assert fault is not None
    assert (str(fault), fault.law) == ("E has shown out of H", "61A")
    assert play.is_over is False
    assert Card.parse("S6") in play.legal_cards


@unhurried
@given(plays(), st.data())
def test_hidden_hands_may_play_what_was_played(play: Play, data: st.DataObject) -> None:
    hidden = play.deal
    for seat in data.draw(st.sets(seats)):
        hidden = hidden.with_hand(seat, None)
    start = Play(hidden, play.strain, play.leader, play.declarer)
    assert start.after(*play.cards).tricks == play.tricks


def test_a_claim_adds_its_tricks_to_those_won() -> None:
    play = after("HK H5 H2 H4 HQ H7 H3 H6 HJ")
    claim = TrickClaim(Seat.SOUTH, tricks=9, cards_played=9)
    assert claim.fault(play) is None
    assert claim.tricks_for(Side.NORTH_SOUTH, play) == 9
    assert claim.tricks_for(Side.EAST_WEST, play) == 4


def test_a_claim_stands_as_of_its_own_moment() -> None:
    whole = after("HK H5 H2 H4 HQ H7 H3 H6")
    claim = TrickClaim(Seat.WEST, tricks=12, cards_played=4)
    assert claim.tricks_for(Side.EAST_WEST, whole) == 13
    assert TrickClaim(Seat.WEST, tricks=12, cards_played=8).fault(whole) is not None


@unhurried
@given(plays(), seats, st.integers(-1, 14))
def test_a_claim_stands_exactly_for_the_tricks_that_remain(play: Play, seat: Seat, tricks: int) -> None:
    claim = TrickClaim(seat, tricks, len(play.cards))
    fault = claim.fault(play)
    assert (fault is None) == (0 <= tricks <= 13 - len(play.complete_tricks))
    if fault is None:
        assert sum(claim.tricks_for(side, play) for side in Side) == 13
        assert claim.tricks_for(seat.side, play) >= play.tricks_won(seat.side)
    else:
        assert fault.law == "68A"


def test_one_trick_left_is_said_in_the_singular() -> None:
    ending = Play.of(Deal.parse("N:2... 3... 4... 5..."), CONTRACT)
    assert str(TrickClaim(Seat.WEST, 2, 0).fault(ending)) == "Only 1 trick remains to be claimed"


def test_the_rank_decides_within_a_suit() -> None:
    four = tuple(Card(Suit.CLUBS, rank) for rank in (Rank.NINE, Rank.TEN, Rank.TWO, Rank.ACE))
    assert Trick(Seat.NORTH, four).winner(Strain.HEARTS) is Seat.WEST
