"""Each kind of fence, read."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgetutor.rules.auction import Bid
from bridgetutor.rules.cards import Card, Strain
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.teaching import directives
from bridgetutor.teaching.directives.quiz import in_order
from bridgetutor.teaching.lesson import (
    AuctionExhibit,
    BidExercise,
    Countable,
    CountExercise,
    DealExhibit,
    Drill,
    Exercise,
    Exhibit,
    Film,
    LeadExercise,
    Mark,
    PlayExercise,
    Prose,
    QuizExercise,
)
from tests.teaching.samples import DEAL, lesson


def body(text: str) -> Exhibit | Exercise:
    """The one fence of that text."""
    (step,) = lesson(text).steps
    assert step.body is not None
    return step.body


def test_each_file_of_the_folder_is_listed() -> None:
    folder = Path(directives.__file__).parent
    files = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    assert {directive.kind for directive in directives.DIRECTIVES} == files


def test_deal() -> None:
    found = body(f"\n```{{deal}}\n:deal: {DEAL}\n:show: N S\n:contract: 3N by S\n:vul: All\nLook.\n```\n")
    assert isinstance(found, DealExhibit)
    assert found.shown == {Seat.NORTH, Seat.SOUTH}
    assert found.vulnerability is Vulnerability.ALL
    assert found.caption == Prose("Look.")


def test_a_single_hand_and_a_diagram_are_deals_too() -> None:
    alone = body("\n```{deal}\n:hand: AQ32 K53 QJ4 A92\n:holder: E\n```\n")
    assert isinstance(alone, DealExhibit)
    assert alone.shown == {Seat.EAST}
    diagram = body("\n```{deal}\n:deal: N:AQ4... - 653... -\n```\n")
    assert isinstance(diagram, DealExhibit)
    assert diagram.shown == {Seat.NORTH, Seat.SOUTH}


def test_remarks_to_the_same_call_go_to_one_after_the_other() -> None:
    found = body("\n```{auction}\n:auction: 1N P 3N P P P\n:say P: one\n:say 3N: game\n:say P: two\n```\n")
    assert isinstance(found, AuctionExhibit)
    assert found.auction.dealer is Seat.NORTH
    assert found.remarks == {1: Prose("one"), 2: Prose("game"), 3: Prose("two")}


def test_the_hands_beside_an_auction_are_several_or_one() -> None:
    fence = "\n```{{auction}}\n:auction: 1N P 3N P P P\n{}\n```\n"
    two = body(fence.format(":deal: N:AQ32.K53.QJ4.A92 - K4.AJ2.KT953.873 -"))
    one = body(fence.format(":hand: AQ32 K53 QJ4 A92\n:holder: N"))
    none = body(fence.format(":vul: All"))
    hands = [set(found.deal.known) for found in (two, one, none) if isinstance(found, AuctionExhibit)]
    assert hands == [{Seat.NORTH, Seat.SOUTH}, {Seat.NORTH}, set()]


def test_an_auction_runs_where_something_is_said_and_a_silent_pass_is_no_step_of_its_own() -> None:
    fence = "\n```{{auction}}\n:auction: P 1N P 3N P P P\n{}\n```\n"
    told = (":vul: All", ":say 1N: x", ":say P: x\n:say P: y", ":say 1N: x\n:say P: x\n:say P: y\n:say P: z")
    found = [body(fence.format(each)) for each in told]
    assert [each.stops for each in found if isinstance(each, AuctionExhibit)] == [
        (),
        (2, 4, 7),
        (1, 2, 3, 4, 7),
        (1, 2, 3, 4, 5, 7),
    ]


def test_film() -> None:
    found = body(
        f"\n```{{film}} f-1\n:deal: {DEAL}\n:contract: 3N by South\n"
        ":before: HK H5\n:played: H2 H4\n:say H4: keeps\n```\n"
    )
    assert isinstance(found, Film)
    assert [str(card) for card in (*found.play.cards, *found.cards)] == ["HK", "H5", "H2", "H4"]
    assert found.remarks == {1: Prose("keeps")}


def test_drill() -> None:
    assert body("\n```{drill} d-1\n:concept: points\n```\n") == Drill("d-1", "points", 10, Prose(""))


def test_count() -> None:
    found = body(
        "\n```{count} c-1\n:hand: AQ32 K53 QJ4 A92\n:of: sure winners\n:right 3: a\n:wrong -1: b\n```\n"
    )
    assert isinstance(found, CountExercise)
    assert found.of is Countable.SURE_WINNERS
    assert [reply.choices for reply in found.replies] == [(3,), (-1,)]


def test_quiz_options_do_not_tell_by_their_place() -> None:
    found = body("\n```{quiz} q-1\n:right 10 tricks: a\n:wrong 9 tricks: b\n:wrong 11 tricks: c\nHow?\n```\n")
    assert isinstance(found, QuizExercise)
    assert found.options == ("9 tricks", "10 tricks", "11 tricks")
    words = ["king", "queen", "jack", "ace"]
    assert in_order(words, name="q-1") == in_order(words[::-1], name="q-1")
    assert len({in_order(words, name=f"q-{n}") for n in range(30)}) > 5
    assert sorted(in_order([*words, "king"], name="x")) == sorted(words)


def test_bid_gives_south_the_turn() -> None:
    table = ":hand: AQ32 K53 QJ4 A92\n:auction: P 1H P"
    text = f"\n```{{bid}} b-1\n{table}\n:right 1S: up\n:because: So.\n:hint: How many?\n```\n"
    found = body(text)
    assert isinstance(found, BidExercise)
    assert found.auction.turn is Seat.SOUTH
    (reply,) = found.replies
    assert (reply.choices, reply.mark, reply.because) == ((Bid(1, Strain.SPADES),), Mark.RIGHT, Prose("So."))
    assert found.hints == (Prose("How many?"),)
    told = body(text.replace(":auction:", ":dealer: N\n:system: acol\n:auction:"))
    assert isinstance(told, BidExercise)
    assert (told.auction.turn, told.system) == (Seat.WEST, "acol")


def test_lead_gives_south_the_lead() -> None:
    found = body("\n```{lead} l-1\n:hand: KQJ5 82 A743 T96\n:auction: 1N P 3N P P P\n:right SK: top\n```\n")
    assert isinstance(found, LeadExercise)
    assert found.auction.contract is not None
    assert found.auction.contract.leader is Seat.SOUTH


PLAY = f"\n```{{play}} p-1\n:deal: {DEAL}\n:contract: 3N by South\n:lead: HK\n:goal: 9\n"


def test_a_wrong_card_with_its_refutation_has_a_reply_of_its_own() -> None:
    found = body(f"{PLAY}:at 1 wrong HA H6: no\n:at 1 refute HA: D2 D3\n:right H4: yes\n```\n")
    assert isinstance(found, PlayExercise)
    refuted, other, right = found.replies
    assert [str(card) for card in refuted.choices] == ["HA"]
    assert [str(card) for card in refuted.refutation] == ["D2", "D3"]
    assert [str(card) for card in other.choices] == ["H6"]
    assert (refuted.trick, other.trick, right.trick) == (1, 1, None)


def test_lines_of_a_seat_add_up() -> None:
    found = body(f"{PLAY}:line W: HQ HJ\n:line W: HT\n:right H4: yes\n```\n")
    assert isinstance(found, PlayExercise)
    assert [str(card) for card in found.lines[Seat.WEST]] == ["HQ", "HJ", "HT"]


@pytest.mark.parametrize(
    ("options", "seats", "shown"),
    [
        (":contract: 3N by South\n:played: HK", "NS", "NS"),
        (":contract: 3N by South\n:played: HK H5\n:you: E", "E", "NE"),
        (":contract: 3N by South\n:you: W", "W", "W"),
        (":contract: 3N by South\n:played: HK H5\n:you: E\n:show: all", "E", "NESW"),
        (":trumps: N\n:leader: S", "S", "S"),
    ],
)
def test_who_plays_and_what_is_seen(options: str, seats: str, shown: str) -> None:
    text = f"\n```{{play}} p-1\n:deal: {DEAL}\n{options}\n:goal: 3\n```\n"
    found = body(text)
    assert isinstance(found, PlayExercise)
    assert "".join(str(seat) for seat in sorted(found.seats)) == seats
    assert "".join(str(seat) for seat in sorted(found.shown)) == shown


def test_a_first_lesson_needs_no_contract() -> None:
    found = body(
        "\n```{play} p-1\n:deal: N:A... K... Q... J...\n:trumps: H\n:leader: S\n:right SQ: all\n```\n"
    )
    assert isinstance(found, PlayExercise)
    assert (found.contract, found.play.strain, found.play.declarer) == (None, Strain.HEARTS, None)
    assert found.play.legal_cards.cards(Card.parse("SQ").suit) == (Card.parse("SQ"),)
