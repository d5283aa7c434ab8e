"""One learner at one table: a choice goes in, a turn comes out. No window, no clock, no disk."""
