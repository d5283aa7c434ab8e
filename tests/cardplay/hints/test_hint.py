"""Hints for a card: up to four degrees from the question to the layout, and nothing of them from the hidden hands."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import auction_of
from bridgetutor.cardplay.habits import habitual_card
from bridgetutor.cardplay.hints import AskForHint, Hint, first_question
from bridgetutor.cardplay.hints.weighed import LITTLE
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.robots import QUICK, USUAL, Aim, ChooseCard, Effort
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from bridgetutor.wording import Wording
from tests.benchmarks.bids.boards import boards
from tests.cardplay.swaps import swapped, with_hidden_cards_moved

WORDS = Wording.english()

FINESSE = Deal.parse("N:852.AQ4.K763.852 J963.K963.J5.Q97 AK4.852.A842.AK4 QT7.JT7.QT9.JT63")
"""3NT by South: the queen of hearts and the fourth diamond are both needed."""


def asked(play: Play, contract: Contract | None = None, effort: Effort = QUICK) -> AskForHint:
    aim = Aim.tricks() if contract is None else Aim.contract(contract)
    return AskForHint(ChooseCard(PlayView.of(play, play.player), aim, effort=effort), contract)


def hint_at(deal: Deal, contract: Contract, cards: str) -> Hint:
    return asked(Play.of(deal, contract, map(Card.parse, cards.split())), contract, USUAL).answer()


def played_at_random(count: int, seed: int) -> list[tuple[Play, Contract]]:
    """A position of each of so many boards bid by our own system, played by habit up to somewhere."""
    reader, random, found = Reader.both(system("sayc")), Random(seed), list[tuple[Play, Contract]]()
    for board in boards(seed, 1, count):
        contract = auction_of(board, reader).contract
        if contract is None:
            continue
        play = Play.of(board.deal, contract)
        for _ in range(random.randrange(1, 44)):
            play = play.after(habitual_card(PlayView.of(play, play.player)))
        found.append((play, contract))
    return found


def test_the_degrees_lead_from_a_question_to_the_card() -> None:
    contract = Contract.parse("3N", Seat.SOUTH)
    hint = hint_at(FINESSE, contract, "SQ S2 S3 SA H2 H7")
    question, thought, card = map(WORDS.render, hint.degrees)
    assert question.endswith("?")
    assert "hearts" in thought
    assert str(hint.card) == "HQ"
    assert card.startswith("The ♥Q")
    assert "♥Q" not in question


@pytest.mark.parametrize(
    ("cards", "says"),
    [
        ("D5 DA D8", "what can you spare"),
        ("D5 D4 D8", "You can still lose 6 tricks"),
        ("D5 D4 DK", "best do without"),
    ],
    ids=["the trick is ours", "the trick is theirs", "and stays theirs"],
)
def test_who_plays_last_is_asked_by_whose_trick_it_is(cards: str, says: str) -> None:
    deal = Deal.parse("N:AQ53.T986.A74.72 942.AJ74.K8.KT95 KJT8.K52.QJ3.QJ8 76.Q3.T9652.A643")
    contract = Contract.parse("1S", Seat.SOUTH)
    play = Play.of(deal, contract, map(Card.parse, cards.split()))
    outlook = Outlook(PlayView.of(play, play.player), contract=contract)
    assert says in WORDS.render(first_question(outlook))


def test_one_card_needs_no_thought() -> None:
    contract = Contract.parse("3N", Seat.SOUTH)
    cards = "SQ S2 S3 SA H2 H7 HQ HK S6 S4 ST S5 S7 S8 S9"
    hint = hint_at(FINESSE, contract, cards)
    assert hint.layouts == 0
    assert WORDS.render(hint.degrees[2]) == "The ♠K."


def test_by_rules_the_degrees_are_there_too() -> None:
    contract = Contract.parse("3N", Seat.SOUTH)
    play = Play.of(FINESSE, contract, map(Card.parse, ["SQ", "S2", "S3", "SA"]))
    hint = asked(play, contract).by_rules()
    assert len(hint.degrees) == 3
    assert hint.card in play.legal_cards
    assert hint.layouts == 0


@given(swapped(to_play=True))
@settings(deadline=None, max_examples=200)
def test_hidden_cards_change_no_question(plays: tuple[Play, Play, Seat]) -> None:
    one, other, _ = plays
    assert asked(one).by_rules() == asked(other).by_rules()


def test_hidden_cards_change_no_hint() -> None:
    random = Random(5)
    for play, contract in played_at_random(60, seed=5):
        if len(play.cards) < 20:
            continue  # the later ones are quick, and nothing else is different about them
        other = with_hidden_cards_moved(play, play.player, random)
        assert asked(play, contract).answer() == asked(other, contract).answer()


def test_no_question_serves_more_than_one_in_ten() -> None:
    positions = played_at_random(520, seed=11)
    views = ((PlayView.of(play, play.player), contract) for play, contract in positions)
    asked_of = [WORDS.render(first_question(Outlook(view, contract=contract))) for view, contract in views]
    assert len(asked_of) >= 500
    sentence, often = Counter(asked_of).most_common(1)[0]
    assert often <= len(asked_of) / 10, sentence


def _reaches(hint: Hint, card: Card) -> float:
    return next(each.reaches or 0 for each in hint.weighed if each.card == card)


@pytest.mark.parametrize("seed", [1, 2])
def test_layouts_keep_every_card_that_was_seen(seed: int) -> None:
    for play, contract in played_at_random(40, seed=seed):
        if len(play.cards) < 24:
            continue
        hint = asked(play, contract).answer()
        if hint.layout is not None:
            assert hint.layout.play.cards == play.cards
            assert hint.layout.better.card == hint.card
            assert hint.layout.won(hint.layout.better) > hint.layout.won(hint.layout.chosen)
            hangs = abs((hint.weighed[0].reaches or 0) - _reaches(hint, hint.layout.chosen.card)) >= LITTLE
            assert hint.layout.settles_the_contract or not hangs
            view = PlayView.of(play, play.player)
            for seat, hand in view.play.deal.known.items():
                assert hint.layout.play.deal[seat] == hand
