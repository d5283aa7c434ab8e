"""What answers are worth, and what can be said of them for certain."""

from __future__ import annotations

import pytest

from bridgetutor.rules.auction import parse_call
from bridgetutor.rules.cards import Card
from bridgetutor.teaching.lesson import Mark, PlayExercise, Prose
from bridgetutor.teaching.marking import best_card, judge_card, mark, refutation_of
from tests.teaching.samples import DEAL, exercise

BID = """
```{bid} b-1
:hand: AQ32 K53 QJ4 A92
:auction: P P
:right 1N: Balanced.
:also 1C: It hides your strength.
:wrong 1S: Five are needed.
```
"""

WHOLE = f"""
```{{play}} p-1
:deal: {DEAL}
:contract: 3N by South
:lead: HK
:goal: 9
:at 1 right H4: Keep it.
:at 1 wrong HA: Too early.
:at 1 refute HA: D2 D3 DQ DA
:at 4 right D2: Out with the ace.
:wrong S5: Never.
```
"""


def play(body: str) -> PlayExercise:
    """The exercise, which is a play."""
    found = exercise(body)
    assert isinstance(found, PlayExercise)
    return found


def test_the_author_speaks_first() -> None:
    right = mark(exercise(BID), parse_call("1N"))
    also = mark(exercise(BID), parse_call("1C"))
    assert right is not None
    assert also is not None
    assert (right.mark, right.says) == (Mark.RIGHT, Prose("Balanced."))
    assert (also.mark, also.best, also.best_says) == (Mark.ALSO, parse_call("1N"), Prose("Balanced."))


def test_what_the_author_does_not_name_is_wrong() -> None:
    verdict = mark(exercise(BID), parse_call("7C"))
    assert verdict is not None
    assert (verdict.mark, verdict.says, verdict.reason) == (Mark.WRONG, None, None)


def test_an_answer_of_another_kind_is_our_error() -> None:
    with pytest.raises(TypeError):
        mark(exercise(BID), 16)


@pytest.mark.parametrize(
    ("number", "says"),
    [
        (15, "15 is too few."),
        (12, "12 is too few: look at the C again."),
        (17, "17 is too many."),
    ],
)
def test_a_wrong_count_is_told_what_is_certain(number: int, says: str) -> None:
    found = exercise("\n```{count} c\n:hand: AQ32 K53 QJ4 A92\n:of: points\n:right 16: so\n```\n")
    verdict = mark(found, number)
    assert verdict is not None
    assert str(verdict.reason) == says


def test_length_counted_besides_is_recognized() -> None:
    found = exercise("\n```{count} c\n:hand: AQ532 K53 QJ4 92\n:of: points\n:right 12: so\n```\n")
    verdict = mark(found, 13)
    assert verdict is not None
    assert "length" in str(verdict.reason)


def test_a_trick_is_judged_where_the_author_says_something() -> None:
    found = play(WHOLE)
    first = found.play.after(*map(Card.parse, ("H5", "H2")))
    assert best_card(found, first) == Card.parse("H4")
    early = judge_card(found, first, Card.parse("HA"))
    assert early is not None
    assert (early.mark, early.says) == (Mark.WRONG, Prose("Too early."))
    assert [str(card) for card in refutation_of(found, first, Card.parse("HA"))] == ["D2", "D3", "DQ", "DA"]
    second = first.after(*map(Card.parse, ("H4", "HQ", "H7", "H3")))
    assert judge_card(found, second, Card.parse("H6")) is None


def test_a_reply_without_a_trick_counts_at_every_one() -> None:
    found = play(WHOLE)
    led = found.play.after(*map(Card.parse, ("H5", "H2", "HA")))
    never = judge_card(found, led, Card.parse("S5"))
    assert never is not None
    assert never.mark is Mark.WRONG
    assert judge_card(found, led, Card.parse("D2")) is None


def test_where_every_card_that_may_be_played_is_called_wrong_nothing_is_judged() -> None:
    meant_for_another_line = WHOLE.replace(":wrong S5: Never.", ":at 3 wrong HA SA SQ S5: Never.")
    exercise = play(meant_for_another_line)
    hearts_again = exercise.play.after(*map(Card.parse, ("H5", "H2", "H4", "HQ", "H7", "H3", "H6", "HJ")))
    declarer = hearts_again.after(*map(Card.parse, ("C2", "H8")))
    assert set(declarer.legal_cards) == {Card.parse("HA")}
    assert judge_card(exercise, declarer, Card.parse("HA")) is None


def test_where_no_right_card_may_be_played_none_is_called_playable() -> None:
    meant_for_a_lead = WHOLE.replace(":wrong S5: Never.", ":at 1 also D5: No harm.\n:at 3 also HA: No harm.")
    exercise = play(meant_for_a_lead)
    third = exercise.play.after(
        *map(Card.parse, ("H5", "H2", "H4", "HQ", "H7", "H3", "H6", "HJ", "C2", "H8"))
    )
    assert best_card(exercise, third) is None
    assert judge_card(exercise, third, Card.parse("HA")) is None


def test_a_reply_speaks_to_the_hand_that_holds_its_card() -> None:
    found = play(WHOLE)
    assert judge_card(found, found.play, Card.parse("H5")) is None


ENDING = """
```{{play}} p-1
:deal: N:532... KQT... AJ4... 987...
:contract: 1N by {declarer}
:played: {played}
:you: {you}
:right {right}: so
```
"""


@pytest.mark.parametrize(
    ("declarer", "played", "right", "card", "expected"),
    [
        ("East", "SA S9 S2", "SQ", "SK", Mark.RIGHT),
        ("East", "SA S9 S2", "SQ", "ST", Mark.WRONG),
        ("North", "SQ", "SA", "SJ", Mark.WRONG),
        ("North", "", "SK", "SQ", Mark.WRONG),
    ],
)
def test_touching_cards_count_alike_for_declarer_only(
    declarer: str, played: str, right: str, card: str, expected: Mark
) -> None:
    you = "E" if len(played.split()) != 1 else "S"
    found = play(ENDING.format(declarer=declarer, played=played, you=you, right=right))
    verdict = mark(found, Card.parse(card))
    assert verdict is not None
    assert verdict.mark is expected


def test_a_card_between_that_has_gone_lets_cards_touch() -> None:
    table = ":deal: N:432... KJ9... Q87... T65...\n:trumps: N\n:leader: S\n:you: E\n:played: SQ S5 S2 SK"
    body = f"\n```{{play}} p\n{table}\n:right S9: so\n```\n"
    # The queen has gone, the ten has not: the jack and the nine do not touch.
    wrong = mark(exercise(body), Card.parse("SJ"))
    assert wrong is not None
    assert wrong.mark is Mark.WRONG
    gone = body.replace("KJ9", "AJ9").replace("T65", "KT5").replace("SQ S5 S2 SK", "SQ ST S2 SA")
    right = mark(exercise(gone), Card.parse("SJ"))
    assert right is not None
    assert right.mark is Mark.RIGHT


def test_a_card_that_cannot_win_is_told_so_where_the_right_one_can() -> None:
    table = ":deal: N:632... 954... AQ8... KT7...\n:trumps: N\n:leader: E\n:played: S9"
    body = f"\n```{{play}} p\n{table}\n:right SA: so\n```\n"
    verdict = mark(exercise(body), Card.parse("S8"))
    assert verdict is not None
    assert "cannot win" in str(verdict.reason)
    queen = mark(exercise(body), Card.parse("SQ"))
    assert queen is not None
    assert queen.reason is None


def test_a_trick_taken_from_partner_is_told_so() -> None:
    table = ":deal: N:K32... 954... AQ8... JT7...\n:trumps: N\n:leader: W\n:played: SJ SK S4"
    body = f"\n```{{play}} p\n{table}\n:right S8: so\n```\n"
    verdict = mark(exercise(body), Card.parse("SA"))
    assert verdict is not None
    assert str(verdict.reason) == "SK wins the trick for your side already."


LIKE = """
```{play} p-2
:deal: N:6.A5.JT. 5...AKQ2 .K..JT98 A..2.743
:trumps: N
:leader: W
:played: SA S6 S5
:right HK: Keep the clubs.
:wrong CJ C8: East's clubs are then the longer ones.
:refute C8: C4 H5 CQ C9 CA CT C3 DT CK CJ C7 DJ C2 HK D2 HA
```
"""


def refuted(text: str, card: str) -> list[str]:
    found = play(text)
    return [str(each) for each in refutation_of(found, found.play, Card.parse(card))]


def test_a_card_of_the_same_reply_is_refuted_like_its_neighbour_and_the_two_change_places() -> None:
    assert refuted(LIKE, "C8")[:8] == ["C4", "H5", "CQ", "C9", "CA", "CT", "C3", "DT"]
    assert refuted(LIKE, "CJ") == [
        "C4",
        "H5",
        "CQ",
        "C9",
        "CA",
        "CT",
        "C3",
        "DT",
        "CK",
        "C8",
        "C7",
        "DJ",
        "C2",
        "HK",
        "D2",
        "HA",
    ]


def test_a_card_as_good_as_the_refuted_one_is_refuted_too_though_no_reply_names_it() -> None:
    assert refuted(LIKE.replace("wrong CJ C8", "wrong C8"), "CT")[3:6] == ["C9", "CA", "C8"]


def test_a_card_of_another_suit_in_the_same_reply_is_not_refuted() -> None:
    text = LIKE.replace("HK: Keep", "CJ: Keep").replace("wrong CJ C8", "wrong HK C8")
    assert refuted(text, "C8")
    assert refuted(text, "HK") == []


def test_a_line_that_is_not_legal_after_the_like_card_is_not_shown() -> None:
    text = LIKE.replace("DJ C2 HK D2 HA", "HK C2 C8 D2 HA")
    assert refuted(text, "C8")
    assert refuted(text, "CJ") == []


def test_a_right_card_has_no_refutation_though_it_is_like_a_wrong_one() -> None:
    assert refuted(LIKE.replace("right HK", "right HK C9"), "C9") == []
