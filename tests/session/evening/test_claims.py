"""A claim at the table: it ends the board and is scored, it falls and is shown, it is kept and acted out again."""

from __future__ import annotations

from collections.abc import Callable

from bridgetutor.cardplay.robots import JudgeClaim, Ruling
from bridgetutor.rules.cards import Card
from bridgetutor.rules.seats import Seat, Side
from bridgetutor.session.choice import Action, Number, Ruled
from bridgetutor.session.conductor import Conductor
from bridgetutor.session.evening import turns
from bridgetutor.session.evening.screen import EveningScreen
from bridgetutor.session.evening.state import Evening
from bridgetutor.session.screen import AskCard, AskNumber
from bridgetutor.session.wanted import CardWanted
from tests.session.evening.evenings import EASTS, SOUTHS, AtOnce, again, chosen, sat_down, way_on


class Judges(AtOnce):
    """Gives every claim this ruling, and remembers what it was asked."""

    def __init__(self, ruling: Ruling | None) -> None:
        super().__init__()
        self.given = ruling
        self.judged: list[JudgeClaim] = []

    def ruling(self, asked: JudgeClaim, then: Callable[[Ruling | None], None]) -> None:
        self.judged.append(asked)
        then(self.given)


class Solves(AtOnce):
    """Judges with the solver."""

    def ruling(self, asked: JudgeClaim, then: Callable[[Ruling | None], None]) -> None:
        then(asked.answer_or_rules())


class Hesitates(Judges):
    """Judges when the test says so."""

    def ruling(self, asked: JudgeClaim, then: Callable[[Ruling | None], None]) -> None:
        self.judged.append(asked)
        self.then = then


def until_claim(conductor: Conductor[Evening, EveningScreen]) -> EveningScreen:
    """On to the first moment at which a claim can be made."""
    while Action.CLAIM not in conductor.screen.actions:
        conductor.choose(way_on(conductor.screen))
    return conductor.screen


def said(screen: EveningScreen) -> str:
    assert screen.feedback is not None
    return " ".join(map(str, (screen.feedback.headline, *screen.feedback.body)))


def declares(judge: AtOnce) -> Conductor[Evening, EveningScreen]:
    return sat_down(SOUTHS, others=judge)


def defends(judge: AtOnce) -> Conductor[Evening, EveningScreen]:
    return sat_down(EASTS, others=judge)


def test_nobody_claims_with_more_than_nine_tricks_to_come() -> None:
    screen = until_claim(declares(Judges(None)))
    assert 13 - sum(screen.table.tricks) == 9


def test_a_claim_that_stands_ends_the_board_and_is_scored() -> None:
    judge = Judges(Ruling(6))
    conductor = declares(judge)
    before = until_claim(conductor)
    ask = conductor.choose(Action.CLAIM).ask
    assert ask == AskNumber(0, 9)
    screen = conductor.choose(Number(5))
    assert said(screen) == "Your claim stands. 1 trick more could not be lost: it is yours."
    assert screen.table.tricks == (before.table.tricks[0] + 6, before.table.tricks[1] + 3)
    result = screen.sheet[-1].outcome.result
    assert result is not None
    assert result.tricks == screen.table.tricks[Side.NORTH_SOUTH]
    assert screen.score is not None
    assert all(hand.cards is not None for hand in screen.table.hands)
    assert again(conductor).board.outcome == screen.sheet[-1].outcome
    assert screen.look_back is not None
    assert screen.look_back.claimed == result.tricks
    assert conductor.choose(Action.NEXT).step == 2


def test_the_claim_of_a_defender_counts_for_the_defence() -> None:
    judge = Judges(Ruling(3))
    conductor = defends(judge)
    before = until_claim(conductor)
    asked = conductor.choose(Action.CLAIM)
    assert str(asked.heading) == "How many of the 9 remaining tricks do you claim?"
    assert [str(line) for line in asked.says] == [
        "Declarer gets the rest; 0 concedes them all. Or play a card."
    ]
    screen = conductor.choose(Number(3))
    assert judge.judged[0].made.seat is Seat.SOUTH
    assert screen.table.tricks[Side.NORTH_SOUTH] == before.table.tricks[Side.NORTH_SOUTH] + 3
    assert sum(screen.table.tricks) == 13


def test_everything_can_be_conceded() -> None:
    conductor = declares(Judges(Ruling(0)))
    before = until_claim(conductor)
    screen = chosen(conductor, "claim", "=0")
    assert screen.table.tricks == (before.table.tricks[0], 13 - before.table.tricks[0])


def test_the_solver_shows_the_line_that_beats_a_claim_and_the_play_goes_on() -> None:
    conductor = declares(Solves())
    before = until_claim(conductor)
    screen = chosen(conductor, "claim", "=9")
    assert said(screen).startswith("Not that many: 9 tricks. These cards leave you")
    shown = 1
    hidden = {hand.seat for hand in before.table.hands if hand.cards is None}
    assert hidden
    assert {hand.seat for hand in screen.table.hands if hand.cards is None} == hidden
    while screen.next_label is not None and str(screen.next_label) == "Next card":
        screen = conductor.choose(Action.NEXT)
        shown += 1
    assert sum(screen.table.tricks) == 13
    assert shown == sum(hand.count for hand in before.table.hands)
    back = conductor.choose(Action.NEXT)
    assert back.table == before.table
    assert isinstance(back.ask, AskCard)
    assert again(conductor).refutation is None


def _cards(conductor: Conductor[Evening, EveningScreen]) -> tuple[Card, ...]:
    play = again(conductor).board.play
    assert play is not None
    return play.cards


def test_the_cards_that_beat_a_claim_need_not_be_watched_to_the_end() -> None:
    conductor = declares(Solves())
    before = until_claim(conductor)
    assert chosen(conductor, "claim", "=9").table != before.table
    assert conductor.choose(Action.BACK).table == before.table


def test_who_thinks_better_of_it_goes_back_or_plays() -> None:
    conductor = declares(Judges(None))
    before = until_claim(conductor)
    conductor.choose(Action.CLAIM)
    assert isinstance(conductor.choose(Action.BACK).ask, AskCard)
    conductor.choose(Action.CLAIM)
    card = next(iter(before.table.playable))
    screen = conductor.choose(card)
    assert not screen.has_claim
    assert card not in screen.table.playable
    assert card in _cards(conductor)


def test_while_a_claim_is_looked_at_nothing_is_asked_and_a_late_ruling_changes_nothing() -> None:
    judge = Hesitates(None)
    conductor = declares(judge)
    until_claim(conductor)
    screen = chosen(conductor, "claim", "=4")
    assert said(screen) == "Your claim is being looked at."
    assert screen.ask is None
    assert not screen.table.thinking
    back = conductor.choose(Action.UNDO)
    judge.then(Ruling(4))
    assert conductor.screen == back


def test_a_claim_is_taken_back_with_its_board_open_again() -> None:
    conductor = declares(Judges(Ruling(5)))
    before = until_claim(conductor)
    chosen(conductor, "claim", "=5")
    assert conductor.choose(Action.UNDO).table == before.table


def test_without_a_claim_nothing_is_ruled() -> None:
    conductor = declares(Judges(None))
    until_claim(conductor)
    evening = again(conductor)
    assert turns.submit(evening, Ruled(3)).state == evening


def test_robots_are_asked_for_no_card_while_a_claim_is_judged() -> None:
    judge = Hesitates(None)
    conductor = declares(judge)
    until_claim(conductor)
    asked: list[CardWanted] = list(judge.asked)
    chosen(conductor, "claim", "=4")
    assert judge.asked == asked
