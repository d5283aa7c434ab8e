"""Where one board of a LIN text ends and the next begins: LIN has no mark for it that all programs write."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from bridgetutor.rules.notation.lin.tokens import Stray, Token, tokens

HEADING = frozenset({"vg", "rs", "pw", "mp", "bn"})
"""The tokens that speak of all boards that follow."""

_ACTION = frozenset({"mb", "pc", "mc"})
_FIRST = frozenset({"pn", "st", "ah"})
"""What stands before the cards of a board, and so after a call begins the next one."""


@dataclass(slots=True)
class Chunk:
    """The tokens of a board, or (`is_board` is False) what stands before or after the boards."""

    tokens: list[Token] = field(default_factory=list)
    strays: list[Stray] = field(default_factory=list)
    names: set[str] = field(default_factory=set)
    start: int = 0
    line: int = 1

    @property
    def is_board(self) -> bool:
        """Whether it says anything of a board."""
        return bool(self.names & {"md", "qx", *_ACTION})

    def add(self, token: Token | Stray) -> None:
        """One token more."""
        if not self.tokens and not self.strays:
            self.start, self.line = token.start, token.line
        if isinstance(token, Stray):
            self.strays.append(token)
        else:
            self.tokens.append(token)
            self.names.add(token.name)

    def ends_before(self, token: Token | Stray) -> bool:
        """Whether the token belongs to another chunk."""
        if isinstance(token, Stray):
            return False
        match token.name:
            case "qx":
                return self.is_board or bool(self.names & HEADING)
            case "md" if "md" in self.names:
                return True
            case "pn" if "md" in self.names and "pn" in self.names:
                return True
            case name if name in HEADING or name == "mn":
                return self.is_board or self._is_whole_heading
            case name if name in _FIRST and "md" in self.names and self.names & _ACTION:
                return True
            case _:
                return self._is_whole_heading

    @property
    def _is_whole_heading(self) -> bool:
        return not self.is_board and bool(self.names & HEADING) and self.tokens[-1].name == "pg"


def chunks(source: str) -> Iterator[Chunk]:
    """The chunks of a LIN text in their order."""
    chunk = Chunk()
    for token in tokens(source):
        if chunk.ends_before(token):
            yield chunk
            chunk = Chunk()
        chunk.add(token)
    if chunk.tokens or chunk.strays:
        yield chunk
