"""The forms of scoring by name: how each writes a sheet, what it gives for one deal, and how its end is told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from bridgetutor.games.boards import Boards, Laid, Scoring, Single
from bridgetutor.games.chicago import Chicago, ChicagoByLaws, score_alone
from bridgetutor.games.outcome import Outcome
from bridgetutor.games.rubber import RULES_OF_1945, Rubber
from bridgetutor.games.russian import Russian
from bridgetutor.games.settlement import Settlement
from bridgetutor.games.sheet import Sheet
from bridgetutor.games.verdicts import in_hundreds, in_imps, in_points
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.faults import BridgeError
from bridgetutor.rules.scoring import duplicate, first_lessons, minibridge, prices, rubber, russian
from bridgetutor.rules.scoring.score import Score
from bridgetutor.rules.seats import Seat, Vulnerability


@dataclass(frozen=True, slots=True)
class Options:
    """What may be chosen beside the form; each only where it has a meaning: see `FORMS`."""

    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None
    laws: bool = False
    simple: bool = False
    rules_of_1945: bool = False
    small_slam_750: bool = False


@dataclass(frozen=True, slots=True)
class Form:
    """A form of scoring, put together: the settlement of its sheet, the score of one deal, the words for its end.

    `has_line` says whether points stand above and below a line, `in_imps` whether the sheet is in those.
    """

    settlement: Settlement
    score: Callable[[Outcome, Vulnerability], Score]
    verdict: Callable[[Sheet], Phrase]
    honours_count: bool = False
    level_counts: bool = True
    has_line: bool = False
    in_imps: bool = False


def _rubber(options: Options) -> Form:
    played = replace(RULES_OF_1945 if options.rules_of_1945 else Rubber(), first_dealer=_dealer(options))
    if options.small_slam_750:
        if not options.rules_of_1945:
            raise BridgeError(phrase("A small slam of 750 is an option of the rules of 1945"))
        played = replace(played, prices=prices.RULES_OF_1945_SLAM_750)
    return Form(
        played,
        lambda outcome, vulnerability: rubber.score(
            outcome.result, vulnerability, honours=outcome.honours, prices=played.prices
        ),
        in_hundreds,
        honours_count=True,
        has_line=True,
    )


def _chicago(options: Options) -> Form:
    if not options.laws:
        return Form(Chicago(_dealer(options)), _alone(duplicate.score), in_hundreds)
    return Form(
        ChicagoByLaws(_dealer(options)),
        lambda outcome, vulnerability: score_alone(outcome.result, vulnerability, outcome.honours),
        in_hundreds,
        honours_count=True,
        has_line=True,
    )


def _russian(options: Options) -> Form:
    return Form(
        Russian(_dealer(options)),
        lambda outcome, vulnerability: russian.score(outcome.result, vulnerability, honours=outcome.honours),
        in_imps,
        honours_count=True,
        in_imps=True,
    )


def _minibridge(options: Options) -> Form:
    if options.simple:
        return _first_lessons(options)
    return Form(Boards(minibridge.score), _alone(minibridge.score), in_points)


def _first_lessons(_options: Options) -> Form:
    return Form(Boards(first_lessons.score), _alone(first_lessons.score), in_points, level_counts=False)


def _duplicate(_options: Options) -> Form:
    return Form(Boards(), _alone(duplicate.score), in_points)


def _single(options: Options) -> Form:
    chosen = options.vulnerability or Vulnerability.NONE
    return Form(Single(chosen), _alone(duplicate.score), in_points)


def _alone(scoring: Scoring) -> Callable[[Outcome, Vulnerability], Score]:
    return lambda outcome, vulnerability: scoring(outcome.result, vulnerability)


def _dealer(options: Options) -> Seat:
    return Seat.NORTH if options.dealer is None else options.dealer


FORMS: dict[str, tuple[Callable[[Options], Form], frozenset[str]]] = {
    "duplicate": (_duplicate, frozenset()),
    "rubber": (_rubber, frozenset({"dealer", "rules_of_1945", "small_slam_750"})),
    "chicago": (_chicago, frozenset({"dealer", "laws"})),
    "russian": (_russian, frozenset({"dealer"})),
    "minibridge": (_minibridge, frozenset({"simple"})),
    "first-lessons": (_first_lessons, frozenset()),
    "single": (_single, frozenset({"vulnerability"})),
}
"""How each form is put together, and the options it has."""


def form(name: str, options: Options | None = None) -> Form:
    """The form of that name. Raises `BridgeError`: no such form, or an option that it does not have."""
    if name not in FORMS:
        raise BridgeError(
            phrase("There is no form of scoring “{form}”; there is: {forms}", form=name, forms=tuple(FORMS))
        )
    make, has = FORMS[name]
    chosen = options or Options()
    for field in Options.__dataclass_fields__:
        value = getattr(chosen, field)
        if field not in has and value is not None and value is not False:
            option = field.replace("_", "-")
            raise BridgeError(phrase("The form “{form}” has no option “{option}”", form=name, option=option))
    return make(chosen)


def as_laid(form: Form, conditions: tuple[tuple[Seat, Vulnerability], ...]) -> Form:
    """The form with dealer and vulnerability laid down board by board, where it scores each board by itself."""
    if not isinstance(form.settlement, Boards):
        return form
    return replace(form, settlement=Laid(conditions, form.settlement.scoring))
