"""What a partnership's leads and signals mean, in words: the opponents are entitled to know (Law 40B)."""

from __future__ import annotations

from typing import assert_never

from bridgetutor.hands.carding import Carding, Discards, Leads, Signals
from bridgetutor.phrase import Phrase, phrase


def describe(carding: Carding) -> tuple[Phrase, ...]:
    """A sentence or two for each entry: leads, signals in following suit, the first discard."""
    return (*_of_leads(carding.leads), *_of_signals(carding.signals), _of_discards(carding.discards))


def _of_leads(leads: Leads) -> tuple[Phrase, ...]:
    match leads:
        case Leads.FOURTH_BEST:
            return (
                phrase("leads: the top of touching honours, but the king from ace-king"),
                phrase(
                    "small cards: fourth best, the lowest of three with an honour, the top of two or three without"
                ),
            )
        case Leads.THIRD_AND_FIFTH:
            return (
                phrase("leads: the top of touching honours, but the king from ace-king"),
                phrase(
                    "small cards against trumps: the third of an even number, the lowest of three, the fifth of five"
                ),
                phrase("small cards against notrump: fourth best"),
            )
        case Leads.BRITISH:
            return (
                phrase("leads: the top of touching honours, the ace from ace-king"),
                phrase(
                    "small cards: fourth highest with an honour, second highest without, the higher of two"
                ),
            )
        case _:
            assert_never(leads)


def _of_signals(signals: Signals) -> tuple[Phrase, ...]:
    match signals:
        case Signals.STANDARD:
            return (
                phrase("on partner's lead a high card encourages, a low one discourages"),
                phrase("on declarer's lead high-low shows an even number of cards"),
                _PREFERENCE,
            )
        case Signals.UPSIDE_DOWN:
            return (
                phrase("on partner's lead a low card encourages, a high one discourages"),
                phrase("on declarer's lead low-high shows an even number of cards"),
                _PREFERENCE,
            )
        case _:
            assert_never(signals)


def _of_discards(discards: Discards) -> Phrase:
    match discards:
        case Discards.STANDARD:
            return phrase("the first discard shows attitude to its own suit, as in following suit")
        case Discards.LAVINTHAL:
            return phrase(
                "the first discard refuses its own suit: high asks for the higher of the other two, low for the lower"
            )
        case Discards.ODD_EVEN:
            return phrase(
                "the first discard: an odd card likes its suit; a high even card asks for the higher of the other two,"
                " a low one for the lower"
            )
        case _:
            assert_never(discards)


_PREFERENCE = phrase(
    "where partner is to ruff, or dummy is out of the suit, a high card asks for the higher of the other suits"
)
