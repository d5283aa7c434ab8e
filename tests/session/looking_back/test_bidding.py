"""A hand that was bid, looked back at: the deal and its worth, each call held against the system, and its record."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from bridgetutor.cardplay.robots import Aim
from bridgetutor.cardplay.solver import Table
from bridgetutor.cardplay.verdicts import Review
from bridgetutor.phrase import Phrase
from bridgetutor.rules.auction import Auction, Bid, parse_call
from bridgetutor.rules.cards import Card, Strain
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.notation import lin
from bridgetutor.rules.notation.formats import by_ending
from bridgetutor.rules.notation.record import NoteKind
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.session.looking_back import LookingBack
from bridgetutor.session.looking_back.calls import CallVerdict, JudgeCalls
from bridgetutor.session.looking_back.on_the_table import table_of
from bridgetutor.session.looking_back.recording import recorded
from bridgetutor.session.looking_back.rows import AuctionRow, CallRow, CardRow, DealRow, headed
from bridgetutor.session.looking_back.words import says_of
from bridgetutor.session.looking_back.worth import worth
from bridgetutor.teaching.lesson import Mark
from bridgetutor.wording import Wording

WORDS = Wording.english()
DEAL = Deal.parse("N:K73.75.QJT9.AK62 T64.832.A76.QT54 AQ5.A64.K852.973 J982.KQJT9.43.J8")
LED = "HK H5 H2 H4 HQ H7 H3 H6 HJ S3 H8 HA"


@cache
def judged(*calls: str) -> tuple[CallVerdict, ...]:
    """South's calls, South having dealt."""
    auction = Auction.of(Seat.SOUTH, map(parse_call, calls))
    return JudgeCalls(DEAL, auction, Vulnerability.NONE, frozenset({Seat.SOUTH}), "sayc").answer()


def bid(*calls: str) -> LookingBack:
    """The deal at 3NT after this auction, three tricks played, nothing worked out."""
    auction = Auction.of(Seat.SOUTH, map(parse_call, calls))
    contract = Contract.parse("3N by S")
    play = Play.of(DEAL, contract).after(*map(Card.parse, LED.split()))
    review = Review(play, frozenset({Seat.SOUTH}), Aim.contract(contract, Vulnerability.NONE))
    calls_of_south = JudgeCalls(DEAL, auction, Vulnerability.NONE, frozenset({Seat.SOUTH}), "sayc")
    return LookingBack(review, contract, Vulnerability.NONE, Seat.SOUTH, calls_of_south)


def said(phrases: tuple[Phrase, ...]) -> str:
    return " ".join(map(WORDS.render, phrases))


POOR = ("1D", "P", "3N", "P", "P", "P")
BETTER = ("1D", "P", "2N", "P", "3N", "P", "P", "P")


def test_the_systems_own_calls_are_right_and_need_no_words() -> None:
    (opening, last) = judged(*POOR)
    assert (opening.mark, opening.better) == (Mark.RIGHT, Bid(1, Strain.DIAMONDS))
    assert last.mark is Mark.RIGHT
    assert WORDS.render(opening.heading) == "South: 1♦ – the system's own choice"


def test_a_wrong_call_says_what_it_shows_what_is_missing_and_what_was_better() -> None:
    opening, *_ = judged("1N", "P", "3N", "P", "P", "P")
    assert (opening.mark, opening.better) == (Mark.WRONG, Bid(1, Strain.DIAMONDS))
    words = said(opening.says)
    assert "1NT: 15–17 points, balanced, at most 4 spades." in words
    assert "It promises 15–17 points: you hold 13 points." in words
    assert "Partner, believing it, would mostly call" in words
    assert "1♦: " in words
    assert WORDS.render(opening.heading) == "South: 1NT – 1♦ was better"


def test_only_the_calls_of_the_seats_asked_for_are_judged() -> None:
    assert [verdict.place for verdict in judged(*BETTER)] == [0, 4]
    assert {verdict.seat for verdict in judged(*BETTER)} == {Seat.SOUTH}


def test_the_lines_come_in_the_order_of_the_hand() -> None:
    moment = bid("1N", "P", "3N", "P", "P", "P")
    kinds = []
    while (question := moment.next_question) is not None and len(moment.verdicts) < 2:
        moment = moment.with_answer(question.answer())
        kinds.append([type(row) for row in moment.rows])
    assert kinds[0] == [DealRow]
    assert kinds[1] == [DealRow, AuctionRow, CallRow]
    assert moment.listing(every=True).rows[-1] == CardRow(moment.verdicts[-1])


def test_what_is_looked_at_stays_when_other_lines_come_or_go() -> None:
    moment = known()
    every = moment.listing(every=True)
    (call,) = (place for place, row in enumerate(every.rows) if isinstance(row, CallRow))
    here = every.at_row(call)
    assert here.listing(every=False).now == here.now
    last = every.at_row(len(every.rows) - 1)
    gone = last.listing(every=False)
    assert gone.row is None or gone.now == last.now


def test_an_answer_to_something_else_is_refused() -> None:
    with pytest.raises(TypeError):
        bid(*POOR).with_answer(())


@cache
def known() -> LookingBack:
    moment = bid("1N", "P", "3N", "P", "P", "P")
    while (question := moment.next_question) is not None:
        moment = moment.with_answer(question.answer())
    return moment


def test_the_deal_lies_open_with_what_it_was_worth() -> None:
    moment = known().at_row(0)
    assert all(view.cards is not None and len(view.cards) == 13 for view in table_of(moment).hands)
    words = said(says_of(moment))
    assert "Tricks for North–South: notrump 9, spades 8" in words
    assert "Par" in words
    assert "nobody at the table could know them" in words


def test_a_trick_more_from_one_side_of_the_table_is_told() -> None:
    table = Table(tuple((7, 5, 8, 5) for _ in Strain))
    first, *_ = worth(table, None, Vulnerability.NONE)
    assert "7 or 8" in WORDS.render(first)


def test_without_a_dealer_there_is_no_par() -> None:
    table = Table(tuple((7, 5, 8, 5) for _ in Strain))
    assert "Par" not in said(tuple(worth(table, None, Vulnerability.NONE)))
    assert "Par" in said(tuple(worth(table, Seat.NORTH, Vulnerability.NONE)))


def test_a_deal_that_makes_nothing_is_passed_out_at_par() -> None:
    table = Table(tuple((6, 6, 6, 6) for _ in Strain))
    assert "all pass" in said(tuple(worth(table, Seat.NORTH, Vulnerability.NONE)))


def test_the_auction_is_told_call_by_call_and_lies_on_the_table() -> None:
    moment = known().at_row(1)
    assert table_of(moment).auction == moment.calls.auction if moment.calls else False
    words = said(says_of(moment))
    assert "1 of your calls is worth a second look." in words
    assert "South 1NT:" in words
    assert "North 3NT:" in words


def test_a_call_is_seen_as_it_stood_before_it() -> None:
    moment = known().at_row(2)
    assert table_of(moment).auction == Auction(Seat.SOUTH)
    assert table_of(moment).turn is Seat.SOUTH
    assert "1NT: 15–17" in said(says_of(moment))


def test_each_line_of_the_list_has_its_words() -> None:
    lines = [WORDS.render(headed(row)) for row in known().rows]
    assert lines[:3] == [
        "The deal, and what it was worth",
        "The auction, call by call",
        "South: 1NT – 1♦ was better",
    ]


def test_the_record_has_what_was_said_as_notes() -> None:
    record = recorded(known(), WORDS)
    assert record.deal == DEAL
    assert record.contract == Contract.parse("3N by S")
    marks = [(note.index, note.text) for note in record.call_notes if note.kind is NoteKind.MARK]
    assert marks == [(0, "?")]
    assert any("1♦ was the system's choice." in note.text for note in record.call_notes)
    assert {note.index for note in record.card_notes} == {
        verdict.at for verdict in known().verdicts if verdict.matters
    }


@pytest.mark.parametrize("name", ["a.pbn", "a.json"])
def test_a_file_gives_the_record_back(name: str) -> None:
    form = by_ending(name)
    assert form is not None
    record = recorded(known(), WORDS)
    (again,) = form.read(form.write([record])).boards
    assert (again.deal, again.auction, again.cards) == (record.deal, record.auction, record.cards)
    assert again.call_notes == record.call_notes
    assert again.card_notes == record.card_notes


def test_lin_keeps_deal_auction_and_play() -> None:
    record = recorded(known(), WORDS)
    (again,) = lin.read(lin.write([record])).boards
    assert (again.deal, again.auction, again.cards) == (record.deal, record.auction, record.cards)


def test_a_hand_whose_auction_is_not_known_is_recorded_without_one() -> None:
    record = recorded(replace(known(), calls=None, judged=None), WORDS)
    assert record.auction is None
    assert record.call_notes == ()


def test_the_tricks_of_a_claim_are_recorded() -> None:
    whole = known()
    play = whole.review.play.before(3)
    moment = replace(whole, review=replace(whole.review, play=play), verdicts=(), claimed=9)
    record = recorded(moment, WORDS)
    assert record.tricks == 9
    assert record.claimed
    form = by_ending("a.pbn")
    assert form is not None
    (again,) = form.read(form.write([record])).boards
    assert again.tricks == 9


def test_after_a_call_that_leaves_the_system_later_ones_are_held_against_what_partner_believes() -> None:
    first, second = judged("1N", "P", "2C", "P", "2H", "P", "3N", "P", "P", "P")[:2]
    assert "left the system" not in said(first.says)
    assert second.mark is Mark.WRONG
    assert said(second.says).startswith(
        "With 1NT the auction had left the system: this call is judged by what"
    )


def test_what_only_some_hands_need_is_not_said_to_be_promised() -> None:
    """Two over one promises 4+ clubs; with 10 points it takes five."""
    deal = Deal.parse("N:AKJ54.A32.K52.94 T6.QJT8.A76.QT54 Q73.954.QJ9.KQ63 982.K76.T843.J87")
    auction = Auction.parse(Seat.NORTH, "1S P 2C P 2S P 4S P P P")
    (first, *_) = JudgeCalls(deal, auction, Vulnerability.NONE, frozenset({Seat.SOUTH}), "sayc").answer()
    words = said(first.says)
    assert "It promises" not in words
    assert "On a hand of your kind it needs" in words


def test_what_every_kind_of_hand_has_is_promised_in_the_words_of_all() -> None:
    """An overcall at the two level shows 5+ hearts, whichever kind four of them come nearest to."""
    deal = Deal.parse("N:Q74.K6.JT4.KT987 5.AQ875.K53.6532 AJ98.9432.82.AQJ KT632.JT.AQ976.4")
    auction = Auction.parse(Seat.WEST, "1S P 1N 2H P P P")
    (call, *_) = JudgeCalls(deal, auction, Vulnerability.NONE, frozenset({Seat.SOUTH}), "sayc").answer()
    assert "It promises 5+ hearts: you hold 4 hearts." in said(call.says)
