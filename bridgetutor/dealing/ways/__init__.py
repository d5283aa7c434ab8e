"""Ways of drawing deals. Each draws all deals that keep a part of a constraint, every one of them as often.

So the deals that keep the rest too are random deals under the whole constraint, whichever way is taken.
"""
