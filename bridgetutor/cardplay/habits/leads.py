"""Leading: which suit a defender leads and which card of it; what declarer's side leads."""

from __future__ import annotations

from collections.abc import Iterable

from bridgetutor.cardplay.habits.situation import Habit, Situation
from bridgetutor.cardplay.leads import Table, card_led, opening_leads
from bridgetutor.cardplay.leads.worth import Role, worth
from bridgetutor.cardplay.signals.choosing import moment_of
from bridgetutor.cardplay.signals.leading import gives_a_ruff, led
from bridgetutor.phrase import phrase
from bridgetutor.rules.cards import SUITS_DOWN, Card, Rank, Suit
from bridgetutor.rules.hands import FULL_PACK, Hand


def makes_the_opening_lead(now: Situation) -> Habit | None:
    """The opening lead: the suit that hand and auction speak for, the card that is agreed."""
    if now.view.play.cards or now.view.play.declarer is None or now.view.pack != FULL_PACK:
        return None
    lead = opening_leads(now.hand, _table(now), now.carding)[0]
    return Habit(lead.card, lead.why)


def gives_partner_a_ruff(now: Situation) -> Habit | None:
    """A suit that partner has shown out of is led for a ruff; the card asks for a suit to come back in."""
    moment = moment_of(now.view)
    for suit in _longest_first(now.hand, _plain_suits(now)):
        if gives_a_ruff(moment, suit) and not _ruffed_in_dummy(now, suit):
            found = led(moment, now.hand, suit, now.carding)
            if found is not None:
                return Habit(found.card, phrase("partner can ruff this suit"))
    return None


def returns_partners_suit(now: Situation) -> Habit | None:
    """A defender returns the suit that partner led: the higher of two cards left, else the original fourth best."""
    suit = _partners_suit(now)
    if suit is None or _ruffed_in_dummy(now, suit) or _is_for_others(now, suit):
        return None
    found = led(moment_of(now.view), now.hand, suit, now.carding)
    card = now.hand.cards(suit)[-1] if found is None else found.card
    return Habit(card, phrase("return partner's suit"))


def cashes_an_established_suit(now: Situation) -> Habit | None:
    """A suit in which every card is high is cashed, where nobody can ruff it; a lone ace does not run away."""
    for suit in _longest_first(now.hand, _plain_suits(now)):
        cards = now.hand.cards(suit)
        if now.is_master(cards[-1]) and not _may_be_ruffed(now) and _is_time_to_cash(now, cards):
            return Habit(cards[0], phrase("cash the winners of a suit that is established"))
    return None


def leads_a_new_suit(now: Situation) -> Habit:
    """Later in the play: a sequence, dummy's weakness, or what gives least away; an ace only for want of better."""
    suits = _longest_first(now.hand, _plain_suits(now)) or _longest_first(now.hand, Suit)
    suit = max(suits, key=lambda suit: _worth_later(now, suit))
    card = card_led(now.hand, suit, now.carding.leads, _table(now).against)
    if now.hand.ranks(suit)[:1] == (card.rank,) and _touch(now.hand.ranks(suit)):
        return Habit(card, phrase("the top of a sequence"))
    if len(now.hand.cards(suit)) == max(map(now.hand.length, suits)):
        return Habit(card, phrase("from your longest suit"))
    return Habit(card, phrase("the suit that gives least away"))


def draws_trumps(now: Situation) -> Habit | None:
    """Declarer draws trumps while the defenders have any, and declarer's hands have as many together."""
    trumps, partner = now.trumps, now.partner or Hand()
    if trumps is None or not now.hand.length(trumps):
        return None
    out = now.unseen.length(trumps)
    if not 0 < out <= now.hand.length(trumps) + partner.length(trumps):
        return None
    return Habit(_towards_the_higher(now, trumps), phrase("draw trumps"))


def plays_the_longest_suit(now: Situation) -> Habit:
    """Declarer plays on the longest suit of the two hands: small towards the higher cards, or high from them."""
    partner = now.partner or Hand()
    suits = [suit for suit in _plain_suits(now) if now.hand.length(suit)] or [
        suit for suit in SUITS_DOWN if now.hand.length(suit)
    ]
    suit = _longest_first(now.hand | partner, suits)[0]
    return Habit(_towards_the_higher(now, suit), phrase("the longest suit of the two hands"))


def _table(now: Situation) -> Table:
    return Table.of(now.view.strain, now.view.play.leader, now.promises, now.level)


def _is_time_to_cash(now: Situation, cards: tuple[Card, ...]) -> bool:
    """Whether a defender has more than one winner in the suit, or the play is nearly over; declarer may unblock."""
    return now.declares or len(cards) > 1 or len(now.hand) <= _LAST_CARDS


def _worth_later(now: Situation, suit: Suit) -> float:
    """What a lead from a suit is worth once dummy is seen; dummy's ruffs and unsupported aces count against it."""
    ranks = now.hand.ranks(suit)
    value = worth(now.hand.holding(suit), Role.UNBID, _table(now).against)
    if _ruffed_in_dummy(now, suit) or (now.trumps is not None and ranks[0] is Rank.ACE and not _touch(ranks)):
        value -= _WINCE
    dummy = now.view.dummy_hand
    if dummy is None or now.seat.partner is now.view.play.dummy:
        return value
    is_strong = any(rank >= Rank.QUEEN for rank in dummy.ranks(suit))
    plays_after_dummy = now.view.play.dummy is now.seat.next
    return value + (_UP_TO_WEAKNESS if is_strong is plays_after_dummy else -_UP_TO_WEAKNESS)


def _touch(ranks: tuple[Rank, ...]) -> bool:
    """Whether the two highest are touching honours."""
    return len(ranks) > 1 and ranks[0] >= Rank.TEN and ranks[0] - ranks[1] == 1


def _towards_the_higher(now: Situation, suit: Suit) -> Card:
    """The lowest card where the other hand has higher ones, else the highest if it is master or touches the next."""
    mine = now.hand.cards(suit)
    theirs = (now.partner or Hand()).cards(suit)
    if theirs and theirs[0].rank > mine[0].rank:
        return mine[-1]
    touches = len(mine) > 1 and mine[0].rank - mine[1].rank == 1
    return mine[0] if now.is_master(mine[0]) or touches else mine[-1]


def _partners_suit(now: Situation) -> Suit | None:
    """The suit partner led last, where a card of it is held and it is not trumps."""
    led = [
        trick.suit
        for trick in now.view.play.complete_tricks
        if trick.leader is now.seat.partner and trick.suit is not now.trumps and now.hand.length(trick.suit)
    ]
    return led[-1] if led else None


def _plain_suits(now: Situation) -> list[Suit]:
    return [suit for suit in SUITS_DOWN if suit is not now.trumps]


def _longest_first(hand: Hand, suits: Iterable[Suit]) -> list[Suit]:
    """The suits that are held, longest first, of equal ones the higher ranking cards first."""
    held = [suit for suit in suits if hand.length(suit)]
    return sorted(held, key=lambda suit: (-hand.length(suit), -hand.holding(suit), -suit))


def _is_for_others(now: Situation, suit: Suit) -> bool:
    """Whether a return only helps the opponents: dummy has the master, or at trumps the suit has gone round twice."""
    dummy = (now.view.dummy_hand or Hand()).cards(suit)
    rounds = sum(trick.suit is suit for trick in now.view.play.complete_tricks)
    return (bool(dummy) and now.is_master(dummy[0])) or (now.trumps is not None and rounds > 1)


def _ruffed_in_dummy(now: Situation, suit: Suit) -> bool:
    """Whether dummy, an opponent, is void in the suit and has a trump."""
    dummy = now.view.dummy_hand
    if now.declares or dummy is None or now.trumps is None:
        return False
    return dummy.length(suit) == 0 and dummy.length(now.trumps) > 0


def _may_be_ruffed(now: Situation) -> bool:
    return now.trumps is not None and now.against.length(now.trumps) > 0


_LAST_CARDS = 2
_WINCE = 0.6
_UP_TO_WEAKNESS = 0.12
"""Through strength, up to weakness."""
