"""One table, many games: what a deal comes to, the sheets it is written on, and who settles with whom."""
