"""Roman key-card Blackwood, 1430: as 3014, but 5♣ shows one or four key cards and 5♦ none or three.

The commoner answer is the cheaper one, which leaves room to ask on with hearts as trumps.
"""

from __future__ import annotations

from bridgetutor.bidding.agreements.key_card_3014 import key_card, over_interference
from bridgetutor.bidding.rule import Agreement
from bridgetutor.phrase import phrase

KEY_CARD_1430 = Agreement(
    "key_card_1430", phrase("Key-card Blackwood 1430"), (*key_card(low="5D", high="5C"), *over_interference())
)
