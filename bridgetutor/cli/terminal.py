"""A screen as plain text, in the order one reads it: for a terminal, and for a screen reader over a line."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.cards import SUITS_DOWN, Card
from bridgetutor.rules.faults import NotationError
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat
from bridgetutor.session.choice import Action, Choice, Number, Pick, parse_choice
from bridgetutor.session.screen import (
    Ask,
    AskCall,
    AskCard,
    AskNumber,
    AskOption,
    Feedback,
    HandView,
    Screen,
    TableView,
    Text,
    Tone,
)
from bridgetutor.teaching.markdown import to_text
from bridgetutor.wording import Wording

_SIGNS = {Tone.RIGHT: "✓", Tone.ALSO: "~", Tone.WRONG: "✕", Tone.HINT: "?", Tone.ANSWER: "→", Tone.NOTE: "·"}


def page(screen: Screen, wording: Wording, before: Screen | None = None) -> str:
    """The whole screen; after a screen of the same step only what a choice has changed."""
    same_step = before is not None and before.step == screen.step and not screen.finished
    return "\n".join(_parts(screen, wording, before if same_step else None))


def _parts(screen: Screen, wording: Wording, before: Screen | None) -> Iterator[str]:
    if before is None:
        yield from _heading(screen, wording)
    yield from (wording.render(said) for said in screen.announcements)
    if screen.feedback is not None and not _goes_on_under_it(screen, before):
        yield from feedback_lines(screen.feedback, wording)
    yield from (said(line, wording) for line in screen.summary)
    if screen.table is not None and (before is None or screen.table != before.table):
        yield from table_lines(screen.table, wording)
    if screen.question is not None and before is None:
        yield f"\n{said(screen.question, wording)}"
    if isinstance(screen.ask, AskOption) and before is None:
        yield from (f"  {n}  {said(option, wording)}" for n, option in enumerate(screen.ask.options, 1))


def _goes_on_under_it(screen: Screen, before: Screen | None) -> bool:
    """Whether only the table has moved on under the same words, as when a card is played out: they are said once."""
    return before is not None and screen.feedback == before.feedback and screen.table != before.table


def _heading(screen: Screen, wording: Wording) -> Iterator[str]:
    where = wording.say(
        "{title} · step {step} of {steps}", title=screen.title.markdown, step=screen.step, steps=screen.steps
    )
    heading = said(screen.heading, wording)
    yield f"\n{where}\n\n{heading}\n{'─' * len(heading)}"
    prose = said(screen.prose, wording)
    if prose.strip():
        yield f"{prose}\n"


def said(text: Text, wording: Wording) -> str:
    """Our words or an author's, without markup."""
    return wording.render(text) if isinstance(text, Phrase) else to_text(text)


def feedback_lines(feedback: Feedback, wording: Wording) -> Iterator[str]:
    """Sign and headline, and under it the reasons."""
    yield f"\n{_SIGNS[feedback.tone]} {said(feedback.headline, wording)}"
    yield from (f"  {said(paragraph, wording)}" for paragraph in feedback.body)


def table_lines(table: TableView, wording: Wording) -> Iterator[str]:
    """Auction, hands, trick, contract, tricks, as far as there are any."""
    yield ""
    if table.auction is not None:
        yield from _auction(table.auction, () if table.told else table.remarks, wording)
    yield from (f"{_seat(hand, wording)}: {_cards(hand, wording)}" for hand in table.hands)
    if table.trick is not None:
        fallen = wording.name(tuple(_fell(seat, card) for seat, card in table.trick.plays))
        yield wording.say("Trick: {cards}", cards=fallen)
    if table.contract is not None:
        yield wording.say("Contract: {contract}", contract=table.contract)
    if any(table.tricks):
        north_south, east_west = table.tricks
        yield wording.say("Tricks: North–South {ns}, East–West {ew}", ns=north_south, ew=east_west)


def _fell(seat: Seat, card: object) -> Phrase:
    return phrase("{seat} {card}", seat=seat, card=card)


def _seat(hand: HandView, wording: Wording) -> str:
    if hand.is_dummy:
        return wording.say("{seat}, dummy", seat=hand.seat)
    return wording.say("{seat}, you", seat=hand.seat) if hand.is_learner else wording.name(hand.seat)


def _cards(hand: HandView, wording: Wording) -> str:
    if hand.cards is None:
        return wording.count("{n} card", "{n} cards", n=hand.count)
    return hand_in_suits(hand.cards, wording)


def hand_in_suits(hand: Hand, wording: Wording) -> str:
    """♠ A Q 3  ♥ K …: a dash for a void, so that each suit has its place."""
    suits = ((suit, hand.ranks(suit)) for suit in SUITS_DOWN)
    return "  ".join(
        f"{wording.name(suit, 'sign')} {' '.join(wording.name(rank, 'sign') for rank in ranks) or '–'}"
        for suit, ranks in suits
    )


def _auction(auction: Auction, remarks: tuple[tuple[int, Text], ...], wording: Wording) -> Iterator[str]:
    calls = tuple(_fell(auction.caller(i), call) for i, call in enumerate(auction.calls))
    yield wording.say("Auction: {calls}", calls=", ".join(map(wording.render, calls)) or "–")
    for index, remark in remarks:
        yield f"  {wording.name(auction.calls[index])}: {said(remark, wording)}"


def prompt(ask: Ask | None, actions: tuple[Action, ...], wording: Wording) -> str:
    """What may be typed now."""
    return prompt_for(_wanted(ask), actions, wording)


def prompt_for(wanted: Phrase, actions: tuple[Action, ...], wording: Wording) -> str:
    """The same, where the question is already in words."""
    doable = " · ".join(wording.render(ACTION_WORDS[action]) for action in actions)
    return f"\n{wording.render(wanted)}  [{doable} · {wording.render(QUIT)}]\n> "


def _wanted(ask: Ask | None) -> Phrase:
    match ask:
        case AskCall():
            return phrase("Your call (such as 2C, 3N, P, X)?")
        case AskCard():
            return phrase("Card from {seat} (such as SA, H10)?", seat=ask.seat)
        case AskOption():
            return phrase("Which, 1 to {n}?", n=len(ask.options))
        case AskNumber():
            return phrase("How many?")
        case None:
            return phrase("Enter goes on.")


ACTION_WORDS = {
    Action.NEXT: phrase("next"),
    Action.BACK: phrase("back"),
    Action.HINT: phrase("hint"),
    Action.ANSWER: phrase("answer"),
    Action.WHY: phrase("why"),
    Action.UNDO: phrase("undo"),
    Action.REPLAY: phrase("replay"),
    Action.CLAIM: phrase("claim"),
    Action.SHOW: phrase("show"),
    Action.TRY: phrase("try"),
    Action.DIFFICULT: phrase("difficult"),
}
QUIT = phrase("quit")


def read(typed: str, ask: Ask | None, wording: Wording) -> Choice:
    """What was typed as a choice, loosely where the question leaves no doubt: 2 for #2, 4S for the four of spades.

    An action may be shortened as far as no other begins alike: h for hint. Raises `NotationError`.
    """
    letters = typed.strip()
    match ask:
        case AskOption() if letters.isdecimal():
            return Pick(int(letters))
        case AskNumber() if letters.isdecimal():
            return Number(int(letters))
    try:
        if isinstance(ask, AskCard) and (letters[:1].isdigit() or letters[:1].upper() in _RANKS):
            return Card.parse(letters)
        return parse_choice(letters or Action.NEXT.value)
    except NotationError:
        words = {action: wording.render(word).casefold() for action, word in ACTION_WORDS.items()}
        meant = [action for action, word in words.items() if letters and word.startswith(letters.casefold())]
        if len(meant) == 1:
            return meant[0]
        raise NotationError(_not_understood(letters, ask)) from None


_RANKS = "AKQJT"
"""With a card wanted, 4S and AS are cards with the rank first; anything else begins with its suit."""


def _not_understood(letters: str, ask: Ask | None) -> Phrase:
    """The sentence for what makes no sense, with what would."""
    match ask:
        case AskCall():
            return phrase("“{text}” is not a call: type P, X, XX or a bid such as 1C or 3N.", text=letters)
        case AskCard():
            return phrase("“{text}” is not a card: type suit and rank, such as SA or H10.", text=letters)
        case AskOption() | AskNumber():
            return phrase("“{text}” is not a number.", text=letters)
        case None:
            return phrase("“{text}” is none of the words in brackets.", text=letters)
