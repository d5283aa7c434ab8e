"""Every colour, distance and size of the desktop, in one place; light and dark."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours by what they are for, as #RRGGBB. Text on its ground has a contrast of at least 4.5, prose 7."""

    paper: str
    card: str
    ink: str
    soft: str
    line: str
    lifted: str
    """Under a control that the pointer is over: no colour of right or wrong."""
    edge: str
    """Round a control: seen by weak eyes too, so three to one against its ground."""
    accent: str
    on_accent: str
    felt: tuple[str, str]
    """Top left and bottom right of the table."""
    on_felt: str
    gold: str
    gold_text: str
    """Gold as a colour of letters."""
    right: str
    also: str
    wrong: str
    gold_ground: str
    right_ground: str
    also_ground: str
    wrong_ground: str


LIGHT = Colours(
    paper="#F6F3EB",
    card="#FFFDF8",
    ink="#1D2A2C",
    soft="#5C6B6C",
    line="#DDD6C6",
    lifted="#EEE8DA",
    edge="#938B79",
    accent="#1B6E57",
    on_accent="#FFFFFF",
    felt=("#2F7A62", "#235C4A"),
    on_felt="#FFFFFF",
    gold="#B9821F",
    gold_text="#7A5410",
    right="#2B7A4B",
    also="#2B66A3",
    wrong="#A9402A",
    gold_ground="#FBF0DA",
    right_ground="#E3F1E5",
    also_ground="#E2EDF8",
    wrong_ground="#FAE7E1",
)

DARK = Colours(
    paper="#15201F",
    card="#1D2B2A",
    ink="#E9EDE8",
    soft="#9FB0AD",
    line="#31433F",
    lifted="#2A3B39",
    edge="#6B827C",
    accent="#4DB493",
    on_accent="#0E1A18",
    felt=("#23503F", "#18392E"),
    on_felt="#F2F5F1",
    gold="#E2B457",
    gold_text="#E2B457",
    right="#7BCB93",
    also="#86B6E8",
    wrong="#F08C74",
    gold_ground="#3A3120",
    right_ground="#1F3A2B",
    also_ground="#1F3347",
    wrong_ground="#43271F",
)


@dataclass(frozen=True, slots=True)
class Theme:
    """How the desktop looks now: its colours, and the type size in percent (80 to 200)."""

    colours: Colours
    type_size: int = 100

    @property
    def is_dark(self) -> bool:
        """Whether the ground is dark."""
        return self.colours is DARK

    def px(self, at_hundred: float) -> int:
        """A size in logical pixels that grows with the type."""
        return round(at_hundred * self.type_size / 100)
