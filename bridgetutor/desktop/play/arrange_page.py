"""Arrange the table: the game, the deals, who bids what, and the learner's part, all on one page."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QApplication, QFrame, QVBoxLayout, QWidget

from bridgetutor.bidding.catalogue import SILENT, SYSTEMS
from bridgetutor.desktop import actions
from bridgetutor.desktop.column_page import ColumnPage
from bridgetutor.desktop.flow import flow_row
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.page import label
from bridgetutor.desktop.play.choices import ChoiceRow
from bridgetutor.desktop.play.deals_chooser import DealsChooser, Kind
from bridgetutor.desktop.services.speech import announce
from bridgetutor.games.catalogue import CHICAGO, GAMES, MINIBRIDGE, SINGLE
from bridgetutor.phrase import phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.seats import Vulnerability
from bridgetutor.session.evening.arrangement import Arrangement, Part
from bridgetutor.session.evening.to_order import faults_of

if TYPE_CHECKING:
    from bridgetutor.desktop.look import Look
    from bridgetutor.phrase import Phrase
    from bridgetutor.session.mistakes import ToPlay

_VULNERABILITIES: tuple[tuple[Vulnerability | None, Phrase], ...] = (
    (None, phrase("By the number of the board")),
    (Vulnerability.NONE, phrase("Nobody")),
    (Vulnerability.NORTH_SOUTH, phrase("Your side")),
    (Vulnerability.EAST_WEST, phrase("The opponents")),
    (Vulnerability.ALL, phrase("Both")),
)
_CHICAGO = (
    (False, phrase("The usual one")),
    (True, phrase("By the Laws: part scores carry over, honours count")),
)
_PARTS = (
    (Part.BOTH, phrase("Bid and play")),
    (Part.BIDDING, phrase("Only bid")),
    (Part.PLAY, phrase("Only play: robots bid")),
)
_DECLARER = ((False, phrase("As it falls")), (True, phrase("Always your side")))
_DUMMY = ((False, phrase("You take North's chair and play")), (True, phrase("North plays, you watch")))


class ArrangePage(ColumnPage):
    """`begun` carries the Arrangement; it has no fault."""

    begun = Signal(object)
    place = actions.PLAY.name

    def __init__(
        self, look: Look, arrangement: Arrangement, under_way: frozenset[str], waiting: ToPlay
    ) -> None:
        """`under_way` are the games of which a sheet has been begun, `waiting` the mistakes to be played again."""
        super().__init__(look, look.wording.say("Arrange the table"), gap=14)
        self._under_way = under_way
        self._make_rows(arrangement)
        self.deals = DealsChooser(look, arrangement, waiting)
        self._fault = self._slip()
        rows: tuple[QWidget, ...] = (self.game, self.vulnerable, self.chicago, self.deals)
        for row in (*rows, self._fault, *self._about_bidding, self.declarer, self.dummy):
            self.column.addWidget(row)
        self._note = label("", "soft")
        self.column.addStretch()
        for part in (self._note, self._bottom()):
            self.foot.addWidget(part)
        self.game.chosen.connect(self._show)
        self.part.chosen.connect(self._show)
        self.deals.changed.connect(self._show_conditions)
        self._show()

    def _make_rows(self, arrangement: Arrangement) -> None:
        look = self._look
        games = tuple((game.name, game.title) for game in GAMES)
        ours = tuple((each.name, each.title) for each in SYSTEMS)
        theirs = ((SILENT.name, SILENT.title), *ours)
        self.game: ChoiceRow[str] = ChoiceRow(phrase("The game"), games, arrangement.game, look, name="game")
        self.vulnerable = ChoiceRow(
            phrase("Vulnerable"), _VULNERABILITIES, arrangement.vulnerability, look, name="vulnerable"
        )
        self.chicago = ChoiceRow(phrase("Chicago"), _CHICAGO, arrangement.laws, look, name="chicago")
        self.part = ChoiceRow(phrase("You"), _PARTS, arrangement.part, look, name="part")
        self.ours = ChoiceRow(phrase("Your side bids"), ours, arrangement.ours, look, name="ours")
        self.theirs = ChoiceRow(phrase("The opponents"), theirs, arrangement.theirs, look, name="theirs")
        self.declarer = ChoiceRow(
            phrase("Who declares"), _DECLARER, arrangement.declares, look, name="declarer"
        )
        self.dummy = ChoiceRow(phrase("When you are dummy"), _DUMMY, arrangement.watches, look, name="dummy")
        self._about_bidding: tuple[QWidget, ...] = (self.part, self.ours, self.theirs)

    def _slip(self) -> QFrame:
        """Where a fault is told."""
        slip = QFrame()
        slip.setProperty("role", "slip")
        inside = QVBoxLayout(slip)
        self.fault = label("", "body")
        inside.addWidget(self.fault)
        slip.hide()
        return slip

    def _bottom(self) -> QWidget:
        words, theme = self._look.wording, self._look.theme
        row, flow = flow_row(gap=8, main_last=True)
        leave = KeyButton(words.say("Back"), actions.LEAVE.cap, theme)
        leave.clicked.connect(self.left)
        self.main = KeyButton(words.say("Begin"), actions.NEXT.cap, theme, role="main")
        self.main.clicked.connect(self._begin)
        flow.addWidget(leave)
        flow.addWidget(self.main)
        return row

    def _show(self) -> None:
        """Only what the game has."""
        game = self.game.value
        self.deals.offer_mistakes(offered=game == SINGLE.name)
        self._show_conditions()
        self.chicago.setVisible(game == CHICAGO.name)
        for row in self._about_bidding:
            row.setVisible(game != MINIBRIDGE.name)
        self.part.offer(Part.BIDDING, offered=game == SINGLE.name)
        self.dummy.setVisible(self.part.value is not Part.BIDDING)
        under_way = game in self._under_way
        self._note.setText(
            self._look.wording.say("A sheet of this game is under way; a fresh one takes its place.")
            if under_way
            else ""
        )
        self._note.setVisible(under_way)

    def _show_conditions(self) -> None:
        """Hands that were played before have their own."""
        is_free = self.game.value == SINGLE.name and self.deals.kind.value is not Kind.MISTAKES
        self.vulnerable.setVisible(is_free)

    def _table(self) -> Arrangement:
        """Without the deals. What the game does not have is as usual."""
        game = self.game.value
        table = Arrangement(game, declares=self.declarer.value, watches=self.dummy.value)
        if game == SINGLE.name:
            table = replace(table, vulnerability=self.vulnerable.value)
        if game == CHICAGO.name:
            table = replace(table, laws=self.chicago.value)
        if game == MINIBRIDGE.name:
            return table
        return replace(table, part=self.part.value, ours=self.ours.value, theirs=self.theirs.value)

    @property
    def arrangement(self) -> Arrangement:
        """As far as it can be read: for the page when it is built anew."""
        try:
            return self.deals.on(self._table())
        except BridgeError:
            return self._table()

    def _begin(self) -> None:
        """Sit down, or say what is in the way; then all that was chosen stays."""
        try:
            arrangement = self.deals.on(self._table())
        except BridgeError as error:
            self._tell((error.fault.says,))
            return
        faults = faults_of(arrangement)
        if faults:
            self._tell(faults)
        else:
            self.begun.emit(arrangement)

    def _tell(self, faults: tuple[Phrase, ...]) -> None:
        text = "\n".join(f"✕ {self._look.wording.render(fault)}" for fault in faults)
        self.fault.setText(text)
        self._fault.show()
        announce(self, text)
        where = self.deals.where_faults_are
        where.setFocus(Qt.FocusReason.OtherFocusReason)
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # it has its place only then
        for part in (self._fault, where):
            self.area.ensureWidgetVisible(part)

    def start_focus(self) -> None:
        """On the first row."""
        self.game.start_focus()
