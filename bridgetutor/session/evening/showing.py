"""The screen of an evening, worked out anew each time from how far it has come. Nothing hidden leaves here."""

from __future__ import annotations

from dataclasses import replace

from bridgetutor.cardplay.hints import Hint
from bridgetutor.games.settlement import deals_of
from bridgetutor.hands.region import MOST_POINTS
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.auction import BIDS
from bridgetutor.rules.seats import Side
from bridgetutor.session import advising, claiming
from bridgetutor.session.choice import Action
from bridgetutor.session.evening import bidding, trial, words
from bridgetutor.session.evening.hints import hint_wanted, hints_left, hints_that_answer
from bridgetutor.session.evening.looking_back import looking_back
from bridgetutor.session.evening.on_the_table import table_of
from bridgetutor.session.evening.open_actions import open_actions
from bridgetutor.session.evening.screen import AskAtTable, AskContract, BoardScore, EveningScreen, SheetRow
from bridgetutor.session.evening.setting import is_played
from bridgetutor.session.evening.state import Evening
from bridgetutor.session.evening.taking_back import is_slip
from bridgetutor.session.screen import AskCard, AskNumber, Feedback, Tone


def screen_of(
    evening: Evening, announcements: tuple[Phrase, ...] = (), hint: Hint | None = None
) -> EveningScreen:
    """What the learner sees, with the hint that was wanted once it is worked out."""
    left = max(0, hints_left(evening) - advising.spared(hint))
    actions = tuple(action for action in open_actions(evening) if left or action is not Action.HINT)
    sheet = evening.sheet
    return EveningScreen(
        game=evening.game.title,
        step=len(evening.written) + 1,
        table=table_of(evening),
        heading=_heading(evening),
        says=_says(evening),
        ask=_ask(evening),
        feedback=_feedback(evening, hint),
        actions=actions,
        next_label=_next_label(evening) if Action.NEXT in actions else None,
        back_label=_back_label(evening) if Action.BACK in actions else None,
        hints_left=left,
        hints_that_answer=max(0, hints_that_answer(evening) - advising.spared(hint)),
        has_claim=_asks_for_claim(evening),
        trick_lies=evening.lies and evening.play is not None and bool(evening.play.cards),
        is_slip=is_slip(evening),
        is_trial=evening.tried is not None,
        steps_through=evening.at,
        trick_before=trial.trick_before(evening),
        score=None if evening.tried is not None else _score(evening),
        sheet=_rows(evening),
        totals=(sheet.total(Side.NORTH_SOUTH), sheet.total(Side.EAST_WEST)),
        standing=words.standing(evening) if is_played(evening.game) else None,
        announcements=announcements,
        paper=sheet if evening.game.form.has_line and sheet.outcomes else None,
        ends_a_sheet=evening.ends_a_sheet,
        look_back=looking_back(evening),
    )


def _ask(evening: Evening) -> AskAtTable | None:
    if not evening.is_learners_turn:
        return None
    if evening.claim is not None:
        return AskNumber(0, evening.claim.most)
    if evening.is_announcing:
        return AskNumber(0, MOST_POINTS)
    if evening.is_bidding:
        return bidding.asked(evening)
    if evening.is_picking:
        declarer = evening.board.declarer
        vulnerable = declarer is not None and evening.board.vulnerability.includes(declarer.side)
        return AskContract(BIDS, vulnerable)
    return None if evening.play is None else AskCard(evening.play.turn)


def _feedback(evening: Evening, hint: Hint | None) -> Feedback | None:
    """What is said to the last choice. What is asked about a claim stands at the head; beaten, it was wrong."""
    if _asks_for_claim(evening):
        return None
    said = evening.feedback
    if said is not None and evening.refutation is not None:
        return replace(said, tone=Tone.WRONG)
    return said or _hint(evening, hint)


def _asks_for_claim(evening: Evening) -> bool:
    return evening.claim is not None and not evening.is_judged


def _hint(evening: Evening, hint: Hint | None) -> Feedback | None:
    asked = hint_wanted(evening)
    return None if asked is None else advising.degree(asked, evening.hints, hint)


def _heading(evening: Evening) -> Phrase:
    if evening.is_dealing:
        return phrase("The cards are being dealt")
    if evening.claim is not None and _asks_for_claim(evening):
        return claiming.asks(evening.claim)
    return _asked_or_done(evening)


def _asked_or_done(evening: Evening) -> Phrase:
    board = evening.board
    if evening.is_announcing:
        return phrase("How many points do you hold?")
    if evening.is_bidding:
        return phrase("Your call?") if evening.is_learners_turn else phrase("The auction")
    if board.is_dealt_again:
        return phrase("Level at 20: nobody declares")
    if evening.is_picking and evening.is_learners_turn:
        return phrase("Which contract?")
    over = words.outcome_of(board)
    if over is not None:
        return over
    if board.contract is not None:
        return phrase("{contract}", contract=board.contract)
    return phrase("The hand is given up") if evening.given_up else phrase("The cards are dealt")


def _says(evening: Evening) -> tuple[Phrase, ...]:
    """Who declares and why, until the first card has fallen; then the table says it all."""
    board = evening.board
    if evening.play is not None and _asks_for_claim(evening):
        return (claiming.rest(evening.play),)
    tried = () if evening.tried is None else (words.NOT_WRITTEN,)
    if evening.at is not None and board.play is not None:
        return (*tried, words.place_in(board.play.before(evening.at)))
    if evening.given_up:
        return words.GIVEN_UP
    if evening.is_announcing or evening.is_bidding:
        return ()
    if evening.is_dealing:
        return words.looked_for(evening)
    if not is_played(evening.game) and board.is_over:
        return (phrase("By the system: {auction}", auction=bidding.by_the_system(evening)),)
    if board.play is not None and board.play.cards:
        auction = () if board.auction is None else (phrase("{auction}", auction=board.auction),)
        return (*tried, *words.settled(evening), *auction)
    return (*tried, *words.declared(evening), *words.why_named(evening))


def _next_label(evening: Evening) -> Phrase:
    if evening.refutation is not None:
        return phrase("Play on") if evening.refutation.is_over else phrase("Next card")
    if evening.at is not None:
        return phrase("Next card")
    if evening.is_announcing:
        return phrase("Tell me")
    if evening.board.is_dealt_again:
        return phrase("Deal again")
    if evening.is_done and evening.tried is not None:
        return phrase("Return")
    if evening.ends_a_sheet:
        return phrase("New sheet")
    if evening.is_done:
        return phrase("Next hand")
    return phrase("Next trick") if evening.play is not None and evening.play.cards else phrase("Go on")


def _back_label(evening: Evening) -> Phrase:
    if evening.claim is not None:
        return phrase("No claim")
    if evening.refutation is not None:
        return phrase("Play on")
    return phrase("Card back") if evening.is_done else phrase("Return")


def _score(evening: Evening) -> BoardScore | None:
    board = evening.board
    if board.outcome is None:
        return None
    score = board.game.form.score(board.outcome, board.vulnerability)
    side = score.winner
    lines = () if side is None else score.lines_for(side)
    return BoardScore(side, lines, abs(score.total), words.written_besides(evening))


def _rows(evening: Evening) -> tuple[SheetRow, ...]:
    sheet = evening.sheet
    if not is_played(evening.game):
        return ()
    return tuple(
        SheetRow(dealt.number, dealt.outcome, sheet.difference_of(dealt.number))
        for dealt in deals_of(evening.game.form.settlement, sheet.outcomes)
    )
