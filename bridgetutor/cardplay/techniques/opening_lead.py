"""The opening lead: the suit that hand and auction speak for, and of it the card that is agreed."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.habits.situation import KLINGER
from bridgetutor.cardplay.leads import Lead, Table, opening_leads
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques.finding import Condition, Finding
from bridgetutor.cardplay.techniques.technique import Technique
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import SUITS_DOWN, Rank, Suit
from bridgetutor.rules.hands import FULL_PACK, Hand


def spot(outlook: Outlook) -> Iterator[Finding]:
    """A lead from each suit, of which the best is the one; for the leader's partner it is not there."""
    view = outlook.view
    if view.play.cards or not outlook.is_defenders or view.pack != FULL_PACK:
        return
    level = None if outlook.contract is None else outlook.contract.level
    table = Table.of(view.strain, view.seat, outlook.promises, level)
    best, *others = opening_leads(view.hand, table, KLINGER)
    yield _finding(outlook, best, best)
    if view.is_to_play:
        yield from (_finding(outlook, lead, best) for lead in others)


def _finding(outlook: Outlook, lead: Lead, best: Lead) -> Finding:
    suit = lead.card.suit
    return Finding(
        Technique.OPENING_LEAD,
        suit,
        Hand.of([lead.card]) & outlook.view.legal_cards,
        (
            Condition(phrase("it is your lead"), outlook.view.is_to_play),
            Condition(
                phrase("no other suit is worth more")
                if lead is best
                else phrase("{suit} is not worth more: {why}", suit=best.card.suit, why=best.why),
                lead is best,
            ),
        ),
        _question(outlook, suit),
        phrase("Lead {suit}: {why}.", suit=suit, why=lead.why),
        key_cards=Hand.of(outlook.view.hand.cards(suit)),
    )


def _question(outlook: Outlook, led: Suit) -> Phrase:
    """By the kind of contract, with what the hand looks like; it points to no other suit than the one to be led."""
    hand, trumps = outlook.view.hand, outlook.trumps
    plain = led is not trumps
    sequence = led if plain and _touch(hand.ranks(led)) else None
    short = led if plain and hand.length(led) == 1 else None
    tricks = counted("{n} trick", "{n} tricks", n=outlook.needed or 1)
    if trumps is None:
        return counted(
            "One trick beats this contract. Which of your suits, {lengths} cards long, can bring it?",
            "{n} tricks beat this contract. Which of your suits, {lengths} cards long, can bring some in time?",
            n=outlook.needed or 1,
            lengths=tuple(hand.length(suit) for suit in SUITS_DOWN),
        )
    if short is not None and hand.length(trumps):
        return phrase(
            "You need {tricks}, and have {trumps} and one card in {suit}. Is it a ruff you want, or your honours?",
            tricks=tricks,
            trumps=counted("{n} trump", "{n} trumps", n=hand.length(trumps)),
            suit=short,
        )
    if sequence is not None:
        return phrase(
            "You need {tricks} and have touching honours in {suit}. What would a lead from your other suits risk?",
            tricks=tricks,
            suit=sequence,
        )
    honours = tuple(suit for suit in SUITS_DOWN if suit is not trumps and hand.ranks(suit)[:1] >= (Rank.TEN,))
    if not honours:
        return phrase(
            "You need {tricks} and have no honour outside {trumps}. Where may partner's be?",
            tricks=tricks,
            trumps=trumps,
        )
    return phrase(
        "You need {tricks} against {trumps}, with honours in {suits}. From which suit can a lead give nothing away?",
        tricks=tricks,
        trumps=trumps,
        suits=honours,
    )


def _touch(ranks: tuple[Rank, ...]) -> bool:
    return len(ranks) > 1 and ranks[0] >= Rank.TEN and ranks[0] - ranks[1] == 1
