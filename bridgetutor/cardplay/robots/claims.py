"""Claims: what declarer may claim, and the judgement of a claim against the best defence (Laws 68 to 70)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from bridgetutor.cardplay.robots.layouts import drawn
from bridgetutor.cardplay.robots.nodes import Node, best_card, indices, legal, priced, winning
from bridgetutor.cardplay.solver import Bits, Position
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.facts.tables import SUIT_BITS
from bridgetutor.rules.cards import PACK, Card, Strain
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.play import Play, TrickClaim
from bridgetutor.rules.seats import Seat, Side

LAYOUTS = 30
"""So many are looked at to see what the claimer could have believed."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """Whether a claim stands; if not, cards from there on that leave its side with fewer tricks.

    `tricks` are what the claimer's side wins of those that remain: by that line; else those claimed, and those
    conceded that no play could lose (Law 71).
    """

    tricks: int
    line: tuple[Card, ...] = ()

    @property
    def is_accepted(self) -> bool:
        """Whether there is no such line."""
        return not self.line


def claim(view: PlayView) -> TrickClaim | None:
    """What declarer may claim: all the remaining tricks, where they are certain; None otherwise.

    Only for declarer on lead, in the own hand or dummy's. Sound, not complete: winners are cashed from the top,
    wherever the other cards lie.
    """
    play = view.play
    dummy = view.dummy_hand
    if view.seat is not play.declarer or dummy is None or view.trick is not None or not view.is_to_play:
        return None
    left = len(view.hand)
    here, there = (view.hand, dummy) if view.turn is view.seat else (dummy, view.hand)
    if not _takes_all(here.bits, there.bits, view.unseen.bits, view.strain):
        return None
    return TrickClaim(view.seat, left, len(play.cards))


@lru_cache(maxsize=1 << 14)
def _takes_all(here: Bits, there: Bits, unseen: Bits, strain: Strain) -> bool:
    """Whether the hand on lead and its partner can take every trick, wherever the unseen cards are.

    While a suit is out, at least one card of it falls to each round: to be safe, the lowest.
    """
    if not here:
        return True
    for lead in _ends(here):
        suit = SUIT_BITS[lead // 13]
        out = unseen & suit
        if strain.suit is not None and unseen & SUIT_BITS[strain.suit] & ~suit:
            continue
        for follow in _ends(there & suit or there):
            place = winning((lead, follow), strain)
            if (lead, follow)[place] // 13 == lead // 13 and out >> (lead, follow)[place]:
                continue
            hands = here ^ 1 << lead, there ^ 1 << follow
            if _takes_all(*(hands[::-1] if place else hands), unseen ^ (out & -out), strain):
                return True
    return False


def _ends(cards: Bits) -> list[int]:
    """The highest and the lowest card of each suit: what lies between them does nothing that these do not."""
    suits = (cards & suit for suit in SUIT_BITS)
    return [
        card for suit in suits if suit for card in dict.fromkeys((suit.bit_length() - 1, indices(suit)[0]))
    ]


@dataclass(frozen=True, slots=True)
class JudgeClaim:
    """Whether a claim stands against the best defence of the actual cards, which the other side may look at.

    It falls where fewer tricks are to be had, and where they hang on how the cards lie (Law 70E): on the way no card is
    right in all the layouts that the claimer can think of, and one is wrong here. The other cards are the solver's.
    A `Question`.
    """

    made: TrickClaim
    play: Play
    seed: int = 1

    def answer(self) -> Ruling:
        """The ruling. Raises `ValueError` for a claim of more tricks than remain, `BridgeError` without a solver."""
        fault = self.made.fault(self.play)
        if fault is not None:
            raise ValueError(str(fault.says))
        tricks = self.made.tricks
        line, won = self._played_out(tricks)
        if won < tricks:
            return Ruling(won, line)
        left = self.play.size - len(self._start.complete_tricks)
        while tricks < left and self._played_out(tricks + 1)[1] > tricks:
            tricks += 1
        return Ruling(tricks)

    def by_rules(self) -> Ruling | None:
        """The ruling without a solver: all tricks stand where they are plain to see; else there is none."""
        start = self._start
        if start.declarer is None or start.is_over or start.player is not start.declarer:
            return None
        sure = claim(PlayView.of(start, start.declarer))
        return Ruling(self.made.tricks) if sure == self.made else None

    def answer_or_rules(self) -> Ruling | None:
        """The ruling; by the rules where the solver is missing or cannot answer."""
        try:
            return self.answer()
        except BridgeError:
            return self.by_rules()

    @property
    def _start(self) -> Play:
        return self.play.before(self.made.cards_played)

    def _played_out(self, tricks: int) -> tuple[tuple[Card, ...], int]:
        """Cards to the end, and what the claimer's side wins by them: fewer than these tricks, where it can be."""
        start, side = self._start, self.made.seat.side
        view = PlayView.of(start, _claimer(self.made.seat, start))
        others = [
            layout.node._replace(won=0)
            for layout in drawn(view, side, count=LAYOUTS, random=Random(self.seed))
        ]
        node, line = Node(Position.of(start), 0), list[int]()
        while any(node.position.hands):
            (scores,) = priced([node], side)
            card = best_card(scores, node, side)
            if node.position.turn.side is side and scores[card] >= tricks:
                card = _as_claimed(scores, others, tricks, side)
            node, others = _on(node, others, card, side)
            line.append(card)
        return tuple(PACK[index] for index in line), node.won


def _claimer(seat: Seat, play: Play) -> Seat:
    """Whose eyes the claim was made with: declarer's for dummy."""
    return play.declarer if play.declarer is not None and seat is play.dummy else seat


def _as_claimed(scores: Mapping[int, int], others: Sequence[Node], tricks: int, side: Side) -> int:
    """The claimer's card: one that is right wherever the cards lie; where there is none, the best of the wrong ones."""
    found = priced(others, side)
    right = {
        card for card in scores if all(other[card] >= tricks for other in (scores, *found) if card in other)
    }
    wrong = {card for card in scores if scores[card] < tricks}
    elsewhere = {card: sum(other.get(card, 0) for other in found) for card in scores}
    return min(right or wrong or scores, key=lambda card: (-elsewhere[card], card % 13, card))


def _on(node: Node, others: Sequence[Node], card: int, side: Side) -> tuple[Node, list[Node]]:
    """After the card; layouts in which it cannot be played are no longer thought of."""
    kept = [other.after(card, side) for other in others if card in legal(other.position)]
    return node.after(card, side), kept
