"""The double finesse: two missing cards, and a tenace with gaps for both; the lower card is tried first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques import moment
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.cardplay.tenaces import LOWEST
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Card, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class _Gaps:
    """A hand with a card above two missing ones, and what it has below them."""

    holder: Seat
    top: Card
    higher: Card
    lower: Card
    between: tuple[Card, ...]
    """Of either hand."""
    deep: tuple[Card, ...]
    """The holder's cards that only the two missing ones beat, from the top."""
    small: tuple[Card, ...]
    """The other hand's."""

    @property
    def suit(self) -> Suit:
        return self.top.suit

    @property
    def before(self) -> Seat:
        """The defender who plays before the holder."""
        return self.holder.partner.next

    @property
    def missing(self) -> Hand:
        return Hand.of([self.higher, self.lower])

    @property
    def is_split(self) -> bool:
        """Whether there is a card of the holder's between the two: AQT, and not AJT."""
        return len(self.between) == 1


def spot(outlook: Outlook) -> Iterator[Finding]:
    """In each suit and for either of declarer's hands."""
    for suit in Suit:
        for holder in outlook.our_seats:
            gaps = _gaps(outlook, suit, holder)
            if gaps is not None and (gaps.deep or gaps.is_split):
                yield _finding(outlook, gaps)


def _gaps(outlook: Outlook, suit: Suit, holder: Seat) -> _Gaps | None:
    out, held = outlook.out(suit), outlook.hand(holder).cards(suit)
    if len(out) < 2 or out[1].rank < LOWEST or not held or held[0].rank < out[0].rank:
        return None
    floor = out[2].rank if len(out) > 2 else 0
    between = tuple(card for card in outlook.ours.cards(suit) if out[1].rank < card.rank < out[0].rank)
    deep = tuple(card for card in held if floor < card.rank < out[1].rank)
    others = outlook.hand(holder.partner).cards(suit)
    trick = outlook.trick
    if trick is not None and trick.leader is holder.partner and trick.suit is suit:
        others = (*others, trick.cards[0])
    small = tuple(card for card in others if card.rank < out[1].rank)
    return _Gaps(holder, held[0], out[0], out[1], between, deep, small)


def _finding(outlook: Outlook, gaps: _Gaps) -> Finding:
    both, neither = (outlook.odds.holds(seat, gaps.missing) for seat in (gaps.before, gaps.holder.next))
    wanted = 1 if gaps.is_split else 2
    prices = [Price(phrase("one of the two cards with {seat}", seat=gaps.before), 1 - neither)]
    if gaps.is_split:
        prices.append(Price(phrase("both of them there, and no trick lost"), both))
    return Finding(
        Technique.DOUBLE_FINESSE,
        gaps.suit,
        _now(outlook, gaps),
        (
            Condition(
                phrase(
                    "{seat} has the cards about the {high} and the {low}",
                    seat=gaps.holder,
                    high=gaps.higher,
                    low=gaps.lower,
                ),
                _is_tenace(outlook, gaps) and len(gaps.deep) >= wanted,
            ),
            Condition(
                phrase("{seat} has two small cards to lead", seat=gaps.holder.partner), len(gaps.small) > 1
            ),
            Condition(phrase("{seat} may have one of the two", seat=gaps.before), 1 - neither > 0),
            Condition(phrase("the tricks from the top are not enough"), outlook.needs_more),
        ),
        _question(gaps),
        _plan(gaps),
        phrase("{seat} has the {one} or the {two}", seat=gaps.before, one=gaps.higher, two=gaps.lower),
        tuple(prices),
        Hand.of([gaps.top, *gaps.between, *gaps.deep]) | gaps.missing,
    )


def _is_tenace(outlook: Outlook, gaps: _Gaps) -> bool:
    """AQT or AJT in one hand, with nothing more above or between in the other."""
    above = [card for card in outlook.ours.cards(gaps.suit) if card.rank > gaps.higher.rank]
    held = outlook.hand(gaps.holder)
    return len(above) == 1 and len(gaps.between) < 2 and all(card in held for card in gaps.between)


def _now(outlook: Outlook, gaps: _Gaps) -> Hand:
    lead = moment.leading(outlook, gaps.holder.partner, gaps.small)
    return lead | moment.following(outlook, gaps.holder, gaps.deep[-1:], leader=gaps.holder.partner)


def _question(gaps: _Gaps) -> Phrase:
    if gaps.is_split:
        return phrase(
            "The {one} and the {two} are out in {suit}. What if {before} has one of them, and what if both?",
            one=gaps.higher,
            two=gaps.lower,
            suit=gaps.suit,
            before=gaps.before,
        )
    return phrase(
        "The {one} and the {two} can lie in four ways between {before} and {after}. In how many of them "
        "do you lose but one trick in {suit}?",
        one=gaps.higher,
        two=gaps.lower,
        before=gaps.before,
        after=gaps.holder.next,
        suit=gaps.suit,
    )


def _plan(gaps: _Gaps) -> Phrase:
    return phrase(
        "A double finesse in {suit}: from {other} towards {holder}, who plays the lowest card that may do first; then "
        "lead towards {holder} again.",
        suit=gaps.suit,
        other=gaps.holder.partner,
        holder=gaps.holder,
    )
