"""Bidding: from a system to calls and meanings. The rule that bids is the rule that explains."""
