"""A hand that was looked back at as the record of a board: what was said of its calls and cards are its notes."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cardplay.verdicts import Grade, Verdict, could_know, that_matter, told, was_there
from bridgetutor.phrase import phrase
from bridgetutor.rules.notation.record import BoardRecord, Ending, Note, NoteKind
from bridgetutor.session.looking_back.calls import CallVerdict
from bridgetutor.session.looking_back.moment import LookingBack
from bridgetutor.teaching.lesson import Mark
from bridgetutor.wording import Wording

_CALLS = {Mark.ALSO: "!?", Mark.WRONG: "?"}
_CARDS = {Grade.UNLUCKY: "!", Grade.LUCKY: "?!", Grade.WRONG: "?"}
"""The signs that annotators put to a call or card; what was the usual thing has none."""


def recorded(moment: LookingBack, wording: Wording) -> BoardRecord:
    """Deal, auction and play, with what is known of them by now, in the words of that language."""
    play, calls = moment.review.play, moment.calls
    contract = moment.contract if moment.is_whole else None
    declarer = play.declarer
    tricks = play.tricks_won(declarer.side) if play.is_over and declarer is not None else moment.claimed
    return BoardRecord(
        dealer=moment.dealer,
        vulnerability=moment.vulnerability,
        deal=play.deal,
        contract=contract,
        tricks=tricks if contract is not None else None,
        claimed=contract is not None and not play.is_over and tricks is not None,
        auction=None if calls is None else calls.auction,
        call_notes=() if calls is None else tuple(_call_notes(moment, wording)),
        cards=play.cards,
        card_notes=tuple(_card_notes(moment, wording)),
        ending=None if contract is not None else Ending(play.strain, play.leader, declarer),
    )


def _call_notes(moment: LookingBack, wording: Wording) -> Iterator[Note]:
    """What each call means; what was said of those that were judged follows it."""
    if moment.calls is None:
        return
    meant = moment.calls.meanings
    judged = {verdict.place: verdict for verdict in moment.judged or () if verdict.mark is not Mark.RIGHT}
    for place in sorted(meant.keys() | judged.keys()):
        if place in meant and meant[place].is_alerted:
            yield Note(place, "", NoteKind.ALERT)
        if place in judged:
            yield Note(place, _CALLS[judged[place].mark], NoteKind.MARK)
            yield Note(place, _of_call(judged[place], wording))
        else:
            yield Note(place, wording.render(meant[place].says))


def _of_call(verdict: CallVerdict, wording: Wording) -> str:
    better = phrase("{better} was the system's choice.", better=verdict.better)
    return " ".join(map(wording.render, (better, *verdict.says)))


def _card_notes(moment: LookingBack, wording: Wording) -> Iterator[Note]:
    for verdict in that_matter(moment.verdicts):
        if verdict.grade in _CARDS:
            yield Note(verdict.at, _CARDS[verdict.grade], NoteKind.MARK)
        yield Note(verdict.at, _of_card(verdict, wording))


def _of_card(verdict: Verdict, wording: Wording) -> str:
    return " ".join(map(wording.render, (told(verdict), could_know(verdict), was_there(verdict))))
