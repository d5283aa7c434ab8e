"""The course's own first steps: five-card majors, one notrump 15–17, and everything means what it says.

The strong two clubs and the waiting answer are the one exception. A double of a low suit bid is for takeout while
partner has not bid, later doubles are for penalties; a bid of the opponents' suit shows strength. Stayman, Blackwood
and negative doubles come in when a lesson's card switches them on.
"""

from __future__ import annotations

from bridgetutor.bidding.agreements.advances import ADVANCES
from bridgetutor.bidding.agreements.after_doubler_rebids import AFTER_DOUBLER_REBIDS
from bridgetutor.bidding.agreements.after_notrump_overcall import AFTER_NOTRUMP_OVERCALL
from bridgetutor.bidding.agreements.after_takeout_double import AFTER_TAKEOUT_DOUBLE
from bridgetutor.bidding.agreements.balancing import BALANCING
from bridgetutor.bidding.agreements.balancing_answers import BALANCING_ANSWERS
from bridgetutor.bidding.agreements.blackwood import BLACKWOOD, FIVE_NOTRUMP_FOR_KINGS
from bridgetutor.bidding.agreements.competing import COMPETING
from bridgetutor.bidding.agreements.competing_after_opening import COMPETING_AFTER_OPENING
from bridgetutor.bidding.agreements.contested_silence import CONTESTED_SILENCE
from bridgetutor.bidding.agreements.defence_to_preempts import DEFENCE_TO_PREEMPTS
from bridgetutor.bidding.agreements.defence_to_preempts_answers import DEFENCE_TO_PREEMPTS_ANSWERS
from bridgetutor.bidding.agreements.double_answers import DOUBLE_ANSWERS
from bridgetutor.bidding.agreements.doubler_after_cue import DOUBLER_AFTER_CUE
from bridgetutor.bidding.agreements.doubler_after_free_answer import DOUBLER_AFTER_FREE_ANSWER
from bridgetutor.bidding.agreements.doubler_disturbed import DOUBLER_DISTURBED
from bridgetutor.bidding.agreements.doubler_rebids import DOUBLER_REBIDS
from bridgetutor.bidding.agreements.forced_in_competition import FORCED_IN_COMPETITION
from bridgetutor.bidding.agreements.free_bid_rebids import FREE_BID_REBIDS
from bridgetutor.bidding.agreements.free_bids import FREE_BIDS, NOTRUMP_OVER_AN_OVERCALL
from bridgetutor.bidding.agreements.free_takeout_answers import FREE_TAKEOUT_ANSWERS
from bridgetutor.bidding.agreements.game_tries import GAME_TRIES
from bridgetutor.bidding.agreements.games_in_competition import GAMES_IN_COMPETITION
from bridgetutor.bidding.agreements.games_on_shape import GAMES_ON_SHAPE
from bridgetutor.bidding.agreements.jump_overcall_answers import JUMP_OVERCALL_ANSWERS
from bridgetutor.bidding.agreements.jump_overcalls import JUMP_OVERCALLS
from bridgetutor.bidding.agreements.jump_shifts import JUMP_SHIFT_RESPONSES
from bridgetutor.bidding.agreements.lead_doubles import LEAD_DOUBLES
from bridgetutor.bidding.agreements.major_raises import MAJOR_RAISES
from bridgetutor.bidding.agreements.minor_raises import MINOR_RAISES
from bridgetutor.bidding.agreements.natural_games import NATURAL_GAMES
from bridgetutor.bidding.agreements.natural_notrump_answers import NATURAL_NOTRUMP_ANSWERS, NATURAL_TWO_CLUBS
from bridgetutor.bidding.agreements.natural_notrump_disturbed import (
    DOUBLE_OF_TWO_CLUBS,
    NATURAL_NOTRUMP_DISTURBED,
)
from bridgetutor.bidding.agreements.natural_notrump_overcalls import NATURAL_NOTRUMP_OVERCALLS
from bridgetutor.bidding.agreements.natural_over_notrump import NATURAL_OVER_NOTRUMP
from bridgetutor.bidding.agreements.natural_over_overcalls import DOUBLES_OF_OVERCALLS, NATURAL_OVER_OVERCALLS
from bridgetutor.bidding.agreements.natural_over_two_notrump import NATURAL_OVER_TWO_NOTRUMP
from bridgetutor.bidding.agreements.natural_slams import NATURAL_SLAMS
from bridgetutor.bidding.agreements.natural_third_bids import NATURAL_THIRD_BIDS
from bridgetutor.bidding.agreements.natural_two_clubs_answers import NATURAL_TWO_CLUBS_ANSWERS
from bridgetutor.bidding.agreements.natural_two_notrump import NATURAL_TWO_NOTRUMP
from bridgetutor.bidding.agreements.natural_weak_two_answers import NATURAL_WEAK_TWO_ANSWERS
from bridgetutor.bidding.agreements.negative_double_answers import NEGATIVE_DOUBLE_ANSWERS
from bridgetutor.bidding.agreements.negative_doubles import NEGATIVE_DOUBLES
from bridgetutor.bidding.agreements.notrump_openings import NATURAL_NOTRUMP_OPENINGS
from bridgetutor.bidding.agreements.notrump_overcall import NOTRUMP_OVERCALL
from bridgetutor.bidding.agreements.notrump_responses import NOTRUMP_RESPONSES
from bridgetutor.bidding.agreements.one_notrump_doubled import ONE_NOTRUMP_DOUBLED
from bridgetutor.bidding.agreements.one_notrump_overcalled import ONE_NOTRUMP_OVERCALLED
from bridgetutor.bidding.agreements.one_notrump_preempted import ONE_NOTRUMP_PREEMPTED
from bridgetutor.bidding.agreements.opener_invited_after_two_over_one import OPENER_INVITED_AFTER_TWO_OVER_ONE
from bridgetutor.bidding.agreements.opener_jump_shifts import OPENER_JUMP_SHIFTS
from bridgetutor.bidding.agreements.opener_overcalled import OPENER_OVERCALLED
from bridgetutor.bidding.agreements.over_interference import ANSWERS_BY_STEPS, DOPI
from bridgetutor.bidding.agreements.overcaller_after_cue import OVERCALLER_AFTER_CUE
from bridgetutor.bidding.agreements.overcaller_rebids import OVERCALLER_REBIDS
from bridgetutor.bidding.agreements.overcalls import OVERCALLS
from bridgetutor.bidding.agreements.own_suits_in_competition import OWN_SUITS_IN_COMPETITION
from bridgetutor.bidding.agreements.penalty_doubles import PENALTY_DOUBLES
from bridgetutor.bidding.agreements.placing import PLACING
from bridgetutor.bidding.agreements.preempt_answers import PREEMPT_ANSWERS
from bridgetutor.bidding.agreements.preempts import PREEMPTS
from bridgetutor.bidding.agreements.preempts_overcalled import PREEMPTS_OVERCALLED
from bridgetutor.bidding.agreements.raised_in_competition import RAISED_IN_COMPETITION
from bridgetutor.bidding.agreements.raises_after_overcall import RAISES_AFTER_OVERCALL
from bridgetutor.bidding.agreements.rebids_after_limit_raise import REBIDS_AFTER_LIMIT_RAISE
from bridgetutor.bidding.agreements.rebids_after_notrump_jumps import REBIDS_AFTER_NOTRUMP_JUMPS
from bridgetutor.bidding.agreements.rebids_after_one_notrump import REBIDS_AFTER_ONE_NOTRUMP
from bridgetutor.bidding.agreements.rebids_after_one_over_one import REBIDS_AFTER_ONE_OVER_ONE
from bridgetutor.bidding.agreements.rebids_after_two_over_one import REBIDS_AFTER_TWO_OVER_ONE
from bridgetutor.bidding.agreements.reopening import REOPENING
from bridgetutor.bidding.agreements.reopening_answers import REOPENING_ANSWERS
from bridgetutor.bidding.agreements.responder_after_jump_shift import RESPONDER_AFTER_JUMP_SHIFT
from bridgetutor.bidding.agreements.responder_after_notrump import RESPONDER_AFTER_NOTRUMP
from bridgetutor.bidding.agreements.responder_after_one_notrump import RESPONDER_AFTER_ONE_NOTRUMP
from bridgetutor.bidding.agreements.responder_after_raise import RESPONDER_AFTER_RAISE
from bridgetutor.bidding.agreements.responder_after_repeat import RESPONDER_AFTER_REPEAT
from bridgetutor.bidding.agreements.responder_after_second_suit import RESPONDER_AFTER_SECOND_SUIT
from bridgetutor.bidding.agreements.responder_after_two_notrump import RESPONDER_AFTER_TWO_NOTRUMP
from bridgetutor.bidding.agreements.responder_after_two_over_one import RESPONDER_AFTER_TWO_OVER_ONE
from bridgetutor.bidding.agreements.reverses import OPENER_REVERSES
from bridgetutor.bidding.agreements.sandwich import SANDWICH
from bridgetutor.bidding.agreements.short_in_their_suit import SHORT_IN_THEIR_SUIT
from bridgetutor.bidding.agreements.sign_offs import SIGN_OFFS
from bridgetutor.bidding.agreements.stayman import STAYMAN
from bridgetutor.bidding.agreements.strong_two_clubs import STRONG_TWO_CLUBS
from bridgetutor.bidding.agreements.suit_responses import SUIT_RESPONSES
from bridgetutor.bidding.agreements.takeout_double_answers import TAKEOUT_DOUBLE_ANSWERS
from bridgetutor.bidding.agreements.takeout_doubles import TAKEOUT_DOUBLES
from bridgetutor.bidding.agreements.twelve_points import TWELVE_POINTS
from bridgetutor.bidding.agreements.two_clubs_minors import TWO_CLUBS_MINORS
from bridgetutor.bidding.agreements.two_clubs_overcalled import TWO_CLUBS_OVERCALLED
from bridgetutor.bidding.agreements.two_clubs_positive import TWO_CLUBS_POSITIVE
from bridgetutor.bidding.agreements.two_clubs_waiting import TWO_CLUBS_WAITING
from bridgetutor.bidding.agreements.weak_two_answers import WEAK_TWO_ANSWERS
from bridgetutor.bidding.agreements.weak_twos import WEAK_TWO_OPENINGS
from bridgetutor.bidding.card import (
    FIRST_STEPS,
    Card,
    NotrumpDefence,
    OverInterference,
    SlamQuestion,
    Stayman,
)
from bridgetutor.bidding.only_natural import natural_part
from bridgetutor.bidding.options import Listed, chosen, option
from bridgetutor.bidding.principles import PRINCIPLES
from bridgetutor.bidding.rule import Agreement
from bridgetutor.bidding.system import System
from bridgetutor.bidding.titles import NATURAL
from bridgetutor.phrase import phrase

EXCEPTIONS = (
    phrase("strong, whatever the suits"),
    phrase("waiting"),
    # Bids of their suit, which nobody wants to play in.
    phrase("a good raise, or a strong hand"),
    phrase("strong: asks the doubler to go on"),
    phrase("very strong: asks partner to say more"),
    phrase("strong: forces to game"),
    phrase("forces to game, mostly with a fit"),
    phrase("game values: asks for a stopper or a better suit"),
    # Natural, though it asks something.
    phrase("invites six notrump"),
)
"""The artificial bids that stay: two clubs and its answer, and strength shown by their own suit."""

QUESTION_AND_DENIAL = (phrase("asks for a four-card major"), phrase("no four-card major"))
NATURAL_STAYMAN = natural_part(STAYMAN, QUESTION_AND_DENIAL)
"""Without Gerber after it."""

LISTED: tuple[Listed, ...] = (
    TWELVE_POINTS,
    NATURAL_NOTRUMP_OPENINGS,
    STRONG_TWO_CLUBS,
    WEAK_TWO_OPENINGS,
    PREEMPTS,
    option("slam_question", BLACKWOOD, SlamQuestion.BLACKWOOD),
    option("slam_question", FIVE_NOTRUMP_FOR_KINGS, SlamQuestion.BLACKWOOD),
    option("over_interference", option("slam_question", DOPI, SlamQuestion.BLACKWOOD), OverInterference.DOPI),
    option("over_interference", ANSWERS_BY_STEPS, OverInterference.STEPS),
    NATURAL_SLAMS,
    option("stayman", NATURAL_STAYMAN, Stayman.USUAL),
    NATURAL_NOTRUMP_ANSWERS,
    option("stayman", NATURAL_TWO_CLUBS, Stayman.OFF),
    NATURAL_OVER_TWO_NOTRUMP,
    option("stayman", DOUBLE_OF_TWO_CLUBS, Stayman.OFF),
    NATURAL_NOTRUMP_DISTURBED,
    ONE_NOTRUMP_DOUBLED,
    ONE_NOTRUMP_OVERCALLED,
    ONE_NOTRUMP_PREEMPTED,
    NATURAL_TWO_CLUBS_ANSWERS,
    TWO_CLUBS_WAITING,
    TWO_CLUBS_MINORS,
    TWO_CLUBS_POSITIVE,
    TWO_CLUBS_OVERCALLED,
    NATURAL_WEAK_TWO_ANSWERS,
    WEAK_TWO_ANSWERS,
    PREEMPT_ANSWERS,
    PREEMPTS_OVERCALLED,
    MAJOR_RAISES,
    NATURAL_TWO_NOTRUMP,
    MINOR_RAISES,
    JUMP_SHIFT_RESPONSES,
    SUIT_RESPONSES,
    NOTRUMP_RESPONSES,
    OPENER_JUMP_SHIFTS,
    OPENER_REVERSES,
    REBIDS_AFTER_ONE_OVER_ONE,
    REBIDS_AFTER_ONE_NOTRUMP,
    REBIDS_AFTER_TWO_OVER_ONE,
    REBIDS_AFTER_NOTRUMP_JUMPS,
    REBIDS_AFTER_LIMIT_RAISE,
    GAME_TRIES,
    RESPONDER_AFTER_NOTRUMP,
    RESPONDER_AFTER_TWO_NOTRUMP,
    RESPONDER_AFTER_RAISE,
    RESPONDER_AFTER_REPEAT,
    RESPONDER_AFTER_SECOND_SUIT,
    NATURAL_THIRD_BIDS,
    RESPONDER_AFTER_JUMP_SHIFT,
    RESPONDER_AFTER_ONE_NOTRUMP,
    RESPONDER_AFTER_TWO_OVER_ONE,
    OPENER_INVITED_AFTER_TWO_OVER_ONE,
    NATURAL_GAMES,
    PLACING,
    option("negative_doubles", DOUBLES_OF_OVERCALLS, False),
    RAISES_AFTER_OVERCALL,
    FREE_BIDS,
    option("negative_doubles", NEGATIVE_DOUBLES),
    option("negative_doubles", NATURAL_OVER_OVERCALLS, False),
    NOTRUMP_OVER_AN_OVERCALL,
    AFTER_TAKEOUT_DOUBLE,
    AFTER_NOTRUMP_OVERCALL,
    option("negative_doubles", NEGATIVE_DOUBLE_ANSWERS),
    FREE_BID_REBIDS,
    OPENER_OVERCALLED,
    RAISED_IN_COMPETITION,
    REOPENING,
    REOPENING_ANSWERS,
    option("notrump_defence", natural_part(NATURAL_OVER_NOTRUMP, EXCEPTIONS), *NotrumpDefence),
    NATURAL_NOTRUMP_OVERCALLS,
    NOTRUMP_OVERCALL,
    JUMP_OVERCALLS,
    OVERCALLS,
    TAKEOUT_DOUBLES,
    SANDWICH,
    BALANCING,
    DEFENCE_TO_PREEMPTS,
    LEAD_DOUBLES,
    TAKEOUT_DOUBLE_ANSWERS,
    FREE_TAKEOUT_ANSWERS,
    DOUBLER_AFTER_CUE,
    DOUBLER_REBIDS,
    DOUBLER_AFTER_FREE_ANSWER,
    AFTER_DOUBLER_REBIDS,
    DOUBLER_DISTURBED,
    ADVANCES,
    OVERCALLER_REBIDS,
    OVERCALLER_AFTER_CUE,
    BALANCING_ANSWERS,
    DEFENCE_TO_PREEMPTS_ANSWERS,
    DOUBLE_ANSWERS,
    GAMES_ON_SHAPE,
    COMPETING,
    JUMP_OVERCALL_ANSWERS,
    PENALTY_DOUBLES,
    GAMES_IN_COMPETITION,
    SHORT_IN_THEIR_SUIT,
    FORCED_IN_COMPETITION,
    COMPETING_AFTER_OPENING,
    OWN_SUITS_IN_COMPETITION,
    SIGN_OFFS,
    CONTESTED_SILENCE,
    PRINCIPLES,
)
"""In order of preference; of those that are always on, the natural part."""

AGREEMENTS: tuple[Listed, ...] = tuple(
    natural_part(each, EXCEPTIONS) if isinstance(each, Agreement) else each for each in LISTED
)


def natural(card: Card = FIRST_STEPS) -> System:
    """The system with the options of a card."""
    return System.of("natural", NATURAL, chosen(AGREEMENTS, card), card)
