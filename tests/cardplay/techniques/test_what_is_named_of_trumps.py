"""What the findings about trumps, throw-ins and squeezes state is so, checked on plain sets of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product

import pytest

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques import (
    Finding,
    Technique,
    counting,
    cross_ruff,
    discard,
    drawing_trumps,
    dummy_reversal,
    elimination,
    endplay,
    loser_on_loser,
    preparing_a_ruff,
    ruff,
    ruffing_finesse,
    squeeze,
)
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.seats import Seat
from tests.cardplay.techniques.raw import Raw, positions

SPOTTERS = (
    ruffing_finesse,
    ruff,
    preparing_a_ruff,
    cross_ruff,
    dummy_reversal,
    loser_on_loser,
    discard,
    drawing_trumps,
    elimination,
    endplay,
    squeeze,
    counting,
)
HANDS, SEED = 40, 11


@pytest.fixture(scope="module")
def named() -> list[tuple[Raw, Finding]]:
    """All that is named to declarer."""
    found = []
    for raw in positions(HANDS, SEED):
        if raw.declares and raw.play.cards:
            outlook = Outlook(PlayView.of(raw.play, raw.seat), contract=raw.contract)
            found += [(raw, each) for spotter in SPOTTERS for each in spotter.spot(outlook) if each.is_there]
    return found


def test_what_is_named_is_so(named: list[tuple[Raw, Finding]]) -> None:
    false = [(finding, raw) for raw, finding in named if not IS_SO[finding.technique](raw, finding)]
    assert not false, false[0]


def test_most_techniques_are_named_in_these_hands(named: list[tuple[Raw, Finding]]) -> None:
    times = Counter(finding.technique for _, finding in named)
    rare = {Technique.ELIMINATION, Technique.ENDPLAY, Technique.SQUEEZE, Technique.LOSER_ON_LOSER}
    assert set(IS_SO) - rare - {Technique.DUMMY_REVERSAL} <= set(times)


def test_cards_are_legal_and_prices_are_chances(named: list[tuple[Raw, Finding]]) -> None:
    for raw, finding in named:
        legal = raw.play.legal_cards
        assert not finding.cards - legal, (raw, finding)
        assert all(0 <= price.chance <= 1 + 1e-9 for price in finding.prices), finding


def _ruffer(raw: Raw, suit: Suit) -> Seat | None:
    """The hand shorter in the suit, if it has trumps and not more of them than the other."""
    assert raw.trumps is not None
    one, other = sorted(raw.seen, key=lambda seat: raw.length(seat, suit))
    if raw.length(one, suit) >= raw.length(other, suit):
        return None
    return one if 0 < raw.length(one, raw.trumps) <= raw.length(other, raw.trumps) else None


def _loses(raw: Raw, cards: list[Card]) -> bool:
    """Whether a card can be beaten by one that is out."""
    return any(card.rank < other.rank for card in cards for other in raw.out(card.suit))


def _in_time(raw: Raw, seat: Seat, suit: Suit) -> int:
    """The rounds that a hand must still follow to, when the trick that has begun is over."""
    trick = raw.play.current_trick
    to_come = trick is not None and trick.suit is suit and seat not in {who for who, _ in trick.plays}
    return raw.length(seat, suit) - bool(to_come and raw.length(seat, suit))


def is_a_ruff(raw: Raw, finding: Finding) -> bool:
    suit = finding.suit
    assert suit is not None
    ruffer = _ruffer(raw, suit) or min(raw.seen, key=lambda seat: _in_time(raw, seat, suit))
    wins = len(raw.tops(raw.ours(suit))) >= _in_time(raw, ruffer, suit)
    return suit is not raw.trumps and raw.is_short and wins and _loses(raw, raw.cards(ruffer.partner, suit))


def is_prepared(raw: Raw, finding: Finding) -> bool:
    suit = finding.suit
    assert suit is not None
    assert raw.trumps is not None
    ruffer = min(raw.seen, key=lambda seat: _in_time(raw, seat, suit))
    loses = len(raw.tops(raw.ours(suit))) < _in_time(raw, ruffer, suit)
    return (
        raw.is_short
        and loses
        and 0 < raw.length(ruffer, raw.trumps) <= raw.length(ruffer.partner, raw.trumps)
    )


def is_a_cross_ruff(raw: Raw, finding: Finding) -> bool:
    sides = [suit for suit in Suit if suit is not raw.trumps]
    assert raw.trumps is not None
    shorter = {
        seat: [suit for suit in sides if _in_time(raw, seat, suit) < _in_time(raw, seat.partner, suit)]
        for seat in raw.seen
    }
    return raw.is_short and all(shorter[seat] and raw.length(seat, raw.trumps) > 1 for seat in raw.seen)


def is_a_dummy_reversal(raw: Raw, finding: Finding) -> bool:
    suit = finding.suit
    assert suit is not None
    assert raw.trumps is not None
    long, short = sorted(raw.seen, key=lambda seat: -raw.length(seat, raw.trumps or Suit.CLUBS))
    extra = raw.length(long, raw.trumps) - raw.length(short, raw.trumps)
    ruffs = _in_time(raw, short, suit) - _in_time(raw, long, suit)
    return raw.length(short, raw.trumps) >= 3 and 0 < extra < ruffs and bool(raw.out(raw.trumps))


def is_loser_on_loser(raw: Raw, finding: Finding) -> bool:
    (card,) = finding.cards
    trick = raw.play.current_trick
    assert trick is not None
    assert raw.trumps is not None
    ours = raw.ours(card.suit)
    return (
        not raw.cards(raw.play.turn, trick.suit)
        and bool(raw.cards(raw.play.turn, raw.trumps))
        and card.suit is not raw.trumps
        and trick.winner(raw.play.strain) not in raw.seen
        and max(ours).rank < raw.out(card.suit)[0].rank
    )


def is_a_discard(raw: Raw, finding: Finding) -> bool:
    suit = finding.suit
    assert suit is not None
    holders = [seat for seat in raw.seen if _in_time(raw, seat, suit) > _in_time(raw, seat.partner, suit)]
    losing = [each for each in Suit if each not in {suit, raw.trumps} and raw.out(each)]
    bare = [each for each in losing if not raw.tops(_after_this_trick(raw, each))]
    return raw.is_short and bool(holders) and bool(raw.tops(raw.ours(suit))) and bool(bare)


def _after_this_trick(raw: Raw, suit: Suit) -> list[Card]:
    """Declarer's cards of a suit, without the winner that has to take a trick which the defenders have begun in it."""
    ours, trick = sorted(raw.ours(suit), reverse=True), raw.play.current_trick
    is_led = trick is not None and trick.suit is suit and trick.leader not in raw.seen
    return ours[1:] if is_led and raw.tops(ours[:1]) else ours


def is_drawing(raw: Raw, finding: Finding) -> bool:
    assert raw.trumps is not None
    out = raw.out(raw.trumps)
    return finding.suit is raw.trumps and 0 < len(out) <= 2 * max(
        raw.length(seat, raw.trumps) for seat in raw.seen
    )


def _is_a_target(raw: Raw, suit: Suit) -> bool:
    """A card that just one missing card beats, or guarded honours below two."""
    beaten = {
        seat: min(
            (sum(other.rank > card.rank for other in raw.out(suit)) or 99) for card in raw.cards(seat, suit)
        )
        for seat in raw.seen
        if raw.length(seat, suit) > 1
    }
    return len(beaten) == 2 and (1 in beaten.values() or set(beaten.values()) == {2})


def is_an_elimination(raw: Raw, finding: Finding) -> bool:
    assert finding.suit is not None
    assert raw.trumps is not None
    return (
        raw.is_short
        and _is_a_target(raw, finding.suit)
        and all(raw.length(seat, raw.trumps) for seat in raw.seen)
    )


def is_an_endplay(raw: Raw, finding: Finding) -> bool:
    assert finding.suit is not None
    others = [suit for suit in Suit if suit not in {finding.suit, raw.trumps}]
    exits = [
        suit for suit in others if raw.ours(suit) and all(raw.length(seat, suit) < 2 for seat in raw.seen)
    ]
    no_trumps = raw.trumps is None or not raw.out(raw.trumps)
    return raw.is_short and no_trumps and bool(exits) and _is_a_target(raw, finding.suit)


def is_a_squeeze(raw: Raw, finding: Finding) -> bool:
    tricks = sum(raw.top_tricks(suit) for suit in Suit)
    return raw.play.current_trick is None and tricks == len(raw.play.hand(raw.seat) or ()) - 1


def is_a_ruffing_finesse(raw: Raw, finding: Finding) -> bool:
    suit = finding.suit
    assert suit is not None
    assert raw.trumps is not None
    missing, *others = raw.out(suit)
    for holder in raw.seen:
        held = raw.cards(holder, suit)
        between = [
            card for card in held if card.rank < missing.rank and all(card.rank > o.rank for o in others)
        ]
        first = raw.tops(held)
        if (
            len(between) > 1
            and raw.length(holder.partner, suit) <= len(first)
            and raw.length(holder.partner, raw.trumps)
        ):
            return True
    return False


def is_counted(raw: Raw, finding: Finding) -> bool:
    """Every way of giving lengths to one hidden hand that fits what was shown gives it one length in the suit."""
    assert finding.suit is not None
    hidden = [seat for seat in Seat if seat not in raw.seen]
    played = {
        seat: sum(who is seat for trick in raw.play.tricks for who, _ in trick.plays) for seat in hidden
    }
    ranges = [
        [
            n
            for n in range(len(raw.out(suit)) + 1)
            if not (n and raw.has_shown_out(hidden[0], suit))
            and not (n < len(raw.out(suit)) and raw.has_shown_out(hidden[1], suit))
        ]
        for suit in Suit
    ]
    fitting = [lengths for lengths in product(*ranges) if sum(lengths) == 13 - played[hidden[0]]]
    return len({lengths[finding.suit] for lengths in fitting}) == 1


IS_SO: dict[Technique, Callable[[Raw, Finding], bool]] = {
    Technique.RUFF: is_a_ruff,
    Technique.PREPARING_A_RUFF: is_prepared,
    Technique.CROSS_RUFF: is_a_cross_ruff,
    Technique.DUMMY_REVERSAL: is_a_dummy_reversal,
    Technique.LOSER_ON_LOSER: is_loser_on_loser,
    Technique.DISCARD: is_a_discard,
    Technique.DRAWING_TRUMPS: is_drawing,
    Technique.ELIMINATION: is_an_elimination,
    Technique.ENDPLAY: is_an_endplay,
    Technique.SQUEEZE: is_a_squeeze,
    Technique.RUFFING_FINESSE: is_a_ruffing_finesse,
    Technique.COUNTING: is_counted,
}
