"""A list of results, one a line, as a scorer notes them: what was played, by whom, and the tricks won.

    2S S 8
    4HX E 9 honours=N:100
    pass
    3NT W 10 points=EW:26 fits=1
    6C N 12 deal=N:AKQ2.K53.QJ4.A92 … … …

`honours` are those of one hand; `points` and `fits` are those of the side with more points, and `points=20` alone
says that both have 20 points and as many fits; a `deal`, which ends the line, tells all of these. Empty lines and
those that begin with # say nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.games.outcome import Outcome
from bridgetutor.games.settlement import Settlement, enter
from bridgetutor.games.sheet import Sheet
from bridgetutor.phrase import phrase
from bridgetutor.rules.contract import Contract, Result
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError, NotationError
from bridgetutor.rules.scoring.honours import Honours
from bridgetutor.rules.scoring.target import HALF, Strength
from bridgetutor.rules.seats import Seat, Side

PASSES = {"PASS", "P"}
OPTIONS = ("honours", "points", "fits", "deal")


def sheet_from(settlement: Settlement, text: str) -> Sheet:
    """The sheet of a list. Raises `BridgeError` with the number of the first line that is wrong."""
    sheet = Sheet()
    for number, line in _lines(text):
        try:
            sheet = enter(settlement, sheet, outcome(line))
        except BridgeError as error:
            raise BridgeError(
                phrase("Line {number}: {says}", number=number, says=error.fault.says)
            ) from error
    return sheet


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for i, line in enumerate(text.removeprefix("\ufeff").splitlines()):
        if line.strip() and not line.strip().startswith("#"):
            yield i + 1, line


def outcome(line: str) -> Outcome:
    """What one line says. Raises `BridgeError`."""
    words, options = _split(line)
    result = _result(words, line)
    if "deal" in options:
        return _with_deal(result, options)
    given = options.get("honours")
    held = None if given is None else Honours.parse(given)
    return Outcome(result, held, strength_of(options.get("points"), options.get("fits")))


def _split(line: str) -> tuple[list[str], dict[str, str]]:
    """The words of a line, and its options by name."""
    before, is_deal, deal = line.partition("deal=")
    words = before.split()
    options = dict(_option(word) for word in words if "=" in word)
    if is_deal:
        options["deal"] = deal
    return [word for word in words if "=" not in word and word.lower() != "by"], options


def _option(word: str) -> tuple[str, str]:
    name, _, value = word.partition("=")
    if name.lower() not in OPTIONS:
        raise NotationError(
            phrase("“{name}” is not noted with a result; these are: {options}", name=name, options=OPTIONS)
        )
    return name.lower(), value


def _result(words: list[str], line: str) -> Result | None:
    if len(words) == 1 and words[0].upper() in PASSES:
        return None
    if len(words) != 3:
        raise NotationError(
            phrase(
                "“{line}” is not a result: write contract, declarer and tricks, such as 4S S 10", line=line
            )
        )
    contract, declarer, tricks = words
    return Result(Contract.parse(contract, Seat.parse(declarer)), tricks_of(tricks))


def tricks_of(text: str) -> int:
    """A number of tricks. Raises `NotationError`."""
    if not (text.isascii() and text.isdigit() and len(text) < 3):
        raise NotationError(phrase("“{text}” is not a number of tricks from 0 to 13", text=text))
    return int(text)


def _with_deal(result: Result | None, options: dict[str, str]) -> Outcome:
    if len(options) > 1:
        raise NotationError(phrase("A deal tells honours, points and fits by itself: leave them out"))
    return outcome_of_deal(result, options["deal"])


def outcome_of_deal(result: Result | None, text: str) -> Outcome:
    """The outcome of a deal written as in PBN. Raises `BridgeError`, also for a deal with a fault."""
    deal = Deal.parse(text)
    for fault in deal.faults():
        raise BridgeError(fault.says, fault.law)
    return Outcome.of(deal, result)


def strength_of(points: str | None, fits: str | None) -> Strength | None:
    """The strength from the texts NS:24 and 1; None from neither. Raises `BridgeError`."""
    if points is None and fits is None:
        return None
    name, colon, number = (points or "").rpartition(":")
    if not colon and number == str(HALF) and fits is None:
        return Strength(None)
    sides = {str(side): side for side in Side}
    if name.upper() not in sides or not _is_number(number) or fits is None or not _is_number(fits):
        raise NotationError(
            phrase("The side with more points is noted as points=NS:24 fits=1, two level sides as points=20")
        )
    return Strength(sides[name.upper()], int(number), int(fits))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 3
