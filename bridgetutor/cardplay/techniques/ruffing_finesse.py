"""The ruffing finesse: an honour is led through the missing one; covered, it is ruffed; if not, a loser goes."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat


def spot(outlook: Outlook) -> Iterator[Finding]:
    """A side suit with touching honours below a missing one, opposite a hand that is out of it or soon will be."""
    if not outlook.is_declarers or outlook.trumps is None:
        return
    for suit in Suit:
        for holder in outlook.our_seats:
            out = outlook.out(suit)
            if suit is not outlook.trumps and out and len(outlook.hand(holder).cards(suit)) > 1:
                yield _through(outlook, suit, holder, out[0])


def _through(outlook: Outlook, suit: Suit, holder: Seat, missing: Card) -> Finding:
    ruffer, after = holder.partner, holder.next
    trumps = outlook.hand(ruffer).length(outlook.trumps) if outlook.trumps is not None else 0
    first = outlook.masters(holder, suit)
    short = outlook.hand(ruffer).length(suit)
    honours = _honours(outlook, suit, holder, missing)
    chance = outlook.odds.holds(after, Hand.of([missing]))
    falls = _falls(outlook, holder, missing, short, trumps)
    return Finding(
        Technique.RUFFING_FINESSE,
        suit,
        _now(outlook, holder, first[:short], honours),
        (
            Condition(
                phrase("{seat} has two cards that only the {card} beats", seat=holder, card=missing),
                len(honours) > 1,
            ),
            Condition(
                phrase(
                    "{seat} is out of {suit}, or is so once your winners are cashed", seat=ruffer, suit=suit
                ),
                short <= len(first),
            ),
            Condition(phrase("{seat} has a trump to ruff with", seat=ruffer), trumps > 0),
            Condition(
                phrase("{seat} has a loser to throw", seat=ruffer), _has_a_loser(outlook, suit, ruffer)
            ),
            Condition(phrase("{seat} can be reached", seat=holder), outlook.is_reached(holder)),
            Condition(phrase("{seat} may have the {card}", seat=after, card=missing), chance > 0),
            Condition(phrase("ruffing small cards is not better"), chance >= falls),
        ),
        _question(suit, holder, missing, first),
        phrase(
            "A ruffing finesse in {suit}: lead high from {holder}; ruff if {after} covers, else throw a loser.",
            suit=suit,
            holder=holder,
            after=after,
        ),
        phrase("{seat} has the {card}", seat=after, card=missing),
        (
            Price(phrase("the ruffing finesse"), chance),
            Price(
                phrase("ruffing the small cards until the {card} falls", card=missing),
                falls,
            ),
        ),
        Hand.of((*honours, missing)),
    )


def _honours(outlook: Outlook, suit: Suit, holder: Seat, missing: Card) -> list[Card]:
    """The holder's cards between the missing one and the next that is out."""
    others = outlook.out(suit)[1:]
    return [
        card
        for card in outlook.hand(holder).cards(suit)
        if card.rank < missing.rank and all(card.rank > other.rank for other in others)
    ]


def _has_a_loser(outlook: Outlook, suit: Suit, seat: Seat) -> bool:
    """Whether the seat has a card in a third suit that does not win from the top."""
    return any(
        outlook.hand(seat).length(each) > outlook.sure_tricks(each)
        for each in Suit
        if each not in {suit, outlook.trumps}
    )


def _falls(outlook: Outlook, holder: Seat, missing: Card, short: int, trumps: int) -> float:
    """That the missing card falls in the rounds that are won and ruffed before it."""
    rounds = min(
        max(short, len(outlook.masters(holder, missing.suit))) + trumps,
        outlook.hand(holder).length(missing.suit) - 1,
    )
    return sum(
        outlook.odds.chance(lambda held: missing in held and len(held) <= rounds, seat, missing.suit)
        for seat in outlook.hidden
    )


def _question(suit: Suit, holder: Seat, missing: Card, first: tuple[Card, ...]) -> Phrase:
    if first:
        return phrase(
            "With your top {suit} gone, only the {card} beats {holder}'s next. What if it comes up, and what if not?",
            suit=suit,
            card=missing,
            holder=holder,
        )
    return phrase(
        "{other} has no {suit}, and only the {card} beats the best ones of {holder}. Who should be made to choose?",
        other=holder.partner,
        suit=suit,
        card=missing,
        holder=holder,
    )


def _now(outlook: Outlook, holder: Seat, first: tuple[Card, ...], honours: list[Card]) -> Hand:
    """The winners that come first, else an honour, where the holder is on lead; later the ruff or the discard."""
    if not outlook.is_to_lead or outlook.turn is not holder:
        return Hand()
    return Hand.of(first or honours)
