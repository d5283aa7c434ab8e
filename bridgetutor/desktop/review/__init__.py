"""Looking back at a hand: the cards worth a second look beside the table."""
