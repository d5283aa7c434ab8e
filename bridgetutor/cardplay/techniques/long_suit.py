"""A long suit: its small cards win when the defenders have no more of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridgetutor.cardplay.entries import entries
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques import moment
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat

SHORTEST = 4


@dataclass(frozen=True, slots=True)
class LongSuit:
    """A suit that is longer in one of declarer's hands than what it wins from the top."""

    suit: Suit
    holder: Seat
    length: int
    others: int
    """The length in the other hand."""
    ranks: tuple[Rank, ...]
    """Of declarer's cards, from the top."""
    missing: tuple[Rank, ...]
    tops: int
    """Rounds that are won from the top."""

    @property
    def out(self) -> int:
        """The number of missing cards."""
        return len(self.missing)

    @property
    def evenly(self) -> int:
        """The rounds until the defenders are out of it, where it divides as evenly as it can."""
        return (self.out + 1) // 2

    def lost(self, rounds: int) -> int:
        """How many of so many rounds the defenders win, with the lowest cards that beat declarer's highest ones."""
        left = list(self.missing)
        for rank in self.ranks[:rounds]:
            higher = [card for card in left if card > rank]
            if higher:
                left.remove(min(higher))
        return len(self.missing) - len(left)

    def tricks(self, rounds: int) -> int:
        """The small cards that win, when the defenders are out of the suit after so many rounds."""
        return max(0, self.length - max(rounds, self.tops))


def long_suits(outlook: Outlook) -> Iterator[LongSuit]:
    """Those that are no trumps and not solid."""
    for suit in Suit:
        if suit is outlook.trumps or not outlook.out(suit):
            continue
        (others, _), (length, holder) = sorted((outlook.hand(s).length(suit), s) for s in outlook.our_seats)
        tops = outlook.sure_tricks(suit)
        if length >= SHORTEST and tops < length:
            ranks, missing = outlook.ours.ranks(suit), outlook.unseen.ranks(suit)
            yield LongSuit(suit, holder, length, others, ranks, missing, tops)


def breaks(outlook: Outlook, suit: Suit, rounds: int) -> float:
    """The chance that neither defender has more cards of the suit than so many."""
    lengths = outlook.odds.lengths(outlook.hidden[0], suit)
    out = len(lengths) - 1
    return sum((chance for held, chance in enumerate(lengths) if max(held, out - held) <= rounds), 0.0)


def spot(outlook: Outlook) -> Iterator[Finding]:
    """In each long suit."""
    for long in long_suits(outlook):
        if long.others and long.length - long.evenly >= 0:
            yield _finding(outlook, long)


def _finding(outlook: Outlook, long: LongSuit) -> Finding:
    chance = breaks(outlook, long.suit, long.length - 1)
    return Finding(
        Technique.LONG_SUIT,
        long.suit,
        _now(outlook, long),
        (
            Condition(
                phrase("the suit can divide so that a small card is left over"),
                long.tricks(long.evenly) > 0 and chance > 0,
            ),
            Condition(
                counted("you can lose {n} trick", "you can lose {n} tricks", n=long.lost(long.evenly)),
                outlook.spare >= long.lost(long.evenly),
            ),
            Condition(phrase("{seat} can be reached then", seat=long.holder), _is_reached(outlook, long)),
            Condition(phrase("their trumps are drawn by then, or can be"), _is_safe_from_ruffs(outlook)),
            Condition(phrase("the tricks from the top are not enough"), outlook.needs_more),
        ),
        _question(outlook, long),
        _plan(long),
        phrase("neither defender has more than {n} in {suit}", n=long.length - 1, suit=long.suit)
        if chance < 1
        else None,
        tuple(_prices(outlook, long)),
        Hand.of(outlook.hand(long.holder).cards(long.suit)[-1:]),
    )


def _prices(outlook: Outlook, long: LongSuit) -> Iterator[Price]:
    """For one small card that wins, for two and so on."""
    for number in range(1, long.tricks(long.evenly) + 1):
        chance = breaks(outlook, long.suit, long.length - number)
        if chance > 0:
            yield Price(counted("{n} small card wins", "{n} small cards win", n=number), chance)


def _is_reached(outlook: Outlook, long: LongSuit) -> bool:
    """By an entry beside the suit, by a winner of it that is kept, or where no round is lost."""
    lost = long.lost(long.evenly)
    has_winner = bool(outlook.masters(long.holder, long.suit)) and long.others > lost
    return lost == 0 or has_winner or bool(entries(outlook, long.holder, beside=long.suit))


def _is_safe_from_ruffs(outlook: Outlook) -> bool:
    """Whether there are no trumps, or they can be drawn without losing the lead where they divide evenly."""
    trumps = outlook.trumps
    return trumps is None or outlook.sure_tricks(trumps) >= (len(outlook.out(trumps)) + 1) // 2


def _now(outlook: Outlook, long: LongSuit) -> Hand:
    """Winners of the hand on lead, the shorter hand's first; else a small card."""
    seat = outlook.turn
    held = outlook.hand(seat).cards(long.suit)
    own, partners = outlook.masters(seat, long.suit), outlook.masters(seat.partner, long.suit)
    is_shorter = seat is not long.holder
    cards: tuple[Card, ...] = own if own and (is_shorter or not partners) else held[-1:]
    return moment.leading(outlook, seat, cards)


def _question(outlook: Outlook, long: LongSuit) -> Phrase:
    if long.lost(long.evenly):
        return counted(
            "They have {n} card in {suit}. After how many rounds are they out of it, and what is "
            "{holder} left with?",
            "They have {n} cards in {suit}. After how many rounds are they out of it, and what is "
            "{holder} left with?",
            n=long.out,
            suit=long.suit,
            holder=long.holder,
        )
    return counted(
        "{n} card is out in {suit}. How must they divide for the small ones of {holder} to count?",
        "{n} cards are out in {suit}. How must they divide for the small ones of {holder} to count?",
        n=long.out,
        suit=long.suit,
        holder=long.holder,
    )


def _plan(long: LongSuit) -> Phrase:
    if not long.lost(long.evenly):
        return phrase(
            "Establish the long suit: play {suit} from the top, and count what they throw.", suit=long.suit
        )
    return counted(
        "Establish the long suit: play {suit} until they have no more, giving up {n} round; keep an "
        "entry to {holder}.",
        "Establish the long suit: play {suit} until they have no more, giving up {n} rounds; keep an "
        "entry to {holder}.",
        n=long.lost(long.evenly),
        suit=long.suit,
        holder=long.holder,
    )
