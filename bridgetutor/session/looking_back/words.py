"""What is said of what lies on the table while a hand is looked back at."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.verdicts import Verdict, could_know, shown, technique_told, told, was_there
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.session.looking_back.calls import CallVerdict
from bridgetutor.session.looking_back.moment import LookingBack
from bridgetutor.session.looking_back.rows import AuctionRow, CallRow, CardRow, DealRow
from bridgetutor.session.looking_back.worth import worth
from bridgetutor.teaching.lesson import Mark


def says_of(moment: LookingBack) -> tuple[Phrase, ...]:
    """Of the line that is looked at; nothing before the first."""
    match moment.now:
        case None:
            return ()
        case DealRow(table):
            return tuple(worth(table, moment.dealer, moment.vulnerability))
        case AuctionRow(verdicts):
            return (_summed_up(verdicts), *_call_by_call(moment))
        case CallRow(verdict):
            return verdict.says
        case CardRow(verdict):
            return _of_card(moment, verdict)


def _of_card(moment: LookingBack, verdict: Verdict) -> tuple[Phrase, ...]:
    if moment.shown is not None and moment.counter is not None:
        line = phrase("This is how it goes with {card}.", card=moment.shown.line.card)
        return shown(moment.counter), line
    if not verdict.options:
        return (told(verdict),)
    technique = technique_told(verdict)
    said = (told(verdict), could_know(verdict), was_there(verdict))
    return said if technique is None else (*said, technique)


def _call_by_call(moment: LookingBack) -> Iterator[Phrase]:
    """The calls that say something, with what they mean."""
    if moment.calls is None:
        return
    auction = moment.calls.auction
    for place, remark in sorted(moment.calls.meanings.items()):
        yield phrase(
            "{seat} {call}: {means}",
            seat=auction.caller(place),
            call=auction.calls[place],
            means=remark.says,
        )


def _summed_up(verdicts: tuple[CallVerdict, ...]) -> Phrase:
    worth_a_look = sum(verdict.mark is not Mark.RIGHT for verdict in verdicts)
    if not verdicts:
        return phrase("Others bid this hand.")
    if not worth_a_look:
        return phrase("Each of your calls was the system's own.")
    return counted(
        "{n} of your calls is worth a second look.",
        "{n} of your calls are worth a second look.",
        n=worth_a_look,
    )
