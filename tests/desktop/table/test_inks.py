"""Suit signs and marks can be read in every deck, light and dark; text on felt too."""

from __future__ import annotations

import pytest

from bridgetutor.desktop.table.art import DECKS, DeckColours
from bridgetutor.desktop.table.inks import READABLE, contrast, suit_ink
from bridgetutor.desktop.table.marks import mark_of
from bridgetutor.desktop.theme import DARK, LIGHT, Colours
from bridgetutor.rules.cards import Suit
from bridgetutor.session.screen import Tone

SHADES = pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@SHADES
@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
def test_suit_signs_can_be_read(colours: Colours, deck: DeckColours) -> None:
    grounds = [colours.card, colours.gold_ground, *(mark_of(tone, colours).ground for tone in Tone)]
    for suit in Suit:
        assert all(
            contrast(suit_ink(suit, deck, colours, ground=ground), ground) >= READABLE for ground in grounds
        )


@SHADES
def test_text_on_felt_can_be_read(colours: Colours) -> None:
    assert all(contrast(colours.on_felt, felt) >= READABLE for felt in colours.felt)


def test_the_gold_of_a_turn_bears_its_text() -> None:
    assert contrast(LIGHT.ink, DARK.gold) >= READABLE


@pytest.mark.parametrize("tone", Tone)
def test_every_tone_has_a_sign_and_a_colour_of_its_own(tone: Tone) -> None:
    others = [mark_of(other, LIGHT) for other in Tone if other is not tone]
    mark = mark_of(tone, LIGHT)
    assert mark.sign not in {other.sign for other in others}
    assert contrast(mark.colour, "#FFFDF8") >= 3
