"""B: whether what is said and asked agrees with the cards, beyond what reading the fences has found."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bridgetutor.hands.facts.points import adjusted_points, high_card_points, length_points
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat
from bridgetutor.teaching import codes
from bridgetutor.teaching.counting import recount
from bridgetutor.teaching.drills.catalogue import named
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
    Mark,
    PlayExercise,
    QuizExercise,
)
from bridgetutor.teaching.lint.lines import option_line
from bridgetutor.teaching.lint.statements import Statement, statements, wrong_sums
from bridgetutor.teaching.lint.subject import Kind, Subject, passages_of
from bridgetutor.teaching.loader import ReadPage


def check(subject: Subject) -> None:
    """Notes every fault of this family."""
    for page in subject.pages:
        body = page.step.body
        if body is None:
            continue
        if isinstance(body, Drill):
            _check_drill(subject, page, body)
        for passage in passages_of(page):
            in_reply = passage.kind is Kind.REPLY and isinstance(body, BidExercise | LeadExercise)
            for statement in statements(passage.text, in_reply=in_reply):
                _check_statement(subject, body, statement, passage.line_of(statement.place))
        _check_answers(subject, body)
    for passage in subject.passages():
        for wrong in wrong_sums(passage.text):
            says = phrase("The sum is {true}, not {total}", true=wrong.true, total=wrong.total)
            subject.note(codes.SUM, says, passage.line_of(wrong.place))


def _check_drill(subject: Subject, page: ReadPage, drill: Drill) -> None:
    if named(drill.concept) is None:
        says = phrase("There is no drill for “{concept}”", concept=drill.concept)
        subject.note(codes.UNKNOWN_DRILL, says, option_line(page, "concept"))


def _check_statement(subject: Subject, body: Exhibit | Exercise, said: Statement, line: int) -> None:
    hands = tuple(_hands(body, said.seat))
    if not hands:
        return
    if said.suit is None:
        worth = {count(hand) for hand in hands for count in (high_card_points, adjusted_points, _with_length)}
        if said.number not in worth:
            says = phrase("Not {number} points: {true}", number=said.number, true=high_card_points(hands[0]))
            subject.note(codes.POINTS_IN_PROSE, says, line)
    elif said.number not in _lengths(hands, said.suit):
        says = phrase(
            "Not {number} {suit}: {true}", number=said.number, suit=said.suit, true=hands[0].length(said.suit)
        )
        subject.note(codes.LENGTH_IN_PROSE, says, line)


def _with_length(hand: Hand) -> int:
    return high_card_points(hand) + length_points(hand)


def _lengths(hands: Collection[Hand], suit: Suit) -> set[int]:
    """What may be said of a suit: its length in one of the hands, or in all of them together."""
    lengths = [hand.length(suit) for hand in hands]
    return {*lengths, sum(lengths)}


def _hands(body: Exhibit | Exercise, seat: Seat | None) -> Iterator[Hand]:
    """The hands a statement can be about: that seat's, or the learner's; in a play as dealt and as it stands."""
    match body:
        case BidExercise() | LeadExercise():
            yield from () if seat is not None else (body.hand,)
        case AuctionExhibit():
            yield from _of_deal(body.deal, body.deal.known, seat)
        case QuizExercise() | CountExercise():
            if body.hand is not None and seat is None:
                yield body.hand
            yield from _of_deal(body.deal, body.shown, seat)
        case DealExhibit():
            yield from _of_deal(body.deal, body.shown, seat)
        case PlayExercise() | Film():
            learner = body.seats if isinstance(body, PlayExercise) else frozenset()
            for each in learner if seat is None else {seat}:
                yield from (hand for hand in (body.play.deal[each], body.play.hand(each)) if hand is not None)
        case _:
            return


def _of_deal(deal: Deal | None, shown: Collection[Seat], seat: Seat | None) -> Iterator[Hand]:
    """The seat's hand; the learner's is South's, or the only one that is shown."""
    whose = next(iter(shown), Seat.SOUTH) if len(shown) == 1 else Seat.SOUTH
    hand = None if deal is None else deal[whose if seat is None else seat]
    if hand is not None:
        yield hand


def _check_answers(subject: Subject, body: Exhibit | Exercise) -> None:
    match body:
        case CountExercise():
            _check_count(subject, body)
        case BidExercise():
            _check_calls(subject, body)
        case LeadExercise():
            _check_lead(subject, body)
        case PlayExercise():
            _check_cards(subject, body)
        case _:
            return


def _check_calls(subject: Subject, exercise: BidExercise) -> None:
    for reply in exercise.replies:
        for call in reply.choices:
            fault = exercise.auction.fault(call)
            if fault is not None:
                subject.note(codes.AUCTION, fault.says, reply.line)


def _check_lead(subject: Subject, exercise: LeadExercise) -> None:
    for reply in exercise.replies:
        for card in reply.choices:
            if card not in exercise.hand:
                subject.note(codes.NOT_HELD, phrase("{card} is not in the hand", card=card), reply.line)


def _check_count(subject: Subject, exercise: CountExercise) -> None:
    """The right number is what the rules count, and no wrong one is."""
    true = recount(exercise)
    if true is None:
        return
    for reply in exercise.replies:
        agrees = all((number == true) is (reply.mark is Mark.RIGHT) for number in reply.choices)
        if reply.mark is not Mark.ALSO and not agrees:
            subject.note(codes.COUNT, phrase("The rules count {true}", true=true), reply.line)


def _check_cards(subject: Subject, exercise: PlayExercise) -> None:
    """Each card named can be played: now, or in a whole hand by one of the learner's hands at some time."""
    held = Hand()
    for seat in exercise.seats:
        held |= exercise.play.hand(seat) or Hand()
    for reply in exercise.replies:
        for card in reply.choices:
            if exercise.goal is None:
                fault = exercise.play.fault(card)
                if fault is not None:
                    subject.note(codes.NOT_HELD, fault.says, reply.line)
            elif card not in held:
                says = phrase("{card} is in none of the learner's hands", card=card)
                subject.note(codes.NOT_HELD, says, reply.line)
