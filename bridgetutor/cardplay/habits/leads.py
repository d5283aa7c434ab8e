"""Leading: which suit a defender leads and which card of it; what declarer's side leads."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from bridgetutor.cardplay.habits.situation import Habit, Situation
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import SUITS_DOWN, Card, Rank, Suit
from bridgetutor.rules.hands import Hand


def card_led(hand: Hand, suit: Suit, *, notrump: bool) -> Card:
    """The card that is led from a suit: top of a sequence or of two cards, the ace, an inner sequence, fourth highest.

    Second highest where all are small. After Ron Klinger, "Guide to Better Card Play", in the British style: ace from
    ace-king. Raises `IndexError` where the hand is void in the suit.
    """
    cards = hand.cards(suit)
    ranks = [card.rank for card in cards]
    if len(cards) <= 2 or heads_a_sequence(ranks, notrump=notrump):
        return cards[0]
    if ranks[0] is Rank.ACE and not notrump:
        return cards[0]
    inner = _inner_sequence(ranks)
    if inner is not None:
        return cards[inner]
    if ranks[0] < Rank.TEN:
        return cards[1]
    return cards[min(3, len(cards) - 1)]


def heads_a_sequence(ranks: list[Rank], *, notrump: bool) -> bool:
    """Whether the highest card heads a sequence worth leading from, ten or higher.

    Two touching cards with a third that touches or nearly does (QJT, QJ9); at a suit contract AK and KQ alone, and
    two of three cards.
    """
    if len(ranks) < 2 or ranks[0] < Rank.TEN or ranks[0] - ranks[1] != 1:
        return False
    if len(ranks) == 2 or ranks[1] - ranks[2] <= 2:
        return True
    return not notrump and (ranks[0] >= Rank.KING or len(ranks) == 3)


def _inner_sequence(ranks: list[Rank]) -> int | None:
    """The place of the jack of JT, or the ten of T9, below a higher honour."""
    for place, (one, two) in enumerate(pairwise(ranks[1:]), start=1):
        if (one, two) in {(Rank.JACK, Rank.TEN), (Rank.TEN, Rank.NINE)}:
            return place
    return None


def returns_partners_suit(now: Situation) -> Habit | None:
    """A defender returns the suit that partner led: the higher of two cards left, else the lowest."""
    suit = _partners_suit(now)
    if suit is None or _ruffed_in_dummy(now, suit):
        return None
    cards = now.hand.cards(suit)
    card = cards[0] if len(cards) <= 2 or now.is_master(cards[0]) else cards[-1]
    return Habit(card, phrase("return partner's suit"))


def cashes_an_established_suit(now: Situation) -> Habit | None:
    """A suit in which every card is high is cashed, where nobody can ruff it."""
    for suit in _longest_first(now.hand, _plain_suits(now)):
        if now.is_master(now.hand.cards(suit)[-1]) and not _may_be_ruffed(now):
            return Habit(now.hand.cards(suit)[0], phrase("cash the winners of a suit that is established"))
    return None


def leads_top_of_a_sequence(now: Situation) -> Habit | None:
    """The top of a sequence of honours is a safe lead, and builds tricks."""
    notrump = now.trumps is None
    for suit in _longest_first(now.hand, _plain_suits(now)):
        if not _ruffed_in_dummy(now, suit) and heads_a_sequence(list(now.hand.ranks(suit)), notrump=notrump):
            return Habit(now.hand.cards(suit)[0], phrase("the top of a sequence"))
    return None


def leads_from_the_longest_suit(now: Situation) -> Habit:
    """A small card from the longest suit; at a suit contract rather not away from an ace."""
    suits = _longest_first(now.hand, _plain_suits(now)) or _longest_first(now.hand, Suit)
    if now.trumps is not None:
        suits.sort(key=lambda suit: now.hand.ranks(suit)[0] is Rank.ACE or _ruffed_in_dummy(now, suit))
    card = card_led(now.hand, suits[0], notrump=now.trumps is None)
    return Habit(card, phrase("from your longest suit"))


def draws_trumps(now: Situation) -> Habit | None:
    """Declarer draws trumps while the defenders have any, and declarer's hands have as many together."""
    trumps, partner = now.trumps, now.partner or Hand()
    if trumps is None or not now.hand.length(trumps):
        return None
    out = now.unseen.length(trumps)
    if not 0 < out <= now.hand.length(trumps) + partner.length(trumps):
        return None
    return Habit(_towards_the_higher(now, trumps), phrase("draw trumps"))


def plays_the_longest_suit(now: Situation) -> Habit:
    """Declarer plays on the longest suit of the two hands: small towards the higher cards, or high from them."""
    partner = now.partner or Hand()
    suits = [suit for suit in _plain_suits(now) if now.hand.length(suit)] or [
        suit for suit in SUITS_DOWN if now.hand.length(suit)
    ]
    together = Hand(now.hand.bits | partner.bits)
    suit = _longest_first(together, suits)[0]
    return Habit(_towards_the_higher(now, suit), phrase("the longest suit of the two hands"))


def _towards_the_higher(now: Situation, suit: Suit) -> Card:
    """The lowest card where the other hand has higher ones, else the highest if it is master or touches the next."""
    mine = now.hand.cards(suit)
    theirs = (now.partner or Hand()).cards(suit)
    if theirs and theirs[0].rank > mine[0].rank:
        return mine[-1]
    touches = len(mine) > 1 and mine[0].rank - mine[1].rank == 1
    return mine[0] if now.is_master(mine[0]) or touches else mine[-1]


def _partners_suit(now: Situation) -> Suit | None:
    """The suit partner led last, where a card of it is held and it is not trumps."""
    led = [
        trick.suit
        for trick in now.view.play.complete_tricks
        if trick.leader is now.seat.partner and trick.suit is not now.trumps and now.hand.length(trick.suit)
    ]
    return led[-1] if led else None


def _plain_suits(now: Situation) -> list[Suit]:
    return [suit for suit in SUITS_DOWN if suit is not now.trumps]


def _longest_first(hand: Hand, suits: Iterable[Suit]) -> list[Suit]:
    """The suits that are held, longest first, of equal ones the higher ranking cards first."""
    held = [suit for suit in suits if hand.length(suit)]
    return sorted(held, key=lambda suit: (-hand.length(suit), -hand.holding(suit), -suit))


def _ruffed_in_dummy(now: Situation, suit: Suit) -> bool:
    """Whether dummy, an opponent, is void in the suit and has a trump."""
    dummy = now.view.dummy_hand
    if now.declares or dummy is None or now.trumps is None:
        return False
    return dummy.length(suit) == 0 and dummy.length(now.trumps) > 0


def _may_be_ruffed(now: Situation) -> bool:
    return now.trumps is not None and now.against.length(now.trumps) > 0
