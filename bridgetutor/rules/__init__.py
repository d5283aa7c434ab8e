"""The Laws of bridge: what is legal, who wins, what it scores. Values only, no input or output."""
