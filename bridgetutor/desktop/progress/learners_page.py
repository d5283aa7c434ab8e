"""Who learns at this computer, and the files of the record: export, import, copies, and those of pupils."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from bridgetutor.desktop import actions, enter
from bridgetutor.desktop.column_page import ColumnPage
from bridgetutor.desktop.elided import Elided
from bridgetutor.desktop.flow import flow_row
from bridgetutor.desktop.key_button import KeyButton
from bridgetutor.desktop.page import label

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from bridgetutor.desktop.look import Look
    from bridgetutor.progress.learners import Learner


class LearnerButton(QPushButton):
    """One learner: the name, how many answers, and who is here now."""

    def __init__(self, name: str, answers: int, look: Look, *, is_here: bool) -> None:
        super().__init__()
        words, px = look.wording, look.theme.px
        self.setProperty("role", "row")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        count = words.count("{n} answer", "{n} answers", n=answers)
        here = words.say("✓ here now") if is_here else ""
        self.setAccessibleName(". ".join(part for part in (name, count, here.lstrip("✓ ")) if part))
        row = QHBoxLayout(self)
        row.setContentsMargins(px(16), px(8), px(16), px(8))
        row.setSpacing(px(16))
        shown = Elided()
        shown.setProperty("role", "body")
        shown.show_text(name)
        row.addWidget(shown, 1)
        row.addWidget(label(count, "soft", wraps=False))
        if here:
            row.addWidget(label(here, "done", wraps=False))
        self.setMinimumHeight(max(48, px(48)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses, as Space does."""
        if not enter.presses(self, event):
            super().keyPressEvent(event)


class LearnersPage(ColumnPage):
    """Signals: a learner was chosen (the id), is to be added or renamed (the name); what is to be done with files."""

    learner_chosen = Signal(str)
    name_added = Signal(str)
    renamed = Signal(str)
    export_wanted = Signal()
    import_wanted = Signal()
    copy_wanted = Signal()
    pupils_wanted = Signal()
    place = actions.HOME.name

    def __init__(self, look: Look, learners: tuple[tuple[Learner, int], ...], here: str) -> None:
        """Each learner with the number of answers; `here` is the id of the one at the computer."""
        words = look.wording
        super().__init__(look, words.say("Learners and files"), gap=8)
        self.column.addWidget(label(words.say("Who is learning?"), "title"))
        self.buttons: dict[str, LearnerButton] = {}
        for learner, answers in learners:
            button = LearnerButton(name_of(learner, look), answers, look, is_here=learner.id == here)
            button.clicked.connect(lambda _=False, chosen=learner.id: self.learner_chosen.emit(chosen))
            self.buttons[learner.id] = button
            self.column.addWidget(button)
        mine = next((learner.name for learner, _ in learners if learner.id == here), "")
        self.rename = self._field(words.say("Your name"), mine, words.say("Rename"), self.renamed)
        self.add = self._field(words.say("Someone else's name"), "", words.say("Add"), self.name_added)
        self.column.addSpacing(look.theme.px(16))
        self.column.addWidget(label(words.say("Files"), "title"))
        about = words.say(
            "Export what you have done, for another computer or your teacher, and import it there: "
            "nothing is lost, nothing is there twice."
        )
        self.column.addWidget(label(about, "body"))
        row, flow = flow_row(gap=8)
        self.files: dict[str, KeyButton] = {}
        for name, text, signal in (
            ("export", words.say("Export …"), self.export_wanted),
            ("import", words.say("Import …"), self.import_wanted),
            ("copy", words.say("Back up …"), self.copy_wanted),
            ("pupils", words.say("See pupils' files …"), self.pupils_wanted),
        ):
            self.files[name] = KeyButton(text, "", look.theme)
            self.files[name].clicked.connect(signal)
            flow.addWidget(self.files[name])
        self.column.addWidget(row)
        self.main = KeyButton(words.say("Back"), actions.NEXT.cap, look.theme, role="main")
        self.main.clicked.connect(self.left)
        self.column.addWidget(self.main, 0, Qt.AlignmentFlag.AlignRight)
        self.column.addStretch()

    def _field(self, name: str, text: str, does: str, signal: object) -> tuple[QLineEdit, KeyButton]:
        """A line for a name, and the button beside it; Enter in the line presses the button."""
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(self._look.theme.px(8))
        field = QLineEdit(text)
        field.setMaxLength(60)
        field.setPlaceholderText(name)
        field.setAccessibleName(name)
        button = KeyButton(does, "", self._look.theme)
        button.setAccessibleName(f"{does}: {name}")
        button.setMinimumHeight(field.sizeHint().height())

        def done() -> None:
            if field.text().strip():
                signal.emit(field.text().strip())  # type: ignore[attr-defined]  # a signal, which PySide types as object

        field.returnPressed.connect(done)
        button.clicked.connect(done)
        line.addWidget(field, 1)
        line.addWidget(button)
        self.column.addWidget(row)
        return field, button


def name_of(learner: Learner, look: Look) -> str:
    """The name, or words for a learner who has none."""
    return look.wording.quoted(learner.name) if learner.name else look.wording.say("A learner without a name")
