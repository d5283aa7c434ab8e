"""What a claim can be about: numbers read off a hand, the words for them, and the region each set of them lies in."""
