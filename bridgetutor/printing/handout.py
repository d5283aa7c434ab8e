"""A lesson on paper: prose, diagrams and numbered questions, the answers apart at the end or left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import product
from typing import assert_never

from bridgetutor.phrase import Phrase
from bridgetutor.printing.diagrams import auction_table, deal_table, hand_in_a_row, in_colours
from bridgetutor.rules.auction import Call
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.teaching.lesson import (
    AuctionExhibit,
    BidExercise,
    CountExercise,
    DealExhibit,
    Drill,
    Exercise,
    Film,
    LeadExercise,
    Lesson,
    Mark,
    PlayExercise,
    Prose,
    QuizExercise,
    Step,
)
from bridgetutor.teaching.markdown import to_html
from bridgetutor.wording import Wording

QUESTION = "question"
"""The name of the anchor at the first words of each question: pages are not broken within one."""


def handout(lesson: Lesson, wording: Wording, *, answers: bool) -> str:
    """The whole lesson as HTML."""
    numbers = {exercise.id: number for number, exercise in enumerate(lesson.exercises, 1)}
    pages = "".join(_step(lesson, at, numbers, wording) for at in range(len(lesson.steps)))
    key = _answers(lesson, wording) if answers else ""
    return f"<h1>{escape(lesson.title)}</h1><p><i>{escape(str(lesson.goal))}</i></p>{pages}{key}"


def _step(lesson: Lesson, at: int, numbers: dict[str, int], wording: Wording) -> str:
    step = lesson.steps[at]
    if isinstance(step.body, Drill) and not str(step.prose).strip():
        return ""  # fresh questions without end do not go on paper
    is_new = step.heading and (at == 0 or lesson.steps[at - 1].heading != step.heading)
    heading = f"<h2>{escape(step.heading)}</h2>" if is_new else ""
    return f"{heading}{to_html(step.prose)}{_body(step, numbers, wording)}"


def _body(step: Step, numbers: dict[str, int], wording: Wording) -> str:
    match step.body:
        case None | Drill():
            return ""
        case DealExhibit() | AuctionExhibit() | Film():
            return f"{_exhibit(step.body, wording)}{to_html(step.body.caption)}"
        case exercise:
            number = wording.say("Question {n}", n=numbers[exercise.id])
            asked = f"{_shown(exercise, wording)}{to_html(exercise.question)}{_options(exercise)}"
            return f'<p><a name="{QUESTION}"><b>{number}</b></a></p>{asked}'


def _exhibit(exhibit: DealExhibit | AuctionExhibit | Film, wording: Wording) -> str:
    match exhibit:
        case DealExhibit():
            middle = _contract(exhibit.contract, wording)
            return deal_table(exhibit.deal.known, exhibit.shown, middle, wording)
        case AuctionExhibit():
            remarks = "".join(
                _remark(exhibit.auction.calls[i], says, wording)
                for i, says in sorted(exhibit.remarks.items())
            )
            return f"{auction_table(exhibit.auction, wording)}{_beside(exhibit.deal, wording)}{remarks}"
        case Film():
            deal = deal_table(
                exhibit.play.deal.known, exhibit.shown, _contract(exhibit.contract, wording), wording
            )
            return f"{deal}{_film(exhibit, wording)}"


def _film(film: Film, wording: Wording) -> str:
    """The film's cards trick by trick, and what is said to them."""
    play = film.play.after(*film.cards)
    tricks = "".join(
        f"<li>{'; '.join(_fell(seat, card, wording) for seat, card in trick.plays)}</li>"
        for trick in play.tricks
    )
    remarks = "".join(_remark(film.cards[i], says, wording) for i, says in sorted(film.remarks.items()))
    return f"<ol>{tricks}</ol>{remarks}"


def _shown(exercise: Exercise, wording: Wording) -> str:
    """What the learner sees of an exercise, and no more."""
    match exercise:
        case BidExercise():
            return f"{auction_table(exercise.auction, wording)}{_hand(exercise.hand, wording)}"
        case LeadExercise():
            return f"{auction_table(exercise.auction, wording)}{_hand(exercise.hand, wording)}"
        case QuizExercise() | CountExercise():
            return _looked_at(exercise, wording)
        case PlayExercise():
            return _position(exercise.play, exercise, wording)
        case _:
            assert_never(exercise)


def _looked_at(exercise: QuizExercise | CountExercise, wording: Wording) -> str:
    if isinstance(exercise, QuizExercise) and exercise.play is not None:
        return _position(exercise.play, exercise, wording)
    hand = "" if exercise.hand is None else _hand(exercise.hand, wording)
    deal = "" if exercise.deal is None else deal_table(exercise.deal.known, exercise.shown, "", wording)
    return hand + deal


def _options(exercise: Exercise) -> str:
    """What there is to choose from, below the question."""
    if not isinstance(exercise, QuizExercise):
        return ""
    return f"<ol>{''.join(f'<li>{escape(option)}</li>' for option in exercise.options)}</ol>"


def _position(play: Play, exercise: PlayExercise | QuizExercise, wording: Wording) -> str:
    held = {seat: hand for seat in play.deal.known if (hand := play.hand(seat)) is not None}
    table = deal_table(held, exercise.shown, _contract(exercise.contract, wording), wording)
    return table + _trick_so_far(play, wording)


def _trick_so_far(play: Play, wording: Wording) -> str:
    trick = play.current_trick
    if trick is None:
        return ""
    return f"<p>{'; '.join(_fell(seat, card, wording) for seat, card in trick.plays)}</p>"


def _fell(seat: object, card: object, wording: Wording) -> str:
    return in_colours(wording.say("{seat} {card}", seat=seat, card=card), wording)


def _beside(deal: Deal, wording: Wording) -> str:
    """The hands that lie beside an auction: one in a line, several as they sit."""
    hands = deal.known
    if len(hands) > 1:
        return deal_table(hands, hands, "", wording)
    return "".join(_hand(hand, wording) for hand in hands.values())


def _hand(hand: Hand, wording: Wording) -> str:
    return f"<p>{hand_in_a_row(hand, wording)}</p>"


def _contract(contract: Contract | None, wording: Wording) -> str:
    return "" if contract is None else in_colours(wording.name(contract), wording)


def _answers(lesson: Lesson, wording: Wording) -> str:
    title = escape(wording.say("Answers"))
    lines = "".join(f"<li>{'<br/>'.join(_answer(exercise, wording))}</li>" for exercise in lesson.exercises)
    return f'<h2 style="page-break-before: always">{title}</h2><ol>{lines}</ol>'


def _answer(exercise: Exercise, wording: Wording) -> Iterator[str]:
    """Trick by trick the right answers, what will do, the wrong ones, each with its reason; then the hidden hands.

    A reply without a reason stands there only where it is right.
    """
    tricks = sorted({reply.trick or 0 for reply in exercise.replies})
    for number, mark in product(tricks, Mark):
        for reply in exercise.replies:
            if reply.mark is mark and (reply.trick or 0) == number:
                said = _said(reply.says, reply.reason, wording)
                yield from _reply(reply.choices, mark, reply.trick, said, wording)
    if isinstance(exercise, PlayExercise):
        yield from _hidden(exercise, wording)


def _said(says: Prose, reason: Phrase | None, wording: Wording) -> str:
    """The author's words, or the program's where the author left the answer to it."""
    return _inline(says) if reason is None else in_colours(wording.render(reason), wording)


def _reply(
    choices: Sequence[object], mark: Mark, trick: int | None, said: str, wording: Wording
) -> Iterator[str]:
    if said or mark is Mark.RIGHT:
        named = _as_marked(in_colours(wording.name(tuple(choices), "or"), wording), mark, wording)
        at = "" if trick is None else escape(wording.say("Trick {n}: ", n=trick))
        yield f"{at}{named}{': ' * bool(said)}{said}"


def _as_marked(named: str, mark: Mark, wording: Wording) -> str:
    """An answer in bold where it is right; "also" before it where it will do, "not" where it is wrong."""
    match mark:
        case Mark.RIGHT:
            return f"<b>{named}</b>"
        case Mark.ALSO:
            return f"{escape(wording.say('Also'))} {named}"
        case Mark.WRONG:
            return f"{escape(wording.say('Not'))} {named}"


def _hidden(exercise: PlayExercise, wording: Wording) -> Iterator[str]:
    """What the hands hold that the learner does not see."""
    for seat in exercise.play.deal.known:
        hand = exercise.play.hand(seat)
        if seat not in exercise.shown and hand is not None:
            yield f"{escape(wording.name(seat))}: {hand_in_a_row(hand, wording)}"


def _remark(about: Card | Call, says: Prose, wording: Wording) -> str:
    return f"<p>{in_colours(wording.name(about), wording)}: {_inline(says)}</p>"


def _inline(says: Prose) -> str:
    """Prose of one paragraph, to stand within a line."""
    return to_html(says).strip().removeprefix("<p>").removesuffix("</p>")
