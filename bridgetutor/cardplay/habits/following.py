"""Following suit: what second, third and fourth hand play. Each habit gives its card, or None where it has no say."""

from __future__ import annotations

from bridgetutor.cardplay.habits.situation import Habit, Situation, lowest_first
from bridgetutor.phrase import Phrase, phrase
from bridgetutor.rules.cards import Card, Rank, Suit
from bridgetutor.rules.hands import Hand


def takes_what_partner_cannot(now: Situation) -> Habit | None:
    """Second hand on declarer's side takes a trick that the fourth hand has no card to win."""
    if now.partner is None or now.best is None:
        return None
    opposite = now.partner.cards(now.best.suit)
    if not opposite or any(now.beats(card, now.best) for card in opposite):
        return None
    sure = [card for card in now.winning_cards if now.threats(card) == 0]
    return Habit(sure[0], phrase("the hand opposite cannot win this trick")) if sure else None


def takes_the_ace_in_time(now: Situation) -> Habit | None:
    """Second hand takes its ace of trick and suit where it would be ruffed next: dummy has led a singleton.

    So it does near the end, when there is nothing left to wait for.
    """
    led = now.best
    if led is None or now.declares or not now.winning_cards:
        return None
    top = now.winning_cards[-1]
    if top.suit is not led.suit or not now.is_master(top):
        return None
    dummy = _dummy_leading(now)
    has_trumps = now.trumps is not None and dummy.length(now.trumps) > 0
    if has_trumps and dummy.length(led.suit) == 0:
        return Habit(top, phrase("dummy has no more of this suit: your winner may not live another round"))
    if len(now.hand) <= _NEARLY_OVER:
        return Habit(top, phrase("near the end there is nothing to wait for"))
    return None


def finesses_in_second_hand(now: Situation) -> Habit | None:
    """Second hand on declarer's side, where the hand opposite has nothing: the finesse, or at trumps the winner."""
    led = now.best
    if led is None or now.partner is None or not now.winning_cards:
        return None
    opposite = now.partner.cards(led.suit)
    if opposite and sum(card.rank > opposite[0].rank for card in now.unseen.cards(led.suit)) <= 1:
        return None
    tries = [card for card in now.winning_cards if now.threats(card) <= 1]
    if not tries or (now.trumps is None and len(tries) == 1) or _ace_lies_behind(now, tries[0], led):
        return None
    if now.threats(tries[0]) == 1 and len(now.unseen.cards(led.suit)) >= _CARDS_OUT_FOR_A_FINESSE:
        return Habit(tries[0], phrase("a finesse: one card is missing, and it may lie in front"))
    sure = [card for card in tries if now.threats(card) == 0]
    return Habit(sure[0], phrase("the hand opposite cannot win this trick")) if sure else None


def covers_an_honour(now: Situation) -> Habit | None:
    """Second hand covers an honour with an honour, if that can promote a card of its own or of partner's.

    Of touching honours in sight the last is covered; an honour from the closed hand only for a card of one's own.
    """
    led = now.best
    if led is None or now.declares or led.rank < Rank.TEN or _touching_below(led, _dummy_leading(now)):
        return None
    higher = [card for card in now.winning_cards if card.rank.is_honour]
    if not higher or not _may_promote(now, led):
        return None
    return Habit(higher[0], phrase("cover an honour with an honour"))


def splits_honours(now: Situation) -> Habit | None:
    """Second hand with KQ or QJT over a small card plays the lowest of them, so that no cheap trick is made."""
    led = now.best
    if led is None or now.declares or led.rank >= Rank.TEN:
        return None
    ranks = {card.rank for card in now.legal}
    for sequence in (_KING_QUEEN, _QUEEN_JACK_TEN):
        if ranks >= set(sequence):
            return Habit(
                Card(led.suit, sequence[-1]), phrase("touching honours: second hand plays the lowest")
            )
    return None


def second_hand_low(now: Situation) -> Habit:
    """Second hand plays low: partner plays last and sees more."""
    return _low(now, phrase("second hand low"))


def finesses(now: Situation) -> Habit | None:
    """Third hand on declarer's side takes a finesse where one card is missing."""
    if not now.declares or len(now.winning_cards) < 2:
        return None
    tries = [card for card in now.winning_cards if now.threats(card) == 1]
    missing = len(now.unseen.cards(tries[0].suit)) if tries else 0
    if missing < _CARDS_OUT_FOR_A_FINESSE or now.threats(now.winning_cards[-1]) != 0:
        return None
    return Habit(tries[0], phrase("a finesse: one card is missing, and it may lie in front"))


def trusts_partners_card(now: Situation) -> Habit | None:
    """Third hand leaves partner's card alone where its own would do no better, or where partner led an honour."""
    if not now.partner_is_winning or now.best is None:
        return None
    helped = any(now.threats(card) < now.threats(now.best) for card in now.winning_cards)
    dummy_is_last = now.last_opponent is not None and now.last_opponent is now.view.play.dummy
    if helped and (dummy_is_last or now.best.rank < Rank.JACK):
        return None
    if now.declares:
        return _low(now, phrase("the card of the other hand is doing the work"))
    return _low(now, phrase("partner's card is doing the work"))


def third_hand_high(now: Situation) -> Habit | None:
    """Third hand plays high, but no higher than needed: the lowest card that the fewest cards can beat."""
    if not now.winning_cards:
        return None
    card = min(now.winning_cards, key=lambda card: (now.threats(card), card.rank))
    if card == now.winning_cards[-1]:
        return Habit(card, phrase("third hand high"))
    return Habit(card, phrase("third hand high, but no higher than needed"))


def leaves_it_to_partner(now: Situation) -> Habit | None:
    """Fourth hand plays low when partner has won the trick."""
    return _low(now, phrase("partner is winning the trick")) if now.partner_is_winning else None


def wins_cheaply(now: Situation) -> Habit | None:
    """Fourth hand wins with the lowest card that will do."""
    if not now.winning_cards:
        return None
    return Habit(now.winning_cards[0], phrase("fourth hand wins as cheaply as it can"))


def cannot_win(now: Situation) -> Habit:
    """A trick that cannot be won gets the smallest card."""
    return _low(now, phrase("you cannot win this trick: your smallest card"))


_KING_QUEEN = (Rank.KING, Rank.QUEEN)
_QUEEN_JACK_TEN = (Rank.QUEEN, Rank.JACK, Rank.TEN)

_NEARLY_OVER = 2
"""Cards left to each player."""

_CARDS_OUT_FOR_A_FINESSE = 3
"""With two cards out the missing one is as likely to fall."""


def _low(now: Situation, why: Phrase) -> Habit:
    return Habit(lowest_first(now.legal)[0], why)


def _ace_lies_behind(now: Situation, king: Card, led: Card) -> bool:
    """Whether only the ace beats the king, and the leader has not got it: against trumps no honour is led under it."""
    is_beaten = king.rank is Rank.KING and now.threats(king) == 1
    return is_beaten and now.trumps is not None and led.rank.is_honour


def _dummy_leading(now: Situation) -> Hand:
    """Dummy's hand where the lead came from dummy, else no cards."""
    trick = now.trick
    led_by_dummy = trick is not None and trick.leader is now.view.play.dummy
    return (now.view.dummy_hand or Hand()) if led_by_dummy else Hand()


def _touching_below(led: Card, dummy: Hand) -> bool:
    return led.rank > Rank.TWO and Card(led.suit, Rank(led.rank - 1)) in dummy


def _may_promote(now: Situation, led: Card) -> bool:
    """Whether a card from the nine up, below the one led, may become high: at most one of dummy's stands before it."""
    dummy = now.view.dummy_hand or Hand()
    partner_may_hold = now.unseen if _dummy_leading(now) else Hand()
    before = 0
    for card in _ranks_between(led.suit, led.rank):
        before += card in dummy
        if before > 1:
            return False
        if card in now.hand or card in partner_may_hold:
            return True
    return False


def _ranks_between(suit: Suit, top: Rank) -> list[Card]:
    return [Card(suit, Rank(rank)) for rank in range(top - 1, Rank.NINE - 1, -1)]
