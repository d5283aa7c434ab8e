"""The author's guide: every example works as it stands, and every kind of fence and option is told of."""

from __future__ import annotations

import re
from pathlib import Path

from bridgetutor.teaching.directives import DIRECTIVES
from bridgetutor.teaching.drills.catalogue import GROUPS
from bridgetutor.teaching.lint import lint
from bridgetutor.teaching.loader import read_text
from tests.teaching.samples import PATH

GUIDE = (Path(__file__).parents[2] / "lessons" / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^````markdown\n(.*?)^````$", GUIDE, re.DOTALL | re.MULTILINE)
HEAD, *FENCES = EXAMPLES


def test_the_examples_together_are_a_lesson_that_lints(tmp_path: Path) -> None:
    course = tmp_path / "en" / "course"
    course.mkdir(parents=True)
    (course / "course.md").write_text("# Course\n")
    for name in ("winners-and-losers", "entries"):
        text = f"# T\n\n```{{lesson}} {name}\n:goal: G.\n```\n\n```{{quiz}} {name}-1\n:right a: b\n:wrong c: d\n```\n"
        (course / f"01-{name}.md").write_text(text)
    (course / "02-hold-up.md").write_text("\n".join(EXAMPLES), encoding="utf-8")
    assert [str(each) for each in lint([course])] == []


def test_each_example_can_be_copied_alone() -> None:
    for fence in FENCES:
        assert [str(each) for each in read_text(HEAD + "\n" + fence, PATH).diagnostics] == []


def test_every_fence_has_an_example_and_every_option_a_word() -> None:
    shown = set(re.findall(r"^```\{(\w+)\}", GUIDE, re.MULTILINE))
    assert shown == {directive.kind for directive in DIRECTIVES}
    for directive in DIRECTIVES:
        for option in directive.once | directive.many:
            assert re.search(rf"`:{option}[ :]", GUIDE) is not None, (directive.kind, option)


def test_every_drill_is_listed_in_its_group() -> None:
    rows = dict(re.findall(r"^\| `([\w-]+)` \| (`.*`) \|$", GUIDE, re.MULTILINE))
    for group in GROUPS:
        assert rows[group.name] == ", ".join(f"`{concept}`" for concept in group.concepts)
