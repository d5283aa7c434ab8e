"""To cover or not: second hand puts a higher honour on one that is led where that promotes a lower card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat

LOWEST = Rank.NINE
"""Lower cards are hardly ever promoted."""

THINKABLE = Rank.SEVEN
"""Nobody thinks of covering a lower card."""


@dataclass(frozen=True, slots=True)
class _Honour:
    """An honour that was led, and what second hand has to put on it."""

    led: Card
    leader: Seat
    cover: Card
    small: tuple[Card, ...]
    next_in_dummy: Card | None
    """Dummy's card that touches the honour from below, wherever the honour came from."""
    own: Card | None
    """The own card that covering would bring nearer to a trick."""
    partners: Card | None
    """The highest such card that partner may have."""

    @property
    def suit(self) -> Suit:
        return self.led.suit

    @property
    def promoted(self) -> Card | None:
        """What covering is for."""
        found = [card for card in (self.own, self.partners) if card is not None]
        return max(found, default=None)


def spot(outlook: Outlook) -> Iterator[Finding]:
    """For a defender in second hand, when an honour was led that the own one beats."""
    honour = _honour(outlook)
    if honour is not None:
        yield _not_to_cover(outlook, honour)
        yield _to_cover(outlook, honour)


def _honour(outlook: Outlook) -> _Honour | None:
    trick = outlook.trick
    if trick is None or len(trick.cards) != 1 or not outlook.view.is_to_play:
        return None
    led, dummy = trick.cards[0], outlook.view.play.dummy
    if dummy is None or trick.leader.side is outlook.side or led.rank < THINKABLE:
        return None
    held = outlook.hand(outlook.view.seat).cards(led.suit)
    higher = [card for card in held if card.rank > led.rank]
    small = tuple(card for card in held if card.rank < led.rank)
    if not higher or not small or outlook.is_master(higher[-1]) or higher[-1].rank is Rank.ACE:
        return None
    return _Honour(
        led,
        trick.leader,
        higher[-1],
        small,
        _touching(outlook, led, dummy),
        small[0] if small[0].rank >= LOWEST else None,
        next((card for card in outlook.out(led.suit) if LOWEST <= card.rank < led.rank), None),
    )


def _touching(outlook: Outlook, led: Card, dummy: Seat) -> Card | None:
    """Dummy's next lower card, where nobody else can have one between."""
    lower = [card for card in outlook.hand(dummy).cards(led.suit) if card.rank < led.rank]
    if not lower:
        return None
    between = [
        card
        for card in (*outlook.out(led.suit), *outlook.hand(outlook.view.seat).cards(led.suit))
        if lower[0].rank < card.rank < led.rank
    ]
    return None if between else lower[0]


def _to_cover(outlook: Outlook, honour: _Honour) -> Finding:
    """It promotes something for the defenders."""
    partner = outlook.view.seat.partner
    promoted = honour.promoted
    return Finding(
        Technique.COVERING,
        honour.suit,
        Hand.of([honour.cover]),
        (
            _honour_led(honour),
            Condition(
                phrase("no card that touches the {card} is in sight", card=honour.led),
                honour.next_in_dummy is None,
            ),
            Condition(phrase("you or your partner may have a card that it promotes"), promoted is not None),
            Condition(
                phrase("dummy has no second card above that one"),
                promoted is None or len(_above_in_dummy(outlook, honour, promoted)) < 2,
            ),
        ),
        _question(outlook, honour),
        phrase(
            "Cover the {led} in {suit} with the {cover}.",
            led=honour.led,
            suit=honour.suit,
            cover=honour.cover,
        )
        if promoted is None
        else phrase(
            "Cover an honour with an honour in {suit}, here the {led}: once the higher ones are gone the {promoted} "
            "counts.",
            suit=honour.suit,
            led=honour.led,
            promoted=promoted,
        ),
        None
        if honour.own is not None or honour.partners is None
        else phrase("{seat} has the {card}", seat=partner, card=honour.partners),
        _prices(outlook, honour),
        Hand.of([honour.led, honour.cover]),
    )


def _honour_led(honour: _Honour) -> Condition:
    return Condition(phrase("the {card} is an honour", card=honour.led), honour.led.rank.is_honour)


def _above_in_dummy(outlook: Outlook, honour: _Honour, promoted: Card) -> list[Card]:
    """Dummy's cards that still stand above the promoted one when the trick is over."""
    dummy = outlook.view.play.dummy
    held = () if dummy is None else outlook.hand(dummy).cards(honour.suit)
    return [card for card in held if card.rank > promoted.rank]


def _prices(outlook: Outlook, honour: _Honour) -> tuple[Price, ...]:
    if honour.own is not None or honour.partners is None:
        return ()
    chance = outlook.odds.holds(outlook.view.seat.partner, Hand.of([honour.partners]))
    return (Price(phrase("the {card} with your partner", card=honour.partners), chance),)


def _not_to_cover(outlook: Outlook, honour: _Honour) -> Finding:
    """It would set up the next card in sight, or help nobody."""
    promoted = honour.promoted
    return Finding(
        Technique.COVERING,
        honour.suit,
        Hand.of(honour.small[-1:]),
        (
            _honour_led(honour),
            Condition(
                phrase(
                    "the next card below the {card} is in dummy, or there is nothing to promote",
                    card=honour.led,
                ),
                honour.next_in_dummy is not None or promoted is None,
            ),
        ),
        _question(outlook, honour),
        phrase(
            "Do not cover in {suit}: the {next} would be high after that. Cover the last of touching "
            "honours.",
            suit=honour.suit,
            next=honour.next_in_dummy,
        )
        if honour.next_in_dummy is not None
        else phrase(
            "Do not cover in {suit}: there is nothing left for your side to promote.", suit=honour.suit
        ),
        key_cards=Hand.of([honour.led, honour.cover]),
    )


def _question(outlook: Outlook, honour: _Honour) -> Phrase:
    if honour.next_in_dummy is not None:
        return (
            phrase(
                "Dummy led the {led} and still has the {next}. Which of the two would you rather beat?",
                next=honour.next_in_dummy,
                led=honour.led,
            )
            if honour.leader is outlook.view.play.dummy
            else phrase(
                "The {led} was led, and dummy has the {next}. Who would have the highest {suit:one} left "
                "if all played high?",
                led=honour.led,
                next=honour.next_in_dummy,
                suit=honour.suit,
            )
        )
    if honour.own is not None:
        return phrase(
            "The {led} is led. What would your {own} be worth, once it and the cards above it have fallen?",
            led=honour.led,
            own=honour.own,
        )
    return counted(
        "The {led} is led, and {n} {suit:one} is out of your sight. Who may have the next highest when the cards above "
        "are gone?",
        "The {led} is led, and {n} {suit} are out of your sight. Who may have the next highest when the cards above "
        "are gone?",
        n=len(outlook.out(honour.suit)),
        led=honour.led,
        suit=honour.suit,
    )
