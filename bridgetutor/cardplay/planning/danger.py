"""What the defenders threaten: losers they can take, and the suit they wait for at notrump."""

from __future__ import annotations

from collections.abc import Sequence

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.planning.plan import Danger, Losers
from bridgetutor.cardplay.planning.ways import Way
from bridgetutor.rules.cards import SUITS_DOWN, Suit


def losers(outlook: Outlook, ways: Sequence[Way]) -> tuple[Losers, ...]:
    """The losers by suit, spades first, seen from the hand with the longer trumps; none at notrump.

    What a suit will give one time in two or more often is not counted as a loser.
    """
    trumps = outlook.trumps
    if trumps is None:
        return ()
    long = max(outlook.our_seats, key=lambda seat: outlook.hand(seat).length(trumps))
    found = []
    for suit in SUITS_DOWN:
        own, other = outlook.hand(long).length(suit), outlook.hand(long.partner).length(suit)
        likely = max((way.likely for way in ways if way.suit is suit), default=0)
        whole = max(0, own - outlook.sure_tricks(suit) - likely)
        rounds = min(own, other) if suit is not trumps and outlook.hand(long.partner).length(trumps) else own
        fast = min(whole, rounds, _on_top(outlook, suit))
        if whole:
            found.append(Losers(suit, fast, whole - fast))
    return tuple(found)


def danger(outlook: Outlook) -> Danger | None:
    """At notrump the suit, among those in which they are longer than declarer's side, that runs soonest."""
    if outlook.trumps is not None:
        return None
    dangers = [found for suit in SUITS_DOWN if (found := _danger(outlook, suit)) is not None]
    return min(dangers, key=lambda each: (each.time, -each.takes), default=None)


def cashed(outlook: Outlook, suit: Suit) -> int:
    """At notrump the tricks the defenders take at once in a suit that declarer leaves alone, when they are in."""
    return min(_on_top(outlook, suit), _longest(outlook, suit))


def _danger(outlook: Outlook, suit: Suit) -> Danger | None:
    out = len(outlook.out(suit))
    longer = max(outlook.hand(seat).length(suit) for seat in outlook.our_seats)
    stoppers = outlook.sure_tricks(suit) or _second_stopper(outlook, suit)
    # A stopper that wins the trick they are leading takes none of the cards they have left.
    takes = _longest(outlook, suit) - (stoppers - _is_led(outlook, suit))
    if takes <= 0 or not stoppers or out <= longer:
        return None
    return Danger(suit, stoppers, takes, is_led=_is_led(outlook, suit))


def _longest(outlook: Outlook, suit: Suit) -> int:
    """The cards of the defender who has more of the suit, as they mostly lie: one more than half of them."""
    out = len(outlook.out(suit))
    return min(out, out // 2 + 1)


def _is_led(outlook: Outlook, suit: Suit) -> bool:
    return outlook.trick is not None and outlook.trick.suit is suit


def _second_stopper(outlook: Outlook, suit: Suit) -> int:
    """A king with company, a queen with two: a trick in the suit if they lead it, though not from the top."""
    combination = outlook.combination(suit)
    for hand in (combination.north, combination.south):
        above = (combination.missing >> max(0, hand.bit_length())).bit_count()
        if hand and above < hand.bit_count():
            return 1
    return 0


def _on_top(outlook: Outlook, suit: Suit) -> int:
    """The tricks the defenders can cash before declarer's highest card stands."""
    combination = outlook.combination(suit)
    ours = combination.north | combination.south
    return (combination.missing >> ours.bit_length()).bit_count()
