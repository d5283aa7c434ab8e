"""What is said to an answer: the fact first, by degrees where it is wrong, never more than is needed."""

from __future__ import annotations

from collections.abc import Collection

from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.cards import Card
from bridgetutor.rules.faults import Fault
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from bridgetutor.session.screen import Feedback, Text, Tone
from bridgetutor.session.state import Work
from bridgetutor.teaching.lesson import Prose
from bridgetutor.teaching.marking import Verdict


def right(choice: object, verdict: Verdict, work: Work, variety: int) -> Feedback:
    """To a right answer: a word or two, varied by `variety` (any number), then the author's fact."""
    pattern = _AT_LAST if work.wrong else _YES[variety % len(_YES)]
    return Feedback(Tone.RIGHT, Phrase(pattern.pattern, (("choice", choice),)), _words(verdict))


_YES = (
    phrase("Yes: {choice}."),
    phrase("{choice}, yes."),
    phrase("Right: {choice}."),
    phrase("Yes, {choice}."),
)
_AT_LAST = phrase("That is it: {choice}.")


def playable(choice: object, verdict: Verdict, best: object) -> Feedback:
    """To an answer that will do: it is named as such, and the best one stands beside it."""
    first = phrase("First choice: {best}.", best=best)
    body: tuple[Text, ...] = (*_words(verdict), first, *_said(verdict.best_says))
    return Feedback(Tone.ALSO, phrase("{choice} is playable.", choice=choice), body)


def wrong(choice: object, verdict: Verdict, hint: Prose | None) -> Feedback:
    """To a wrong answer, short of the last try: why not this one, and perhaps a hint towards the right one."""
    body: tuple[Text, ...] = (*_words(verdict), *_said(hint))
    return Feedback(Tone.WRONG, phrase("Not {choice}.", choice=choice), body or (phrase("Look once more."),))


def answer_shown(best: object, says: Text | None) -> Feedback:
    """The answer itself."""
    return Feedback(Tone.ANSWER, phrase("The answer: {best}.", best=best), _said(says))


def answer_after(choice: object, verdict: Verdict, best: object) -> Feedback:
    """After the last wrong answer: why not this one either, and then the answer."""
    body: tuple[Text, ...] = (*_words(verdict), *_said(verdict.best_says))
    return Feedback(Tone.ANSWER, phrase("Not {choice}. The answer: {best}.", choice=choice, best=best), body)


def hint(number: int, of: int, says: Text) -> Feedback:
    """One degree of help."""
    return Feedback(Tone.HINT, phrase("Hint {number} of {of}", number=number, of=of), (says,))


def refused(fault: Fault) -> Feedback:
    """Why a choice is not possible now. It counts as nothing."""
    says = fault.says if fault.says.pattern.endswith(".") else phrase("{reason}.", reason=fault.says)
    return Feedback(Tone.NOTE, says)


def card_refused(fault: Fault, play: Play, card: Card, learners: Collection[Seat]) -> Feedback:
    """Why a card cannot be played now, said to the learner who holds it: "you have a heart", not "South has"."""
    says = _to_the_learner(fault, play, card, learners)
    return refused(fault if says is None else Fault(says, fault.law))


def _to_the_learner(fault: Fault, play: Play, card: Card, learners: Collection[Seat]) -> Phrase | None:
    """The two refusals that learners meet, in the second person; None where the Laws' own words will do."""
    trick, turn, holder = play.current_trick, play.turn, play.deal.holder(card)
    if fault.law == "44C" and trick is not None:
        led, suit = trick.leader, trick.suit
        if turn == play.dummy:
            return phrase("{leader} led {suit}: dummy has {suit} and must follow.", leader=led, suit=suit)
        if play.dummy is not None or len(learners) == 1:
            return phrase("{leader} led {suit}: you have {suit} and must follow.", leader=led, suit=suit)
    if fault.law == "44" and play.dummy is not None and {turn, holder} <= set(learners):
        if turn == play.dummy:
            return phrase("It is dummy's turn: {card} is in your hand.", card=card)
        return phrase("It is your own hand's turn: {card} is in dummy.", card=card)
    return None


def remark(says: Prose) -> Feedback:
    """What the author says to a card of a film."""
    return Feedback(Tone.NOTE, says)


def remark_on(auction: Auction, place: int, says: Prose) -> Feedback:
    """What the author says to a call of an auction that is shown."""
    return Feedback(
        Tone.NOTE, phrase("{seat}: {call}", seat=auction.caller(place), call=auction.calls[place]), (says,)
    )


def hand_over(won: int, goal: int, said: tuple[Phrase, ...] = ()) -> Feedback:
    """At the end of a whole hand: the tricks won against the tricks wanted, after what else is `said`."""
    if won >= goal:
        return Feedback(Tone.RIGHT, counted("{n} trick: done.", "{n} tricks: done.", n=won), said)
    short = counted("{n} trick short of {goal}.", "{n} tricks short of {goal}.", n=goal - won, goal=goal)
    return Feedback(
        Tone.WRONG,
        short,
        (
            *said,
            phrase("Take back a card, or play the hand again."),
        ),
    )


def _words(verdict: Verdict) -> tuple[Text, ...]:
    """The author's words to the answer, else what is true of it all the same."""
    return _said(verdict.says) or ((verdict.reason,) if verdict.reason is not None else ())


def _said(text: Text | None) -> tuple[Text, ...]:
    is_empty = isinstance(text, Prose) and not text.markdown.strip()
    return () if text is None or is_empty else (text,)
