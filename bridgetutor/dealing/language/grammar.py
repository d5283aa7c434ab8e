"""Reading a constraint: clauses, what each says of whom, and everything in it that cannot be read."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from bridgetutor.dealing.constraint import Constraint
from bridgetutor.dealing.language.faults import Misread, PlaceFault, expected
from bridgetutor.dealing.language.seats import Who, who
from bridgetutor.dealing.language.template import Furthest
from bridgetutor.dealing.language.tokens import Token, tokens
from bridgetutor.dealing.language.vocabulary import VOCABULARY
from bridgetutor.dealing.together import Together
from bridgetutor.hands.claim import ALWAYS, NEVER, Atom, Claim, Some, every, some
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.faults import NotationError

ANY_DEAL = "any deal"

_ENDS = {"", ";"}
_BREAKS = {*_ENDS, ","}
_HAS = {":", "has", "have", "holds", "hold"}
_AND = {",", "and", "with", "&"}


def parse(text: str) -> Constraint:
    """The constraint that a text says. Raises `Misread` with all faults."""
    if text.strip().casefold() in {"", ANY_DEAL}:
        return Constraint()
    reader = _Reader(tokens(text))
    constraint = reader.constraint()
    if reader.faults:
        raise Misread(reader.faults)
    return constraint


class _Stop(Exception):
    """What stands here cannot be read. Its fault is kept already: this only leaves the place."""


class _Reader:
    """Goes through the words once; after a fault it goes on at the next comma or semicolon."""

    def __init__(self, words: tuple[Token, ...]) -> None:
        self._words, self._at = words, 0
        self._furthest = Furthest()
        self.faults: list[PlaceFault] = []

    def constraint(self) -> Constraint:
        """All clauses."""
        found = Constraint()
        while self._here.word:
            if self._here.word == ";":
                self._at += 1
                continue
            start = self._here
            try:
                found = _with(found, *self._clause())
            except _Stop:
                self._skip(_ENDS)
            if NEVER in found.claims or any(each.claim == NEVER for each in found.together):
                self._fault(start, phrase("what is said of this seat contradicts itself"))
                found = Constraint()
        return found

    @property
    def _here(self) -> Token:
        return self._words[self._at]

    def _clause(self) -> tuple[Who, Claim]:
        """Seats, a colon, and what they have: one way or several."""
        said, self._at = who(self._words, self._at)
        if isinstance(said, Phrase):
            raise self._stop(said)
        if self._here.word not in _HAS:
            raise self._stop(phrase("after the seat a colon is expected"))
        self._at += 1
        ways = [self._list(said)]
        while self._here.word == ";" and self._words[self._at + 1].word == "or":
            self._at += 2
            ways.append(self._list(said))
        if self._here.word not in _ENDS:
            if self._furthest.at > self._at:
                raise self._unread(self._furthest)
            raise self._stop(phrase("a comma is expected, or the end of the clause"))
        return said, some(ways)

    def _list(self, about: Who) -> Claim:
        """What is parted by commas: all of it holds."""
        parts: list[Claim] = []
        while True:
            try:
                parts.append(self._alternatives(about))
            except _Stop:
                self._skip(_BREAKS)
            # "15-17 balanced": a shape needs no comma before it.
            if self._here.word in _AND:
                self._at += 1
            elif not self._goes_on(about):
                return _all_of(parts)

    def _goes_on(self, about: Who) -> bool:
        return self._here.word not in {*_ENDS, "or"} and self._longest(about, Furthest()) is not None

    def _alternatives(self, about: Who) -> Claim:
        """What is joined by `or`."""
        if self._here.word == "either":
            self._at += 1
        parts = [self._term(about)]
        while self._here.word == "or":
            self._at += 1
            parts.append(self._term(about))
        return some(parts)

    def _term(self, about: Who) -> Claim:
        start, self._furthest = self._here, Furthest()
        found = self._longest(about, self._furthest)
        # "no stopper in hearts" is said of the stopper, "no 5-card major" turns round what follows.
        turned = False
        while found is None and self._here.word in {"not", "no"}:
            turned = not turned
            self._at += 1
            found = self._longest(about, self._furthest)
        if found is None:
            raise self._unread(self._furthest)
        read, self._at = found
        if isinstance(read, Phrase):
            self._fault(start, read)
            return ALWAYS
        return ~read if turned else read

    def _longest(self, about: Who, furthest: Furthest) -> tuple[Claim | Phrase, int] | None:
        """The reading that goes furthest: a claim, or why there is none of it; and the place after it."""
        found: tuple[Claim | Phrase, int] | None = None
        for claim, after in self._readings(about, furthest):
            if found is None or after > found[1]:
                found = claim, after
        return found

    def _readings(self, about: Who, furthest: Furthest) -> Iterator[tuple[Claim | Phrase, int]]:
        for entry in VOCABULARY:
            for template in entry.templates:
                for said, after in template.found(self._words, self._at, furthest):
                    build = entry.together if about.is_together else entry.build
                    try:
                        yield (_OF_ONE_HAND if build is None else build(said)), after
                    except NotationError as error:
                        yield error.fault.says, after

    def _unread(self, furthest: Furthest) -> _Stop:
        self._at = max(furthest.at, self._at)
        return self._stop(expected(self._here, list(furthest.expected)))

    def _stop(self, why: Phrase) -> _Stop:
        self._fault(self._here, why)
        return _Stop()

    def _fault(self, token: Token, why: Phrase) -> None:
        word = "" if token.word in _ENDS else token.text
        self.faults.append(PlaceFault(token.column, word, why))

    def _skip(self, ends: set[str]) -> None:
        while self._here.word not in ends:
            self._at += 1


_OF_ONE_HAND = phrase("this is said of one hand, not of two together")


def _all_of(parts: list[Claim]) -> Claim:
    """All the parts. Ways to keep one that are no single counts become ways to keep the whole."""
    ways = (part.parts if isinstance(part, Some) and not _is_simple(part) else (part,) for part in parts)
    return some(map(every, product(*ways)))


def _is_simple(claim: Some) -> bool:
    return all(isinstance(part, Atom) for part in claim.parts)


def _with(constraint: Constraint, about: Who, claim: Claim) -> Constraint:
    if about.is_together:
        one, other = sorted(about.seats)
        known = next((each for each in constraint.together if each.seats == (one, other)), None)
        if known is None:
            return Constraint(constraint.claims, (*constraint.together, Together(one, other, claim)))
        new = Together(one, other, _all_of([known.claim, claim]))
        return constraint.with_together(known, new)
    for seat in about.seats:
        constraint = constraint.with_claim(seat, _all_of([constraint[seat], claim]))
    return constraint
