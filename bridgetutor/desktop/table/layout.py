"""Where everything on the table lies, from the room there is: hands, labels, trick, auction, the corner of facts.

Pure geometry in logical pixels. Nothing overlaps but the cards of one hand or trick, and of those a strip stays free.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bridgetutor.desktop.table import fans
from bridgetutor.desktop.table.art import HEIGHT_TO_WIDTH, card_height
from bridgetutor.desktop.table.boxes import Box, Place, Spot, around

MARGIN = 12
GAP = 8
LIFT = 10
"""The felt above a card into which it rises."""

_WIDEST = 190
_TRICK_SHARE = 0.13
"""The width of a card of the trick, of the height of the table."""


@dataclass(frozen=True, slots=True)
class Room:
    """What there is to lay out, and its size.

    `hands` are the lengths of the suits of each hand that is seen, in the order they lie; `backs` the hidden hands.
    `labels` gives the height of a seat's label, `label_width` the width a label at the side may take, `top_label` the
    width that the label at the top needs in one line, `count_height` the line of a hidden hand's count. `facts` is the
    corner's size in lines of its own, `band` the height of the same facts in one strip across the table. `auction` is
    the size of the auction's panel and `box` that of the bidding box, each None where there is none; `least_box` is
    the size below which the box cannot be.
    """

    width: int
    height: int
    hands: Mapping[Place, tuple[int, ...]]
    backs: frozenset[Place] = frozenset()
    labels: Mapping[Place, int] = field(default_factory=dict)
    label_width: int = 90
    top_label: int = 0
    count_height: int = 20
    facts: tuple[int, int] = (0, 0)
    band: int = 0
    auction: tuple[int, int] | None = None
    box: tuple[int, int] | None = None
    least_box: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class Plan:
    """Where everything lies. `labels` are boxes in whose middle (at the sides: at whose outer edge) a label stands."""

    spots: Mapping[Place, tuple[Spot, ...]]
    backs: Mapping[Place, Box]
    counts: Mapping[Place, Box]
    labels: Mapping[Place, Box]
    trick: Mapping[Place, Box]
    facts: Box
    facts_in_corner: bool
    auction: Box | None
    box: Box | None


@dataclass(frozen=True, slots=True)
class _Bands:
    """The table cut across: the hands at top and bottom, and what is left between them."""

    top: Box
    bottom: Box
    middle: Box
    facts: Box
    in_corner: bool


def arrange(room: Room) -> Plan:
    """The plan for the room: cards as large as they can be while everything has its place."""
    bands = _bands(room)
    sides = {place: _side(room, bands.middle, place) for place in (Place.LEFT, Place.RIGHT)}
    centre = _centre(room, bands.middle)
    spots = {
        Place.TOP: _fan(room, Place.TOP, bands.top),
        Place.BOTTOM: _fan(room, Place.BOTTOM, bands.bottom),
    } | {place: _rows(room, place, box) for place, box in sides.items()}
    boxes = {Place.TOP: bands.top, Place.BOTTOM: bands.bottom} | sides
    backs = {place: _back(room, place, boxes[place]) for place in room.backs}
    return Plan(
        {place: cards for place, cards in spots.items() if cards},
        backs,
        {place: _count(room, place, back) for place, back in backs.items()},
        _labels(room, bands, sides=sides, held=_held(spots, backs)),
        _trick(centre, round(room.height * _TRICK_SHARE)),
        bands.facts,
        bands.in_corner,
        *_bidding(room, centre),
    )


def _label(room: Room, place: Place) -> int:
    """The height of the seat's label and of the gap under it; nothing where the seat has none."""
    height = room.labels.get(place, 0)
    return height + LIFT if height else 0


def _bands(room: Room) -> _Bands:
    """The largest hands at top and bottom that leave the sides and the middle what they need."""
    bands = _cut(room, 1.0)
    for share in (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46, 0.4):
        bands = _cut(room, share)
        if bands.middle.height >= _middle_needs(room):
            break
    return bands


def _cut(room: Room, share: float) -> _Bands:
    across = room.width - 2 * MARGIN
    in_corner = _corner_is_free(room, share)
    top_y = MARGIN if in_corner or not room.band else MARGIN + room.band + GAP
    free = room.height - top_y - MARGIN - _label(room, Place.TOP) - _label(room, Place.BOTTOM)
    bottom_height = _hand_height(room, Place.BOTTOM, free, 0.3 * share)
    top_height = _hand_height(room, Place.TOP, free, 0.23 * share)
    aside = room.facts[0] + GAP if in_corner else 0
    top = Box(MARGIN + aside, top_y + _label(room, Place.TOP), across - 2 * aside, top_height)
    bottom = Box(MARGIN, room.height - MARGIN - bottom_height, across, bottom_height)
    above = MARGIN + room.facts[1] if in_corner else 0
    middle_y = max(top.bottom + (GAP if top.bottom > top_y else 0), above + GAP)
    middle_end = bottom.y - _label(room, Place.BOTTOM) - GAP
    middle = Box(MARGIN, middle_y, across, max(0, middle_end - middle_y))
    facts = Box(MARGIN, MARGIN, *room.facts) if in_corner else Box(MARGIN, MARGIN, across, room.band)
    return _Bands(top, bottom, middle, facts, in_corner)


def _corner_is_free(room: Room, share: float) -> bool:
    """Whether the facts can stand at the top left without reaching the hand at the top or closing up its suits."""
    aside = room.facts[0] + GAP
    lengths = room.hands.get(Place.TOP)
    if not room.band or room.facts[1] > room.height * 0.25 * share:
        return False
    if room.width - 2 * (MARGIN + aside) < room.top_label:
        return False
    if not lengths:
        return room.width - 2 * (MARGIN + aside) > 3 * room.label_width
    box = Box(0, 0, room.width - 2 * (MARGIN + aside), round(room.height * 0.2))
    large = fans.widest_in_fan(lengths, box) * HEIGHT_TO_WIDTH >= 0.7 * box.height
    return box.width > 0 and large and fans.parts_suits(lengths, box)


def _hand_height(room: Room, place: Place, free: int, share: float) -> int:
    """The height of the hand's cards: its share of the table, unless its width asks for smaller ones."""
    if place in room.backs:
        return round(min(0.14 * free, card_height(70)))
    lengths = room.hands.get(place)
    if lengths is None or not sum(lengths):
        return round(share * free * 0.5) if lengths is not None else 0
    aside = room.facts[0] + GAP if place is Place.TOP and _corner_is_free(room, 1.0) else 0
    box = Box(0, 0, room.width - 2 * (MARGIN + aside), round(share * free))
    return card_height(min(_WIDEST, fans.widest_in_fan(lengths, box)))


def _middle_needs(room: Room) -> int:
    """The height without which side hands, trick or auction would not fit between the hands."""
    sides = [
        _label(room, place) + fans.least_rows_height(room.hands[place], _side_width(room))
        for place in (Place.LEFT, Place.RIGHT)
        if place in room.hands
    ]
    backs = [
        _label(room, place) + card_height(fans.NARROWEST) + room.count_height
        for place in room.backs
        if place.is_side
    ]
    bidding = [room.auction[1]] if room.auction is not None and room.box is None else []
    bidding += [room.least_box[1]] if room.box is not None else []
    return max(*sides, *backs, *bidding, 2 * card_height(48), 0)


def _side_width(room: Room) -> int:
    """The width of the hands at left and right: what the middle leaves where cards are seen, else a label's."""
    across = room.width - 2 * MARGIN
    if not any(place in room.hands for place in (Place.LEFT, Place.RIGHT)):
        return min(max(room.label_width, 60), across // 3)
    middle = room.auction[0] if room.auction is not None else max(136, across * 26 // 100)
    return max(min((across - middle) // 2 - GAP, 420), 72)


def _side(room: Room, middle: Box, place: Place) -> Box:
    """The box of a side hand, its label included."""
    width = _side_width(room)
    x = middle.x if place is Place.LEFT else middle.right - width
    return Box(x, middle.y, width, middle.height)


def _centre(room: Room, middle: Box) -> Box:
    aside = _side_width(room) + GAP if _sides_taken(room) else 0
    return Box(middle.x + aside, middle.y, middle.width - 2 * aside, middle.height)


def _sides_taken(room: Room) -> bool:
    return any(place.is_side for place in (*room.hands, *room.backs, *room.labels))


def _fan(room: Room, place: Place, box: Box) -> tuple[Spot, ...]:
    lengths = room.hands.get(place, ())
    width = round(box.height / HEIGHT_TO_WIDTH)
    return fans.fan(lengths, box, width) if sum(lengths) else ()


def _rows(room: Room, place: Place, side: Box) -> tuple[Spot, ...]:
    lengths = room.hands.get(place, ())
    if not sum(lengths):
        return ()
    box = _below_label(room, place, side)
    most = min(_WIDEST, max(fans.NARROWEST, room.height // 8))
    return fans.rows(lengths, box, fans.widest_in_rows(lengths, box, most) or fans.NARROWEST, place)


def _below_label(room: Room, place: Place, side: Box) -> Box:
    label = _label(room, place)
    return Box(side.x, side.y + label, side.width, side.height - label)


def _back(room: Room, place: Place, box: Box) -> Box:
    """A hidden hand's back: at the top in the middle, at the sides at the outer edge."""
    if not place.is_side:
        width = max(1, round(box.height / HEIGHT_TO_WIDTH))
        return box.centred(width, card_height(width))
    room_down = box.height - _label(room, place) - room.count_height
    width = max(1, min(room.height // 9, 110, room.label_width - 12, round(room_down / HEIGHT_TO_WIDTH)))
    used = _label(room, place) + card_height(width) + room.count_height
    y = box.y + (box.height - used) // 2 + _label(room, place)
    aside = (room.label_width - width) // 2
    x = box.x + aside if place is Place.LEFT else box.right - aside - width
    return Box(x, y, width, card_height(width))


def _count(room: Room, place: Place, back: Box) -> Box:
    """Where a hidden hand's count stands: under its back, at the top beside it."""
    if place.is_side:
        width = room.label_width
        return Box(back.x + back.width // 2 - width // 2, back.bottom, width, room.count_height)
    height = room.count_height
    return Box(back.right + GAP, back.y + (back.height - height) // 2, room.label_width, height)


def _held(spots: Mapping[Place, tuple[Spot, ...]], backs: Mapping[Place, Box]) -> dict[Place, Box]:
    """What each seat holds, as one box."""
    seen = {place: around(spot.card for spot in cards) for place, cards in spots.items() if cards}
    return seen | dict(backs)


def _labels(
    room: Room, bands: _Bands, *, sides: Mapping[Place, Box], held: Mapping[Place, Box]
) -> dict[Place, Box]:
    """A label above its hand; at the sides just above the cards, where there are none in the middle."""
    labels = {}
    for place, height in room.labels.items():
        if place.is_side:
            side = sides[place]
            y = held[place].y - height - LIFT if place in held else side.y + (side.height - height) // 2
            labels[place] = Box(side.x, max(side.y, y), side.width, height)
        else:
            labels[place] = _label_above(room, bands, place)
    return labels


def _label_above(room: Room, bands: _Bands, place: Place) -> Box:
    """As wide as the room for the hand: at the top that is clear of the corner of facts."""
    hand = bands.top if place is Place.TOP else bands.bottom
    return Box(hand.x, hand.y - _label(room, place), hand.width, room.labels[place])


def _trick(centre: Box, most: int) -> dict[Place, Box]:
    """The four cards of a trick, each before its player; where room is short they overlap, every index free."""
    width = max(
        fans.NARROWEST,
        min(most, round(centre.height / (1.94 * HEIGHT_TO_WIDTH)), round(centre.width / 2.2)),
    )
    height = card_height(width)
    middle = centre.centred(width, height)
    across = min(round(width * 1.06), (centre.width - width) // 2)
    down = min(round(height * 0.52), max(0, (centre.height - height) // 2))
    return {
        Place.TOP: middle.moved(0, -down),
        Place.LEFT: middle.moved(-across, 0),
        Place.RIGHT: middle.moved(across, 0),
        Place.BOTTOM: middle.moved(0, down),
    }


def _bidding(room: Room, centre: Box) -> tuple[Box | None, Box | None]:
    """The room for the auction and, at its right, the bidding box: side by side in the middle."""
    auction = None if room.auction is None else centre.centred(*_fitting(room.auction, centre))
    if room.box is None:
        return auction, None
    width, height = _fitting(room.box, centre)
    if room.auction is None:
        return None, centre.centred(width, height)
    width = max(room.least_box[0], min(width, round(centre.width * 0.57)))
    left = min(room.auction[0], centre.width - width - GAP)
    both = centre.centred(left + GAP + width, height)
    return Box(both.x, both.y, left, height), Box(both.x + left + GAP, both.y, width, height)


def _fitting(size: tuple[int, int], box: Box) -> tuple[int, int]:
    return min(size[0], box.width), min(size[1], box.height)
