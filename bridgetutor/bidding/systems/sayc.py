"""Standard American Yellow Card: five-card majors, a strong notrump, weak twos, a strong two clubs."""

from __future__ import annotations

from bridgetutor.bidding.agreements.advances import ADVANCES
from bridgetutor.bidding.agreements.after_doubler_rebids import AFTER_DOUBLER_REBIDS
from bridgetutor.bidding.agreements.after_free_notrump import AFTER_FREE_NOTRUMP
from bridgetutor.bidding.agreements.after_notrump_overcall import AFTER_NOTRUMP_OVERCALL
from bridgetutor.bidding.agreements.after_takeout_double import AFTER_TAKEOUT_DOUBLE
from bridgetutor.bidding.agreements.after_two_suiters import AFTER_TWO_SUITERS
from bridgetutor.bidding.agreements.balancing import BALANCING
from bridgetutor.bidding.agreements.balancing_answers import BALANCING_ANSWERS
from bridgetutor.bidding.agreements.blackwood import BLACKWOOD, FIVE_NOTRUMP_FOR_KINGS
from bridgetutor.bidding.agreements.cappelletti import CAPPELLETTI
from bridgetutor.bidding.agreements.competing import COMPETING
from bridgetutor.bidding.agreements.competing_after_opening import COMPETING_AFTER_OPENING
from bridgetutor.bidding.agreements.contested_silence import CONTESTED_SILENCE
from bridgetutor.bidding.agreements.cue_bids import CUE_BIDS
from bridgetutor.bidding.agreements.defence_to_preempts import DEFENCE_TO_PREEMPTS
from bridgetutor.bidding.agreements.defence_to_preempts_answers import DEFENCE_TO_PREEMPTS_ANSWERS
from bridgetutor.bidding.agreements.defence_to_preempts_rebids import DEFENCE_TO_PREEMPTS_REBIDS
from bridgetutor.bidding.agreements.defence_to_two_clubs import DEFENCE_TO_TWO_CLUBS
from bridgetutor.bidding.agreements.double_answers import DOUBLE_ANSWERS
from bridgetutor.bidding.agreements.doubler_after_cue import DOUBLER_AFTER_CUE
from bridgetutor.bidding.agreements.doubler_after_free_answer import DOUBLER_AFTER_FREE_ANSWER
from bridgetutor.bidding.agreements.doubler_disturbed import DOUBLER_DISTURBED
from bridgetutor.bidding.agreements.doubler_rebids import DOUBLER_REBIDS
from bridgetutor.bidding.agreements.drury import DRURY
from bridgetutor.bidding.agreements.forced_in_competition import FORCED_IN_COMPETITION
from bridgetutor.bidding.agreements.fourth_suit_forcing import FOURTH_SUIT_FORCING
from bridgetutor.bidding.agreements.free_bid_rebids import FREE_BID_REBIDS
from bridgetutor.bidding.agreements.free_bids import FREE_BIDS, NOTRUMP_OVER_AN_OVERCALL
from bridgetutor.bidding.agreements.free_takeout_answers import FREE_TAKEOUT_ANSWERS
from bridgetutor.bidding.agreements.game_tries import GAME_TRIES
from bridgetutor.bidding.agreements.game_values_in_competition import GAME_VALUES_IN_COMPETITION
from bridgetutor.bidding.agreements.games_in_competition import GAMES_IN_COMPETITION
from bridgetutor.bidding.agreements.games_on_shape import GAMES_ON_SHAPE
from bridgetutor.bidding.agreements.gerber import GERBER
from bridgetutor.bidding.agreements.hoyt import HOYT
from bridgetutor.bidding.agreements.jacoby_2nt import JACOBY_2NT
from bridgetutor.bidding.agreements.jacoby_transfers import JACOBY_TRANSFERS
from bridgetutor.bidding.agreements.josephine import JOSEPHINE, JOSEPHINE_AFTER_HOYT
from bridgetutor.bidding.agreements.jump_overcall_answers import JUMP_OVERCALL_ANSWERS
from bridgetutor.bidding.agreements.jump_overcalls import JUMP_OVERCALLS
from bridgetutor.bidding.agreements.jump_shifts import JUMP_SHIFT_RESPONSES
from bridgetutor.bidding.agreements.key_card_1430 import KEY_CARD_1430
from bridgetutor.bidding.agreements.key_card_3014 import KEY_CARD_3014
from bridgetutor.bidding.agreements.lead_doubles import LEAD_DOUBLES
from bridgetutor.bidding.agreements.lebensohl import LEBENSOHL
from bridgetutor.bidding.agreements.major_raises import MAJOR_RAISES
from bridgetutor.bidding.agreements.matchpoint_contracts import MATCHPOINT_CONTRACTS
from bridgetutor.bidding.agreements.michaels import MICHAELS
from bridgetutor.bidding.agreements.michaels_answers import MICHAELS_ANSWERS
from bridgetutor.bidding.agreements.minor_raises import MINOR_RAISES
from bridgetutor.bidding.agreements.minor_transfer import MINOR_TRANSFER
from bridgetutor.bidding.agreements.natural_over_notrump import NATURAL_OVER_NOTRUMP
from bridgetutor.bidding.agreements.natural_over_overcalls import (
    DOUBLES_OF_OVERCALLS,
    NATURAL_OVER_OVERCALLS,
)
from bridgetutor.bidding.agreements.natural_two_notrump import NATURAL_TWO_NOTRUMP
from bridgetutor.bidding.agreements.negative_double_answers import NEGATIVE_DOUBLE_ANSWERS
from bridgetutor.bidding.agreements.negative_doubles import NEGATIVE_DOUBLES
from bridgetutor.bidding.agreements.notrump_answers_disturbed import NOTRUMP_ANSWERS_DISTURBED
from bridgetutor.bidding.agreements.notrump_openings import NOTRUMP_OPENINGS
from bridgetutor.bidding.agreements.notrump_overcall import NOTRUMP_OVERCALL
from bridgetutor.bidding.agreements.notrump_overcall_answers import NOTRUMP_OVERCALL_ANSWERS
from bridgetutor.bidding.agreements.notrump_responses import NOTRUMP_RESPONSES
from bridgetutor.bidding.agreements.one_notrump_doubled import ONE_NOTRUMP_DOUBLED
from bridgetutor.bidding.agreements.one_notrump_overcalled import ONE_NOTRUMP_OVERCALLED
from bridgetutor.bidding.agreements.one_notrump_preempted import ONE_NOTRUMP_PREEMPTED
from bridgetutor.bidding.agreements.one_notrump_responses import ONE_NOTRUMP_RESPONSES
from bridgetutor.bidding.agreements.opener_invited_after_two_over_one import OPENER_INVITED_AFTER_TWO_OVER_ONE
from bridgetutor.bidding.agreements.opener_jump_shifts import OPENER_JUMP_SHIFTS
from bridgetutor.bidding.agreements.opener_overcalled import OPENER_OVERCALLED
from bridgetutor.bidding.agreements.openings import OPENINGS
from bridgetutor.bidding.agreements.over_interference import ANSWERS_BY_STEPS, DOPI
from bridgetutor.bidding.agreements.overcaller_after_cue import OVERCALLER_AFTER_CUE
from bridgetutor.bidding.agreements.overcaller_rebids import OVERCALLER_REBIDS
from bridgetutor.bidding.agreements.overcalls import OVERCALLS
from bridgetutor.bidding.agreements.own_suits_in_competition import OWN_SUITS_IN_COMPETITION
from bridgetutor.bidding.agreements.part_scores import PART_SCORES
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
from bridgetutor.bidding.agreements.responder_reopens import RESPONDER_REOPENS
from bridgetutor.bidding.agreements.responsive_doubles import RESPONSIVE_DOUBLES
from bridgetutor.bidding.agreements.reverses import OPENER_REVERSES
from bridgetutor.bidding.agreements.san_francisco import SAN_FRANCISCO
from bridgetutor.bidding.agreements.sandwich import SANDWICH
from bridgetutor.bidding.agreements.short_in_their_suit import SHORT_IN_THEIR_SUIT
from bridgetutor.bidding.agreements.sign_offs import SIGN_OFFS
from bridgetutor.bidding.agreements.splinters import SPLINTERS
from bridgetutor.bidding.agreements.stayman import STAYMAN
from bridgetutor.bidding.agreements.stayman_for_maximum import STAYMAN_FOR_MAXIMUM
from bridgetutor.bidding.agreements.strong_two_clubs import STRONG_TWO_CLUBS
from bridgetutor.bidding.agreements.suit_openings import SUIT_OPENINGS
from bridgetutor.bidding.agreements.suit_responses import SUIT_RESPONSES
from bridgetutor.bidding.agreements.support_doubles import SUPPORT_DOUBLES
from bridgetutor.bidding.agreements.takeout_by_opener import TAKEOUT_BY_OPENER
from bridgetutor.bidding.agreements.takeout_double_answers import TAKEOUT_DOUBLE_ANSWERS
from bridgetutor.bidding.agreements.takeout_doubles import TAKEOUT_DOUBLES
from bridgetutor.bidding.agreements.three_notrump_structure import THREE_NOTRUMP_STRUCTURE
from bridgetutor.bidding.agreements.trump_question import TRUMP_QUESTION
from bridgetutor.bidding.agreements.two_clubs_minors import TWO_CLUBS_MINORS
from bridgetutor.bidding.agreements.two_clubs_overcalled import TWO_CLUBS_OVERCALLED
from bridgetutor.bidding.agreements.two_clubs_positive import TWO_CLUBS_POSITIVE
from bridgetutor.bidding.agreements.two_clubs_waiting import TWO_CLUBS_WAITING
from bridgetutor.bidding.agreements.two_notrump_structure import TWO_NOTRUMP_STRUCTURE
from bridgetutor.bidding.agreements.unusual_notrump import UNUSUAL_NOTRUMP
from bridgetutor.bidding.agreements.unusual_notrump_answers import UNUSUAL_NOTRUMP_ANSWERS
from bridgetutor.bidding.agreements.vulnerable_games import VULNERABLE_GAMES
from bridgetutor.bidding.agreements.weak_two_answers import WEAK_TWO_ANSWERS
from bridgetutor.bidding.agreements.weak_twos import WEAK_TWO_OPENINGS
from bridgetutor.bidding.card import PLAIN, Card, NotrumpDefence, OverInterference, SlamQuestion, Stayman
from bridgetutor.bidding.options import Listed, chosen, option
from bridgetutor.bidding.principles import PRINCIPLES
from bridgetutor.bidding.system import System
from bridgetutor.bidding.titles import STANDARD_AMERICAN

ASKING = tuple(question for question in SlamQuestion if question is not SlamQuestion.OFF)
"""Cue bids lead to the question for aces, and are on where there is one."""

AGREEMENTS: tuple[Listed, ...] = (
    OPENINGS,
    GAME_VALUES_IN_COMPETITION,
    PART_SCORES,
    VULNERABLE_GAMES,
    MATCHPOINT_CONTRACTS,
    GERBER,
    NOTRUMP_OPENINGS,
    STRONG_TWO_CLUBS,
    WEAK_TWO_OPENINGS,
    PREEMPTS,
    NOTRUMP_ANSWERS_DISTURBED,
    option("stayman", STAYMAN, Stayman.USUAL),
    option("stayman", STAYMAN_FOR_MAXIMUM, Stayman.NOTRUMP_FOR_MAXIMUM),
    ONE_NOTRUMP_RESPONSES,
    JACOBY_TRANSFERS,
    MINOR_TRANSFER,
    TWO_NOTRUMP_STRUCTURE,
    THREE_NOTRUMP_STRUCTURE,
    option("lebensohl", LEBENSOHL),
    ONE_NOTRUMP_DOUBLED,
    ONE_NOTRUMP_OVERCALLED,
    ONE_NOTRUMP_PREEMPTED,
    TWO_CLUBS_WAITING,
    TWO_CLUBS_MINORS,
    TWO_CLUBS_POSITIVE,
    TWO_CLUBS_OVERCALLED,
    WEAK_TWO_ANSWERS,
    PREEMPT_ANSWERS,
    PREEMPTS_OVERCALLED,
    SUIT_OPENINGS,
    MAJOR_RAISES,
    option("splinters", SPLINTERS),
    option("drury", DRURY),
    option("jacoby_2nt", JACOBY_2NT),
    option("jacoby_2nt", NATURAL_TWO_NOTRUMP, False),
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
    TRUMP_QUESTION,
    option("slam_question", CUE_BIDS, *ASKING),
    REBIDS_AFTER_LIMIT_RAISE,
    GAME_TRIES,
    RESPONDER_AFTER_NOTRUMP,
    RESPONDER_AFTER_TWO_NOTRUMP,
    RESPONDER_AFTER_RAISE,
    RESPONDER_AFTER_REPEAT,
    RESPONDER_AFTER_SECOND_SUIT,
    FOURTH_SUIT_FORCING,
    RESPONDER_AFTER_JUMP_SHIFT,
    RESPONDER_AFTER_ONE_NOTRUMP,
    RESPONDER_AFTER_TWO_OVER_ONE,
    OPENER_INVITED_AFTER_TWO_OVER_ONE,
    option("slam_question", HOYT, SlamQuestion.HOYT),
    option("slam_question", JOSEPHINE_AFTER_HOYT, SlamQuestion.HOYT),
    option("slam_question", BLACKWOOD, SlamQuestion.BLACKWOOD, SlamQuestion.HOYT),
    option("slam_question", FIVE_NOTRUMP_FOR_KINGS, SlamQuestion.BLACKWOOD),
    option("slam_question", KEY_CARD_1430, SlamQuestion.KEY_CARD_1430),
    option("slam_question", KEY_CARD_3014, SlamQuestion.KEY_CARD_3014),
    option("slam_question", SAN_FRANCISCO, SlamQuestion.SAN_FRANCISCO),
    option("over_interference", DOPI, OverInterference.DOPI),
    option("over_interference", ANSWERS_BY_STEPS, OverInterference.STEPS),
    JOSEPHINE,
    PLACING,
    option("negative_doubles", DOUBLES_OF_OVERCALLS, False),
    RAISES_AFTER_OVERCALL,
    FREE_BIDS,
    option("negative_doubles", NEGATIVE_DOUBLES),
    option("negative_doubles", NATURAL_OVER_OVERCALLS, False),
    NOTRUMP_OVER_AN_OVERCALL,
    AFTER_TAKEOUT_DOUBLE,
    AFTER_NOTRUMP_OVERCALL,
    AFTER_TWO_SUITERS,
    option("negative_doubles", NEGATIVE_DOUBLE_ANSWERS),
    FREE_BID_REBIDS,
    option("support_doubles", SUPPORT_DOUBLES),
    OPENER_OVERCALLED,
    AFTER_FREE_NOTRUMP,
    RAISED_IN_COMPETITION,
    RESPONDER_REOPENS,
    REOPENING,
    REOPENING_ANSWERS,
    MICHAELS,
    UNUSUAL_NOTRUMP,
    option("notrump_defence", CAPPELLETTI, NotrumpDefence.CAPPELLETTI),
    option("notrump_defence", NATURAL_OVER_NOTRUMP, NotrumpDefence.NATURAL),
    NOTRUMP_OVERCALL,
    JUMP_OVERCALLS,
    OVERCALLS,
    TAKEOUT_DOUBLES,
    SANDWICH,
    BALANCING,
    DEFENCE_TO_PREEMPTS,
    DEFENCE_TO_TWO_CLUBS,
    LEAD_DOUBLES,
    MICHAELS_ANSWERS,
    UNUSUAL_NOTRUMP_ANSWERS,
    NOTRUMP_OVERCALL_ANSWERS,
    option("responsive_doubles", RESPONSIVE_DOUBLES),
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
    DEFENCE_TO_PREEMPTS_REBIDS,
    DOUBLE_ANSWERS,
    GAMES_ON_SHAPE,
    COMPETING,
    TAKEOUT_BY_OPENER,
    PENALTY_DOUBLES,
    GAMES_IN_COMPETITION,
    SHORT_IN_THEIR_SUIT,
    FORCED_IN_COMPETITION,
    COMPETING_AFTER_OPENING,
    OWN_SUITS_IN_COMPETITION,
    JUMP_OVERCALL_ANSWERS,
    SIGN_OFFS,
    CONTESTED_SILENCE,
    PRINCIPLES,
)
"""In order of preference; `option("drury", DRURY)` is on where the card says so."""


def sayc(card: Card = PLAIN) -> System:
    """The system with the options of a card."""
    return System.of("sayc", STANDARD_AMERICAN, chosen(AGREEMENTS, card), card)
