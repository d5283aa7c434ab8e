"""The values of single LIN tokens, read and written."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import PASS, Bid, Call, Double, Pass, Redouble, parse_call
from bridgetutor.rules.cards import SUITS_DOWN, Card, Rank, Strain, Suit
from bridgetutor.rules.contract import Contract, Result, Risk
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError, NotationError
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.notation.record import size_of
from bridgetutor.rules.seats import Seat, Vulnerability
