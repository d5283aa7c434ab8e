"""The order for deals that an arranged table wants, and what is wrong with such a wish."""

from __future__ import annotations

from bridgetutor.dealing import language
from bridgetutor.dealing.agreements import Use, agreement_named
from bridgetutor.dealing.difficulty import Difficulty
from bridgetutor.dealing.drawing import Source
from bridgetutor.dealing.feature import Feature
from bridgetutor.dealing.goals import Goal
from bridgetutor.dealing.language import Misread
from bridgetutor.dealing.order import Order
from bridgetutor.dealing.phases import Phase
from bridgetutor.dealing.techniques import Decides, technique_named
from bridgetutor.games.catalogue import SINGLE
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Side
from bridgetutor.session.evening.arrangement import SILENT, Arrangement, Part
from bridgetutor.session.evening.setting import game_of, has_auction, system_of


def order_of(arrangement: Arrangement) -> Order:
    """The order without dealer and vulnerability. Raises `BridgeError`, `Misread` with each fault of the text."""
    return Order(language.parse(arrangement.want), feature=_feature(arrangement))


def _feature(arrangement: Arrangement) -> Feature | None:
    ours, theirs = (system_of(arrangement, side) for side in Side)
    if arrangement.technique:
        if any(arrangement.shown):
            raise BridgeError(phrase("A deal is for a technique of play or for a call, not for both"))
        return Decides(ours, technique_named(arrangement.technique), theirs)
    if not any(arrangement.shown):
        return None
    agreement, phase_, difficulty, contract = arrangement.shown
    return Use(
        ours,
        agreement_named(agreement, ours) if agreement else None,
        Phase.parse(phase_) if phase_ else None,
        Difficulty.parse(difficulty) if difficulty else None,
        Goal.parse(contract) if contract else None,
        theirs,
    )


def faults_of(arrangement: Arrangement) -> tuple[Phrase, ...]:
    """Everything that keeps a table from being set like this, each in a sentence with its place."""
    try:
        game, order = game_of(arrangement), order_of(arrangement)
        if arrangement.part is Part.BIDDING and game.name != SINGLE.name:
            raise BridgeError(phrase("An auction alone is for hands of bridge, which are scored one by one"))
        if order.feature is not None and not has_auction(game):
            raise BridgeError(phrase("Minibridge has no auction: say what the hands are to be like instead"))
        if arrangement.theirs == SILENT and arrangement.phase == Phase.COMPETITION.value:
            raise BridgeError(phrase("Where the opponents never call, only one side bids"))
        if arrangement.from_mark and (arrangement.part is not Part.BOTH or not has_auction(game)):
            raise BridgeError(phrase("From a marked position on you bid and play: choose “Bid and play”"))
        if not arrangement.boards:
            Source(order.constraint)
    except Misread as error:
        return tuple(fault.says for fault in error.faults)
    except BridgeError as error:
        return (error.fault.says,)
    return ()
