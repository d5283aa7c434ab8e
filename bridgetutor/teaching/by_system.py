"""What the lesson's bidding system says of a call that the author has not named, and of the calls in an auction.

The bidding engine is imported when the first question about bidding is marked: lessons of play never need it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from threading import Lock
from typing import TYPE_CHECKING

from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import PASS, Auction, Bid, Call
from bridgetutor.rules.cards import Strain, Suit
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Vulnerability
from bridgetutor.teaching.lesson import AuctionExhibit, BidExercise, Mark, Prose, Reply

if TYPE_CHECKING:
    from bridgetutor.bidding.chooser import Choices
    from bridgetutor.bidding.meaning import Meaning
    from bridgetutor.bidding.reader import Reader
    from bridgetutor.bidding.situation import Situation
    from bridgetutor.bidding.stakes import Stakes
    from bridgetutor.hands.claim import Broken
    from bridgetutor.rules.hands import Hand
    from bridgetutor.wording import Wording

PARTS_SAID = 2
"""A call can break more of its promise than anybody wants to hear."""

_BUILDING = Lock()
"""Whoever needs a system that another thread is building waits for that one."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """What the system thinks of a call, and why."""

    mark: Mark
    says: Phrase | None


@dataclass(frozen=True, slots=True)
class Remark:
    """What a call in an auction means; an artificial one is alerted. `force` is what it asks of partner, if at all."""

    says: Phrase
    is_alerted: bool = False
    force: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Wanted:
    """A call that is wanted: after which calls, and in which system; `against` is that of East–West if it differs."""

    auction: Auction
    vulnerability: Vulnerability
    system: str | None
    against: str | None = None
    stakes: Stakes | None = None

    def meanings(self) -> dict[Call, Remark]:
        """What each legal call would mean; empty where there is no such system. Takes some 50 ms, or 1 s at first."""
        reader = _reader(self.system, self.against)
        return {} if reader is None else dict(_would_mean(reader, self))


def opinion(exercise: BidExercise, call: Call) -> Opinion | None:
    """The system's opinion of a legal call; None where the exercise names no system that there is."""
    reader = _reader(exercise.system)
    if reader is None:
        return None
    choices = _choices(reader, exercise)
    if call == choices.call:
        if call == PASS:
            near, nothing = _nothing_to_bid(choices), phrase("There is nothing to add.")
            return Opinion(Mark.RIGHT, near or _shows(reader, exercise, call) or nothing)
        return Opinion(Mark.RIGHT, _shows(reader, exercise, call))
    if any(reading.call == call for reading in choices.playable):
        return Opinion(Mark.ALSO, _shows(reader, exercise, call))
    return Opinion(Mark.WRONG, _why_not(choices, call) or _unheard(reader, exercise, call))


def choice(exercise: BidExercise) -> Call | None:
    """The call the system makes with the hand of an exercise; None where it names no system that there is."""
    reader = _reader(exercise.system)
    return None if reader is None else _choices(reader, exercise).call


def situation(exercise: BidExercise) -> Situation | None:
    """What the table knows when the call is wanted; None where the exercise names no system that there is."""
    reader = _reader(exercise.system)
    return None if reader is None else reader.read(exercise.auction, exercise.vulnerability)


def moments(exhibit: AuctionExhibit) -> Iterator[tuple[BidExercise, Call]]:
    """Each call of an auction whose caller's whole hand lies beside it, as a question and what was called."""
    for place, call in enumerate(exhibit.auction.calls):
        hand = exhibit.deal[exhibit.auction.caller(place)]
        if hand is not None and len(hand) == 13:
            before = Auction(exhibit.auction.dealer, exhibit.auction.calls[:place])
            asked = BidExercise("", Prose(""), hand, before, exhibit.vulnerability, (), system=exhibit.system)
            yield asked, call


def with_right_call(exercise: BidExercise, wording: Wording) -> BidExercise:
    """The exercise with the system's call as its right answer, and what that shows; as it is without a system."""
    call = choice(exercise)
    if call is None:
        return exercise
    thought = opinion(exercise, call)
    shows = None if thought is None else thought.says
    says = Prose("" if shows is None else wording.render(shows))
    return replace(exercise, replies=(Reply(Mark.RIGHT, (call,), says),))


def is_near_miss(exercise: BidExercise) -> bool:
    """Whether a call that the author warns of fails by one promise, and that by one step: a point, a card."""
    reader = _reader(exercise.system)
    if reader is None:
        return False
    choices = _choices(reader, exercise)
    refused = (call for reply in exercise.replies if reply.mark == Mark.WRONG for call in reply.choices)
    missed = map(choices.why_not, refused)
    return any(len(broken) == 1 and broken[0].is_by_a_step(exercise.hand) for broken in missed)


def remarks(
    auction: Auction,
    vulnerability: Vulnerability,
    system: str | None,
    against: str | None = None,
    stakes: Stakes | None = None,
) -> dict[int, Remark]:
    """What each call of an auction means, by its place; passes that say nothing and calls without agreement are left
    out. Empty without a system."""
    if all(call == PASS for call in auction.calls):
        return {}
    reader = _reader(system, against)
    return {} if reader is None else dict(_remarks(reader.read(auction, vulnerability, *_asked(stakes))))


def get_ready(system: str, against: str | None = None) -> None:
    """Build a system now rather than at the first question about it, which it would delay by half a second or more."""
    _reader(system, against)


def _reader(name: str | None, against: str | None = None) -> Reader | None:
    from bridgetutor.bidding import catalogue
    from bridgetutor.bidding.reader import Reader

    if name is None:
        return None
    try:
        with _BUILDING:
            return Reader(catalogue.system(name), catalogue.system(against or name))
    except BridgeError:  # lint tells the author; the learner's question is marked without it
        return None


def _choices(reader: Reader, exercise: BidExercise) -> Choices:
    from bridgetutor.bidding.chooser import choose

    situation = reader.read(exercise.auction, exercise.vulnerability)
    return choose(exercise.hand, situation, reader.system(situation.me.side))


def _shows(reader: Reader, exercise: BidExercise, call: Call) -> Phrase | None:
    after = reader.read(exercise.auction.after(call), exercise.vulnerability)
    meaning = after.meanings[-1]
    if not meaning.is_agreed or (call == PASS and _says_nothing(meaning)):
        return None
    asks = _asks(meaning)
    if asks is not None:
        return phrase("{call}: {asks}.", call=call, asks=asks)
    return phrase("{call} shows: {means}.", call=call, means=meaning.summary())


def _why_not(choices: Choices, call: Call) -> Phrase | None:
    """The promise that the hand breaks, from the very rule that bids."""
    broken = _missed(choices, call)
    if not broken:
        return None
    promised = tuple(said for part in broken if (said := choices.promised(call, part)) is not None)
    claimed, held = _beside(promised or broken)
    if not promised:
        return phrase(
            "On a hand of your kind {call} needs {claimed}: you hold {held}.",
            call=call,
            claimed=claimed,
            held=held,
        )
    return phrase("{call} promises {claimed}: you hold {held}.", call=call, claimed=claimed, held=held)


def _missed(choices: Choices, call: Call) -> tuple[Broken, ...]:
    """What the hand lacks for a call, in few words: what is held is said once."""
    by_held = {part.held: part for part in reversed(choices.why_not(call))}
    return tuple(reversed(by_held.values()))[:PARTS_SAID]


def _beside(broken: tuple[Broken, ...]) -> tuple[tuple[Phrase, ...], tuple[Phrase, ...]]:
    """What is promised, and what is held of it."""
    return tuple(part.claimed for part in broken), tuple(part.held for part in broken)


def _nothing_to_bid(choices: Choices) -> Phrase | None:
    """Why a pass: the bid that the hand comes nearest to, and what it lacks for that; None where it is near none.

    Near is a bid of which one promise is missed by a step, or else one of the longest suit; the lower, the nearer.
    Where a bid of that suit lacks nothing the pass is a choice of its own, and no other bid explains it.
    """
    if any(isinstance(kept.call, Bid) and _is_longest(kept.call, choices.hand) for kept in choices.playable):
        return None
    near = [
        (not _is_by_a_step(broken, choices.hand), len(broken), call.level, call, broken)
        for call in dict.fromkeys(reading.call for reading in choices.others)
        if isinstance(call, Bid)
        and (broken := _missed(choices, call))
        and (_is_by_a_step(broken, choices.hand) or _is_longest(call, choices.hand))
    ]
    if not near:
        return None
    *_, call, broken = min(near, key=lambda each: each[:3])
    claimed, held = _beside(broken)
    return phrase("{call} would promise {claimed}: you hold {held}.", call=call, claimed=claimed, held=held)


def _is_by_a_step(broken: tuple[Broken, ...], hand: Hand) -> bool:
    return len(broken) == 1 and broken[0].is_by_a_step(hand)


def _is_longest(call: Bid, hand: Hand) -> bool:
    """Whether no suit of the hand is longer than the one that is bid."""
    return call.strain is not Strain.NOTRUMP and hand.length(Suit(call.strain)) == max(hand.lengths)


def _unheard(reader: Reader, exercise: BidExercise, call: Call) -> Phrase:
    """Why not a call of which no promise is broken: nothing was promised, or it is a pass that says too little."""
    situation = reader.read(exercise.auction, exercise.vulnerability)
    if call != PASS:
        return phrase(
            "You have agreed on no meaning for {call} here: partner would have to guess.", call=call
        )
    asked = _asks_on(situation)
    if asked is not None:
        return phrase(
            "Partner's {call} is {force}: a pass would leave it there.", call=asked.call, force=asked.force
        )
    answer = _answers(situation)
    if answer is not None:
        return phrase(
            "Partner's {call} is an answer, and no offer to play there: a pass would leave it.",
            call=answer.call,
        )
    return phrase(
        "A pass says that you have nothing to say. You hold {points} points, and {n} cards in your longest suit: there "
        "is a call for that.",
        points=high_card_points(exercise.hand),
        n=max(exercise.hand.lengths),
    )


def _asks_on(situation: Situation) -> Meaning | None:
    """Partner's call, where the next hand has passed it and it may not be passed."""
    from bridgetutor.bidding.rule import Forcing

    if len(situation.meanings) < 2 or situation.meanings[-1].call != PASS:
        return None
    partners = situation.meanings[-2]
    return partners if partners.forcing in {Forcing.ROUND, Forcing.GAME} else None


def _answers(situation: Situation) -> Meaning | None:
    """Partner's artificial answer to what was asked, where the next hand has passed it."""
    if situation.i_asked is None or situation.meanings[-1].call != PASS:
        return None
    partners = situation.meanings[-2]
    return partners if partners.is_artificial else None


def _says_nothing(meaning: Meaning) -> bool:
    """Whether any hand may make the call, and it asks nothing."""
    from bridgetutor.hands.claim import ALWAYS

    return meaning.claim == ALWAYS and all(reading.rule.asks is None for reading in meaning.readings)


def _in_short(meaning: Meaning) -> Phrase:
    """What a call asks, or what it shows."""
    asks = _asks(meaning)
    return meaning.summary() if asks is None else asks


def _asks(meaning: Meaning) -> Phrase | None:
    return next((reading.rule.asks for reading in meaning.readings if reading.rule.asks is not None), None)


def _asked(stakes: Stakes | None) -> tuple[Stakes, ...]:
    return () if stakes is None else (stakes,)


def _remarks(situation: Situation) -> Iterator[tuple[int, Remark]]:
    for index, meaning in enumerate(situation.meanings):
        if meaning.is_agreed and meaning.call != PASS and not _says_nothing(meaning):
            yield index, Remark(_in_short(meaning), meaning.is_artificial, meaning.force)


def _would_mean(reader: Reader, wanted: Wanted) -> Iterator[tuple[Call, Remark]]:
    situation = reader.read(wanted.auction, wanted.vulnerability, *_asked(wanted.stakes))
    system = reader.system(situation.me.side)
    for call in wanted.auction.legal_calls:
        meaning = system.meaning(situation, call)
        if meaning.is_agreed:
            yield call, Remark(meaning.summary(), meaning.is_artificial, meaning.force)
        else:
            yield call, Remark(phrase("no agreement: partner would have to guess"))
