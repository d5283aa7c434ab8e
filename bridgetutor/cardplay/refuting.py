"""What a wrong card costs, played out: the cards after it, best play by everyone, until the lost trick is seen."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.cardplay.solver import Candidates, Position
from bridgetutor.rules.cards import Card
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.play import Play, Trick
from bridgetutor.rules.seats import Side


@dataclass(frozen=True, slots=True)
class Refute:
    """The cards that follow one which may be played, to show what it costs as the cards lie. A `Question`."""

    play: Play
    card: Card

    def answer(self) -> tuple[Card, ...]:
        """Up to the end of the trick that need not have been lost; empty where the card costs nothing.

        Raises `ValueError` where a hand is unknown, `BridgeError` where the solver is missing or cannot answer.
        """
        side = self.play.turn.side
        tricks = _tricks(self.play)
        most = max(tricks.values())
        if tricks.get(self.card, most) >= most:
            return ()
        lost = _lost(self.play, side) + self.play.size - len(self.play.complete_tricks) - most
        after = self.play.after(self.card)
        while not after.is_over and _lost(after, side) <= lost:
            after = after.after(_best(after, side))
        return after.cards[len(self.play.cards) + 1 :]

    def answer_or_none(self) -> tuple[Card, ...] | None:
        """The answer; None where the solver is missing or cannot give one."""
        try:
            return self.answer()
        except BridgeError:
            return None


def _tricks(play: Play) -> dict[Card, int]:
    """What each card that may be played wins from here on, equal cards included."""
    return Candidates((Position.of(play),)).answer()[0].by_card()


def _lost(play: Play, side: Side) -> int:
    return len(play.complete_tricks) - play.tricks_won(side)


def _best(play: Play, side: Side) -> Card:
    """Of the best cards the side that refutes takes its tricks at once; otherwise the lowest is played."""
    tricks = _tricks(play)
    most = max(tricks.values())
    best = sorted((card for card in tricks if tricks[card] == most), key=lambda card: (card.rank, card.index))
    if play.turn.side is side:
        return best[0]
    if play.current_trick is None:
        return best[-1]
    return next((card for card in best if _wins(play, play.current_trick, card)), best[0])


def _wins(play: Play, trick: Trick, card: Card) -> bool:
    return Trick(trick.leader, (*trick.cards, card)).winner(play.strain) is play.turn
