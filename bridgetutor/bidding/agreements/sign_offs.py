"""Sign-offs: partner, who knows more of the two hands, has named the contract; we pass (the captain's word is last)."""

from __future__ import annotations

from bridgetutor.bidding.condition import signed_off
from bridgetutor.bidding.rule import Agreement, Rung, rule
from bridgetutor.hands.claim import ALWAYS
from bridgetutor.phrase import phrase

SIGN_OFFS = Agreement(
    "sign_offs",
    phrase("Sign-offs"),
    (rule("... P", ALWAYS, when=signed_off, rung=Rung.ANSWER),),
)
