"""Values that one game takes from the game before (PBN 2.1, section 4.8).

"#" repeats the value of the game before. "##" does, and "##value" sets one, for this game and all that follow
without the tag, until it stands there again. Some programs leave out of a board's second record what the first has
said of the board: such a record has an auction by the same dealer, and none of the board's own tags.
"""

from __future__ import annotations

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.notation.pbn.tags import Tag

SIGN, LASTING = "#", "##"

_OWN = frozenset({"Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Auction", "Play"})
"""What each game should say for itself: it is taken over all the same, and told."""

_BOARD = frozenset({"Event", "Site", "Date", "Board", "Dealer", "Vulnerable", "Deal"})
"""What the records of one board have in common."""


class Inheritance:
    """What the next game may take over."""

    def __init__(self) -> None:
        self._before: dict[str, str] | None = None
        self._lasting: dict[str, str] = {}

    def copy(self) -> Inheritance:
        """The same, to go on from in another way."""
        other = Inheritance()
        other._before, other._lasting = self._before, dict(self._lasting)
        return other

    def resolve(self, tags: list[Tag]) -> list[tuple[Tag, Phrase]]:
        """Puts the values a game inherits in their place, and says where none can be found.

        Such a tag keeps its sign: see `is_unresolved`.
        """
        faults: list[tuple[Tag, Phrase]] = []
        for tag in tags:
            if tag.raw[:1] == SIGN:
                says = self._resolve_one(tag)
                if says is not None:
                    faults.append((tag, says))
            elif self._lasting:
                self._lasting.pop(tag.name, None)
        names = {tag.name for tag in tags}
        line = tags[-1].body_line
        if self._shares_board(tags, names):
            tags += [Tag(name, raw, line) for name, raw in (self._before or {}).items() if name in _BOARD]
        if self._lasting:
            tags += [Tag(name, raw, line) for name, raw in self._lasting.items() if name not in names]
        self._before = {tag.name: tag.raw for tag in reversed(tags) if not is_unresolved(tag)}
        return faults

    def _shares_board(self, tags: list[Tag], names: set[str]) -> bool:
        """Whether a game is the board of the game before at another table."""
        if "Auction" not in names or names & _BOARD or self._before is None:
            return False
        first = next(tag.raw for tag in tags if tag.name == "Auction")
        return "Deal" in self._before and self._before.get("Dealer") == first

    def _resolve_one(self, tag: Tag) -> Phrase | None:
        name, lasts = tag.name, tag.raw.startswith(LASTING)
        raw = tag.raw.removeprefix(LASTING if lasts else SIGN)
        if raw and not lasts:
            return None  # a value that happens to begin so, such as "#1 club"
        self._lasting.pop(name, None)
        if not raw and self._before is None:
            return phrase("“{sign}” repeats the board before, and there is none", sign=tag.raw)
        says = (
            phrase("{tag} should not repeat another board's", tag=name) if name in _OWN and not raw else None
        )
        tag.raw = raw or (self._before or {}).get(name, "")
        if lasts:
            self._lasting[name] = tag.raw
        return says


def is_unresolved(tag: Tag) -> bool:
    """Whether a value should come from another game, and did not."""
    return tag.raw in {SIGN, LASTING}
