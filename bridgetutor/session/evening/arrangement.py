"""How a table is arranged for an evening: which game, where the deals come from, who bids what, the learner's part.

It is written as the first choice of a sitting, the fields that are not as usual alone:

arranged:game=single&agreement=blackwood&contract=slam&theirs=silent
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from enum import Enum
from urllib.parse import parse_qsl, urlencode

from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import NotationError
from bridgetutor.rules.seats import Seat, Vulnerability

HEAD = "arranged:"

USUAL_SYSTEM = "sayc"
BETWEEN = "|"
"""Stands between the positions of `mistakes`, none of which has one."""

SILENT = "silent"
"""The system of opponents who never call."""


class Part(Enum):
    """What the learner does; the value is how it is written."""

    BOTH = "both"
    BIDDING = "bidding"
    """The auction alone: its contract is shown, and the next board comes."""
    PLAY = "play"
    """Robots bid for all four, and the learner plays what they have bid."""


Condition = tuple[Seat, Vulnerability]
"""Who deals a board, and who is vulnerable in it."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A table as it was arranged. Texts are empty where nothing is wanted; nothing here says that they can be kept.

    `vulnerability` makes hands of bridge single deals with South as dealer, `laws` is for Chicago. `want` is a text in
    the language of `dealing`, `agreement` to `contract` are what the auction must show, `technique` what the play hangs
    on. `boards` is the path of a file, of which the boards from `first` on are dealt (from 1, those with four whole
    hands); `conditions` are those of its boards, where each is scored by itself. `mistakes` are positions in which the
    learner has erred, by their names (`teaching.drills.mistakes`): those hands are dealt, and `from_mark` begins each
    where it was wrong. With `declares` the learner's side
    plays every contract, with `watches` a robot declares in North while the learner is dummy.
    """

    game: str
    vulnerability: Vulnerability | None = None
    laws: bool = False
    want: str = ""
    agreement: str = ""
    technique: str = ""
    phase: str = ""
    difficulty: str = ""
    contract: str = ""
    boards: str = ""
    first: int = 1
    conditions: tuple[Condition, ...] = ()
    mistakes: tuple[str, ...] = ()
    from_mark: bool = False
    ours: str = USUAL_SYSTEM
    theirs: str = USUAL_SYSTEM
    part: Part = Part.BOTH
    declares: bool = False
    watches: bool = False

    @property
    def is_usual(self) -> bool:
        """Whether nothing but the game has been chosen."""
        return self == Arrangement(self.game)

    @property
    def is_as_it_falls(self) -> bool:
        """Whether any cards will do: those can be dealt without a thought."""
        return not (self.declares or self.has_theme or self.boards or self.mistakes)

    @property
    def is_looked_for(self) -> bool:
        """Whether the cards have to be found: those of the learner's mistakes are known."""
        return not (self.is_as_it_falls or self.mistakes)

    @property
    def has_theme(self) -> bool:
        """Whether the deals must be like something."""
        return any((self.want, *self.shown, self.technique))

    @property
    def with_any_deals(self) -> Arrangement:
        """The same table without any wish for the deals."""
        usual = Arrangement(self.game)
        return replace(usual, **{name: getattr(self, name) for name in _ABOUT_THE_TABLE})

    @property
    def shown(self) -> tuple[str, str, str, str]:
        """What the auction must show: an agreement, a phase, a difficulty, a contract."""
        return self.agreement, self.phase, self.difficulty, self.contract

    def __str__(self) -> str:
        return HEAD + urlencode(list(_written(self)))

    @classmethod
    def parse(cls, text: str) -> Arrangement:
        """What stands after `arranged:`. Raises `NotationError`."""
        try:
            return _read(dict(parse_qsl(text, keep_blank_values=True, strict_parsing=True)))
        except (ValueError, KeyError) as error:
            raise NotationError(phrase("“{text}” is no arrangement of a table", text=text)) from error


def _written(arrangement: Arrangement) -> Iterator[tuple[str, str]]:
    """The game, and what is not as usual."""
    usual = Arrangement(arrangement.game)
    for row in fields(arrangement):
        value = getattr(arrangement, row.name)
        if row.name == "mistakes" and value:
            yield row.name, BETWEEN.join(value)
        elif row.name == "game" or value != getattr(usual, row.name):
            yield row.name, _text(value)


def _text(value: object) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case Part() | Vulnerability():
            return str(value.value)
        case tuple():
            return "".join(f"{dealer.letter}{_LETTERS[vulnerability]}" for dealer, vulnerability in value)
        case _:
            return str(value)


def _read(said: dict[str, str]) -> Arrangement:
    """From names and texts. Raises KeyError for a name or word that there is not, ValueError for the rest."""
    if not said.keys() <= _NAMES or "game" not in said:
        raise KeyError(said)
    vulnerability, first = said.get("vulnerability"), int(said.get("first", "1"))
    if first < 1:
        raise ValueError(first)
    return Arrangement(
        said["game"],
        vulnerability=None if vulnerability is None else Vulnerability(vulnerability),
        laws=_YES_OR_NO[said.get("laws", "no")],
        want=said.get("want", ""),
        agreement=said.get("agreement", ""),
        technique=said.get("technique", ""),
        phase=said.get("phase", ""),
        difficulty=said.get("difficulty", ""),
        contract=said.get("contract", ""),
        boards=said.get("boards", ""),
        first=first,
        conditions=_conditions(said.get("conditions", "")),
        mistakes=tuple(each for each in said.get("mistakes", "").split(BETWEEN) if each),
        from_mark=_YES_OR_NO[said.get("from_mark", "no")],
        ours=said.get("ours", USUAL_SYSTEM),
        theirs=said.get("theirs", USUAL_SYSTEM),
        part=Part(said.get("part", Part.BOTH.value)),
        declares=_YES_OR_NO[said.get("declares", "no")],
        watches=_YES_OR_NO[said.get("watches", "no")],
    )


def _conditions(text: str) -> tuple[Condition, ...]:
    if len(text) % 2:
        raise ValueError(text)
    sides = {letter: vulnerability for vulnerability, letter in _LETTERS.items()}
    return tuple(
        (Seat.parse(dealer), sides[side]) for dealer, side in zip(text[::2], text[1::2], strict=True)
    )


_ABOUT_THE_TABLE = ("vulnerability", "laws", "ours", "theirs", "part", "declares", "watches")
_NAMES = frozenset(row.name for row in fields(Arrangement))
_YES_OR_NO = {"yes": True, "no": False}
_LETTERS = {
    Vulnerability.NONE: "-",
    Vulnerability.NORTH_SOUTH: "n",
    Vulnerability.EAST_WEST: "e",
    Vulnerability.ALL: "b",
}
