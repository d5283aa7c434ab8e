"""The course's own first steps: five-card majors, one notrump 15–17, fit by raise, and everything means what it says.

Stayman and Blackwood come in when a lesson's card switches them on; the strong two clubs is the one artificial opening.
"""

from __future__ import annotations

from bridgetutor.bidding.agreements.advances import ADVANCES
from bridgetutor.bidding.agreements.balancing import BALANCING
from bridgetutor.bidding.agreements.balancing_answers import BALANCING_ANSWERS
from bridgetutor.bidding.agreements.blackwood import BLACKWOOD
from bridgetutor.bidding.agreements.competing import COMPETING
from bridgetutor.bidding.agreements.contested_silence import CONTESTED_SILENCE
from bridgetutor.bidding.agreements.defence_to_preempts import DEFENCE_TO_PREEMPTS
from bridgetutor.bidding.agreements.defence_to_preempts_answers import DEFENCE_TO_PREEMPTS_ANSWERS
from bridgetutor.bidding.agreements.doubler_rebids import DOUBLER_REBIDS
from bridgetutor.bidding.agreements.jump_overcalls import JUMP_OVERCALLS
from bridgetutor.bidding.agreements.jump_shifts import JUMP_SHIFT_RESPONSES
from bridgetutor.bidding.agreements.major_raises import MAJOR_RAISES
from bridgetutor.bidding.agreements.minor_raises import MINOR_RAISES
from bridgetutor.bidding.agreements.natural_two_notrump import NATURAL_TWO_NOTRUMP
from bridgetutor.bidding.agreements.notrump_openings import NOTRUMP_OPENINGS
from bridgetutor.bidding.agreements.notrump_overcall import NOTRUMP_OVERCALL
from bridgetutor.bidding.agreements.notrump_responses import NOTRUMP_RESPONSES
from bridgetutor.bidding.agreements.one_notrump_responses import ONE_NOTRUMP_RESPONSES
from bridgetutor.bidding.agreements.opener_jump_shifts import OPENER_JUMP_SHIFTS
from bridgetutor.bidding.agreements.openings import OPENINGS
from bridgetutor.bidding.agreements.overcaller_rebids import OVERCALLER_REBIDS
from bridgetutor.bidding.agreements.overcalls import OVERCALLS
from bridgetutor.bidding.agreements.placing import PLACING
from bridgetutor.bidding.agreements.preempt_answers import PREEMPT_ANSWERS
from bridgetutor.bidding.agreements.preempts import PREEMPTS
from bridgetutor.bidding.agreements.rebids_after_limit_raise import REBIDS_AFTER_LIMIT_RAISE
from bridgetutor.bidding.agreements.rebids_after_notrump_jumps import REBIDS_AFTER_NOTRUMP_JUMPS
from bridgetutor.bidding.agreements.rebids_after_one_notrump import REBIDS_AFTER_ONE_NOTRUMP
from bridgetutor.bidding.agreements.rebids_after_one_over_one import REBIDS_AFTER_ONE_OVER_ONE
from bridgetutor.bidding.agreements.rebids_after_two_over_one import REBIDS_AFTER_TWO_OVER_ONE
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
from bridgetutor.bidding.agreements.sign_offs import SIGN_OFFS
from bridgetutor.bidding.agreements.stayman import STAYMAN
from bridgetutor.bidding.agreements.strong_two_clubs import STRONG_TWO_CLUBS
from bridgetutor.bidding.agreements.suit_openings import SUIT_OPENINGS
from bridgetutor.bidding.agreements.suit_responses import SUIT_RESPONSES
from bridgetutor.bidding.agreements.takeout_double_answers import TAKEOUT_DOUBLE_ANSWERS
from bridgetutor.bidding.agreements.takeout_doubles import TAKEOUT_DOUBLES
from bridgetutor.bidding.agreements.two_clubs_positive import TWO_CLUBS_POSITIVE
from bridgetutor.bidding.agreements.two_clubs_waiting import TWO_CLUBS_WAITING
from bridgetutor.bidding.agreements.weak_two_answers import WEAK_TWO_ANSWERS
from bridgetutor.bidding.agreements.weak_twos import WEAK_TWO_OPENINGS
from bridgetutor.bidding.card import FIRST_STEPS, Card, SlamQuestion, Stayman
from bridgetutor.bidding.options import Listed, chosen, option
from bridgetutor.bidding.principles import PRINCIPLES
from bridgetutor.bidding.system import System
from bridgetutor.phrase import phrase

AGREEMENTS: tuple[Listed, ...] = (
    OPENINGS,
    NOTRUMP_OPENINGS,
    STRONG_TWO_CLUBS,
    WEAK_TWO_OPENINGS,
    PREEMPTS,
    option("stayman", STAYMAN, Stayman.USUAL),
    ONE_NOTRUMP_RESPONSES,
    TWO_CLUBS_WAITING,
    TWO_CLUBS_POSITIVE,
    WEAK_TWO_ANSWERS,
    PREEMPT_ANSWERS,
    SUIT_OPENINGS,
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
    RESPONDER_AFTER_NOTRUMP,
    RESPONDER_AFTER_TWO_NOTRUMP,
    RESPONDER_AFTER_RAISE,
    RESPONDER_AFTER_REPEAT,
    RESPONDER_AFTER_SECOND_SUIT,
    RESPONDER_AFTER_JUMP_SHIFT,
    RESPONDER_AFTER_ONE_NOTRUMP,
    RESPONDER_AFTER_TWO_OVER_ONE,
    option("slam_question", BLACKWOOD, SlamQuestion.BLACKWOOD),
    PLACING,
    NOTRUMP_OVERCALL,
    JUMP_OVERCALLS,
    OVERCALLS,
    TAKEOUT_DOUBLES,
    SANDWICH,
    BALANCING,
    DEFENCE_TO_PREEMPTS,
    TAKEOUT_DOUBLE_ANSWERS,
    DOUBLER_REBIDS,
    ADVANCES,
    OVERCALLER_REBIDS,
    BALANCING_ANSWERS,
    DEFENCE_TO_PREEMPTS_ANSWERS,
    COMPETING,
    SIGN_OFFS,
    CONTESTED_SILENCE,
    PRINCIPLES,
)
"""In order of preference."""


def natural(card: Card = FIRST_STEPS) -> System:
    """The system with the options of a card."""
    return System.of("natural", phrase("Natural, first steps"), chosen(AGREEMENTS, card), card)
