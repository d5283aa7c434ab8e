"""bridgetutor hint: the call or card for whoever is to act on a board, told by degrees, from what they may know."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass

from bridgetutor.bidding.catalogue import system
from bridgetutor.bidding.chooser import choose
from bridgetutor.bidding.hint import hint as bidding_hint
from bridgetutor.bidding.reader import Reader
from bridgetutor.cardplay.hints import AskForHint, Hint
from bridgetutor.cardplay.robots import Aim, ChooseCard
from bridgetutor.cardplay.robots.layouts import Told
from bridgetutor.cardplay.view import PlayView
from bridgetutor.cli import WRONG_USE
from bridgetutor.cli.convert import read
from bridgetutor.cli.meanings import SYSTEM
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import Auction, Call
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.deal import Board
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.notation.record import BoardRecord
from bridgetutor.rules.play import Play
from bridgetutor.wording import Wording

HELP = "The next call or card of a board by degrees: a question, the thought, the choice, a layout."

EXAMPLE = """\
examples:
  bridgetutor hint hands.pbn --board 3           the auction and play of the file tell whose turn it is
  bridgetutor hint hands.pbn --board 3 --cards 12 --json   after the first twelve cards of the play

Nothing comes from the hands that the player does not see."""

DIGITS = 4
"""Of chances, in JSON."""


def configure(parser: argparse.ArgumentParser) -> None:
    """The board, the moment, the system and the form of the answer."""
    parser.epilog = EXAMPLE
    parser.add_argument("file", metavar="FILE", help="boards: .pbn, .lin or .json")
    parser.add_argument("--board", type=int, metavar="N", help="its number (default: the first of the file)")
    parser.add_argument("--calls", type=int, metavar="N", help="after so many calls (default: all there are)")
    parser.add_argument("--cards", type=int, metavar="N", help="after so many cards (default: all there are)")
    parser.add_argument("--system", default=SYSTEM, help="what all four play (default: sayc)")
    parser.add_argument(
        "--seed", type=int, default=1, help="the same layouts for the same number (default: 1)"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object")


def run(options: argparse.Namespace, wording: Wording) -> int:
    """Prints the degrees; 2 with a sentence on standard error where there is no such board, or nothing left to do."""
    try:
        found = _hinted(_board(options), options)
    except BridgeError as error:
        print(f"{options.file}: {wording.render(error.fault.says)}", file=sys.stderr)
        return WRONG_USE
    if options.json:
        print(json.dumps(found.as_json(wording), ensure_ascii=False))
    else:
        for number, degree in enumerate(found.degrees, 1):
            print(f"{number}. {wording.render(degree)}")
    return 0


def _board(options: argparse.Namespace) -> BoardRecord:
    file = read(options.file)
    for record in file.boards:
        if options.board in {None, record.number}:
            return record
    if options.board is None:
        raise BridgeError(phrase("There is no board in the file"))
    raise BridgeError(phrase("There is no board {number} in the file", number=options.board))


@dataclass(frozen=True, slots=True)
class _InAuction:
    """A call that is asked for."""

    degrees: tuple[Phrase, ...]
    call: Call

    def as_json(self, wording: Wording) -> dict[str, object]:
        """What a program gets."""
        degrees = [wording.render(each) for each in self.degrees]
        return {"degrees": degrees, "call": str(self.call), "technique": None, "chances": [], "layouts": 0}


@dataclass(frozen=True, slots=True)
class _InPlay:
    """A card that is asked for."""

    hint: Hint

    @property
    def degrees(self) -> tuple[Phrase, ...]:
        """As they are told."""
        return self.hint.degrees

    def as_json(self, wording: Wording) -> dict[str, object]:
        """What a program gets; chances and tricks are those of the side to play."""
        hint = self.hint
        return {
            "degrees": [wording.render(each) for each in hint.degrees],
            "card": str(hint.card),
            "technique": None if hint.technique is None else hint.technique.value,
            "chances": [
                {
                    "card": str(each.card),
                    "makes": None if each.reaches is None else round(each.reaches, DIGITS),
                    "tricks": round(each.tricks, DIGITS),
                }
                for each in hint.weighed
                if hint.layouts
            ],
            "layouts": hint.layouts,
        }


def _hinted(record: BoardRecord, options: argparse.Namespace) -> _InAuction | _InPlay:
    board = record.board
    if board is None or not board.deal.is_complete:
        raise BridgeError(phrase("Board {number} has no deal of four hands", number=record.number or ""))
    auction = _cut_auction(record, board, options.calls)
    contract = auction.contract if auction.is_over else record.contract
    wants_call = options.calls is not None or (contract is None and options.cards is None)
    if wants_call:
        return _call(board, auction, options)
    if contract is None:
        raise BridgeError(phrase("Board {number} has no contract to be played", number=board.number or ""))
    return _card(record, board, contract, auction, options)


def _cut_auction(record: BoardRecord, board: Board, calls: int | None) -> Auction:
    whole = record.auction or Auction(board.dealer)
    return Auction(whole.dealer, whole.calls[:calls])


def _call(board: Board, auction: Auction, options: argparse.Namespace) -> _InAuction:
    if auction.is_over:
        raise BridgeError(phrase("The auction {auction} is over", auction=str(auction)))
    played = system(options.system)
    situation = Reader.both(played).read(auction, board.vulnerability)
    hand = board.deal[auction.turn]
    assert hand is not None, "a complete deal"
    return _InAuction(bidding_hint(hand, situation, played), choose(hand, situation, played).call)


def _card(
    record: BoardRecord, board: Board, contract: Contract, auction: Auction, options: argparse.Namespace
) -> _InPlay:
    play = Play.of(board.deal, contract, record.cards[: options.cards])
    if play.is_over:
        raise BridgeError(phrase("On board {number} every card has been played", number=board.number or ""))
    told: Told = contract
    if auction.is_over and auction.calls:
        told = Reader.both(system(options.system)).read(auction, board.vulnerability).promises
    view = PlayView.of(play, play.player)
    choice = ChooseCard(view, Aim.contract(contract, board.vulnerability), told, seed=options.seed)
    return _InPlay(AskForHint(choice, contract).answer())
