"""Leading towards an honour: a king or a queen that must not be led wins when the card that beats it comes first."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.cardplay.tenaces import Tenace, drop, is_led_up_to, onside, tenaces
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Rank, Suit
from bridgetutor.rules.hands import Hand


def spot(outlook: Outlook) -> Iterator[Finding]:
    """In each suit and for either of declarer's hands, honours that only one missing card beats, with none above it."""
    for suit in Suit:
        for tenace in tenaces(outlook, suit):
            if tenace.is_highest and not tenace.above and tenace.below and tenace.below[0].rank >= Rank.QUEEN:
                yield _finding(outlook, tenace)


def _finding(outlook: Outlook, tenace: Tenace) -> Finding:
    chance, held = onside(outlook, tenace), outlook.hand(tenace.holder).length(tenace.suit)
    return Finding(
        Technique.LEADING_TOWARDS,
        tenace.suit,
        _now(outlook, tenace),
        (
            Condition(
                phrase("{seat} has a small card beside the {card}", seat=tenace.holder, card=tenace.below[0]),
                held > len(tenace.below),
            ),
            Condition(
                phrase("{seat} has as many small cards to lead as there are honours", seat=tenace.other),
                len(tenace.small) >= len(tenace.below),
            ),
            Condition(phrase("the honours do not touch those of {seat}", seat=tenace.other), not tenace.led),
            Condition(phrase("there are no more than two honours in a row"), len(tenace.below) < 3),
            Condition(
                phrase("{seat} may have the {card}", seat=tenace.before, card=tenace.missing), chance > 0
            ),
            Condition(phrase("the tricks from the top are not enough"), outlook.needs_more),
        ),
        _question(outlook, tenace),
        _plan(tenace),
        phrase("{seat} has the {card}", seat=tenace.before, card=tenace.missing),
        (
            Price(phrase("leading towards {seat}", seat=tenace.holder), chance),
            Price(phrase("the {card} alone in a hand", card=tenace.missing), _bare(outlook, tenace)),
        ),
        Hand.of((*tenace.below, tenace.missing)),
    )


def _bare(outlook: Outlook, tenace: Tenace) -> float:
    """That the missing card falls by itself: under winners, or on the first round."""
    falls = drop(outlook, tenace.missing)
    if falls:
        return falls
    missing = tenace.missing
    return sum(
        outlook.odds.chance(lambda held: missing in held and len(held) == 1, seat, tenace.suit)
        for seat in outlook.hidden
    )


def _now(outlook: Outlook, tenace: Tenace) -> Hand:
    if outlook.is_to_lead and outlook.turn is tenace.other:
        return Hand.of(tenace.small)
    return Hand.of(tenace.below) if outlook.view.is_to_play and is_led_up_to(outlook, tenace) else Hand()


def _question(outlook: Outlook, tenace: Tenace) -> Phrase:
    if is_led_up_to(outlook, tenace):
        return phrase(
            "{before} has followed without the {missing}. Where must it be for your card to lose, and "
            "could you help that?",
            before=tenace.before,
            missing=tenace.missing,
        )
    if len(tenace.below) > 1:
        return phrase(
            "How many tricks do you win in {suit} if {before} has the {missing} and must play before "
            "{holder} each time?",
            suit=tenace.suit,
            before=tenace.before,
            missing=tenace.missing,
            holder=tenace.holder,
        )
    return phrase(
        "Would you rather see the {missing} before or after {holder} plays to {suit}? From which hand "
        "must the suit come then?",
        missing=tenace.missing,
        holder=tenace.holder,
        suit=tenace.suit,
    )


def _plan(tenace: Tenace) -> Phrase:
    if len(tenace.below) > 1:
        return phrase(
            "Lead twice towards the honours: from {other} in {suit} towards {holder}, who plays high "
            "unless the {missing} appears.",
            other=tenace.other,
            suit=tenace.suit,
            holder=tenace.holder,
            missing=tenace.missing,
        )
    return phrase(
        "Lead towards the honour: a small card in {suit} from {other} towards {holder}, who plays high "
        "unless the {missing} appears.",
        other=tenace.other,
        suit=tenace.suit,
        holder=tenace.holder,
        missing=tenace.missing,
    )
