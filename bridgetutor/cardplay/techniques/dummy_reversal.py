"""Dummy reversal: the long trump hand ruffs until the other has more trumps, and that one draws the rest."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.ruffs import Ruff, ruffs
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import counted, phrase
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import Hand


def spot(outlook: Outlook) -> Iterator[Finding]:
    """Losers of the short trump hand opposite a shortage of the long one."""
    if outlook.is_declarers and outlook.trumps is not None:
        for ruff in ruffs(outlook):
            if ruff.trumps > ruff.others_trumps >= _SHORT and not ruff.lost:
                yield _finding(outlook, outlook.trumps, ruff)


def _finding(outlook: Outlook, trumps: Suit, ruff: Ruff) -> Finding:
    wanted = ruff.trumps - ruff.others_trumps + 1
    out, short = outlook.unseen.length(trumps), ruff.others_trumps
    high = sum(len(outlook.masters(seat, trumps)) for seat in outlook.our_seats)
    chance = outlook.odds.shape(
        lambda lengths: max(lengths[trumps], out - lengths[trumps]) <= short, outlook.hidden[0]
    )
    return Finding(
        Technique.DUMMY_REVERSAL,
        ruff.suit,
        _now(outlook, ruff),
        (
            Condition(
                counted(
                    "{seat} has {n} loser to be ruffed",
                    "{seat} has {n} losers to be ruffed",
                    n=wanted,
                    seat=ruff.loser,
                ),
                ruff.losers >= wanted,
            ),
            Condition(
                phrase("{seat} is reached often enough", seat=ruff.loser), _entries(outlook, ruff) >= wanted
            ),
            Condition(
                phrase("{seat} can draw the trumps that are out", seat=ruff.loser), out > 0 and high >= short
            ),
            Condition(phrase("the tricks from the top are not enough"), outlook.needs_more),
            Condition(
                phrase("there is no loser to be ruffed in {seat}", seat=ruff.loser), not _short_ruff(outlook)
            ),
            Condition(phrase("the trumps out probably lie well enough"), chance >= _LIKELY),
        ),
        phrase(
            "{hand} has {long} trumps and {other} {short}. What becomes of the {suit} in {other}, and who draws last?",
            hand=ruff.ruffer,
            long=ruff.trumps,
            other=ruff.loser,
            short=short,
            suit=ruff.suit,
        ),
        counted(
            "A dummy reversal: ruff {n} loser in {suit} in {hand}, then draw trumps with those of {other}.",
            "A dummy reversal: ruff {n} losers in {suit} in {hand}, then draw trumps with those of {other}.",
            n=wanted,
            suit=ruff.suit,
            hand=ruff.ruffer,
            other=ruff.loser,
        ),
        counted("no defender has more than {n} trump", "no defender has more than {n} trumps", n=short),
        (Price(phrase("the dummy reversal"), chance),),
        Hand.of(card for seat in outlook.our_seats for card in outlook.hand(seat).cards(trumps)),
    )


def _short_ruff(outlook: Outlook) -> bool:
    """Whether the hand with fewer trumps has a ruff, which is simpler."""
    return any(each.number and each.is_short and not each.lost for each in ruffs(outlook))


def _entries(outlook: Outlook, ruff: Ruff) -> int:
    """How often the hand with the losers can be on lead: winners to which the other hand can lead, and now."""
    seat, other = ruff.loser, ruff.ruffer
    ways = sum(
        min(len(outlook.masters(seat, suit)), outlook.hand(other).length(suit))
        for suit in Suit
        if suit is not ruff.suit
    )
    inside = ruff.rounds if outlook.masters(seat, ruff.suit) else 0
    return ways + inside + (outlook.is_to_lead and outlook.turn is seat)


def _now(outlook: Outlook, ruff: Ruff) -> Hand:
    """A loser where the hand with the losers is on lead, or a winner that comes first."""
    if not outlook.is_to_lead or outlook.turn is not ruff.loser or not ruff.losers:
        return Hand()
    if ruff.rounds:
        return Hand.of(outlook.masters(outlook.turn, ruff.suit))
    return Hand.of(outlook.hand(ruff.loser).cards(ruff.suit)[-ruff.losers :])


_SHORT = 3
_LIKELY = 0.5
