"""The repeated finesse: the same finesse taken two or three times, since the missing card need not fall before."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.entries import entries
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques import finesse
from bridgetutor.cardplay.techniques.finding import Condition, Finding
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.cardplay.tenaces import Tenace, is_led_up_to, tenaces, to_play_now
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Suit


def spot(outlook: Outlook) -> Iterator[Finding]:
    """In each suit and for either of declarer's hands, a finesse that is there more than once."""
    for suit in Suit:
        both = tuple(tenaces(outlook, suit))
        for tenace in both:
            if tenace.above and len(tenace.below) + len(tenace.led) > 1:
                yield _finding(outlook, tenace, both)


def _finding(outlook: Outlook, tenace: Tenace, both: tuple[Tenace, ...]) -> Finding:
    return Finding(
        Technique.REPEATED_FINESSE,
        tenace.suit,
        to_play_now(outlook, tenace),
        (
            *finesse.conditions(outlook, tenace),
            Condition(phrase("it can be taken twice"), tenace.finesses > 1),
            Condition(phrase("{seat} can be reached again", seat=tenace.other), _can_repeat(outlook, tenace)),
            finesse.is_one_way(tenace, both),
        ),
        _question(outlook, tenace),
        _plan(outlook, tenace),
        phrase("{seat} has the {card}", seat=tenace.before, card=tenace.missing),
        finesse.prices(outlook, tenace),
        tenace.cards,
    )


def _can_repeat(outlook: Outlook, tenace: Tenace) -> bool:
    """An honour that is let run leaves the lead where it is; otherwise the hand to lead from needs an entry."""
    return len(tenace.led) > 1 or bool(entries(outlook, tenace.other, beside=tenace.suit))


def _question(outlook: Outlook, tenace: Tenace) -> Phrase:
    if is_led_up_to(outlook, tenace):
        return phrase(
            "{before} has played low. If the {missing} is there, what will you want to do in {suit} "
            "next, and from where?",
            before=tenace.before,
            missing=tenace.missing,
            suit=tenace.suit,
        )
    return counted(
        "With {n} card opposite, how often can you play {suit} before the {missing} of {before} must "
        "come down?",
        "With {n} cards opposite, how often can you play {suit} before the {missing} of {before} must "
        "come down?",
        n=len(tenace.small) + len(tenace.led),
        suit=tenace.suit,
        missing=tenace.missing,
        before=tenace.before,
    )


def _plan(outlook: Outlook, tenace: Tenace) -> Phrase:
    if is_led_up_to(outlook, tenace):
        return finesse.plan(outlook, tenace)
    if tenace.can_run:
        return phrase(
            "A repeated finesse in {suit}: lead from {other} a card that only the {missing} beats, and let it run; if "
            "it wins, do it again.",
            suit=tenace.suit,
            missing=tenace.missing,
            other=tenace.other,
        )
    return phrase(
        "A repeated finesse in {suit}: from {other} to the {card}; if it wins, go back to {other} and do "
        "it again.",
        suit=tenace.suit,
        card=(tenace.below or tenace.above)[-1],
        other=tenace.other,
    )
