"""A score sheet as JSON, for other programs."""

from __future__ import annotations

from collections.abc import Sequence

from bridgetutor.games.settlement import Dealt
from bridgetutor.games.sheet import Entry, Line, Sheet
from bridgetutor.rules.scoring.score import ScoreLine
from bridgetutor.rules.seats import Side
from bridgetutor.wording import Wording

DRAWN = "line"
"""The place of the line drawn under a game, which has no points."""


def sheet_as_json(deals: Sequence[Dealt], sheet: Sheet, wording: Wording) -> dict[str, object]:
    """One object: the deals, the lines of the sheet in their order, what each side has, the difference for NS."""
    return {
        "deals": [_deal(dealt) for dealt in deals],
        "lines": [_item(item, wording) for item in sheet.items],
        "total": {str(side): sheet.total(side) for side in Side},
        "games": {str(side): sheet.games(side) for side in Side},
        "part_score": {str(side): sheet.part_score(side) for side in Side},
        "difference": sheet.difference,
        "side": None if sheet.leader is None else str(sheet.leader),
    }


def _deal(dealt: Dealt) -> dict[str, object]:
    result, honours = dealt.outcome.result, dealt.outcome.honours
    return {
        "deal": dealt.number,
        "dealer": dealt.dealer.letter,
        "vul": dealt.vulnerability.value,
        "contract": "Pass" if result is None else result.contract.name,
        "declarer": None if result is None else result.contract.declarer.letter,
        "tricks": None if result is None else result.tricks,
        "honours": None if honours is None else str(honours),
    }


def _item(item: Entry | Line, wording: Wording) -> dict[str, object]:
    where: dict[str, object] = {"deal": item.deal, "side": str(item.side)}
    if isinstance(item, Line):
        return where | {"place": DRAWN, "what": wording.render(item.says), "points": 0}
    place = None if item.place is None else item.place.value
    said = where | {"place": place, "what": wording.render(item.what), "points": item.points}
    if item.because:
        said["because"] = [_reason(line, wording) for line in item.because]
    return said


def _reason(line: ScoreLine, wording: Wording) -> dict[str, object]:
    return {"what": wording.render(line.what), "points": line.points}
