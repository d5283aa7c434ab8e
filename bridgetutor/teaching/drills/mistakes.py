"""Questions about the learner's own mistakes: the very position in which a call or a card was wrong, posed again.

The name of such a question carries all of it, as notation writes it, its parts with semicolons between:

call;SYSTEM;VULNERABILITY;DEAL;DEALER;CALLS
card;VULNERABILITY;DEAL;STRAIN;LEADER;DECLARER;CONTRACT;CARDS PLAYED;RIGHT CARDS;DEALER;CALLS

The deal is that of the hand, whole; whoever shows it shows what could be seen. What is not there is a hyphen. Dealer
and calls are missing where the hand was not bid, and in names that were kept before they were part of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.cards import Card, Strain
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.teaching import by_system
from bridgetutor.teaching.drills.calls import with_hint
from bridgetutor.teaching.drills.grounds import grounds
from bridgetutor.teaching.drills.item import Item, Probe, named
from bridgetutor.teaching.following import counts_alike, reason_against
from bridgetutor.teaching.lesson import BidExercise, Exercise, Mark, PlayExercise, Prose, Reply
from bridgetutor.wording import Wording

if TYPE_CHECKING:
    from random import Random

CONCEPT = "mistakes"
NOTHING = "-"


@dataclass(frozen=True, slots=True)
class CallPosition:
    """A hand whose turn it is in an auction, and the system it is to be bid in."""

    system: str
    vulnerability: Vulnerability
    deal: Deal
    auction: Auction

    def __str__(self) -> str:
        auction = self.auction
        parts = (self.system, self.vulnerability, self.deal, auction.dealer, _calls(auction))
        return ";".join(("call", *map(str, parts)))

    @classmethod
    def parse(cls, parts: list[str]) -> CallPosition:
        """From its parts. Raises `BridgeError` or `ValueError`."""
        system, vulnerability, deal, dealer, calls = parts
        return cls(system, Vulnerability.parse(vulnerability), Deal.parse(deal), _auction(dealer, calls))

    def exercise(self, name: str, wording: Wording) -> BidExercise | None:
        """Your call? None where the hand is not known, or the system is no more."""
        hand = self.deal[self.auction.turn]
        if hand is None:
            return None
        asks = Prose(wording.say("Your call?"))
        asked = BidExercise(name, asks, hand, self.auction, self.vulnerability, (), system=self.system)
        return with_hint(by_system.with_right_call(asked, wording), wording)


@dataclass(frozen=True, slots=True)
class CardPosition:
    """A play before a card of the learner's, and the cards that were better than the one played."""

    vulnerability: Vulnerability
    play: Play
    contract: Contract | None
    right: tuple[Card, ...]
    auction: Auction | None = None

    def __str__(self) -> str:
        play, auction = self.play, self.auction
        parts = (
            *(self.vulnerability, play.deal, play.strain, play.leader),
            NOTHING if play.declarer is None else play.declarer,
            NOTHING if self.contract is None else f"{self.contract.name}{self.contract.declarer}",
            "-".join(map(str, play.cards)) or NOTHING,
            "-".join(map(str, self.right)),
            *(() if auction is None else (auction.dealer, _calls(auction))),
        )
        return ";".join(("card", *map(str, parts)))

    @classmethod
    def parse(cls, parts: list[str]) -> CardPosition:
        """From its parts. Raises `BridgeError` or `ValueError`."""
        vulnerability, deal, strain, leader, declarer, contract, cards, right, *bid = parts
        play = Play(
            Deal.parse(deal),
            next(each for each in Strain if str(each) == strain),
            Seat.parse(leader),
            None if declarer == NOTHING else Seat.parse(declarer),
        )
        return cls(
            Vulnerability.parse(vulnerability),
            play.after(*(() if cards == NOTHING else map(Card.parse, cards.split("-")))),
            None if contract == NOTHING else Contract.parse(contract[:-1], Seat.parse(contract[-1])),
            tuple(map(Card.parse, right.split("-"))),
            _auction(*bid) if len(bid) == _BID else None,
        )

    def exercise(self, name: str, wording: Wording) -> PlayExercise | None:
        """Which card? None where the play is over, or the right cards cannot be played."""
        play = self.play
        if play.is_over or not all(card in play.legal_cards for card in self.right):
            return None
        player = play.player
        seats = {player} | ({player.partner} if player is play.declarer else set())
        faced = {play.dummy} if play.cards and play.dummy is not None else set()
        thought = grounds(play, self.contract, self.right)
        return PlayExercise(
            name,
            Prose(wording.say("Which card do you play?")),
            play,
            self.contract,
            self.vulnerability,
            frozenset(seats),
            frozenset(seats | faced),
            (Reply(Mark.RIGHT, self.right, Prose(""), reason=thought.plan), *self._worse(wording)),
            hints=() if thought.question is None else (Prose(wording.render(thought.question)),),
        )

    def _worse(self, wording: Wording) -> Iterator[Reply[Card]]:
        """What is said to cards against which there is nothing more certain to say."""
        others = tuple(
            card
            for card in self.play.legal_cards
            if not any(counts_alike(card, right, self.play) for right in self.right)
            and reason_against(card, self.play, better=self.right) is None
        )
        if others:
            says = wording.say("Over the hands that the others may hold, another card does better.")
            yield Reply(Mark.WRONG, others, Prose(says))


@dataclass(frozen=True, slots=True)
class Mistakes:
    """A `Maker` of questions whose probe is a position."""

    concept: str
    title: Phrase

    def item(self, probe: Probe | None, _random: Random, wording: Wording) -> Item:
        """The position as it was. Raises `BridgeError` for what is none, or none any more."""
        exercise = None if probe is None else _exercise(probe, named(self.concept, probe), wording)
        if probe is None or exercise is None:
            raise BridgeError(phrase("“{text}” is not a position that can be asked about", text=probe or ""))
        return Item(self.concept, probe, exercise)


Position = CallPosition | CardPosition


def position(text: str) -> Position | None:
    """The position of that name; None where it is none, or none any more."""
    kind, *parts = text.split(";")
    try:
        match kind:
            case "call":
                return CallPosition.parse(parts)
            case "card":
                return CardPosition.parse(parts)
    except (ValueError, StopIteration):  # `BridgeError` is a `ValueError`
        return None
    return None


def _exercise(text: str, name: str, wording: Wording) -> Exercise | None:
    found = position(text)
    try:
        return None if found is None else found.exercise(name, wording)
    except BridgeError:
        return None


def _calls(auction: Auction) -> str:
    return " ".join(map(str, auction.calls)) or NOTHING


def _auction(dealer: str, calls: str) -> Auction:
    return Auction.parse(Seat.parse(dealer), "" if calls == NOTHING else calls)


_BID = 2
"""Dealer and calls, where they are there."""


MISTAKES = Mistakes(CONCEPT, phrase("Your mistakes"))
