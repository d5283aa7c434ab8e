"""How a contest stands, and how it has ended, in words."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from bridgetutor.games.contest import HERE, Contest, Place, Way
from bridgetutor.phrase import Phrase, counted, phrase


def title(way: Way) -> Phrase:
    """What such a contest is called."""
    match way:
        case Way.MATCHPOINTS:
            return phrase("Pairs at matchpoints")
        case Way.IMPS:
            return phrase("Pairs at IMPs")
        case Way.TEAMS:
            return phrase("Team match")


def about(way: Way) -> Phrase:
    """How it goes."""
    match way:
        case Way.MATCHPOINTS:
            return phrase(
                "Robots play your boards at the other tables. You win 2 points for each pair in your seats that did "
                "worse, 1 for each that did as well: an overtrick can be worth as much as a slam."
            )
        case Way.IMPS:
            return phrase(
                "Robots play your boards at the other tables. Each difference is turned into IMPs, and you win the "
                "average: making the contract comes first."
            )
        case Way.TEAMS:
            return phrase(
                "Two robots of your team sit East–West at the other table. Board by board the two results are put "
                "together and turned into IMPs."
            )


def table_name(contest: Contest, table: int) -> Phrase:
    """Whose table it is: the learner's, a friend's, or a number."""
    if table == HERE:
        return phrase("You")
    name = contest.names[table - 1]
    return phrase("{name}", name=name) if name else phrase("Table {n}", n=table + 1)


def standing(contest: Contest) -> Phrase | None:
    """How the contest stands for the learner; None while no board can be compared."""
    boards = contest.settled
    if not boards:
        return None
    places = contest.places
    mine = _mine(places)
    if contest.way is Way.TEAMS:
        return counted("After {n} board: {said}", "After {n} boards: {said}", n=boards, said=_match(mine.won))
    return counted(
        "After {n} board: {won}, place {place} of {pairs}",
        "After {n} boards: {won}, place {place} of {pairs}",
        n=boards,
        won=amount(contest, mine),
        place=rank(places, mine),
        pairs=len(places),
    )


def ending(contest: Contest) -> Phrase:
    """How the set has ended; of boards not settled nothing counts."""
    places = contest.places
    mine = _mine(places)
    if not contest.settled:
        return phrase("No board can be compared yet")
    if contest.way is Way.TEAMS:
        return _match_over(mine.won)
    if rank(places, mine) == 1 and not _shares(places, mine):
        return phrase("You win the evening with {won}", won=amount(contest, mine))
    return phrase(
        "You have {won}: place {place} of {pairs}",
        won=amount(contest, mine),
        place=rank(places, mine),
        pairs=len(places),
    )


def amount(contest: Contest, place: Place) -> Phrase:
    """What a pair has won: a share of the matchpoints, or IMPs."""
    if contest.way is Way.MATCHPOINTS:
        share = place.won / place.top if place.top else Fraction(1, 2)
        return phrase("{n:.1f} %", n=float(100 * share))
    return phrase("{n:+.1f} IMPs", n=float(place.won))


def rank(places: Sequence[Place], place: Place) -> int:
    """The place among the pairs, from 1; pairs that are level share the better one."""
    return 1 + sum(other.won > place.won for other in places)


def _shares(places: Sequence[Place], place: Place) -> bool:
    return sum(other.won == place.won for other in places) > 1


def _mine(places: Sequence[Place]) -> Place:
    return next(place for place in places if place.table == HERE)


def _match(won: Fraction) -> Phrase:
    if not won:
        return phrase("the teams are level")
    if won > 0:
        return counted("your team leads by {n} IMP", "your team leads by {n} IMPs", n=int(won))
    return counted("your team is behind by {n} IMP", "your team is behind by {n} IMPs", n=int(-won))


def _match_over(won: Fraction) -> Phrase:
    if not won:
        return phrase("The match is a tie")
    if won > 0:
        return counted(
            "Your team wins the match by {n} IMP", "Your team wins the match by {n} IMPs", n=int(won)
        )
    return counted(
        "The other team wins the match by {n} IMP", "The other team wins the match by {n} IMPs", n=int(-won)
    )
