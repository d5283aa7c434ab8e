"""The course's first steps: what opens, what is answered, how it ends, and that only what is named is artificial."""

from __future__ import annotations

from functools import cache

import pytest

from bridgetutor.bidding.card import FIRST_STEPS, Card, OverInterference, SlamQuestion, Stayman
from bridgetutor.bidding.checks import faults
from bridgetutor.bidding.chooser import choose
from bridgetutor.bidding.only_natural import is_coded, natural_part
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.rule import Agreement, rule
from bridgetutor.bidding.system import System
from bridgetutor.bidding.systems.natural import EXCEPTIONS, natural
from bridgetutor.hands.claims import points
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat, Vulnerability

WITH_STAYMAN = Card(
    stayman=Stayman.USUAL, slam_question=SlamQuestion.OFF, jacoby_2nt=False, negative_doubles=False
)
WITH_BLACKWOOD = Card(stayman=Stayman.OFF, jacoby_2nt=False, negative_doubles=False)
WITH_NEGATIVE_DOUBLES = Card(stayman=Stayman.OFF, slam_question=SlamQuestion.OFF, jacoby_2nt=False)


@cache
def system(card: Card = FIRST_STEPS) -> System:
    return natural(card)


@cache
def reader(card: Card) -> Reader:
    return Reader.both(system(card))


def call(hand: str, auction: str, card: Card = FIRST_STEPS) -> str:
    """The call an agreement makes after an auction that North dealt; with a star where none speaks."""
    situation = reader(card).read(Auction.parse(Seat.NORTH, auction), Vulnerability.NONE)
    chosen = choose(Hand.parse(hand), situation, system(card))
    return f"{chosen.call}{'*' if chosen.by_principle else ''}"


def uncontested(opener: str, responder: str, card: Card = FIRST_STEPS) -> str:
    """The calls of two hands whose opponents pass, opener dealing, to the pass that ends it."""
    made: list[str] = []
    while made[-1:] != ["P"]:
        hand = (opener, responder)[len(made) % 2]
        made.append(call(hand, " P ".join((*made, "")) if made else "", card))
    return " ".join(made)


@pytest.mark.parametrize(
    ("auction", "hand", "expected"),
    [
        ("", "AQJ84.K72.A95.83", "1S"),
        ("", "KJ62.Q84.K93.J75", "P"),  # 10
        ("", "AQ84.K72.Q95.J83", "1C"),  # 12
        ("", "AQ84.K72.Q95.T83", "P"),  # 11
        ("", "QJ.KJ42.Q753.QJ6", "P"),  # a poor 12
        ("", "QT.KJ42.QJ53.QJ6", "1D"),  # only one of them is wasted
        ("", "84.A75.62.AQJ974", "1C"),  # 11 and six good clubs
        ("", "84.A75.862.AQJ97", "P"),  # 11 and five
        ("", "84.A75.62.AQT874", "3C"),  # 10 and six
        ("P P P", "84.A75.62.AQJ974", "P"),
        ("", "KJ952.AQT73.K4.6", "1S"),
        ("", "AKQ4.J9763.K5.84", "1H"),
        ("", "K5.A73.KJ84.Q962", "1D"),
        ("", "KQ84.AJ5.Q62.J73", "1C"),
        ("", "KJ5.AQ74.KQ6.J83", "1N"),
        ("", "KJ5.AQ74.QT6.J83", "1C"),  # 13, three of each minor
        ("", "KQ4.AJ73.K5.AJ82", "1C"),  # 18
        ("", "KQ4.AJ73.AK.AJ82", "2C"),
        ("", "KQ4.AJ73.AK.QJ82", "2N"),
        ("", "4.KQJ963.Q95.832", "2H"),
        ("", "4.KQJT963.Q5.832", "3H"),
        ("", "84.K5.AQJ963.J72", "1D"),
        ("1S P", "Q72.K84.J9653.82", "2S"),
        ("1S P", "Q72.K84.A9653.82", "3S"),
        ("1S P", "Q7.K84.J9653.J82", "1N"),
        ("1S P", "A7.KJ4.KQ53.J982", "2C"),
        ("1D P", "J854.J9742.AQ.J9", "1H"),
        ("1N P", "QJ872.84.K53.J92", "2S"),
        ("1N P", "QJ872.84.K53.K92", "2N"),  # 9 are too many for a sign-off
        ("1N P", "AJ872.84.K53.K92", "3S"),
        ("1N P", "AJT872.84.K5.J92", "4S"),
        ("1N P", "84.Q7.QJ9653.J92", "2D"),
        ("1N P", "84.76.J92.QJ9653", "2C"),  # clubs, as Stayman is off
        ("1N P", "Q74.J82.8542.J92", "P"),
        ("1N P", "KQ74.J82.K542.92", "2N"),
        ("1N P", "KQ74.J82.KQ42.92", "3N"),
        ("1N P", "KQ7.AJ8.KQ42.Q92", "4N"),
        ("1N P", "KQ7.AJ8.KQ42.T92", "3N"),
        ("1N P", "KQ7.AJ8.KQ42.K92", "6N"),
        ("1N P 3S P", "Q63.AK5.KQ84.Q92", "4S"),
        ("1N P 3S P", "Q3.AK54.KQ84.Q92", "3N"),
        ("1N P 2N P", "Q63.AK5.KQ84.Q92", "P"),
        ("1N P 2N P", "Q63.AK5.KQ84.A92", "3N"),
        ("1N P 2S P", "Q63.AK5.KQ84.A92", "P"),
        ("2N P", "QT864.952.J3.862", "P"),
        ("2N P", "QT864.K52.J3.862", "3S"),
        ("2N P", "QT8643.K5.J3.862", "4S"),
        ("2N P", "QT8.K952.J3.8642", "3N"),
        ("2C P", "AJ872.84.K53.K92", "2N"),
        ("2C P", "AJ872.84.J53.J92", "2D"),
        ("2C P", "AQ872.84.K53.K92", "2S"),
        ("2C P 2D P 2S P", "872.9842.853.J92", "4S"),
        ("2C P 2D P 2S P", "82.98742.853.J92", "2N"),
        ("2H P", "AK4.Q85.AK63.J92", "4H"),
        ("2H P", "AKJ4.5.AQ863.KJ2", "3N"),
        ("2H P", "AKJ4.5.AQ863.QT2", "2N"),
        ("2H P", "AJ4.85.AQ863.J92", "P"),
        ("1C 1S", "84.K972.AJ54.J82", "P"),  # no negative double
        ("1C 1S", "KJT84.972.AJ4.82", "X"),  # penalties
        ("1C 1H", "KJ84.972.AJ54.82", "1S"),
        ("1H", "KQ84.4.AJ73.K872", "X"),
        ("1H P 1S", "K84.84.AQJ73.872", "P"),
        ("1H", "AQ5.KJ4.AKT7.K52", "2N"),
        ("1H", "AQ5.KJ4.AKT7.Q52", "X"),
        ("1H", "AQ5.KJ4.AKT7.J52", "1N"),
        ("1H", "AQJ74.84.KJT73.2", "1S"),  # both suits, one after the other
        ("1N 2C", "AT4.85.KJ63.KJT2", "X"),
        ("1N", "AQJ974.8.KJ73.82", "2S"),
        ("1H 1S", "A84.Q72.KJ54.A82", "2S"),
        ("1S P 2D P 2S P 2N P", "AQJ9862.K5.43.A2", "4S"),
        ("1S P 2C P 2H P 2N P", "AQJ98.KJ872.43.5", "3H"),
        ("1D P 1H P 1S P 1N P", "AQJ98..AKJ872.52", "2S"),
        ("1D 2C P P X P", "J765.KJ4.J76.K92", "2S"),  # nine, and flat
        ("1D 2C P P X P", "J765.KJ4.J7.KQ92", "3S"),
    ],
)
def test_the_call(auction: str, hand: str, expected: str) -> None:
    assert call(hand, auction) == expected


@pytest.mark.parametrize(
    ("opener", "responder", "auction"),
    [
        ("AQJ84.K72.A95.83", "K953.QJ4.K72.QT6", "1S 3S 4S P"),
        ("AQJ84.K72.A95.83", "K93.Q94.8732.QT6", "1S 2S P"),
        ("K5.A73.KJ84.Q962", "AQ84.K52.Q92.KJ5", "1D 1S 1N 3N P"),
        ("KQ4.AJ73.K5.AJ82", "J8.KQ84.9762.Q95", "1C 1D 2N 3H 4H P"),
        ("KQ4.AJ3.K85.AJ82", "A83.KQ4.AQ62.T95", "1C 2N 4N 6N P"),
        ("KJ5.AQ74.KQ6.J83", "AQ8742.K5.A3.A72", "1N 3S 4S 6S P"),
        ("AKQJ54.AQ.KQ4.K2", "8632.K832.A3.875", "2C 2D 2S 3S 6S P"),
        ("AKQJ5.AQ.KQ4.KQ2", "8642.K832.A3.875", "3N 4N 6N P"),
        ("4.KQJ963.Q95.832", "AQ5.A82.AK63.J94", "2H 4H P"),
        ("AKQ54.7.AQ753.A3", "97.AKJ.2.QJ98742", "1S 2C 2D 3C 3N P"),
        ("AQ2.AQ95.AK6.A83", "KT98.J8.QT.QJ742", "2C 2D 2N 3C 3N 4N 6N P"),
        ("AKQ4.AK3.7.AQJ82", "JT985.Q42.K95.74", "2C 2D 3C 3S 4S P"),
        ("AQ84.7.KQ962.KJ3", "K75.AQ842.J3.AQ4", "1D 1H 1S 3N P"),
    ],
)
def test_whole_auctions(opener: str, responder: str, auction: str) -> None:
    assert uncontested(opener, responder) == auction


def test_stayman_where_the_card_has_it() -> None:
    asks = "KJ72.Q4.KT83.954"
    assert (call(asks, "1N P"), call(asks, "1N P", WITH_STAYMAN)) == ("2N", "2C")
    assert call("84.76.J92.QJ9653", "1N P", WITH_STAYMAN) == "P"  # two clubs would ask
    assert uncontested("KQ52.AJ83.K6.A94", "AJ73.Q4.KT83.954", WITH_STAYMAN) == "1N 2C 2H 3N 4S P"
    # No transfers come with it, and no Gerber.
    assert call("QJ872.84.K53.J92", "1N P", WITH_STAYMAN) == "2S"
    assert call("AQJ2.Q4.AKT83.54", "1N P 2C P 2S P", WITH_STAYMAN) == "6S"


def test_blackwood_where_the_card_has_it() -> None:
    opener, responder = "K8.AKJ864.A.AQ72", "AJ4.Q975.KQ7.T83"
    assert "4N" not in uncontested(opener, responder)
    assert " 4N 5" in uncontested(opener, responder, WITH_BLACKWOOD)


def test_negative_doubles_where_the_card_has_them() -> None:
    hand = "84.K972.AJ54.J82"
    assert (call(hand, "1C 1S"), call(hand, "1C 1S", WITH_NEGATIVE_DOUBLES)) == ("P", "X")


def test_nothing_is_artificial_but_what_is_named() -> None:
    coded = [f"{each.agreement}: {each.pattern}" for each in system().rules if is_coded(each, EXCEPTIONS)]
    assert coded == []
    used = {each.asks for each in system().rules}
    assert [str(each) for each in EXCEPTIONS if each not in used] == []


def test_our_own_agreements_can_be_played() -> None:
    own = [each for each in system().agreements if each.name.startswith(("natural", "twelve"))]
    assert [str(fault) for fault in faults(own)] == []


def test_the_natural_part_loses_the_answers_too() -> None:
    asks, kept = phrase("asks"), phrase("kept")
    whole = Agreement(
        "an agreement",
        phrase("An agreement"),
        (
            rule("1N - 2C", points(8), asks=asks),
            rule("1N -|(X) 2C - 2D", points(15)),
            rule("1N - 2D", points(8), asks=kept),
            rule("1N - 2D - 2H", points(15)),
            rule("1N (2H) X", points(8), asks=asks),
        ),
    )
    left = [str(each.pattern) for each in natural_part(whole, (kept,))]
    assert left == ["1N (X)|- 2C - 2D", "1N - 2D", "1N - 2D - 2H", "1N (2H) X"]
    narrow = Agreement(whole.name, whole.title, (whole.rules[0], rule("1N - 2C - 2D", points(15))))
    assert list(natural_part(narrow)) == []


@pytest.mark.parametrize(
    ("over_interference", "expected"), [(OverInterference.DOPI, "XX"), (OverInterference.STEPS, "P")]
)
def test_the_card_says_how_aces_are_answered_over_a_double(
    over_interference: OverInterference, expected: str
) -> None:
    card = Card(
        stayman=Stayman.OFF, jacoby_2nt=False, negative_doubles=False, over_interference=over_interference
    )
    assert call("J753.KQ84.K6.Q92", "1S P 3S P 4N X", card) == expected
