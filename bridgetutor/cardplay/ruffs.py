"""Ruffs to be had: losers of one of declarer's hands in a side suit that the other hand, shorter in it, can ruff."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Ruff:
    """What one hand can ruff for the other in one suit."""

    suit: Suit
    ruffer: Seat
    rounds: int
    """Rounds to be played before the ruffer is out of the suit: the cards that it holds."""
    lost: int
    """How many of them the defenders win."""
    losers: int
    """The cards of the other hand that are no winners by then."""
    trumps: int
    """The ruffer's."""
    others_trumps: int

    @property
    def loser(self) -> Seat:
        """The hand whose losers are ruffed."""
        return self.ruffer.partner

    @property
    def number(self) -> int:
        """How many losers can be ruffed."""
        return min(self.losers, self.trumps)

    @property
    def is_short(self) -> bool:
        """Whether the ruffer has no more trumps than the other hand, so that a ruff is a trick more."""
        return self.trumps <= self.others_trumps


def ruffs(outlook: Outlook) -> Iterator[Ruff]:
    """Every side suit in which one of declarer's hands is longer than the other."""
    for suit in Suit:
        if suit is not outlook.trumps and outlook.trumps is not None:
            lengths = [(outlook.left(seat, suit), seat) for seat in outlook.our_seats]
            (rounds, ruffer), (length, _) = sorted(lengths)
            if rounds < length:
                yield _ruff(outlook, suit, outlook.trumps, ruffer)


def chance_of(outlook: Outlook, ruff: Ruff) -> float:
    """That the first ruff stands: nobody who has a trump runs out of the suit before.

    The defender who plays after the ruffer may be out of it where the ruffer's trump is the highest.
    """
    trumps = outlook.trumps
    if trumps is None or not outlook.out(trumps):
        return 1.0
    rounds, before = ruff.rounds + 1, ruff.loser.next
    cards, trumps_out = outlook.unseen.length(ruff.suit), outlook.unseen.length(trumps)
    is_high = bool(outlook.masters(ruff.ruffer, trumps))

    def stands(lengths: tuple[int, int, int, int]) -> bool:
        before_follows = lengths[ruff.suit] >= rounds or not lengths[trumps]
        after_follows = cards - lengths[ruff.suit] >= rounds or lengths[trumps] == trumps_out
        return before_follows and (after_follows or (is_high and cards - lengths[ruff.suit] >= rounds - 1))

    return outlook.odds.shape(stands, before)


def _ruff(outlook: Outlook, suit: Suit, trumps: Suit, ruffer: Seat) -> Ruff:
    rounds = outlook.left(ruffer, suit)
    lost = max(0, rounds - _above(outlook, suit, 0))
    winners = max(0, _above(outlook, suit, lost) - (rounds - lost))
    left = outlook.left(ruffer.partner, suit) - rounds
    mine, others = (outlook.hand(seat).length(trumps) for seat in (ruffer, ruffer.partner))
    return Ruff(suit, ruffer, rounds, lost, max(0, left - winners), mine, others)


def _above(outlook: Outlook, suit: Suit, place: int) -> int:
    """How many cards of declarer's beat all that are missing but the highest so many."""
    ours, out = outlook.ours.cards(suit), outlook.out(suit)
    return len(ours) if place >= len(out) else sum(card.rank > out[place].rank for card in ours)
