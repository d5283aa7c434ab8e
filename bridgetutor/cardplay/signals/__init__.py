"""Signals: which of the cards that cost nothing a defender plays, and what those that were played tell of a hand."""

from bridgetutor.cardplay.signals.choosing import Signal, signal
from bridgetutor.cardplay.signals.reading import likelihoods

__all__ = ["Signal", "likelihoods", "signal"]
