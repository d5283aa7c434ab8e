"""Entries: a trick that either hand can win is won in the hand that has no need of its winner later."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridgetutor.cardplay.entries import entries
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques.finding import Condition, Finding
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.hands import NO_CARDS, Hand
from bridgetutor.rules.seats import Seat

LONG = 5
"""Cards of a suit that may be worth coming back for."""


@dataclass(frozen=True, slots=True)
class _Choice:
    """A suit that both hands can win now, and the hand that has tricks to come to in another."""

    suit: Suit
    needy: Seat
    entry: Card
    """The needy hand's winner."""
    instead: Card
    """The winner of the other hand."""
    source: Suit
    """Where the needy hand's tricks are."""


def spot(outlook: Outlook) -> Iterator[Finding]:
    """For each suit led by a defender, or that declarer may lead, of which both hands have a winner."""
    for suit in Suit:
        winners = {seat: outlook.masters(seat, suit) for seat in outlook.our_seats}
        for needy in outlook.our_seats:
            if winners[needy] and winners[needy.partner]:
                yield from _for(outlook, suit, needy)


def _for(outlook: Outlook, suit: Suit, needy: Seat) -> Iterator[Finding]:
    own, others = (outlook.masters(seat, suit) for seat in (needy, needy.partner))
    sources = [
        each
        for each in Suit
        if each is not suit and each is not outlook.trumps and _is_source(outlook, needy, each)
    ]
    for source in sources[:1]:
        yield _finding(outlook, _Choice(suit, needy, own[-1], others[0], source))


def _is_source(outlook: Outlook, seat: Seat, suit: Suit) -> bool:
    """Whether the hand has a long suit with more to it than the other can lead to."""
    length, others = (outlook.hand(each).length(suit) for each in (seat, seat.partner))
    return length >= LONG and length > others and _worth(outlook, seat, suit) > 0


def _worth(outlook: Outlook, seat: Seat, suit: Suit) -> int:
    """The tricks that remain in the hand when the other has no more of the suit, if it divides evenly."""
    length, others = (outlook.hand(each).length(suit) for each in (seat, seat.partner))
    rounds = (len(outlook.out(suit)) + 1) // 2
    return length - max(others, rounds)


def _finding(outlook: Outlook, choice: _Choice) -> Finding:
    beside = [
        card for card in entries(outlook, choice.needy, beside=choice.source) if card.suit is not choice.suit
    ]
    return Finding(
        Technique.ENTRIES,
        choice.suit,
        _cards(outlook, choice),
        (
            Condition(
                phrase(
                    "{seat} has one entry beside {suit}, in this suit", seat=choice.needy, suit=choice.source
                ),
                not beside and len(outlook.masters(choice.needy, choice.suit)) == 1,
            ),
            Condition(
                phrase("the tricks there cannot be taken before the entry"),
                _has_to_come_back(outlook, choice),
            ),
            Condition(
                phrase("{seat} can win this round", seat=choice.needy.partner), _can_choose(outlook, choice)
            ),
            Condition(phrase("the tricks are still wanted"), outlook.needed is None or outlook.needed > 0),
        ),
        _question(outlook, choice),
        _plan(choice),
        key_cards=Hand.of([choice.entry]),
    )


def _has_to_come_back(outlook: Outlook, choice: _Choice) -> bool:
    """Whether the other hand runs out of the long suit before its tricks are good."""
    out = outlook.out(choice.source)
    tops = outlook.sure_tricks(choice.source)
    others = outlook.hand(choice.needy.partner).length(choice.source)
    rounds = (len(out) + 1) // 2
    own_winner = bool(outlook.masters(choice.needy, choice.source))
    return others <= max(rounds - (1 if own_winner else 0), 1) and tops < outlook.hand(choice.needy).length(
        choice.source
    )


def _can_choose(outlook: Outlook, choice: _Choice) -> bool:
    """Whether the trick is at a point where either hand can still win it."""
    trick = outlook.trick
    if not outlook.view.is_to_play or trick is None or trick.suit is not choice.suit:
        return False
    if trick.leader.side is outlook.side or len(trick.cards) != 1:
        return False
    held = outlook.hand(choice.needy.partner).length(choice.suit)
    return held > 0 and outlook.hand(choice.needy).length(choice.suit) > 1


def _cards(outlook: Outlook, choice: _Choice) -> Hand:
    """The winner of the other hand, or a card of the needy one that leaves it to that."""
    if not _can_choose(outlook, choice):
        return NO_CARDS
    if outlook.turn is choice.needy:
        held = outlook.hand(choice.needy).cards(choice.suit)
        return Hand.of(
            card for card in held if card.rank < choice.instead.rank and not outlook.is_master(card)
        )
    return Hand.of(outlook.masters(choice.needy.partner, choice.suit))


def _question(outlook: Outlook, choice: _Choice) -> Phrase:
    return phrase(
        "Either hand can win this round of {suit}. Which of them will you have to come to again when "
        "{source} are ready?",
        suit=choice.suit,
        source=choice.source,
    )


def _plan(choice: _Choice) -> Phrase:
    return phrase(
        "Keep the entry: win this round of {suit} in {other}, since the {entry} is the way to {source} in "
        "{needy}.",
        suit=choice.suit,
        other=choice.needy.partner,
        entry=choice.entry,
        source=choice.source,
        needy=choice.needy,
    )
