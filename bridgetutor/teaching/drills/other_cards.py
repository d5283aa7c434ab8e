"""What is said in a drill of a technique to the cards that do not begin it: others of its suit, and other suits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from bridgetutor.cardplay.outlook import Outlook
from bridgetutor.cardplay.techniques import Finding, Technique
from bridgetutor.cardplay.techniques.long_suit import long_suits
from bridgetutor.phrase import Phrase, counted, phrase
from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.teaching.lesson import Mark

Said = tuple[Mark, Phrase]


@dataclass(frozen=True, slots=True)
class Beside:
    """A card of the suit in which a technique is there, beside the cards that begin it."""

    card: Card
    finding: Finding
    outlook: Outlook

    @property
    def right(self) -> Card:
        """The highest of the cards that begin it."""
        return max(self.finding.cards, key=lambda card: card.rank)

    @property
    def opposite(self) -> tuple[Card, ...]:
        """What the other hand of the side has of the suit, where it is seen."""
        return self.outlook.hand(self.outlook.turn.partner).cards(self.card.suit)

    @property
    def is_master(self) -> bool:
        """Whether nothing that is out beats it."""
        return self.outlook.is_master(self.card)

    @property
    def opposite_has_master(self) -> bool:
        """Whether the other hand can win the round."""
        return any(map(self.outlook.is_master, self.opposite))

    @property
    def missing(self) -> tuple[Card, ...]:
        """The cards of theirs on which it turns."""
        return tuple(card for card in self.finding.key_cards if card not in self.outlook.ours)


def of_the_suit(beside: Beside) -> Said:
    """Playable, or why not."""
    is_lead = beside.outlook.is_declarers and beside.outlook.trick is None
    if is_lead and _is_small(beside.card) and any(map(_is_small, beside.finding.cards)):
        return Mark.ALSO, phrase("Any small card of the suit begins it.")
    return _TOLD[beside.finding.technique](beside)


def of_another_suit(card: Card, technique: Technique, others: Iterable[Finding], outlook: Outlook) -> Phrase:
    """Why not that suit; `others` are what the technique finds in it, there or not."""
    suit = card.suit
    if outlook.trick is not None and technique is Technique.RUFF:
        return phrase("Thrown away here it leaves them a trick that you can ruff.")
    if outlook.trick is not None:
        return phrase("This card does not do what the hand needs now.")
    mine = [each for each in others if each.suit is suit and each.technique is technique]
    if any(each.is_there for each in mine):
        return phrase("In {suit} it is there too, but not from this hand now.", suit=suit)
    near = next((each for each in mine if each.is_near), None)
    if near is not None:
        return phrase("{suit:capital} would do only if {fails}.", suit=suit, fails=near.fails[0])
    return _nothing_there(suit, technique, outlook)


def _nothing_there(suit: Suit, technique: Technique, outlook: Outlook) -> Phrase:
    if technique is Technique.RETURNING:
        return phrase("Partner has begun another suit, and nothing in dummy has told you to drop that plan.")
    if technique is Technique.DRAWING_TRUMPS and outlook.trumps is not None:
        return counted(
            "With {n} trump still out {suit} can be ruffed: trumps first.",
            "With {n} trumps still out {suit} can be ruffed: trumps first.",
            n=len(outlook.out(outlook.trumps)),
            suit=suit,
        )
    if technique is Technique.RUFF and suit is outlook.trumps:
        return phrase("A round of trumps now takes away one that could ruff.")
    tricks = outlook.sure_tricks(suit)
    if not tricks:
        return phrase("{suit:capital} bring no trick from the top, and none in this way.", suit=suit)
    return counted(
        "{suit:capital} bring {n} trick from the top, and no more in this way.",
        "{suit:capital} bring {n} tricks from the top, and no more in this way.",
        n=tricks,
        suit=suit,
    )


def _is_small(card: Card) -> bool:
    return card.rank < Rank.TEN


def _finesse(beside: Beside) -> Said:
    """A small card where an honour can be run, or an honour where a small card is led to the tenace."""
    missing, holder = beside.missing[0], beside.outlook.turn.partner
    tenace = [card for card in beside.finding.key_cards if card in beside.opposite]
    if beside.is_master:
        if len(beside.opposite) > len(tenace):
            return Mark.ALSO, phrase("A top card may go first: the finesse then comes a round later.")
        return Mark.WRONG, phrase("{seat} would have to follow with a card of the finesse.", seat=holder)
    below = next((card for card in tenace if card.rank < missing.rank), None)
    if beside.card.rank > beside.right.rank:
        return Mark.WRONG, phrase(
            "A small card leads up to {seat} as well, and keeps the {card}.", seat=holder, card=beside.card
        )
    if below is not None:
        return Mark.ALSO, phrase(
            "That is a finesse too, with the {below}; but the {right} can be run, and you stay in the same hand.",
            below=below,
            right=beside.right,
        )
    return Mark.WRONG, phrase(
        "On a low card {seat} must play high, or the {missing} is not the only card that beats you: lead one that can "
        "be run.",
        seat=holder,
        missing=missing,
    )


def _towards(beside: Beside) -> Said:
    return Mark.WRONG, phrase(
        "Lead a small card up to {seat}: the {card} is worth more in a round of its own.",
        seat=beside.outlook.turn.partner,
        card=beside.card,
    )


def _promotion(beside: Beside) -> Said:
    """A card of the sequence costs another where the other hand has no small one to play to it."""
    sequence = [card for card in beside.finding.key_cards if card in beside.outlook.ours]
    opposite = beside.opposite
    if beside.card in sequence:
        if not opposite or any(card not in sequence for card in opposite):
            return Mark.ALSO, phrase("It drives out a high card of theirs as well.")
        return Mark.WRONG, phrase(
            "{seat} has no small card to play to it: two of your high ones would fall in one round.",
            seat=beside.outlook.turn.partner,
        )
    if any(card in sequence for card in opposite):
        return Mark.ALSO, phrase(
            "The high cards of {seat} then drive it out as well.", seat=beside.outlook.turn.partner
        )
    return Mark.WRONG, phrase("A lower card of theirs beats it: it drives out nothing.")


def _long_suit(beside: Beside) -> Said:
    """Winners of the shorter hand first; a round that is lost costs a small card."""
    if beside.is_master:
        return Mark.WRONG, phrase(
            "The high cards of {seat}, which is shorter, come first: they would stand in the way later.",
            seat=beside.outlook.turn.partner,
        )
    if not _is_small(beside.card):
        return Mark.WRONG, phrase(
            "That spends the {card}, which may win a later round of the suit.", card=beside.card
        )
    suits = long_suits(beside.outlook)
    if any(long.lost(long.evenly) for long in suits if long.suit is beside.card.suit):
        return Mark.ALSO, phrase("A round of it has to be given up in any case, and it may be the first.")
    return Mark.WRONG, phrase("No round of it need be given up: play it from the top.")


def _ducking(_beside: Beside) -> Said:
    return Mark.WRONG, phrase(
        "Win this round, and the one that must be lost comes when the long hand cannot be reached any more."
    )


def _unblocking(beside: Beside) -> Said:
    return Mark.WRONG, phrase(
        "Then the {card} stays behind, and later takes a round in the hand that has no more to run.",
        card=beside.right,
    )


def _trumps(beside: Beside) -> Said:
    right = beside.right
    if beside.is_master or beside.opposite_has_master or not beside.outlook.is_master(right):
        return Mark.ALSO, phrase("It draws a round of trumps as well.")
    return Mark.WRONG, phrase("You would give up a round of trumps that the {card} wins.", card=right)


def _ruff(beside: Beside) -> Said:
    if beside.is_master and beside.opposite_has_master:
        return Mark.WRONG, phrase(
            "A winner of {seat} would fall under it: go there with a small card.",
            seat=beside.outlook.turn.partner,
        )
    if beside.is_master:
        return Mark.WRONG, phrase("The {card} is a winner: it needs no ruff.", card=beside.card)
    if beside.opposite_has_master:
        return Mark.ALSO, phrase("It goes to a winner of the suit too.")
    return Mark.WRONG, phrase("That gives the round away: cash the {card} first.", card=beside.right)


def _hold_up(beside: Beside) -> Said:
    return Mark.WRONG, phrase(
        "The {card} can wait. With it gone now, either of them who gets in has {suit} to play.",
        card=beside.card,
        suit=beside.card.suit,
    )


def _covering(beside: Beside) -> Said:
    trick, card, right = beside.outlook.trick, beside.card, beside.right
    if trick is None:
        raise ValueError("a card is covered, and none was led")
    led = trick.cards[0]
    if right.rank < led.rank:
        if card.rank < led.rank:
            return Mark.ALSO, phrase("It does the same in this trick.")
        return Mark.WRONG, phrase(
            "The {card} goes for the {led}, and what touches that is high afterwards.", card=card, led=led
        )
    if card.rank < led.rank:
        return Mark.WRONG, phrase(
            "Then the {led} costs them nothing, and what lies below it stays theirs.", led=led
        )
    if _touch(card, right, beside.outlook):
        return Mark.ALSO, phrase("It does the same in this trick.")
    if card.rank < right.rank:
        return Mark.WRONG, phrase("It costs them little: the {card} makes them pay more.", card=right)
    return Mark.WRONG, phrase("The {right} does it too, and keeps the {card}.", right=right, card=card)


def _touch(card: Card, other: Card, outlook: Outlook) -> bool:
    """Whether no other player has a card between them."""
    low, high = sorted((card.rank, other.rank))
    held = outlook.view.hand.ranks(card.suit)
    return all(rank in held for rank in Rank if low < rank < high)


def _returning(beside: Beside) -> Said:
    mark = Mark.ALSO if _is_small(beside.card) else Mark.WRONG
    return mark, phrase(
        "The suit is right. Partner also reads the card, and from the {card} can tell how many you have.",
        card=beside.right,
    )


_TOLD: Mapping[Technique, Callable[[Beside], Said]] = {
    Technique.FINESSE: _finesse,
    Technique.LEADING_TOWARDS: _towards,
    Technique.PROMOTION: _promotion,
    Technique.LONG_SUIT: _long_suit,
    Technique.DUCKING: _ducking,
    Technique.HOLD_UP: _hold_up,
    Technique.UNBLOCKING: _unblocking,
    Technique.DRAWING_TRUMPS: _trumps,
    Technique.RUFF: _ruff,
    Technique.COVERING: _covering,
    Technique.RETURNING: _returning,
}
