"""What the learner has done: an append-only record of sittings and attempts, and what follows from it."""
