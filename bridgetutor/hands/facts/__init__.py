"""Facts about a hand: points, shape, tricks, and what it holds in a suit."""
