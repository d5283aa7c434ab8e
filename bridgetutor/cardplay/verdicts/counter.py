"""The counter-layout: one way the hidden cards may have lain, in which a card fails and a better one works."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from bridgetutor.cardplay.robots.layouts import promised
from bridgetutor.cardplay.robots.nodes import Node, best_card, priced
from bridgetutor.cardplay.verdicts.knowledge import Knowledge
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.promises import Promises
from bridgetutor.rules.cards import PACK, Card
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat, Side

_FULL = 13


@dataclass(frozen=True, slots=True)
class Line:
    """A card and how the play goes on from it when all play their best; `tricks` are declarer's side's at the end.

    To the end, or no further than the card where nobody wants to see it played out.
    """

    cards: tuple[Card, ...]
    tricks: int

    @property
    def card(self) -> Card:
        """The card it begins with."""
        return self.cards[0]


@dataclass(frozen=True, slots=True)
class CounterLayout:
    """A deal that fits all that the player had seen, and both cards played out in it."""

    play: Play
    """The four hands of the layout, and the cards before the one that is judged."""
    chosen: Line
    better: Line
    needed: int | None
    """The tricks of the contract, which is made after one card and beaten after the other; None where it is not."""

    @property
    def settles_the_contract(self) -> bool:
        """Whether the contract hangs on the card; where not, tricks are at stake."""
        return self.needed is not None

    @property
    def is_declarers(self) -> bool:
        """Whether it is about a card of declarer's side, or there is no declarer."""
        return self.play.declarer is None or self.play.turn.side is self.play.declarer.side

    def won(self, line: Line) -> int:
        """The tricks, in all, of the side whose card it is."""
        return line.tricks if self.is_declarers else self.play.size - line.tricks

    def after(self, line: Line) -> Play:
        """The layout played out."""
        return self.play.after(*line.cards)

    def telling_part(self, line: Line) -> tuple[Card, ...]:
        """The line as far as it has to be seen: to the trick that makes or beats the contract; else to the end."""
        if self.needed is None:
            return line.cards
        for count in range(1, len(line.cards) + 1):
            play = self.play.after(*line.cards[:count])
            won = play.tricks_won(self._side)
            lost = len(play.complete_tricks) - won
            if won >= self.needed or lost > play.size - self.needed:
                return line.cards[:count]
        return line.cards

    @property
    def _side(self) -> Side:
        """Declarer's."""
        return (self.play.turn if self.play.declarer is None else self.play.declarer).side


Fails = Callable[[int, int], bool]
"""Whether so many tricks of declarer's side by the chosen card, and so many by the better, are what is looked for."""


def counter_layout(
    known: Knowledge, chosen: Card, better: Card, *, looks_further: bool = True, plays_out: bool = True
) -> CounterLayout | None:
    """The likeliest layout found in which `chosen` fails and `better` works; None where there is none.

    The contract first, then tricks; first in the layouts that are known, then, if it `looks_further`, in more of them.
    Its lines are played to the end only if it `plays_out`, which takes the solver as long as some layouts.
    It comes from what the player could know, never from the real cards. Raises `BridgeError` where the solver cannot
    answer.
    """
    for layouts in _looked_through(known) if looks_further else (known,):
        for fails, of_contract in _ways_to_fail(known):
            found = _likeliest(layouts, chosen.index, better.index, fails)
            if found is not None:
                node, tricks = found
                worse, best = (
                    _line(node, card, known.question.side) if plays_out else Line((card,), tricks[card.index])
                    for card in (chosen, better)
                )
                needed = known.question.aim.needed if of_contract else None
                return CounterLayout(_played(known, node), worse, best, needed)
    return None


def _looked_through(known: Knowledge) -> Iterator[Knowledge]:
    yield known
    if not known.is_complete:
        yield known.larger


def _ways_to_fail(known: Knowledge) -> Iterator[tuple[Fails, bool]]:
    aim = known.question.aim
    is_declarers = known.question.view.turn.side is known.question.side
    if aim.needed is not None:
        yield partial(_of_contract, aim.is_made, is_declarers), True
    yield partial(_of_tricks, is_declarers), False


def _of_contract(is_made: Callable[[int], bool], is_declarers: bool, less: int, more: int) -> bool:
    return is_made(less) is not is_declarers and is_made(more) is is_declarers


def _of_tricks(is_declarers: bool, less: int, more: int) -> bool:
    return less < more if is_declarers else less > more


def _likeliest(
    known: Knowledge, chosen: int, better: int, fails: Fails
) -> tuple[Node, Mapping[int, int]] | None:
    """The heaviest of the layouts that fit, of several the first, and what each card comes to in it."""
    promises = promised(known.question.promises)
    fitting = [
        (layout, tricks)
        for layout, tricks in zip(known.solved.layouts, known.solved.tricks, strict=True)
        if fails(tricks[chosen], tricks[better])
        and keeps_promises(_dealt(known.question.view, layout.node), known.question.view, promises)
    ]
    if not fitting:
        return None
    layout, tricks = max(fitting, key=lambda each: each[0].weight)
    return layout.node, tricks


def keeps_promises(deal: Deal, view: PlayView, promises: Promises) -> bool:
    """Whether each hand that is hidden from the view is in the region it has shown, and keeps the claim of each call.

    Promises are about thirteen cards: of an ending they say nothing.
    """
    if view.play.size != _FULL:
        return True
    hidden = {seat: hand for seat, hand in deal.known.items() if view.play.deal[seat] is None}
    return all(
        promises.picture[seat].admits(hand) and all(claim.holds(hand) for claim in promises.of(seat))
        for seat, hand in hidden.items()
    )


def _dealt(view: PlayView, node: Node) -> Deal:
    """The hands of a layout as they were before the first card."""
    held = {seat: Hand(node.position.hands[seat]) for seat in Seat}
    return Deal.of({seat: held[seat] | Hand.of(view.play.played_by(seat)) for seat in Seat})


def _played(known: Knowledge, node: Node) -> Play:
    """The play so far, in a layout."""
    seen = known.question.view.play
    return Play(_dealt(known.question.view, node), seen.strain, seen.leader, seen.declarer, seen.cards)


def _line(node: Node, card: Card, side: Side) -> Line:
    """All play their best, of several best cards the lowest."""
    cards, node = [card.index], node.after(card.index, side)
    while any(node.position.hands):
        (scores,) = priced([node], side)
        cards.append(best_card(scores, node, side))
        node = node.after(cards[-1], side)
    return Line(tuple(PACK[index] for index in cards), node.won)
