"""Every fault that can be found in a lesson, by family, with what `bridgetutor lint --explain` says about it."""

from __future__ import annotations

from bridgetutor.cardplay.techniques import Technique
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.teaching.diagnostics import Code


def _code(number: str, explains: Phrase) -> Code:
    return Code(number, explains)


# Syntax: how the file is written.
UNREADABLE = _code("S101", phrase("A lesson is a text file in UTF-8, named NN-name.md."))
NO_TITLE = _code(
    "S102",
    phrase("A lesson begins with “# Title”, then its card: a fence {fence} and its name.", fence="{lesson}"),
)
UNKNOWN_DIRECTIVE = _code(
    "S103",
    phrase("A fence is one of lesson, deal, auction, film, drill, count, quiz, bid, lead and play."),
)
NOT_CLOSED = _code(
    "S104", phrase("A fence ends with a line of three backticks, or as many as it began with.")
)
UNKNOWN_OPTION = _code("S105", phrase("The fence has no such option; the author's guide lists them."))
MISSING_OPTION = _code("S106", phrase("The fence cannot do without this option."))
REPEATED_OPTION = _code(
    "S107", phrase("Only options marked + in the author's guide may stand twice in a fence.")
)
NOT_UNDERSTOOD = _code(
    "S108",
    phrase("The author's guide says how cards, calls, hands and names are written."),
)
LATE_OPTION = _code(
    "S109",
    phrase("Options stand at the head of a fence; after the first other line all is text."),
)
BAD_NAME = _code("S110", phrase("Names are lower case with hyphens, such as hold-up-1."))
NAME_TWICE = _code(
    "S111",
    phrase("A learner's record hangs on the name: no two lessons, and no two exercises, may share one."),
)
LIST_RUNS_ON = _code(
    "S112", phrase("Without a blank line before it a list is read as part of the paragraph above.")
)
LIST_NESTING = _code(
    "S113", phrase("Lists nest by four spaces; with two or three the inner list falls apart.")
)
RAW_HTML = _code(
    "S114", phrase("HTML is not understood in lessons: learners would see the tag. Use Markdown.")
)
BAD_LINK = _code("S115", phrase("Links lead to lesson:name, glossary:word, http:// or https://."))
PICTURE = _code("S116", phrase("Pictures lie in the folder of the lesson and are named without a path."))
UNKNOWN_LESSON = _code("S117", phrase("No lesson of this library has that name."))
UNKNOWN_WORD = _code("S118", phrase("The glossary does not explain that word: add it, or change the link."))

# Bridge: what the rules can count and check.
DEAL = _code("B201", phrase("A hand has thirteen cards, and a card is in one hand only."))
POINTS_IN_PROSE = _code(
    "B202",
    phrase(
        "The prose beside a hand names its points, and they are not what the hand adds up to (A 4, K 3, Q 2, J 1)."
    ),
)
UNEQUAL = _code("B203", phrase("In an ending that is played, all hands have the same number of cards."))
AUCTION = _code(
    "B204", phrase("The Laws do not allow this call, or the auction is over too early or not at all.")
)
CARD = _code("B205", phrase("The Laws do not allow this card at this point, or the player does not hold it."))
NOT_HELD = _code("B206", phrase("A reply names a card that the hand to play does not hold or may not play."))
COUNT = _code("B207", phrase("The answer to a count is not what the rules count."))
LENGTH_IN_PROSE = _code(
    "B208", phrase("The prose beside a hand gives the length of a suit, and the hand has another.")
)

SUM = _code("B209", phrase("A sum in the text does not add up."))

UNKNOWN_DRILL = _code("B210", phrase("There is no drill, and no group of drills, of that name."))

# Teaching: whether a learner can get through, and learns something.
LEAK = _code("T301", phrase("The prose just before a question, or the question, names its answer."))
NO_REASON = _code(
    "T302", phrase("Each wrong answer has its reason: what it would promise, or what it costs.")
)
NO_RIGHT = _code("T303", phrase("A question without a right answer is a dead end."))
EARLY_HINT = _code("T304", phrase("Only the last hint may name the answer."))
HIDDEN_TO_THE_END = _code(
    "T305",
    phrase("At the end all hands are shown, so that the learner sees how the cards lay: give all four."),
)
UNKNOWN_NEED = _code("T306", phrase("A lesson that this one needs is not in the library."))
CYCLE = _code("T307", phrase("Lessons need each other in a circle: nobody can begin."))
LOST_REMARK = _code("T308", phrase("A remark is tied to a card or call that does not come up."))
TWO_REPLIES = _code("T309", phrase("Two replies speak to the same answer: the second is never seen."))
NOTHING_ASKED = _code("T310", phrase("A lesson that asks nothing is an essay: ask early, ask often."))
TOO_LONG = _code(
    "T311",
    phrase(
        "Fifteen minutes are what people sit through: split the lesson where it falls into two ideas, each with a "
        "goal, an example, questions and a summary of its own."
    ),
)

# Wording: how it sounds.
PRAISE = _code("W401", phrase("The same praise again and again wears out. Say the fact instead."))
LONG_SENTENCE = _code("W402", phrase("A sentence of more than 30 words is hard to follow beside a table."))
EXCLAMATION = _code("W403", phrase("The voice is calm: no exclamation marks."))
SHOUTING = _code("W404", phrase("Words in capitals shout. Use *italics*."))
VERDICT_IN_REPLY = _code(
    "W405", phrase("The program has said already whether the answer is right: begin with the reason.")
)
LONG_PAGE = _code("W406", phrase("More than 150 words on a page: let the learner do something before."))

# Engine: what comes of it at the table.
GOAL_MISSED = _code(
    "E501",
    phrase("The model line, played out against the lines and habits of the others, does not reach the goal."),
)
REFUTATION = _code("E502", phrase("The cards after a wrong card must be legal, one after the other."))
TECHNIQUE = _code(
    "E503",
    phrase(
        "The program knows techniques by name; this is none of them. They are: {known}.",
        known=tuple(technique.value for technique in Technique),
    ),
)
IMPOSSIBLE_GOAL = _code(
    "E504",
    phrase("The goal counts all tricks of the learner's side: 1 to the cards in a hand."),
)
NEVER_ASKED = _code(
    "E505",
    phrase("In the model line the card cannot be played at that trick: the reply is never used."),
)
UNKNOWN_SYSTEM = _code(
    "E506", phrase("The lesson or the question names a bidding system that there is none of.")
)
NOT_THE_SYSTEMS = _code(
    "E507",
    phrase(
        "The system would make another call with this hand than those called right, or than the auction shown. If you "
        "mean it, say why after the right one: `:because: …`."
    ),
)
NOT_BEST = _code(
    "E508",
    phrase(
        "With all four hands in sight another card wins more than the one called right. If it is right all the same, "
        "say why after it: `:because: …`."
    ),
)
AS_GOOD = _code(
    "E509",
    phrase(
        "A card that wins as much as the right one would be called wrong without a word: name it right, also, or wrong "
        "with its reason."
    ),
)
GOAL_BEATEN = _code(
    "E510",
    phrase("Well defended, the hand cannot reach its goal: the other seats play well, so lower the goal."),
)
TRICKS_CLAIMED = _code(
    "E511",
    phrase("A reply names a number of tricks that does not come up with its card as the cards lie."),
)
TECHNIQUE_NOT_SEEN = _code(
    "E512",
    phrase(
        "The program looks for the technique wherever the learner plays a card, and does not find it: a hint would not "
        "name it either."
    ),
)
MARKED_OTHERWISE = _code(
    "E513",
    phrase(
        "The program marks an option of a quiz otherwise than the author does. If you mean it, say why after the right "
        "one: `:because: …`."
    ),
)
PLAYABLE_LOSES = _code(
    "E514",
    phrase(
        "A card of a whole hand is called playable, and after it the goal is out of reach against the best defence: "
        "name it wrong, with its reason."
    ),
)

CODES: tuple[Code, ...] = tuple(value for value in dict(globals()).values() if isinstance(value, Code))
"""All of them, in the order above."""
