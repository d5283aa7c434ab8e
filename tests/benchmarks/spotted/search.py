"""Golden positions by search: a technique that is there, nearly there, or decides a hand."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from random import Random

from bridgetutor.cardplay.habits import habitual_card
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.solver import Candidates, Position
from bridgetutor.cardplay.techniques import Finding, Technique
from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.promises import SILENCE
from bridgetutor.rules.cards import Card
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.play import Play
from tests.benchmarks.spotted.boards import Table, tables
from tests.cardplay.techniques.golden import NEAR, REFUTED, THERE, Golden, looked_for

Wanted = dict[tuple[Technique, str], int]
"""How many positions of each kind."""


def search(
    wanted: Wanted, seed: int, *, looks: int, auctions: bool = False, known: Collection[Deal] = ()
) -> Iterator[Golden]:
    """Positions until all that is wanted is found, from so many moments of each deal, one for each technique.

    Deals that are `known` already are passed over.
    """
    missing = dict(wanted)
    for table in tables(f"{seed}", auctions=auctions):
        if table.deal in known:
            continue
        random = Random(f"play {seed} {table.number}")
        plays = list(table.plays(random))
        done: set[Technique] = set()
        for play in random.sample(plays, min(looks, len(plays))):
            for line in _lines(missing, table, play):
                if line.technique not in done and missing[line.technique, line.kind]:
                    missing[line.technique, line.kind] -= 1
                    done.add(line.technique)
                    yield line
        if not any(missing.values()):
            return


def outlook_of(table: Table, play: Play) -> Outlook:
    """What the player of the next card knows."""
    promises = SILENCE if table.told is None else table.told.promises
    return Outlook(PlayView.of(play, play.player), promises, table.contract)


def _lines(missing: Wanted, table: Table, play: Play) -> Iterator[Golden]:
    """What one moment has to offer, refutations first, since they are rare."""
    techniques = {technique for (technique, _), number in missing.items() if number}
    possible = tuple(looked_for(techniques, outlook_of(table, play)))
    named = {finding.technique for finding in possible if finding.is_there}
    there = [finding for finding in possible if finding.is_there and finding.cards]
    refutable = [finding for finding in there if missing.get((finding.technique, REFUTED))]
    yield from _refuted(table, play, refutable)
    for finding in possible:
        if finding.is_there and finding.cards and missing.get((finding.technique, THERE)):
            yield _golden(THERE, table, play, finding)
        if finding.is_near and finding.technique not in named and missing.get((finding.technique, NEAR)):
            yield _golden(NEAR, table, play, finding)


def _golden(kind: str, table: Table, play: Play, finding: Finding, instead: Card | None = None) -> Golden:
    return Golden(
        finding.technique,
        kind,
        play,
        table.contract,
        play.player,
        finding.suit,
        finding.cards,
        instead,
        table.told,
    )


def _refuted(table: Table, play: Play, findings: Sequence[Finding]) -> Iterator[Golden]:
    """With a natural card that wins less than all of a finding's cards, in the contract that depends on it."""
    if not findings or len(play.legal_cards) < 2:
        return
    (scores,) = Candidates((Position.of(play),)).answer()
    tricks, usual = scores.by_card(), habitual_card(PlayView.of(play, play.player))
    outlook = outlook_of(table, play)
    for finding in findings:
        least = min(tricks[card] for card in finding.cards)
        worse = [
            card
            for card, won in tricks.items()
            if won < least and (card == usual or card.suit is finding.suit or outlook.is_master(card))
        ]
        hanging = _hanging(table, play, least)
        if not worse or hanging is None:
            continue
        instead = max(worse, key=lambda card: card == usual)
        for again in looked_for({finding.technique}, outlook_of(hanging, play)):
            if again.is_there and (again.suit, again.cards) == (finding.suit, finding.cards):
                yield _golden(REFUTED, hanging, play, again, instead)


def _hanging(table: Table, play: Play, tricks: int) -> Table | None:
    """The table with the contract for which so many tricks more are just enough; none but its own after an auction."""
    declarer = table.contract.declarer
    won = play.tricks_won(play.player.side) + tricks
    level = won - 6 if play.player.side is declarer.side else 14 - won - 6
    if level == table.contract.level:
        return table
    if table.told is not None or not 1 <= level <= 7:
        return None
    return replace(table, contract=Contract(level, table.contract.strain, declarer))
