"""The uppercut: a high ruff that makes an opponent spend a higher trump, and so makes one of partner's good."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Trick
from bridgetutor.rules.seats import Seat


def spot(outlook: Outlook) -> Iterator[Finding]:
    """Where partner leads a suit that a defender has not, and an opponent plays after."""
    trick, trumps = outlook.trick, outlook.trumps
    if not outlook.is_defenders or not outlook.view.is_to_play or trick is None or trumps is None:
        return
    hand, after = outlook.view.hand, outlook.view.seat.next
    if hand.length(trick.suit) or trick.suit is trumps or not hand.length(trumps):
        return
    if len(trick.cards) == 2:
        yield _finding(outlook, trick, trumps, after)


def _finding(outlook: Outlook, trick: Trick, trumps: Suit, after: Seat) -> Finding:
    mine = outlook.view.hand.cards(trumps)
    top = mine[0]
    best = [card for card in mine if _is_equal(outlook, card, top)]
    chance = _promotes(outlook, trumps, top)
    return Finding(
        Technique.UPPERCUT,
        trumps,
        Hand.of(best),
        (
            Condition(
                phrase("{seat}, who plays after you, has no {suit} either", seat=after, suit=trick.suit),
                outlook.is_void(after, trick.suit),
            ),
            Condition(
                phrase("your {card} will not win a trick of its own", card=top), _is_beaten(outlook, mine)
            ),
            Condition(
                phrase("it takes a high trump to beat it"),
                top.rank >= Rank.EIGHT and _above(outlook, top) <= _FEW,
            ),
            Condition(phrase("partner may have a trump that gains by it"), chance > 0),
            Condition(
                phrase("nobody has ruffed so far"), all(card.suit is not trumps for card in trick.cards)
            ),
        ),
        phrase(
            "{seat} can ruff the {led} too. Which of your trumps makes {seat} pay most, and who gains by it?",
            seat=after,
            led=trick.cards[0],
        ),
        phrase(
            "An uppercut: ruff as high as you can, so that {seat} has to spend a higher trump.",
            seat=after,
        ),
        phrase("partner has a trump that the higher one was keeping down"),
        (Price(phrase("the uppercut"), chance),),
        Hand.of(mine),
    )


def _is_equal(outlook: Outlook, card: Card, top: Card) -> bool:
    """Whether no card of the others stands between them."""
    others = outlook.unseen | (outlook.view.dummy_hand or Hand())
    return not any(card.rank < other.rank < top.rank for other in others.cards(card.suit))


def _above(outlook: Outlook, card: Card) -> int:
    others = outlook.unseen | (outlook.view.dummy_hand or Hand())
    return sum(other.rank > card.rank for other in others.cards(card.suit))


def _is_beaten(outlook: Outlook, mine: tuple[Card, ...]) -> bool:
    """Whether the highest trump falls under higher ones if nothing is done: more of them than it has guards."""
    return _above(outlook, mine[0]) >= len(mine)


def _promotes(outlook: Outlook, trumps: Suit, top: Card) -> float:
    """That partner has a trump from the nine up below the best that is out."""
    best = (outlook.unseen | (outlook.view.dummy_hand or Hand())).cards(trumps)[:1]
    return outlook.odds.chance(
        lambda held: any(card.rank >= Rank.NINE and card not in best for card in held),
        outlook.view.seat.partner,
        trumps,
    )


_FEW = 4
"""Higher trumps that are out."""
