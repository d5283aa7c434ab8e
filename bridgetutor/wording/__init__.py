"""Words for phrases and values: the user's language, suit signs, card letters, plurals, direction of writing."""

from bridgetutor.wording.language import Wording
from bridgetutor.wording.letters import CARD_LETTERS

__all__ = ["CARD_LETTERS", "Wording"]
