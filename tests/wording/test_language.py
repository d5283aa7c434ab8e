"""Phrases in English, in a translation, and in the invented language."""

from __future__ import annotations

from enum import Enum
from gettext import NullTranslations

import pytest

from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.auction import CALLS, DOUBLE, PASS, REDOUBLE, Auction, Bid
from bridgetutor.rules.cards import PACK, Card, Rank, Strain, Suit
from bridgetutor.rules.contract import Contract, Risk
from bridgetutor.rules.faults import Fault
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat, Side, Vulnerability
from bridgetutor.wording import CARD_LETTERS, Wording
from bridgetutor.wording.pattern import PatternError
from bridgetutor.wording.pseudo import is_pseudo

ENGLISH = Wording.english()
TWO_CLUBS = Bid(2, Strain.CLUBS)
FOUR_SPADES = Contract(4, Strain.SPADES, Seat.SOUTH, Risk.DOUBLED)


class Polish(NullTranslations):
    """A catalogue as a translator might leave it: some entries right, one with a wrong brace, one cut off."""

    entries = {  # noqa: RUF012  # never changed
        "{seat} led {suit}": "{seat}: {suit:sign}",
        "{n} trick": "{n} lew",
        "wrong {seat}": "źle {miejsce}",
        "open {seat}": "otwarte {seat",
        "hearts": "kiery",
        "South": "S (południe)",
    }

    def gettext(self, message: str) -> str:
        return self.entries.get(message, message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.entries.get(msgid1, msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        return self.entries.get(message, message)


@pytest.mark.parametrize(
    ("value", "form", "said"),
    [
        (Card.parse("SA"), "", "♠A"),
        (Card.parse("ST"), "", "♠10"),
        (Card.parse("HQ"), "name", "queen of hearts"),
        (Suit.HEARTS, "", "hearts"),
        (Suit.HEARTS, "sign", "♥"),
        (Suit.HEARTS, "one", "heart"),
        (Suit.HEARTS, "capital", "Hearts"),
        (Suit.HEARTS, "capital one", "Heart"),
        (Suit.HEARTS, "no such form", "hearts"),
        (Strain.HEARTS, "", "hearts"),
        (Strain.NOTRUMP, "", "notrump"),
        (Strain.NOTRUMP, "sign", "NT"),
        (Rank.QUEEN, "", "queen"),
        (Rank.QUEEN, "sign", "Q"),
        (TWO_CLUBS, "", "2♣"),
        (TWO_CLUBS, "name", "2 clubs"),
        (Bid(1, Strain.DIAMONDS), "name", "1 diamond"),
        (Bid(3, Strain.NOTRUMP), "", "3NT"),
        (Bid(3, Strain.NOTRUMP), "name", "3 notrump"),
        (PASS, "", "Pass"),
        (PASS, "name", "pass"),
        (DOUBLE, "", "Double"),
        (DOUBLE, "sign", "X"),
        (REDOUBLE, "name", "redouble"),
        (REDOUBLE, "sign", "XX"),
        (Seat.SOUTH, "", "South"),
        (Seat.SOUTH, "sign", "S"),
        (Side.EAST_WEST, "", "East–West"),
        (Vulnerability.NONE, "", "neither side"),
        (Vulnerability.ALL, "sign", "All"),
        (Risk.REDOUBLED, "", "redoubled"),
        (FOUR_SPADES, "", "4♠ by South, doubled"),
        (FOUR_SPADES, "sign", "4♠X"),
        (FOUR_SPADES, "name", "4 spades by South, doubled"),
        (Hand.parse("AT2.K53.QJ4.-"), "", "♠A102 ♥K53 ♦QJ4 ♣–"),
        (Hand.parse("A2...K"), "name", "spades: ace two; hearts: none; diamonds: none; clubs: king"),
        (Auction.parse(Seat.NORTH, "1C P 1H X"), "", "1♣ Pass 1♥ Double"),
        (Fault(phrase("The auction is over")), "", "The auction is over"),
        (phrase("{suit:sign} led", suit=Suit.CLUBS), "", "♣ led"),
        (counted("{n} trick", "{n} tricks", n=1), "", "1 trick"),
        (12, "", "12"),
        (12, "+d", "+12"),
        (0.5, "", "0.5"),
        (2 / 3, ".1%", "66.7%"),
        (12, "no such form", "12"),
        ("text", "", "text"),
        ((), "", "none"),
        ((Suit.SPADES,), "", "spades"),
        ((Suit.SPADES, Suit.HEARTS, Suit.CLUBS), "", "spades, hearts and clubs"),
        ((Suit.SPADES, Suit.HEARTS, Suit.CLUBS), "or sign", "♠, ♥ or ♣"),
        (None, "", "None"),
    ],
)
def test_a_value_is_worded_by_its_type(value: object, form: str, said: str) -> None:
    assert ENGLISH.name(value, form) == said
    if form:
        assert ENGLISH.say("({value:" + form + "})", value=value) == f"({said})"


class Strength(Enum):
    """An enum of another layer that brings its own words."""

    STRONG = "strong"

    @property
    def says(self) -> Phrase:
        """The words."""
        return phrase("a strong hand")


def test_what_has_a_phrase_is_worded_by_it() -> None:
    assert ENGLISH.say("You have {what}.", what=Strength.STRONG) == "You have a strong hand."


def test_plurals() -> None:
    assert ENGLISH.count("{n} trick", "{n} tricks", n=1) == "1 trick"
    assert (
        ENGLISH.count("{n} trick in {suit}", "{n} tricks in {suit}", n=0, suit=Suit.CLUBS)
        == "0 tricks in clubs"
    )


def test_a_translation_chooses_signs_order_and_plurals() -> None:
    polish = Wording.of("pl", Polish())
    assert polish.say("{seat} led {suit}", seat=Seat.SOUTH, suit=Suit.HEARTS) == "S (południe): ♥"
    assert polish.count("{n} trick", "{n} tricks", n=5) == "5 lew"
    assert polish.say("not translated: {suit}", suit=Suit.HEARTS) == "not translated: kiery"


@pytest.mark.parametrize("pattern", ["wrong {seat}", "open {seat}"])
def test_a_wrong_translation_falls_back_to_english(pattern: str) -> None:
    assert Wording.of("pl", Polish()).say(pattern, seat=Seat.WEST) == pattern.format(seat="West")


def test_the_empty_phrase_is_not_the_header_of_the_catalogue() -> None:
    assert Wording.pseudo().say("") == ""


@pytest.mark.parametrize("pattern", ["{seat.name}", "{0}", "{seat!r}", "{nobody}", "{", "}"])
def test_only_plain_names_may_stand_in_braces(pattern: str) -> None:
    with pytest.raises(PatternError):
        ENGLISH.say(pattern, seat=Seat.WEST)


def test_doubled_braces_are_braces() -> None:
    assert ENGLISH.say("{{lesson}} {n}", n=1) == "{lesson} 1"


def test_card_letters_are_a_choice_of_their_own() -> None:
    assert Wording.english("pl").name(Card.parse("SQ")) == "♠D"
    assert Wording.english("ru").name(Hand.parse("AKQJT...")) == "♠ТКДВ10 ♥– ♦– ♣–"
    assert Wording.english("xx").name(Card.parse("SQ")) == "♠Q"


@pytest.mark.parametrize("language", CARD_LETTERS)
def test_no_two_cards_of_a_suit_look_alike(language: str) -> None:
    assert len({Wording.english(language).name(card) for card in PACK}) == 52


def test_right_to_left_keeps_cards_and_calls_in_order() -> None:
    arabic = Wording.of("ar_EG", NullTranslations())
    assert arabic.is_right_to_left
    assert arabic.name(Card.parse("SA")) == "\u2066♠A\u2069"
    assert arabic.name(FOUR_SPADES).startswith("\u20664♠\u2069")
    assert arabic.name(Hand.parse("A...")).count("\u2066") == 4
    assert all(arabic.name(call).startswith("\u2066") for call in CALLS)
    assert arabic.say("{path} is damaged", path="/a/b") == "\u2068/a/b\u2069 is damaged"
    assert not Wording.of("pl", NullTranslations()).is_right_to_left


def test_the_invented_language_marks_lengthens_and_keeps_values() -> None:
    pseudo = Wording.pseudo(right_to_left=False)
    said = pseudo.say("{seat} led {card}: follow suit", seat=Seat.WEST, card=Card.parse("SA"))
    assert "♠A" in said
    assert is_pseudo(said)
    assert not is_pseudo("West led")
    assert is_pseudo("12")
    assert len(pseudo.say("Nothing to see here")) >= 1.4 * len("Nothing to see here")
    assert Wording.pseudo().is_right_to_left
    assert Wording.pseudo().count("{n} trick", "{n} tricks", n=2).startswith("\u2067")


@pytest.mark.parametrize(
    ("number", "form", "said"),
    [(-2, "", "−2"), (-150, "+d", "−150"), (-4.7, "+.1f", "−4.7"), (3, "+d", "+3")],
)
def test_a_negative_number_has_a_true_minus(number: float, form: str, said: str) -> None:
    assert ENGLISH.say(f"{{n:{form}}} IMPs", n=number) == f"{said} IMPs"
