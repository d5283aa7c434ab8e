"""Drawing trumps: the defenders' trumps are taken before they ruff a winner, unless yours have work to do first."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.ruffs import Ruff, ruffs
from bridgetutor.cardplay.techniques import cross_ruff, discard, dummy_reversal
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price
from bridgetutor.cardplay.techniques.ruff import can_draw_first
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import Hand


def spot(outlook: Outlook) -> Iterator[Finding]:
    """While a defender has a trump."""
    if outlook.is_declarers and outlook.trumps is not None and outlook.out(outlook.trumps):
        yield _finding(outlook, outlook.trumps)


def _finding(outlook: Outlook, trumps: Suit) -> Finding:
    out = outlook.out(trumps)
    ours = [outlook.hand(seat).length(trumps) for seat in outlook.our_seats]
    rounds = len(out) // 2 + 1
    chance = outlook.odds.shape(
        lambda lengths: max(lengths[trumps], len(out) - lengths[trumps]) <= rounds, outlook.hidden[0]
    )
    return Finding(
        Technique.DRAWING_TRUMPS,
        trumps,
        _now(outlook, trumps),
        (
            Condition(
                phrase("there are winners in other suits to be kept from a ruff"),
                any(outlook.sure_tricks(suit) for suit in Suit if suit is not trumps),
            ),
            Condition(
                phrase("what is out is not just the highest trump, which wins in any case"),
                len(out) > 1 or any(outlook.masters(seat, trumps) for seat in outlook.our_seats),
            ),
            Condition(
                phrase("one of your hands has trumps for as many rounds as it takes"), max(ours) >= rounds
            ),
            *_later(outlook),
        ),
        _question(outlook, trumps),
        counted(
            "Draw trumps: {out} are out, which will take {n} round if they lie evenly.",
            "Draw trumps: {out} are out, which will take {n} rounds if they lie no worse than usual.",
            n=rounds,
            out=len(out),
        )
        if len(out) > 1
        else phrase("Draw the last {suit:one}, which is still out.", suit=trumps),
        counted("no defender has more than {n} trump", "no defender has more than {n} trumps", n=rounds)
        if chance < 1
        else None,
        (Price(counted("{n} round", "{n} rounds", n=rounds), chance),),
        Hand.of(out),
    )


def _later(outlook: Outlook) -> Iterator[Condition]:
    """What would come first."""
    wanted = next((ruff for ruff in ruffs(outlook) if _is_wanted(outlook, ruff)), None)
    yield Condition(
        phrase("no loser has to be ruffed first")
        if wanted is None
        else phrase(
            "no loser in {suit} has to be ruffed in {seat} first", suit=wanted.suit, seat=wanted.ruffer
        ),
        wanted is None,
    )
    thrown = next((found for found in discard.spot(outlook) if found.is_there), None)
    yield Condition(phrase("no loser has to be thrown first, before they get in"), thrown is None)
    both = any(found.is_there for spot in (cross_ruff.spot, dummy_reversal.spot) for found in spot(outlook))
    yield Condition(phrase("the trumps of both hands are not worth more one by one"), not both)


def _is_wanted(outlook: Outlook, ruff: Ruff) -> bool:
    """A ruff in the short hand that is needed, and would not be there after drawing trumps."""
    return ruff.is_short and ruff.number > 0 and outlook.needs_more and not can_draw_first(outlook, ruff)


def _question(outlook: Outlook, trumps: Suit) -> Phrase:
    """Which winner is in danger, and how many trumps there are; once it has begun, whether to go on."""
    suit = max(
        (suit for suit in Suit if suit is not trumps), key=lambda suit: (outlook.sure_tricks(suit), suit)
    )
    out, ours = len(outlook.out(trumps)), outlook.ours.length(trumps)
    if _has_begun(outlook, trumps):
        return counted(
            "Trumps are being drawn: of theirs {n} is left, of yours {ours}. Are your {suit} safe from a ruff by now?",
            "Trumps are being drawn: of theirs {n} are left, of yours {ours}. Are your {suit} safe from a ruff by now?",
            n=out,
            ours=ours,
            suit=suit,
        )
    return counted(
        "You have {ours}, and {n} is out. What could it do to your {suit}, and what do you need your own for?",
        "You have {ours}, and {n} are out. What could they do to your {suit}, and what do you need your own for?",
        n=out,
        ours=counted("{n} trump", "{n} trumps", n=ours),
        suit=suit,
    )


def _has_begun(outlook: Outlook, trumps: Suit) -> bool:
    """Whether declarer's side has led trumps before."""
    tricks = outlook.view.play.complete_tricks
    return any(trick.suit is trumps and trick.leader.side is outlook.side for trick in tricks)


def _now(outlook: Outlook, trumps: Suit) -> Hand:
    """Winning trumps, or a small one to those of the other hand; any trump where the defenders have the highest."""
    if not outlook.is_to_lead:
        return Hand()
    held = outlook.hand(outlook.turn).cards(trumps)
    mine, others = outlook.masters(outlook.turn, trumps), outlook.masters(outlook.turn.partner, trumps)
    small = held[-1:] if others else ()
    return Hand.of((*mine, *small) or held)
