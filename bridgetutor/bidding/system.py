"""A bidding system: agreements in their order, and which of their rules speak in a situation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from operator import itemgetter

from bridgetutor.bidding.card import PLAIN, Card
from bridgetutor.bidding.checks import refuse_faults
from bridgetutor.bidding.meaning import Meaning, Reading
from bridgetutor.bidding.pattern import ANY_OF_OURS, ANY_OF_THEIRS, THEIR_PASS, Key, Place, Places
from bridgetutor.bidding.rule import Agreement, Rule
from bridgetutor.bidding.situation import Situation
from bridgetutor.bidding.spoken import Spoken
from bridgetutor.phrase import Phrase
from bridgetutor.rules.auction import PASS, Call

Ranked = tuple[int, int, Rule]
"""Rung, then place in the system: what is preferred comes first."""

NOTHING_BEFORE = ""
"""Instead of a last token: a pattern that says nothing of the call before."""


@dataclass(slots=True)
class Branch:
    """Patterns that begin alike: the rules of those that end here, and what others have for the next call."""

    rules: list[Ranked] = field(default_factory=list)
    further: dict[Place, Branch] = field(default_factory=dict)

    def at(self, before: Places) -> Branch:
        """The branch of the patterns that go on so; grown where there is none yet."""
        branch = self
        for place in before:
            known = branch.further.get(place)
            if known is None:
                known = branch.further[place] = Branch()
            branch = known
        return branch

    def matching(self, key: Key) -> Iterator[Ranked]:
        """The rules whose patterns are this auction."""
        branches = [self]
        for token in key:
            branches = [
                next_one
                for branch in branches
                for place, next_one in branch.further.items()
                if token in place
            ]
        return (ranked for branch in branches for ranked in branch.rules)


@dataclass(frozen=True, eq=False)
class System:
    """A named list of agreements, made from a card of options.

    Rules that name their auction are kept in a tree, a call at each fork. All others are kept by the last call before
    theirs, and there together with the rules whose patterns are alike but for the call.
    """

    name: str
    title: Phrase
    agreements: tuple[Agreement, ...]
    card: Card = PLAIN
    _exact: Branch = field(default_factory=Branch, repr=False)
    _by_token: dict[str, dict[tuple[bool, Places], list[Ranked]]] = field(default_factory=dict, repr=False)

    @classmethod
    def of(cls, name: str, title: Phrase, agreements: Iterable[Agreement], card: Card = PLAIN) -> System:
        """The system of these agreements, the first being preferred. Raises `FaultySystem` for rules that cannot be."""
        refuse_faults(agreements := tuple(agreements))
        system = cls(name, title, tuple(agreements), card)
        for place, rule in enumerate(system.rules):
            system._add((int(rule.rung), place, rule))
        return system

    def _add(self, ranked: Ranked) -> None:
        pattern = ranked[-1].pattern
        before = pattern.before
        if pattern.is_exact:
            self._exact.at(before).rules.append(ranked)
            return
        for token in before[-1] if before else {NOTHING_BEFORE}:
            alike = self._by_token.setdefault(token, {})
            alike.setdefault((pattern.open_start, before), []).append(ranked)

    @property
    def rules(self) -> Iterator[Rule]:
        """Every rule."""
        return (rule for agreement in self.agreements for rule in agreement)

    def spoken(self, situation: Situation) -> Spoken:
        """What the system says in a situation."""
        known = situation.settled.get(self)
        if not isinstance(known, Spoken):
            known = Spoken(self._rules(situation), situation)
            situation.settled[self] = known
        return known

    def readings(self, situation: Situation) -> tuple[Reading, ...]:
        """The rules that speak here and whose call is legal, the preferred one first; none that no hand can keep.

        A rule for just this auction silences rules for any auction that are about the same call: 2♣ over partner's
        1NT asks, and nothing else.
        """
        return tuple(self.spoken(situation))

    def meaning(self, situation: Situation, call: Call) -> Meaning:
        """What a call would mean here."""
        return self.spoken(situation).meaning(call)

    def _rules(self, situation: Situation) -> tuple[Rule, ...]:
        key, legal = situation.key, situation.legal
        exact = _speaking(self._exact.matching(key), situation)
        louder = legal.difference(rule.call for _, _, rule in exact)
        wide = [
            ranked
            for token in _tokens(key)
            for alike in self._by_token.get(token, _NOTHING).values()
            if alike[0][-1].pattern.matches(key)
            for ranked in alike
            if ranked[-1].call in louder
        ]
        spoken = [each for each in exact if each[-1].call in legal] + _speaking(wide, situation)
        # What is bid on common sense, whatever went before, is silent where an agreement speaks of the same bid: it
        # would only blur what that shows. A pass is left to both, as a hand must always have one.
        named = {rule.call for _, _, rule in spoken if rule.pattern.before} - {PASS}
        spoken = [each for each in spoken if each[-1].pattern.before or each[-1].call not in named]
        spoken.sort(key=_RANK)
        # A pattern whose last place has several alternatives that fit is found once for each.
        return tuple({place: rule for _, place, rule in spoken}.values())


_RANK = itemgetter(0, 1)
_NOTHING: dict[tuple[bool, Places], list[Ranked]] = {}


def _speaking(ranked: Iterable[Ranked], situation: Situation) -> list[Ranked]:
    return [each for each in ranked if each[-1].when.holds(situation)]


def _tokens(key: Key) -> tuple[str, ...]:
    """What the last place of a pattern may be to fit an auction."""
    if not key:
        return (NOTHING_BEFORE,)
    last = key[-1]
    if last.startswith("("):
        return NOTHING_BEFORE, last, ANY_OF_THEIRS
    return (NOTHING_BEFORE, last) if last == THEIR_PASS else (NOTHING_BEFORE, last, ANY_OF_OURS)
