"""The auction and play sections of one game, with what the tags round them say."""

from __future__ import annotations

from bridgetutor.phrase import phrase
from bridgetutor.rules.deal import Deal
from bridgetutor.rules.notation.pbn import plain
from bridgetutor.rules.notation.pbn.calls import Calls, read_calls
from bridgetutor.rules.notation.pbn.cards import Cards, read_cards
from bridgetutor.rules.notation.pbn.fields import parse_seat
from bridgetutor.rules.notation.pbn.following import Following
from bridgetutor.rules.notation.pbn.items import Section, number_of
from bridgetutor.rules.notation.pbn.lookup import Lookup
from bridgetutor.rules.notation.pbn.tags import Tag
from bridgetutor.rules.notation.record import Comment
from bridgetutor.rules.play import Play
from bridgetutor.rules.seats import Seat


def read_auction(lookup: Lookup, dealer: Seat | None) -> Calls | None:
    """The calls; None without a section, or where nothing says who calls first."""
    tag, first = lookup.tag("Auction"), lookup.value("Auction", parse_seat)
    first = dealer if first is None else first
    if tag is None:
        return None
    if first is None:
        if Section(tag).items:
            lookup.fault(tag.line, phrase("Nothing says who calls first"), keep=tag)
        return None
    calls = _plain_calls(tag, first)
    if calls is None:
        section = Section(tag)
        calls = read_calls(section, first, lookup.notes["Auction"])
        _add_words(lookup, section, calls)
    if dealer not in {None, calls.auction.dealer}:
        says = phrase("{seat} calls first, though {dealer} deals", seat=calls.auction.dealer, dealer=dealer)
        lookup.fault(tag.line, says, keep=lookup.tag("Dealer"))
    return calls


def _plain_calls(tag: Tag, first: Seat) -> Calls | None:
    auction = None if tag.notes else plain.calls(tag.body, first)
    return None if auction is None else Calls(auction, (), (), (), ())


def _plain_cards(tag: Tag, start: Play, first: Seat) -> Cards | None:
    found = None if tag.notes else plain.cards(tag.body, start, first)
    if found is None:
        return None
    play, has_end, (north_south, east_west) = found
    return Cards(play, (), (), (), (), (north_south, east_west), has_end, has_plus=False)


def read_play(lookup: Lookup, tag: Tag, play: Play, *, first: Seat, dealt: Deal | None) -> Cards:
    """The cards of a play section whose columns begin with the seat `first`; `dealt` may have faults."""
    cards = _plain_cards(tag, play, first)
    if cards is not None:
        return cards
    section = Section(tag)
    cards = read_cards(section, Following(play, dealt), first, lookup.notes["Play"])
    _add_words(lookup, section, cards)
    return cards


def _add_words(lookup: Lookup, section: Section, read: Calls | Cards) -> None:
    """Puts comments and faults of a section to those of its game."""
    tag = section.tag
    name, last = tag.name, len(read.auction.calls if isinstance(read, Calls) else read.play.cards) - 1
    lookup.comments += read.comments
    lookup.comments += (Comment(words, name, last) for words in lookup.late_comments[name])
    for fault in (*section.faults, *read.faults):
        lookup.fault(fault.line, fault.says, keep=tag)
    if read.rest:
        lookup.keep(tag)
    texts, used = lookup.notes[name], set()
    for item in section.items:
        for number in (number_of(sign) for sign in item.signs if sign[0] == "="):
            used.add(number)
            if number > 0 and number not in texts:
                lookup.fault(section.line(item), phrase("There is no note {number}", number=number), keep=tag)
    for number in texts.keys() - used:
        line = lookup.note_lines[name][number]
        lookup.fault(line, phrase("Nothing refers to note {number}", number=number), keep=tag)
