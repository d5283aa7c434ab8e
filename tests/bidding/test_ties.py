"""Pairs of agreements that only their order parts."""

from __future__ import annotations

from random import Random

from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import dealt
from bridgetutor.bidding.rule import Agreement, Rung, rule
from bridgetutor.bidding.system import System
from bridgetutor.bidding.ties import Tie, ties
from bridgetutor.hands.claims import ALWAYS
from bridgetutor.phrase import phrase

PASS = Agreement("pass", phrase("Pass"), (rule("... P", ALWAYS, rung=Rung.QUIET),))


def met(*agreements: Agreement) -> dict[Tie, int]:
    return ties([dealt(1, Random(1))], Reader.both(System.of("t", phrase("T"), (*agreements, PASS))))


def test_two_agreements_on_one_rung() -> None:
    one, two = (Agreement(name, phrase("A"), (rule(name, ALWAYS),)) for name in ("1C", "1D"))
    assert met(one, two) == {Tie("1C: 1C", "1D: 1D"): 1}


def test_the_rules_of_one_agreement_have_an_order() -> None:
    assert met(Agreement("both", phrase("A"), (rule("1C", ALWAYS), rule("1D", ALWAYS)))) == {}


def test_rungs_part_them() -> None:
    low = Agreement("low", phrase("A"), (rule("1D", ALWAYS, rung=Rung.LAST),))
    assert met(Agreement("high", phrase("A"), (rule("1C", ALWAYS),)), low) == {}
