"""The grounds for cards that were found to be right: the technique or the habit that asks for one of them, if any does.

That they are right has been weighed over layouts; the grounds only put it in a player's words.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from bridgetutor.cardplay.habits import habit
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques import found
from bridgetutor.cardplay.view import PlayView
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.play import Play


@dataclass(frozen=True, slots=True)
class Grounds:
    """What is said to a right card, and what makes one look for it; None where there is nothing to say."""

    plan: Phrase | None
    question: Phrase | None


def grounds(play: Play, contract: Contract | None, right: Collection[Card]) -> Grounds:
    """By what the player to play can see."""
    view = PlayView.of(play, play.player)
    outlook = Outlook(view, contract=contract)
    thought = next((each for each in found(outlook) if any(card in each.cards for card in right)), None)
    if thought is not None:
        return Grounds(thought.plan, thought.question)
    usual = habit(view)
    plan = phrase("{why:capital}.", why=usual.why) if usual.card in right else None
    return Grounds(plan, _tricks(outlook))


def _tricks(outlook: Outlook) -> Phrase | None:
    """What is needed, and for declarer what is there."""
    if outlook.needed is None:
        return None
    if not outlook.is_declarers:
        return counted(
            "Your side needs {n} more trick. Where can it come from, and can it wait?",
            "Your side needs {n} more tricks. Where can they come from, and can they wait?",
            n=outlook.needed,
        )
    return counted(
        "You need {n} more trick, and {winners} can be won from the top. What follows for this card?",
        "You need {n} more tricks, and {winners} can be won from the top. What follows for this card?",
        n=outlook.needed,
        winners=outlook.winners,
    )
