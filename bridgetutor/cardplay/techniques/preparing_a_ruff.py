"""Preparing a ruff: tricks are given up in a side suit until the short hand has no more of it."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.ruffs import Ruff, chance_of, ruffs
from bridgetutor.cardplay.techniques import ruff as short_hand
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.hands import Hand


def spot(outlook: Outlook) -> Iterator[Finding]:
    """In each side suit in which the defenders win a round or two before the short hand can ruff."""
    if outlook.is_declarers:
        for ruff in ruffs(outlook):
            if ruff.lost:
                yield _finding(outlook, ruff)


def _finding(outlook: Outlook, ruff: Ruff) -> Finding:
    chance = chance_of(outlook, ruff)
    return Finding(
        Technique.PREPARING_A_RUFF,
        ruff.suit,
        _now(outlook, ruff),
        (
            *short_hand.conditions(outlook, ruff),
            Condition(
                phrase("{seat} has a trump left if they lead one each time they get in", seat=ruff.ruffer),
                ruff.trumps > ruff.lost or outlook.trumps is None or not outlook.out(outlook.trumps),
            ),
            Condition(phrase("the defenders can hardly beat the ruff"), chance >= _LIKELY),
        ),
        _question(outlook, ruff),
        counted(
            "Give up {n} round of {suit} before you draw trumps, so that {seat} can ruff the next.",
            "Give up {n} rounds of {suit} before you draw trumps, so that {seat} can ruff the next.",
            n=ruff.lost,
            suit=ruff.suit,
            seat=ruff.ruffer,
        ),
        phrase("nobody ruffs in front of {seat} or over it", seat=ruff.ruffer) if chance < 1 else None,
        (Price(phrase("a ruff after giving up the lead"), chance),),
        outlook.ours & Hand.of(outlook.ours.cards(ruff.suit)),
    )


def _question(outlook: Outlook, ruff: Ruff) -> Phrase:
    return counted(
        "{other} has {n} card in {suit}, {seat} {length}, and {trumps} in {other} lie idle. What has to happen first?",
        "{other} has {n} cards in {suit}, {seat} {length}, and {trumps} in {other} lie idle. What has to happen first?",
        n=ruff.rounds,
        other=ruff.ruffer,
        seat=ruff.loser,
        suit=ruff.suit,
        length=outlook.left(ruff.loser, ruff.suit),
        trumps=counted("{n} trump", "{n} trumps", n=ruff.trumps),
    )


def _now(outlook: Outlook, ruff: Ruff) -> Hand:
    """The lowest card of the suit, or the winners that are cashed on the way."""
    if not outlook.is_to_lead:
        return Hand()
    held = outlook.hand(outlook.turn).cards(ruff.suit)
    return Hand.of((*held[-1:], *outlook.masters(outlook.turn, ruff.suit)))


_LIKELY = 0.5
