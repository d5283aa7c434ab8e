"""The safety play: the suit need not give all it can, so it is played to give what is needed as often as can be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridgetutor.cardplay.combinations import Line, quick_lines, told
from bridgetutor.cardplay.combinations.plan import Way
from bridgetutor.cardplay.combinations.position import bit_of
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.rules.hands import NO_CARDS, Hand
from bridgetutor.rules.seats import Seat

LEFT, FEWEST, MOST = 8, 2, 6
"""Cards of the suit that are left in all, at least, and missing ones: other suits are not worth the search."""

GAIN = 0.03
"""By so much the contract must be safer: for less a learner need not learn another line."""


@dataclass(frozen=True, slots=True)
class _Safety:
    """The line for the tricks that are needed, beside the one that goes for the most."""

    suit: Suit
    tricks: int
    most: int
    safe: Line
    greedy: Line

    @property
    def chance(self) -> float:
        return self.safe.chances[self.tricks - 1]

    @property
    def greedy_chance(self) -> float:
        """That the other line gives the tricks that are needed."""
        return self.greedy.chances[self.tricks - 1]


def spot(outlook: Outlook) -> Iterator[Finding]:
    """In each suit that has to give some tricks, and not all it could, with the contract depending on it alone."""
    if outlook.needed is None or not outlook.view.is_to_play or outlook.trick is not None:
        return
    for suit in Suit:
        out = len(outlook.out(suit))
        wanted = outlook.needed - (outlook.winners - outlook.sure_tricks(suit))
        longer = max(outlook.hand(seat).length(suit) for seat in outlook.our_seats)
        if FEWEST <= out <= MOST and outlook.ours.length(suit) + out >= LEFT and 0 < wanted < longer:
            safety = _safety(outlook, suit, wanted)
            if safety is not None:
                yield _finding(outlook, safety)


def _safety(outlook: Outlook, suit: Suit, wanted: int) -> _Safety | None:
    lines = quick_lines(outlook.combination(suit), outlook.places(suit)).by_tricks
    if len(lines) < wanted or lines[wanted - 1].chances[wanted - 1] <= 0:
        return None
    return _Safety(suit, wanted, len(lines), lines[wanted - 1], lines[-1])


def _finding(outlook: Outlook, safety: _Safety) -> Finding:
    return Finding(
        Technique.SAFETY_PLAY,
        safety.suit,
        _now(outlook, safety),
        (
            Condition(
                counted(
                    "{n} trick in {suit} is enough, and there may be more",
                    "{n} tricks in {suit} are enough, and there may be more",
                    n=safety.tricks,
                    suit=safety.suit,
                ),
                safety.tricks < safety.most,
            ),
            Condition(
                phrase("another line than the one for the most tricks is safer"),
                safety.chance > safety.greedy_chance + GAIN
                and safety.safe.plan.step != safety.greedy.plan.step,
            ),
            Condition(
                phrase("the tricks from the top are not enough, or the suit may fail to give them"),
                safety.chance > GAIN,
            ),
            Condition(phrase("either hand can be led from"), all(map(outlook.is_reached, outlook.our_seats))),
        ),
        _question(outlook, safety),
        phrase("A safety play in {suit}: {line}.", suit=safety.suit, line=told(safety.safe.plan)),
        None if safety.chance > 1 - 1e-9 else phrase("the missing cards do not lie as badly as they can"),
        (
            Price(phrase("the safety play"), safety.chance),
            Price(
                counted("going for {n} trick", "going for {n} tricks", n=safety.most), safety.greedy_chance
            ),
        ),
        outlook.ours & Hand(0b1111111111111 << 13 * safety.suit),
    )


def _now(outlook: Outlook, safety: _Safety) -> Hand:
    """The card that begins the line, where the hand on lead has it; both hands may do where it does not matter."""
    step, seat = safety.safe.plan.step, outlook.turn
    cards = outlook.hand(seat).cards(safety.suit)
    if not cards:
        return NO_CARDS
    match step.way:
        case Way.CASH | Way.RUN | Way.LEAD | Way.LEAD_TO if step.led is not None:
            return _with_rank(cards, step.led)
        case Way.LOW_TO if step.reply is not None:
            return Hand.of(cards[-1:]) if _has(outlook, seat.partner, safety.suit, step.reply) else NO_CARDS
        case Way.DUCK:
            return Hand.of(cards[-1:])
        case _:
            return NO_CARDS


def _with_rank(cards: tuple[Card, ...], rank: Rank) -> Hand:
    return Hand.of(card for card in cards if card.rank is rank)


def _has(outlook: Outlook, seat: Seat, suit: Suit, rank: Rank) -> bool:
    return bool(outlook.hand(seat).holding(suit) & bit_of(rank))


def _question(outlook: Outlook, safety: _Safety) -> Phrase:
    return counted(
        "You need {n} trick from {suit}, not {most}. Which division of the {out} missing cards could "
        "still beat you?",
        "You need {n} tricks from {suit}, not {most}. Which division of the {out} missing cards could "
        "still beat you?",
        n=safety.tricks,
        suit=safety.suit,
        most=safety.most,
        out=len(outlook.out(safety.suit)),
    )
