"""What the findings about one suit, its entries and its stoppers state is so, checked on plain sets of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.solver import Candidates, Position
from bridgetutor.cardplay.techniques import (
    Finding,
    Technique,
    avoidance,
    covering,
    double_finesse,
    ducking,
    entries,
    finesse,
    hold_up,
    leading_towards,
    long_suit,
    promotion,
    repeated_finesse,
    safety_play,
    sure_tricks,
    two_way_finesse,
    unblocking,
)
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.rules.seats import Seat
from tests.cardplay.techniques.raw import Raw, positions

DECLARERS = (
    avoidance,
    double_finesse,
    ducking,
    entries,
    finesse,
    hold_up,
    leading_towards,
    long_suit,
    promotion,
    repeated_finesse,
    safety_play,
    sure_tricks,
    two_way_finesse,
    unblocking,
)
HANDS, SEED = 20, 23


@pytest.fixture(scope="module")
def named() -> list[tuple[Raw, Finding]]:
    """All that is named to declarer, and to a defender in second hand."""
    return [
        (raw, finding)
        for raw in positions(HANDS, SEED)
        if raw.play.cards
        for finding in _found(raw)
        if finding.is_there
    ]


def _found(raw: Raw) -> Iterator[Finding]:
    outlook = Outlook(PlayView.of(raw.play, raw.seat), contract=raw.contract)
    for spotter in DECLARERS if raw.declares else (covering,):
        yield from spotter.spot(outlook)


def test_what_is_named_is_so(named: list[tuple[Raw, Finding]]) -> None:
    false = [(finding, raw) for raw, finding in named if not IS_SO[finding.technique](raw, finding)]
    assert not false, false[0]


def test_the_common_ones_are_named_in_these_hands(named: list[tuple[Raw, Finding]]) -> None:
    times = Counter(finding.technique for _, finding in named)
    common = {
        Technique.FINESSE,
        Technique.REPEATED_FINESSE,
        Technique.LEADING_TOWARDS,
        Technique.PROMOTION,
        Technique.LONG_SUIT,
        Technique.SURE_TRICKS,
    }
    assert common <= set(times)


def test_cards_are_legal_and_prices_are_chances(named: list[tuple[Raw, Finding]]) -> None:
    for raw, finding in named:
        assert not finding.cards - raw.play.legal_cards, (raw, finding)
        assert all(-1e-9 <= price.chance <= 1 + 1e-9 for price in finding.prices), (raw, finding)


def _suit(finding: Finding) -> Suit:
    assert finding.suit is not None
    return finding.suit


def _led(raw: Raw, seat: Seat, suit: Suit) -> list[Card]:
    """The card of the trick that the seat has led, in this suit."""
    trick = raw.play.current_trick
    return [trick.cards[0]] if trick is not None and trick.leader is seat and trick.suit is suit else []


def _touch(raw: Raw, cards: list[Card], missing: Card) -> list[Card]:
    """Those just below a missing card: nothing that is out lies between."""
    out = [card for card in raw.out(missing.suit) if card.rank < missing.rank]
    return [card for card in cards if card.rank < missing.rank and all(card.rank > o.rank for o in out)]


def _missing(raw: Raw, finding: Finding) -> Card:
    """The highest missing one of the key cards."""
    return max(card for card in raw.out(_suit(finding)) if card in finding.key_cards)


def _can_finesse(raw: Raw, holder: Seat, missing: Card) -> bool:
    others = raw.cards(holder.partner, missing.suit) + _led(raw, holder.partner, missing.suit)
    return any(_finesses(raw, holder, missing, lead) for lead in others)


def _finesses(raw: Raw, holder: Seat, missing: Card, lead: Card) -> list[Card]:
    """The holder's cards with which the round begun by this lead is won unless the missing card comes before.

    If it does come, a higher card of the holder's wins, and of those just below one is left that is high then.
    """
    held, others = (raw.cards(seat, missing.suit) for seat in (holder, holder.partner))
    trick = raw.play.current_trick
    played = list(trick.cards) if trick is not None and lead in trick.cards else []
    above = [card for card in held if card.rank > missing.rank]
    left = _touch(raw, [card for card in (*held, *others) if card not in {lead, *above[-1:]}], missing)
    if lead.rank > missing.rank or not above or not left:
        return []
    lower = [card for card in raw.out(missing.suit) if card.rank < missing.rank]
    rivals = lower + [card for card in played[1:] if card.suit is missing.suit]
    low = [card for card in held if card.rank < missing.rank]
    return [card for card in low if all(max(card, lead).rank > rival.rank for rival in rivals)]


def _cards_finesse(raw: Raw, finding: Finding, missing: Card) -> bool:
    """Whether each of its cards, led now or played to the card that was led, is such a card."""
    turn, trick = raw.play.turn, raw.play.current_trick
    if trick is None:
        return all(_finesses(raw, turn.partner, missing, card) for card in finding.cards)
    return set(finding.cards) <= set(_finesses(raw, turn, missing, trick.cards[0]))


def _may_have(raw: Raw, seat: Seat, card: Card) -> bool:
    return not raw.has_shown_out(seat, card.suit)


def is_a_finesse(raw: Raw, finding: Finding) -> bool:
    missing = _missing(raw, finding)
    holders = [
        seat
        for seat in raw.seen
        if _can_finesse(raw, seat, missing) and _may_have(raw, seat.partner.next, missing)
    ]
    return raw.is_short and bool(holders) and _cards_finesse(raw, finding, missing)


def is_repeated(raw: Raw, finding: Finding) -> bool:
    missing = _missing(raw, finding)
    touching = [c for seat in raw.seen for c in _led(raw, seat, missing.suit)] + raw.ours(missing.suit)
    return is_a_finesse(raw, finding) and len(_touch(raw, touching, missing)) > 1


def is_two_way(raw: Raw, finding: Finding) -> bool:
    missing = _missing(raw, finding)
    ways = [_can_finesse(raw, seat, missing) and _may_have(raw, seat.next, missing) for seat in raw.seen]
    fits = _cards_finesse(raw, finding, missing)
    return (
        raw.is_short
        and fits
        and all(ways)
        and abs(sum(price.chance for price in finding.prices[:2]) - 1) < 1e-9
    )


def is_double(raw: Raw, finding: Finding) -> bool:
    high, low, *others = raw.out(_suit(finding))
    for seat in raw.seen:
        held = raw.cards(seat, high.suit)
        below = [card for card in held if card.rank < low.rank and all(card.rank > o.rank for o in others)]
        between = [card for card in held if low.rank < card.rank < high.rank]
        small = raw.cards(seat.partner, high.suit) + _led(raw, seat.partner, high.suit)
        if held and held[0].rank > high.rank and len(below) + len(between) > 1 and below and len(small) > 1:
            return raw.is_short and low.rank >= Rank.JACK
    return False


def is_towards_an_honour(raw: Raw, finding: Finding) -> bool:
    missing = raw.out(_suit(finding))[0]
    for seat in raw.seen:
        held, other = raw.cards(seat, missing.suit), raw.cards(seat.partner, missing.suit)
        honours = _touch(raw, held, missing)
        lower = [c for c in other + _led(raw, seat.partner, missing.suit) if c.rank < missing.rank]
        is_bare = len(held) == len(honours)
        if honours and held[0] == honours[0] and not is_bare and lower:
            return raw.is_short and _may_have(raw, seat.partner.next, missing)
    return False


def is_a_promotion(raw: Raw, finding: Finding) -> bool:
    """Card by card: their highest cards fall to ours, which are played from the top, and one of ours is left."""
    ours, out = sorted(raw.ours(_suit(finding)), reverse=True), raw.out(_suit(finding))
    longer = max(raw.length(seat, _suit(finding)) for seat in raw.seen)
    above = [card for card in out if card.rank > ours[0].rank]
    rest = out[len(above) :]
    high = [card for card in ours if not rest or card.rank > rest[0].rank]
    return raw.is_short and bool(above) and min(len(high), longer) > len(above)


def _splits(raw: Raw, suit: Suit) -> Iterator[int]:
    """The longest holding of a defender, for every division that can be."""
    out = len(raw.out(suit))
    one, other = (seat for seat in Seat if seat not in raw.seen)
    for held in range(out + 1):
        if not (held and raw.has_shown_out(one, suit)) and not (
            out - held and raw.has_shown_out(other, suit)
        ):
            yield max(held, out - held)


def is_a_long_suit(raw: Raw, finding: Finding) -> bool:
    suit = _suit(finding)
    length = max(raw.length(seat, suit) for seat in raw.seen)
    return raw.is_short and suit is not raw.trumps and min(_splits(raw, suit)) < length


def is_a_duck(raw: Raw, finding: Finding) -> bool:
    suit = _suit(finding)
    long = max(raw.seen, key=lambda seat: raw.length(seat, suit))
    outside = [
        card
        for other in Suit
        if other is not suit and raw.length(long.partner, other)
        for card in raw.tops(raw.cards(long, other))
        if any(card.rank > low.rank for low in raw.cards(long.partner, other))
    ]
    lows = all(card not in raw.tops(raw.ours(suit)) for card in finding.cards)
    return is_a_long_suit(raw, finding) and not outside and lows and bool(raw.tops(raw.cards(long, suit)))


def is_a_hold_up(raw: Raw, finding: Finding) -> bool:
    trick = raw.play.current_trick
    if trick is None or raw.trumps is not None:
        return False
    mine = raw.cards(raw.play.turn, trick.suit)
    best = trick.cards[0] if len(trick.cards) == 1 else max(c for c in trick.cards if c.suit is trick.suit)
    ours = raw.tops(raw.ours(trick.suit))
    partner = trick.leader.partner
    return (
        trick.leader not in raw.seen
        and len(ours) == 1
        and ours[0] in mine
        and all(card.rank < best.rank for card in finding.cards)
        and not raw.has_shown_out(partner, trick.suit)
        and raw.is_short
    )


def is_unblocking(raw: Raw, finding: Finding) -> bool:
    suit = _suit(finding)
    short, long = sorted(raw.seen, key=lambda seat: raw.length(seat, suit))
    lowest = raw.cards(long, suit)[-1]
    return (
        raw.length(short, suit) < raw.length(long, suit)
        and raw.top_tricks(suit) > raw.length(short, suit)
        and all(card in raw.cards(short, suit) and card.rank > lowest.rank for card in finding.cards)
    )


def keeps_an_entry(raw: Raw, finding: Finding) -> bool:
    trick = raw.play.current_trick
    if trick is None or trick.leader in raw.seen:
        return False
    one, other = (raw.tops(raw.cards(seat, trick.suit)) for seat in raw.seen)
    return bool(one) and bool(other) and len(trick.cards) == 1


def is_safe(raw: Raw, finding: Finding) -> bool:
    suit = _suit(finding)
    elsewhere = sum(raw.top_tricks(other) for other in Suit if other is not suit)
    wanted = raw.needed - elsewhere
    longer = max(raw.length(seat, suit) for seat in raw.seen)
    return 0 < wanted < longer and finding.prices[0].chance > finding.prices[1].chance


def is_sure(raw: Raw, finding: Finding) -> bool:
    """Wherever the cards lie, so as they lie too."""
    (scores,) = Candidates((Position.of(raw.play),)).answer()
    return not raw.is_short and all(scores.by_card()[card] >= raw.needed for card in finding.cards)


def is_avoidance(raw: Raw, finding: Finding) -> bool:
    """The finesse can be taken, and no other suit is asked of it."""
    missing = max(card for card in raw.out(_suit(finding)) if card in finding.key_cards)
    safe = [seat for seat in raw.seen if _can_finesse(raw, seat, missing)]
    return raw.is_short and bool(safe) and finding.prices[0].chance > finding.prices[1].chance


def is_about_covering(raw: Raw, finding: Finding) -> bool:
    trick = raw.play.current_trick
    assert trick is not None
    led, (card, *_) = trick.cards[0], sorted(finding.cards, reverse=True)
    higher = [each for each in raw.cards(raw.seat, led.suit) if each.rank > led.rank]
    dummys = [each for each in raw.cards(raw.contract.dummy, led.suit) if each.rank < led.rank]
    touching = bool(dummys) and not any(
        dummys[0].rank < each.rank < led.rank for each in raw.out(led.suit) + raw.cards(raw.seat, led.suit)
    )
    is_cover = card.rank > led.rank
    return len(trick.cards) == 1 and bool(higher) and (not touching if is_cover else card.rank < led.rank)


IS_SO: dict[Technique, Callable[[Raw, Finding], bool]] = {
    Technique.SURE_TRICKS: is_sure,
    Technique.PROMOTION: is_a_promotion,
    Technique.FINESSE: is_a_finesse,
    Technique.REPEATED_FINESSE: is_repeated,
    Technique.DOUBLE_FINESSE: is_double,
    Technique.TWO_WAY_FINESSE: is_two_way,
    Technique.LEADING_TOWARDS: is_towards_an_honour,
    Technique.COVERING: is_about_covering,
    Technique.LONG_SUIT: is_a_long_suit,
    Technique.DUCKING: is_a_duck,
    Technique.HOLD_UP: is_a_hold_up,
    Technique.UNBLOCKING: is_unblocking,
    Technique.ENTRIES: keeps_an_entry,
    Technique.SAFETY_PLAY: is_safe,
    Technique.AVOIDANCE: is_avoidance,
}
