"""Where the difference between two tables came from: the auction, the lead, or the first card that cost a trick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bridgetutor.cardplay.solver import Trace, is_available
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.notation.record import BoardRecord
from bridgetutor.rules.play import Play


@dataclass(frozen=True, slots=True)
class Compare:
    """The learner's board beside that of another table, which has another score. A `Question`."""

    here: BoardRecord
    there: BoardRecord
    table: Phrase
    """What the other table is called."""

    def answer(self) -> Phrase:
        """In plain words. Without a solver it says what differs, not what it was worth."""
        if self.here.contract != self.there.contract:
            return self._auction()
        here, there = self.here.play, self.there.play
        if here is None or there is None or not here.cards or not there.cards:
            return phrase("{table}: the play was not written down.", table=self.table)
        if here.cards[0] != there.cards[0]:
            return self._lead(here, there)
        return self._card(here, there)

    def _auction(self) -> Phrase:
        """The first call that was another, and the contracts that came of it."""
        here, there = self.here.auction, self.there.auction
        contracts = phrase(
            "{here} here, {there} there",
            here=_contract(self.here.contract),
            there=_contract(self.there.contract),
        )
        at = None if here is None or there is None else _first_other(here, there)
        if at is None or here is None or there is None:
            return phrase("{table}: another contract, {contracts}.", table=self.table, contracts=contracts)
        values = {"table": self.table, "seat": here.caller(at), "contracts": contracts}
        calls = {"here": here.calls[at], "there": there.calls[at]}
        if at == 0:
            return phrase(
                "{table}: the auction. {seat} began with {here} here, with {there} there; so {contracts}.",
                **values,
                **calls,
            )
        return phrase(
            "{table}: the auction. After {before} {seat} called {here} here, {there} there; so {contracts}.",
            before=Auction(here.dealer, here.calls[:at]),
            **values,
            **calls,
        )

    def _lead(self, here: Play, there: Play) -> Phrase:
        """What the leads were worth; where that was the same, the first card after them that cost anything."""
        leads = phrase(
            "{seat} led {here} here, {there} there",
            seat=here.leader,
            here=here.cards[0],
            there=there.cards[0],
        )
        if not is_available():
            return phrase("{table}: the lead. {leads}.", table=self.table, leads=leads)
        ours, theirs = _trace(here), _trace(there)
        if ours[1] != theirs[1]:
            return phrase(
                "{table}: the lead. {leads}. With all cards in sight declarer then takes {ours} tricks here, "
                "{theirs} there.",
                table=self.table,
                leads=leads,
                ours=ours[1],
                theirs=theirs[1],
            )
        return phrase(
            "{table}: another lead, worth the same. {leads}. {card}",
            table=self.table,
            leads=leads,
            card=_first_cost(here, ours) or _first_cost(there, theirs, is_here=False) or _NO_CARD,
        )

    def _card(self, here: Play, there: Play) -> Phrase:
        """Contract and lead are the same: the first card after which the tricks to be had differ."""
        said: Phrase | None = None
        if is_available():
            ours, theirs = _trace(here), _trace(there)
            pairs = zip(ours, theirs, strict=False)
            at = next((at for at, (mine, other) in enumerate(pairs) if mine != other), 0)
            said = _cost(here, at, ours) or _cost(there, at, theirs, is_here=False)
        return phrase("{table}: the play of the cards. {card}", table=self.table, card=said or _NO_CARD)


_NO_CARD = phrase("No card stands out.")


def _first_cost(play: Play, values: Sequence[int], *, is_here: bool = True) -> Phrase | None:
    """The first card after the lead that cost anything; None where there is none."""
    at = next((at for at in range(2, len(values)) if values[at] != values[at - 1]), 0)
    return _cost(play, at, values, is_here=is_here)


def _cost(play: Play, at: int, values: Sequence[int], *, is_here: bool = True) -> Phrase | None:
    """What the card cost that was played last of so many; None where it cost nothing."""
    if not at or values[at] == values[at - 1]:
        return None
    place = at - 1
    seat, card = play.tricks[place // 4].plays[place % 4]
    told = {"n": place // 4 + 1, "seat": seat, "card": card, "before": values[at - 1], "after": values[at]}
    if is_here:
        return phrase(
            "In trick {n} {seat} played {card} here: declarer could take {before} tricks with all cards in sight, "
            "{after} after it.",
            **told,
        )
    return phrase(
        "In trick {n} {seat} played {card} there: declarer could take {before} tricks with all cards in sight, "
        "{after} after it.",
        **told,
    )


def _first_other(here: Auction, there: Auction) -> int | None:
    pairs = zip(here.calls, there.calls, strict=False)
    return next((at for at, (mine, other) in enumerate(pairs) if mine != other), None)


def _contract(contract: Contract | None) -> Phrase:
    return phrase("passed out") if contract is None else phrase("{contract}", contract=contract)


def _trace(play: Play) -> tuple[int, ...]:
    return Trace(play.deal, play.strain, play.leader, play.cards).answer()
