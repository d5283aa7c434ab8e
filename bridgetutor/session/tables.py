"""What lies on the table at a step: the hands that may be seen, the trick, the auction. Nothing hidden leaves here."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import assert_never

from bridgetutor.cardplay.agreements import describe
from bridgetutor.cardplay.habits import KLINGER
from bridgetutor.rules.auction import Auction, Bid, Call, Double, Pass, Redouble
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import NO_CARDS, Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.session.at_the_table import Exposed, table_in_play
from bridgetutor.session.screen import HandView, TableView, Text, Tone
from bridgetutor.session.state import Outcome, Work
from bridgetutor.teaching.by_system import remarks
from bridgetutor.teaching.lesson import (
    AuctionExhibit,
    BidExercise,
    CountExercise,
    DealExhibit,
    Drill,
    Exercise,
    Exhibit,
    Film,
    LeadExercise,
    PlayExercise,
    QuizExercise,
)
from bridgetutor.teaching.scripted import is_learners_turn


def table_of(body: Exhibit | Exercise | None, work: Work) -> TableView | None:
    """The table of a step after this work; None where there is nothing to lay on it."""
    match body:
        case None | Drill():
            return None
        case DealExhibit():
            return _deal_table(body)
        case AuctionExhibit():
            return _shown_auction(body, work)
        case Film():
            return _film_table(body, work)
        case _:
            return _exercise_table(body, work)


def _exercise_table(exercise: Exercise, work: Work) -> TableView | None:
    match exercise:
        case BidExercise():
            return _bidding_table(exercise, _made(work))
        case LeadExercise():
            return _lead_table(exercise, work)
        case QuizExercise() | CountExercise():
            return _question_table(exercise)
        case PlayExercise():
            return _play_table(exercise, work)
        case _:
            assert_never(exercise)


def play_of(exercise: PlayExercise, work: Work) -> Play:
    """The play of an exercise as it stands, a refutation included where one is being shown."""
    play = exercise.play.after(*work.cards)
    if work.refutation is None:
        return play
    return play.after(*work.refutation.cards[: work.refutation.shown])


def _own_hand(seat: Seat, hand: Hand) -> HandView:
    return HandView(seat, hand, len(hand), is_learner=True)


def _deal_table(exhibit: DealExhibit) -> TableView:
    contract = exhibit.contract
    return TableView(
        hands=_hands(exhibit.deal, exhibit.shown, None if contract is None else contract.dummy),
        strain=None if contract is None else contract.strain,
        contract=contract,
        dealer=exhibit.dealer,
        vulnerability=exhibit.vulnerability,
        needed=_needed(contract),
    )


def _made(work: Work) -> Call | None:
    """The call that has answered the question, the learner's or the one that was shown; None while it stands."""
    if work.outcome is None:
        return None
    tones = {Tone.ALSO} if work.outcome is Outcome.PLAYABLE else {Tone.RIGHT, Tone.ANSWER}
    calls = (mark.choice for mark in work.marked if mark.tone in tones)
    return next((call for call in calls if isinstance(call, Bid | Pass | Double | Redouble)), None)


def _bidding_table(exercise: BidExercise, made: Call | None) -> TableView:
    auction = exercise.auction if made is None else exercise.auction.after(made)
    hand = _own_hand(exercise.auction.turn, exercise.hand)
    return replace(
        _auction_table(auction, exercise, {}), hands=(hand,), turn=auction.turn if made is None else None
    )


def _shown_auction(exhibit: AuctionExhibit, work: Work) -> TableView:
    """As far as it has run; a hand that lies there alone is the learner's, as South's is among others."""
    calls = exhibit.auction.calls
    made = (0, *exhibit.stops)[work.shown] if exhibit.stops else len(calls)
    known = exhibit.deal.known
    own = next(iter(known)) if len(known) == 1 else Seat.SOUTH
    said = {place: says for place, says in exhibit.remarks.items() if place < made}
    return replace(
        _auction_table(Auction(exhibit.auction.dealer, calls[:made]), exhibit, said),
        hands=tuple(HandView(seat, hand, len(hand), is_learner=seat is own) for seat, hand in known.items()),
        told=made - 1 in said,
    )


def _auction_table(
    auction: Auction, body: AuctionExhibit | BidExercise, said: Mapping[int, Text]
) -> TableView:
    """The calls, each with what is said of it, else with what it means in the system."""
    meant = remarks(auction, body.vulnerability, body.system)
    texts: dict[int, Text] = {index: remark.says for index, remark in meant.items()}
    return TableView(
        hands=(),
        dealer=auction.dealer,
        vulnerability=body.vulnerability,
        auction=auction,
        remarks=tuple(sorted((texts | dict(said)).items())),
        alerts=frozenset(index for index, remark in meant.items() if remark.is_alerted),
    )


def _lead_table(exercise: LeadExercise, work: Work) -> TableView:
    contract = exercise.auction.contract
    leader = exercise.auction.dealer if contract is None else contract.leader
    return TableView(
        hands=(_own_hand(leader, exercise.hand),),
        strain=None if contract is None else contract.strain,
        contract=contract,
        dealer=exercise.auction.dealer,
        vulnerability=exercise.vulnerability,
        auction=exercise.auction,
        turn=leader if work.outcome is None else None,
        playable=exercise.hand if work.outcome is None else NO_CARDS,
    )


def _question_table(exercise: QuizExercise | CountExercise) -> TableView | None:
    if isinstance(exercise, QuizExercise) and exercise.play is not None:
        return table_in_play(
            exercise.play,
            Exposed(exercise.shown, (), exercise.play.dummy),
            contract=exercise.contract,
            vulnerability=Vulnerability.NONE,
            begun=False,
            asked=False,
            needed=_needed(exercise.contract),
        )
    if exercise.deal is not None:
        return TableView(hands=_hands(exercise.deal, exercise.shown, None))
    return None if exercise.hand is None else TableView(hands=(_own_hand(Seat.SOUTH, exercise.hand),))


def _film_table(film: Film, work: Work) -> TableView:
    play = film.play.after(*film.cards[: work.shown])
    return _played_table(play, film, film.shown, begun=work.shown > 0)


def _play_table(exercise: PlayExercise, work: Work) -> TableView:
    play = play_of(exercise, work)
    everyone = frozenset(exercise.play.deal.known)
    faced = frozenset({play.dummy} if play.cards and play.dummy is not None else ())
    claimed = work.refutation is not None and work.refutation.says is not None  # the hand goes on after it
    is_open = work.outcome is not None or (work.refutation is not None and not claimed)
    shown = everyone if is_open else exercise.shown | faced
    begun = bool(work.cards) or work.refutation is not None
    asked = work.outcome is None and work.refutation is None and is_learners_turn(exercise, play)
    table = _played_table(play, exercise, shown, begun=begun, asked=asked)
    if work.outcome is not None:
        return replace(table, turn=None)
    return replace(
        table,
        thinking=work.waits_for_a_card,
        agreements=() if exercise.goal is None else describe(KLINGER),
    )


def _played_table(
    play: Play, body: Film | PlayExercise, shown: Collection[Seat], *, begun: bool, asked: bool = False
) -> TableView:
    """In an ending without a contract, in which the learner plays North's cards and South's, North lies as dummy."""
    learners = body.seats if isinstance(body, PlayExercise) else frozenset[Seat]()
    dummy = Seat.NORTH if play.dummy is None and {Seat.NORTH, Seat.SOUTH} <= set(learners) else play.dummy
    return table_in_play(
        play,
        Exposed(shown, learners, dummy),
        contract=body.contract,
        vulnerability=body.vulnerability,
        begun=begun,
        asked=asked,
        needed=_wanted(body),
    )


def _hands(deal: Deal, shown: Collection[Seat], dummy: Seat | None) -> tuple[HandView, ...]:
    return tuple(
        HandView(seat, hand if seat in shown else None, len(hand), is_dummy=seat is dummy)
        for seat, hand in deal.known.items()
    )


def _needed(contract: Contract | None) -> int | None:
    return None if contract is None else contract.tricks_needed


def _wanted(body: Film | PlayExercise) -> int | None:
    """The tricks wanted of declarer's side: the goal where the learner declares, else what the contract needs.

    Of an ending the contract says nothing: its tricks count what nobody has seen played.
    """
    if body.contract is None:
        return None
    if isinstance(body, PlayExercise) and body.goal is not None and body.contract.declarer in body.seats:
        return body.goal
    is_whole = all(len(hand) == 13 for hand in body.play.deal.known.values())
    return body.contract.tricks_needed if is_whole else None
