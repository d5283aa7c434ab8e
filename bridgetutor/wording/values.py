"""How each kind of value is worded: as it is read, as a sign (`sign`), or for the ear (`name`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import singledispatch
from typing import Protocol

from bridgetutor.phrase import Phrase
from bridgetutor.rules.auction import Auction, Bid, Double, Pass, Redouble
from bridgetutor.rules.cards import SUITS_DOWN, Card, Rank, Strain, Suit
from bridgetutor.rules.contract import Contract, Risk
from bridgetutor.rules.faults import Fault
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat, Side, Vulnerability
from bridgetutor.wording import terms
from bridgetutor.wording.letters import rank_letter
from bridgetutor.wording.terms import Term

FORMS = frozenset({"sign", "name", "one", "or", "capital"})
"""The forms a pattern may ask for; a form that a value does not have is worded as without one.

`sign` is the shortest in print (♥, Q, S, 4♠X), `name` is for the ear (queen of hearts, 2 clubs), `one` is a suit's
singular (heart); `or` joins a list with "or"; `capital` begins with a capital letter.
"""

MINUS = "−"


class Tongue(Protocol):
    """What the values need of a language."""

    @property
    def card_letters(self) -> str:
        """The language whose letters stand on the cards."""

    def term(self, entry: Term) -> str:
        """The name in the language."""

    def render(self, phrase: Phrase) -> str:
        """The phrase in the language."""

    def say(self, pattern: str, /, **values: object) -> str:
        """The pattern in the language."""

    def count(self, one: str, many: str, /, *, n: int, **values: object) -> str:
        """The pattern that suits the number, in the language."""

    def isolated(self, text: str) -> str:
        """The text kept from being turned round in a right-to-left language."""

    def quoted(self, text: str) -> str:
        """A text of unknown direction kept apart from its neighbours in a right-to-left language."""


@singledispatch
def words(value: object, tongue: Tongue, form: str) -> str:
    """The value in words; `form` is one of `FORMS` or empty. What has a `says` is worded by that phrase."""
    says = getattr(value, "says", None)
    if isinstance(says, Phrase):
        return tongue.render(says)
    return _number(value, tongue, form) if isinstance(value, int | float) else str(value)


@words.register
def _text(value: str, tongue: Tongue, _form: str) -> str:
    return tongue.quoted(value)


def _number(value: float, tongue: Tongue, form: str) -> str:
    """A number as Python's own format says (`.1f`), with the decimal sign of the language and a true minus.

    A hyphen in its place is passed over by some screen readers, and looks lost before a large number.
    """
    try:
        text = format(value, form)
    except ValueError:
        text = str(value)
    return text.replace("-", MINUS).replace(".", tongue.term(terms.DECIMAL_POINT))


@words.register
def _phrase(value: Phrase, tongue: Tongue, _form: str) -> str:
    return tongue.render(value)


@words.register
def _fault(value: Fault, tongue: Tongue, _form: str) -> str:
    return tongue.render(value.says)


@words.register
def _suit(value: Suit, tongue: Tongue, form: str) -> str:
    if form == "sign":
        return terms.SUIT_SIGNS[value]
    return tongue.term((terms.ONE_OF_SUIT if form == "one" else terms.SUITS)[value])


@words.register
def _strain(value: Strain, tongue: Tongue, form: str) -> str:
    if value.suit is not None:
        return words(value.suit, tongue, form)
    return tongue.term(terms.NOTRUMP_SIGN if form == "sign" else terms.NOTRUMP)


@words.register
def _rank(value: Rank, tongue: Tongue, form: str) -> str:
    return rank_letter(value, tongue.card_letters) if form == "sign" else tongue.term(terms.RANKS[value])


@words.register
def _card(value: Card, tongue: Tongue, form: str) -> str:
    if form == "name":
        return tongue.say("{rank} of {suit}", rank=value.rank, suit=value.suit)
    return tongue.isolated(terms.SUIT_SIGNS[value.suit] + rank_letter(value.rank, tongue.card_letters))


@words.register
def _seat(value: Seat, tongue: Tongue, form: str) -> str:
    return tongue.term((terms.SEAT_SIGNS if form == "sign" else terms.SEATS)[value])


@words.register
def _side(value: Side, tongue: Tongue, form: str) -> str:
    return tongue.term((terms.SIDE_SIGNS if form == "sign" else terms.SIDES)[value])


@words.register
def _vulnerability(value: Vulnerability, tongue: Tongue, form: str) -> str:
    return tongue.term((terms.VULNERABLE_SIGNS if form == "sign" else terms.VULNERABLE)[value])


@words.register
def _risk(value: Risk, tongue: Tongue, form: str) -> str:
    return str(value) if form == "sign" else tongue.term(terms.RISKS[value])


@words.register
def _bid(value: Bid, tongue: Tongue, form: str) -> str:
    if form != "name":
        return tongue.isolated(_bid_sign(value, tongue))
    return _spoken_bid(value, tongue)


def _bid_sign(bid: Bid, tongue: Tongue) -> str:
    return f"{bid.level}{words(bid.strain, tongue, 'sign')}"


def _spoken_bid(bid: Bid, tongue: Tongue) -> str:
    match bid.strain:
        case Strain.CLUBS:
            return tongue.count("{n} club", "{n} clubs", n=bid.level)
        case Strain.DIAMONDS:
            return tongue.count("{n} diamond", "{n} diamonds", n=bid.level)
        case Strain.HEARTS:
            return tongue.count("{n} heart", "{n} hearts", n=bid.level)
        case Strain.SPADES:
            return tongue.count("{n} spade", "{n} spades", n=bid.level)
        case Strain.NOTRUMP:
            return tongue.count("{n} notrump", "{n} notrump", n=bid.level)


@words.register
def _pass(_value: Pass, tongue: Tongue, form: str) -> str:
    return tongue.isolated(tongue.term(terms.SPOKEN_PASS if form == "name" else terms.PASS))


@words.register
def _double(_value: Double, tongue: Tongue, form: str) -> str:
    forms = {"name": terms.SPOKEN_DOUBLE, "sign": terms.DOUBLE_SIGN}
    return tongue.isolated(tongue.term(forms.get(form, terms.DOUBLE)))


@words.register
def _redouble(_value: Redouble, tongue: Tongue, form: str) -> str:
    forms = {"name": terms.SPOKEN_REDOUBLE, "sign": terms.REDOUBLE_SIGN}
    return tongue.isolated(tongue.term(forms.get(form, terms.REDOUBLE)))


@words.register
def _auction(value: Auction, tongue: Tongue, form: str) -> str:
    return " ".join(words(call, tongue, form) for call in value.calls)


@words.register
def _contract(value: Contract, tongue: Tongue, form: str) -> str:
    bid = Bid(value.level, value.strain)
    if form == "sign":
        return tongue.isolated(f"{_bid_sign(bid, tongue)}{value.risk}")
    bid_words = words(bid, tongue, form)
    match value.risk:
        case Risk.UNDOUBLED:
            return tongue.say("{bid} by {seat}", bid=_Said(bid_words), seat=value.declarer)
        case Risk.DOUBLED:
            return tongue.say("{bid} by {seat}, doubled", bid=_Said(bid_words), seat=value.declarer)
        case Risk.REDOUBLED:
            return tongue.say("{bid} by {seat}, redoubled", bid=_Said(bid_words), seat=value.declarer)


@words.register
def _hand(value: Hand, tongue: Tongue, form: str) -> str:
    holding, gap = (_spoken_holding, "; ") if form == "name" else (_printed_holding, " ")
    return gap.join(holding(value, suit, tongue) for suit in SUITS_DOWN)


def _printed_holding(hand: Hand, suit: Suit, tongue: Tongue) -> str:
    ranks = "".join(rank_letter(rank, tongue.card_letters) for rank in hand.ranks(suit))
    return tongue.isolated(terms.SUIT_SIGNS[suit] + (ranks or terms.VOID))


def _spoken_holding(hand: Hand, suit: Suit, tongue: Tongue) -> str:
    ranks = " ".join(words(rank, tongue, "") for rank in hand.ranks(suit))
    return tongue.say("{suit}: {ranks}", suit=suit, ranks=_Said(ranks or tongue.term(terms.NOTHING)))


@words.register
def _list(value: tuple, tongue: Tongue, form: str) -> str:  # type: ignore[type-arg]  # dispatch needs the bare class
    kinds = form.split()
    join: Callable[[Sequence[str], Tongue], str] = _either if "or" in kinds else _all
    rest = " ".join(kind for kind in kinds if kind != "or")
    items = [words(item, tongue, rest) for item in value]
    return join(items, tongue) if items else tongue.term(terms.NOTHING)


def _all(items: Sequence[str], tongue: Tongue) -> str:
    if len(items) == 1:
        return items[0]
    return tongue.say("{most} and {last}", most=_Said(_commas(items[:-1], tongue)), last=_Said(items[-1]))


def _either(items: Sequence[str], tongue: Tongue) -> str:
    if len(items) == 1:
        return items[0]
    return tongue.say("{most} or {last}", most=_Said(_commas(items[:-1], tongue)), last=_Said(items[-1]))


def _commas(items: Sequence[str], tongue: Tongue) -> str:
    joined = items[0]
    for item in items[1:]:
        joined = tongue.say("{before}, {next}", before=_Said(joined), next=_Said(item))
    return joined


class _Said:
    """Text that has been worded already: put in as it is."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __str__(self) -> str:
        return self._text
