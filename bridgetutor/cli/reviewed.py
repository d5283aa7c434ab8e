"""A board that has been looked back at, for people and for programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from bridgetutor.cardplay.verdicts import (
    GRADES,
    CounterLayout,
    Line,
    Option,
    Verdict,
    could_know,
    heading,
    shown,
    technique_told,
    that_matter,
    told,
    was_there,
)
from bridgetutor.cli.board_text import text
from bridgetutor.rules.cards import Card
from bridgetutor.rules.notation.record import BoardRecord
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from bridgetutor.teaching.course import Library
from bridgetutor.wording import Wording

DIGITS = 4
"""Of shares and averages, in JSON."""


@dataclass(frozen=True, slots=True)
class Reviewed:
    """The board, its play, and the verdicts in the order played."""

    record: BoardRecord
    play: Play
    verdicts: tuple[Verdict, ...]
    library: Library
    """Where the lesson on a technique is looked for."""

    def as_json(self, wording: Wording) -> dict[str, object]:
        """What a program gets: every card, with its place in the play from 0."""
        return {
            "board": self.record.number,
            "cards": [self._card_json(verdict, wording) for verdict in self.verdicts],
        }

    def lines(self, wording: Wording) -> Iterator[str]:
        """What a reader gets: the board, the cards that mattered, and the sum of it."""
        yield text(self.record, wording)
        for verdict in that_matter(self.verdicts):
            yield from self._paragraph(verdict, wording)
            yield ""
        counts = Counter(verdict.grade for verdict in self.verdicts)
        grades = tuple(
            f"{counts[grade]} {wording.render(word)}" for grade, word in GRADES.items() if counts[grade]
        )
        yield wording.count(
            "{n} card looked at: {grades}.",
            "{n} cards looked at: {grades}.",
            n=len(self.verdicts),
            grades=grades,
        )

    def _paragraph(self, verdict: Verdict, wording: Wording) -> Iterator[str]:
        yield wording.render(heading(verdict))
        for said in (told(verdict), could_know(verdict), was_there(verdict)):
            yield f"  {wording.render(said)}"
        yield from (f"  {line}" for line in self._technique(verdict, wording))
        if verdict.counter is not None:
            yield from (f"  {line}" for line in self._counter(verdict.counter, wording))

    def _technique(self, verdict: Verdict, wording: Wording) -> Iterator[str]:
        """The technique, and the lesson that teaches it."""
        said = technique_told(verdict)
        if verdict.technique is None or said is None:
            return
        lesson = self.library.that_teaches(verdict.technique.technique.value)
        if lesson is None:
            yield wording.render(said)
        else:
            yield wording.say(
                "{technique} Lesson: {title} ({id})",
                technique=said,
                title=wording.quoted(lesson.title),
                id=wording.quoted(lesson.id),
            )

    def _counter(self, counter: CounterLayout, wording: Wording) -> Iterator[str]:
        """What the layout shows, its hidden hands, and the next cards of both lines."""
        yield wording.render(shown(counter))
        for seat in self._hidden(counter):
            hand = counter.play.deal[seat]
            yield f"  {wording.name(seat)}: {'' if hand is None else wording.name(hand)}"
        for line in (counter.chosen, counter.better):
            yield f"  {' '.join(wording.name(card) for card in counter.telling_part(line))}"

    def _hidden(self, counter: CounterLayout) -> list[Seat]:
        """The seats whose hands differ from those that were dealt, or might."""
        return [seat for seat in Seat if counter.play.deal[seat] != self.play.deal[seat]]

    def _card_json(self, verdict: Verdict, wording: Wording) -> dict[str, object]:
        row: dict[str, object] = {
            "at": verdict.at,
            "trick": verdict.at // 4 + 1,
            "seat": verdict.turn.letter,
            "player": verdict.player.letter,
            "card": str(verdict.card),
            "grade": verdict.grade.value,
            "says": wording.render(told(verdict)),
            "options": [_option_json(option) for option in verdict.options],
            "layouts": verdict.layouts,
            "matters": verdict.matters,
            "technique": None if verdict.technique is None else verdict.technique.technique.value,
        }
        return row | {"counter": None if verdict.counter is None else _counter_json(verdict.counter)}


def _option_json(option: Option) -> dict[str, object]:
    return {
        "cards": _cards(option.cards),
        "known": {
            "makes": None if option.reaches is None else round(option.reaches, DIGITS),
            "tricks": round(option.tricks, DIGITS),
            "behind": round(option.behind.mean, DIGITS),
            "error": round(option.behind.error, DIGITS),
        },
        "there": option.there,
    }


def _counter_json(counter: CounterLayout) -> dict[str, object]:
    return {
        "deal": str(counter.play.deal),
        "contract": counter.settles_the_contract,
        "chosen": _line_json(counter, counter.chosen),
        "better": _line_json(counter, counter.better),
    }


def _line_json(counter: CounterLayout, line: Line) -> dict[str, object]:
    return {"cards": _cards(line.cards), "tricks": counter.won(line)}


def _cards(cards: tuple[Card, ...]) -> list[str]:
    return [str(card) for card in cards]
