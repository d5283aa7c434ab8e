"""Questions that take a while, answered in other processes: for one learner at a table, or for thousands of boards."""
