"""Everything that can be done by a key, in one table: label, key, and what it does.

Keys are function keys or come with Ctrl: single letters and digits belong to typed cards, calls and numbers, in any
language's card letters (the Polish jack is W), and must never do anything else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridgetutor.phrase import Phrase, phrase
from bridgetutor.session.choice import Action

if TYPE_CHECKING:
    from bridgetutor.wording import Wording


@dataclass(frozen=True, slots=True)
class Command:
    """One thing to do. `keys` as Qt writes them, the first is shown; `action` is what it is for a lesson."""

    name: str
    label: Phrase
    keys: tuple[str, ...]
    description: Phrase
    action: Action | None = None

    @property
    def cap(self) -> str:
        """What stands on the key cap."""
        return _CAPS.get(self.keys[0], self.keys[0])

    def tip(self, wording: Wording) -> str:
        """The description with its key, for a tool tip."""
        return wording.say(
            "{description} ({key})", description=self.description, key=wording.isolated(self.cap)
        )


_CAPS = {"Return": "↵", "Alt+Left": "Alt ←", "Ctrl++": "Ctrl +", "Ctrl+-": "Ctrl −", "Ctrl+0": "Ctrl 0"} | {
    f"Ctrl+{key}": f"Ctrl {key}" for key in (*"ABDEFGHLNOPRSTZ", ",")
}

NEXT = Command("next", phrase("Next"), ("Return",), phrase("Go on"), Action.NEXT)
BACK = Command("back", phrase("Back"), ("Alt+Left",), phrase("Go back a step"), Action.BACK)
HINT = Command("hint", phrase("Hint"), ("F1",), phrase("Get a hint"), Action.HINT)
WHY = Command("why", phrase("See why"), ("F2",), phrase("Show on the table what the card costs"), Action.WHY)
ANSWER = Command("answer", phrase("Show answer"), ("F3",), phrase("Show the answer"), Action.ANSWER)
UNDO = Command("undo", phrase("Undo"), ("Ctrl+Z",), phrase("Take back the last card or call"), Action.UNDO)
REPLAY = Command("replay", phrase("Again"), ("Ctrl+R",), phrase("Begin this step again"), Action.REPLAY)
CLAIM = Command(
    "claim",
    phrase("Claim"),
    ("F4",),
    phrase("Claim some of the remaining tricks, or concede them"),
    Action.CLAIM,
)
LAST_TRICK = Command("last_trick", phrase("Last trick"), ("Ctrl+L",), phrase("See the last trick again"))
SHOW = Command(
    "show",
    phrase("Show all"),
    ("Ctrl+A",),
    phrase("Give the hand up and see all four hands; nothing of it is written"),
    Action.SHOW,
)
TRY = Command(
    "try",
    phrase("What if"),
    ("Ctrl+T",),
    phrase("Play the hand again from here; nothing of it is written"),
    Action.TRY,
)
TRICK_BACK = Command("trick_back", phrase("Trick back"), ("Ctrl+B",), phrase("Go back a trick"))
DIFFICULT = Command(
    "difficult",
    phrase("Difficult"),
    ("Ctrl+D",),
    phrase("Mark this as difficult, so that it comes sooner, or take the mark off"),
    Action.DIFFICULT,
)
LOOK_BACK = Command(
    "look_back", phrase("Look back"), ("F10",), phrase("See which cards were worth a second look")
)
PRACTISE = Command("practise", phrase("Practise"), ("Ctrl+F",), phrase("Answer fresh questions about this"))
EVERY_CARD = Command(
    "every_card", phrase("Every card"), ("Ctrl+E",), phrase("List every card, or those that matter")
)
LESSON = Command(
    "lesson", phrase("Lesson"), ("Ctrl+O",), phrase("Open the lesson on what this card was about")
)
SAVE = Command("save", phrase("Save …"), ("Ctrl+S",), phrase("Save this as a file or as pages to print"))
LEAVE = Command("leave", phrase("Leave"), ("Esc",), phrase("Leave the lesson; your place is kept"))
HOME = Command("home", phrase("Home"), ("Ctrl+H",), phrase("What to go on with, and how far you are"))
PROGRESS = Command("progress", phrase("Progress"), ("Ctrl+P",), phrase("What your answers add up to"))
TODAY = Command("today", phrase("Today's hand"), ("Ctrl+G",), phrase("Go on with the game you left"))
AS_TABLE = Command(
    "as_table", phrase("As tables"), ("Ctrl+N",), phrase("Show the pictures as tables, or back")
)
LESSONS = Command("lessons", phrase("Lessons"), ("F5",), phrase("All lessons"))
PLAY = Command("play", phrase("Play"), ("F6",), phrase("Play a game at the table"))
ARRANGE = Command(
    "arrange", phrase("Arrange the table"), ("F12",), phrase("Choose deals, systems and your part")
)
DRILLS = Command("drills", phrase("Drills"), ("F11",), phrase("Practise one thing at a time"))
LARGER = Command("larger", phrase("Larger type"), ("Ctrl++", "Ctrl+="), phrase("Make the type larger"))
SMALLER = Command("smaller", phrase("Smaller type"), ("Ctrl+-",), phrase("Make the type smaller"))
NORMAL = Command("normal", phrase("Normal type"), ("Ctrl+0",), phrase("Set the type back to 100 %"))
APPEARANCE = Command("appearance", phrase("Light or dark"), ("F7",), phrase("Change between light and dark"))
DECK = Command("deck", phrase("Card colours"), ("F8",), phrase("Change the colours of the suits"))
SETTINGS = Command(
    "settings", phrase("Settings"), ("F9", "Ctrl+,"), phrase("Type size, colours and movement")
)

COMMANDS = (
    NEXT,
    BACK,
    HINT,
    WHY,
    ANSWER,
    UNDO,
    REPLAY,
    CLAIM,
    LAST_TRICK,
    SHOW,
    TRY,
    TRICK_BACK,
    DIFFICULT,
    LOOK_BACK,
    PRACTISE,
    EVERY_CARD,
    LESSON,
    SAVE,
    LEAVE,
    HOME,
    PROGRESS,
    TODAY,
    AS_TABLE,
    LESSONS,
    PLAY,
    ARRANGE,
    DRILLS,
    LARGER,
    SMALLER,
    NORMAL,
    APPEARANCE,
    DECK,
    SETTINGS,
)
