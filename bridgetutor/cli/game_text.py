"""A moment at the table as plain text, in the order one reads it."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetutor.cli.taking import Face
from bridgetutor.cli.terminal import feedback_lines, prompt, prompt_for, read, table_lines
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.session.choice import Choice
from bridgetutor.session.evening.screen import AskContract, BoardScore, EveningScreen
from bridgetutor.wording import Wording


def page(screen: EveningScreen, wording: Wording, before: EveningScreen | None) -> str:
    """The whole screen; after another one only what is new."""
    return "\n".join(_parts(screen, wording, before))


def _parts(screen: EveningScreen, wording: Wording, before: EveningScreen | None) -> Iterator[str]:
    if before is None or before.step != screen.step:
        where = wording.say("{game} · hand {n}", game=screen.game, n=screen.step)
        yield f"\n{where}\n{'─' * len(where)}"
    yield from (wording.render(said) for said in screen.announcements)
    if screen.feedback is not None and (before is None or screen.feedback != before.feedback):
        yield from feedback_lines(screen.feedback, wording)
    if before is None or screen.table != before.table:
        yield from table_lines(screen.table, wording)
    if before is None or screen.heading != before.heading:
        yield f"\n{wording.render(screen.heading)}"
        yield from (wording.render(line) for line in screen.says if line not in screen.announcements)
    if screen.score is not None and (before is None or before.score is None):
        yield from _score(screen.score, wording)
        yield wording.render(screen.standing or phrase("Nothing is written yet."))


def _score(score: BoardScore, wording: Wording) -> Iterator[str]:
    yield from (f"  {wording.render(line.what)}: {line.points}" for line in score.lines)
    if score.side is not None:
        total = wording.say("Total for {side}", side=score.side)
        yield f"  {total}: {score.total}"
    for said in score.then:
        if isinstance(said, Phrase):
            yield f"  {wording.render(said)}"
        else:
            yield f"  {wording.render(said.what)}: {said.points}"


def _prompt(screen: EveningScreen, wording: Wording) -> str:
    if isinstance(screen.ask, AskContract):
        return prompt_for(phrase("Your contract (such as 1H, 4S, 3N)?"), screen.actions, wording)
    return prompt(screen.ask, screen.actions, wording)


def _read(typed: str, screen: EveningScreen, wording: Wording) -> Choice:
    return read(typed, None if isinstance(screen.ask, AskContract) else screen.ask, wording)


TABLE: Face[EveningScreen] = Face(
    page, prompt=_prompt, read=_read, actions=lambda screen: screen.actions, is_finished=lambda _: False
)
