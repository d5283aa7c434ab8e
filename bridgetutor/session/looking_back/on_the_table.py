"""What lies on the table while a hand is looked back at: the deal, an auction so far, a play, a counter-layout."""

from __future__ import annotations

from dataclasses import replace

from bridgetutor.cardplay.verdicts import Grade
from bridgetutor.rules.auction import Auction
from bridgetutor.rules.seats import Seat
from bridgetutor.session.at_the_table import Exposed, table_in_play
from bridgetutor.session.looking_back.calls import JudgeCalls
from bridgetutor.session.looking_back.moment import LookingBack
from bridgetutor.session.looking_back.rows import AuctionRow, CallRow, DealRow
from bridgetutor.session.screen import HandView, Marked, TableView, Tone

TONES = {
    Grade.FORCED: Tone.NOTE,
    Grade.EQUAL: Tone.NOTE,
    Grade.RIGHT: Tone.RIGHT,
    Grade.UNLUCKY: Tone.RIGHT,
    Grade.LUCKY: Tone.ALSO,
    Grade.WRONG: Tone.WRONG,
    Grade.CLOSE: Tone.ALSO,
}
"""How each grade is meant. What was right stays right wherever the cards lay."""


def table_of(moment: LookingBack) -> TableView:
    """Every hand open."""
    match moment.now:
        case AuctionRow() if moment.calls is not None:
            return _bid(moment, moment.calls, moment.calls.auction)
        case CallRow(verdict) if moment.calls is not None:
            whole = moment.calls.auction
            return _bid(moment, moment.calls, Auction.of(whole.dealer, whole.calls[: verdict.place]))
        case DealRow():
            return _dealt(moment)
    play = moment.play
    return table_in_play(
        play,
        Exposed(frozenset(Seat), moment.review.players, play.dummy),
        contract=moment.contract,
        vulnerability=moment.vulnerability,
        begun=moment.shown is not None,
        asked=False,
        needed=moment.review.aim.needed,
    )


def marked_on(moment: LookingBack) -> tuple[Marked, ...]:
    """The card that was played, and the better one where there was one; nothing while cards fall."""
    verdict = moment.verdict
    if verdict is None or moment.shown is not None:
        return ()
    played = Marked(verdict.card, TONES[verdict.grade])
    if not verdict.grade.is_worse:
        return (played,)
    return (played, Marked(verdict.best.cards[-1], Tone.RIGHT))


def _dealt(moment: LookingBack) -> TableView:
    deal = moment.review.play.deal
    hands = (HandView(seat, hand, len(hand)) for seat, hand in deal.known.items())
    return TableView(tuple(hands), dealer=moment.dealer, vulnerability=moment.vulnerability)


def _bid(moment: LookingBack, calls: JudgeCalls, auction: Auction) -> TableView:
    meant = replace(calls, auction=auction).meanings
    return replace(
        _dealt(moment),
        auction=auction,
        remarks=tuple((place, remark.says) for place, remark in sorted(meant.items())),
        alerts=frozenset(place for place, remark in meant.items() if remark.is_alerted),
        turn=None if auction.is_over else auction.turn,
    )
