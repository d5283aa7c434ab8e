"""Opening leads: the card that each agreement leads from a holding, and the suit that hand and auction ask for."""

from bridgetutor.cardplay.leads.holding import Against, Whose, card_led, rank_led
from bridgetutor.cardplay.leads.opening import Lead, Table, opening_leads

__all__ = ["Against", "Lead", "Table", "Whose", "card_led", "opening_leads", "rank_led"]
