"""Which of the techniques that are there a hint is about."""

from __future__ import annotations

from collections.abc import Sequence

from bridgetutor.cardplay.hints.weighed import Weighed
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques import Finding, Technique, found
from bridgetutor.rules.cards import Card

_BACKGROUND = frozenset({Technique.SURE_TRICKS, Technique.ENTRIES, Technique.COUNTING})
"""Always there in some way: named only where nothing else is."""

_COMMON = frozenset({Technique.LEADING_TOWARDS, Technique.PROMOTION, Technique.LONG_SUIT})
"""There in nearly every other hand: after what is special to this one."""


def at_hand(outlook: Outlook) -> tuple[Finding, ...]:
    """The techniques that can begin with a card now, those first that say most about it."""
    findings = [finding for finding in found(outlook) if len(finding.cards)]
    return tuple(sorted(findings, key=_says_least))


def about(findings: Sequence[Finding], card: Card) -> Finding | None:
    """The first that this card begins."""
    return next((finding for finding in findings if card in finding.cards), None)


def taught(weighed: Sequence[Weighed], findings: Sequence[Finding]) -> tuple[Weighed, ...]:
    """The cards with that one first which a technique teaches, if the solver has nothing against it.

    Techniques first, solver second: of cards that are worth the same a robot may take any, a teacher has a reason.
    """
    best = weighed[0]
    for finding in findings:
        if finding.technique in _BACKGROUND:
            continue
        for each in weighed:
            if each.card in finding.cards and not best.is_apart_from(each):
                return (each, *(other for other in weighed if other is not each))
    return tuple(weighed)


def _says_least(finding: Finding) -> tuple[bool, bool, int]:
    """Common ones after special ones; of two the one that asks for fewer cards."""
    return finding.technique in _BACKGROUND, finding.technique in _COMMON, len(finding.cards)
