"""What opening leads and the reading of signals are worth, in one command.

python -m tests.benchmarks.reading                     both parts, at a modest size
python -m tests.benchmarks.reading --only reading -n 300

`leads`: how often the likeliest lead costs nothing double-dummy, on random deals with a plausible contract.
`reading`: deals played by rule and signal; after so many cards, by how much the log-likelihood of the true hidden hands
lies above the mean over layouts that are merely possible, by kind of reader, and how often each rule was kept.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from math import log, sqrt
from random import Random

from bridgetutor.cardplay.habits import habit
from bridgetutor.cardplay.leads import Table, opening_leads
from bridgetutor.cardplay.signals import likelihoods, signal
from bridgetutor.cardplay.signals.choosing import expected
from bridgetutor.cardplay.signals.moment import moments
from bridgetutor.cardplay.solver import Candidates, Position
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.carding import Carding, Discards, Leads, Signals
from bridgetutor.hands.facts.points import high_card_points
from bridgetutor.hands.promises import SILENCE
from bridgetutor.rules.cards import PACK, Card, Rank, Strain, Suit
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat

CARDINGS = (
    Carding(Leads.FOURTH_BEST, Signals.STANDARD, Discards.STANDARD),
    Carding(Leads.THIRD_AND_FIFTH, Signals.UPSIDE_DOWN, Discards.LAVINTHAL),
    Carding(Leads.BRITISH, Signals.STANDARD, Discards.ODD_EVEN),
)
READ_AFTER = (1, 8, 20)
LAYOUTS = 60


def plausible(random: Random) -> tuple[Deal, Strain]:
    """A random deal in which South declares something a pair could have bid: a fit, or notrump without one."""
    while True:
        order = random.sample(range(52), 52)
        deal = Deal.of({seat: Hand.of(PACK[i] for i in order[13 * seat : 13 * seat + 13]) for seat in Seat})
        strain = _strain(deal.known[Seat.SOUTH], deal.known[Seat.NORTH])
        if strain is not None:
            return deal, strain


def _strain(declarer: Hand, dummy: Hand) -> Strain | None:
    points = high_card_points(declarer) + high_card_points(dummy)
    if not 19 <= points <= 31:
        return None
    fits = {suit: declarer.length(suit) + dummy.length(suit) for suit in Suit}
    best = max(Suit, key=lambda suit: fits[suit] + 0.6 * suit.is_major)
    if fits[best] < (8 if best.is_major else 9):
        return Strain.NOTRUMP
    return best.strain if declarer.length(best) >= dummy.length(best) else None


def leads(options: argparse.Namespace) -> None:
    """The share of likeliest leads that cost nothing, and the tricks that the others cost."""
    random = Random(options.seed)
    boards = [plausible(random) for _ in range(options.deals)]
    positions = [Position.of(Play(deal, strain, Seat.WEST, Seat.SOUTH)) for deal, strain in boards]
    costs: dict[str, list[int]] = {"trumps": [], "notrump": []}
    for (deal, strain), scores in zip(boards, Candidates(tuple(positions)).answer(), strict=True):
        table = Table.of(strain, Seat.WEST, SILENCE)
        lead = opening_leads(deal.known[Seat.WEST], table, CARDINGS[0])[0]
        kind = "notrump" if strain is Strain.NOTRUMP else "trumps"
        costs[kind].append(scores.most - scores.by_card()[lead.card])
    costs["all"] = costs["trumps"] + costs["notrump"]
    for kind, each in costs.items():
        right = sum(cost == 0 for cost in each) / len(each)
        error = sqrt(right * (1 - right) / len(each))
        print(f"{kind:8} {len(each):5} leads  {right:6.1%} ± {error:.1%}  {sum(each) / len(each):.3f} tricks")


def reading(options: argparse.Namespace) -> None:
    """The gain in nats over possible layouts, by reader and number of cards seen; then how rules were kept."""
    random = Random(options.seed)
    gains: dict[tuple[str, int], list[float]] = {}
    kept: dict[str, Counter[bool]] = {}
    for number in range(options.deals):
        deal, strain = plausible(random)
        carding = CARDINGS[number % len(CARDINGS)]
        play = Play(deal, strain, Seat.WEST, Seat.SOUTH)
        while len(play.cards) < max(READ_AFTER):
            play = play.after(played(PlayView.of(play, play.player), carding))
            if len(play.cards) in READ_AFTER:
                for reader, gain in _gains(play, carding, random):
                    gains.setdefault((reader, len(play.cards)), []).append(gain)
        _count_kept(play, carding, kept)
    for (reader, cards), values in sorted(gains.items()):
        mean = sum(values) / len(values)
        error = sqrt(sum((value - mean) ** 2 for value in values)) / len(values)
        print(f"{reader:9} after {cards:2} cards  {mean:+.3f} ± {error:.3f} nats  ({len(values)} positions)")
    for rule, counts in sorted(kept.items()):
        print(f"{rule:24} kept {counts[True] / counts.total():6.1%} of {counts.total()}")


def played(view: PlayView, carding: Carding) -> Card:
    """The card of a player by rule who signals with small cards."""
    chosen = habit(view).card
    if view.turn is not view.seat or chosen.rank >= Rank.TEN:
        return chosen
    small = Hand.of(card for card in view.legal_cards.cards(chosen.suit) if card.rank < Rank.TEN)
    return signal(view, small, carding).card


def _gains(play: Play, carding: Carding, random: Random) -> Iterator[tuple[str, float]]:
    for seat in (Seat.SOUTH, Seat.EAST, Seat.WEST):
        view = PlayView.of(play, seat)
        read = likelihoods(view, SILENCE, (carding, carding))
        hidden = [each for each in Seat if view.play.deal[each] is None]

        def weight(deal: Deal, hidden: list[Seat] = hidden, read=read) -> float:  # type: ignore[no-untyped-def]
            value = 1.0
            for each in read:
                for at in hidden:
                    value *= each(at, deal.known[at].bits)
            return value

        others = [weight(_possible(play, hidden, random)) for _ in range(LAYOUTS)]
        yield "declarer" if seat is Seat.SOUTH else "defender", log(weight(play.deal) * LAYOUTS / sum(others))


def _possible(play: Play, hidden: list[Seat], random: Random) -> Deal:
    """The unseen cards dealt to the hidden seats at random, no suit to a seat that has shown out of it."""
    cards = [card for each in hidden for card in play.hand(each) or ()]
    while True:
        random.shuffle(cards)
        deal, rest = play.deal, list(cards)
        for each in hidden:
            size = len(play.hand(each) or ())
            mine, rest = rest[:size], rest[size:]
            if any(card.suit in play.shown_out(each) for card in mine):
                break
            deal = deal.with_hand(each, Hand.of((*mine, *play.played_by(each))))
        else:
            return deal


def _count_kept(play: Play, carding: Carding, kept: dict[str, Counter[bool]]) -> None:
    for now, card in moments(play):
        if card is None or not now.defends:
            continue
        hand = Hand(play.deal.known[now.seat].bits & ~now.own)
        if hand.length(card.suit) > 1:
            found = expected(now, hand, card.suit, carding)
            if found is not None:
                kept.setdefault(found.rule.value, Counter())[found.card == card] += 1


PARTS: Mapping[str, Callable[[argparse.Namespace], None]] = {"leads": leads, "reading": reading}


def main(arguments: list[str]) -> None:
    """Prints the parts asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", nargs="+", choices=tuple(PARTS), default=tuple(PARTS), metavar="PART")
    parser.add_argument("-n", "--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    for name in options.only:
        print(f"== {name}")
        PARTS[name](options)


if __name__ == "__main__":
    main(sys.argv[1:])
