"""What most sittings are made of, so that their choices take little room.

It is part of how a record is written: changed by a letter, no record could be read. New names take a little more room.
"""

from __future__ import annotations

_DRILLS = """
points losers length-points controls shapes open-or-pass natural-twelve-points natural-notrump-openings
natural-weak-twos natural-preempts natural-suit-responses natural-major-raises natural-minor-raises natural-
notrump-responses natural-natural-notrump-answers natural-rebids-after-one-over-one natural-responder-after-
repeat natural-overcalls natural-takeout-doubles natural-takeout-double-answers suit-openings notrump-openings
strong-two-clubs weak-twos preempts suit-responses major-raises minor-raises notrump-responses jacoby-2nt
jump-shifts stayman jacoby-transfers responses-to-1nt over-2nt two-clubs-waiting answers-to-weak-twos rebids-
after-one-over-one rebids-after-two-over-one rebids-after-one-notrump reverses game-tries responder-after-
repeat responder-after-second-suit fourth-suit-forcing gerber blackwood overcalls jump-overcalls notrump-
overcall takeout-doubles takeout-double-answers negative-doubles raises-after-overcall free-bids after-
takeout-double advances balancing michaels unusual-notrump natural-meanings meanings natural-listening
listening sure-winners where-tricks-come-from suit-combinations play-finesse play-leading-towards-an-honour
play-promotion play-long-suit play-ducking play-hold-up play-unblocking play-drawing-trumps play-ruff play-
covering-an-honour play-returning-partners-suit opening-leads second-hand third-hand counting-out scoring
"""

_PROBES = (
    "inside losers controls shape length S length H length D length C points above points highest points lowest "
    "points below mistakes/call;mistakes/card;"
)

_CHOICES = (
    '["arranged:game=rubber&theirs=","~N:AKQJT.98765.432.","~CT","~D2","~H3","~S4","~3N","~P","=10","=11","=12","=3",'
    '"=2","=1","claim","undo","replay","why","difficult","hint","answer","back","goto:1","#4","#3","#2","#1","next",'
    '"X","4C","4D","4H","4S","3C","3D","3H","3N","3S","2C","2D","2H","2S","2N","1C","1D","1H","1S","1N","P","next",'
    '"posed:'
)

USUAL = f"{' '.join(_DRILLS.split())}{_PROBES}{_CHOICES}".encode()
"""The commonest last, as the compression wants it."""
