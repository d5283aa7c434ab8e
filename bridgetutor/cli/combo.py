"""bridgetutor combo: the best line of a suit for each number of tricks and for the average, with its chance."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator

from bridgetutor import places
from bridgetutor.cardplay.combinations import (
    BestLines,
    Combination,
    Line,
    Places,
    Stored,
    best_lines,
    splits,
    told,
)
from bridgetutor.cardplay.combinations.combination import letters_of
from bridgetutor.cardplay.combinations.stored import FILE_NAME
from bridgetutor.cli import WRONG_USE
from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError, NotationError
from bridgetutor.wording import Wording

HELP = "The best line of a suit for each number of tricks, with its chance."

EXAMPLE = """examples:
  bridgetutor combo AQT9/543
  bridgetutor combo KJxx/AT9x --places 9-12      West has 9 cards that are not known, East 12
  bridgetutor combo AJ/xx --missing KQ8 --json   all other cards of the suit have been played

The first hand is North's, the second South's, with entries to both; x is a small card; a void is left out, or a -
after the slash. The defenders see all cards and do the best they can against a line they know."""

STANDARD = Places()

DIGITS = 6
"""Of chances, in JSON."""


def configure(parser: argparse.ArgumentParser) -> None:
    """The holdings, the missing cards, the vacant places, the form of the answer."""
    parser.epilog = EXAMPLE
    parser.add_argument("hands", metavar="HANDS", help="the suit in declarer's two hands, such as AQT9/543")
    parser.add_argument("--missing", metavar="CARDS", help="the defenders' cards (default: all the others)")
    parser.add_argument(
        "--places", metavar="W-E", default="13-13",
        help="how many unknown cards West and East have, those of this suit included (default: 13-13)",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="one JSON object")


def run(options: argparse.Namespace, wording: Wording) -> int:
    """Prints the lines; 0, or 2 with a sentence on standard error where the words of the call are off."""
    try:
        suit = Combination.parse(options.hands, options.missing)
        free = _places(options.places, suit)
    except BridgeError as error:
        print(wording.render(error.fault.says), file=sys.stderr)
        return WRONG_USE
    best = _best(suit, free)
    if options.json:
        print(json.dumps(_in_json(suit, free, best, wording), ensure_ascii=False))
    else:
        print("\n".join(_in_words(suit, free, best, wording)))
    return 0


def _places(text: str, suit: Combination) -> Places:
    """Vacant places as they are written: 13-13, West's first. Raises `NotationError`."""
    west, dash, east = text.partition("-")
    if not (dash and west.isdecimal() and east.isdecimal()):
        raise NotationError(
            phrase("“{text}” are no places: write West's and East's, such as 9-12", text=text)
        )
    free, missing = Places(int(west), int(east)), suit.missing.bit_count()
    if max(free.west, free.east) > STANDARD.west:
        raise NotationError(phrase("“{text}” are no places: a hand has 13 cards at most", text=text))
    if free.west + free.east < missing:
        raise NotationError(
            phrase("The {n} missing cards do not fit into the places {text}", n=missing, text=text)
        )
    return free


def _best(suit: Combination, free: Places) -> BestLines:
    """From the table where it has the suit, else by searching."""
    stored = Stored(places.own_folder("resources") / FILE_NAME)
    found = stored.best_lines(suit) if free == STANDARD else None
    return best_lines(suit, free) if found is None else found


def _in_words(suit: Combination, free: Places, best: BestLines, wording: Wording) -> Iterator[str]:
    yield wording.say(
        "{north} opposite {south}, missing {cards}",
        north=letters_of(suit.north) or "-",
        south=letters_of(suit.south) or "-",
        cards=letters_of(suit.missing) or "-",
    )
    if suit.missing:
        yield wording.say("Splits: {splits}", splits=tuple(_splits_in_words(suit, free, wording)))
    yield from _lines_in_words(best, wording)
    if not best.is_exact:
        yield wording.say(
            "Not all lines could be searched: these are the best found, with their exact chances."
        )


def _lines_in_words(best: BestLines, wording: Wording) -> Iterator[str]:
    """A row for each number of tricks, the most first, and one for the average; a line is told once."""
    before = None
    for tricks, line in reversed(tuple(enumerate(best.by_tricks, 1))):
        wins = wording.count("{n} trick", "{n} tricks", n=tricks)
        chance = _percent(line.chances[tricks - 1], wording)
        yield f"{wins:<9} {chance:>7}  {_told_once(line, before, wording)}"
        before = line
    average = wording.say("average {tricks:.2f}", tricks=best.on_average.average)
    yield f"{average:<17}  {_told_once(best.on_average, before, wording)}"


def _told_once(line: Line, before: Line | None, wording: Wording) -> str:
    return wording.say("The same.") if line == before else _sentence(line, wording)


def _splits_in_words(suit: Combination, free: Places, wording: Wording) -> Iterator[str]:
    """Each split with its chance, the likeliest first; where the defenders have the same places, 3-2 is 2-3 too."""
    chances: dict[tuple[int, int], float] = {}
    for split in splits(suit.missing.bit_count(), free):
        sides = (split.west, split.east)
        if free.west == free.east:
            sides = (max(sides), min(sides))
        chances[sides] = chances.get(sides, 0.0) + split.chance
    for (west, east), chance in sorted(chances.items(), key=lambda item: -item[1]):
        yield f"{west}-{east} {_percent(chance, wording)}"


def _sentence(line: Line, wording: Wording) -> str:
    return wording.say("{line:capital}.", line=told(line.plan))


def _percent(chance: float, wording: Wording) -> str:
    return wording.say("{chance:.1f} %", chance=100 * chance)


def _in_json(suit: Combination, free: Places, best: BestLines, wording: Wording) -> dict[str, object]:
    missing = suit.missing.bit_count()
    return {
        "north": letters_of(suit.north),
        "south": letters_of(suit.south),
        "missing": letters_of(suit.missing),
        "places": {"W": free.west, "E": free.east},
        "splits": [
            {"W": split.west, "E": split.east, "chance": round(split.chance, DIGITS)}
            for split in splits(missing, free)
        ],
        "tricks": [
            {"tricks": tricks, "chance": round(line.chances[tricks - 1], DIGITS)}
            | _line_in_json(line, wording)
            for tricks, line in enumerate(best.by_tricks, 1)
        ],
        "average": _line_in_json(best.on_average, wording),
        "exact": best.is_exact,
    }


def _line_in_json(line: Line, wording: Wording) -> dict[str, object]:
    chances = [round(chance, DIGITS) for chance in line.chances]
    return {"line": _sentence(line, wording), "average": round(line.average, DIGITS), "chances": chances}
