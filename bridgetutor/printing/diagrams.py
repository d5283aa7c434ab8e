"""Hands, deals and auctions as HTML tables: printable, selectable, and read aloud in order."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from html import escape

from bridgetutor.rules.auction import Auction
from bridgetutor.rules.cards import SUITS_DOWN, Suit
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.seats import Seat
from bridgetutor.wording import Wording

SUIT_CLASSES = {Suit.SPADES: "spades", Suit.HEARTS: "hearts", Suit.DIAMONDS: "diamonds", Suit.CLUBS: "clubs"}
_ACROSS = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)


def suit_sign(suit: Suit, wording: Wording) -> str:
    """The sign of a suit in its colour."""
    return f'<span class="{SUIT_CLASSES[suit]}">{wording.name(suit, "sign")}</span>'


def in_colours(text: str, wording: Wording) -> str:
    """A card, a call, a sentence as HTML: each sign of a suit in its colour."""
    html = escape(text)
    for suit in Suit:
        html = html.replace(wording.name(suit, "sign"), suit_sign(suit, wording))
    return html


def hand_lines(hand: Hand, wording: Wording, suits: Sequence[Suit] = SUITS_DOWN) -> str:
    """A hand in a line for each suit, a dash for a void."""
    return "<br/>".join(f"{suit_sign(suit, wording)} {_ranks(hand, suit, wording) or '–'}" for suit in suits)


def hand_in_a_row(hand: Hand, wording: Wording) -> str:
    """A hand in one line."""
    return "&#160;&#160; ".join(
        f"{suit_sign(suit, wording)}&#160;{_ranks(hand, suit, wording) or '–'}" for suit in SUITS_DOWN
    )


def deal_table(hands: Mapping[Seat, Hand], shown: Collection[Seat], middle: str, wording: Wording) -> str:
    """The four seats as they sit, north at the top; the number of cards where a hand may not be seen.

    Suits that none of the hands in sight holds, as in an ending, take no line.
    """
    in_sight = [hands[seat] for seat in shown if seat in hands]
    suits = [suit for suit in SUITS_DOWN if any(hand.length(suit) for hand in in_sight)]

    def place(seat: Seat) -> str:
        if seat not in hands:
            return "<td></td>"
        hand = hands[seat]
        hidden = escape(wording.count("{n} card", "{n} cards", n=len(hand)))
        held = hand_lines(hand, wording, suits) if seat in shown else hidden
        return f"<td><b>{escape(wording.name(seat))}</b><br/>{held}</td>"

    rows = (
        f"<td></td>{place(Seat.NORTH)}<td></td>",
        f'{place(Seat.WEST)}<td align="center">{middle}</td>{place(Seat.EAST)}',
        f"<td></td>{place(Seat.SOUTH)}<td></td>",
    )
    return f'<table class="deal" cellpadding="6">{"".join(f"<tr>{row}</tr>" for row in rows)}</table>'


def auction_table(auction: Auction, wording: Wording) -> str:
    """The calls in four columns from West on, a question mark where the next call is asked for."""
    cells = ["" for _ in range(_ACROSS.index(auction.dealer))]
    cells += [in_colours(wording.name(call), wording) for call in auction.calls]
    if not auction.is_over:
        cells.append("<b>?</b>")
    rows = [cells[i : i + 4] for i in range(0, len(cells), 4)]
    head = "".join(f'<th align="left">{escape(wording.name(seat))}</th>' for seat in _ACROSS)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f'<table class="auction" cellpadding="4"><tr>{head}</tr>{body}</table>'


def _ranks(hand: Hand, suit: Suit, wording: Wording) -> str:
    return " ".join(wording.name(rank, "sign") for rank in hand.ranks(suit))
