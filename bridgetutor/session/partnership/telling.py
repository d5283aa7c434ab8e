"""What is said of a contract that has been weighed."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.progress.attempts import Grade
from bridgetutor.rules.auction import Bid
from bridgetutor.session.partnership.weight import Weighed, Weight
from bridgetutor.session.screen import Feedback, Tone

AS_GOOD, GOOD_ENOUGH = 15, 60
"""Points that a contract may lie behind the best on average: less is nothing, up to an overtrick or two is playable."""

TONES = {Grade.RIGHT: Tone.RIGHT, Grade.PLAYABLE: Tone.ALSO, Grade.WRONG: Tone.WRONG}


def grade_of(weighed: Weighed) -> Grade:
    """By how far the contract lies behind the best, in points of duplicate on average.

    One that two robots come to as well is never wrong: nobody is to blame for where the system leads.
    """
    ours = 0.0 if weighed.ours is None else weighed.ours.average
    best = 0.0 if weighed.best is None else weighed.best.average
    if ours >= best - AS_GOOD:
        return Grade.RIGHT
    is_playable = ours >= best - GOOD_ENOUGH or _is_the_robots(weighed)
    return Grade.PLAYABLE if is_playable else Grade.WRONG


def _is_the_robots(weighed: Weighed) -> bool:
    ours, robots = weighed.ours, weighed.robots
    if ours is None or robots is None:
        return ours is robots
    return ours.contract == robots.contract


def told(weighed: Weighed, parted: tuple[Phrase, ...] = ()) -> Feedback:
    """How often the contract makes, and what would have been better; `parted` tells which call led elsewhere."""
    if not weighed.layouts:
        return Feedback(
            Tone.NOTE, phrase("The contract could not be weighed."), (phrase("There is no solver here."),)
        )
    return Feedback(TONES[grade_of(weighed)], _headline(weighed), tuple(_body(weighed, parted)))


def _headline(weighed: Weighed) -> Phrase:
    ours = weighed.ours
    if ours is None:
        return phrase("Passed out.")
    return phrase(
        "{contract} makes on {made} of {of}.", contract=_bid(ours), made=ours.made, of=weighed.layouts
    )


def _body(weighed: Weighed, parted: tuple[Phrase, ...]) -> Iterator[Phrase]:
    robots, best, ours = weighed.robots, weighed.best, weighed.ours
    if grade_of(weighed) is not Grade.RIGHT and best is not None:
        yield phrase("{better} makes on {made}, and is worth more.", better=_bid(best), made=best.made)
        yield from parted
    if _is_the_robots(weighed) and grade_of(weighed) is not Grade.RIGHT:
        yield phrase("Two robots end there as well: the system does not lead to the better one.")
    elif robots is None:
        yield phrase("Two robots pass these hands out.")
    elif ours is not None and robots.contract == ours.contract:
        yield phrase("Two robots come to the same contract.")
    elif best is None or robots.contract != best.contract or grade_of(weighed) is Grade.RIGHT:
        yield phrase(
            "Two robots bid {contract}: it makes on {made}.", contract=_bid(robots), made=robots.made
        )
    else:
        yield phrase("Two robots bid {contract}.", contract=_bid(robots))
    yield phrase(
        "The other two hands were dealt {of} times; nobody at the table knew them.", of=weighed.layouts
    )


def _bid(weight: Weight) -> Bid:
    """Whoever of the two plays it."""
    return Bid(weight.contract.level, weight.contract.strain)
