"""Drills of a technique: a hand in the middle of its play in which the technique is there, and the card for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques import (
    Finding,
    Technique,
    covering,
    cross_ruff,
    double_finesse,
    drawing_trumps,
    ducking,
    finesse,
    found,
    hold_up,
    leading_towards,
    long_suit,
    preparing_a_ruff,
    promotion,
    repeated_finesse,
    returning,
    ruff,
    ruffing_finesse,
    two_way_finesse,
    unblocking,
)
from bridgetutor.cardplay.techniques.found import DECLARERS, Spotter
from bridgetutor.cardplay.view import PlayView
from bridgetutor.dealing.constraint import ANY_DEAL, Constraint
from bridgetutor.hands.claims import SPADES, holding, length, longest, points
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Card, Rank, Strain, Suit
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.teaching.drills.at_play import Moment, moments
from bridgetutor.teaching.drills.item import Item, Probe, named
from bridgetutor.teaching.drills.other_cards import Beside, Said, of_another_suit, of_the_suit
from bridgetutor.teaching.following import counts_alike
from bridgetutor.teaching.lesson import Mark, PlayExercise, Prose, Reply
from bridgetutor.wording import Wording

if TYPE_CHECKING:
    from random import Random

LOOKS = 20_000
"""So many moments of play are looked at before it is given up."""

MOST_MISSING, ANY_NUMBER = 3, 13

ACE, KING, QUEEN = (Card(Suit.SPADES, rank) for rank in (Rank.ACE, Rank.KING, Rank.QUEEN))


@dataclass(frozen=True, slots=True)
class Hands:
    """The hands in which a technique is looked for: any, or those of a kind in which it is not rare."""

    constraint: Constraint = ANY_DEAL
    contract: Contract | None = None


ONE_STOPPER = Hands(
    Constraint()
    .with_claim(
        Seat.SOUTH, points(13, 17) & length(SPADES, 3, 3) & holding(ACE) & ~holding(KING) & ~holding(QUEEN)
    )
    .with_claim(Seat.NORTH, points(9, 13) & length(SPADES, 2, 3) & ~holding(KING) & ~holding(QUEEN))
    .with_claim(Seat.WEST, length(SPADES, 5, 6) & longest(SPADES, alone=True)),
    Contract(3, Strain.NOTRUMP, Seat.SOUTH),
)
"""Three notrump, with one stopper in the suit that West is long in."""


@dataclass(frozen=True, slots=True)
class Playing:
    """A `Maker`: the card with which a technique begins.

    Where the question names what is wanted, the learner looks for the suit and the card; where it does not (`asks` is
    None), the technique is the first that a teacher would think of.
    """

    technique: Technique
    title: Phrase
    spot: Spotter
    asks: Phrase | None = None
    hands: Hands = Hands()
    on_lead: bool = False
    """Whether the question speaks of a lead."""
    kin: tuple[Spotter, ...] = ()
    """Techniques by which the question may be answered as well."""
    most_missing: int = MOST_MISSING
    """Tricks that declarer may be short of; rare techniques are not so choosy."""

    @property
    def concept(self) -> str:
        """The name of the technique in lessons."""
        return f"play-{self.technique.value}"

    def item(self, _probe: Probe | None, random: Random, wording: Wording) -> Item:
        """A moment at which the technique is there, and the hand has other cards to play as well."""
        for found_at in islice(moments(random, self.hands.constraint, self.hands.contract), LOOKS):
            moment = found_at.facing_south()
            seen = Outlook(PlayView.of(moment.play, Seat.SOUTH), contract=moment.contract)
            findings = self._findings(moment, seen)
            if findings:
                exercise = self._exercise(moment, seen, findings, wording)
                if any(reply.mark is Mark.WRONG for reply in exercise.replies):
                    return Item(self.concept, "", exercise)
        raise BridgeError(phrase("No question can be made about {technique}", technique=self.technique.value))

    def _findings(self, moment: Moment, outlook: Outlook) -> Sequence[Finding]:
        """Those that begin now; none where there is nothing to choose, or another technique comes first."""
        play = moment.play
        if outlook.is_declarers is not (self.spot in DECLARERS) or not self._is_plain(outlook):
            return ()
        if self.on_lead and outlook.trick is not None:
            return ()
        there = [each for each in self.spot(outlook) if each.is_there and each.technique is self.technique]
        now = [each for each in there if each.cards and _is_now(each, outlook)]
        if not now or all(_is_among(card, now, moment) for card in play.legal_cards):
            return ()
        if self.asks is None and found(outlook)[0].technique is not self.technique:
            return ()
        if self.technique is Technique.LONG_SUIT and not _is_of_the_longest(now, outlook):
            return ()
        return now

    def _is_plain(self, outlook: Outlook) -> bool:
        """Whether declarer is not hopelessly short of tricks: a technique is then what the hand is about."""
        return not outlook.is_declarers or (outlook.needed or 0) - outlook.winners <= self.most_missing

    def _exercise(
        self, moment: Moment, outlook: Outlook, findings: Sequence[Finding], wording: Wording
    ) -> PlayExercise:
        asks = phrase("Which card do you play?") if self.asks is None else self.asks
        return card_wanted(
            named(self.concept, ""),
            moment,
            Prose(wording.render(asks)),
            (
                *(
                    Reply(Mark.RIGHT, tuple(finding.cards), Prose(wording.render(finding.plan)))
                    for finding in findings
                ),
                *self._others(moment, outlook, findings, wording),
            ),
            (Prose(wording.render(findings[0].question)),),
        )

    def _others(
        self, moment: Moment, outlook: Outlook, findings: Sequence[Finding], wording: Wording
    ) -> Iterator[Reply[Card]]:
        """What is said to all other cards, those together to which the same is said."""
        said: dict[Said, list[Card]] = {}
        near = tuple(self.spot(outlook))
        kin = tuple(each for spot in self.kin for each in spot(outlook) if each.is_there)
        for card in moment.play.legal_cards:
            if not _is_among(card, findings, moment):
                told = self._told(card, findings, kin, near, outlook)
                said.setdefault(told, []).append(card)
        for (mark, says), cards in said.items():
            yield Reply(mark, tuple(cards), Prose(wording.render(says)))

    def _told(
        self,
        card: Card,
        findings: Sequence[Finding],
        kin: Sequence[Finding],
        near: Sequence[Finding],
        outlook: Outlook,
    ) -> Said:
        """A card of the right suit, one that begins something of the kind, or one of another suit."""
        akin = next((each for each in kin if card in each.cards), None)
        if akin is not None:
            return Mark.ALSO, akin.plan
        finding = next((each for each in findings if each.suit is card.suit), None)
        if finding is not None:
            return of_the_suit(Beside(card, finding, outlook))
        return Mark.WRONG, of_another_suit(card, self.technique, near, outlook)


def card_wanted(
    name: str,
    moment: Moment,
    asks: Prose,
    replies: tuple[Reply[Card], ...],
    hints: tuple[Prose, ...] = (),
) -> PlayExercise:
    """One card to be chosen by South, who sits there as declarer or as a defender."""
    declares = moment.contract.declarer is Seat.SOUTH
    return PlayExercise(
        name,
        asks,
        moment.play,
        moment.contract,
        Vulnerability.NONE,
        frozenset({Seat.SOUTH, Seat.NORTH} if declares else {Seat.SOUTH}),
        frozenset({Seat.SOUTH, moment.contract.dummy}),
        replies,
        hints=hints,
    )


def _is_of_the_longest(findings: Sequence[Finding], outlook: Outlook) -> bool:
    """Whether it is the longest side suit of the two hands: nobody works on another before that one."""
    side = [suit for suit in Suit if suit is not outlook.trumps]
    most = max(len(outlook.ours.cards(suit)) for suit in side)
    return any(
        finding.suit is not None and len(outlook.ours.cards(finding.suit)) == most for finding in findings
    )


def _is_now(finding: Finding, outlook: Outlook) -> bool:
    """Whether nothing stands in its way, and nothing has to be done first."""
    if finding.technique is Technique.RUFF and finding.suit is not None and outlook.trick is None:
        return not ruff.comes_after_trumps(outlook, finding.suit)
    return _can_run(finding, outlook)


def _can_run(finding: Finding, outlook: Outlook) -> bool:
    """Whether an honour that is led to be let run is not overtaken by force: the hand opposite has a lower card."""
    if finding.suit is None or outlook.trick is not None or not outlook.is_declarers:
        return True
    led = min(card.rank for card in finding.cards)
    opposite = outlook.hand(outlook.turn.partner).cards(finding.suit)
    return led < Rank.TEN or not opposite or opposite[-1].rank < led


def _is_among(card: Card, findings: Sequence[Finding], moment: Moment) -> bool:
    return any(counts_alike(card, other, moment.play) for finding in findings for other in finding.cards)


FINESSES = (ruffing_finesse.spot, two_way_finesse.spot, double_finesse.spot, repeated_finesse.spot)

PLAYING = (
    Playing(
        Technique.FINESSE,
        phrase("The finesse"),
        finesse.spot,
        phrase("There is a finesse to be taken. Which card begins it?"),
        on_lead=True,
        kin=FINESSES,
    ),
    Playing(
        Technique.LEADING_TOWARDS,
        phrase("Leading towards an honour"),
        leading_towards.spot,
        phrase("An honour is worth more when it is led up to. Which card do you lead?"),
        on_lead=True,
        kin=(finesse.spot, *FINESSES),
    ),
    Playing(
        Technique.PROMOTION,
        phrase("Promotion"),
        promotion.spot,
        phrase("Some cards will be high when a higher one is gone. Which card do you lead?"),
        on_lead=True,
    ),
    Playing(
        Technique.LONG_SUIT,
        phrase("The long suit"),
        long_suit.spot,
        phrase("A small card can become a winner. Which card do you lead to help it?"),
        on_lead=True,
    ),
    Playing(
        Technique.DUCKING,
        phrase("Ducking"),
        ducking.spot,
        phrase("A round must be lost before the suit runs. Which card do you play now?"),
        most_missing=ANY_NUMBER,
    ),
    Playing(
        Technique.HOLD_UP,
        phrase("The hold-up"),
        hold_up.spot,
        hands=ONE_STOPPER,
        most_missing=ANY_NUMBER,
    ),
    Playing(Technique.UNBLOCKING, phrase("Unblocking"), unblocking.spot, most_missing=ANY_NUMBER),
    Playing(
        Technique.DRAWING_TRUMPS,
        phrase("Drawing trumps"),
        drawing_trumps.spot,
        phrase("It is time to draw trumps. Which card begins it?"),
        on_lead=True,
    ),
    Playing(
        Technique.RUFF,
        phrase("A ruff in the short hand"),
        ruff.spot,
        phrase("A loser can be ruffed. Which card do you play to get there?"),
        kin=(cross_ruff.spot, preparing_a_ruff.spot),
    ),
    Playing(Technique.COVERING, phrase("To cover or not"), covering.spot),
    Playing(Technique.RETURNING, phrase("Partner's suit"), returning.spot),
)
"""Those that turn up quickly enough to be looked for."""
