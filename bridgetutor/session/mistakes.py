"""What a look back has found wrong, kept as questions that come again until they are right on two days."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime
from hashlib import sha256
from typing import Protocol

from bridgetutor.cardplay.verdicts import Grade as CardGrade
from bridgetutor.cardplay.verdicts import Verdict
from bridgetutor.progress.attempts import Answer, Attempt, Grade, Sitting
from bridgetutor.progress.mastery import Learned
from bridgetutor.rules.auction import Auction
from bridgetutor.session.aims import below
from bridgetutor.session.choice import Action
from bridgetutor.session.looking_back.calls import CallVerdict
from bridgetutor.session.looking_back.moment import LookingBack
from bridgetutor.teaching.drills.item import Probe, named
from bridgetutor.teaching.drills.mistakes import CONCEPT, CallPosition, CardPosition
from bridgetutor.teaching.lesson import Mark

DAYS_WANTED = 2
"""A mistake is put right when its question was right at once on so many days."""

LOOK_BACK = "look-back"
"""The name in the record of what mistakes were found in."""


class Log(Protocol):
    """Where mistakes are kept: `progress.store.Store`. Each method may raise `StoreFault`."""

    def sitting(self, sitting_id: str) -> Sitting:
        """One sitting. Raises `LookupError` where there is none of that id."""

    def begin(self, sitting: Sitting) -> None:
        """Add a sitting."""

    def record(self, sitting_id: str, n: int, choice: str, attempts: tuple[Attempt, ...] = ()) -> str:
        """Add the nth choice of a sitting and what it answered."""


def keep(log: Log, moment: LookingBack, *, learner: str, now: datetime) -> int:
    """Add what was wrong in a hand of which all is known; how much that was.

    The names follow from the hand and from what was done in it: who looks back twice has erred once.
    """
    wrong = tuple(mistakes_of(moment))
    if not wrong:
        return 0
    sitting = Sitting(_id(learner, _hand(moment)), learner, LOOK_BACK, "", now)
    try:
        if log.sitting(sitting.id).choices:
            return 0
    except LookupError:
        log.begin(sitting)
    attempts = tuple(
        Attempt(_id(sitting.id, answer.exercise), learner, now, 0.0, sitting.id, answer) for answer in wrong
    )
    log.record(sitting.id, 0, Action.WHY.value, attempts)
    return len(attempts)


def mistakes_of(moment: LookingBack) -> Iterator[Answer]:
    """Each call and each card that was wrong by what its player could know."""
    for call in moment.judged or ():
        if call.mark is Mark.WRONG and moment.calls is not None:
            yield _wrong(str(_before_call(moment, call)), str(call.call))
    for verdict in moment.verdicts:
        if verdict.grade is CardGrade.WRONG:
            yield _wrong(str(_before_card(moment, verdict)), str(verdict.card))


def to_put_right(learned: Learned, today: date) -> tuple[Probe, ...]:
    """The positions that wait for today: not yet right on two days, and not right today already."""
    first = below(CONCEPT, "")
    return tuple(
        name.removeprefix(first)
        for name, practice in learned.practice.items()
        if name.startswith(first)
        and practice.days < DAYS_WANTED
        and not (practice.days and practice.last_right == today)
    )


def _wrong(position: str, answer: str) -> Answer:
    return Answer(named(CONCEPT, position), "", answer, Grade.WRONG)


def _before_call(moment: LookingBack, verdict: CallVerdict) -> CallPosition:
    if moment.calls is None:
        raise ValueError("a call was judged, and there was no auction")
    whole = moment.calls.auction
    auction = Auction.of(whole.dealer, whole.calls[: verdict.place])
    return CallPosition(moment.calls.system, moment.vulnerability, moment.calls.deal, auction)


def _before_card(moment: LookingBack, verdict: Verdict) -> CardPosition:
    play = moment.review.play.before(verdict.at)
    return CardPosition(moment.vulnerability, play, moment.contract, verdict.best.cards)


def _hand(moment: LookingBack) -> str:
    """The deal and all that was done with it."""
    calls = () if moment.calls is None else moment.calls.auction.calls
    play = moment.review.play
    return ";".join((str(play.deal), *map(str, calls), *map(str, play.cards)))


def _id(*parts: str) -> str:
    """32 hexadecimal digits."""
    return sha256("\n".join(parts).encode()).hexdigest()[:32]
