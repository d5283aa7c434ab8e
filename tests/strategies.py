"""Hypothesis strategies for the values of the rules: hands, deals, auctions, plays, records of boards."""

from __future__ import annotations

import string
from dataclasses import replace

from hypothesis import settings
from hypothesis import strategies as st

from bridgetutor.rules.auction import BIDS, DOUBLE, PASS, REDOUBLE, Auction, Call
from bridgetutor.rules.cards import PACK, Card, Rank, Strain, Suit
from bridgetutor.rules.contract import Contract, Result, Risk
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.notation.record import BoardRecord, Note, OtherTag
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat, Vulnerability

unhurried = settings(max_examples=40, deadline=None)
"""For tests that play whole deals: a busy computer may take its time."""

seats = st.sampled_from(Seat)
suits = st.sampled_from(Suit)
strains = st.sampled_from(Strain)
vulnerabilities = st.sampled_from(Vulnerability)
cards = st.builds(Card, suits, st.sampled_from(Rank))
contracts = st.builds(Contract, st.integers(1, 7), strains, seats, st.sampled_from(Risk))
results = st.builds(Result, contracts, st.integers(0, 13))


def hands(size: int = 13) -> st.SearchStrategy[Hand]:
    """Hands of so many cards."""
    return st.permutations(range(52)).map(lambda order: Hand.of(PACK[i] for i in order[:size]))


def deals(size: int = 13) -> st.SearchStrategy[Deal]:
    """Deals of four known hands of so many cards each."""
    return st.permutations(range(52)).map(lambda order: _deal(order, size))


def _deal(order: list[int], size: int) -> Deal:
    return Deal.of({seat: Hand.of(PACK[i] for i in order[size * seat : size * (seat + 1)]) for seat in Seat})


def partly_known_deals() -> st.SearchStrategy[Deal]:
    """Full deals of which any of the hands may be unknown."""
    return st.builds(_hidden, deals(), st.sets(seats))


def _hidden(deal: Deal, hidden: set[Seat]) -> Deal:
    for seat in hidden:
        deal = deal.with_hand(seat, None)
    return deal


@st.composite
def auctions(draw: st.DrawFn, *, over: bool | None = None) -> Auction:
    """Auctions of legal calls: finished ones with `over`, unfinished ones with False, either with None.

    Passes and low bids come often, so that auctions are as long as real ones and doubles find their place.
    """
    auction = Auction(draw(seats))
    stop = 400 if over else draw(st.integers(0, 24))
    while not auction.is_over and len(auction.calls) < stop:
        call = draw(_next_call(auction))
        after = auction.after(call)
        if over is False and after.is_over:
            return auction
        auction = after
    return auction


def _next_call(auction: Auction) -> st.SearchStrategy[Call]:
    last = auction.last_bid
    higher = BIDS if last is None else BIDS[BIDS.index(last) + 1 :]
    likely: tuple[Call, ...] = (PASS, PASS, *higher[:6], *higher[-1:], DOUBLE, DOUBLE, REDOUBLE)
    return st.sampled_from([call for call in likely if auction.is_legal(call)])


@st.composite
def plays(draw: st.DrawFn, *, full: bool = False, deal: Deal | None = None) -> Play:
    """Plays of legal cards in any contract, of all 52 cards or of fewer."""
    return draw(_with_cards(Play.of(draw(deals()) if deal is None else deal, draw(contracts)), full=full))


@st.composite
def _with_cards(draw: st.DrawFn, play: Play, *, full: bool) -> Play:
    count = 52 if full else draw(st.integers(0, 52))
    # One number chooses all the cards: far fewer draws than one for each.
    choice = draw(st.randoms(use_true_random=False))
    for _ in range(count):
        play = play.after(choice.choice(tuple(play.legal_cards)))
    return play


words = st.text(string.ascii_letters + string.digits + " .,:;!?'\"\\[]{}%#-éł♠", max_size=20).map(str.strip)
"""Texts as they may stand in a tag of a file."""

_other_tags = st.builds(
    OtherTag,
    st.sampled_from(["Annotator", "Room", "HomeTeam", "OptimumResultTable"]),
    words,
    st.lists(st.text("NESWCDHT0123456789- ", min_size=1).map(str.strip).filter(bool), max_size=4).map(tuple),
)


@st.composite
def boards(draw: st.DrawFn) -> BoardRecord:
    """What was dealt, called and played on a board: each may be missing or unfinished, and all fits together."""
    record = BoardRecord(
        number=draw(st.none() | st.integers(1, 999)),
        dealer=draw(st.none() | seats),
        vulnerability=draw(st.none() | vulnerabilities),
        contract=draw(st.none() | contracts),
    )
    if draw(st.booleans()):
        auction = draw(auctions())
        contract = auction.contract if auction.is_over else record.contract
        record = replace(record, dealer=auction.dealer, auction=auction, contract=contract)
    if record.contract is None:
        passed_out = draw(st.booleans()) if record.auction is None else record.auction.is_over
        return replace(record, passed_out=passed_out, deal=draw(st.none() | partly_known_deals()))
    return draw(_played(record, record.contract))


@st.composite
def _played(draw: st.DrawFn, record: BoardRecord, contract: Contract) -> BoardRecord:
    """The record with cards, played from a full deal of which little may have been written down."""
    play = draw(_with_cards(Play.of(draw(deals()), contract), full=False))
    if draw(st.booleans()):
        play = play.before(0)
    tricks = play.tricks_won(contract.declarer.side) if play.is_over else draw(st.none() | st.integers(0, 13))
    deal = draw(st.none() | st.sets(seats).map(lambda hidden: _hidden(play.deal, hidden)))
    return replace(record, deal=deal, cards=play.cards, tricks=tricks)


@st.composite
def records(draw: st.DrawFn) -> BoardRecord:
    """Boards with names, notes and other tags."""
    board = draw(boards())
    calls = () if board.auction is None else board.auction.calls
    return replace(
        board,
        event=draw(words),
        site=draw(words),
        date=draw(words),
        players=draw(st.tuples(words, words, words, words)),
        scoring=draw(words),
        call_notes=draw(_notes(len(calls))),
        card_notes=draw(_notes(len(board.cards))),
        others=tuple(draw(st.lists(_other_tags, max_size=2, unique_by=lambda tag: tag.name))),
    )


def _notes(count: int) -> st.SearchStrategy[tuple[Note, ...]]:
    if not count:
        return st.just(())
    notes = st.builds(Note, st.integers(0, count - 1), words)
    return st.lists(notes, max_size=3).map(lambda found: tuple(sorted(found, key=lambda note: note.index)))
