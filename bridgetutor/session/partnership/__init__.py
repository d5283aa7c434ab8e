"""Partnership bidding: the learner bids South's hand with a robot opposite, and the contract is weighed."""
