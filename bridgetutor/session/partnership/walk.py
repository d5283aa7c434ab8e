"""Partnership bidding as something to be led through: deals, calls of both sides, and what the contract is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.chooser import choose
from bridgetutor.bidding.reader import Reader
from bridgetutor.cardplay.hints import AskForHint, Hint
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.progress.attempts import Answer as Attempted
from bridgetutor.progress.attempts import Grade
from bridgetutor.rules.auction import PASS, Auction, Bid, Call, Double, Pass, Redouble
from bridgetutor.rules.deal import Board, Deal
from bridgetutor.rules.seats import Seat
from bridgetutor.session.choice import Action, Choice, Theirs
from bridgetutor.session.partnership.showing import screen_of
from bridgetutor.session.partnership.state import Partnership
from bridgetutor.session.partnership.telling import grade_of, told
from bridgetutor.session.partnership.weighing import WeighContracts
from bridgetutor.session.partnership.weight import Weighed
from bridgetutor.session.screen import Screen
from bridgetutor.session.walk import NothingSought
from bridgetutor.session.wanted import CardWanted
from bridgetutor.teaching.by_system import opinion
from bridgetutor.teaching.drills.item import named
from bridgetutor.teaching.lesson import BidExercise, Mark, Prose
from bridgetutor.wording import Wording

Deals: TypeAlias = Callable[[int], Board]
"""The board of that number, from 1."""

Weigh: TypeAlias = Callable[[WeighContracts], Weighed | None]
"""What the contracts are worth; None while that is being worked out."""


def concept_of(system_name: str) -> str:
    """The name under which bidding with a partner in a system is practised."""
    return f"partnership-{system_name}"


@dataclass(frozen=True, slots=True)
class PartnershipTurn:
    """What a choice has led to."""

    state: Partnership
    attempts: tuple[Attempted, ...] = ()
    announcements: tuple[Phrase, ...] = ()


class PartnershipWalk(NothingSought):
    """A `Walk` through so many boards that South bids with North, a robot, while the opponents pass."""

    def __init__(
        self, title: str, system_name: str, boards: int, deals: Deals, weigh: Weigh, wording: Wording
    ) -> None:
        self.id = f"drill:{concept_of(system_name)}"
        self.fingerprint = "1"
        self.title, self.system, self.boards = title, system_name, boards
        self._deals, self._weigh, self._wording = deals, weigh, wording

    def begin(self) -> Partnership:
        """Before the first board."""
        return Partnership()

    def replay(self, choices: Sequence[Choice]) -> Partnership:
        """Where these choices lead."""
        state = self.begin()
        for choice in choices:
            state = self.submit(state, choice).state
        return state

    def found_again(self, _choices: Sequence[Choice]) -> Choice | None:
        """Boards are not bid again."""
        return None

    def given(self, state: Partnership) -> Theirs | Weighed | None:
        """The cards, the calls of the three others, and what the contract is worth."""
        if self.is_finished(state):
            return None
        if state.board is None or state.auction is None:
            return Theirs(self._deals(state.at + 1).deal)
        if not state.is_bid:
            return self._their_call(state.board, state.auction)
        return self._weigh(self.question(state)) if state.feedback is None else None

    def question(self, state: Partnership) -> WeighContracts:
        """What is asked about the contract that was bid. Raises `ValueError` where none was yet."""
        if state.board is None or state.auction is None or not state.is_bid:
            raise ValueError("no auction is over")
        reader = Reader.both(system(self.system))
        auction = Auction(state.board.dealer)
        while not auction.is_over:
            auction = auction.after(_robots_call(state.board, auction, reader))
        known = state.board.deal.known
        ours = Deal.of({Seat.NORTH: known[Seat.NORTH], Seat.SOUTH: known[Seat.SOUTH]})
        began = [bid for each in (state.auction, auction) for bid in each.calls if isinstance(bid, Bid)]
        return WeighContracts(
            ours,
            state.board.vulnerability,
            state.auction.contract,
            auction.contract,
            min(began, default=None),
        )

    def _their_call(self, board: Board, auction: Auction) -> Theirs | None:
        if auction.turn is Seat.SOUTH:
            return None
        return Theirs(_robots_call(board, auction, Reader.both(system(self.system))))

    def submit(self, state: Partnership, choice: Choice) -> PartnershipTurn:
        """A deal, a call, what a contract is worth, or on to the next board."""
        match choice:
            case Theirs(Deal() as deal) if state.board is None:
                return PartnershipTurn(self._dealt(state, deal))
            case Theirs(Bid() | Pass() | Double() | Redouble() as call):
                return self._called(state, call)
            case Bid() | Pass() | Double() | Redouble() if state.auction and state.auction.turn is Seat.SOUTH:
                return self._called(state, choice)
            case Weighed() if state.is_bid and state.feedback is None:
                return self._weighed(state, choice)
            case Action.NEXT if state.is_bid:
                return PartnershipTurn(Partnership(state.at + 1, good=state.good))
            case _:
                return PartnershipTurn(state)

    def _dealt(self, state: Partnership, deal: Deal) -> Partnership:
        board = Board.numbered(state.at + 1, deal)
        return replace(state, board=board, auction=Auction(board.dealer))

    def _called(self, state: Partnership, call: Call) -> PartnershipTurn:
        if state.auction is None or not state.auction.is_legal(call):
            return PartnershipTurn(state)
        who = state.auction.turn
        said = (phrase("{seat}: {call}", seat=who, call=call),) if who.side is Seat.SOUTH.side else ()
        return PartnershipTurn(replace(state, auction=state.auction.after(call)), announcements=said)

    def _weighed(self, state: Partnership, weighed: Weighed) -> PartnershipTurn:
        """The feedback, and what goes into the record; nothing does where it could not be weighed."""
        grade = grade_of(weighed)
        parted = () if grade is Grade.RIGHT else tuple(self._parted(state))
        after = replace(state, feedback=told(weighed, parted))
        if not weighed.layouts:
            return PartnershipTurn(after)
        contract = "P" if weighed.ours is None else weighed.ours.contract.name
        answer = Attempted(named(concept_of(self.system), ""), "", contract, grade)
        return PartnershipTurn(replace(after, good=state.good + (grade is not Grade.WRONG)), (answer,))

    def _parted(self, state: Partnership) -> Iterator[Phrase]:
        """The first call of South's with which the auction left that of two robots, and what the system says of it."""
        board, auction = state.board, state.auction
        if board is None or auction is None:
            return
        reader = Reader.both(system(self.system))
        for place, call in enumerate(auction.calls):
            before = Auction.of(auction.dealer, auction.calls[:place])
            robots = _robots_call(board, before, reader) if before.turn is Seat.SOUTH else call
            if robots != call:
                yield phrase(
                    "You parted from the robots' way with {call}: the system has {robots} there.",
                    call=call,
                    robots=robots,
                )
                yield from _why_not(board, before, call, self.system)
                return

    def is_finished(self, state: Partnership) -> bool:
        """When all the boards have been bid."""
        return state.at >= self.boards

    def awaited(self, _state: Partnership) -> None:
        """No card is played."""

    def foreseen(self, _state: Partnership) -> Iterator[CardWanted]:
        """No card is played."""
        return iter(())

    def hint_wanted(self, _state: Partnership) -> AskForHint | None:
        """No card is played."""
        return None

    def screen(self, state: Partnership, announcements: tuple[Phrase, ...], _hint: Hint | None) -> Screen:
        """The own hand and the auction; both hands when it is over."""
        return screen_of(self, state, announcements, self._wording)


def _why_not(board: Board, before: Auction, call: Call, system_name: str) -> Iterator[Phrase]:
    """What speaks against South's call, by the system."""
    hand = board.deal.known[Seat.SOUTH]
    exercise = BidExercise("", Prose(""), hand, before, board.vulnerability, (), system=system_name)
    thought = opinion(exercise, call)
    if thought is not None and thought.mark is Mark.WRONG and thought.says is not None:
        yield thought.says


def _robots_call(board: Board, auction: Auction, reader: Reader) -> Call:
    """The system's call; the opponents have agreed to pass."""
    turn = auction.turn
    if turn.side is not Seat.SOUTH.side:
        return PASS
    situation = reader.read(auction, board.vulnerability)
    return choose(board.deal.known[turn], situation, reader.system(turn.side)).call
