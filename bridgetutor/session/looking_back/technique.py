"""What the better card would have begun: the technique, by what its player could see."""

from __future__ import annotations

from collections.abc import Iterable

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques import Technique, found
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.play import Play


def begun_by(
    cards: Iterable[Card], before: Play, *, contract: Contract | None, played: Card
) -> Technique | None:
    """The first technique that one of these cards begins and the card that was played does not; None without one."""
    outlook = Outlook(PlayView.of(before, before.player), contract=contract)
    better = frozenset(cards)
    return next(
        (
            finding.technique
            for finding in found(outlook)
            if played not in finding.cards and not better.isdisjoint(finding.cards)
        ),
        None,
    )
