"""What a contest keeps among the choices of its sitting: the set that was laid out, and each result from elsewhere.

~set:teams:,Anna:N:… … … …/N:… … … …     how it is scored, whose the other tables are (robots have no name), the deals
~elsewhere:1:3:1N-P-3N-P-P-P:S4SKS2…:9    table 1, board 3: the calls, the cards, the tricks (nothing: passed out)
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from urllib.parse import quote, unquote

from bridgetutor.games.contest import Contest, Way, is_over
from bridgetutor.phrase import phrase
from bridgetutor.rules.auction import Auction, Call, parse_call
from bridgetutor.rules.cards import Card
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.faults import BridgeError, NotationError
from bridgetutor.rules.notation.record import BoardRecord

SET, ELSEWHERE = "~set:", "~elsewhere:"


@dataclass(frozen=True, slots=True)
class LaidOut:
    """A set of boards as it begins."""

    way: Way
    deals: tuple[Deal, ...]
    names: tuple[str, ...]

    def __str__(self) -> str:
        names = ",".join(quote(name, safe="") for name in self.names)
        return f"{SET}{self.way.value}:{names}:{'/'.join(map(str, self.deals))}"

    @classmethod
    def parse(cls, text: str) -> LaidOut:
        """What stands after `~set:`. Raises `NotationError`."""
        way, _, rest = text.partition(":")
        names, _, deals = rest.partition(":")
        if way not in {each.value for each in Way} or not deals:
            raise NotationError(phrase("“{text}” is no set of boards", text=text))
        parsed = tuple(map(Deal.parse, deals.split("/")))
        return cls(Way(way), parsed, tuple(map(unquote, names.split(","))))

    @property
    def contest(self) -> Contest:
        """Nothing is played yet."""
        return Contest.of(self.way, self.deals, self.names)


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """How a board went at another table: tables as in `Contest`, boards by their numbers. Passed out: no tricks."""

    table: int
    number: int
    calls: tuple[Call, ...]
    cards: tuple[Card, ...] = ()
    tricks: int | None = None

    @classmethod
    def of(cls, table: int, record: BoardRecord) -> Elsewhere:
        """A board that is over. Raises `BridgeError` where it is not, or its auction is not known."""
        if record.number is None or record.auction is None or not is_over(record):
            raise BridgeError(phrase("This board has no result, or its auction is not known"))
        return cls(table, record.number, record.auction.calls, record.cards, record.tricks)

    def __str__(self) -> str:
        calls = "-".join(map(str, self.calls))
        tricks = "" if self.tricks is None else self.tricks
        return f"{ELSEWHERE}{self.table}:{self.number}:{calls}:{''.join(map(str, self.cards))}:{tricks}"

    @classmethod
    def parse(cls, text: str) -> Elsewhere:
        """What stands after `~elsewhere:`. Raises `NotationError`."""
        parts = text.split(":")
        if len(parts) != 5 or not (parts[0].isdecimal() and parts[1].isdecimal()) or len(parts[3]) % 2:
            raise NotationError(phrase("“{text}” is no result of another table", text=text))
        table, number, calls, cards, tricks = parts
        if tricks and not tricks.isdecimal():
            raise NotationError(phrase("“{text}” is no result of another table", text=text))
        return cls(
            int(table),
            int(number),
            tuple(map(parse_call, calls.split("-"))),
            tuple(Card.parse(cards[i : i + 2]) for i in range(0, len(cards), 2)),
            int(tricks) if tricks else None,
        )

    def record(self, contest: Contest) -> BoardRecord:
        """The board as it went, on the deal of the contest; the cards are taken as they are.

        Raises `BridgeError` for a board there is none of, and for an auction or result that cannot be.
        """
        if not contest.has(self.table, self.number - 1):
            raise BridgeError(phrase("There is no such table or board"))
        blank = contest.blank(self.number - 1)
        auction = Auction.of(contest.board(self.number - 1).dealer, self.calls)
        found = replace(
            blank,
            auction=auction,
            contract=auction.contract,
            passed_out=auction.passed_out,
            cards=self.cards,
            tricks=self.tricks,
            claimed=self.tricks is not None and len(self.cards) < 52,
        )
        if not auction.is_over or not is_over(found):
            raise BridgeError(phrase("This board has no result, or its auction is not known"))
        return found

    def check_cards(self, contest: Contest) -> None:
        """Raises `BridgeError` for a card against the Laws, or for tricks that these cards have not won.

        That takes a while, and only what another program wrote needs it.
        """
        play = self.record(contest).play
        if play is None:
            fits = not self.cards and self.tricks is None
        else:
            declarer = play.declarer
            fits = not play.is_over or declarer is None or play.tricks_won(declarer.side) == self.tricks
        if not fits:
            raise BridgeError(phrase("The tricks are not those that the cards have won"))
