"""All techniques together: what is found depends on what is seen, and is told in sentences that fit the hand."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given

import bridgetutor.cardplay.techniques as package
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques import Technique, found, nearly
from bridgetutor.cardplay.techniques.found import DECLARERS, DEFENDERS, possible
from bridgetutor.cardplay.view import PlayView
from bridgetutor.phrase import Phrase
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from bridgetutor.wording.language import Wording
from tests.cardplay.swaps import swapped
from tests.cardplay.techniques.golden import THERE, golden, spotted
from tests.strategies import contracts, deals, unhurried

NO_SPOTTERS = {"__init__", "at_hand", "finding", "found", "moment", "technique"}
ENGLISH = Wording.english()


def test_every_file_is_listed() -> None:
    files = {path.stem for path in Path(package.__file__).parent.glob("*.py")}
    listed = {spot.__module__.rpartition(".")[2] for spot in (*DECLARERS, *DEFENDERS)}
    assert listed == files - NO_SPOTTERS


@unhurried
@given(swapped(to_play=True))
def test_hidden_hands_swapped_give_equal_findings(plays: tuple[Play, Play, Seat]) -> None:
    play, moved, seat = plays
    assert play.declarer is not None
    contract = Contract(3, play.strain, play.declarer)
    one, other = (Outlook(PlayView.of(each, seat), contract=contract) for each in (play, moved))
    assert tuple(possible(one)) == tuple(possible(other))


@pytest.mark.parametrize("technique", [Technique.OPENING_LEAD, Technique.SIGNAL, Technique.HOLD_UP])
def test_what_is_found_is_there_and_what_is_nearly_there_lacks_one_thing(technique: Technique) -> None:
    for position in golden(technique)[::4]:
        every, outlook = tuple(possible(position.outlook)), position.outlook
        assert found(outlook) == tuple(each for each in every if each.is_there)
        assert nearly(outlook) == tuple(each for each in every if len(each.fails) == 1)
        assert set(spotted(position)) <= set(every)


@unhurried
@given(deals(), contracts)
def test_before_the_opening_lead_there_is_only_the_lead(deal: Deal, contract: Contract) -> None:
    play = Play.of(deal, contract)
    for seat in Seat:
        named = found(Outlook(PlayView.of(play, seat), contract=contract))
        assert [each.technique for each in named] == [Technique.OPENING_LEAD] * (seat is contract.leader)


@pytest.mark.parametrize("technique", Technique)
def test_the_first_degree_names_neither_technique_nor_card_and_the_second_no_card(
    technique: Technique,
) -> None:
    """Nor is the first the same to everybody: of the golden positions no two in three have one question."""
    questions = []
    for position in golden(technique):
        if position.kind == THERE:
            there = (each for each in spotted(position) if each.is_there)
            finding = next(each for each in there if each.technique is technique)
            question = ENGLISH.render(finding.question)
            named = {value for _, value in finding.question.values if isinstance(value, Card)}
            assert not named & set(finding.cards), question
            second = (finding.plan, finding.needs, *(price.way for price in finding.prices))
            assert not _cards_in(second) & set(finding.cards), ENGLISH.render(finding.plan)
            assert technique.value.replace("-", " ") not in question.lower()
            assert question.endswith("?")
            assert ENGLISH.render(finding.plan).endswith(".")
            questions.append(question)
    assert 3 * len(set(questions)) > 2 * len(questions)


def _cards_in(said: object) -> set[Card]:
    """The cards that are named in phrases, and in the phrases in them."""
    if isinstance(said, Card):
        return {said}
    parts = said if isinstance(said, tuple) else ()
    if isinstance(said, Phrase):
        parts = tuple(value for _, value in said.values)
    return set[Card]().union(*map(_cards_in, parts))
