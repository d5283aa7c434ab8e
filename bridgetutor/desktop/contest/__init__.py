"""Duplicate against robots: choosing a set, the table with its traveller, the results."""
