"""What can be said of a hand: facts about the one that is held, claims about one that is not seen."""
