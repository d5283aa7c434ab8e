"""The card pictures: all there, told apart, in the deck's colours; and the fonts that stand beside them."""

from __future__ import annotations

import math
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPixmap, QRawFont

from bridgetutor.desktop.table import art
from bridgetutor.desktop.table.art import CardArt, DeckColours
from bridgetutor.printing import fonts
from bridgetutor.rules.cards import PACK, Card, Suit

RESOURCES = Path(__file__).parents[3] / "resources"
CARDS = RESOURCES / "cards"
ACE, KING = Card.parse("SA"), Card.parse("HK")

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def cards() -> CardArt:
    return CardArt(CARDS)


def colours(picture: QPixmap, across: range, down: range) -> set[str]:
    """The colours of the pixels in a box of a picture, as `#rrggbb`."""
    image = picture.toImage()
    return {image.pixelColor(x, y).name() for x in across for y in down}


def pixels(picture: QPixmap) -> bytes:
    return bytes(picture.toImage().convertToFormat(QImage.Format.Format_ARGB32).constBits())


def test_each_of_the_52_faces_and_the_back_is_a_picture_of_its_own(cards: CardArt) -> None:
    faces = {pixels(cards.pixmap(card, 60, 1.0, art.FOUR_COLOURS)) for card in PACK}
    assert len(faces | {pixels(cards.back(60, 1.0))}) == 53


def test_the_back_is_the_same_upside_down(cards: CardArt) -> None:
    image = cards.back(120, 1.0).toImage()
    spots = [(x, y) for x in range(20, 60, 3) for y in range(20, 80, 3)]
    turned = [image.pixelColor(119 - x, 167 - y) for x, y in spots]
    for (x, y), other in zip(spots, turned, strict=True):
        assert image.pixelColor(x, y).lightness() == pytest.approx(other.lightness(), abs=12)


@pytest.mark.parametrize("deck", art.DECKS, ids=lambda deck: deck.name)
@pytest.mark.parametrize("suit", Suit)
def test_an_index_has_the_ink_of_its_suit(cards: CardArt, deck: DeckColours, suit: Suit) -> None:
    inks = {deck.ink(other).lower() for other in Suit}
    for card in [card for card in PACK if card.suit is suit]:
        corner = colours(cards.pixmap(card, 240, 1.0, deck), range(5, 60), range(10, 146))
        assert corner & inks == {deck.ink(suit).lower()}


def test_decks_differ_as_their_names_say() -> None:
    assert len({art.TWO_COLOURS.ink(suit) for suit in Suit}) == 2
    for deck in art.DECKS[1:]:
        assert len({deck.ink(suit) for suit in Suit}) == 4
    assert len({deck.name for deck in art.DECKS}) == len(art.DECKS)


def test_the_index_is_whole_on_the_least_strip_of_an_overlapped_card(cards: CardArt) -> None:
    end = round(240 * art.INDEX_TO_WIDTH)
    for card in PACK:
        picture = cards.pixmap(card, 240, 1.0, art.FOUR_COLOURS)
        assert colours(picture, range(end - 2, end), range(5, 146)) == {art.PAPER.name()}


def test_a_dense_screen_gets_more_pixels_for_the_same_size(cards: CardArt) -> None:
    picture = cards.pixmap(ACE, 90, 2.0, art.FOUR_COLOURS)
    assert (picture.width(), picture.height()) == (180, 252)
    assert picture.deviceIndependentSize() == QSizeF(90, art.card_height(90))


def test_corners_are_clear_and_the_edge_stands_off_paper(cards: CardArt) -> None:
    image = cards.pixmap(ACE, 90, 1.0, art.FOUR_COLOURS).toImage()
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(0, 63).lightness() < art.PAPER.lightness() - 40
    assert image.pixelColor(2, 63) == art.PAPER


def test_a_picture_is_kept_until_others_were_wanted_more_lately() -> None:
    cards = CardArt(CARDS, limit=2)
    ace, back = cards.pixmap(ACE, 40, 1.0, art.FOUR_COLOURS), cards.back(40, 1.0)
    assert cards.pixmap(ACE, 40, 1.0, art.FOUR_COLOURS) is ace
    cards.back(41, 1.0)
    assert len(cards) == 2
    assert cards.pixmap(ACE, 40, 1.0, art.FOUR_COLOURS) is ace
    assert cards.back(40, 1.0) is not back


@pytest.mark.parametrize(
    "other", [(41, 1.0, art.FOUR_COLOURS), (40, 2.0, art.FOUR_COLOURS), (40, 1.0, art.COLOUR_BLIND)]
)
def test_another_size_or_colour_is_another_picture(
    cards: CardArt, other: tuple[int, float, DeckColours]
) -> None:
    assert pixels(cards.pixmap(ACE, 40, 1.0, art.FOUR_COLOURS)) != pixels(cards.pixmap(ACE, *other))


def test_what_must_be_shown_at_once_may_have_another_size_but_no_other_colour(cards: CardArt) -> None:
    known = cards.pixmap(ACE, 40, 1.0, art.FOUR_COLOURS)
    assert cards.at_once(ACE, 60, 1.0, art.FOUR_COLOURS) is known
    assert cards.at_once(ACE, 60, 1.0, art.COLOUR_BLIND).width() == 60
    assert cards.at_once(KING, 60, 1.0, art.FOUR_COLOURS).width() == 60
    right = cards.pixmap(ACE, 60, 1.0, art.FOUR_COLOURS)
    assert cards.at_once(ACE, 60, 1.0, art.FOUR_COLOURS) is right
    assert cards.at_once(ACE, 40, 1.0, art.FOUR_COLOURS) is known
    assert cards.at_once(ACE, 50, 1.0, art.FOUR_COLOURS) is right


def test_no_picture_is_shown_at_once_that_is_kept_no_more() -> None:
    cards = CardArt(CARDS, limit=2)
    for width in (40, 41):
        cards.pixmap(ACE, width, 1.0, art.FOUR_COLOURS)
    cards.pixmap(ACE, 40, 1.0, art.FOUR_COLOURS)
    cards.back(40, 1.0)
    cards.back(41, 1.0)
    assert len(cards) == 2
    assert cards.at_once(ACE, 60, 1.0, art.FOUR_COLOURS).width() == 60


def test_court_cards_are_drawn_ahead_one_by_one_and_each_once() -> None:
    cards = CardArt(CARDS)
    assert [cards.get_ready(art.FOUR_COLOURS) for _ in range(13)] == [True] * 12 + [False]
    assert cards.get_ready(art.COLOUR_BLIND)
    assert len(cards) == 0


def test_a_small_court_card_looks_as_if_it_had_been_drawn_at_that_size(cards: CardArt) -> None:
    small = cards.pixmap(KING, art.COURT_WIDTH // 2, 1.0, art.FOUR_COLOURS).toImage()
    large = cards.pixmap(KING, art.COURT_WIDTH, 1.0, art.FOUR_COLOURS).toImage()
    beside = large.scaled(small.size(), mode=Qt.TransformationMode.SmoothTransformation)
    differences = [
        abs(small.pixelColor(x, y).lightness() - beside.pixelColor(x, y).lightness())
        for x in range(2, small.width() - 2)
        for y in range(2, small.height() - 2)
    ]
    assert sum(differences) / len(differences) < 1


def test_drawings_are_read_only_when_wanted(tmp_path: Path) -> None:
    cards = CardArt(tmp_path)
    with pytest.raises(FileNotFoundError, match=r"SA\.svg"):
        cards.pixmap(ACE, 40, 1.0, art.FOUR_COLOURS)
    assert len(cards) == 0


def test_the_drawings_hold_nothing_that_qt_does_not_scale() -> None:
    drawings = {path.stem: path.read_text("utf-8") for path in CARDS.glob("*.svg")}
    assert set(drawings) == {str(card) for card in PACK} | {art.BACK}
    for drawing in drawings.values():
        assert not [tag for tag in ("<symbol", "<use", "<defs", "<image") if tag in drawing]


Eye = tuple[tuple[float, float, float], ...]

# How full red blindness and full green blindness see linear red, green and blue (Machado, Oliveira and Fernandes 2009).
PROTANOPIA = (
    (0.152286, 1.052583, -0.204868),
    (0.114503, 0.786281, 0.099216),
    (-0.003882, -0.048116, 1.051998),
)
DEUTERANOPIA = (
    (0.367322, 0.860646, -0.227968),
    (0.280085, 0.672501, 0.047413),
    (-0.011820, 0.042940, 0.968881),
)


def linear(part: float) -> float:
    """The light of one part of an sRGB colour, both from 0 to 1."""
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def seen(ink: str, eye: Eye) -> tuple[float, float, float]:
    """The CIE L*a*b* colour of an ink to an eye, for white D65."""
    colour = QColor(ink)
    parts = [linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF())]
    red, green, blue = (max(0.0, sum(k * part for k, part in zip(row, parts, strict=True))) for row in eye)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def nearest(deck: DeckColours, eye: Eye) -> float:
    """The distance (CIE 1976) of the two suits that an eye tells apart least well; 2 is just to be seen."""
    inks = [seen(deck.ink(suit), eye) for suit in Suit]
    return min(math.dist(one, other) for one, other in combinations(inks, 2))


@pytest.mark.parametrize("eye", [PROTANOPIA, DEUTERANOPIA], ids=["protanopia", "deuteranopia"])
def test_the_colour_blind_deck_parts_the_suits_far_better(
    eye: Eye,
) -> None:
    assert nearest(art.COLOUR_BLIND, eye) > 45
    assert nearest(art.FOUR_COLOURS, eye) < 25


def test_one_family_has_all_scripts_and_signs() -> None:
    assert fonts.load(RESOURCES) == ("DejaVu Sans",)
    for name in fonts.FILES:
        face = QRawFont(str(RESOURCES / "fonts" / name), 16)
        signs = "♠♥♦♣AzłşğıЖя–×…½✓✗→" + ("" if "Oblique" in name else "اپي")
        assert [sign for sign in signs if not face.supportsCharacter(ord(sign))] == []


@pytest.mark.parametrize("content", [None, b"not a font"])
def test_a_font_that_is_missing_or_damaged_is_named(tmp_path: Path, content: bytes | None) -> None:
    (tmp_path / "fonts").mkdir()
    if content is not None:
        (tmp_path / "fonts" / fonts.FILES[0]).write_bytes(content)
    with pytest.raises(fonts.FontError, match=r"DejaVuSans\.ttf"):
        fonts.load(tmp_path)
