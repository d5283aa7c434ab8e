"""Where the difference between two tables came from: the auction, the lead, or the first card that cost a trick."""

from __future__ import annotations

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
        leads = phrase(
            "{seat} led {here} here, {there} there",
            seat=here.leader,
            here=here.cards[0],
            there=there.cards[0],
        )
        if not is_available():
            return phrase("{table}: the lead. {leads}.", table=self.table, leads=leads)
        ours, theirs = (
            _trace(Play.of(play.deal, self._contract, play.cards[:1]))[1] for play in (here, there)
        )
        if ours == theirs:
            return phrase(
                "{table}: the lead. {leads}. With all cards in sight declarer then takes {n} tricks "
                "either way: the difference came later.",
                table=self.table,
                leads=leads,
                n=ours,
            )
        return phrase(
            "{table}: the lead. {leads}. With all cards in sight declarer then takes {ours} tricks here, {theirs} "
            "there.",
            table=self.table,
            leads=leads,
            ours=ours,
            theirs=theirs,
        )

    @property
    def _contract(self) -> Contract:
        assert self.here.contract is not None, "a contract that was played"
        return self.here.contract

    def _card(self, here: Play, there: Play) -> Phrase:
        """Contract and lead are the same: the first card after which the tricks to be had differ."""
        if is_available():
            ours, theirs = _trace(here), _trace(there)
            pairs = zip(ours, theirs, strict=False)
            at = next((at for at, (mine, other) in enumerate(pairs) if mine != other), None)
            if at:
                if ours[at] != ours[at - 1]:
                    return self._cost(here, at - 1, ours[at - 1], ours[at])
                return self._cost(there, at - 1, theirs[at - 1], theirs[at], is_here=False)
        return phrase("{table}: the play of the cards.", table=self.table)

    def _cost(self, play: Play, place: int, before: int, after: int, *, is_here: bool = True) -> Phrase:
        trick = play.tricks[place // 4]
        seat, card = trick.plays[place % 4]
        values = {
            "table": self.table,
            "seat": seat,
            "card": card,
            "n": place // 4 + 1,
            "before": before,
            "after": after,
        }
        if is_here:
            return phrase(
                "{table}: a card. In trick {n} {seat} played {card} here: declarer could take {before} tricks with "
                "all cards in sight, {after} after it.",
                **values,
            )
        return phrase(
            "{table}: a card. In trick {n} {seat} played {card} there: declarer could take {before} tricks with all "
            "cards in sight, {after} after it.",
            **values,
        )


def _first_other(here: Auction, there: Auction) -> int | None:
    pairs = zip(here.calls, there.calls, strict=False)
    return next((at for at, (mine, other) in enumerate(pairs) if mine != other), None)


def _contract(contract: Contract | None) -> Phrase:
    return phrase("passed out") if contract is None else phrase("{contract}", contract=contract)


def _trace(play: Play) -> tuple[int, ...]:
    return Trace(play.deal, play.strain, play.leader, play.cards).answer()
