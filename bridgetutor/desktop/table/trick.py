"""What has happened to the trick between two views: which cards were played, which trick was taken away."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.desktop.table.boxes import Place
from bridgetutor.desktop.table.seating import Seating
from bridgetutor.rules.cards import Card
from bridgetutor.rules.hands import NO_CARDS
from bridgetutor.rules.play import Trick
from bridgetutor.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Change:
    """`collected` is the trick that went, `finishing` those of its cards not seen before, `played` the cards since."""

    played: tuple[tuple[Seat, Card], ...] = ()
    finishing: tuple[tuple[Seat, Card], ...] = ()
    collected: Trick | None = None


def change(before: Seating, after: Seating) -> Change:
    """The way from one view to the next; no change where they are not two moments of one play, in that order."""
    old, new = before.trick, after.trick
    if new is None or not _goes_on(before, after):
        return Change()
    if old is None or _extends(new, old):
        return Change(played=new.plays[0 if old is None else len(old.cards) :])
    last = after.view.last_trick
    if last is not None and _extends(last, old):
        return Change(new.plays, last.plays[len(old.cards) :], last)
    return Change()


def _extends(new: Trick, old: Trick) -> bool:
    return new.leader is old.leader and new.cards[: len(old.cards)] == old.cards


def _goes_on(before: Seating, after: Seating) -> bool:
    """Whether the same seats hold what they held, or less."""
    return (
        bool(before.hands)
        and before.bottom is after.bottom
        and before.hands.keys() == after.hands.keys()
        and all(_kept(before, after, place) for place in after.hands)
    )


def _kept(before: Seating, after: Seating, place: Place) -> bool:
    old, new = before.hands[place], after.hands[place]
    if new.count > old.count:
        return False
    return old.cards is None or new.cards is None or new.cards - old.cards == NO_CARDS
