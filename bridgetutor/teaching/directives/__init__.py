"""The kinds of fence, one file each; to add one, write its file and list it here."""

from __future__ import annotations

from bridgetutor.teaching.directive import Directive
from bridgetutor.teaching.directives import auction, bid, count, deal, drill, film, lead, lesson, play, quiz

DIRECTIVES: tuple[Directive, ...] = (
    lesson.DIRECTIVE,
    deal.DIRECTIVE,
    auction.DIRECTIVE,
    film.DIRECTIVE,
    drill.DIRECTIVE,
    count.DIRECTIVE,
    quiz.DIRECTIVE,
    bid.DIRECTIVE,
    lead.DIRECTIVE,
    play.DIRECTIVE,
)
"""All of them, in the order of the author's guide."""

DIRECTIVE_BY_KIND = {directive.kind: directive for directive in DIRECTIVES}
