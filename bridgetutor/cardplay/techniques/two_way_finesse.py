"""The two-way finesse: either defender can be finessed for the missing card, so it is a guess to be "
"put off."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price
from bridgetutor.cardplay.techniques.finesse import EQUAL
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.cardplay.tenaces import Tenace, drop, onside, tenaces, to_play_now
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Suit


def spot(outlook: Outlook) -> Iterator[Finding]:
    """In each suit where either hand has a card above the highest missing one."""
    for suit in Suit:
        ways = [
            each for each in tenaces(outlook, suit) if each.above and each.missing == outlook.out(suit)[0]
        ]
        if len(ways) > 1:
            yield _finding(outlook, sorted(ways, key=lambda tenace: -onside(outlook, tenace)))


def _finding(outlook: Outlook, ways: list[Tenace]) -> Finding:
    likelier, other = ways
    chances = [onside(outlook, tenace) for tenace in ways]
    are_equal = chances[0] - chances[1] < EQUAL
    cards = to_play_now(outlook, likelier)
    if are_equal:
        cards |= to_play_now(outlook, other)
    dropping = drop(outlook, likelier.missing)
    return Finding(
        Technique.TWO_WAY_FINESSE,
        likelier.suit,
        cards,
        (
            *(
                Condition(
                    phrase("{seat} can be finessed for the {card}", seat=tenace.before, card=tenace.missing),
                    tenace.can_finesse,
                )
                for tenace in ways
            ),
            Condition(
                phrase("either defender may have the {card}", card=likelier.missing), min(chances) > EQUAL
            ),
            Condition(
                phrase("the {card} is not more likely to fall", card=likelier.missing),
                chances[0] > dropping - EQUAL,
            ),
            Condition(phrase("the tricks from the top are not enough"), outlook.needs_more),
        ),
        _question(outlook, likelier, other, are_equal=are_equal),
        _plan(likelier, other, are_equal=are_equal),
        phrase("{seat} has the {card}", seat=likelier.before, card=likelier.missing),
        (
            Price(phrase("the finesse through {seat}", seat=likelier.before), chances[0]),
            Price(phrase("the finesse through {seat}", seat=other.before), chances[1]),
            Price(phrase("the drop"), dropping),
        ),
        likelier.cards | other.cards,
    )


def _question(outlook: Outlook, likelier: Tenace, other: Tenace, *, are_equal: bool) -> Phrase:
    if are_equal:
        return counted(
            "The {missing} and {n} smaller card are out, and you may lead from either hand. What "
            "would tell you where it is?",
            "The {missing} and {n} smaller cards are out, and you may lead from either hand. What "
            "would tell you where it is?",
            n=len(outlook.out(likelier.suit)) - 1,
            missing=likelier.missing,
        )
    return phrase(
        "Count what {one} and {two} have shown: which of them has more room for the {missing}?",
        one=likelier.before,
        two=other.before,
        missing=likelier.missing,
    )


def _plan(likelier: Tenace, other: Tenace, *, are_equal: bool) -> Phrase:
    if are_equal:
        return phrase(
            "A two-way finesse in {suit}: put it off while the other suits tell how long {one} and {two} "
            "are; the longer one is likelier to have the {missing}.",
            suit=likelier.suit,
            one=likelier.before,
            two=other.before,
            missing=likelier.missing,
        )
    return phrase(
        "A two-way finesse in {suit}: lead towards {holder}, since {seat} is likelier to have the {missing}.",
        suit=likelier.suit,
        holder=likelier.holder,
        seat=likelier.before,
        missing=likelier.missing,
    )
