"""A claim of some of the remaining tricks, in a lesson's hand or at a table, and what becomes of it (Laws 68 to 71).

Whether it stands is found out elsewhere, for that takes a solver, and comes back as a choice of its own: `Ruled`.
"""

from __future__ import annotations

from dataclasses import dataclass

from bridgetutor.cardplay.robots import JudgeClaim
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.play import Play, TrickClaim
from bridgetutor.session.choice import Ruled
from bridgetutor.session.screen import Feedback, Tone
from bridgetutor.session.state import Claim, Refutation

MOST_TRICKS = 9
"""With more to come nobody claims, and the judgement would take long."""


@dataclass(frozen=True, slots=True)
class Claiming:
    """How far a claim has come, and what is said of it. Without a `claim` the play goes on, once it was beaten too."""

    claim: Claim | None = None
    feedback: Feedback | None = None
    refutation: Refutation | None = None


@dataclass(frozen=True, slots=True)
class Stands:
    """A claim that ends the play: what its side gets of the remaining tricks."""

    tricks: int
    says: tuple[Phrase, ...]


def left(play: Play) -> int:
    """The tricks that whoever is to play may claim, the one that has begun among them; 0 where nobody would."""
    remaining = 0 if play.is_over else play.size - len(play.complete_tricks)
    return remaining if 1 < remaining <= MOST_TRICKS else 0


def begun(play: Play) -> Claiming:
    """The learner, who is to play, is asked how many tricks."""
    claim = Claim(left(play))
    return Claiming(claim, Feedback(Tone.NOTE, asks(claim), (rest(play),)))


def asks(claim: Claim) -> Phrase:
    """The question."""
    return phrase("How many of the {n} remaining tricks do you claim?", n=claim.most)


def rest(play: Play) -> Phrase:
    """What becomes of the other tricks, and what else can be done."""
    if play.declarer is None or play.turn.side is play.declarer.side:
        return phrase("The defenders get the rest; 0 concedes them all. Or play a card.")
    return phrase("Declarer gets the rest; 0 concedes them all. Or play a card.")


def made(claim: Claim, tricks: int) -> Claiming | None:
    """The number has been said; None where more are claimed than remain."""
    if not 0 <= tricks <= claim.most:
        return None
    return Claiming(Claim(claim.most, tricks), Feedback(Tone.NOTE, phrase("Your claim is being looked at.")))


def said(tricks: int) -> Phrase:
    """The claim, aloud."""
    return counted("You claim {n} trick.", "You claim {n} tricks.", n=tricks)


def question(play: Play, claim: Claim | None) -> JudgeClaim | None:
    """What has to be judged; None where no claim has been made."""
    if claim is None or claim.tricks is None:
        return None
    return JudgeClaim(TrickClaim(play.player, claim.tricks, len(play.cards)), play)


def ruled(claimed: int, ruling: Ruled) -> Claiming | Stands:
    """What becomes of a claim of so many tricks: it ends the play, or the cards that beat it are to be shown."""
    if ruling.tricks is None:
        return Claiming(feedback=_unjudged())
    if ruling.line:
        return _refused(claimed, ruling.tricks, ruling)
    return Stands(ruling.tricks, (phrase("Your claim stands."), *_more(ruling.tricks - claimed)))


def _unjudged() -> Feedback:
    says = phrase("Nobody here can judge that: play on.")
    return Feedback(
        Tone.NOTE, says, (phrase("Only a claim of all the tricks, all of them high cards, is plain."),)
    )


def _refused(claimed: int, tricks: int, ruling: Ruled) -> Claiming:
    """The line lies ready to be looked through; then the learner plays on."""
    says = counted("Not that many: {n} trick.", "Not that many: {n} tricks.", n=claimed)
    won = counted("These cards leave you {n} of them.", "These cards leave you {n} of them.", n=tricks)
    feedback = Feedback(Tone.NOTE, says, (won,))
    return Claiming(feedback=feedback, refutation=Refutation(ruling.line, says=says))


def _more(tricks: int) -> tuple[Phrase, ...]:
    """Tricks that were conceded and cannot be lost."""
    if not tricks:
        return ()
    return (
        counted(
            "{n} trick more could not be lost: it is yours.",
            "{n} tricks more could not be lost: they are yours.",
            n=tricks,
        ),
    )
