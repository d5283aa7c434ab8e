"""Which card is led from a holding: the top of a sequence, the ace, an inner sequence, or the agreed small card."""

from __future__ import annotations

from enum import Enum
from functools import cache
from itertools import pairwise

from bridgetutor.cardplay.leads.styles import STYLES, Places, Style
from bridgetutor.hands.carding import Leads
from bridgetutor.rules.cards import RANKS_DOWN, Card, Rank, Suit
from bridgetutor.rules.hands import Hand


class Against(Enum):
    """What kind of contract is led against."""

    TRUMPS = "trumps"
    NOTRUMP = "notrump"
    NOTRUMP_SLAM = "notrump slam"
    """There is no time to set up a long suit: honours are led as against trumps, but no ace."""


class Whose(Enum):
    """Whose suit it is, as far as that decides the card."""

    OWN = "own"
    """Nobody's but the leader's, or an opponent's."""
    PARTNERS = "partner's"
    """Partner's, not raised: partner wants to know whether there is an honour, and how many cards."""
    RAISED = "raised"
    """Partner's, and the leader has raised it: the length is known."""
    TRUMPS = "trumps"


def card_led(
    hand: Hand, suit: Suit, leads: Leads, against: Against = Against.TRUMPS, whose: Whose = Whose.OWN
) -> Card:
    """The card that is led from a suit. Raises `IndexError` where the hand is void in it."""
    return Card(suit, rank_led(hand.holding(suit), leads, against, whose))


@cache
def rank_led(holding: int, leads: Leads, against: Against, whose: Whose = Whose.OWN) -> Rank:
    """The rank that is led from a holding (`Hand.holding`). Raises `IndexError` for a void."""
    ranks = tuple(rank for rank in RANKS_DOWN if holding >> (rank - 2) & 1)
    return ranks[_place(ranks, STYLES[leads], against, whose)]


def heads_a_sequence(ranks: tuple[Rank, ...], style: Style, against: Against) -> bool:
    """Whether the highest card, a ten at least, heads a sequence worth leading from.

    Two touching cards that are all, or but one, or with a third that touches or nearly does (QJT, QJ9); at a trump
    contract also AK and KQ alone, and QJ and JT where the style leads two honours.
    """
    if len(ranks) < 2 or ranks[0] < Rank.TEN or ranks[0] - ranks[1] != 1:
        return False
    if len(ranks) <= 3 or ranks[1] - ranks[2] <= 2:
        return True
    two_honours = ranks[0] >= (Rank.JACK if style.leads_two_honours else Rank.KING)
    return two_honours and against is not Against.NOTRUMP


def _place(ranks: tuple[Rank, ...], style: Style, against: Against, whose: Whose) -> int:
    """The place of the card led among these ranks."""
    if heads_a_sequence(ranks, style, against):
        return _honour_of(ranks, style)
    if whose is Whose.TRUMPS:
        return len(ranks) - 1
    if len(ranks) <= 2 or (ranks[0] is Rank.ACE and against is Against.TRUMPS):
        return 0
    inner = inner_sequence(ranks)
    if inner is not None and whose is Whose.OWN:
        return inner
    return _small(ranks, style, against, whose)[len(ranks)]


def _honour_of(ranks: tuple[Rank, ...], style: Style) -> int:
    """Of a sequence its top, but the king from ace-king where that is the style; from these two alone the other one."""
    if ranks[:2] != (Rank.ACE, Rank.KING):
        return 0
    lower = style.from_ace_king is Rank.KING
    return int(lower if len(ranks) > 2 else not lower)


def _small(ranks: tuple[Rank, ...], style: Style, against: Against, whose: Whose) -> Places:
    """Where the small card stands. In partner's suit the number of cards is told, unless a raise has told it."""
    at_trumps = against is Against.TRUMPS
    has_honour = ranks[0] >= Rank.TEN
    if not has_honour and whose is not Whose.PARTNERS:
        return style.small_at_trumps if at_trumps else style.small_at_notrump
    return style.honour_at_trumps if at_trumps else style.honour_at_notrump


def inner_sequence(ranks: tuple[Rank, ...]) -> int | None:
    """The place of the queen of QJ below the ace, the jack of JT or the ten of T9 below a higher honour."""
    for place, pair in enumerate(pairwise(ranks[1:]), start=1):
        if pair in _INNER or (pair == (Rank.QUEEN, Rank.JACK) and ranks[0] is Rank.ACE):
            return place
    return None


_INNER = frozenset({(Rank.JACK, Rank.TEN), (Rank.TEN, Rank.NINE)})
