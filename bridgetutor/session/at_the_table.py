"""The play as it lies on a table, whatever it is part of; and what is said aloud as calls are made and cards fall."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.hands import NO_CARDS, Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat, Side, Vulnerability
from bridgetutor.session.screen import HandView, TableView


@dataclass(frozen=True, slots=True)
class Exposed:
    """Who sees what of a play: the seats whose cards are shown, those the learner plays, and which lies as dummy."""

    shown: Collection[Seat]
    learners: Collection[Seat]
    dummy: Seat | None


def table_in_play(
    play: Play,
    exposed: Exposed,
    *,
    contract: Contract | None,
    vulnerability: Vulnerability,
    begun: bool,
    asked: bool,
    needed: int | None,
) -> TableView:
    """The table in the middle of a play. A trick just completed stays until the next card, if it was seen to fall.

    `begun` says whether a card has fallen before the learner's eyes, `asked` whether one is wanted of them.
    """
    complete = play.complete_tricks
    last = complete[-1] if complete else None
    return TableView(
        hands=_hands(play, exposed),
        strain=play.strain,
        contract=contract,
        vulnerability=vulnerability,
        trick=play.current_trick or (last if begun and not play.is_over else None),
        last_trick=last,
        turn=None if play.is_over else play.turn,
        playable=play.legal_cards if asked else NO_CARDS,
        tricks=(play.tricks_won(Side.NORTH_SOUTH), play.tricks_won(Side.EAST_WEST)),
        needed=needed,
    )


def _hands(play: Play, exposed: Exposed) -> tuple[HandView, ...]:
    """What each seat still holds; once all is played, what each held, so that the hand can be looked over."""
    held = {
        seat: hand if play.is_over else hand - Hand.of(play.cards) for seat, hand in play.deal.known.items()
    }
    return tuple(
        HandView(
            seat,
            held[seat] if seat in exposed.shown else None,
            len(held[seat]),
            is_dummy=seat is exposed.dummy,
            is_learner=seat in exposed.learners and seat is not exposed.dummy,
        )
        for seat in Seat
        if seat in held
    )


def called(auction: Auction, place: int) -> Phrase:
    """What is said aloud of the call at that place."""
    return phrase("{seat}: {call:name}.", seat=auction.caller(place), call=auction.calls[place])


def announced(play: Play, cards: tuple[Card, ...]) -> tuple[Phrase, ...]:
    """What is said aloud of cards as they fall: who plays what, and who wins a trick that is complete."""
    said: list[Phrase] = []
    for card in cards:
        leads = play.current_trick is None
        pattern = (
            phrase("{seat} leads the {card:name}.") if leads else phrase("{seat} plays the {card:name}.")
        )
        said.append(Phrase(pattern.pattern, (("seat", play.turn), ("card", card))))
        play = play.after(card)
        if play.current_trick is None:
            said.append(phrase("{seat} wins the trick.", seat=play.complete_tricks[-1].winner(play.strain)))
    return tuple(said)
