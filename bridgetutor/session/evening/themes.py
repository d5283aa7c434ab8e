"""Themes for an evening that need no explanation, and how a table is arranged, told in a few words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from bridgetutor.bidding import catalogue as systems
from bridgetutor.dealing.agreements import agreement_named
from bridgetutor.dealing.techniques import technique_named
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Vulnerability
from bridgetutor.session.evening.arrangement import SILENT, Arrangement, Part


@dataclass(frozen=True, slots=True)
class Theme:
    """What the deals of an evening have in common."""

    title: Phrase
    agreement: str = ""
    technique: str = ""
    phase: str = ""
    contract: str = ""

    def on(self, arrangement: Arrangement) -> Arrangement:
        """The table with deals of this theme, and no other wish for them."""
        return replace(
            arrangement.with_any_deals,
            agreement=self.agreement,
            technique=self.technique,
            phase=self.phase,
            contract=self.contract,
        )

    def is_that_of(self, arrangement: Arrangement) -> bool:
        """Whether the table has deals of this theme."""
        theirs = (arrangement.agreement, arrangement.technique, arrangement.phase, arrangement.contract)
        return theirs == (self.agreement, self.technique, self.phase, self.contract)


THEMES = (
    Theme(phrase("Stayman"), agreement="stayman"),
    Theme(phrase("Jacoby transfers"), agreement="jacoby_transfers"),
    Theme(phrase("A strong 2♣"), agreement="strong_two_clubs"),
    Theme(phrase("A weak two"), agreement="weak_twos"),
    Theme(phrase("A slam with Blackwood"), agreement="blackwood", contract="slam"),
    Theme(phrase("A slam, however bid"), contract="slam"),
    Theme(phrase("A takeout double"), agreement="takeout_doubles"),
    Theme(phrase("A negative double"), agreement="negative_doubles"),
    Theme(phrase("Both sides bid"), phase="competition"),
    Theme(phrase("A finesse"), technique="finesse"),
    Theme(phrase("A ruff in dummy"), technique="ruff"),
    Theme(phrase("A long suit"), technique="long-suit"),
)
"""In the order in which they are offered: the auction first, then the play."""

ANOTHER = Theme(phrase("Another …"))
"""Any agreement or technique, by its name."""

DEGREES = (
    ("", phrase("Of any difficulty")),
    ("easy", phrase("Easy")),
    ("medium", phrase("Medium")),
    ("hard", phrase("Hard")),
)
"""How hard the call is that the theme is about."""


def named(text: str, arrangement: Arrangement) -> Arrangement:
    """The table with deals on the agreement or technique of that name. Raises `BridgeError` where there is neither."""
    try:
        agreement = agreement_named(text, systems.system(arrangement.ours))
    except BridgeError as error:
        try:
            technique = technique_named(text)
        except BridgeError:
            raise error from None
        return replace(arrangement.with_any_deals, technique=technique.value)
    return replace(arrangement.with_any_deals, agreement=agreement)


def told(arrangement: Arrangement) -> tuple[Phrase, ...]:
    """All that is not as usual, in the order in which it is chosen."""
    return tuple(_told(arrangement))


def _told(arrangement: Arrangement) -> Iterator[Phrase]:
    if arrangement.vulnerability is not None:
        yield VULNERABLE[arrangement.vulnerability]
    if arrangement.laws:
        yield phrase("by the Laws")
    yield from _deals(arrangement)
    if arrangement.part is not Part.BOTH:
        yield PARTS[arrangement.part]
    for name, says in ((arrangement.ours, _we_bid), (arrangement.theirs, _they_bid)):
        if name != Arrangement("").ours:
            yield says(name)
    if arrangement.declares:
        yield phrase("your side always declares")
    if arrangement.watches:
        yield phrase("North plays when you are dummy")


def _deals(arrangement: Arrangement) -> Iterator[Phrase]:
    theme = next((theme for theme in THEMES if theme.is_that_of(arrangement)), None)
    if theme is not None:
        yield phrase("{theme}", theme=theme.title)
    elif arrangement.agreement or arrangement.technique:
        yield phrase("{name}", name=_plain(arrangement.agreement or arrangement.technique))
    if arrangement.difficulty:
        yield DIFFICULTIES[arrangement.difficulty]
    if arrangement.want:
        yield phrase("{want}", want=arrangement.want)
    if arrangement.from_mark:
        yield phrase("your mistakes, each from where it was made")
    elif arrangement.mistakes:
        yield phrase("the hands of your mistakes")
    if arrangement.boards:
        yield phrase("the boards of {file}", file=Path(arrangement.boards).name)


def _plain(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")


def _we_bid(name: str) -> Phrase:
    return phrase("you bid {system}", system=systems.entry(name).title)


def _they_bid(name: str) -> Phrase:
    if name == SILENT:
        return phrase("the opponents never call")
    return phrase("the opponents bid {system}", system=systems.entry(name).title)


VULNERABLE = {
    Vulnerability.NONE: phrase("single deals, nobody vulnerable"),
    Vulnerability.NORTH_SOUTH: phrase("single deals, your side vulnerable"),
    Vulnerability.EAST_WEST: phrase("single deals, the opponents vulnerable"),
    Vulnerability.ALL: phrase("single deals, both sides vulnerable"),
}
PARTS = {
    Part.BIDDING: phrase("the auction alone"),
    Part.PLAY: phrase("robots bid, you play"),
}
DIFFICULTIES = {
    "easy": phrase("easy calls"),
    "medium": phrase("calls of some difficulty"),
    "hard": phrase("hard calls"),
}
