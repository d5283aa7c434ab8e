"""Opening-lead drills: which card of a suit, by the leads the lessons follow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridgetutor.cardplay.leads.holding import Against, card_led
from bridgetutor.hands.carding import Leads
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.teaching.drills.item import Item, Probe, named
from bridgetutor.teaching.lesson import Mark, Prose, QuizExercise, Reply
from bridgetutor.wording import Wording

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

FOURTH = 3
"""The place of the fourth highest card."""

PROBES = {"trumps": Against.TRUMPS, "notrump": Against.NOTRUMP}
"""What kind of contract is led against."""


HINT = phrase(
    "Do high cards of the suit touch? If not: is there an honour in it, and which card tells partner so?"
)


@dataclass(frozen=True, slots=True)
class Leading:
    """A `Maker`: the card to lead from a suit of three to five."""

    concept: str
    title: Phrase

    def item(self, probe: Probe | None, random: Random, wording: Wording) -> Item:
        """The probe is `trumps` or `notrump`."""
        tried = probe if probe in PROBES else random.choice(tuple(PROBES))
        suit = random.choice(tuple(Suit))
        ranks = random.sample(tuple(Rank), random.randint(3, 5))
        hand = Hand.of(Card(suit, rank) for rank in ranks)
        right = card_led(hand, suit, Leads.BRITISH, PROBES[tried])
        asks = _question(tried, suit, hand)
        options = {card: wording.name(card) for card in hand.cards(suit)}
        replies = [Reply(Mark.RIGHT, (options[right],), Prose(wording.render(_why(hand, right))))]
        replies += [
            Reply(Mark.WRONG, (name,), Prose(wording.render(_why_not(hand, card, right))))
            for card, name in options.items()
            if card != right
        ]
        exercise = QuizExercise(
            named(self.concept, tried),
            Prose(wording.render(asks)),
            tuple(options.values()),
            tuple(replies),
            hints=(Prose(wording.render(HINT)),),
        )
        return Item(self.concept, tried, exercise)


def _question(probe: Probe, suit: Suit, hand: Hand) -> Phrase:
    cards = hand.cards(suit)
    if probe == "trumps":
        return phrase("You lead {suit} against a suit contract. Which of {cards:or}?", suit=suit, cards=cards)
    return phrase("You lead {suit} against 3NT. Which of {cards:or}?", suit=suit, cards=cards)


def _why(hand: Hand, led: Card) -> Phrase:
    """Where the card stands in the suit."""
    cards = hand.cards(led.suit)
    if led == cards[0]:
        if led.rank - cards[1].rank == 1:
            return phrase(
                "The highest of touching honours: it tells partner of the next one, and loses nothing."
            )
        return phrase(
            "Against trumps no low card is led from an ace: declarer may have a lone king. If this suit must be led, "
            "then with the ace."
        )
    if _has_honour(cards) and led.rank >= Rank.NINE:
        return phrase("The top of the inner sequence: the cards below it touch.")
    if _has_honour(cards) and len(cards) > FOURTH:
        return phrase("A low card promises an honour: from four or more it is the fourth highest.")
    if _has_honour(cards):
        return phrase("A low card promises an honour: from three it is the lowest.")
    return phrase("The second highest of small cards: partner sees that there is no honour.")


def _why_not(hand: Hand, card: Card, led: Card) -> Phrase:
    """What the card would tell partner, or cost."""
    cards = hand.cards(led.suit)
    if led == cards[0] and led.rank - cards[1].rank == 1:
        return phrase("Your honours touch: partner should hear of it, and a lower card may let a trick go.")
    if led == cards[0]:
        return phrase("The ace may never win if it is not led: think of a lone king in declarer's hand.")
    if card.rank >= Rank.TEN and card.rank > led.rank:
        if card.rank - cards[1].rank == 1:
            return phrase("Two touching honours are not enough: a third card must touch them, or nearly.")
        return phrase("{card} would tell of the card below it, and spend an honour for nothing.", card=card)
    if card.rank >= Rank.TEN or led.rank >= Rank.TEN:
        return phrase("Some of your cards touch below the highest: that is worth telling.")
    if _has_honour(cards):
        return phrase("A low card it is, but count from the top: its place tells partner how many you have.")
    return phrase("This is a suit without an honour: another place in it says so.")


def _has_honour(cards: Sequence[Card]) -> bool:
    return cards[0].rank >= Rank.TEN


LEADING = Leading("opening-leads", phrase("Which card to lead"))
