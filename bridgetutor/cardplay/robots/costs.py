"""What a play has cost beside the double-dummy result: the lead, declarer's cards and the defenders'."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from bridgetutor.cardplay.solver import Trace
from bridgetutor.rules.play import Play


@dataclass(frozen=True, slots=True)
class Costs:
    """Tricks thrown away, and the number of cards that threw any, by who played them; dummy's are declarer's.

    `tricks` is what declarer's side takes when nobody errs. The opening lead is no part of the defence.
    """

    tricks: int
    lead: int
    declarer: int
    declarer_errors: int
    defence: int
    defence_errors: int


def costs(play: Play) -> Costs:
    """The costs of a play with a declarer and four known hands, as far as it goes. Raises `BridgeError`."""
    if play.declarer is None or not play.deal.is_complete:
        raise ValueError("costs are of a contract and a complete deal")
    values = Trace(play.deal, play.strain, play.leader, play.cards).answer()
    seats = [seat for trick in play.tricks for seat, _ in trick.plays]
    ours = [seat.side is play.declarer.side for seat in seats]
    changes = [before - after for before, after in pairwise(values)]
    declarer = [change for change, mine in zip(changes, ours, strict=True) if mine and change]
    defence = [-change for change, mine in zip(changes[1:], ours[1:], strict=True) if not mine and change]
    lead = -changes[0] if changes else 0
    return Costs(values[0], lead, sum(declarer), len(declarer), sum(defence), len(defence))
