"""`{play}`: which card? One decision, or a hand to the end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bridgetutor.cardplay.techniques import Technique
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Card
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from bridgetutor.teaching import by_play, codes
from bridgetutor.teaching.at_the_table import (
    PLAY_OPTIONS,
    Setting,
    played,
    seats,
    seen_by,
    setting,
    shown,
    vulnerability,
)
from bridgetutor.teaching.directive import Directive
from bridgetutor.teaching.lesson import Mark, PlayExercise, Reply
from bridgetutor.teaching.reader import Reader, whole_number
from bridgetutor.teaching.replies import REPLY_OPTIONS, hints, replies


def read(reader: Reader) -> PlayExercise | None:
    """The question; the cards before it must be legal, and so must be the deal to the last card of a whole hand."""
    begins = setting(reader)
    technique = reader.option("technique")
    is_left = reader.option("goal") is None and technique is not None
    read = replies(reader, Card.parse, must_have_right=reader.option("goal") is None and not is_left)
    lines = _lines(reader)
    goal = None if reader.option("goal") is None else reader.needed_value("goal", whole_number)
    if begins is None or reader.is_broken:
        return None
    play = played(reader, begins.play, "lead" if reader.option("lead") is not None else "played")
    if play is None:
        return None
    learner = reader.value("you", seats, _learner(begins))
    if is_left and technique is not None and not any(reply.mark is Mark.RIGHT for reply in read):
        read = (*read, *_by_technique(reader, play, begins, technique.value))
    _check(reader, play, learner, goal, read)
    return PlayExercise(
        id=reader.name,
        question=reader.text,
        play=play,
        contract=begins.contract,
        vulnerability=vulnerability(reader),
        seats=learner,
        shown=shown(reader, play.deal, default=seen_by(play, learner)),
        replies=read,
        goal=goal,
        lines=lines,
        technique=None if technique is None else technique.value,
        hints=hints(reader),
    )


def _by_technique(reader: Reader, play: Play, begins: Setting, technique: str) -> tuple[Reply[Card], ...]:
    """The right cards as the technique has them, where the author leaves them to it."""
    found = None
    if technique in {each.value for each in Technique}:
        found = by_play.card(play, begins.contract, technique)
    if found is None:
        says = phrase(
            "No answer is right: “:right …:” is missing, and {technique} begins with no card here",
            technique=technique,
        )
        reader.fault(codes.NO_RIGHT, says)
        return ()
    return (found,)


def _learner(begins: Setting) -> frozenset[Seat]:
    """Left out: declarer and dummy; South where there is no contract."""
    contract = begins.contract
    return frozenset({Seat.SOUTH} if contract is None else {contract.declarer, contract.dummy})


def _lines(reader: Reader) -> Mapping[Seat, tuple[Card, ...]]:
    lines: dict[Seat, tuple[Card, ...]] = {}
    for option in reader.every("line"):
        seat = reader.parsed(option, Seat.parse, option.argument)
        line = reader.parsed(option, lambda text: tuple(map(Card.parse, text.split())))
        if seat is not None and line is not None:
            lines[seat] = (*lines.get(seat, ()), *line)
    return lines


def _check(
    reader: Reader, play: Play, learner: frozenset[Seat], goal: int | None, read: Iterable[Reply[Card]]
) -> None:
    """What would leave the learner without anything to do."""
    if len({seat.side for seat in learner}) > 1:
        reader.fault(
            codes.NOT_UNDERSTOOD, phrase("The learner plays for one side: one seat, or two partners")
        )
    if play.is_over:
        reader.fault(codes.CARD, phrase("All cards have been played: nothing is left to ask"))
    elif goal is None and play.turn not in learner:
        says = phrase(
            "It is {seat}'s turn, and the learner plays {learner}", seat=play.turn, learner=tuple(learner)
        )
        reader.fault(codes.CARD, says)
    if goal is not None and len(play.deal.known) < 4:
        reader.fault(codes.DEAL, phrase("To play on to the end, all four hands must be known"))
    if goal is None and any(reply.trick is not None for reply in read):
        reader.note(
            codes.LOST_REMARK, phrase("“:at” is for a hand with “:goal:”; here one card is asked for")
        )


DIRECTIVE = Directive(
    "play",
    frozenset({*PLAY_OPTIONS, "played", "lead", "you", "goal", "technique", "place"}),
    frozenset({*REPLY_OPTIONS, "at", "refute", "line"}),
    read,
)
