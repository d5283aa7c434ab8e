"""The techniques of card play by name, as lessons, hints and verdicts call them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from bridgetutor.phrase import Phrase, phrase


class Technique(Enum):
    """A way to win a trick that is not there for the taking, or not to lose one. The value is the name in lessons."""

    SURE_TRICKS = "sure-tricks"
    PROMOTION = "promotion"
    FINESSE = "finesse"
    REPEATED_FINESSE = "repeated-finesse"
    DOUBLE_FINESSE = "double-finesse"
    TWO_WAY_FINESSE = "two-way-finesse"
    RUFFING_FINESSE = "ruffing-finesse"
    BACKWARD_FINESSE = "backward-finesse"
    LEADING_TOWARDS = "leading-towards-an-honour"
    COVERING = "covering-an-honour"
    LONG_SUIT = "long-suit"
    DUCKING = "ducking"
    HOLD_UP = "hold-up"
    UNBLOCKING = "unblocking"
    ENTRIES = "entries"
    RUFF = "ruff"
    PREPARING_A_RUFF = "preparing-a-ruff"
    CROSS_RUFF = "cross-ruff"
    LOSER_ON_LOSER = "loser-on-loser"
    DISCARD = "discard"
    DRAWING_TRUMPS = "drawing-trumps"
    SAFETY_PLAY = "safety-play"
    AVOIDANCE = "avoidance"
    ELIMINATION = "elimination"
    ENDPLAY = "endplay"
    SQUEEZE = "squeeze"
    DUMMY_REVERSAL = "dummy-reversal"
    OPENING_LEAD = "opening-lead"
    SECOND_HAND_LOW = "second-hand-low"
    THIRD_HAND_HIGH = "third-hand-high"
    RETURNING = "returning-partners-suit"
    SIGNAL = "signal"
    DEFENDERS_HOLD_UP = "holding-up-in-defence"
    UPPERCUT = "uppercut"
    TRUMP_PROMOTION = "trump-promotion"
    COUNTING = "counting-a-hand"


NAMES: Mapping[Technique, Phrase] = {
    Technique.SURE_TRICKS: phrase("the sure tricks"),
    Technique.PROMOTION: phrase("the promotion of small honours"),
    Technique.FINESSE: phrase("the finesse"),
    Technique.REPEATED_FINESSE: phrase("the repeated finesse"),
    Technique.DOUBLE_FINESSE: phrase("the double finesse"),
    Technique.TWO_WAY_FINESSE: phrase("the two-way finesse"),
    Technique.RUFFING_FINESSE: phrase("the ruffing finesse"),
    Technique.BACKWARD_FINESSE: phrase("the backward finesse"),
    Technique.LEADING_TOWARDS: phrase("leading towards an honour"),
    Technique.COVERING: phrase("covering an honour, or not"),
    Technique.LONG_SUIT: phrase("setting up a long suit"),
    Technique.DUCKING: phrase("the duck"),
    Technique.HOLD_UP: phrase("the hold-up"),
    Technique.UNBLOCKING: phrase("unblocking"),
    Technique.ENTRIES: phrase("keeping entries"),
    Technique.RUFF: phrase("the ruff in the short hand"),
    Technique.PREPARING_A_RUFF: phrase("preparing a ruff"),
    Technique.CROSS_RUFF: phrase("the cross-ruff"),
    Technique.LOSER_ON_LOSER: phrase("loser on loser"),
    Technique.DISCARD: phrase("the discard in time"),
    Technique.DRAWING_TRUMPS: phrase("drawing trumps"),
    Technique.SAFETY_PLAY: phrase("the safety play"),
    Technique.AVOIDANCE: phrase("keeping the dangerous hand off lead"),
    Technique.ELIMINATION: phrase("the elimination"),
    Technique.ENDPLAY: phrase("the endplay"),
    Technique.SQUEEZE: phrase("the squeeze"),
    Technique.DUMMY_REVERSAL: phrase("the dummy reversal"),
    Technique.OPENING_LEAD: phrase("the opening lead"),
    Technique.SECOND_HAND_LOW: phrase("second hand low"),
    Technique.THIRD_HAND_HIGH: phrase("third hand high"),
    Technique.RETURNING: phrase("returning partner's suit"),
    Technique.SIGNAL: phrase("the signal"),
    Technique.DEFENDERS_HOLD_UP: phrase("the hold-up in defence"),
    Technique.UPPERCUT: phrase("the uppercut"),
    Technique.TRUMP_PROMOTION: phrase("the trump promotion"),
    Technique.COUNTING: phrase("counting a hand"),
}
"""What players call it, in the middle of a sentence."""
