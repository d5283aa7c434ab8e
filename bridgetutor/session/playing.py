"""A card exercise, from one decision to a whole hand: the learner's cards, the other seats', taking back."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.progress.attempts import Grade
from bridgetutor.rules.cards import Card
from bridgetutor.rules.faults import Fault
from bridgetutor.rules.play import Play
from bridgetutor.session import feedback
from bridgetutor.session.at_the_table import announced
from bridgetutor.session.choice import format_choice
from bridgetutor.session.judging import attempted, judged, shown
from bridgetutor.session.state import Deed, Outcome, Work
from bridgetutor.session.tables import play_of
from bridgetutor.teaching.lesson import PlayExercise, Step
from bridgetutor.teaching.marking import best_card, judge_card
from bridgetutor.teaching.other_seats import scripted_card, written_card
from bridgetutor.teaching.scripted import is_learners_turn, play_on


def advance(step: Step, exercise: PlayExercise, work: Work, *, robots: bool) -> Deed:
    """The other seats play, until the learner is to play or a trick is complete; the hand may end with it.

    Of a whole hand `robots` think out what the author has not written: then it waits for their card.
    """
    before = play_of(exercise, work)
    after = play_on(exercise, before, partial(_card_of, exercise, robots=robots))
    cards = after.cards[len(before.cards) :]
    waits = not (
        after.is_over or is_learners_turn(exercise, after) or (cards and after.current_trick is None)
    )
    work = replace(work, cards=(*work.cards, *cards), waits=waits)
    return _ended(step, exercise, Deed(work, announcements=announced(before, cards)))


def _card_of(exercise: PlayExercise, play: Play, *, robots: bool) -> Card | None:
    thought_out = robots and exercise.goal is not None
    return written_card(exercise, play) if thought_out else scripted_card(exercise, play)


def others_played(step: Step, exercise: PlayExercise, work: Work, card: Card) -> Deed:
    """The deed of the card that was waited for; one that may not be played changes nothing."""
    if not work.waits_for_a_card or play_of(exercise, work).fault(card) is not None:
        return Deed(work)
    return _put_down(step, exercise, Deed(replace(work, waits=False)), card, robots=True)


def card_played(step: Step, exercise: PlayExercise, work: Work, card: Card, *, robots: bool) -> Deed:
    """The deed of a learner's card: refused by the Laws, judged by the author, or simply played."""
    play = play_of(exercise, work)
    fault = (
        play.fault(card) if is_learners_turn(exercise, play) else Fault(phrase("It is not your turn yet."))
    )
    if fault is not None:
        return Deed(replace(work, feedback=feedback.card_refused(fault, play, card, exercise.seats)))
    verdict = judge_card(exercise, play, card)
    if verdict is None:
        return _put_down(step, exercise, Deed(replace(work, feedback=None, marked=())), card, robots=robots)
    deed = judged(step, exercise, work, card, verdict, _part(exercise, play))
    if deed.work.outcome is None:
        return deed
    right = best_card(exercise, play) if deed.work.outcome is Outcome.SHOWN else card
    return _put_down(step, exercise, deed, right or card, robots=robots)


def answer_asked(step: Step, exercise: PlayExercise, work: Work, *, robots: bool) -> Deed:
    """The deed of a learner who asks which card is right: it is named and played."""
    play = play_of(exercise, work)
    best = best_card(exercise, play)
    verdict = None if best is None else judge_card(exercise, play, best)
    if best is None or verdict is None:
        return Deed(work)
    deed = shown(step, exercise, work, verdict, _part(exercise, play))
    return _put_down(step, exercise, deed, best, robots=robots)


def can_show_answer(exercise: PlayExercise, work: Work) -> bool:
    """Whether the author has said which card is right now."""
    play = play_of(exercise, work)
    return is_learners_turn(exercise, play) and best_card(exercise, play) is not None


def undone(exercise: PlayExercise, work: Work) -> Deed:
    """The learner's last card is taken back, dummy's included, and what the others played after it."""
    count = len(work.cards) - 1
    while count > 0 and not is_learners_turn(exercise, exercise.play.after(*work.cards[:count])):
        count -= 1
    if count < 0 or not is_learners_turn(exercise, exercise.play.after(*work.cards[:count])):
        return Deed(work)
    return Deed(_cleared(work, work.cards[:count]), announcements=(phrase("Taken back."),))


def restarted(step: Step, exercise: PlayExercise, work: Work, *, robots: bool) -> Deed:
    """The exercise from its beginning; mistakes and hints stay counted."""
    return advance(step, exercise, _cleared(work, ()), robots=robots)


def _put_down(step: Step, exercise: PlayExercise, deed: Deed, card: Card, *, robots: bool) -> Deed:
    """The card goes on the table and the others play on. Short of a whole hand that was all the exercise asked."""
    work = deed.work
    said = announced(play_of(exercise, work), (card,))
    is_all = exercise.goal is None
    outcome, wrong = (work.outcome, work.wrong) if is_all else (None, ())
    work = replace(work, cards=(*work.cards, card), wrong=wrong, outcome=outcome, advised=0, priced=None)
    trick_is_complete = play_of(exercise, work).current_trick is None
    after = (
        _ended(step, exercise, Deed(work))
        if trick_is_complete
        else advance(step, exercise, work, robots=robots)
    )
    return Deed(after.work, (*deed.attempts, *after.attempts), (*said, *after.announcements))


def _ended(step: Step, exercise: PlayExercise, deed: Deed) -> Deed:
    """At the end of a whole hand its tricks are held against its goal."""
    play, goal = play_of(exercise, deed.work), exercise.goal
    if goal is None or not play.is_over:
        return deed
    won = play.tricks_won(next(iter(exercise.seats)).side)
    return hand_over(step, exercise, deed, won, format_choice(play.cards[-1]))


def hand_over(
    step: Step, exercise: PlayExercise, deed: Deed, won: int, last: str, said: tuple[Phrase, ...] = ()
) -> Deed:
    """A whole hand has ended with so many tricks: they are held against its goal.

    `last` is the choice that ended it, as it is written; `said` comes before what there is to say of the tricks.
    """
    goal = exercise.goal or 0
    outcome = Outcome.RIGHT if won >= goal else Outcome.SHORT
    grade = Grade.RIGHT if won >= goal else Grade.WRONG
    attempt = attempted(step, exercise, deed.work, last, grade)
    work = replace(deed.work, outcome=outcome, feedback=feedback.hand_over(won, goal, said))
    return Deed(work, (attempt,), deed.announcements)


def _part(exercise: PlayExercise, play: Play) -> str:
    """Which decision of a whole hand: @ and the trick, from 1."""
    return "" if exercise.goal is None else f"@{len(play.complete_tricks) + 1}"


def _cleared(work: Work, cards: tuple[Card, ...]) -> Work:
    return Work(cards, mistakes=work.mistakes, hints=work.hints, told=work.told)
