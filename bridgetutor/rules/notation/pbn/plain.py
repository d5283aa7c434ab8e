"""The auctions and plays that most records have, read fast: bare calls and cards, all of them legal.

None stands for anything else, which `calls` and `cards` read with care: they would find the same in these.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridgetutor.rules.auction import CALLS, Auction
from bridgetutor.rules.cards import PACK
from bridgetutor.rules.notation.pbn import deals
from bridgetutor.rules.notation.pbn.bidding import Bidding
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat

_CALLS = {str(call): call for call in CALLS}
_CALLS |= {f"{text}T": call for text, call in _CALLS.items() if text.endswith("N")} | {"Pass": _CALLS["P"]}
_CARDS = {str(card): card.index for card in PACK} | {"-": -1}
_END = "*"
_NO_CARD, _SUIT = -1, (1 << 13) - 1


def calls(body: str, first: Seat) -> Auction | None:
    """The auction of a section without skipped columns and signs."""
    bidding = Bidding(first)
    for text in body.split():
        call = _CALLS.get(text)
        if call is None or not bidding.may(call):
            return None
        bidding.add(call)
    return bidding.auction


def cards(body: str, play: Play, first: Seat) -> tuple[Play, bool, list[int]] | None:
    """The play of a section over four known hands, whether it has the mark of the end, the tricks of the sides."""
    if not deals.is_complete(play.deal):
        return None
    texts = body.split()
    has_end = bool(texts) and texts[-1] == _END
    if has_end:
        texts.pop()
    try:
        codes = [_CARDS[text] for text in texts]
    except KeyError:
        return None
    table = _Table(play)
    for start in range(0, len(codes), 4):
        if not table.take(codes[start : start + 4], first):
            return None
    order = tuple([PACK[code] for code in table.order])
    return Play(play.deal, play.strain, play.leader, play.declarer, order), has_end, table.won


class _Table:
    """Hands as bits, cards as their numbers in `PACK`."""

    def __init__(self, play: Play) -> None:
        self.order: list[int] = []
        self.won = [0, 0]
        self._hands = [0 if hand is None else hand.bits for hand in play.deal.hands]
        self._turn: int = play.leader
        self._trumps = -1 if play.strain.suit is None else int(play.strain.suit)
        self._is_over = False

    def take(self, row: Sequence[int], first: Seat) -> bool:
        """Plays a trick; False where it is not wholly in order."""
        trick = self._by_seat(row, first)
        if trick is None:
            return False
        count = 4 - trick.count(_NO_CARD)
        if self._is_over:
            return not count
        self._is_over = count < 4
        return self._play(trick, count)

    def _by_seat(self, row: Sequence[int], column: int) -> list[int] | None:
        trick = [_NO_CARD] * 4
        hands = self._hands
        for code in row:
            if code >= 0:
                seat = column
                while not hands[seat] >> code & 1:
                    seat = (seat + 1) % 4
                    if seat == column:
                        return None
                if trick[seat] >= 0:
                    return None
                trick[seat] = code
            column = (column + 1) % 4
        return trick

    def _play(self, trick: Sequence[int], count: int) -> bool:
        turn, hands, trumps = self._turn, self._hands, self._trumps
        led, best, winner = -1, -1, turn
        for seat in _SEATS_FROM[turn][:count]:
            code = trick[seat]
            if code < 0:
                return False
            suit, rank = divmod(code, 13)
            if led < 0:
                led = suit
            elif suit != led and hands[seat] >> led * 13 & _SUIT:
                return False
            worth = rank + 20 if suit == trumps else rank if suit == led else -1
            if worth > best:
                best, winner = worth, seat
            hands[seat] ^= 1 << code
            self.order.append(code)
        if count == 4:
            self._turn = winner
            self.won[winner % 2] += 1
        return True


_SEATS_FROM = tuple(tuple((seat + i) % 4 for i in range(4)) for seat in range(4))
