"""The hold-up: the only stopper is kept until one defender has no more of the suit to return."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Trick
from bridgetutor.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class _HoldUp:
    """A stopper in the hand to play, and the two defenders: the one with the long suit, and his partner."""

    trick: Trick
    stopper: Card
    small: tuple[Card, ...]
    """The cards beside it that do not win the trick."""

    @property
    def suit(self) -> Suit:
        return self.trick.suit

    @property
    def leader(self) -> Seat:
        return self.trick.leader

    @property
    def partner(self) -> Seat:
        """Who is to run out of the suit."""
        return self.leader.partner


def spot(outlook: Outlook) -> Iterator[Finding]:
    """Where a defender has led a suit at notrump, and the hand to play has the only winner in it."""
    trick = outlook.trick
    if trick is None or not outlook.view.is_to_play or trick.leader.side is outlook.side:
        return
    held = outlook.hand(outlook.turn).cards(trick.suit)
    if held and outlook.is_master(held[0]):
        best = trick.winner(outlook.strain)
        card = dict(trick.plays)[best]
        if best.side is not outlook.side and card.suit is trick.suit and held[0].rank > card.rank:
            small = tuple(each for each in held[1:] if each.rank < card.rank)
            yield _finding(outlook, _HoldUp(trick, held[0], small))


def _finding(outlook: Outlook, now: _HoldUp) -> Finding:
    still = _still_has(outlook, now)
    runs_out = _runs_out(outlook, now)
    return Finding(
        Technique.HOLD_UP,
        now.suit,
        Hand.of(now.small),
        (
            Condition(phrase("there are no trumps"), outlook.trumps is None),
            Condition(
                phrase("you have one stopper in {suit}, and a card to play instead", suit=now.suit),
                _stoppers(outlook, now) == 1 and bool(now.small),
            ),
            Condition(phrase("no lower card wins this trick"), not _wins_cheaply(outlook, now)),
            Condition(
                phrase("{seat} may have more to return, and may run out of it", seat=now.partner),
                still > 0 and runs_out > 1 - still + 1e-9,
            ),
            Condition(phrase("they have more {suit} than you", suit=now.suit), _is_theirs(outlook, now)),
            Condition(phrase("the tricks from the top are not enough"), outlook.needs_more),
            Condition(phrase("you can lose this trick and one more"), outlook.spare > 1),
            Condition(phrase("no other suit is worse to be led"), not _worse(outlook, now.suit)),
        ),
        _question(outlook, now),
        _plan(outlook, now),
        phrase("{seat} runs out of {suit} while you hold up", seat=now.partner, suit=now.suit),
        (
            Price(phrase("holding up"), runs_out),
            Price(phrase("winning now"), 1 - still),
        ),
        Hand.of([now.stopper]),
    )


def _wins_cheaply(outlook: Outlook, now: _HoldUp) -> bool:
    """Whether fourth hand has a card beside the stopper that beats all that has been played."""
    beside = outlook.hand(outlook.turn).length(now.suit) - 1
    return len(now.trick.cards) == 3 and len(now.small) < beside


def _is_theirs(outlook: Outlook, now: _HoldUp) -> bool:
    """Whether the defenders have more cards of the suit, those of the trick included."""
    played = [seat.side is outlook.side for seat, card in now.trick.plays if card.suit is now.suit]
    theirs = len(outlook.out(now.suit)) + played.count(False)
    return theirs > outlook.ours.length(now.suit) + played.count(True)


def _to_come(now: _HoldUp) -> bool:
    """Whether the leader's partner has still to play to the trick."""
    return len(now.trick.cards) < 3


def _still_has(outlook: Outlook, now: _HoldUp) -> float:
    """That the leader's partner has a card of the suit left after this trick."""
    lengths = outlook.odds.lengths(now.partner, now.suit)
    return 1 - sum(lengths[: 2 if _to_come(now) else 1])


def _runs_out(outlook: Outlook, now: _HoldUp) -> float:
    """That he has none left when the stopper wins at last, in the round after the small cards are gone."""
    lengths = outlook.odds.lengths(now.partner, now.suit)
    return sum(lengths[: len(now.small) + 1 + _to_come(now)])


def _stoppers(outlook: Outlook, now: _HoldUp) -> int:
    """Winners, and cards that become winners when one or two higher ones are gone, with small ones to guard them."""
    ours, out = outlook.ours.cards(now.suit), outlook.out(now.suit)
    return sum(sum(other.rank > card.rank for other in out) <= place for place, card in enumerate(ours[:3]))


def _worse(outlook: Outlook, suit: Suit) -> bool:
    """Whether a suit has no stopper at all."""
    return any(not _is_stopped(outlook, each) for each in Suit if each is not suit and outlook.out(each))


def _is_stopped(outlook: Outlook, suit: Suit) -> bool:
    """A winner; or a king, or queen and jack, with cards beside them."""
    if outlook.sure_tricks(suit):
        return True
    out = outlook.out(suit)
    for seat in outlook.our_seats:
        for place, card in enumerate(outlook.hand(seat).cards(suit)):
            if (
                card.rank >= Rank.TEN
                and sum(other.rank > card.rank for other in out) < outlook.hand(seat).length(suit) - place
            ):
                return True
    return False


def _question(outlook: Outlook, now: _HoldUp) -> Phrase:
    return counted(
        "{n} card in {suit} is still out. If {partner} gets in later, what would you like {partner} not "
        "to have?",
        "{n} cards in {suit} are still out. If {partner} gets in later, what would you like {partner} "
        "not to have?",
        n=len(outlook.out(now.suit)),
        suit=now.suit,
        partner=now.partner,
    )


def _plan(outlook: Outlook, now: _HoldUp) -> Phrase:
    return counted(
        "Hold up in {suit}: keep the {card} for {n} round, so that {seat} has none to return.",
        "Hold up in {suit}: keep the {card} for up to {n} rounds, so that {seat} has none to return.",
        n=len(now.small),
        suit=now.suit,
        card=now.stopper,
        seat=now.partner,
    )
