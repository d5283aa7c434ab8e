"""Letters can be read on every ground they stand on, in light and dark."""

from __future__ import annotations

import pytest

from bridgetutor.desktop.lesson.tones import MANNERS, ground, ink
from bridgetutor.desktop.table.inks import contrast
from bridgetutor.desktop.theme import DARK, LIGHT, Colours, Theme

TEXT, PROSE, CONTROL = 4.5, 7.0, 3.0


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_text_reads(colours: Colours) -> None:
    for on in (colours.paper, colours.card, colours.lifted):
        assert contrast(colours.ink, on) >= PROSE
        assert contrast(colours.soft, on) >= TEXT
    for on in (colours.paper, colours.card):
        assert contrast(colours.accent, on) >= TEXT
        assert contrast(colours.edge, on) >= CONTROL
    assert contrast(colours.on_accent, colours.accent) >= TEXT


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_what_the_pointer_is_over_looks_neither_right_nor_wrong(colours: Colours) -> None:
    judged = {colours.right_ground, colours.also_ground, colours.wrong_ground, colours.gold_ground}
    assert colours.lifted not in judged | {colours.card, colours.paper}


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_feedback_reads(colours: Colours) -> None:
    for tone in MANNERS:
        assert contrast(ink(tone, colours), ground(tone, colours)) >= TEXT, tone
        assert contrast(colours.ink, ground(tone, colours)) >= PROSE, tone


def test_every_tone_has_a_sign_and_a_word_of_its_own() -> None:
    assert len({manner.sign for manner in MANNERS.values()}) == len(MANNERS)
    assert len({manner.word for manner in MANNERS.values()}) == len(MANNERS)


def test_sizes_grow_with_the_type() -> None:
    assert Theme(LIGHT, 150).px(16) == 24
