"""What a quiz asks of one suit, answered by the suit combinations: how to begin it, and how often it gives tricks."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from bridgetutor.cardplay.combinations import Beginning, Combination, Line, beginnings, best_lines, told
from bridgetutor.cardplay.combinations.plan import Plan, Step, Way
from bridgetutor.cardplay.combinations.position import NORTH, SOUTH
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Rank, Suit
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.seats import Seat
from bridgetutor.teaching.lesson import Mark, Prose, Reply

CLOSE = 0.01
"""A beginning that costs less of the chance, or of a trick on the average, is playable."""

_SAME = 1e-9

_NAMES = {name: rank for rank in Rank for name in (rank.letter, rank.name.lower())} | {"10": Rank.TEN}
_RANK = re.compile(rf"(?<!\w)(?:{'|'.join(_NAMES)})(?!\w)")
_PERCENT = re.compile(r"\s*(\d+)(?:[.,](\d+))?\s*%?\s*")


def combination(deal: Deal) -> Combination | None:
    """The suit of a diagram: North's cards and South's; None unless they hold cards of just one suit, and lack some."""
    north, south = deal[Seat.NORTH], deal[Seat.SOUTH]
    if north is None or south is None:
        return None
    suits = [suit for suit in Suit if north.length(suit) or south.length(suit)]
    if len(suits) != 1:
        return None
    found = Combination.of(north.holding(suits[0]), south.holding(suits[0]))
    return found if found.missing else None


def line(suit: Combination, tricks: int | None, option: str) -> Reply[str] | None:
    """What a beginning is worth: right where none is better; None where the option names none of this suit."""
    known = _beginnings(suit)
    named = [each for each in known if _is_named(each.step, option, suit)]
    if not named:
        return None
    mine, best = (max(each.worth(tricks) for each in group) for group in (named, known))
    if mine > best - _SAME:
        return _reply(Mark.RIGHT, option, _best_told(suit, tricks))
    says = phrase("{worth} It is not the best beginning.", worth=_worth_told(mine, tricks))
    return _reply(Mark.ALSO if mine > best - CLOSE else Mark.WRONG, option, says)


def chance(suit: Combination, tricks: int, option: str) -> Reply[str] | None:
    """Whether a percentage is the chance of so many tricks, as far as it is written; None where it is none."""
    found = _PERCENT.fullmatch(option)
    if found is None:
        return None
    figures = found[2] or ""
    said, true = float(f"{found[1]}.{figures or 0}"), 100 * _chance(suit, tricks)
    if abs(said - true) <= 0.5 * 10.0 ** -len(figures) + _SAME:
        return _reply(Mark.RIGHT, option, _best_told(suit, tricks))
    if said > true:
        return _reply(Mark.WRONG, option, phrase("It is less often than that."))
    return _reply(Mark.WRONG, option, phrase("It is more often than that."))


def steps(suit: Combination) -> tuple[Phrase, ...]:
    """The ways to begin the suit, in words: what an author may ask about."""
    return tuple(told(Plan(each.step)) for each in _beginnings(suit))


def _reply(mark: Mark, option: str, reason: Phrase) -> Reply[str]:
    return Reply(mark, (option,), Prose(""), reason=reason)


@lru_cache(maxsize=64)
def _beginnings(suit: Combination) -> tuple[Beginning, ...]:
    return beginnings(suit)


@lru_cache(maxsize=64)
def _best(suit: Combination, tricks: int | None) -> Line | None:
    lines = best_lines(suit)
    if tricks is None:
        return lines.on_average
    return lines.by_tricks[tricks - 1] if tricks <= len(lines.by_tricks) else None


def _chance(suit: Combination, tricks: int) -> float:
    best = _best(suit, tricks)
    return 0.0 if best is None else best.chances[tricks - 1]


def _best_told(suit: Combination, tricks: int | None) -> Phrase:
    best = _best(suit, tricks)
    if best is None:
        return phrase("The suit cannot give so many tricks.")
    worth = best.average if tricks is None else best.chances[tricks - 1]
    return phrase("{line:capital}. {worth}", line=told(best.plan), worth=_worth_told(worth, tricks))


def _worth_told(worth: float, tricks: int | None) -> Phrase:
    if tricks is None:
        return phrase("That brings {worth:.2f} tricks on the average.", worth=worth)
    return counted(
        "That wins {n} trick {percent:.0f} times in 100.",
        "That wins {n} tricks {percent:.0f} times in 100.",
        n=tricks,
        percent=100 * worth,
    )


def _is_named(step: Step, option: str, suit: Combination) -> bool:
    """Whether an author means this step: "the A", "low to the Q", "the J to the A", "run the J", "duck"."""
    first, to, second = _parted(option)
    led, reply = _rank(first, suit), _rank(second, suit)
    if to:
        return step == Step(Way.LOW_TO if led is None else Way.LEAD_TO, led, reply)
    if led is None:
        return (
            step.way is Way.DUCK and re.search(r"\b(?:duck|both hands)\b", option, re.IGNORECASE) is not None
        )
    is_run = re.search(r"\brun\b", option, re.IGNORECASE) is not None
    return step in {Step(way, led) for way in ((Way.RUN,) if is_run else (Way.CASH, Way.LEAD))}


def _parted(option: str) -> tuple[str, bool, str]:
    first, *rest = re.split(r"\bto\b", option, maxsplit=1)
    return first, bool(rest), "".join(rest)


def _rank(text: str, suit: Combination) -> Rank | None:
    """The card that a text names, or the highest of those equal to it in its hand; None where it names none."""
    found = _RANK.search(text)
    return None if found is None else _highest_like(_NAMES[found[0]], suit)


def _highest_like(rank: Rank, suit: Combination) -> Rank:
    layers: Iterable[tuple[Rank, ...]] = (
        suit.layer(hand, place) for hand in (NORTH, SOUTH) for place in suit.position.layers(hand)
    )
    return next((layer[0] for layer in layers if rank in layer), rank)
