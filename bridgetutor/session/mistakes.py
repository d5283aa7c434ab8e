"""What a look back has found wrong, kept as questions that come again until they are right on two days."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime
from hashlib import sha256
from typing import Protocol

from bridgetutor.cardplay.verdicts import Grade as CardGrade
from bridgetutor.cardplay.verdicts import Verdict
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.progress.attempts import Answer, Attempt, Grade, Sitting
from bridgetutor.progress.mastery import Learned, Practice
from bridgetutor.rules.auction import Auction
from bridgetutor.session.aims import below
from bridgetutor.session.choice import Action
from bridgetutor.session.evening.marked import marked
from bridgetutor.session.looking_back.calls import CallVerdict
from bridgetutor.session.looking_back.moment import LookingBack
from bridgetutor.teaching.drills.item import Probe, named
from bridgetutor.teaching.drills.mistakes import CONCEPT, CallPosition, CardPosition
from bridgetutor.teaching.lesson import Mark

DAYS_WANTED = 2
"""A mistake is put right when its question was right at once on so many days."""

LOOK_BACK = "look-back"
"""The name in the record of what mistakes were found in."""


NONE_WAITS = phrase(
    "No mistake waits to be put right. What is found wrong when you look back at a hand is kept, and comes again here."
)


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
    return tuple(probe for probe, _ in _waiting(learned, today))


@dataclass(frozen=True, slots=True)
class ToPlay:
    """Positions to be played again, and how many days ago each was wrong for the last time; None without positions."""

    positions: tuple[Probe, ...] = ()
    days: int | None = None

    @property
    def says(self) -> Phrase:
        """Which they are."""
        n = len(self.positions)
        match self.days:
            case None:
                return NONE_WAITS
            case 0:
                return counted(
                    "No mistake of an earlier day waits to be put right; {n} of today does.",
                    "No mistake of an earlier day waits to be put right; {n} of today do.",
                    n=n,
                )
            case 1:
                return counted(
                    "{n} mistake of yesterday waits to be put right.",
                    "{n} mistakes of yesterday wait to be put right.",
                    n=n,
                )
            case _:
                return counted(
                    "No mistake of yesterday waits to be put right; {n} of an earlier day does.",
                    "No mistake of yesterday waits to be put right; {n} of an earlier day do.",
                    n=n,
                )


def to_play_again(learned: Learned, today: date) -> ToPlay:
    """Yesterday's mistakes; where there are none those of the last day before it, else those of today."""
    days: dict[date, list[Probe]] = {}
    for probe, practice in _waiting(learned, today):
        if marked(probe) is not None:
            days.setdefault(practice.memory.last.date(), []).append(probe)
    day = max((each for each in days if each < today), default=max(days, default=None))
    return ToPlay() if day is None else ToPlay(tuple(days[day]), (today - day).days)


def _waiting(learned: Learned, today: date) -> Iterator[tuple[Probe, Practice]]:
    first = below(CONCEPT, "")
    for name, practice in learned.practice.items():
        is_right_today = practice.days and practice.last_right == today
        if name.startswith(first) and practice.days < DAYS_WANTED and not is_right_today:
            yield name.removeprefix(first), practice


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
    auction = None if moment.calls is None else moment.calls.auction
    return CardPosition(moment.vulnerability, play, moment.contract, verdict.good, auction)


def _hand(moment: LookingBack) -> str:
    """The deal and all that was done with it."""
    calls = () if moment.calls is None else moment.calls.auction.calls
    play = moment.review.play
    return ";".join((str(play.deal), *map(str, calls), *map(str, play.cards)))


def _id(*parts: str) -> str:
    """32 hexadecimal digits."""
    return sha256("\n".join(parts).encode()).hexdigest()[:32]
