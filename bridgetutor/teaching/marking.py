"""What an answer is worth, and what is said to it: the author's word first, else what the rules can say for certain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias, TypeVar

from bridgetutor.phrase import Phrase
from bridgetutor.rules.auction import Bid, Call, Double, Pass, Redouble
from bridgetutor.rules.cards import Card
from bridgetutor.rules.play import Play
from bridgetutor.teaching import by_system, counting, following
from bridgetutor.teaching.foreseen import replies_at
from bridgetutor.teaching.lesson import (
    BidExercise,
    CountExercise,
    Exercise,
    LeadExercise,
    Mark,
    PlayExercise,
    Prose,
    QuizExercise,
    Reply,
)

Answer: TypeAlias = Call | Card | int | str
"""A call, a card, a number, or the text of a quiz's option."""

T = TypeVar("T", bound=Answer)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an answer is worth.

    `says` is the author's word to it; where there is none, `reason` is something true that the rules can say, if they
    can. `best` is the first right answer and `best_says` the author's word to that, or the program's.
    """

    mark: Mark
    says: Prose | None = None
    reason: Phrase | None = None
    best: Answer | None = None
    best_says: Prose | Phrase | None = None


def mark(exercise: Exercise, choice: Answer) -> Verdict | None:
    """The verdict on a choice; a card is judged where a `play` exercise begins: see `judge_card`.

    Raises `TypeError` for a choice of another kind than the exercise asks for.
    """
    match exercise, choice:
        case BidExercise(), Bid() | Pass() | Double() | Redouble():
            return _judge_call(exercise, choice)
        case LeadExercise(), Card():
            return _verdict(exercise.replies, choice)
        case QuizExercise(), str():
            return _verdict(exercise.replies, choice)
        case CountExercise(), int():
            return _verdict(exercise.replies, choice, reason=lambda number: counting.wrong(exercise, number))
        case PlayExercise(), Card():
            return judge_card(exercise, exercise.play, choice)
        case _:
            raise TypeError(f"{choice!r} is no answer to {exercise.id}")


def _judge_call(exercise: BidExercise, call: Call) -> Verdict:
    """The author's word comes first, then the system's: its own choice, what else it has for the hand, what breaks."""
    verdict = _verdict(exercise.replies, call)
    if verdict.says is not None or verdict.mark is not Mark.WRONG:
        return verdict
    fault = exercise.auction.fault(call)
    if fault is not None:
        return replace(verdict, reason=fault.says)
    thought = by_system.opinion(exercise, call)
    return verdict if thought is None else replace(verdict, mark=thought.mark, reason=thought.says)


def judge_card(exercise: PlayExercise, play: Play, card: Card) -> Verdict | None:
    """The verdict on the next card of a play; None at a trick the author says nothing of.

    A single decision is always judged. In a whole hand a card is judged where the author names it, or names a right
    one that the hand to play holds; not off the author's line, nor where no right card may be played and either this
    one is not wrong or every one is.
    """
    replies = replies_at(exercise, play)
    best = best_card(exercise, play)
    alike = _alike(play)
    if exercise.goal is not None and best is None and _is_beside_the_point(replies, play, card):
        return None
    return _verdict(
        replies,
        card,
        alike=alike,
        reason=lambda wrong: following.reason_against(wrong, play, better=right_cards(exercise, play)),
        best=best,
    )


def _is_beside_the_point(replies: Sequence[Reply[Card]], play: Play, card: Card) -> bool:
    """With no right card to play: this one is not called wrong, or each that may be played is.

    The author was then thinking of another position: there would be no first choice to name beside a card that is
    playable, or the learner would find no card to go on with.
    """
    alike = _alike(play)
    mine = _reply_to(replies, card, alike)
    if mine is None or mine.mark is not Mark.WRONG:
        return True
    of_all = (_reply_to(replies, each, alike) for each in play.legal_cards)
    return all(reply is not None and reply.mark is Mark.WRONG for reply in of_all)


def best_card(exercise: PlayExercise, play: Play) -> Card | None:
    """The first card that the author calls right and that may be played now; None where there is none."""
    return next(iter(right_cards(exercise, play)), None)


def refutation_of(exercise: PlayExercise, play: Play, card: Card) -> tuple[Card, ...]:
    """The cards that follow a wrong card to show what it costs; empty where the author wrote none for it or its like.

    Its like are a card as good as this one, and one of its suit that the same reply names; where the line then has
    this card, the other one is played.
    """
    replies = replies_at(exercise, play)
    reply = _reply_to(replies, card, _alike(play))
    if reply is None or reply.mark is not Mark.WRONG:
        return ()
    if card in reply.choices and reply.refutation:
        return reply.refutation
    for other in replies:
        instead = _refutation_instead(other, card)
        is_like = _reply_to((other,), card, _alike(play)) is not None or _is_one_reply(other, reply)
        if instead and is_like and len(following.legal_run(play, (card, *instead))) == 1 + len(instead):
            return instead
    return ()


def _refutation_instead(reply: Reply[Card], card: Card) -> tuple[Card, ...]:
    """The line of a reply to one card, for another of its suit in the same hand; none for other cards."""
    if reply.choices[0].suit is not card.suit:
        return ()
    return tuple(reply.choices[0] if each == card else each for each in reply.refutation)


def _is_one_reply(one: Reply[Card], other: Reply[Card]) -> bool:
    """Whether the author wrote the two as one: a refutation parts its card from the others."""
    return (one.line, one.mark, one.trick) == (other.line, other.mark, other.trick)


def right_cards(exercise: PlayExercise, play: Play) -> tuple[Card, ...]:
    """The cards that the author calls right and that may be played now, in the author's order."""
    legal = play.legal_cards
    named = (
        card for reply in replies_at(exercise, play) if reply.mark is Mark.RIGHT for card in reply.choices
    )
    return tuple(card for card in named if card in legal)


def _alike(play: Play) -> Callable[[Card, Card], bool]:
    return lambda card, other: following.counts_alike(card, other, play)


def _same(choice: T, other: T) -> bool:
    return choice == other


def _never(_choice: T) -> Phrase | None:
    return None


def _verdict(
    replies: Sequence[Reply[T]],
    choice: T,
    *,
    alike: Callable[[T, T], bool] = _same,
    reason: Callable[[T], Phrase | None] = _never,
    best: Answer | None = None,
) -> Verdict:
    """The verdict by the reply that names the choice, or one that counts as the same; wrong where there is none."""
    right = next((reply for reply in replies if reply.mark is Mark.RIGHT), None)
    best = best if best is not None or right is None else right.choices[0]
    best_says = None if right is None else right.reason or right.says
    reply = _reply_to(replies, choice, alike)
    if reply is None:
        return Verdict(Mark.WRONG, None, reason(choice), best, best_says)
    silent = reply.mark is Mark.WRONG and reply.reason is None and not reply.says.markdown
    return Verdict(
        reply.mark,
        reply.says if reply.reason is None else None,
        reason(choice) if silent else reply.reason,
        best,
        best_says,
    )


def _reply_to(replies: Sequence[Reply[T]], choice: T, alike: Callable[[T, T], bool]) -> Reply[T] | None:
    """The reply that names the choice itself, before one that names its like."""
    exact = (reply for reply in replies if choice in reply.choices)
    like = (reply for reply in replies if any(alike(choice, named) for named in reply.choices))
    return next(exact, None) or next(like, None)
