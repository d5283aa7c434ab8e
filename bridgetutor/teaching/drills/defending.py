"""Drills of second and third hand: the card that a defender plays to a trick, by the habits that the lessons teach."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from bridgetutor.cardplay.habits import Habit, habit
from bridgetutor.cardplay.view import PlayView
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Card, Rank
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.play import Play, Trick
from bridgetutor.rules.seats import Seat
from bridgetutor.teaching.drills.at_play import Moment, moments
from bridgetutor.teaching.drills.item import Item, Probe, named
from bridgetutor.teaching.drills.techniques import LOOKS, card_wanted
from bridgetutor.teaching.lesson import Mark, PlayExercise, Prose, Reply
from bridgetutor.wording import Wording

if TYPE_CHECKING:
    from random import Random

LOW, HIGH = "low", "high"
"""The probes: a hand that plays its lowest card, and one that does not."""


@dataclass(frozen=True, slots=True)
class Following:
    """A `Maker`: the card to follow with, after so many cards of the trick."""

    concept: str
    title: Phrase
    after: int
    """So many cards lie in the trick."""
    hints: Mapping[Probe, Phrase]
    """Where a low card is right, and where a high one is."""
    spends: Phrase
    """What is said to a high card where a low one is right."""
    too_little: Phrase
    """To a lower card where a high one is right."""
    too_much: Phrase
    """And to a higher one than that."""

    def item(self, probe: Probe | None, random: Random, wording: Wording) -> Item:
        """A trick in which South, a defender, could win for the moment and may do better not to."""
        tried = probe if probe in {LOW, HIGH} else random.choice((LOW, HIGH))
        for found in islice(moments(random), LOOKS):
            if self._is_open(found.play):
                moment = found.facing_south()
                usual = habit(PlayView.of(moment.play, Seat.SOUTH))
                if _probe(usual, moment.play) == tried and not _is_doubtful(usual, moment.play):
                    exercise = self._exercise(tried, moment, usual, wording)
                    if any(reply.mark is Mark.WRONG for reply in exercise.replies):
                        return Item(self.concept, tried, exercise)
        raise BridgeError(phrase("No question can be made about {habit}", habit=self.concept))

    def _is_open(self, play: Play) -> bool:
        """Whether a defender is to follow here, with cards that beat the best so far and cards that do not."""
        trick = play.current_trick
        if trick is None or len(trick.cards) != self.after or play.declarer is None:
            return False
        if play.turn.side is play.declarer.side:
            return False
        legal = play.legal_cards
        if any(card.suit is not trick.suit for card in legal):
            return False
        return len({_beats(card, play) for card in legal}) > 1

    def _exercise(self, probe: Probe, moment: Moment, usual: Habit, wording: Wording) -> PlayExercise:
        replies = [
            Reply(Mark.RIGHT, (usual.card,), Prose(""), reason=phrase("{why:capital}.", why=usual.why))
        ]
        also = tuple(_as_good(usual.card, moment.play))
        if also:
            same = Prose(wording.say("It does the same in this trick."))
            replies.append(Reply(Mark.ALSO, also, same))
        wrong = [card for card in moment.play.legal_cards if card not in {usual.card, *also}]
        for says, cards in self._against(wrong, usual.card, probe):
            replies.append(Reply(Mark.WRONG, cards, Prose(wording.render(says))))
        return card_wanted(
            named(self.concept, probe),
            moment,
            Prose(wording.say("Which card do you play?")),
            tuple(replies),
            (Prose(wording.render(self.hints[probe])),),
        )

    def _against(
        self, cards: Sequence[Card], right: Card, probe: Probe
    ) -> Iterator[tuple[Phrase, tuple[Card, ...]]]:
        """What is said to which of these cards."""
        lower = tuple(card for card in cards if card.rank < right.rank)
        higher = tuple(card for card in cards if card.rank > right.rank)
        too_much = self.spends if probe == LOW else self.too_much
        said = ((self.too_little, lower), (too_much, higher))
        return ((says, those) for says, those in said if those)


def _probe(usual: Habit, play: Play) -> Probe:
    return LOW if usual.card.rank == min(card.rank for card in play.legal_cards) else HIGH


def _is_doubtful(usual: Habit, play: Play) -> bool:
    """An ace on an honour below the king: good players differ over it."""
    trick = play.current_trick
    led = None if trick is None else trick.cards[0].rank
    return usual.card.rank is Rank.ACE and led is not None and Rank.TEN <= led < Rank.KING


def _as_good(right: Card, play: Play) -> Iterator[Card]:
    """Cards that touch the right one, and other small cards where a small one is right: partner reads them, no more."""
    legal = play.legal_cards
    ranks = {card.rank for card in legal}
    for card in legal:
        low, high = sorted((card.rank, right.rank))
        touches = all(rank in ranks for rank in range(low, high))
        if card != right and (touches or (high < Rank.TEN and _is_as_low(card, right, play))):
            yield card


def _is_as_low(card: Card, right: Card, play: Play) -> bool:
    """Whether a small card does what the other does: neither wins, or second hand leaves the trick to those behind."""
    trick = play.current_trick
    is_second = trick is not None and len(trick.cards) == 1
    return not _beats(right, play) and (is_second or not _beats(card, play))


def _beats(card: Card, play: Play) -> bool:
    """Whether it would be winning the trick."""
    trick = play.current_trick
    if trick is None:
        return True
    return Trick(trick.leader, (*trick.cards, card)).winner(play.strain) is play.turn


DEFENDING = (
    Following(
        "second-hand",
        phrase("Second hand"),
        1,
        {
            LOW: phrase("Partner plays last to this trick. What can partner do that you need not?"),
            HIGH: phrase(
                "Look at the card that was led, and at dummy. What becomes of your high card if it waits?"
            ),
        },
        phrase(
            "That spends a high card early: declarer still has a card to play after you, and partner the last."
        ),
        phrase(
            "This trick is one to which second hand does not simply play low: look at the card that was led."
        ),
        phrase("A high card, yes, but not one so high: a lower one does the same."),
    ),
    Following(
        "third-hand",
        phrase("Third hand"),
        2,
        {
            LOW: phrase(
                "Only one hand plays after you. Does your high card make it pay more than partner's card does?"
            ),
            HIGH: phrase("Only one hand plays after you. Which of your cards makes it pay the most?"),
        },
        phrase("That does no more for this trick than partner's card does: keep it."),
        phrase("That does too little: the last hand can win the trick cheaply."),
        phrase("That costs more than is needed: by the cards you see, a lower one does as much."),
    ),
)
