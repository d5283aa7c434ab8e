"""The natural part of an agreement: without the bids that ask or tell by code, and without what follows upon them.

Doubles stay, as a double for takeout is part of every natural system; so do bids that are named as kept, such as a bid
of the opponents' suit that shows nothing but strength.
"""

from __future__ import annotations

from collections.abc import Container

from bridgetutor.bidding.pattern import Pattern
from bridgetutor.bidding.rule import Agreement, Rule
from bridgetutor.phrase import Phrase
from bridgetutor.rules.auction import Bid


def natural_part(agreement: Agreement, kept: Container[Phrase | None] = ()) -> Agreement:
    """The agreement less its artificial bids, those excepted that ask or show one of `kept`, and less their answers."""
    coded = {each.pattern for each in agreement if is_coded(each, kept)}
    plain = (each for each in agreement if each.pattern not in coded or not is_coded(each, kept))
    rules = tuple(each for each in plain if not any(_follows(each.pattern, start) for start in coded))
    return Agreement(agreement.name, agreement.title, rules)


def is_coded(rule: Rule, kept: Container[Phrase | None] = ()) -> bool:
    """Whether the rule is for an artificial bid that is not kept."""
    return rule.artificial and isinstance(rule.call, Bid) and rule.asks not in kept


def _follows(pattern: Pattern, start: Pattern) -> bool:
    """Whether the pattern's auction begins with all of the other, its call included.

    The same call may stand in the agreement as a natural one too: then what follows is lost with it.
    """
    made = len(start.before)
    if pattern.open_start != start.open_start or len(pattern.before) <= made:
        return False
    alike = all(map(frozenset.issubset, pattern.before, start.before))
    return alike and pattern.before[made] == {str(start.call)}
