"""A set of boards played against other tables: the learner's own evening, and what comes in from elsewhere."""
