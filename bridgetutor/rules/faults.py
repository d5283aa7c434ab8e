"""What can be wrong at a bridge table, said as a phrase and, where there is one, with the Law that is broken."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong. `law` is a number in the Laws of Duplicate Bridge (WBF, 2017), such as "27A"."""

    says: Phrase
    law: str | None = None

    def __str__(self) -> str:
        return str(self.says)


class BridgeError(ValueError):
    """The root of the errors of the rules: carries the fault, so that any layer can word it for the user."""

    def __init__(self, says: Phrase, law: str | None = None) -> None:
        super().__init__(str(says))
        self.fault = Fault(says, law)


class NotationError(BridgeError):
    """A text that is not a card, call, hand, deal or contract."""


class IllegalCall(BridgeError):
    """A call that the auction does not allow (Laws 18 to 22, 27, 36)."""


class IllegalCard(BridgeError):
    """A card that may not be played now (Laws 41 to 45)."""
