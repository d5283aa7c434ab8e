"""Where auctions end, at double-dummy tricks: games and slams bid and made, IMPs off par and against a plain bidder."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import product
from math import sqrt
from statistics import mean, stdev

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.chooser import choose
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import MOST_CALLS
from bridgetutor.bidding.stakes import NOTHING_SPECIAL
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.rules.auction import Auction, Bid, Call
from bridgetutor.rules.cards import Strain, Suit
from bridgetutor.rules.contract import Contract, Result, Risk
from bridgetutor.rules.deal import Board
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.scoring.duplicate import score
from bridgetutor.rules.scoring.imps import imps
from bridgetutor.rules.seats import Seat, Side, Vulnerability
from tests.benchmarks.bids import tables
from tests.benchmarks.bids.boards import boards, shared
from tests.benchmarks.bids.placed import placed
from tests.benchmarks.bids.plain import plain_call
from tests.benchmarks.bids.tables import Table

Bidder = Callable[[Hand, Auction, Vulnerability], Call]

SLAM = 12
SLAM_POINTS, SLAM_POINTS_WITH_FIT = 33, 30
SEATS = {Side.NORTH_SOUTH: (Seat.NORTH, Seat.SOUTH), Side.EAST_WEST: (Seat.EAST, Seat.WEST)}


@dataclass(slots=True)
class Outcome:
    """Counts over boards; the differences are in IMPs, one a board."""

    counts: Counter[str] = field(default_factory=Counter)
    by_points: Counter[tuple[str, str]] = field(default_factory=Counter)
    off_par: list[int] = field(default_factory=list)
    plain_off_par: list[int] = field(default_factory=list)
    placed_off_par: list[int] = field(default_factory=list)
    passed_off_par: list[int] = field(default_factory=list)
    against_plain: list[int] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)

    def add(self, other: Outcome) -> None:
        """Take in another's."""
        self.counts += other.counts
        self.by_points += other.by_points
        self.off_par += other.off_par
        self.plain_off_par += other.plain_off_par
        self.placed_off_par += other.placed_off_par
        self.passed_off_par += other.passed_off_par
        self.against_plain += other.against_plain
        self.missed += other.missed
        self.failed += other.failed


def report(options: argparse.Namespace) -> int:
    """Prints the shares beside their aims; none of them is a fault."""
    if not options.games:
        return 0
    priced = tables.load(options)
    outcome = Outcome()
    for part in shared(partial(_work, options.system, options.seed, priced), options.games, options.jobs):
        outcome.add(part)
    _print(outcome, options)
    return 0


def _print(outcome: Outcome, options: argparse.Namespace) -> None:
    count = outcome.counts
    print(f"{options.games} deals (seed {options.seed}) at double-dummy tricks")
    for says, part, whole, aim in (
        ("sides with a game that bid one or are paid for it", "games reached", "games there", "70 %, aim 75"),
        ("games bid that make", "games made", "games bid", "75 %, aim 75"),
        ("small slams that make, of those with the points, bid", "slams reached", "slams there", "50 %"),
        ("slams bid with the points that make twelve", "slams made", "slams bid", "60 %"),
        ("slams bid at all that make", "any slams made", "any slams bid", "-"),
    ):
        share = count[part] / max(1, count[whole])
        print(f"    {share:6.1%} {says}: {count[part]} of {count[whole]} (to pass: {aim})")
    for says, off, aim in (
        ("IMPs off par, all four ours", outcome.off_par, "at most 4.2"),
        ("IMPs off par, all four plain", outcome.plain_off_par, "each sees its own hand"),
        (
            "IMPs off par, points and fit of both hands in sight",
            outcome.placed_off_par,
            "4.74 where 4.2 was set",
        ),
        ("IMPs off par, every board passed out", outcome.passed_off_par, "8.29 where 4.2 was set"),
        ("IMPs a board against the plain bidder, both rooms", outcome.against_plain, "above 1.0"),
    ):
        error = stdev(off) / sqrt(len(off)) if len(off) > 1 else 0.0
        print(f"    {mean(off):6.2f} ± {error:.2f} {says} ({aim})")
    _print_by_points(outcome.by_points)
    for name, lines in (("games and slams missed", outcome.missed), ("contracts that fail", outcome.failed)):
        print(f"{name}: {len(lines)}")
        for line in [each for each in lines if options.about in each][: options.top]:
            print(f"    {line}")


def _print_by_points(found: Counter[tuple[str, str]]) -> None:
    """How sides with a game there ended, and how games that were bid fared, by the points of the two hands."""
    bands, ends = sorted({band for band, _ in found}), sorted({end for _, end in found})
    print(f"    {'points together':20}" + "".join(f"{band:>8}" for band in bands))
    for end in ends:
        print(f"    {end:20}" + "".join(f"{found[band, end]:8}" for band in bands))


def _band(board: Board, side: Side) -> str:
    points = sum(high_card_points(board.deal.known[seat]) for seat in SEATS[side])
    low = max(15, min(30, points // 3 * 3))
    return f"{low}-{low + 2}"


def _end(side: Side, contract: Contract | None) -> str:
    """Where a side with a game there has come to rest."""
    if contract is None:
        return "there: passed out"
    doubled = contract.risk is not Risk.UNDOUBLED
    if contract.declarer.side is not side:
        return "there: theirs, doubled" if doubled else "there: theirs"
    bid = Bid(contract.level, contract.strain)
    return "there: a game" if NOTHING_SPECIAL.is_game(bid, side) else "there: a part score"


@cache
def _ours(name: str) -> Bidder:
    bids = system(name)
    reader = Reader.both(bids)

    def call(hand: Hand, auction: Auction, vulnerability: Vulnerability) -> Call:
        return choose(hand, reader.read(auction, vulnerability), bids).call

    return call


def _plain(hand: Hand, auction: Auction, vulnerability: Vulnerability) -> Call:
    return plain_call(hand, auction)


def _work(name: str, seed: int, priced: tuple[Table, ...], first: int, count: int) -> Outcome:
    outcome = Outcome()
    for board in boards(seed, first, count):
        assert board.number is not None
        _judge(board, priced[board.number - 1], _ours(name), outcome)
    return outcome


def _judge(board: Board, table: Table, ours: Bidder, outcome: Outcome) -> None:
    auction = _auction(board, ours, ours)
    contract = auction.contract
    one, other = (
        _points(_auction(board, *pair).contract, table, board) for pair in ((ours, _plain), (_plain, ours))
    )
    plain = _points(_auction(board, _plain, _plain).contract, table, board)
    outcome.off_par.append(abs(imps(_points(contract, table, board) - table.par)))
    outcome.plain_off_par.append(abs(imps(plain - table.par)))
    outcome.placed_off_par.append(abs(imps(_points(placed(board), table, board) - table.par)))
    outcome.passed_off_par.append(abs(imps(table.par)))
    outcome.against_plain.append(imps(one - other))
    for side in Side:
        _judge_games(side, contract, table, outcome, f"{board.deal} {board.dealer} {auction}")
        _sort_by_points(side, contract, table, outcome, board)
        _judge_slams(side, contract, table, outcome, board)


def _auction(board: Board, north_south: Bidder, east_west: Bidder) -> Auction:
    auction = Auction(board.dealer)
    while not auction.is_over and len(auction.calls) < MOST_CALLS:
        bidder = north_south if auction.turn.side is Side.NORTH_SOUTH else east_west
        auction = auction.after(bidder(board.deal.known[auction.turn], auction, board.vulnerability))
    return auction


def _points(contract: Contract | None, table: Table, board: Board) -> int:
    """North-South's score."""
    if contract is None:
        return 0
    result = Result(contract, table.won(contract.strain, contract.declarer))
    return score(result, board.vulnerability).points(Side.NORTH_SOUTH)


def _judge_games(side: Side, contract: Contract | None, table: Table, outcome: Outcome, says: str) -> None:
    bid = None if contract is None else Bid(contract.level, contract.strain)
    is_ours = contract is not None and contract.declarer.side is side
    reached = is_ours and bid is not None and NOTHING_SPECIAL.is_game(bid, side)
    if any(_makes(table, side, game) for game in _games()):
        paid = contract is not None and not is_ours and contract.risk is not Risk.UNDOUBLED
        outcome.counts["games there"] += 1
        outcome.counts["games reached"] += reached or paid
        if not (reached or paid):
            outcome.missed.append(f"{side} missed a game: {says}")
    if reached and contract is not None and contract.level < 6:
        made = table.won(contract.strain, contract.declarer) >= contract.tricks_needed
        outcome.counts["games bid"] += 1
        outcome.counts["games made"] += made
        if not made:
            outcome.failed.append(f"{contract}: {says}")


def _sort_by_points(
    side: Side, contract: Contract | None, table: Table, outcome: Outcome, board: Board
) -> None:
    band = _band(board, side)
    if any(_makes(table, side, game) for game in _games()):
        outcome.by_points[band, _end(side, contract)] += 1
    if contract is None or contract.declarer.side is not side or contract.level > 5:
        return
    if NOTHING_SPECIAL.is_game(Bid(contract.level, contract.strain), side):
        made = table.won(contract.strain, contract.declarer) >= contract.tricks_needed
        outcome.by_points[band, "bid: makes" if made else "bid: fails"] += 1


def _games() -> Iterator[Bid]:
    levels = {Strain.NOTRUMP: 3, Strain.SPADES: 4, Strain.HEARTS: 4, Strain.DIAMONDS: 5, Strain.CLUBS: 5}
    return (Bid(level, strain) for strain, level in levels.items())


def _makes(table: Table, side: Side, bid: Bid) -> bool:
    return any(table.won(bid.strain, seat) >= bid.level + 6 for seat in SEATS[side])


def _judge_slams(side: Side, contract: Contract | None, table: Table, outcome: Outcome, board: Board) -> None:
    is_ours = contract is not None and contract.declarer.side is side
    bid = is_ours and contract is not None and contract.level >= 6
    made = bid and contract is not None and table.won(contract.strain, contract.declarer) >= SLAM
    outcome.counts["any slams bid"] += bid
    outcome.counts["any slams made"] += made
    if not _has_slam_points(board, side):
        return
    makes = any(table.won(strain, seat) >= SLAM for strain, seat in product(Strain, SEATS[side]))
    outcome.counts["slams there"] += makes
    outcome.counts["slams reached"] += makes and bid
    outcome.counts["slams bid"] += bid
    outcome.counts["slams made"] += made


def _has_slam_points(board: Board, side: Side) -> bool:
    one, other = (board.deal.known[seat] for seat in SEATS[side])
    points = high_card_points(one) + high_card_points(other)
    fit = max(one.length(suit) + other.length(suit) for suit in Suit)
    return points >= SLAM_POINTS or (fit >= 8 and points >= SLAM_POINTS_WITH_FIT)
