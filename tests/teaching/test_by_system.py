"""Bidding questions marked by the system where the author is silent, and auctions explained by it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bridgetutor.rules.auction import PASS, Auction, parse_call
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.teaching import by_system
from bridgetutor.teaching.lesson import BidExercise, Mark, Prose
from bridgetutor.teaching.loader import read_text
from bridgetutor.teaching.marking import Verdict, mark

TEXT = """# Bids

```{lesson} bids
:teaches: stayman
:system: SYSTEM
:goal: You ask for a major.
```

```{bid} ask
:hand: KJ82 Q754 A3 962
:auction: 1N P
:right 2C: Stayman.
:wrong 3S: That is another story.
Your call?
```
"""


def verdict(call: str, system: str = "sayc") -> Verdict:
    lesson = read_text(TEXT.replace("SYSTEM", system), Path("lessons/en/examples/01-bids.md")).lesson
    assert lesson is not None
    found = mark(lesson.exercises[0], parse_call(call))
    assert found is not None
    return found


def test_the_authors_word_comes_first() -> None:
    assert str(verdict("3S").says) == "That is another story."
    assert verdict("2C").mark is Mark.RIGHT


@pytest.mark.parametrize(
    ("call", "reason"),
    [
        ("P", "P promises 0–8 points: you hold 10 points."),
        ("2D", "2D promises 5+"),
        ("2N", "On a hand of your kind 2N needs 8–9 points: you hold 10 points."),
        ("5H", "You have agreed on no meaning for 5H here: partner would have to guess."),
    ],
)
def test_where_the_author_is_silent_the_rule_says_which_promise_breaks(call: str, reason: str) -> None:
    found = verdict(call)
    assert found.mark is Mark.WRONG
    assert found.says is None
    assert str(found.reason).replace("at most 8", "0–8").startswith(reason)


@pytest.mark.parametrize("hand", ["KJ84 5 AQ93 KT72", "KJ84 53 AQ93 KT7"])
def test_to_pass_a_hand_that_has_something_to_say_is_no_alternative(hand: str) -> None:
    text = TEXT.replace("KJ82 Q754 A3 962", hand).replace("1N P", "1H").replace("3S: That", "3S: This")
    lesson = read_text(
        text.replace("SYSTEM", "sayc").replace("2C: Stayman", "X: Takeout"), Path("x.md")
    ).lesson
    assert lesson is not None
    found = mark(lesson.exercises[0], parse_call("P"))
    assert found is not None
    assert found.mark is Mark.WRONG
    assert "nothing to say" in str(found.reason)


def asked(hand: str, auction: str) -> BidExercise:
    """South's call after these."""
    dealer = Seat.SOUTH.after(-len(auction.split()) % len(Seat))
    calls = Auction.parse(dealer, auction) if auction else Auction(dealer)
    held = Hand.parse(hand.replace(" ", "."))
    return BidExercise("e", Prose(""), held, calls, Vulnerability.NONE, (), system="sayc")


@pytest.mark.parametrize(
    ("hand", "auction", "reason"),
    [
        (
            "KQJT4 J32 K5 J74",
            "",
            "1S would promise 20+ for points and the two longest suits together: "
            "you hold 19 for points and the two longest suits together.",
        ),
        ("83 AJ9876 9 9876", "1S", "3H would promise 7+ hearts: you hold 6 hearts."),
    ],
)
def test_a_pass_is_set_beside_the_bid_the_hand_comes_nearest_to(hand: str, auction: str, reason: str) -> None:
    found = by_system.opinion(asked(hand, auction), PASS)
    assert found is not None
    assert found.mark is Mark.RIGHT
    assert str(found.says) == reason


@pytest.mark.parametrize(
    ("auction", "call", "reason"),
    [
        ("1N P", "5H", "You have agreed on no meaning for 5H here: partner would have to guess."),
        ("1N P 2D P", "P", "Partner's 2D is forcing: a pass would leave it there."),
    ],
)
def test_a_call_of_which_no_promise_is_broken_is_told_why_not(auction: str, call: str, reason: str) -> None:
    found = by_system.opinion(asked("KJ82 Q754 A3 962", auction), parse_call(call))
    assert found is not None
    assert (found.mark, str(found.says)) == (Mark.WRONG, reason)


def test_a_pass_of_a_hand_that_might_have_opened_is_not_explained_by_another_suit() -> None:
    """The spades are long enough, and the points too poor: what clubs would promise says nothing of that."""
    poor = replace(asked("QT976 KJ K K7642", ""), system="natural")
    found = by_system.opinion(poor, PASS)
    assert found is not None
    assert found.mark is Mark.RIGHT
    assert "1C" not in str(found.says)


def test_an_answer_to_a_question_is_no_offer_to_play_there() -> None:
    found = by_system.opinion(asked("A5 A KT AKQJ9752", "1N P 4C P 4H P 5C P 5S P"), PASS)
    assert found is not None
    assert found.mark is Mark.WRONG
    assert str(found.says).startswith("Partner's 5S is an answer")


def test_an_answer_to_a_question_for_kings_tells_how_many() -> None:
    found = by_system.opinion(asked("KQ KT73 KJ5 KJ64", "1N P 2C P 2H P 4C P 4D P 5C P"), parse_call("5D"))
    assert found is not None
    assert str(found.says) == "5D shows: 0 or 4 kings."


def test_a_pass_that_any_hand_makes_has_nothing_to_add() -> None:
    found = by_system.opinion(asked("J543 QT9 543 965", "1C P 2N P 3S P 3N P P"), PASS)
    assert found is not None
    assert (found.mark, str(found.says)) == (Mark.RIGHT, "There is nothing to add.")


def test_a_pass_that_is_only_playable_is_not_praised_for_it() -> None:
    found = by_system.opinion(asked("AQJ982 - AK73 972", "P 1S P 2H P 3S P 4S P"), PASS)
    assert found is not None
    assert (found.mark, found.says) == (Mark.ALSO, None)


def test_a_call_that_any_hand_makes_is_left_without_a_word() -> None:
    auction = Auction.parse(Seat.NORTH, "1C P 2N P 3S P 3N")
    assert 6 not in by_system.remarks(auction, Vulnerability.NONE, "sayc")


def test_a_call_that_asks_is_not_said_to_show() -> None:
    found = by_system.opinion(asked("KJ82 Q754 A3 962", "1N P"), parse_call("2C"))
    assert found is not None
    assert str(found.says) == "2C: asks for a four-card major."


def test_an_unknown_system_leaves_the_question_to_the_author() -> None:
    assert verdict("P", system="martian").reason is None


def test_the_system_has_its_own_choice() -> None:
    lesson = read_text(TEXT.replace("SYSTEM", "sayc"), Path("lessons/en/examples/01-bids.md")).lesson
    assert lesson is not None
    exercise = lesson.exercises[0]
    assert isinstance(exercise, BidExercise)
    assert by_system.choice(exercise) == parse_call("2C")


def test_calls_are_explained_and_artificial_ones_alerted() -> None:
    auction = Auction.parse(Seat.NORTH, "1N P 2C P 2H")
    found = by_system.remarks(auction, Vulnerability.NONE, "sayc")
    assert {index: remark.is_alerted for index, remark in found.items()} == {0: False, 2: True, 4: False}
    assert str(found[0].says) == "15–17 points, balanced, at most 4 spades"
    assert str(found[2].says) == "asks for a four-card major"
    assert by_system.remarks(auction, Vulnerability.NONE, None) == {}


def test_before_a_call_is_made_each_legal_one_tells_what_it_would_mean() -> None:
    after_one_notrump = Auction(Seat.NORTH, (parse_call("1N"), parse_call("P")))
    meanings = by_system.Wanted(after_one_notrump, Vulnerability.NONE, "sayc").meanings()
    assert set(meanings) == set(after_one_notrump.legal_calls)
    transfer = meanings[parse_call("2D")]
    assert (str(transfer.says), transfer.is_alerted, str(transfer.force)) == (
        "asks opener to bid H: 5+ hearts",
        True,
        "forcing",
    )
    assert not meanings[parse_call("P")].is_alerted
    assert "no agreement" in str(meanings[parse_call("7C")].says)


@pytest.mark.parametrize("system", [None, "no such system"])
def test_without_a_system_there_is_nothing_to_tell(system: str | None) -> None:
    assert by_system.Wanted(Auction(Seat.NORTH), Vulnerability.NONE, system).meanings() == {}
