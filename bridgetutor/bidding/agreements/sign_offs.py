"""Sign-offs: when partner, who knows more of both hands, has named the contract, that is it."""

from __future__ import annotations

from bridgetutor.bidding.condition import signed_off
from bridgetutor.bidding.rule import Agreement, Rung, rule
from bridgetutor.hands.claims import ALWAYS
from bridgetutor.phrase import phrase

SIGN_OFFS = Agreement(
    "sign-offs",
    phrase("Sign-offs"),
    (rule("... * - P", ALWAYS, when=signed_off, rung=Rung.LAST),),
)
