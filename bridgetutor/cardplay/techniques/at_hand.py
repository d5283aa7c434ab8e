"""Which of the techniques that are there begin with a card now, those first that say most about it."""

from __future__ import annotations

from collections.abc import Sequence

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques.finding import Finding
from bridgetutor.cardplay.techniques.found import found
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.rules.cards import Card

BACKGROUND = frozenset({Technique.SURE_TRICKS, Technique.ENTRIES, Technique.COUNTING})
"""Always there in some way: named only where nothing else is."""

_COMMON = frozenset({Technique.LEADING_TOWARDS, Technique.PROMOTION, Technique.LONG_SUIT})
"""There in nearly every other hand: after what is special to this one."""


_REMOTE = 0.1
"""What needs more luck than this is no plan to teach."""


def at_hand(outlook: Outlook) -> tuple[Finding, ...]:
    """The techniques that can begin with a card now, those first that say most about it; no forlorn hopes."""
    findings = [finding for finding in found(outlook) if len(finding.cards) and not _is_remote(finding)]
    return tuple(sorted(findings, key=_says_least))


def about(findings: Sequence[Finding], card: Card) -> Finding | None:
    """The first that this card begins."""
    return next((finding for finding in findings if card in finding.cards), None)


def _is_remote(finding: Finding) -> bool:
    return finding.needs is not None and finding.chance < _REMOTE


def _says_least(finding: Finding) -> tuple[bool, bool, int]:
    """Common ones after special ones; of two the one that asks for fewer cards."""
    return finding.technique in BACKGROUND, finding.technique in _COMMON, len(finding.cards)
