"""All drills, group by group in the order in which they are offered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.teaching.drills.calls import Calling
from bridgetutor.teaching.drills.combining import COMBINING
from bridgetutor.teaching.drills.counting_out import COUNTING_OUT
from bridgetutor.teaching.drills.counts import COUNTING
from bridgetutor.teaching.drills.defending import DEFENDING
from bridgetutor.teaching.drills.item import Maker
from bridgetutor.teaching.drills.leads import LEADING
from bridgetutor.teaching.drills.meanings import MEANINGS
from bridgetutor.teaching.drills.mistakes import MISTAKES
from bridgetutor.teaching.drills.openings import OPENING
from bridgetutor.teaching.drills.pictures import LISTENING
from bridgetutor.teaching.drills.planning import PLANNING
from bridgetutor.teaching.drills.scores import SCORING
from bridgetutor.teaching.drills.shapes import NAMING
from bridgetutor.teaching.drills.techniques import PLAYING


@dataclass(frozen=True, slots=True)
class Group:
    """Drills that belong together. The bidding systems are read when the first question about them is made."""

    name: str
    title: Phrase
    makers: tuple[Maker, ...]

    @property
    def concepts(self) -> tuple[str, ...]:
        """The concepts of its drills."""
        return tuple(maker.concept for maker in self.makers)


def _natural(agreement: str, title: Phrase) -> Calling:
    return Calling("natural", agreement, title)


def _standard(agreement: str, title: Phrase) -> Calling:
    return Calling("sayc", agreement, title)


EVALUATION = Group("evaluation", phrase("What is my hand worth?"), (*COUNTING, NAMING, OPENING))

NATURAL = Group(
    "natural",
    phrase("Natural bidding, as in the course"),
    (
        _natural("twelve_points", phrase("Opening one of a suit")),
        _natural("notrump_openings", phrase("Opening in notrump")),
        _natural("weak_twos", phrase("Weak twos")),
        _natural("preempts", phrase("Preempts")),
        _natural("suit_responses", phrase("Answers in a new suit")),
        _natural("major_raises", phrase("Raising a major")),
        _natural("minor_raises", phrase("Raising a minor")),
        _natural("notrump_responses", phrase("Answers in notrump")),
        _natural("natural_notrump_answers", phrase("Answers to 1NT")),
        _natural("rebids_after_one_over_one", phrase("Opener's second call")),
        _natural("responder_after_repeat", phrase("Responder's second call")),
        _natural("overcalls", phrase("Overcalls")),
        _natural("takeout_doubles", phrase("Takeout doubles")),
        _natural("takeout_double_answers", phrase("Answers to a takeout double")),
    ),
)

OPENINGS = Group(
    "openings",
    phrase("Standard American: openings"),
    (
        _standard("suit_openings", phrase("One of a suit")),
        _standard("notrump_openings", phrase("Notrump")),
        _standard("strong_two_clubs", phrase("Strong 2♣")),
        _standard("weak_twos", phrase("Weak twos")),
        _standard("preempts", phrase("Preempts")),
    ),
)

ANSWERS = Group(
    "answers",
    phrase("Standard American: answers"),
    (
        _standard("suit_responses", phrase("A new suit")),
        _standard("major_raises", phrase("Raising a major")),
        _standard("minor_raises", phrase("Raising a minor")),
        _standard("notrump_responses", phrase("Notrump over a suit")),
        _standard("jacoby_2nt", phrase("Jacoby 2NT")),
        _standard("jump_shifts", phrase("Jump shifts")),
        _standard("stayman", phrase("Stayman")),
        _standard("jacoby_transfers", phrase("Jacoby transfers")),
        _standard("responses_to_1nt", phrase("Other answers to 1NT")),
        _standard("over_2nt", phrase("Answers to 2NT")),
        _standard("two_clubs_waiting", phrase("Answers to 2♣")),
        _standard("answers_to_weak_twos", phrase("Answers to weak twos")),
    ),
)

LATER = Group(
    "later",
    phrase("Standard American: second calls and slams"),
    (
        _standard("rebids_after_one_over_one", phrase("Opener after one over one")),
        _standard("rebids_after_two_over_one", phrase("Opener after two over one")),
        _standard("rebids_after_one_notrump", phrase("Opener after 1NT")),
        _standard("reverses", phrase("Reverses")),
        _standard("game_tries", phrase("Game tries")),
        _standard("responder_after_repeat", phrase("Responder when opener repeats the suit")),
        _standard("responder_after_second_suit", phrase("Responder over a second suit")),
        _standard("fourth_suit_forcing", phrase("Fourth suit forcing")),
        _standard("gerber", phrase("Gerber")),
        _standard("blackwood", phrase("Blackwood")),
    ),
)

COMPETITION = Group(
    "competition",
    phrase("Standard American: when both sides bid"),
    (
        _standard("overcalls", phrase("Overcalls")),
        _standard("jump_overcalls", phrase("Jump overcalls")),
        _standard("notrump_overcall", phrase("The 1NT overcall")),
        _standard("takeout_doubles", phrase("Takeout doubles")),
        _standard("takeout_double_answers", phrase("Answers to a takeout double")),
        _standard("negative_doubles", phrase("Negative doubles")),
        _standard("raises_after_overcall", phrase("Raises after an overcall")),
        _standard("free_bids", phrase("New suits after an overcall")),
        _standard("after_takeout_double", phrase("After their takeout double")),
        _standard("advances", phrase("Answers to an overcall")),
        _standard("balancing", phrase("Balancing")),
        _standard("michaels", phrase("Michaels cue bids")),
        _standard("unusual_notrump", phrase("The unusual 2NT")),
    ),
)

READING = Group("reading", phrase("What did that call mean?"), MEANINGS)

HEARD = Group("heard", phrase("What do you know about that hand?"), LISTENING)

PLANS = Group("plans", phrase("Before the first card"), (*PLANNING, COMBINING))

TECHNIQUES = Group("techniques", phrase("Techniques of card play"), PLAYING)

LEADS = Group("leads", phrase("Opening leads"), (LEADING,))

DEFENCE = Group("defence", phrase("In defence"), (*DEFENDING, COUNTING_OUT))

SCORES = Group("scores", phrase("Keeping the score"), (SCORING,))

GROUPS = (
    EVALUATION,
    NATURAL,
    OPENINGS,
    ANSWERS,
    LATER,
    COMPETITION,
    READING,
    HEARD,
    PLANS,
    TECHNIQUES,
    LEADS,
    DEFENCE,
    SCORES,
)


def named(name: str) -> tuple[Phrase, tuple[str, ...]] | None:
    """Title and concepts of the drill or the group of that name; None where there is neither."""
    for group in GROUPS:
        if group.name == name:
            return group.title, group.concepts
    return next(((maker.title, (maker.concept,)) for maker in _makers() if maker.concept == name), None)


def drills() -> Mapping[str, Maker]:
    """By concept."""
    return {maker.concept: maker for maker in _makers()}


def drill(concept: str) -> Maker:
    """The drill for a concept, that of the learner's own mistakes too. Raises `BridgeError` where there is none."""
    found = next((maker for maker in (*_makers(), MISTAKES) if maker.concept == concept), None)
    if found is None:
        raise BridgeError(phrase("There is no drill for “{concept}”", concept=concept))
    return found


def _makers() -> Iterator[Maker]:
    return (maker for group in GROUPS for maker in group.makers)
