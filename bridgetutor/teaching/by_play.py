"""What is right where the author does not say: a lead by the leads of the books, a card or a name by its technique."""

from __future__ import annotations

from bridgetutor.cardplay.habits import habit
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques import Finding, Technique, found, nearly
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


def named(play: Play, contract: Contract, option: str) -> Reply[str] | None:
    """Whether the technique of that name is there, by what the player to play can see; None where it is no name."""
    name = option.strip().lower().replace(" ", "-")
    if not is_known(name):
        return None
    outlook = Outlook(PlayView.of(play, play.player), contract=contract)
    there = sorted((each for each in found(outlook) if is_meant(each, name)), key=lambda each: not each.cards)
    if there:
        return Reply(Mark.RIGHT, (option,), Prose(""), reason=there[0].plan)
    near = next((each for each in nearly(outlook) if is_meant(each, name)), None)
    reason = phrase("Nothing here calls for it.")
    if near is not None:
        reason = phrase("It is nearly there, but for one thing it needs: {fails}.", fails=near.fails[0])
    return Reply(Mark.WRONG, (option,), Prose(""), reason=reason)


def is_known(name: str) -> bool:
    """Whether a technique has that name, or one that ends so: "finesse" is any of them."""
    return any(technique.value.endswith(name) for technique in Technique) and len(name) > 1


def is_meant(finding: Finding, name: str) -> bool:
    """Whether a name means this finding: an author who says "finesse" is content with a repeated one, or any other."""
    return finding.technique.value.endswith(name)
