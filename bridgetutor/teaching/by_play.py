"""The right cards where the author names none: the opening lead by the leads of the books, a card by its technique."""

from __future__ import annotations

from bridgetutor.cardplay.habits import habit
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques import Technique, found
from bridgetutor.cardplay.view import PlayView
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.teaching.lesson import Mark, Prose, Reply


def lead(hand: Hand, contract: Contract) -> Reply[Card]:
    """The card of the leads that lessons follow, and why."""
    play = Play.of(Deal.of({contract.leader: hand}), contract)
    usual = habit(PlayView.of(play, contract.leader))
    return Reply(Mark.RIGHT, (usual.card,), Prose(""), reason=phrase("{why:capital}.", why=usual.why))


def card(play: Play, contract: Contract | None, technique: str) -> Reply[Card] | None:
    """The cards that begin the technique now; None where it is not there, by what the player can see."""
    outlook = Outlook(PlayView.of(play, play.player), contract=contract)
    findings = (finding for finding in found(outlook) if finding.technique is Technique(technique))
    finding = next((each for each in findings if len(each.cards)), None)
    if finding is None:
        return None
    return Reply(Mark.RIGHT, tuple(finding.cards), Prose(""), reason=finding.plan)
