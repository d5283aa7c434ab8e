"""A verdict in words: what you could know, and what was there."""

from __future__ import annotations

from typing import assert_never

from bridgetutor.cardplay.techniques import NAMES
from bridgetutor.cardplay.verdicts.counter import CounterLayout
from bridgetutor.cardplay.verdicts.grade import ALIKE, Grade
from bridgetutor.cardplay.verdicts.verdict import Option, Verdict
from bridgetutor.phrase import Phrase, counted, phrase

PLAIN = 0.03
"""Shares that differ by less than this are not worth telling: then the tricks are."""

GRADES = {
    Grade.FORCED: phrase("forced"),
    Grade.EQUAL: phrase("equal"),
    Grade.RIGHT: phrase("right"),
    Grade.UNLUCKY: phrase("right, but unlucky"),
    Grade.LUCKY: phrase("lucky"),
    Grade.WRONG: phrase("wrong"),
    Grade.CLOSE: phrase("too close to call"),
}
"""Each grade in a word or two."""


def told(verdict: Verdict) -> Phrase:
    """What is to be said of the card first: a sentence or two."""
    match verdict.grade:
        case Grade.FORCED:
            return phrase("It was the only card.")
        case Grade.EQUAL:
            return phrase("The cards were all equal.")
        case Grade.RIGHT:
            return _right(verdict)
        case Grade.UNLUCKY:
            return phrase("{praise} {today}", praise=_praise(verdict), today=_today(verdict))
        case Grade.LUCKY:
            return _better(
                verdict,
                phrase("It cost nothing today. But {better} was better."),
                phrase("It cost nothing today. But {better} was better: {numbers}."),
            )
        case Grade.WRONG:
            said = _better(verdict, phrase("{better} was better."), phrase("{better} was better: {numbers}."))
            return phrase("{better} {today}", better=said, today=_cost(verdict))
        case Grade.CLOSE:
            return _close(verdict)
    assert_never(verdict.grade)


def heading(verdict: Verdict) -> Phrase:
    """Which card it is about, and its grade."""
    return phrase(
        "Trick {trick}, {seat}: {card} – {grade}",
        trick=verdict.at // 4 + 1,
        seat=verdict.turn,
        card=verdict.card,
        grade=GRADES[verdict.grade],
    )


def could_know(verdict: Verdict) -> Phrase:
    """The first of the two numbers: over the layouts the player could think of. Only where there was a choice."""
    first, second = (_outlook(option, verdict) for option in _two(verdict))
    if verdict.chosen.reaches is None:
        return phrase("What you could know: {first}; {second}.", first=first, second=second)
    if verdict.is_defence:
        return phrase(
            "What you could know: the contract goes down {first}; {second}.", first=first, second=second
        )
    return phrase("What you could know: the contract makes {first}; {second}.", first=first, second=second)


def was_there(verdict: Verdict) -> Phrase:
    """The second of the two numbers: with all cards in sight. Only where there was a choice."""
    first, second = _two(verdict)
    if all(option.there == first.there for option in verdict.options):
        return counted(
            "What was there: {n} trick with any card.",
            "What was there: {n} tricks with any card.",
            n=first.there,
        )
    if first.there == second.there:
        return counted(
            "What was there: {n} trick with either.", "What was there: {n} tricks with either.", n=first.there
        )
    return phrase(
        "What was there: {first}; {second}.", first=_brought(first, verdict), second=_brought(second, verdict)
    )


def technique_told(verdict: Verdict) -> Phrase | None:
    """The technique that the better card begins, and its suit; None where it begins none."""
    if verdict.technique is None:
        return None
    name, suit = NAMES[verdict.technique.technique], verdict.technique.suit
    if suit is None:
        return phrase("The technique: {name}.", name=name)
    return phrase("The technique: {name}, in {suit}.", name=name, suit=suit)


def shown(counter: CounterLayout) -> Phrase:
    """What the counter-layout shows."""
    chosen, better = counter.chosen.card, counter.better.card
    if counter.settles_the_contract and counter.is_declarers:
        return phrase("Here {chosen} goes down and {better} makes.", chosen=chosen, better=better)
    if counter.settles_the_contract:
        return phrase(
            "Here {chosen} lets the contract make and {better} beats it.", chosen=chosen, better=better
        )
    return counted(
        "Here {chosen} brings {n} trick and {better} {more}.",
        "Here {chosen} brings {n} tricks and {better} {more}.",
        n=counter.won(counter.chosen),
        chosen=chosen,
        better=better,
        more=counter.won(counter.better),
    )


def rival(verdict: Verdict) -> Option:
    """What the card is to be held against: the best; of the best cards, what did better there, else the next best."""
    chosen = verdict.chosen
    if chosen.behind.mean > ALIKE:
        return verdict.best
    others = [option for option in verdict.options if option is not chosen]
    if verdict.cost:
        return max(others, key=lambda option: option.there)
    return others[0]


def _right(verdict: Verdict) -> Phrase:
    if not verdict.made_a_difference:
        return phrase("Any card would do.")
    other = rival(verdict)
    numbers = _against(verdict.chosen, other)
    if not other.behind.is_certain or numbers is None:
        return phrase("Yes: {card}. Nothing was better.", card=verdict.card)
    if verdict.is_hard:
        return phrase(
            "Yes: {card} ({numbers}). Habit would have chosen another.",
            card=verdict.card,
            numbers=numbers,
        )
    return phrase("Yes: {card} ({numbers}).", card=verdict.card, numbers=numbers)


def _praise(verdict: Verdict) -> Phrase:
    numbers = _against(verdict.chosen, rival(verdict))
    what = verdict.card if verdict.technique is None else NAMES[verdict.technique.technique]
    if numbers is None or not rival(verdict).behind.is_certain:
        return phrase("{what:capital} was as good as any by what you could know.", what=what)
    return phrase("{what:capital} was right ({numbers}).", what=what, numbers=numbers)


def _today(verdict: Verdict) -> Phrase:
    if verdict.taken is not None:
        seat, card = verdict.taken
        return phrase("Today {seat} had {card}.", seat=seat, card=card)
    return counted(
        "As the cards lay, it cost {n} trick.", "As the cards lay, it cost {n} tricks.", n=verdict.cost
    )


def _cost(verdict: Verdict) -> Phrase:
    """Against the better card; where the cards lay so that it was no better either, against a third one."""
    lost = verdict.best.there - verdict.chosen.there
    if lost > 0:
        return counted("Today it cost {n} trick.", "Today it cost {n} tricks.", n=lost)
    return counted(
        "Today a third card would have brought {n} trick more.",
        "Today a third card would have brought {n} tricks more.",
        n=verdict.cost,
    )


def _better(verdict: Verdict, plain: Phrase, with_numbers: Phrase) -> Phrase:
    """One of two patterns, without or with the numbers of the better card and of the one played."""
    better, numbers = verdict.best, _against(verdict.best, verdict.chosen)
    card = ("better", better.cards[-1])
    if numbers is None:
        return Phrase(plain.pattern, (card,))
    return Phrase(with_numbers.pattern, (card, ("numbers", numbers)))


def _close(verdict: Verdict) -> Phrase:
    if verdict.hangs_on_a_guess:
        return phrase(
            "Too close to call: {better} gains only if you guess right later.", better=verdict.best.cards[-1]
        )
    numbers = _against(verdict.best, verdict.chosen)
    if numbers is None:
        return phrase("Too close to call.")
    return phrase("Too close to call: {better} {numbers}.", better=verdict.best.cards[-1], numbers=numbers)


def _against(more: Option, less: Option) -> Phrase | None:
    """ "50 against 33": shares of 100 layouts where the contract hangs on it, else tricks. None where neither tells."""
    if more.reaches is not None and less.reaches is not None and more.reaches - less.reaches >= PLAIN:
        return phrase("{more} against {less}", more=_percent(more.reaches), less=_percent(less.reaches))
    if round(more.tricks, 1) > round(less.tricks, 1):
        return phrase("{more:.1f} tricks against {less:.1f}", more=more.tricks, less=less.tricks)
    return None


def _two(verdict: Verdict) -> tuple[Option, Option]:
    """The card played, and what it is held against."""
    return verdict.chosen, rival(verdict)


def _outlook(option: Option, verdict: Verdict) -> Phrase:
    card = _named(option, verdict)
    if option.reaches is None:
        return phrase("{tricks:.1f} tricks with {card}", card=card, tricks=option.tricks)
    share = _percent(option.reaches)
    return phrase(
        "{share} in 100 with {card} ({tricks:.1f} tricks)", card=card, share=share, tricks=option.tricks
    )


def _brought(option: Option, verdict: Verdict) -> Phrase:
    return counted(
        "{n} trick with {card}", "{n} tricks with {card}", n=option.there, card=_named(option, verdict)
    )


def _named(option: Option, verdict: Verdict) -> object:
    """The card that was played; of equal cards that were not, the lowest."""
    return verdict.card if verdict.card in option.cards else option.cards[-1]


def _percent(share: float) -> int:
    return round(100 * share)
