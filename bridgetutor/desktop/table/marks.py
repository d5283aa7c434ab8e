"""How a judged card or call is marked: never by colour alone, always with a sign and a word too."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import assert_never

from bridgetutor.desktop.theme import Colours
from bridgetutor.rules.auction import Call
from bridgetutor.rules.cards import Card
from bridgetutor.session.screen import Tone
from bridgetutor.wording import Wording


@dataclass(frozen=True, slots=True)
class Mark:
    """The colour of ring and badge, the pale ground, and the sign in the badge."""

    colour: str
    ground: str
    sign: str


def mark_of(tone: Tone, colours: Colours) -> Mark:
    """What marks a choice of that tone."""
    match tone:
        case Tone.RIGHT:
            return Mark(colours.right, colours.right_ground, "✓")
        case Tone.ALSO:
            return Mark(colours.also, colours.also_ground, "~")
        case Tone.WRONG:
            return Mark(colours.wrong, colours.wrong_ground, "✕")
        case Tone.HINT:
            return Mark(colours.gold, colours.gold_ground, "★")
        case Tone.ANSWER:
            return Mark(colours.accent, colours.right_ground, "➜")
        case Tone.NOTE:
            return Mark(colours.soft, colours.paper, "i")
        case _:
            assert_never(tone)


def word_for(tone: Tone, wording: Wording) -> str:
    """The mark in a word, for the ear."""
    match tone:
        case Tone.RIGHT:
            return wording.say("right")
        case Tone.ALSO:
            return wording.say("playable")
        case Tone.WRONG:
            return wording.say("wrong")
        case Tone.HINT:
            return wording.say("hint")
        case Tone.ANSWER:
            return wording.say("the answer")
        case Tone.NOTE:
            return wording.say("note")
        case _:
            assert_never(tone)


@lru_cache(maxsize=128)
def marked_name(named: Card | Call, tone: Tone | None, wording: Wording) -> str:
    """The accessible name of a card or call, its mark included. Kept: a whole pack may come on the table at once."""
    name = wording.name(named, "name capital")
    if tone is None:
        return name
    return wording.say("{name}, {mark}", name=name, mark=word_for(tone, wording))
