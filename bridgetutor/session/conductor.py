"""Leads a learner through a lesson or an evening: takes choices, and keeps each of them before the screen changes."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Generic, TypeVar

from bridgetutor.cardplay.hints import AskForHint, Hint
from bridgetutor.cardplay.refuting import Refute
from bridgetutor.cardplay.robots import JudgeClaim, Ruling
from bridgetutor.phrase import Phrase
from bridgetutor.progress.attempts import Sitting
from bridgetutor.rules.cards import Card
from bridgetutor.rules.deal import Deal
from bridgetutor.session.choice import Choice, Refuted, Ruled, Theirs
from bridgetutor.session.kept import KeptSitting, Surroundings, readable
from bridgetutor.session.others import ByHabit, Others
from bridgetutor.session.walk import S, Walk
from bridgetutor.session.wanted import CardWanted

V = TypeVar("V")


class Conductor(Generic[S, V]):
    """One walk through a lesson, or one evening at a table. `open` first; then `choose` for each choice.

    The `others` think out the cards of the other seats, by habit unless somebody else is given. Where that takes time
    the screen after a choice says who is thinking, and the next screens come through `changed` as the cards fall. An
    answer to a question that stands no more is dropped.

    Nothing that goes wrong with the record stops the walk: `trouble` says what it is, for the learner to read.
    """

    def __init__(self, walk: Walk[S, V], surroundings: Surroundings, others: Others | None = None) -> None:
        self.walk = walk
        self.changed: Callable[[V], None] = _nobody_looks
        self._others: Others = ByHabit() if others is None else others
        self._asked: S | None = None
        self._hint_asked: AskForHint | None = None
        self._hint: Hint | None = None
        self._at_once = False
        self._kept = KeptSitting(walk.id, walk.fingerprint, surroundings)
        self._not_found: Phrase | None = None
        self._state = walk.begin()
        self._said: tuple[Phrase, ...] = ()

    @property
    def choices(self) -> tuple[str, ...]:
        """Every choice made in this sitting, as it is written: what a problem report needs."""
        return tuple(self._kept.choices)

    @property
    def state(self) -> S:
        """Where the walk is, for who works beside the table; what the learner may see of it is the screen."""
        return self._state

    @property
    def sitting(self) -> str:
        """The name of this sitting in the record; it may change where another window goes on from the same place."""
        return self._kept.id

    @property
    def trouble(self) -> Phrase | None:
        """What the learner should read: why there are no cards to play, or what is wrong with the record."""
        return self._not_found or self._kept.trouble

    @property
    def screen(self) -> V:
        """What the learner sees now."""
        return self.walk.screen(self._state, self._said, self._hint)

    def open(self, *, afresh: bool = False, finished: bool = False) -> V:
        """Where the learner left it, unless it was finished or `afresh` is wanted: then from its start.

        With `finished` at the end of one that was, to look at it once more.
        """
        left = None if afresh else self._kept.left(finished=finished)
        if left is None:
            self._begin_sitting()
        else:
            self._resume(left)
        with self._kept.writing():
            self._go_on()
        return self.screen

    def left(self) -> V | None:
        """What the learner would come back to; None where that is the beginning. Nothing is begun by asking."""
        left = self._kept.left()
        if left is None or not self._kept.is_as_it_was(left):
            return None
        return self.walk.screen(self.walk.replay(tuple(readable(left.choices))), (), None)

    @property
    def under_way_since(self) -> datetime | None:
        """When that was begun which can be come back to; it is not acted out for that, which takes its time."""
        return self._since(finished=False)

    @property
    def was_finished(self) -> bool:
        """Whether the last one came to its end, and can be looked at."""
        return self._since(finished=True) is not None

    def _since(self, *, finished: bool) -> datetime | None:
        left = self._kept.left(finished=finished)
        return left.begun if left is not None and self._kept.is_as_it_was(left) else None

    def choose(self, choice: Choice) -> V:
        """The screen after a choice. The choice is on disk before this returns, or `trouble` says that it is not."""
        with self._kept.writing():
            self._said = self._submit(choice)
            self._go_on()
        self._ask_for_hint()
        return self.screen

    def go_on(self) -> None:
        """What was waited for outside has come; the screen after it is told by `changed`."""
        before, self._said = self._state, ()
        with self._kept.writing():
            self._go_on()
        if self._state is not before:
            self.changed(self.screen)

    def _submit(self, choice: Choice) -> tuple[Phrase, ...]:
        """Go where the choice leads; what is said of it."""
        turn = self.walk.submit(self._state, choice)
        if turn.state is not self._state or turn.attempts:
            self._kept.keep(choice, turn.attempts)
            self._not_found = None
            if self.walk.is_finished(turn.state):
                self._kept.finish()
        self._state = turn.state
        return turn.announcements

    def _go_on(self) -> None:
        """What others do without being waited for; where a card takes time, the screen tells who thinks."""
        while True:
            given = self.walk.given(self._state)
            came = self._ask_others() if given is None else self._take(given)
            if not came:
                break

    def _take(self, given: Choice) -> bool:
        """What happens without anybody thinking; calls and contracts in the time that players take. Whether it came."""
        if isinstance(given, Theirs) and not isinstance(given.what, Deal):
            return self._asked_for(partial(self._others.in_time, partial(self._told, self._state, given)))
        self._said = (*self._said, *self._submit(given))
        return True

    def _ask_others(self) -> bool:
        """Ask for what is awaited; whether it came at once."""
        ask = self._question_of(self._state)
        if ask is not None:
            return self._asked_for(ask)
        self._others.foresee(self.walk.foreseen(self._state))
        self._others.foresee_deals(self.walk.deals_foreseen(self._state))
        return False

    def _asked_for(self, ask: Callable[[], None]) -> bool:
        """Ask, if that has not been done at this state; whether the answer came at once."""
        asked = self._state
        if asked is self._asked:
            return False
        self._asked, self._at_once = asked, True
        ask()
        self._at_once = False
        return self._state is not asked

    def _question_of(self, asked: S) -> Callable[[], None] | None:
        """Asks for what is awaited; None where nothing is."""
        match self.walk.awaited(asked):
            case None:
                return None
            case CardWanted() as card:
                return partial(self._others.card, card, partial(self._fallen, asked))
            case JudgeClaim() as claim:
                return partial(self._others.ruling, claim, partial(self._judged, asked))
            case Refute() as wrong:
                return partial(self._others.refutation, wrong, partial(self._refuted, asked))
            case deal:
                return partial(self._others.deal, deal, partial(self._dealt, asked))

    def _fallen(self, asked: S, card: Card) -> None:
        self._told(asked, Theirs(card))

    def _judged(self, asked: S, ruling: Ruling | None) -> None:
        self._told(asked, Ruled(None) if ruling is None else Ruled(ruling.tricks, ruling.line))

    def _refuted(self, asked: S, line: tuple[Card, ...] | None) -> None:
        self._told(asked, Refuted(line))

    def _dealt(self, asked: S, found: Deal | Phrase) -> None:
        if isinstance(found, Deal):
            self._told(asked, Theirs(found))
        elif self._state is asked:
            self._not_found = found
            self.changed(self.screen)

    def _told(self, asked: S, what: Theirs | Ruled | Refuted) -> None:
        """Something that was waited for has come; it is dropped where nobody waits for it any more."""
        if self._state is not asked:
            return
        if self._at_once:
            self._said = (*self._said, *self._submit(what))
            return
        with self._kept.writing():
            self._said = self._submit(what)
            self._go_on()
        self.changed(self.screen)

    def _ask_for_hint(self) -> None:
        """What the learner wants to know is worked out once a card; later degrees only tell more of it."""
        asked = self.walk.hint_wanted(self._state)
        if asked != self._hint_asked:
            self._hint_asked, self._hint = asked, None
            if asked is not None:
                self._at_once = True
                self._others.hint(asked, partial(self._hinted, asked))
                self._at_once = False

    def _hinted(self, asked: AskForHint, hint: Hint) -> None:
        if asked == self._hint_asked:
            self._hint = hint
            if not self._at_once:
                self.changed(self.screen)

    def _resume(self, sitting: Sitting) -> None:
        """Every choice again, as it was made. Where all reads otherwise since, only the place is found again."""
        choices = tuple(readable(sitting.choices))
        if self._kept.is_as_it_was(sitting) and len(choices) == len(sitting.choices):
            self._kept.go_on(sitting)
            self._state = self.walk.replay(choices)
            return
        place = self.walk.found_again(choices)
        self._begin_sitting()
        if place is not None:
            self.choose(place)

    def _begin_sitting(self) -> None:
        self._kept.begin()
        self._state = self.walk.begin()


def _nobody_looks(_screen: object) -> None:
    """Until somebody shows the screens, nothing is to be told of them."""
