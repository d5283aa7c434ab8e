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
    from random import Random

PROBES = {"trumps": Against.TRUMPS, "notrump": Against.NOTRUMP}
"""What kind of contract is led against."""


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
        reply = Reply(Mark.RIGHT, (options[right],), Prose(wording.render(_why(hand, right))))
        exercise = QuizExercise(
            named(self.concept, tried), Prose(wording.render(asks)), tuple(options.values()), (reply,)
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
    place = cards.index(led)
    if place == 0:
        return phrase("The highest: from a sequence, from an ace against trumps, or from two small cards.")
    if cards[0].rank >= Rank.TEN and led.rank >= Rank.NINE:
        return phrase("The top of the inner sequence.")
    if cards[0].rank >= Rank.TEN:
        return phrase("A low card promises an honour: the fourth highest, or the lowest of three.")
    return phrase("The second highest of small cards: no honour here.")


LEADING = Leading("opening-leads", phrase("Which card to lead"))
