"""E: what comes of it at the table, as far as rules, lines, habits and the bidding system decide."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Card
from bridgetutor.rules.play import Play
from bridgetutor.teaching import by_system, codes
from bridgetutor.teaching.foreseen import replies_at
from bridgetutor.teaching.lesson import AuctionExhibit, BidExercise, Mark, PlayExercise, QuizExercise, Reply
from bridgetutor.teaching.lint import technique
from bridgetutor.teaching.lint.lines import model_line, option_line
from bridgetutor.teaching.lint.subject import Subject
from bridgetutor.teaching.loader import ReadPage
from bridgetutor.teaching.quizzing import opinion
from bridgetutor.teaching.scripted import is_learners_turn


def check(subject: Subject) -> None:
    """Notes every fault of this family."""
    for page in subject.pages:
        if isinstance(page.step.body, PlayExercise):
            technique.check(subject, page, page.step.body)
            _check_play(subject, page, page.step.body)
        elif isinstance(page.step.body, BidExercise):
            _check_call(subject, page, page.step.body)
        elif isinstance(page.step.body, AuctionExhibit):
            _check_shown_calls(subject, page, page.step.body)
        elif isinstance(page.step.body, QuizExercise):
            _check_quiz(subject, page.step.body)


def _check_call(subject: Subject, page: ReadPage, exercise: BidExercise) -> None:
    """A right answer is the system's own choice, or the author says why not."""
    if exercise.system is None:
        return
    chosen = by_system.choice(exercise)
    if chosen is None:
        says = phrase("There is no system “{name}”", name=exercise.system)
        subject.note(codes.UNKNOWN_SYSTEM, says, option_line(page, "system"))
        return
    right = [reply for reply in exercise.replies if reply.mark is Mark.RIGHT]
    agrees = any(chosen in reply.choices or reply.because is not None for reply in right)
    if right and not agrees:
        says = phrase("{system} calls {call} with this hand", system=exercise.system, call=chosen)
        subject.note(codes.NOT_THE_SYSTEMS, says, right[0].line)


def _check_shown_calls(subject: Subject, page: ReadPage, exhibit: AuctionExhibit) -> None:
    """Whoever's hand lies beside the auction makes the system's own calls with it."""
    for exercise, call in by_system.moments(exhibit):
        chosen = by_system.choice(exercise)
        if chosen not in {None, call}:
            says = phrase(
                "{system} calls {call} with {seat}'s hand, not {made}",
                system=exhibit.system,
                call=chosen,
                seat=exercise.auction.turn,
                made=call,
            )
            subject.note(codes.NOT_THE_SYSTEMS, says, option_line(page, "auction"))


def _check_quiz(subject: Subject, exercise: QuizExercise) -> None:
    """A right option is right by the program too, or the author says why not; and no wrong one is."""
    for reply in exercise.replies:
        thought = opinion(exercise, reply.choices[0])
        if thought is None or Mark.ALSO in {reply.mark, thought.mark} or reply.mark is thought.mark:
            continue
        pattern = phrase("“{option}” is right by the program's reckoning: {reason}")
        if thought.mark is Mark.WRONG:
            pattern = phrase("“{option}” is not right by the program's reckoning: {reason}")
        if reply.because is None:
            said = (("option", reply.choices[0]), ("reason", thought.reason))
            subject.note(codes.MARKED_OTHERWISE, Phrase(pattern.pattern, said), reply.line)


def _check_play(subject: Subject, page: ReadPage, exercise: PlayExercise) -> None:
    positions = [exercise.play] if exercise.goal is None else list(model_line(exercise))
    _check_refutations(subject, exercise, positions)
    if exercise.goal is None:
        return
    most = exercise.play.size
    if not 1 <= exercise.goal <= most:
        says = phrase("A goal of {goal} tricks, with {most} to be had", goal=exercise.goal, most=most)
        subject.note(codes.IMPOSSIBLE_GOAL, says, option_line(page, "goal"))
        return
    won = positions[-1].tricks_won(next(iter(exercise.seats)).side)
    if won < exercise.goal:
        says = counted(
            "The model line wins {n} trick: {cards}",
            "The model line wins {n} tricks: {cards}",
            n=won,
            cards=positions[-1].cards,
        )
        subject.note(codes.GOAL_MISSED, says, option_line(page, "goal"))
    _check_asked(subject, exercise, positions)


def _asked(exercise: PlayExercise, positions: list[Play]) -> Iterator[tuple[Play, Reply[Card]]]:
    for play in positions:
        if is_learners_turn(exercise, play):
            yield from ((play, reply) for reply in replies_at(exercise, play))


def _check_asked(subject: Subject, exercise: PlayExercise, positions: list[Play]) -> None:
    used = [reply for _, reply in _asked(exercise, positions)]
    for reply in exercise.replies:
        if reply.trick is not None and reply.mark is Mark.RIGHT and reply not in used:
            says = phrase(
                "{card} cannot be played at trick {trick} of the model line",
                card=reply.choices[0],
                trick=reply.trick,
            )
            subject.note(codes.NEVER_ASKED, says, reply.line)


def _check_refutations(subject: Subject, exercise: PlayExercise, positions: list[Play]) -> None:
    for play, reply in _asked(exercise, positions):
        after = play
        for card in (reply.choices[0], *reply.refutation) if reply.refutation else ():
            fault = after.fault(card)
            if fault is not None:
                says = phrase("After {wrong}: {fault}", wrong=reply.choices[0], fault=fault.says)
                subject.note(codes.REFUTATION, says, reply.line)
                break
            after = after.after(card)
