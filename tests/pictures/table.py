"""Pictures of the card table in every state and size, to be looked at: `python tests/pictures/table.py FOLDER [WORD]`.

With a word, only the pictures whose name has it in.
"""

from __future__ import annotations

import itertools
import os
import sys
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from bridgetutor.desktop.table.art import FOUR_COLOURS, TWO_COLOURS, CardArt, DeckColours
from bridgetutor.desktop.table.widget import TableWidget
from bridgetutor.desktop.theme import DARK, LIGHT, Theme
from bridgetutor.printing import fonts
from bridgetutor.rules.auction import DOUBLE, PASS, Auction, Bid
from bridgetutor.rules.cards import Card, Strain
from bridgetutor.rules.contract import Contract
from bridgetutor.rules.hands import Hand
from bridgetutor.rules.play import Trick
from bridgetutor.rules.seats import Seat, Vulnerability
from bridgetutor.session.screen import Ask, AskCall, AskCard, HandView, Marked, TableView, Tone
from bridgetutor.teaching.lesson import Prose
from bridgetutor.wording import Wording

RESOURCES = Path(__file__).parents[2] / "resources"
SIZES = ((560, 600), (820, 740), (1400, 1000))


def seen(seat: Seat, text: str, *, dummy: bool = False, learner: bool = False) -> HandView:
    hand = Hand.parse(text)
    return HandView(seat, hand, len(hand), dummy, learner)


def hidden(seat: Seat, count: int) -> HandView:
    return HandView(seat, None, count)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(card) for card in text.split())


FINESSE = TableView(
    (
        seen(Seat.NORTH, "-.AQ7.-.-", dummy=True, learner=True),
        hidden(Seat.EAST, 3),
        seen(Seat.SOUTH, "-.53.-.-", learner=True),
        hidden(Seat.WEST, 2),
    ),
    strain=Strain.NOTRUMP,
    trick=Trick(Seat.SOUTH, cards("H4 H6")),
    turn=Seat.NORTH,
    playable=Hand.parse("-.AQ7.-.-"),
)
FOUR_HANDS = TableView(
    (
        seen(Seat.NORTH, "KQ7.J96.K.A98742"),
        seen(Seat.EAST, "T9.KT8754.AQ43.T"),
        seen(Seat.SOUTH, "AJ86543.-.98652.Q", learner=True),
        seen(Seat.WEST, "2.AQ32.JT7.KJ653"),
    ),
    contract=Contract.parse("4S by South"),
    strain=Strain.SPADES,
    dealer=Seat.WEST,
    vulnerability=Vulnerability.ALL,
)
LONG_SUITS = replace(
    FOUR_HANDS,
    hands=(
        seen(Seat.NORTH, "-.AKQJT98765432.-.-"),
        seen(Seat.EAST, "KQT987.-.AKQJT98.-"),
        seen(Seat.SOUTH, "AJ6543.-.-.AKQJT98", learner=True),
        seen(Seat.WEST, "2.-.765432.765432"),
    ),
)
MID_TRICK = TableView(
    (
        seen(Seat.NORTH, "T7.K64.-.95", dummy=True, learner=True),
        hidden(Seat.EAST, 7),
        seen(Seat.SOUTH, "AKJ4.A5.A.-", learner=True),
        hidden(Seat.WEST, 6),
    ),
    strain=Strain.SPADES,
    contract=Contract.parse("4S by South"),
    dealer=Seat.NORTH,
    vulnerability=Vulnerability.EAST_WEST,
    trick=Trick(Seat.WEST, cards("DJ C3 D8")),
    turn=Seat.SOUTH,
    playable=Hand.parse("-.-.A.-"),
    tricks=(4, 2),
    needed=10,
)
DUMMY_13 = TableView(
    (
        seen(Seat.NORTH, "K83.AQ7.J9432.T6", dummy=True, learner=True),
        hidden(Seat.EAST, 13),
        seen(Seat.SOUTH, "AQ5.J3.AK8765.A9", learner=True),
        hidden(Seat.WEST, 12),
    ),
    strain=Strain.DIAMONDS,
    contract=Contract.parse("5DX by South"),
    dealer=Seat.NORTH,
    vulnerability=Vulnerability.ALL,
    trick=Trick(Seat.WEST, cards("CK")),
    turn=Seat.NORTH,
    playable=Hand.parse("-.-.-.T6"),
    needed=11,
)
DEFENCE = TableView(
    (
        hidden(Seat.NORTH, 12),
        seen(Seat.EAST, "KQ7.96.KT54.A98", dummy=True),
        seen(Seat.SOUTH, "AT86.K73.962.QJ5", learner=True),
        hidden(Seat.WEST, 12),
    ),
    strain=Strain.HEARTS,
    contract=Contract.parse("3H by West"),
    dealer=Seat.NORTH,
    trick=Trick(Seat.NORTH, cards("SJ S7")),
    turn=Seat.SOUTH,
    playable=Hand.parse("AT86.-.-.-"),
    needed=9,
)
LAST_TRICK = replace(
    MID_TRICK,
    trick=None,
    last_trick=Trick(Seat.WEST, cards("DJ C3 D8 DA")),
    turn=Seat.SOUTH,
    hands=(
        MID_TRICK.hands[0],
        hidden(Seat.EAST, 6),
        seen(Seat.SOUTH, "AKJ4.A5.-.-", learner=True),
        hidden(Seat.WEST, 6),
    ),
    playable=Hand.parse("AKJ4.A5.-.-"),
    tricks=(5, 2),
)
CALLS = Auction.parse(Seat.WEST, "P 1N P")
BIDDING = TableView(
    (seen(Seat.SOUTH, "QT74.K982.63.QJ5", learner=True),),
    auction=CALLS,
    dealer=Seat.WEST,
    turn=Seat.SOUTH,
    remarks=((1, Prose("15–17 points, *balanced*")),),
)
LONG_BIDDING = replace(
    BIDDING,
    hands=tuple(hidden(seat, 13) for seat in (Seat.NORTH, Seat.EAST))
    + BIDDING.hands
    + (hidden(Seat.WEST, 13),),
    auction=Auction.parse(Seat.NORTH, "1C 1D X 2D P P X P 2S P 3S P 4C X XX P 4S P 4N P 5H P"),
    remarks=((2, Prose("negative: four spades, or four hearts and six points or more")),),
)
VIEWS: dict[str, tuple[TableView, Ask | None, tuple[Marked, ...]]] = {
    "finesse": (FINESSE, AskCard(Seat.NORTH), ()),
    "finesse-wrong": (
        FINESSE,
        AskCard(Seat.NORTH),
        (
            Marked(Card.parse("HA"), Tone.WRONG),
            Marked(Card.parse("HQ"), Tone.HINT),
            Marked(Card.parse("H6"), Tone.NOTE),
        ),
    ),
    "four": (FOUR_HANDS, None, ()),
    "four-marked": (
        FOUR_HANDS,
        None,
        (
            Marked(Card.parse("HA"), Tone.RIGHT),
            Marked(Card.parse("D4"), Tone.WRONG),
            Marked(Card.parse("SJ"), Tone.ALSO),
            Marked(Card.parse("HJ"), Tone.ANSWER),
        ),
    ),
    "long": (LONG_SUITS, None, ()),
    "mid": (MID_TRICK, AskCard(Seat.SOUTH), ()),
    "dummy13": (DUMMY_13, AskCard(Seat.NORTH), ()),
    "defence": (DEFENCE, AskCard(Seat.SOUTH), ()),
    "last": (LAST_TRICK, AskCard(Seat.SOUTH), ()),
    "bidding": (
        BIDDING,
        AskCall((PASS, *(Bid(n, s) for n in range(2, 8) for s in Strain))),
        (Marked(Bid(3, Strain.SPADES), Tone.WRONG), Marked(Bid(2, Strain.CLUBS), Tone.RIGHT)),
    ),
    "auction": (BIDDING, None, ()),
    "bidding-long": (LONG_BIDDING, AskCall((PASS, DOUBLE)), ()),
}


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    folder, word = Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else ""
    folder.mkdir(parents=True, exist_ok=True)
    application = QApplication([])
    application.setStyle("Fusion")
    application.setFont(QFont(fonts.load(RESOURCES)[0]))
    art = CardArt(RESOURCES / "cards")
    decks = (FOUR_COLOURS, TWO_COLOURS)
    for (name, shown), size in itertools.product(VIEWS.items(), SIZES):
        for (shade, colours), type_size, deck in itertools.product(
            (("light", LIGHT), ("dark", DARK)), (100, 150), decks
        ):
            label = f"{name}-{size[0]}-{shade}-{type_size}-{deck.name}.png"
            if word in label:
                picture(art, Theme(colours, type_size), deck, shown=shown, size=size, file=folder / label)
    for wording, tag in ((Wording.english("pl"), "polish"), (Wording.pseudo(), "pseudo")):
        if word in tag:
            application.setLayoutDirection(
                Qt.LayoutDirection.RightToLeft if wording.is_right_to_left else Qt.LayoutDirection.LeftToRight
            )
            for name, size in itertools.product(("mid", "four", "bidding"), SIZES[:2]):
                file = folder / f"{tag}-{name}-{size[0]}.png"
                picture(
                    art,
                    Theme(LIGHT, 150),
                    FOUR_COLOURS,
                    shown=VIEWS[name],
                    size=size,
                    file=file,
                    wording=wording,
                )


def picture(
    art: CardArt,
    theme: Theme,
    deck: DeckColours,
    *,
    shown: tuple[TableView, Ask | None, tuple[Marked, ...]],
    size: tuple[int, int],
    file: Path,
    wording: Wording | None = None,
) -> None:
    """One table on paper, with the bidding box beside it where a call is asked for."""
    words = wording or Wording.english()
    view, ask, marked = shown
    page = QWidget()
    page.setStyleSheet(f"background: {theme.colours.paper}")
    row = QHBoxLayout(page)
    table = TableWidget(art, theme, words)
    table.setFixedSize(*size)
    table.apply(theme, words, deck, glide=False)
    row.addWidget(table)
    page.show()
    table.show_table(view, ask, marked)
    if isinstance(ask, AskCard):
        table.setFocus()
        QTest.keyClick(table, Qt.Key.Key_Left)
        QTest.keyClick(QApplication.focusWidget() or table, Qt.Key.Key_S)
        QTest.mouseMove(table, QPoint(1, 1))
    page.grab().save(str(file))
    page.close()


if __name__ == "__main__":
    main()
