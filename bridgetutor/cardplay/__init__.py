"""Playing the cards: what one player may see, and what to play and why."""
