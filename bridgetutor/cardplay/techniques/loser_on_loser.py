"""Loser on loser: where a ruff would cost something, a card that is lost anyway is thrown instead."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques.finding import Condition, Finding, Price
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Trick


def spot(outlook: Outlook) -> Iterator[Finding]:
    """In a hand that cannot follow to a trick which the defenders are winning: each suit with a certain loser."""
    trick = outlook.trick
    if not outlook.is_declarers or trick is None or outlook.trumps is None or not outlook.view.is_to_play:
        return
    hand = outlook.hand(outlook.turn)
    if hand.length(trick.suit) or trick.suit is outlook.trumps or not hand.length(outlook.trumps):
        return
    for suit in Suit:
        if suit is not outlook.trumps and hand.length(suit):
            yield _finding(outlook, outlook.trumps, trick, suit)


def _finding(outlook: Outlook, trumps: Suit, trick: Trick, suit: Suit) -> Finding:
    seat = outlook.turn
    beaten = _chance_of_overruff(outlook, trumps, trick)
    shortened = _chance_of_losing_control(outlook, trumps)
    lost = _certain_losers(outlook, suit)
    return Finding(
        Technique.LOSER_ON_LOSER,
        suit,
        Hand.of(outlook.hand(seat).cards(suit)[-1:]),
        (
            Condition(
                phrase("the defenders are winning the trick"),
                trick.winner(outlook.strain).side is not outlook.side,
            ),
            Condition(phrase("a trick in {suit} is lost in any case", suit=suit), lost > 0),
            Condition(
                phrase("a ruff may be beaten, or leave you with too few trumps"),
                beaten >= _A_RISK or shortened >= _A_RISK,
            ),
        ),
        _question(outlook, trumps, trick, suit, is_beaten=beaten >= _A_RISK),
        phrase(
            "Loser on loser: do not ruff the {led}; throw from {seat} a card in {suit} that is lost anyway.",
            led=trick.cards[0],
            seat=seat,
            suit=suit,
        ),
        None,
        (
            Price(phrase("the loser thrown"), 1.0),
            Price(
                phrase("a ruff that is not beaten and leaves you in control"),
                max(0.0, 1 - beaten - shortened),
            ),
        ),
        Hand.of((*outlook.hand(seat).cards(suit), *outlook.hand(seat).cards(trumps))),
    )


def _certain_losers(outlook: Outlook, suit: Suit) -> int:
    """Rounds of the suit to which the hand must follow and which the defenders win, unless the other hand ruffs."""
    ours, out = outlook.ours.cards(suit), outlook.out(suit)
    above = sum(card.rank > ours[0].rank for card in out)
    own, other = (outlook.hand(seat).length(suit) for seat in (outlook.turn, outlook.turn.partner))
    can_ruff = outlook.trumps is not None and outlook.hand(outlook.turn.partner).length(outlook.trumps) > 0
    return min(above, own, other if can_ruff else own)


def _chance_of_overruff(outlook: Outlook, trumps: Suit, trick: Trick) -> float:
    """That the next player, a defender still to play, has none of the suit led and a trump above the lowest."""
    after = outlook.turn.next
    played = {seat for seat, _ in trick.plays}
    small = outlook.hand(outlook.turn).cards(trumps)[-1]
    if after in played or after not in outlook.hidden:
        return 0.0
    higher = sum(card.rank > small.rank for card in outlook.out(trumps))
    lower = outlook.unseen.length(trumps) - higher
    return outlook.odds.shape(lambda lengths: not lengths[trick.suit] and lengths[trumps] > lower, after)


def _chance_of_losing_control(outlook: Outlook, trumps: Suit) -> float:
    """That a defender has more trumps than the longer of your hands would have after the ruff."""
    left = {seat: outlook.hand(seat).length(trumps) - (seat is outlook.turn) for seat in outlook.our_seats}
    longest = max(left.values())
    if outlook.hand(outlook.turn).length(trumps) <= outlook.hand(outlook.turn.partner).length(trumps):
        return 0.0
    out = outlook.unseen.length(trumps)
    return outlook.odds.shape(
        lambda lengths: max(lengths[trumps], out - lengths[trumps]) > longest, outlook.hidden[0]
    )


def _question(outlook: Outlook, trumps: Suit, trick: Trick, suit: Suit, *, is_beaten: bool) -> Phrase:
    if is_beaten:
        return phrase(
            "What may {after} do if {seat} ruffs the {led}? And what else in {seat} has to be lost some time?",
            after=outlook.turn.next,
            seat=outlook.turn,
            led=trick.cards[0],
        )
    return phrase(
        "How many trumps has {seat} after ruffing the {led}, against {out} out? Which trick in {suit} is lost anyway?",
        seat=outlook.turn,
        led=trick.cards[0],
        out=outlook.unseen.length(trumps),
        suit=suit,
    )


_A_RISK = 0.15
