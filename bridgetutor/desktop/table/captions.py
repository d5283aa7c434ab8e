"""The words on the table: seat labels, the corner of facts, and the whole table for the ear."""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.desktop.table.seating import Seating
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.seats import Seat, Side
from bridgetutor.session.screen import HandView
from bridgetutor.wording import Wording


@dataclass(frozen=True, slots=True)
class Caption:
    """A seat's label: who sits there, what is to be said of them now, and whether it is their turn."""

    name: str
    state: str = ""
    is_turn: bool = False

    @property
    def parts(self) -> tuple[str, ...]:
        """What stands on the label, in one line or two."""
        return (self.name, self.state) if self.state else (self.name,)


@dataclass(frozen=True, slots=True)
class Fact:
    """One piece of the corner of facts."""

    text: str
    is_strong: bool = False


def caption(seating: Seating, seat: Seat, wording: Wording) -> Caption:
    """The label of a seat."""
    hand = seating.hands.get(seating.place(seat))
    if seating.view.turn is seat:
        return Caption(_seat_name(seat, hand, wording), _turn(seating, hand, wording), is_turn=True)
    return Caption(_seat_name(seat, hand, wording), _part_in_trick(seating, seat, wording))


def _seat_name(seat: Seat, hand: HandView | None, wording: Wording) -> str:
    if hand is not None and hand.is_dummy:
        return wording.say("{seat} · dummy", seat=seat)
    if hand is not None and hand.is_learner:
        return wording.say("{seat} · you", seat=seat)
    return wording.name(seat)


def _turn(seating: Seating, hand: HandView | None, wording: Wording) -> str:
    view = seating.view
    if view.thinking:
        return wording.say("thinking …")
    if view.auction is not None and not view.auction.is_over:
        return wording.say("to call")
    if view.trick is None or view.trick.is_complete:
        return wording.say("to lead")
    if hand is not None and hand.is_learner and not hand.is_dummy:
        return wording.say("your turn {suit:sign}", suit=view.trick.suit)
    return wording.say("to play {suit:sign}", suit=view.trick.suit)


def _part_in_trick(seating: Seating, seat: Seat, wording: Wording) -> str:
    """Who led, and once all have played, who won; before the first card, what was announced."""
    trick, strain = seating.trick, seating.view.strain
    if trick is None:
        return _points(dict(seating.view.announced).get(seat), wording)
    if trick.is_complete and strain is not None:
        return wording.say("won the trick") if trick.winner(strain) is seat else ""
    return wording.say("led") if trick.leader is seat else ""


def _points(announced: int | None, wording: Wording) -> str:
    return "" if announced is None else wording.count("{n} point", "{n} points", n=announced)


def facts(seating: Seating, wording: Wording) -> tuple[Fact, ...]:
    """Contract, vulnerability, dealer and tricks, as far as the view has them."""
    view = seating.view
    found = [*_contract(seating, wording)]
    if view.contract is not None or view.auction is not None or view.dealer is not None:
        found.append(Fact(wording.say("{sides} vulnerable", sides=view.vulnerability)))
    if view.dealer is not None:
        found.append(Fact(wording.say("dealer {seat}", seat=view.dealer)))
    return (*found, *_tricks(seating, wording))


def _contract(seating: Seating, wording: Wording) -> list[Fact]:
    view = seating.view
    if view.contract is not None:
        return [Fact(wording.name(view.contract), is_strong=True)]
    if view.auction is not None:
        return [Fact(wording.say("Passed out"), is_strong=True)] if view.auction.passed_out else []
    if view.strain is None:
        return []
    if view.strain.suit is None:
        return [Fact(wording.say("No trumps"), is_strong=True)]
    return [Fact(wording.say("{suit:capital} are trumps", suit=view.strain.suit), is_strong=True)]


def _tricks(seating: Seating, wording: Wording) -> list[Fact]:
    view = seating.view
    if view.trick is None and view.last_trick is None and view.contract is None and not any(view.tricks):
        return []
    score = Fact(_score(seating, wording), is_strong=True)
    if view.needed is None:
        return [score]
    return [score, Fact(_need(seating, view.contract, view.needed, wording))]


def _score(seating: Seating, wording: Wording) -> str:
    tricks, side = seating.view.tricks, seating.learner_side
    if side is None:
        return wording.say(
            "{sides:sign} {tricks} · {others:sign} {rest}",
            sides=Side.NORTH_SOUTH,
            tricks=tricks[0],
            others=Side.EAST_WEST,
            rest=tricks[1],
        )
    return wording.say("We {tricks} · They {rest}", tricks=tricks[side], rest=tricks[side.other])


def _need(seating: Seating, contract: Contract | None, needed: int, wording: Wording) -> str:
    side = seating.learner_side
    if side is None or contract is None or contract.declarer.side is side:
        return wording.say("need {tricks}", tricks=needed)
    return wording.say("they need {tricks}", tricks=needed)


def described(seating: Seating, wording: Wording) -> str:
    """The table for the ear: the facts, the trick as it lies, whose turn it is."""
    parts = [fact.text for fact in facts(seating, wording)]
    if seating.trick is not None:
        parts += [_played(seating, seat, wording) for seat, _ in seating.trick.plays]
    if seating.view.turn is not None:
        now = caption(seating, seating.view.turn, wording)
        parts.append(f"{now.name}: {now.state}")
    return ". ".join(parts)


def _played(seating: Seating, seat: Seat, wording: Wording) -> str:
    trick = seating.trick
    if trick is None:
        return ""
    card = dict(trick.plays)[seat]
    if trick.leader is seat:
        return wording.say("{seat} led the {card:name}", seat=seat, card=card)
    return wording.say("{seat} played the {card:name}", seat=seat, card=card)
