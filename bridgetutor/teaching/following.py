"""What can be said of a card for certain: which are as good, whether it can win, how far a line of cards is legal."""

from __future__ import annotations

from collections.abc import Collection

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Card
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play, Trick


def counts_alike(card: Card, other: Card, play: Play) -> bool:
    """Whether declarer may play either: they touch in one hand, cards of earlier tricks apart.

    Without a declarer everyone plays as declarer does. A defender's cards speak to partner, so each stands for itself.
    """
    if card == other:
        return True
    defends = play.declarer is not None and play.turn.side is not play.declarer.side
    held = play.hand(play.turn)
    if defends or held is None or card.suit is not other.suit or other not in held or card not in held:
        return False
    low, high = sorted((card.rank, other.rank))
    gone = Hand.of(played for trick in play.complete_tricks for played in trick.cards)
    between = (Card(card.suit, rank) for rank in type(low) if low < rank < high)
    return all(card in gone or card in held for card in between)


def legal_run(play: Play, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards up to the first that may not be played."""
    for count, card in enumerate(cards):
        if play.fault(card) is not None:
            return cards[:count]
        play = play.after(card)
    return cards


def reason_against(card: Card, play: Play, *, better: Collection[Card]) -> Phrase | None:
    """A reason against a card that is true whatever the hidden hands hold; None where there is none.

    `better` are the right cards: that a card cannot win is no reason where they cannot win either.
    """
    trick = play.current_trick
    if trick is None:
        return None
    winner = trick.winner(play.strain)
    winning = dict(trick.plays)[winner]
    if winner.side is play.turn.side:
        return _waste(card, play, trick, winning)
    if _beats(card, play, trick) or not any(_beats(other, play, trick) for other in better):
        return None
    return phrase(
        "{card} cannot win the trick: {seat} has played {winning}.", card=card, seat=winner, winning=winning
    )


def _waste(card: Card, play: Play, trick: Trick, winning: Card) -> Phrase | None:
    """Last to play, a card that takes the trick from partner."""
    if len(trick.cards) < 3 or not _beats(card, play, trick):
        return None
    return phrase("{winning} wins the trick for your side already.", winning=winning)


def _beats(card: Card, play: Play, trick: Trick) -> bool:
    return Trick(trick.leader, (*trick.cards, card)).winner(play.strain) is play.turn
