"""Plays that differ only in what is hidden from one seat."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from tests.strategies import plays, seats


def hidden_from(play: Play, seat: Seat) -> list[Seat]:
    """The seats whose cards the seat does not see."""
    seen = {seat, play.dummy} if play.cards else {seat}
    return [each for each in Seat if each not in seen]


def with_hidden_cards_moved(play: Play, seat: Seat, chance: Random) -> Play:
    """The same play with the cards that the hidden hands still hold dealt among them anew."""
    hidden = hidden_from(play, seat)
    held = {each: play.hand(each) or Hand() for each in hidden}
    cards = [card for hand in held.values() for card in hand]
    chance.shuffle(cards)
    deal = play.deal
    for each in hidden:
        mine, cards = cards[: len(held[each])], cards[len(held[each]) :]
        deal = deal.with_hand(each, Hand.of((*mine, *play.played_by(each))))
    return Play(deal, play.strain, play.leader, play.declarer, play.cards)


@st.composite
def swapped(draw: st.DrawFn, *, to_play: bool = False) -> tuple[Play, Play, Seat]:
    """A play, another that looks the same to a seat, and the seat: any, or the one who plays next."""
    play = draw(plays().filter(lambda play: not play.is_over) if to_play else plays())
    seat = play.player if to_play else draw(seats)
    return play, with_hidden_cards_moved(play, seat, draw(st.randoms(use_true_random=False))), seat
