"""What a result is worth: the score of a deal, and how scores are compared. One module a form of scoring."""
