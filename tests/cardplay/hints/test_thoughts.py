"""What is to be done where no technique speaks: it names the suit, and not yet the card."""

from __future__ import annotations

import pytest

from bridgetutor.cardplay.hints.thoughts import thought
from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.view import PlayView
from bridgetutor.rules.cards import Card, Strain
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from bridgetutor.wording import Wording

DEAL = Deal.parse("N:AQ53.T986.A74.72 942.AJ74.K8.KT95 KJT8.K52.QJ3.QJ8 76.Q3.T9652.A643")
"""South declares, and West leads."""


def said(cards: str, card: str, contract: str = "1S", deal: Deal = DEAL) -> str:
    """What is told to whoever plays the card after those."""
    bid = Contract.parse(contract, Seat.SOUTH)
    play = Play.of(deal, bid, map(Card.parse, cards.split()))
    outlook = Outlook(PlayView.of(play, play.player), contract=bid)
    assert Card.parse(card) in play.legal_cards
    return Wording.english().render(thought(outlook, Card.parse(card)))


@pytest.mark.parametrize(
    ("cards", "card", "says"),
    [
        ("", "CA", "A high card in clubs may keep the lead, and lets you see dummy first."),
        ("D5 DA D8 D3 S3 S2", "SK", "Win this trick in South, and go on from there."),
        ("", "C4", "A lead in clubs risks least for what it may bring."),
        ("D5 DA D8 D3", "S3", "It is time for trumps, from North: 5 are still out."),
        ("D5 DA D8 D3", "D4", "Only the ♦K can beat your best in diamonds: lead the suit from North."),
        ("H3 H6 HA H2", "D8", "Of all suits you lose least by leading diamonds, and may win most."),
        ("H3 H6 HA H2", "C5", "Lead up to dummy's weakness: it has no honour in clubs, and plays last."),
        ("D5", "DA", "Take this trick in diamonds: a small card might leave it to East."),
        ("D5 D4", "DK", "Play high in diamonds: no diamond but the ♦A can beat yours."),
        ("H3 H6 HA H2 C5", "CQ", "Play high in clubs: no club but the ♣A or the ♣K can beat yours."),
        ("H3 H6 HA H2 C5 CQ", "CA", "Take this trick in clubs: no club of theirs beats your best."),
        (
            "D5 DA D8 D3 S3",
            "S9",
            "Play high in spades: South, who comes next, should not win this trick cheaply.",
        ),
        ("D5 D4 D8", "DJ", "This trick is worth having: win it, with no higher a card than it takes."),
        ("D5 D4 DK", "D3", "Keep what is highest in diamonds for a later round: this trick is theirs."),
        ("C3", "C2", "Play low in clubs: your cards there will not win this trick for long."),
        ("D5 DA D8", "D3", "The ♦A of North has won this trick: spend nothing on it."),
        ("D5 DA D8 D3 S3 S2 SK", "S6", "Your cards are all worth the same here: play any of them."),
        ("D5 DA D8 D3 SA S2", "S8", "The ♠A of North is high: spend nothing on it."),
        ("H3 H6", "H4", "Let this trick go: what you have above the ♥6 is worth more later."),
        ("H3 H6", "H7", "A card between in hearts: high enough to matter, and your best is kept for later."),
        ("H3", "H6", "A low card in hearts is enough here: keep what is higher for later."),
        (
            "D5 DA D8 D3 S3 S2 S8",
            "S6",
            "Your cards are all worth the same here: play any of them.",
        ),
    ],
)
def test_it_fits_what_the_card_does(cards: str, card: str, says: str) -> None:
    assert said(cards, card) == says


VOID = Deal.parse("N:QJ.A.2. 4.QJ.3. .K2.4.3 9.3.K.A")
"""An ending of four cards: spades are trumps, South declares, and West leads."""


@pytest.mark.parametrize(
    ("cards", "card", "says"),
    [
        ("CA", "SJ", "Ruff, and with no higher a trump than it takes."),
        ("CA", "SQ", "Ruff, and high enough: East plays after you, and may ruff too."),
        ("CA", "D2", "Do not ruff: keep your trumps, and part with a card in diamonds."),
        ("CA D2", "HJ", "Keep what may still win a trick: you can best part with a card in hearts."),
        ("CA SJ S4 C3", "HA", "You have winners in hearts: now is the time for one."),
        ("CA SJ S4 C3", "D2", "Only the ♦K can beat your best in diamonds: lead the suit from North."),
    ],
)
def test_without_a_card_of_the_suit_led(cards: str, card: str, says: str) -> None:
    play = Play(VOID, Contract.parse("1S", Seat.SOUTH).strain, Seat.WEST, Seat.SOUTH)
    moment = play.after(*map(Card.parse, cards.split()))
    assert Card.parse(card) in moment.legal_cards
    outlook = Outlook(PlayView.of(moment, moment.player), contract=Contract.parse("1S", Seat.SOUTH))
    assert Wording.english().render(thought(outlook, Card.parse(card))) == says


@pytest.mark.parametrize(
    ("cards", "card", "says"),
    [
        (
            "D5 DA D8 D3 SA S2 S8 S6 SQ S4 ST S7 S5 S9 SJ D2",
            "SK",
            "They have no spade left: play yours, and watch what they must throw on it.",
        ),
        ("D5 DA D8 D3 S3 S2 ST S6", "SK", "Go on with spades: there is another winner."),
        (
            "D5 DA D8 D3 S3 S2 ST S6",
            "CQ",
            "Only the ♣A and the ♣K can beat your best in clubs: lead the suit from South.",
        ),
    ],
)
def test_at_notrump(cards: str, card: str, says: str) -> None:
    assert said(cards, card, "3N") == says


@pytest.mark.parametrize(
    ("card", "says"),
    [
        ("D5", "Lead through dummy's diamonds: partner plays after it, and declarer last."),
        ("S7", "Lead a trump: dummy has 4 to ruff with, and each round takes one."),
        ("CA", "You have winners in clubs: now is the time for one."),
        ("C6", "Of all suits you lose least by leading clubs, and may win most."),
    ],
)
def test_a_defender_before_dummy_leads_through_its_honours(card: str, says: str) -> None:
    assert said("H3 H6 HA H2 H4 H5 HQ HT", card) == says


SINGLETON = Deal.parse("N:K4.AQ2.K9653.QJ4 AQT982.8.A72.A92 J753.K965.Q4.K87 6.JT743.JT8.T653")
"""East's partner has one spade and three trumps."""


def test_partner_who_has_shown_out_is_given_a_ruff() -> None:
    assert (
        said("S6 SK SA S3 SQ S5 C3 S4", "S8", "3D", SINGLETON)
        == "Partner has no spade left: lead the suit, for a ruff."
    )


@pytest.mark.parametrize(
    ("cards", "card", "says"),
    [
        ("DA", "C3", "Part with a card in clubs: what you hold in spades and hearts may still win a trick."),
        ("DA", "S4", "A lower card in spades can go: what may win a trick stays, there and in hearts."),
        ("DA", "SQ", "Part with a card in spades: what you hold in hearts may still win a trick."),
    ],
)
def test_a_discard_says_what_is_kept(cards: str, card: str, says: str) -> None:
    deal = Deal.parse("N:Q4.K5..3 .43.J.54 K.2.K3.2 5.7.A2.7")
    play = Play(deal, Strain.NOTRUMP, Seat.WEST, Seat.SOUTH).after(*map(Card.parse, cards.split()))
    outlook = Outlook(PlayView.of(play, Seat.SOUTH))
    assert Wording.english().render(thought(outlook, Card.parse(card))) == says
