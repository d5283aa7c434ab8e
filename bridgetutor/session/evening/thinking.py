"""What is thought out for an evening: the cards of the other seats, by what the table has told."""

from __future__ import annotations

from bridgetutor.cardplay.view import PlayView
from bridgetutor.hands.picture import Picture
from bridgetutor.hands.promises import Promises
from bridgetutor.hands.region import EVERYWHERE, Range, Region, box, region
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat
from bridgetutor.session.evening import bidding
from bridgetutor.session.evening.state import Evening
from bridgetutor.session.wanted import CardWanted


def awaited(evening: Evening) -> CardWanted | None:
    """The card that another seat thinks out; what was said of all points is known to it."""
    return None if evening.play is None or not evening.waits else next_card(evening, evening.play)


def next_card(evening: Evening, play: Play) -> CardWanted:
    """The card of whoever is to play, as that player sees it."""
    faced = play.dummy in evening.board.faced
    view = PlayView.of(play, play.player, dummy_is_faced=faced)
    return CardWanted(view, evening.board.contract, promised(evening))


def promised(evening: Evening) -> Promises:
    """What is known of the four hands: by the auction, or by the announcements their points, exactly."""
    board = evening.board
    if board.auction is not None:
        return bidding.promised(evening)
    said = board.announced
    north, east, south, west = (_points(said.get(seat)) for seat in Seat)
    return Promises(Picture((north, east, south, west)))


def _points(said: int | None) -> Region:
    return EVERYWHERE if said is None else region([box(Range(said, said))])
