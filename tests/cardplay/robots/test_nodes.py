"""Playing on with plain numbers is playing on by the Laws."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetutor.cardplay.robots.nodes import Node, indices, legal, priced, priced_of
from bridgetutor.cardplay.solver import Position
from bridgetutor.rules.cards import PACK
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Side
from tests.cardplay.double_dummy import by_trying, ending
from tests.strategies import plays, unhurried


@unhurried
@given(plays().filter(lambda play: not play.is_over))
def test_a_node_after_a_card_is_the_play_after_it(play: Play) -> None:
    side = Side.NORTH_SOUTH
    node = Node(Position.of(play), play.tricks_won(side))
    assert legal(node.position) == sorted(card.index for card in play.legal_cards)
    for card in play.legal_cards:
        after, then = play.after(card), node.after(card.index, side)
        assert then.won == after.tricks_won(side)
        if not after.is_over:
            assert then.position == Position.of(after)


@given(st.integers(0, (1 << 52) - 1))
def test_the_cards_of_a_set(bits: int) -> None:
    assert [PACK[index] for index in indices(bits)] == sorted(Hand(bits))


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 1000), st.integers(1, 3), st.integers(0, 7))
def test_prices_are_the_tricks_of_declarers_side_at_the_end(seed: int, size: int, cards: int) -> None:
    random = Random(seed)
    play, side = ending(random, size), Side.EAST_WEST
    for _ in range(min(cards, 4 * size - 1)):
        play = play.after(random.choice(tuple(play.legal_cards)))
    left = play.size - len(play.complete_tricks)
    won = play.tricks_won(side)
    mine = play.turn.side is side
    (found,) = priced([Node(Position.of(play), won)], side)
    assert found == {
        card.index: won + (tricks if mine else left - tricks) for card, tricks in by_trying(play).items()
    }


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 1000))
def test_some_cards_alone_are_priced_as_among_all(seed: int) -> None:
    play, side = ending(Random(seed), 3), Side.EAST_WEST
    node = Node(Position.of(play), 0)
    (every,) = priced([node], side)
    some = list(every)[::2]
    assert (
        priced_of([node, node], [(card,) for card in some], side)
        == [{card: every[card] for card in some}] * 2
    )
