"""Fourth suit forcing: after three suits the fourth is artificial, forces to game and asks opener to describe on.

Opener supports responder's suit with three cards, bids notrump with a stopper in the fourth suit, else repeats a suit
(standard American texts). Over 1♣–1♦–1♥ one spade is natural, two spades is the fourth suit.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgetutor.bidding.checks import possible
from bridgetutor.bidding.condition import passed_hand
from bridgetutor.bidding.ladder import majors_of, minors_of, others, over
from bridgetutor.bidding.rule import Agreement, Forcing, Rule, Rung, rule
from bridgetutor.bidding.starts import ONE_OVER_ONE, OneOverOne
from bridgetutor.hands.claims import length, points, stopper
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Strain, Suit

ASKS = phrase("the fourth suit, forces to game and asks for more")


class ThreeSuits(NamedTuple):
    """An auction in which opener has bid a second suit cheaply, and the suit that is left."""

    opened: Suit
    answered: Suit
    second: Suit
    fourth: Suit
    rebid: str

    def __str__(self) -> str:
        return f"1{self.opened} - 1{self.answered} - {self.rebid}"

    @property
    def fourth_bid(self) -> str:
        """The artificial bid of the fourth suit."""
        return ROOM_FOR_SPADES.get(str(self), str(over(self.rebid, self.fourth)))


ROOM_FOR_SPADES = {"1C - 1D - 1H": "2S"}


def _three_suits(start: OneOverOne) -> Iterator[ThreeSuits]:
    for level, seconds in ((1, start.cheap), (2, start.lower)):
        for second in seconds:
            (fourth,) = others(start.opened, start.answered, second)
            yield ThreeSuits(start.opened, start.answered, second, fourth, f"{level}{second}")


THREE_SUITS = tuple(each for start in ONE_OVER_ONE for each in _three_suits(start))


def _question(suits: ThreeSuits) -> Rule:
    return rule(
        f"{suits} - {suits.fourth_bid}",
        points(12),
        when=~passed_hand,
        rung=Rung.QUIET,
        forcing=Forcing.GAME,
        asks=ASKS,
    )


def _answers(suits: ThreeSuits) -> Iterator[Rule]:
    asked, bid = f"{suits} - {suits.fourth_bid} -", suits.fourth_bid
    opened, second = suits.opened, suits.second
    yield rule(f"{asked} {over(bid, suits.answered)}", length(suits.answered, 3, 3), rung=Rung.ANSWER)
    yield rule(f"{asked} {over(bid, opened)}", length(opened, 6), rung=Rung.ANSWER)
    yield rule(f"{asked} {over(bid, second)}", length(second, 5), rung=Rung.ANSWER)
    stopped = stopper(suits.fourth)
    yield rule(
        f"{asked} {over(bid, Strain.NOTRUMP)}", stopped & length(suits.answered, 0, 2), rung=Rung.ANSWER
    )
    yield rule(f"{asked} {over(bid, opened)}", length(opened, 5), rung=Rung.QUIET)
    yield rule(f"{asked} {over(bid, second)}", length(second, 4) & ~stopped, rung=Rung.LAST)


def _third_bids(suits: ThreeSuits) -> Iterator[Rule]:
    """Responder knows more now: six cards again, support for what opener repeated, notrump with a stopper."""
    asked, bid, suit = f"{suits} - {suits.fourth_bid} -", suits.fourth_bid, suits.answered
    notrump = over(bid, Strain.NOTRUMP)
    for major in majors_of(suits.second):
        for answer in (over(bid, suit), notrump, over(bid, suits.opened)):
            # Four of it was to be had at once: a fit shown late is a fit with a slam in mind.
            late = f"{asked} {answer} - {over(str(answer), major)}"
            yield rule(late, length(major, 4) & points(15), rung=Rung.SPECIAL, forcing=Forcing.GAME)
    for major in majors_of(suit):
        yield rule(f"{asked} {over(bid, suit)} - 4{major}", length(suit, 5) & points(12, 16), rung=Rung.FIT)
        yield rule(f"{asked} {notrump} - 3{major}", length(suit, 6), forcing=Forcing.GAME)
    yield rule(f"{asked} {notrump} - 3N", points(12, 17) & length(suit, 4, 5), rung=Rung.QUIET)
    for repeated in (suits.opened, suits.second):
        answer = over(bid, repeated)
        so_far = f"{asked} {answer} -"
        yield rule(f"{so_far} {over(str(answer), suit)}", length(suit, 6), forcing=Forcing.GAME)
        for major in majors_of(repeated):
            yield rule(f"{so_far} 4{major}", points(12, 16) & length(major, 2), rung=Rung.QUIET)
        yield rule(f"{so_far} 3N", points(12, 17) & stopper(suits.fourth) & length(suit, 4, 5))
        for minor in minors_of(repeated):
            support = over(str(answer), minor)
            yield rule(
                f"{so_far} {support}", length(minor, 3) & points(12), rung=Rung.QUIET, forcing=Forcing.GAME
            )


FOURTH_SUIT_FORCING = Agreement(
    "fourth_suit_forcing",
    phrase("Fourth suit forcing"),
    tuple(
        each
        for suits in THREE_SUITS
        for each in (_question(suits), *_answers(suits), *possible(_third_bids(suits)))
    ),
)
