"""All that can be said of a hand. The first way of an entry is mostly the one in which its claim describes itself.

`[word]` may be left out, `one|other` are alternatives. With `together` the same can be said of two hands as one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from bridgetutor.dealing.language.gaps import Said
from bridgetutor.dealing.language.template import Template, templates
from bridgetutor.dealing.named import NAMED, OPENING, OVERCALL, PREEMPT, Named
from bridgetutor.dealing.together import PointsOfTwo
from bridgetutor.hands import claims as c
from bridgetutor.hands.claim import ALWAYS, Claim, atom, every, some
from bridgetutor.hands.measures import points, shape, suits, tricks
from bridgetutor.hands.measures.measure import Measure, least, these
from bridgetutor.hands.measures.shape import patterns_where
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import SUITS_DOWN, Suit
from bridgetutor.rules.faults import NotationError

Build = Callable[[Said], Claim]


@dataclass(frozen=True, slots=True)
class Entry:
    """Ways to say a thing, and the claims that are meant: of a hand, and of two together where that can be."""

    templates: tuple[Template, ...]
    build: Build
    together: Build | None = None


def _entry(*ways: str, means: Build, together: Build | None = None) -> Entry:
    return Entry(tuple(each for way in ways for each in templates(way)), means, together)


def _counted(measure: Measure, *, steps: int = 1) -> Build:
    return lambda said: atom(measure, said.amount.values(measure.most, steps=steps))


def _counted_in(measure: Callable[[Suit], Measure]) -> Build:
    return lambda said: _counted(measure(said.suit))(said)


def _in(claim: Callable[[Suit], Claim]) -> Build:
    return lambda said: claim(said.suit)


def _values_in(measure: Callable[[Suit], Measure], *values: int) -> Build:
    return lambda said: atom(measure(said.suit), these(*values))


def _plain(claim: Claim) -> Build:
    return lambda _: claim


def _compared(claim: Callable[[Suit, Suit], Claim]) -> Build:
    return lambda said: claim(*said.suits)


def _exact(said: Said) -> Claim:
    return every(c.length(suit, n, n) for suit, n in zip(SUITS_DOWN, said.lengths[0], strict=True))


def _shaped(said: Said) -> Claim:
    return atom(shape.Shape(), said.shapes[0])


def _points_and(claim: Claim) -> Build:
    return lambda said: _counted(points.Points())(said) & claim


def _any_suit(said: Said) -> Claim:
    lengths = said.amount.values(suits.Length.most)
    return atom(shape.Shape(), patterns_where(lambda pattern: any(lengths >> n & 1 for n in pattern)))


def _one_of(either: tuple[Suit, ...]) -> Build:
    return lambda said: some(atom(suits.Length(s), said.amount.values(suits.Length.most)) for s in either)


def _none_of(both: tuple[Suit, ...]) -> Build:
    """Where a five-card major is denied there is none of six cards either."""
    return lambda said: every(_shorter(said, both))


def _shorter(said: Said, all_of: Iterable[Suit]) -> Iterator[Claim]:
    lengths = said.amount.values(suits.Length.most)
    return (c.length(suit, 0, least(lengths) - 1) for suit in all_of)


def _of_two(_: Said) -> Claim:
    raise NotationError(phrase("this is said of two hands together"))


def _fit(said: Said) -> Claim:
    return c.length(said.suit, 8)


def _with_a_suit_of(length: int) -> Claim:
    return atom(shape.Shape(), patterns_where(lambda pattern: length in pattern))


def _both(build: Build, *ways: str) -> Entry:
    """The same of one hand and of two."""
    return _entry(*ways, means=build, together=build)


def _counts() -> Iterator[Entry]:
    yield _entry(
        "{n} [high-card] points|point|hcp|pts",
        means=_counted(points.Points()),
        together=_counted(PointsOfTwo()),
    )
    yield _both(_counted_in(suits.Length), "{n} [-] [card|cards] [in|of] {suit} [suit]")
    yield _entry("[a] {suit} fit", "[a] fit in {suit}", means=_of_two, together=_fit)
    yield _both(_counted_in(suits.Length), "{n} [-] card {suit} fit")
    yield _both(_counted(tricks.Aces()), "{n} aces|ace")
    yield _both(_counted(tricks.Kings()), "{n} kings|king")
    yield _both(_counted(tricks.Controls()), "{n} controls|control")
    yield _both(_counted_in(suits.SuitPoints), "{n} points|point in {suit}")
    yield _both(_counted_in(suits.TopHonours), "{n} [of] [the] [three] top honours|honour in {suit}")
    yield _both(_values_in(suits.TopHonours, 0), "none of the three top honours in {suit}")
    yield _entry("{n} losers|loser", means=_counted(tricks.Losers()))
    yield _entry("{n} quick tricks|trick", means=_counted(tricks.QuickTricks(), steps=2))
    yield _entry("{n} adjusted points|point", means=_counted(points.AdjustedPoints()))
    yield _entry(
        "{n} points|point with length", "{n} total points|point", means=_counted(points.TotalPoints())
    )
    yield _entry("{n} points|point in support of {suit}", means=_counted_in(points.DummyPoints))
    yield _entry(
        "{n} for points and [the] two longest suits [together]",
        "{n} by the rule of 20",
        means=_counted(points.RuleOf20()),
    )
    yield _entry(
        "{n} for points and spades [together]", "{n} by the rule of 15", means=_counted(points.RuleOf15())
    )
    yield _entry("a suit quality of {n} in {suit}", means=_counted_in(suits.Quality))


def _shapes() -> Iterator[Entry]:
    for word, claim in (
        ("balanced", c.balanced()),
        ("unbalanced", ~c.balanced()),
        ("semi-balanced|semibalanced", c.semi_balanced()),
        # As one thing, so that "not" and points before it are said of both.
        ("balanced or semi-balanced|semibalanced", c.balanced() | c.semi_balanced()),
    ):
        yield _entry(word, means=_plain(claim))
        yield _entry(f"{{n}} {word}", means=_points_and(claim))
    yield _entry("neither balanced nor semi-balanced", means=_plain(~c.balanced() & ~c.semi_balanced()))
    yield _entry("no suit of five or more cards", means=_plain(c.regular()))
    yield _entry("a suit of five or more cards", means=_plain(~c.regular()))
    yield _entry("nine or more cards in two suits", means=_plain(c.oblique()))
    yield _entry("at most eight cards in any two suits", means=_plain(~c.oblique()))
    yield _entry("[a] {shape} [shape]", means=_shaped)
    yield _entry("any shape but {shape}", means=lambda said: ~_shaped(said))
    yield _entry("[exactly] {lengths}", means=_exact)
    for length, word in enumerate(("void", "singleton", "doubleton")):
        yield _entry(f"[a] {word} in {{suit}}", means=_values_in(suits.Length, length))
        yield _entry(f"[a] {word}", means=_plain(_with_a_suit_of(length)))
    yield _entry(
        "short in {suit}",
        "[a] void or [a] singleton in {suit}",
        "[a] singleton or [a] void in {suit}",
        means=_values_in(suits.Length, 0, 1),
    )
    yield _entry("[a] void or [a] singleton", means=_plain(_with_a_suit_of(0) | _with_a_suit_of(1)))
    yield _entry("neither a void nor a singleton", means=_plain(~_with_a_suit_of(0) & ~_with_a_suit_of(1)))
    yield _entry("[a] {n} [-] card suit", means=_any_suit)
    yield _entry("no {n} [-] card suit", means=lambda said: every(_shorter(said, Suit)))
    for word, both in (("major", (Suit.HEARTS, Suit.SPADES)), ("minor", (Suit.CLUBS, Suit.DIAMONDS))):
        yield _both(_one_of(both), f"[a] {{n}} [-] card|cards {word} [suit]")
        yield _both(_none_of(both), f"no {{n}} [-] card|cards {word} [suit]")


def _comparisons() -> Iterator[Entry]:
    yield _entry("more {suit} than {suit}", means=_compared(c.longer))
    yield _entry("as many {suit} as {suit}", means=_compared(c.as_long))
    yield _entry("at least as many {suit} as {suit}", means=_compared(c.at_least_as_long))
    yield _entry("more or fewer {suit} than {suit}", means=lambda said: ~c.as_long(*said.suits))
    for way, values in (
        ("a suit longer than {suit}", (0,)),
        ("{suit} and another suit equally long , none longer", (1,)),
        ("another suit at least as long as {suit}", (0, 1)),
        ("{suit} longer than any other suit", (2,)),
        ("{suit} not the longest with another suit", (0, 2)),
        ("no suit longer than {suit}", (1, 2)),
    ):
        yield _entry(way, means=_values_in(shape.Longest, *values))


def _holdings() -> Iterator[Entry]:
    for ways, values in (
        (("[a] stopper in {suit}", "{suit} stopped"), (2,)),
        (("no stopper in {suit}",), (0,)),
        (("[a] half [a] stopper in {suit}",), (1,)),
        (("at most half a stopper in {suit}",), (0, 1)),
        (("at least half a stopper in {suit}",), (1, 2)),
        (("a stopper in {suit} or none",), (0, 2)),
    ):
        yield _entry(*ways, means=_values_in(suits.Stopped, *values))
    for ways, values in (
        (("no control of|in {suit}",), (0,)),
        (("the king or a singleton in {suit}", "second-round control of|in {suit}"), (1,)),
        (("neither the ace nor a void in {suit}",), (0, 1)),
        (("the ace or a void in {suit}", "first-round control of|in {suit}"), (2,)),
        (("the ace , a void or no control in {suit}",), (0, 2)),
        (("first- or second-round control of|in {suit}", "control of|in {suit}"), (1, 2)),
    ):
        yield _entry(*ways, means=_values_in(suits.Controlled, *values))
    yield _entry(
        "two of the top three {suit} or three of the top five",
        "[a] good {suit} [suit]",
        means=_in(c.good_suit),
    )
    yield _entry(
        "neither two of the top three {suit} nor three of the top five",
        means=_values_in(suits.GoodSuit, 0),
    )
    yield _both(lambda said: every(map(c.holding, said.cards)), "[the] {card}")
    yield _both(lambda said: every(~c.holding(card) for card in said.cards), "no {card}")


def _named() -> Iterator[Entry]:
    for way, claim in _NAMES:
        yield _entry(f"can {way}", means=_plain(claim))
        yield _entry(f"cannot {way}", means=_plain(~claim))
    yield _both(_plain(ALWAYS), "any hand")


_NAMES: tuple[tuple[str, Named], ...] = (("open", OPENING), ("overcall", OVERCALL), ("preempt", PREEMPT))
assert {claim for _, claim in _NAMES} == set(NAMED)

VOCABULARY = (*_counts(), *_shapes(), *_comparisons(), *_holdings(), *_named())
"""Every entry. Where several fit a text the one that goes furthest is meant."""
