"""E, as a double-dummy solver sees it: right cards win most, playable ones reach the goal, trick counts are true.

The solver sees all four hands, the learner does not: where the right card is right for another reason than this one
layout, the author says why with `:because:`, and the solver is silent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from bridgetutor.cardplay.solver import Position, Scores
from bridgetutor.phrase import counted, phrase
from bridgetutor.rules.cards import Card
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Side
from bridgetutor.teaching import codes
from bridgetutor.teaching.following import counts_alike
from bridgetutor.teaching.foreseen import replies_at
from bridgetutor.teaching.lesson import Mark, PlayExercise, Reply
from bridgetutor.teaching.lint.lines import model_line, option_line
from bridgetutor.teaching.lint.statements import tricks_claimed, undertricks_claimed
from bridgetutor.teaching.lint.subject import Subject
from bridgetutor.teaching.loader import ReadPage
from bridgetutor.teaching.scripted import is_learners_turn

Solve = Callable[[Sequence[Position]], Sequence[Scores]]


@dataclass(frozen=True, slots=True)
class Decision:
    """A moment at which the learner's card is judged: the replies that bear on it, and what each card wins in all."""

    exercise: PlayExercise
    play: Play
    replies: tuple[Reply[Card], ...]
    wins: dict[Card, int]
    """The tricks of the learner's side at the end of the hand, those won so far included."""

    def best_of(self, reply: Reply[Card]) -> int:
        """The most that a card of the reply wins."""
        return max(self.wins[card] for card in reply.choices if card in self.wins)

    @property
    def right(self) -> list[Reply[Card]]:
        """The replies to right cards."""
        return [reply for reply in self.replies if reply.mark is Mark.RIGHT]

    @property
    def unnamed(self) -> Iterator[Card]:
        """The cards that no reply names, nor one that counts as the same."""
        named = [card for reply in self.replies for card in reply.choices]
        return (card for card in self.wins if not any(counts_alike(card, each, self.play) for each in named))


def check(subject: Subject, solve: Solve) -> None:
    """Notes every fault that all four hands in sight bring to light."""
    for page in subject.pages:
        exercise = page.step.body
        if isinstance(exercise, PlayExercise) and exercise.play.deal.is_complete:
            _check_goal(subject, page, exercise, solve)
            for decision in _decisions(exercise, solve):
                _check_right(subject, decision)
                _check_unnamed(subject, decision)
                _check_playable(subject, decision)
                _check_claims(subject, decision)


def _decisions(exercise: PlayExercise, solve: Solve) -> Iterator[Decision]:
    positions = [exercise.play] if exercise.goal is None else list(model_line(exercise))[:-1]
    for play in positions:
        replies = replies_at(exercise, play)
        if replies and is_learners_turn(exercise, play) and len(play.legal_cards) > 1:
            yield Decision(exercise, play, replies, _wins(play, solve))


def _wins(play: Play, solve: Solve) -> dict[Card, int]:
    scores = solve([Position.of(play)])[0].by_card()
    won = play.tricks_won(play.turn.side)
    return {card: won + tricks for card, tricks in scores.items()}


def _check_goal(subject: Subject, page: ReadPage, exercise: PlayExercise, solve: Solve) -> None:
    if exercise.goal is None or exercise.play.is_over:
        return
    wins = _most(exercise.play, _side(exercise), solve)
    if wins < exercise.goal:
        says = counted(
            "Against the best defence the learner's side wins {n} trick, not {goal}",
            "Against the best defence the learner's side wins {n} tricks, not {goal}",
            n=wins,
            goal=exercise.goal,
        )
        subject.note(codes.GOAL_BEATEN, says, option_line(page, "goal"))


def _most(play: Play, side: Side, solve: Solve) -> int:
    """The tricks a side ends with when everybody plays best from here on."""
    scores = solve([Position.of(play)])[0].most
    left = play.size - len(play.complete_tricks)
    return play.tricks_won(side) + (scores if play.turn.side is side else left - scores)


def _side(exercise: PlayExercise) -> Side:
    return next(iter(exercise.seats)).side


def _check_right(subject: Subject, decision: Decision) -> None:
    """A right card wins as much as any, or the author says why it is right all the same."""
    best = max(decision.wins.values())
    for reply in decision.right:
        mine = decision.best_of(reply)
        if mine < best and reply.because is None:
            better = next(card for card, tricks in decision.wins.items() if tricks == best)
            says = phrase(
                "{card} wins {tricks} tricks in all as the cards lie, and {better} wins {most}",
                card=reply.choices[0],
                tricks=mine,
                better=better,
                most=best,
            )
            subject.note(codes.NOT_BEST, says, reply.line)


def _check_unnamed(subject: Subject, decision: Decision) -> None:
    """A card that wins as much as the right one is named: right, also, or wrong with its reason."""
    if not decision.right or any(reply.because is not None for reply in decision.right):
        return
    mine = max(map(decision.best_of, decision.right))
    equal = tuple(card for card in decision.unnamed if decision.wins[card] >= mine)
    if equal:
        says = phrase(
            "As many tricks as {right} win, and no reply names them: {cards}",
            right=decision.right[0].choices[0],
            cards=equal,
        )
        subject.note(codes.AS_GOOD, says, decision.right[0].line)


def _check_playable(subject: Subject, decision: Decision) -> None:
    """After a playable card of a whole hand its goal can still be reached, if it could be before."""
    goal = decision.exercise.goal
    if goal is None or max(decision.wins.values()) < goal:
        return
    for reply in decision.replies:
        lost = tuple(card for card in reply.choices if decision.wins.get(card, goal) < goal)
        if reply.mark is Mark.ALSO and lost:
            says = phrase(
                "Called playable, but after it {goal} tricks are out of reach: {cards}", goal=goal, cards=lost
            )
            subject.note(codes.PLAYABLE_LOSES, says, reply.line)


def _check_claims(subject: Subject, decision: Decision) -> None:
    """The numbers of tricks that a reply names come up: with its card or the best one, in all or from here on."""
    contract = decision.exercise.contract
    for reply in decision.replies:
        wins, claimed = decision.best_of(reply), set(tricks_claimed(reply.says.markdown))
        if claimed and not claimed & _true_counts(decision, wins):
            _note_claim(subject, reply, min(claimed), wins)
        down = set(undertricks_claimed(reply.says.markdown))
        if contract is not None and down and contract.tricks_needed - wins not in down:
            _note_claim(subject, reply, min(down), wins)


def _note_claim(subject: Subject, reply: Reply[Card], claimed: int, wins: int) -> None:
    says = counted(
        "“{claimed}” is said of {card}: it wins {n} trick in all as the cards lie",
        "“{claimed}” is said of {card}: it wins {n} tricks in all as the cards lie",
        n=wins,
        claimed=claimed,
        card=reply.choices[0],
    )
    subject.note(codes.TRICKS_CLAIMED, says, reply.line)


def _true_counts(decision: Decision, wins: int) -> set[int]:
    """What may be counted: tricks in all and from here on, ours and theirs, with this card and with the best."""
    play, best = decision.play, max(decision.wins.values())
    won = play.tricks_won(play.turn.side)
    lost = len(play.complete_tricks) - won
    ours = {wins, wins - won, best, best - won, best - wins}
    theirs = {play.size - wins, play.size - wins - lost, play.size - best, play.size - best - lost}
    return ours | theirs
