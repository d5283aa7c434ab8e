"""Whether forcing calls are continued: what partner has to say after each, also when the next hand comes in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from bridgetutor.bidding.checks import auction_of
from bridgetutor.bidding.chooser import Choices, choose
from bridgetutor.bidding.reader import Reader
from bridgetutor.bidding.rule import Forcing, Rule
from bridgetutor.bidding.situation import Situation
from bridgetutor.bidding.system import System
from bridgetutor.rules.auction import BIDS, DOUBLE, PASS, Auction, Call
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Vulnerability

FORCING = frozenset((Forcing.ROUND, Forcing.GAME))
MOST_AUCTIONS, MOST_HANDS = 4, 40


@dataclass(frozen=True, slots=True)
class Stop:
    """A forcing call after which some hands of partner's have no agreement; how many were tried."""

    rule: Rule
    auction: Auction
    hands: int
    without: tuple[Choices, ...]

    def __str__(self) -> str:
        first = self.without[0]
        share = f"{len(self.without)} of {self.hands}"
        return f"{self.auction} [{first.call}] {share}, {first.hand} ({self.rule.agreement}: {self.rule.pattern})"


def stops(system: System, sample: Sequence[Hand]) -> Iterator[Stop]:
    """Tries every forcing rule that names its auction: partner's turn after a pass, a double and the cheapest bid."""
    reader, seen = Reader.both(system), set[Auction]()
    for rule in system.rules:
        keys = rule.pattern.keys
        if rule.forcing not in FORCING or keys is None:
            continue
        for auction in islice(filter(None, map(auction_of, keys)), MOST_AUCTIONS):
            after = auction.after(rule.call) if auction.is_legal(rule.call) else auction
            if after not in seen and after is not auction:
                seen.add(after)
                yield from _after(rule, after, reader, sample)


def _after(rule: Rule, auction: Auction, reader: Reader, sample: Sequence[Hand]) -> Iterator[Stop]:
    if auction.is_over:
        return
    for call in _interference(auction):
        situation = reader.read(auction.after(call), Vulnerability.NONE)
        if situation.auction.is_over or situation.meanings[-2].forcing not in FORCING:
            continue
        tried = tuple(_tried(situation, reader, sample))
        without = tuple(choices for choices in tried if choices.by_principle)
        if without:
            yield Stop(rule, situation.auction, len(tried), without)


def _interference(auction: Auction) -> Iterator[Call]:
    yield PASS
    if auction.is_legal(DOUBLE):
        yield DOUBLE
    yield from islice((bid for bid in BIDS if auction.is_legal(bid)), 1)


def _tried(situation: Situation, reader: Reader, sample: Sequence[Hand]) -> Iterator[Choices]:
    shown, system = situation.picture[situation.me], reader.system(situation.me.side)
    fitting = (hand for hand in sample if shown.admits(hand) and _keeps(hand, situation))
    return (choose(hand, situation, system) for hand in islice(fitting, MOST_HANDS))


def _keeps(hand: Hand, situation: Situation) -> bool:
    """Whether the hand could have made the calls that its owner made."""
    return all(
        meaning.claim.holds(hand)
        for i, meaning in enumerate(situation.meanings)
        if situation.auction.caller(i) is situation.me
    )
