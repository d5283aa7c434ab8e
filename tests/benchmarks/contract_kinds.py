"""The table of `bridgetutor.cardplay.contract_kinds`: what hands were dealt where the engine bid a contract.

python -m tests.benchmarks.contract_kinds -n 8000 --seed 5000
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from statistics import mean, pstdev

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.robots import auction_of
from bridgetutor.cardplay.contract_kinds import kind_of
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.rules.cards import Suit
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.hands import Hand
from tests.benchmarks.bids.boards import boards

Numbers = tuple[int, int, int, int]
"""Of declarer, leader, dummy and the leader's partner."""

TOO_FEW = 20


def main(arguments: list[str]) -> int:
    """Prints the lines as they stand in the module, each with the number of deals."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("-n", "--deals", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=5000)
    parser.add_argument("--system", default="sayc")
    options = parser.parse_args(arguments)
    points: dict[str, list[Numbers]] = defaultdict(list)
    lengths: dict[str, list[Numbers]] = defaultdict(list)
    deals: Counter[str] = Counter()
    for contract, hands in _contracts(options):
        kind = kind_of(contract)
        deals[kind] += 1
        points[kind].append(_numbers(map(high_card_points, hands)))
        trumps = contract.strain.suit
        for suit in (Suit.HEARTS, Suit.SPADES) if trumps is None else (trumps,):
            lengths[kind].append(_numbers(hand.length(suit) for hand in hands))
    for kind in sorted(deals):
        note = "  # too few" if deals[kind] < TOO_FEW else ""
        row = f"_kind(({_sharing(points[kind])}), ({_sharing(lengths[kind])}))"
        print(f'"{kind}": {row},  # {deals[kind]}{note}')
    return 0


def _contracts(options: argparse.Namespace) -> Iterator[tuple[Contract, tuple[Hand, ...]]]:
    reader = Reader.both(system(options.system))
    for board in boards(options.seed, 1, options.deals):
        contract = auction_of(board, reader).contract
        if contract is not None:
            yield contract, tuple(board.deal.known[contract.declarer.after(role)] for role in range(4))


def _numbers(found: Iterator[int]) -> Numbers:
    declarer, leader, dummy, partner = found
    return declarer, leader, dummy, partner


def _sharing(found: list[Numbers]) -> str:
    side = [declarer + dummy for declarer, _, dummy, _ in found]
    ours = [declarer - dummy for declarer, _, dummy, _ in found]
    theirs = [leader - partner for _, leader, _, partner in found]
    return ", ".join(f"{mean(each):.1f}, {pstdev(each):.1f}" for each in (side, ours, theirs))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
