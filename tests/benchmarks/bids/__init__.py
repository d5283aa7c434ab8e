"""The parts of the bidding benchmark."""
