"""Looking back at a hand that is over: its deal, its calls and its cards, each with what is to be said of it."""

from bridgetutor.session.looking_back.lesson import looking_back
from bridgetutor.session.looking_back.moment import LookingBack

__all__ = ["LookingBack", "looking_back"]
