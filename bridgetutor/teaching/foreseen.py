"""Which of the author's replies bear on the next card: those for one trick are written for the author's own line."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bridgetutor.rules.cards import Card, Rank
from bridgetutor.rules.play import Play
from bridgetutor.teaching.following import counts_alike
from bridgetutor.teaching.lesson import Mark, PlayExercise, Reply
from bridgetutor.teaching.other_seats import keeps_to_the_script, written_card


def replies_at(exercise: PlayExercise, play: Play) -> tuple[Reply[Card], ...]:
    """The replies that bear on the next card: of this trick or of every one, with a card the hand may play.

    In a whole hand those of one trick are silent once the learner has left the author's line, or another seat what the
    author saw it play: what they say of a card need not be true of the position that came instead.
    """
    replies = _written_for(exercise, play)
    if exercise.goal is None or all(reply.trick is None for reply in replies):
        return replies
    if _keeps_to_the_line(exercise, play, frozenset({Mark.RIGHT})):
        return replies
    return tuple(reply for reply in replies if reply.trick is None)


def goes_as_seen(exercise: PlayExercise, play: Play) -> bool:
    """Whether a whole hand still goes as its author has seen it, with right cards or playable ones."""
    return _keeps_to_the_line(exercise, play, frozenset({Mark.RIGHT, Mark.ALSO}))


def _written_for(exercise: PlayExercise, play: Play) -> tuple[Reply[Card], ...]:
    trick = len(play.complete_tricks) + 1
    legal = play.legal_cards
    return tuple(
        reply
        for reply in exercise.replies
        if reply.trick in {None, trick} and any(card in legal for card in reply.choices)
    )


def _keeps_to_the_line(exercise: PlayExercise, play: Play, marks: Collection[Mark]) -> bool:
    """Whether each card of the learner's was so marked, or the one of `:line:`; where there is neither, any will do.

    And whether the other seats, whose cards may have been thought out, have kept to theirs.
    """
    return all(
        _is_foreseen(exercise, before, card, marks)
        if before.turn in exercise.seats
        else keeps_to_the_script(exercise, before, card, _later(before, play))
        for before, card in _cards_so_far(exercise, play)
    )


def _cards_so_far(exercise: PlayExercise, play: Play) -> Iterator[tuple[Play, Card]]:
    """The cards since the hand began, each with the position before it."""
    before = exercise.play
    for card in play.cards[len(before.cards) :]:
        yield before, card
        before = before.after(card)


def _later(before: Play, play: Play) -> tuple[Card, ...]:
    """What has been played to the trick after the next card."""
    count = len(before.cards) + 1
    trick = before.current_trick
    left = 3 if trick is None else 3 - len(trick.cards)
    return play.cards[count : count + left]


def _is_foreseen(exercise: PlayExercise, play: Play, card: Card, marks: Collection[Mark]) -> bool:
    legal = play.legal_cards
    named = (
        each
        for reply in _written_for(exercise, play)
        if reply.mark in marks
        for each in reply.choices
        if each in legal
    )
    line = written_card(exercise, play)
    wanted = [*named, *([] if line is None else [line])]
    return not wanted or any(_does_the_same(card, each, play) for each in wanted)


def _does_the_same(card: Card, named: Card, play: Play) -> bool:
    """Whether one will do for the other: they count alike, or are small cards of a suit."""
    small = card.suit is named.suit and max(card.rank, named.rank) < Rank.TEN
    return small or counts_alike(card, named, play)
