"""`{film}`: a play that runs card by card, with remarks."""

from __future__ import annotations

from collections.abc import Mapping

from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Card
from bridgetutor.teaching import codes
from bridgetutor.teaching.at_the_table import PLAY_OPTIONS, played, setting, shown, vulnerability
from bridgetutor.teaching.directive import Directive
from bridgetutor.teaching.lesson import Film, Prose
from bridgetutor.teaching.reader import Reader


def read(reader: Reader) -> Film | None:
    """The film; every card of it must be legal in its place."""
    begins = setting(reader)
    needed = reader.needed("played")
    if begins is None or needed is None or reader.is_broken:
        return None
    before = played(reader, begins.play, "before")
    after = None if before is None else played(reader, before, "played")
    if before is None or after is None:
        return None
    cards = after.cards[len(before.cards) :]
    return Film(
        id=reader.name,
        play=before,
        contract=begins.contract,
        vulnerability=vulnerability(reader),
        shown=shown(reader, before.deal),
        cards=cards,
        remarks=_remarks(reader, cards),
        caption=reader.text,
    )


def _remarks(reader: Reader, cards: tuple[Card, ...]) -> Mapping[int, Prose]:
    remarks: dict[int, Prose] = {}
    for option in reader.every("say"):
        card = reader.parsed(option, Card.parse, option.argument)
        if card in cards:
            remarks[cards.index(card)] = Prose(option.value)
        elif card is not None:
            says = phrase("{card} is not played in this film", card=card)
            reader.note(codes.LOST_REMARK, says, line=option.line)
    return remarks


DIRECTIVE = Directive("film", frozenset({*PLAY_OPTIONS, "before", "played"}), frozenset({"say"}), read)
