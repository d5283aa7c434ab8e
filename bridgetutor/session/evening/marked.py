"""Hands in which the learner has erred, laid out at the table once more: whole, or as they stood before the mistake."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.games.game import Step
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.seats import Seat
from bridgetutor.session.evening.arrangement import Arrangement, Condition
from bridgetutor.teaching.drills.mistakes import CallPosition, CardPosition, Position, position


@dataclass(frozen=True, slots=True)
class Marked:
    """A hand with the learner in South, its condition, and the calls and cards that lead to the mark.

    Where it is not known how the hand was bid there are none, and only the whole of it can be played.
    """

    deal: Deal
    condition: Condition
    steps: tuple[Step, ...] = ()


def marked(text: str) -> Marked | None:
    """The hand of a position, by its name; None for what cannot be laid out."""
    found = position(text)
    deal = None if found is None else _deal(found)
    if found is None or deal is None or not deal.is_complete or deal.faults():
        return None
    seat, auction = _erred(found), found.auction
    turn = Seat.SOUTH - seat
    dealer = (seat if auction is None else auction.dealer).after(turn)
    condition = dealer, found.vulnerability.turned(turn)
    return Marked(deal.turned(turn), condition, () if auction is None else _steps(found, auction))


def laid_out(positions: tuple[str, ...], *, from_mark: bool) -> tuple[tuple[str, ...], tuple[Condition, ...]]:
    """The positions that can be laid out, with their conditions; each hand once where the whole of it is played."""
    found = [(text, hand) for text in positions if (hand := marked(text)) is not None]
    if not from_mark:
        deals = [hand.deal for _, hand in found]
        found = [each for place, each in enumerate(found) if each[1].deal not in deals[:place]]
    return tuple(text for text, _ in found), tuple(hand.condition for _, hand in found)


def marked_for(arrangement: Arrangement, before: int) -> Marked | None:
    """The hand that comes after so many others; after the last, the first one again."""
    positions = arrangement.mistakes
    return marked(positions[before % len(positions)]) if positions else None


def steps_to_the_mark(arrangement: Arrangement, before: int) -> tuple[Step, ...]:
    """What has happened at the table of that hand before the learner is asked; nothing where all of it is played."""
    hand = marked_for(arrangement, before) if arrangement.from_mark else None
    return () if hand is None else hand.steps


def _deal(found: Position) -> Deal:
    return found.deal if isinstance(found, CallPosition) else found.play.deal


def _erred(found: Position) -> Seat:
    """Whose mistake it was: declarer's, where it was one of dummy's cards."""
    return found.auction.turn if isinstance(found, CallPosition) else found.play.player


def _steps(found: Position, auction: Auction) -> tuple[Step, ...]:
    cards = found.play.cards if isinstance(found, CardPosition) else ()
    return (*auction.calls, *cards)
