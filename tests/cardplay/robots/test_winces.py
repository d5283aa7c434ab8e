"""Cards at which a club player would wince, each with those that are right."""

from __future__ import annotations

import pytest

from bridgetutor.cardplay.robots import USUAL
from bridgetutor.rules.contract import Contract
from tests.cardplay.robots.positions import at, choice

NOTRUMP = "N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8"
SPADES = "N:KJ85.AK4.K73.T92 976.Q73.QJT9.Q54 AQT42.985.84.AK7 3.JT62.A652.J863"
HEARTS_LED = "N:KQ4.A5.KQJ95.762 953.K72.A83.J954 AJ6.J84.T76.AKQ3 T872.QT963.42.T8"

WINCES = {
    "the ace wins the first trick of a suit that should be held up": (
        NOTRUMP,
        "3N by S",
        "HK H5 H2",
        "H6 H4",
    ),
    "and the second": (NOTRUMP, "3N by S", "HK H5 H2 H4 HQ H7 H3", "H6"),
    "a sequence is not led from its top": (NOTRUMP, "3N by S", "", "HK"),
    "the ace wins where the queen does": (NOTRUMP, "3N by S", "S2 S3 ST", "SQ"),
    "second hand puts up the ace before dummy's king": (
        SPADES,
        "4S by S",
        "HJ HA H3 H5 S5 S6 SA S3 D4",
        "D6 D5 D2",
    ),
    "no trumps are drawn": (SPADES, "4S by S", "HJ HA H3 H5", "SK SJ S8 S5"),
    "a bare honour in trumps is led": (
        "N:AJ83.K74.KT9.A32 Q.T963.A32.KJT94 T642.QJ82.Q864.7 K975.A5.J75.Q865",
        "2S by N",
        "",
        "H3 H6 CJ C4",
    ),
    "away from an ace against a suit": (SPADES, "4S by S", "", "HJ S3"),
    "third hand plays the king though the jack beats dummy's": (
        "N:Q53.AKQ.K853.K86 KJ8.9762.T72.543 A42.J83.AQ9.QJ97 T976.T54.J64.AT2",
        "3N by S",
        "S7 S3",
        "SJ",
    ),
    "third hand plays low": (HEARTS_LED, "3N by S", "H6 H5", "HK"),
    "partner's suit is not returned": (
        "N:KQ4.75.KQJ95.762 953.K82.A83.J954 AJ6.AJ4.T762.AK3 T872.QT963.4.QT8",
        "3N by S",
        "H6 H5 HK H4",
        "H8",
    ),
    "the ace is spent on small cards": (HEARTS_LED, "3N by S", "H6 H5 HK H4 H7 H8 H9 HA D9", "D3 D8"),
}


@pytest.mark.parametrize(("deal", "contract", "cards", "right"), WINCES.values(), ids=WINCES)
def test_no_card_to_wince_at(deal: str, contract: str, cards: str, right: str) -> None:
    found = choice(at(deal, contract, cards))
    assert str(found.card) in right.split(), (str(found.why), found.candidates)


KNOWING_THE_CONTRACT = {
    "second hand's ace spares declarer the guess": (
        "N:J98.J2.AKQJ5.A95 AK3.8754.872.JT2 QT72.AT93.T43.74 654.KQ6.96.KQ863",
        "1N by N",
        "SK S2 S4 S8 H4 HA H6 H2 D3 D9 DJ D2 S9",
        "S3",
    ),
    "a lone ace is led against trumps": (
        "N:K85.J9842.K4.AT4 AT763.A3.7.KJ865 J2.QT65.A65.Q973 Q94.K7.QJT9832.2",
        "4S by E",
        "",
        "H5 C3",
    ),
    "second hand's king beats air": (
        "N:K.AJT93.AQJ6.QJ8 AT42..T9872.K532 J98765.842.K4.T7 Q3.KQ765.53.A964",
        "2C by W",
        "SK SA S8 S3 D2",
        "D4",
    ),
    "a ruff is low though it may be overruffed, and high costs nothing": (
        "N:J873.AKQ9.5.QJ32 A94.J764.KJT96.8 Q5.53.A8732.AK74 KT62.T82.Q4.T965",
        "5C by N",
        "H4 H3 HT HQ D5 D9 DA D4 D2 DQ C2 D6 HK H6 H5 H2 HA H7 S5 H8 H9 HJ SQ S6 DJ D3 S2 C3 S3 S4 C4 ST D7 SK CJ DT "
        "S7 S9",
        "CA CK D8",
    ),
    "a king is led away from though a queen is high": (
        "N:T92.982.KJT6.T82 A65.KQ6.AQ754.K6 KQJ84.AJ5.98.AQ4 73.T743.32.J9753",
        "3S by S",
        "D3 D6 DQ D8 HK HA H7 H2 SJ S3 S2 SA",
        "HQ DA",
    ),
}


@pytest.mark.parametrize(
    ("deal", "contract", "cards", "right"), KNOWING_THE_CONTRACT.values(), ids=KNOWING_THE_CONTRACT
)
def test_nor_once_the_contract_is_known(deal: str, contract: str, cards: str, right: str) -> None:
    found = choice(at(deal, contract, cards), told=Contract.parse(contract))
    assert str(found.card) in right.split(), (str(found.why), found.candidates)


@pytest.mark.parametrize("seed", range(3))
def test_an_ace_is_not_cashed_where_another_card_never_loses_more(seed: int) -> None:
    deal = "N:653.KJ84.92.J986 AKQ9.AT9.KT7.542 J.732.J8643.AKQT T8742.Q65.AQ5.73"
    cards = (
        "CK C3 C6 C2 CQ C7 C8 C4 D4 D5 D9 DT SQ SJ S2 S3 SK D3 S4 S5 SA D6 S7 S6 C5 CT S8 C9 DA D2 D7 D8 "
        "DQ CJ DK DJ"
    )
    found = choice(at(deal, "4S by E", cards), effort=USUAL, seed=seed)
    assert str(found.card) in {"HT", "H9"}, (str(found.why), found.candidates)
