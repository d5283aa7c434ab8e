"""What the findings of a defender state is so, checked on plain sets of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques import (
    Finding,
    Technique,
    counting,
    defenders_hold_up,
    opening_lead,
    returning,
    second_hand_low,
    signal,
    third_hand_high,
    trump_promotion,
    uppercut,
)
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card, Rank
from tests.cardplay.techniques.raw import Raw, positions

SPOTTERS = (
    opening_lead,
    second_hand_low,
    third_hand_high,
    returning,
    signal,
    defenders_hold_up,
    uppercut,
    trump_promotion,
    counting,
)
HANDS, SEED = 40, 12


@pytest.fixture(scope="module")
def named() -> list[tuple[Raw, Finding]]:
    """All that is named to the defenders."""
    found = []
    for raw in positions(HANDS, SEED):
        if not raw.declares:
            outlook = Outlook(PlayView.of(raw.play, raw.seat), contract=raw.contract)
            found += [(raw, each) for spotter in SPOTTERS for each in spotter.spot(outlook) if each.is_there]
    return found


def test_what_is_named_is_so(named: list[tuple[Raw, Finding]]) -> None:
    false = [
        (finding, raw)
        for raw, finding in named
        if finding.technique in IS_SO and not IS_SO[finding.technique](raw, finding)
    ]
    assert not false, false[0]


def test_most_techniques_are_named_in_these_hands(named: list[tuple[Raw, Finding]]) -> None:
    times = Counter(finding.technique for _, finding in named)
    assert set(IS_SO) - {Technique.UPPERCUT, Technique.DEFENDERS_HOLD_UP} <= set(times)


def test_every_opening_lead_has_its_word(named: list[tuple[Raw, Finding]]) -> None:
    leads = [finding for raw, finding in named if not raw.play.cards]
    assert {finding.technique for finding in leads} == {Technique.OPENING_LEAD}
    assert len(leads) == HANDS


def test_cards_are_legal_and_prices_are_chances(named: list[tuple[Raw, Finding]]) -> None:
    for raw, finding in named:
        assert not finding.cards - raw.play.legal_cards, (raw, finding)
        assert all(0 <= price.chance <= 1 + 1e-9 for price in finding.prices), finding


def _others(raw: Raw, card: Card) -> list[Card]:
    """Higher cards of the suit that the seat does not hold, dummy's among them."""
    dummy = raw.cards(raw.contract.dummy, card.suit) if raw.play.cards else []
    return [other for other in (*raw.out(card.suit), *dummy) if other.rank > card.rank]


def _only(finding: Finding) -> Card:
    (card,) = finding.cards
    return card


def _before(raw: Raw) -> tuple[Card, ...]:
    return () if raw.play.current_trick is None else raw.play.current_trick.cards


def is_a_lead(raw: Raw, finding: Finding) -> bool:
    return not raw.play.cards and _only(finding).suit is finding.suit


def is_low_in_second_hand(raw: Raw, finding: Finding) -> bool:
    (led,) = _before(raw)
    held = raw.cards(raw.seat, led.suit)
    return led.rank < Rank.TEN and _only(finding) == held[-1] and held[0].rank > led.rank


def is_high_in_third_hand(raw: Raw, finding: Finding) -> bool:
    led, second = _before(raw)
    card = _only(finding)
    lower = [other for other in raw.cards(raw.seat, led.suit) if other.rank < card.rank]
    rivals = [other for other in lower if second.suit is not led.suit or other.rank > second.rank]
    parted = all(any(other.rank < high.rank < card.rank for high in _others(raw, other)) for other in rivals)
    wins = card.suit is led.suit and (second.suit is not led.suit or card.rank > second.rank)
    return wins and bool(lower) and (parted or raw.play.dummy is raw.seat.next)


def is_partners(raw: Raw, finding: Finding) -> bool:
    firsts = {trick.suit: trick.leader for trick in reversed(raw.play.complete_tricks)}
    dummy_ruffs = raw.trumps is not None and bool(raw.cards(raw.contract.dummy, raw.trumps))
    suit = _only(finding).suit
    return firsts.get(suit) is raw.seat.partner and (
        bool(raw.cards(raw.contract.dummy, suit)) or not dummy_ruffs
    )


def is_a_signal(raw: Raw, finding: Finding) -> bool:
    card = _only(finding)
    small = [other for other in raw.cards(raw.seat, card.suit) if other.rank < Rank.TEN]
    return bool(_before(raw)) and card in small and len(small) > 1


def is_held_up(raw: Raw, finding: Finding) -> bool:
    card = _only(finding)
    top = raw.cards(raw.seat, card.suit)[0]
    trick = raw.play.current_trick
    led_by_them = trick is not None and trick.leader.side is raw.contract.declarer.side
    return (
        led_by_them
        and not _others(raw, top)
        and card != top
        and raw.length(raw.contract.dummy, card.suit) >= 3
    )


def is_an_uppercut(raw: Raw, finding: Finding) -> bool:
    led = _before(raw)[0]
    after = raw.seat.next
    is_out = raw.has_shown_out(after, led.suit) if after not in raw.seen else not raw.cards(after, led.suit)
    ruffs = all(card.suit is raw.trumps for card in finding.cards)
    return ruffs and is_out and not raw.cards(raw.seat, led.suit)


def is_a_promotion(raw: Raw, finding: Finding) -> bool:
    assert raw.trumps is not None
    if not _before(raw):
        assert finding.suit is not None
        return raw.has_shown_out(raw.seat.partner, finding.suit)
    top, second, *_ = raw.cards(raw.seat, raw.trumps)
    ruff = _before(raw)[-1]
    return ruff.suit is raw.trumps and not _others(raw, top) and len(_others(raw, second)) == 1


IS_SO: dict[Technique, Callable[[Raw, Finding], bool]] = {
    Technique.OPENING_LEAD: is_a_lead,
    Technique.SECOND_HAND_LOW: is_low_in_second_hand,
    Technique.THIRD_HAND_HIGH: is_high_in_third_hand,
    Technique.RETURNING: is_partners,
    Technique.SIGNAL: is_a_signal,
    Technique.DEFENDERS_HOLD_UP: is_held_up,
    Technique.UPPERCUT: is_an_uppercut,
    Technique.TRUMP_PROMOTION: is_a_promotion,
}
