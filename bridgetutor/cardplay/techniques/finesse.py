"""The simple finesse: a card that only one missing card beats, played when that card has to be played before it."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.cardplay.tenaces import Tenace, drop, is_led_up_to, onside, tenaces, to_play_now
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Suit

EQUAL = 1e-9
"""Chances that differ by less are the same."""


def spot(outlook: Outlook) -> Iterator[Finding]:
    """In each suit and for either of declarer's hands, one finesse against a missing card."""
    for suit in Suit:
        both = tuple(tenaces(outlook, suit))
        for tenace in both:
            if tenace.above and (tenace.below or tenace.led):
                yield _finding(outlook, tenace, both)


def conditions(outlook: Outlook, tenace: Tenace) -> tuple[Condition, ...]:
    """What any finesse rests on."""
    chance = onside(outlook, tenace)
    return (
        Condition(
            phrase(
                "{seat} can lead a card that {holder} need not beat, and that costs nothing if the {missing} covers",
                seat=tenace.other,
                holder=tenace.holder,
                missing=tenace.missing,
            ),
            tenace.can_finesse,
        ),
        Condition(phrase("{seat} may have the {card}", seat=tenace.before, card=tenace.missing), chance > 0),
        Condition(
            phrase("the {card} is not more likely to fall", card=tenace.missing),
            chance > drop(outlook, tenace.missing) - EQUAL,
        ),
        Condition(phrase("the tricks from the top are not enough"), outlook.needs_more),
    )


def prices(outlook: Outlook, tenace: Tenace) -> tuple[Price, ...]:
    """The finesse, the drop, and a top card first where one can be spared."""
    found = [
        Price(phrase("the finesse"), onside(outlook, tenace)),
        Price(phrase("the drop"), drop(outlook, tenace.missing)),
    ]
    tops = _tops_to_spare(outlook, tenace)
    if tops:
        missing = tenace.missing
        falls = outlook.odds.chance(
            lambda held: missing in held and len(held) <= tops, tenace.after, tenace.suit
        )
        together = phrase("both together, a top card first and then the finesse")
        found.append(Price(together, found[0].chance + falls))
    return tuple(found)


def _finding(outlook: Outlook, tenace: Tenace, both: tuple[Tenace, ...]) -> Finding:
    return Finding(
        Technique.FINESSE,
        tenace.suit,
        to_play_now(outlook, tenace),
        (
            *conditions(outlook, tenace),
            Condition(phrase("once is enough"), tenace.finesses < 2),
            is_one_way(tenace, both),
        ),
        question(outlook, tenace),
        plan(outlook, tenace),
        phrase("{seat} has the {card}", seat=tenace.before, card=tenace.missing),
        prices(outlook, tenace),
        tenace.cards,
    )


def is_one_way(tenace: Tenace, both: tuple[Tenace, ...]) -> Condition:
    """That the missing card can be caught with one defender alone; with either, it is a two-way finesse."""
    ways = sum(each.can_finesse for each in both if each.missing == tenace.missing)
    return Condition(phrase("the other defender cannot be finessed as well"), ways < 2)


def question(outlook: Outlook, tenace: Tenace) -> Phrase:
    """Where the missing card has to lie, asked of this hand."""
    if is_led_up_to(outlook, tenace):
        return phrase(
            "{before} has played without the {missing}. Must {holder} fear it, and who would have it then?",
            before=tenace.before,
            missing=tenace.missing,
            holder=tenace.holder,
        )
    lacking = 0 if outlook.needed is None else outlook.needed - outlook.winners
    if lacking > 0:
        return counted(
            "You are {n} trick short. In which defender's hand would the {missing} give you one in {suit}?",
            "You are {n} tricks short. In which defender's hand would the {missing} give you one in {suit}?",
            n=lacking,
            missing=tenace.missing,
            suit=tenace.suit,
        )
    return phrase(
        "The {missing} is out. Which defender would have to play it before {holder} plays to a round of "
        "{suit}?",
        missing=tenace.missing,
        holder=tenace.holder,
        suit=tenace.suit,
    )


def plan(outlook: Outlook, tenace: Tenace) -> Phrase:
    """How it is played: an honour let run, or a small card to the tenace."""
    if is_led_up_to(outlook, tenace):
        return phrase(
            "Finish the finesse in {suit}: the {missing} has not appeared, so play no higher a card from {holder} than "
            "it takes to beat the others.",
            suit=tenace.suit,
            holder=tenace.holder,
            missing=tenace.missing,
        )
    if tenace.can_run:
        return phrase(
            "A finesse in {suit}: lead from {other} a card that only the {missing} beats, and let it run "
            "unless {before} covers.",
            suit=tenace.suit,
            other=tenace.other,
            before=tenace.before,
            missing=tenace.missing,
        )
    return phrase(
        "A finesse in {suit}: from {other} towards {holder}, playing the {card} if the {missing} does "
        "not appear.",
        suit=tenace.suit,
        other=tenace.other,
        holder=tenace.holder,
        card=(tenace.below or tenace.above)[-1],
        missing=tenace.missing,
    )


def _tops_to_spare(outlook: Outlook, tenace: Tenace) -> int:
    """The winners that can be cashed first and leave the tenace, and a card to lead towards it, as they are."""
    tops = outlook.masters(tenace.other, tenace.suit), outlook.masters(tenace.holder, tenace.suit)
    spare = len(tops[0]) + max(0, len(tops[1]) - 1)
    return min(spare, len(tenace.small) + len(tenace.led) - 1) if tenace.above else 0
