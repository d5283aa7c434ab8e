"""Layouts: what the hidden hands may be, going by the auction, the cards played and the suits shown out of.

The ways of sharing out the unseen cards are counted, not tried: so no layout is thrown away, and one number stands for
each of them.
"""

from bridgetutor.cardplay.sampling.layouts import Layouts, layouts
from bridgetutor.cardplay.sampling.likelihood import Likelihood, Likelihoods

__all__ = ["Layouts", "Likelihood", "Likelihoods", "layouts"]
