"""Winners: the tricks that a side can take at once, suit by suit, wherever the missing cards are."""

from __future__ import annotations

from bridgetutor.cardplay.combinations import Combination


def sure_tricks(suit: Combination) -> int:
    """The tricks that two hands together take in a suit from the top, entries allowing.

    Their highest cards while none that is missing beats them, no more than the longer hand has cards; and when the
    missing cards must all have fallen by then, even if one defender has them all, the small cards of the longer hand.
    """
    longer = max(suit.north.bit_count(), suit.south.bit_count())
    ours = suit.north | suit.south
    masters = (ours >> suit.missing.bit_length()).bit_count()
    return longer if masters >= suit.missing.bit_count() else min(masters, longer)
