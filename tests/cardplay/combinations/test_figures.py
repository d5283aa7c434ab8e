"""Chances and averages that others have printed, each with its source.

They are worked out there for entries in both hands and defenders who do their best, as here. Where the printed figure
supposes less of the defenders, it stands with its reason in `DIFFERENT`.
"""

from __future__ import annotations

import pytest

from bridgetutor.cardplay.combinations import Combination, Places, best_lines
from bridgetutor.cardplay.combinations.search import Search
from bridgetutor.cardplay.combinations.splits import Weights
from tests.cardplay.combinations.holdings import average, chance

ENCYCLOPEDIA = "Official Encyclopedia of Bridge, suit combinations"
IMPROVED = "J. Warmerdam, Improvements on the suit combination section of the Official Encyclopedia, 1998"
ROSENTHAL = "J. Rosenthal, Bridge probabilities for a 9-card suit, 2020"
LOEB = "D. Loeb, 8 ever, 9 never"
TRUSCOTT = "A. Truscott, Are you a good technician?"
LACKING = "csbnews.org, Card combinations: lack king, jack?, 2017"
CORRECTED = "Official Encyclopedia of Bridge, 7th edition, after Warmerdam; earlier editions had 51"
FINESSES = "textbook arithmetic of finesses: one card 50, both of two cards 24, one of two 76"

CHANCES = [
    ("AQ/xx", 2, 50, FINESSES),
    ("KJ/xx", 1, 50, FINESSES),
    ("Kx/xx", 1, 50, FINESSES),
    ("AQJ/xxx", 3, 50, FINESSES),
    ("AQT/xxx", 2, 76, FINESSES),
    ("AQT/xxx", 3, 24, FINESSES),
    ("AJT/xxx", 2, 76, FINESSES),
    ("KQx/xxx", 2, 50, FINESSES),
    ("Qxx/xxx", 1, 24, FINESSES),
    ("A9832/JT54", 4, 76, TRUSCOTT),
    ("AJ9/xxx", 2, 37.5, TRUSCOTT),
    ("QTx/xxx", 1, 37.5, TRUSCOTT),
    ("AKJTx/xxxx", 5, 57.92, ROSENTHAL),
    ("AJTxx/Kxxx", 5, 57.92, ROSENTHAL),
    ("AKJxx/xxx", 3, 98, ENCYCLOPEDIA),
    ("AKxxx/xxx", 4, 67.8, "the 3-2 split, Encyclopedia's table"),
    ("AT42/953", 2, 58, CORRECTED),
    ("AKxx/J98", 4, 8, IMPROVED),
    ("AK987x/Jx", 5, 88, IMPROVED),
    ("AK98xx/Jx", 5, 88, IMPROVED),
    ("AK9xxx/Jx", 5, 85, IMPROVED),
    ("AQ98x/Jx", 4, 71, IMPROVED),
    ("AQT96/87xx", 5, 27, LACKING),
    ("AQT96/87xx", 4, 83, LACKING),
    ("AT9xx/Q8xx", 5, 6, LACKING),
    ("AT9xx/Q8xx", 4, 83, LACKING),
]
"""Holdings, tricks, per cent as printed."""

AVERAGES = [
    ("AK9xx/QT", 4.48),
    ("AKxx/J98", 2.85),
    ("AK98xx/Jx", 5.01),
    ("AK9xxx/Jx", 4.96),
    ("AK76x/J98", 4.14),
    ("AKxxx/J9x", 4.01),
    ("AQ9x/Jxx", 2.77),
]
"""Tricks a deal: Warmerdam, as above."""

ROUNDING = 0.7
"""Printed figures are whole per cents, mostly, and made of rounded splits."""


@pytest.mark.parametrize(("text", "tricks", "printed", "source"), CHANCES)
def test_printed_chances(text: str, tricks: int, printed: float, source: str) -> None:
    assert chance(text, tricks) == pytest.approx(printed, abs=ROUNDING), source


@pytest.mark.parametrize(("text", "printed"), AVERAGES)
def test_printed_averages(text: str, printed: float) -> None:
    assert average(text) == pytest.approx(printed, abs=0.006), IMPROVED


def line_with(text: str, tricks: int, per_cent: float) -> bool:
    """Whether one of the lines wins so many tricks with this chance."""
    suit = Combination.parse(text)
    weights = Weights(suit.position.theirs, Places())
    chances = [
        100 * weights.by_tricks(line, suit.position.longest)[tricks - 1] / weights.all_ways
        for line in Search().lines(suit.position)
    ]
    return any(abs(found - per_cent) < 0.01 for found in chances)


def test_nine_cards_without_the_queen_drop_or_finesse() -> None:
    """Rosenthal: the drop 57.92, the finesse after a top card 56.22. The bare 2-2 split with a single queen is 53."""
    assert line_with("AKJTx/xxxx", 5, 57.91)
    assert line_with("AKJTx/xxxx", 5, 56.22)
    assert chance("AKxxx/Jxxx", 5) == pytest.approx(40.7 + 49.7 / 4, abs=0.05)


def test_eight_cards_without_the_queen() -> None:
    """Loeb: the finesse after a top card 52.83 where the ten is there, the drop 32.8."""
    assert chance("AKJT/xxxx", 4) == pytest.approx(50 + 28.26 / 10, abs=0.01), LOEB
    assert chance("AKT9x/xxx", 5) < chance("AKJTx/xxx", 5)
    drop = best_lines(Combination.parse("AKxxx/Jxx", None)).by_tricks[4].chances[4]
    assert 100 * drop <= 32.8


def test_vacant_places_make_the_finesse_right() -> None:
    """Nine cards: with two fewer unknown cards beside one defender the drop is worse than the finesse the other way."""
    suit = Combination.parse("AKJTx/xxxx")
    level, known = (best_lines(suit, Places(*places)).by_tricks[4] for places in ((13, 13), (13, 9)))
    assert level.plan != known.plan


DIFFERENT = [
    (
        "AQT96/87xx", 5, 4, 81.5, 76.57, LACKING,
        "printed for a king that always takes the queen: East with the king and a small card may keep it",
    ),
    (
        "AQ9/xxx", 2, 2, 62.5, 63.0, TRUSCOTT,
        "printed as a half and an eighth; the king and the two lower honours are not independent of one another",
    ),
]  # fmt: skip
"""Holdings, the tricks that are played for, the tricks counted, per cent as printed and as found, source, reason."""


@pytest.mark.parametrize(("text", "aim", "tricks", "printed", "found", "source", "reason"), DIFFERENT)
def test_figures_that_differ_for_a_reason(
    text: str, aim: int, tricks: int, printed: float, found: float, source: str, reason: str
) -> None:
    line = best_lines(Combination.parse(text)).by_tricks[aim - 1]
    assert 100 * line.chances[tricks - 1] == pytest.approx(found, abs=0.01), f"{source}: {reason}"
    assert found != printed
